"""The cards of the card game as typed values, and the deck that holds them all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from marooned.core.decks import Backs, Stock
from marooned.core.messages import Msg
from marooned.games.scavengers.terms import ACTION

if TYPE_CHECKING:
    from marooned.games.scavengers.effects.base import Sx


@dataclass(frozen=True, slots=True)
class Marks:
    """How sure we are of a card's fields. whole: of all; or field by field. part: what of the effect is known."""

    whole: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)
    part: str = ""

    def of(self, name: str) -> str:
        """`known` or `reconstructed`."""
        return self.whole or self.fields.get(name, "reconstructed")

    def all_known(self) -> bool:
        """Whether nothing of the card is our invention."""
        return self.whole == "known" or (not self.whole and set(self.fields.values()) == {"known"})


def own_title(name: str) -> Msg:
    """A name that an owner of the game corrected; it is shown as it is in every language."""
    return Msg("sc-own-name", {"name": name})


@dataclass(frozen=True, slots=True)
class Price:
    """What is paid from the own hand: so many cards, so much food, one of some cards; or a Trauma taken."""

    cards: int = 0
    food: int = 0
    any_of: tuple[str, ...] = ()
    traumas: int = 0


@dataclass(frozen=True, slots=True)
class Passive:
    """A lasting modifier. n: its number. words: its list. effect: what it lets a player do."""

    key: str
    n: int = 0
    words: tuple[str, ...] = ()
    effect: tuple[Sx, ...] = ()
    price: Price | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """One printed scavenge card; `copies` instances of it from `first` on.

    food: its value when eaten, -1 if it can't be in a hand.  window, effect: how it is played from the hand.
    turns: `target` or `player` may turn the Character up (R-114, R-115).
    """

    index: int
    id: str
    name: str
    group: int
    tier: int
    copies: int
    first: int
    marks: Marks
    food: int = -1
    window: int = 0
    effect: tuple[Sx, ...] = ()
    turns: str = ""
    tags: tuple[str, ...] = ()
    avoid: Price | None = None
    tame: Price | None = None
    defeated_by: tuple[str, ...] = ()
    tags_only_protect: bool = False
    reward: tuple[Sx, ...] = ()
    harm: tuple[Sx, ...] = ()
    condition: Price | None = None
    gain: tuple[Sx, ...] = ()
    own_name: bool = False

    def title(self) -> Msg:
        """Its name."""
        return own_title(self.name) if self.own_name else Msg(f"sc-card-{self.id.replace('_', '-')}")


@dataclass(frozen=True, slots=True)
class Trauma:
    """One Trauma card. on_gain: once, when gained. passive: while face up."""

    index: int
    id: str
    name: str
    marks: Marks
    on_gain: tuple[Sx, ...] = ()
    passive: tuple[Passive, ...] = ()
    own_name: bool = False

    def title(self) -> Msg:
        """Its name."""
        return own_title(self.name) if self.own_name else Msg(f"sc-trauma-{self.id.replace('_', '-')}")


@dataclass(frozen=True, slots=True)
class Area:
    """One Area, or the back of a Scenario. cost: food that each player needs."""

    index: int
    id: str
    name: str
    cost: int
    marks: Marks
    mood: str = ""
    on_reveal: tuple[Sx, ...] = ()
    passive: tuple[Passive, ...] = ()
    own_name: bool = False

    def title(self) -> Msg:
        """Its name."""
        return own_title(self.name) if self.own_name else Msg(f"sc-area-{self.id.replace('_', '-')}")


@dataclass(frozen=True, slots=True)
class Scenario:
    """One Scenario card.

    areas: (seats from which it holds, number of Areas) rows, ascending.  mixed: Areas shuffled together with the Final
    Area below those (R-014).  deal: cards per tier.  win: `alive`, `signal` or `fewest_traumas`.
    """

    id: str
    name: str
    least: int
    most: int
    mode: str
    areas: tuple[tuple[int, int], ...]
    mixed: int
    deal: tuple[int, int, int]
    final: Area
    win: str
    marks: Marks
    special: tuple[Passive, ...] = ()
    own_name: bool = False

    def areas_for(self, seats: int) -> int:
        """How many Areas lie above the Final Area (and those mixed with it)."""
        return [number for least, number in self.areas if least <= seats][-1]

    def title(self) -> Msg:
        """Its name."""
        return own_title(self.name) if self.own_name else Msg(f"sc-scenario-{self.id.replace('_', '-')}")


@dataclass(frozen=True, slots=True)
class Character:
    """One Character. ability: what an active one does. flips: it turns face down first (R-118)."""

    index: int
    id: str
    name: str
    marks: Marks
    passive: tuple[Passive, ...] = ()
    ability: tuple[Sx, ...] = ()
    flips: bool = False
    reaction: bool = False
    own_name: bool = False

    def title(self) -> Msg:
        """Its name."""
        return own_title(self.name) if self.own_name else Msg(f"sc-character-{self.id.replace('_', '-')}")


class Deck:
    """All cards of one deck file. text: the file. digest: names it in records, "" for the deck that comes along."""

    def __init__(
        self,
        kinds: tuple[Kind, ...],
        traumas: tuple[Trauma, ...],
        areas: tuple[Area, ...],
        scenarios: tuple[Scenario, ...],
        characters: tuple[Character, ...],
        survivor: tuple[Passive, ...],
        text: str,
        digest: str,
    ) -> None:
        self.kinds = kinds
        self.traumas = traumas
        self.areas = areas
        self.scenarios = {scenario.id.replace("_", "-"): scenario for scenario in scenarios}
        self.characters = characters
        self.survivor = survivor
        self.text = text
        self.digest = digest
        self.by_id = {kind.id: kind for kind in kinds}
        self.kind_at: list[Kind] = [kind for kind in kinds for _ in range(kind.copies)]  # by instance
        self.size = len(self.kind_at)
        tiers = tuple(kind.tier - 1 for kind in self.kind_at)
        self.stock = Stock(0, "scavenge", 0, self.size, 0, tiers)
        self.backs = Backs((self.stock,))
        self.tier_at = [tier + 1 for tier in tiers]

    def actions(self) -> list[int]:
        """Instances of all Action cards."""
        return [instance for instance, kind in enumerate(self.kind_at) if kind.group == ACTION]
