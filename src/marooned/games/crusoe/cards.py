"""What a card is: typed values whose effects read like the printed card. The decks themselves are in `content/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marooned.games.crusoe.layout import (
    BEASTS,
    BUILD_CARDS,
    CARDS_END,
    DISCOVERIES,
    EXPLORE_CARDS,
    GATHER_CARDS,
    INVENTIONS,
    ISLAND,
    MYSTERIES,
    STARTING,
    WRECKAGE,
)
from marooned.games.crusoe.terms import NOTHING

if TYPE_CHECKING:
    from marooned.games.crusoe.effects.base import Fx

BOOK: Final = -1  # icon of an event card; the others are BUILD, GATHER, EXPLORE

TREASURE: Final = 0
TRAP: Final = 1
MONSTER: Final = 2
MYSTERY_KINDS: Final = ("treasure", "trap", "monster")


class Price:
    """One way to pay or to be allowed: resources that are discarded, an item that must be built. Immutable."""

    __slots__ = ("goods", "item", "offer")

    def __init__(self, wood: int = 0, food: int = 0, fur: int = 0, item: str = "") -> None:
        self.goods = (wood, food, 0, fur)
        self.item = item
        self.offer = (self.goods, item, 0)  # as `planning` puts prices, without flags

    def free(self) -> bool:
        """Whether nothing is discarded."""
        return self.goods == NOTHING


FREE: Final = (Price(),)


class ThreatAction:
    """The action printed on an event card. prices: alternatives. pawns_of_different_players: see RC-planning-06."""

    __slots__ = ("different_players", "id", "offers", "pawns", "prices", "reward", "weapon")

    def __init__(
        self,
        id: str,
        pawns: int,
        *reward: Fx,
        prices: tuple[Price, ...] = FREE,
        weapon: int = 0,
        different_players: bool = False,
    ) -> None:
        self.id = id
        self.pawns = pawns
        self.reward = reward
        self.prices = prices
        self.offers = [price.offer for price in prices]
        self.weapon = weapon
        self.different_players = different_players


class Card:
    """Base of all cards. id: unique in its deck."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id


class EventCard(Card):
    """An event: icon, event effect, threat action, threat effect. Wreckage cards are events with two actions."""

    __slots__ = ("actions", "effect", "event", "icon")

    def __init__(
        self,
        id: str,
        icon: int,
        event: tuple[Fx, ...],
        action: ThreatAction | tuple[ThreatAction, ...],
        effect: tuple[Fx, ...],
    ) -> None:
        super().__init__(id)
        self.icon = icon
        self.event = event
        self.actions = action if isinstance(action, tuple) else (action,)
        self.effect = effect


class AdventureCard(Card):
    """An adventure: the upper part is resolved when drawn in an action, `event` when drawn from the event deck.

    The card is discarded after either part unless an effect shuffled it into the event deck. copies: how many exist.
    """

    __slots__ = ("copies", "event", "event_name", "upper")

    def __init__(
        self, id: str, upper: tuple[Fx, ...], event_name: str = "", event: tuple[Fx, ...] = (), copies: int = 1
    ) -> None:
        super().__init__(id)
        self.upper = upper
        self.event_name = event_name
        self.event = event
        self.copies = copies


class MysteryCard(Card):
    """A treasure, trap or monster. kept: it stays in play after `upper`. uses: how often a kept card can be used."""

    __slots__ = ("event", "event_name", "kept", "kind", "upper", "uses")

    def __init__(
        self,
        id: str,
        kind: int,
        upper: tuple[Fx, ...] = (),
        kept: bool = False,
        uses: int = 0,
        event_name: str = "",
        event: tuple[Fx, ...] = (),
    ) -> None:
        super().__init__(id)
        self.kind = kind
        self.upper = upper
        self.kept = kept
        self.uses = uses
        self.event_name = event_name
        self.event = event


class BeastCard(Card):
    """A beast: strength against the weapon level, what the fight costs and brings. extra: further effects."""

    __slots__ = ("extra", "food", "fur", "strength", "weapon")

    def __init__(self, id: str, strength: int, weapon: int, food: int, fur: int, extra: tuple[Fx, ...] = ()) -> None:
        super().__init__(id)
        self.strength = strength
        self.weapon = weapon
        self.food = food
        self.fur = fur
        self.extra = extra


class Invention(Card):
    """An invention and the item it becomes. terrain: bit or 0. items: ids that must be built. prices: alternatives.

    character: whose own invention it is, -1 for the others. fixed: starts on the board. on_build, on_loss: effects of
    turning to the item side and back. multiple: may be built again and again. at_once: ready when the action works,
    not when all actions are over. (The last two: inventions of scenarios.)
    """

    __slots__ = (
        "at_once",
        "character",
        "fixed",
        "items",
        "multiple",
        "offers",
        "on_build",
        "on_loss",
        "prices",
        "terrain",
    )

    def __init__(
        self,
        id: str,
        terrain: int = 0,
        items: tuple[str, ...] = (),
        prices: tuple[Price, ...] = FREE,
        on_build: tuple[Fx, ...] = (),
        on_loss: tuple[Fx, ...] = (),
        fixed: bool = False,
        character: int = -1,
        multiple: bool = False,
        at_once: bool = False,
    ) -> None:
        super().__init__(id)
        self.multiple = multiple
        self.at_once = at_once
        self.terrain = terrain
        self.items = items
        self.prices = prices
        self.offers = [price.offer for price in prices]
        self.on_build = on_build
        self.on_loss = on_loss
        self.fixed = fixed
        self.character = character


class Simple(Card):
    """A discovery token or starting item; what it does is an ability (see `abilities`)."""

    __slots__ = ("copies",)

    def __init__(self, id: str, copies: int = 1) -> None:
        super().__init__(id)
        self.copies = copies


class Cards:
    """All cards of the base game by instance id, built once by `content`. Immutable after building."""

    __slots__ = ("actions", "all", "copied", "inventions", "item_index", "kinds")

    def __init__(self, decks: tuple[tuple[int, tuple[Card, ...]], ...]) -> None:
        cards: list[Card] = []
        for first, deck in decks:
            assert first == len(cards), f"deck must start at {first}, not {len(cards)}"
            cards.extend(deck)
        assert len(cards) == CARDS_END
        self.all = tuple(cards)
        first_of: dict[tuple[str, str], int] = {}
        kinds: list[int] = []
        for instance, card in enumerate(cards):
            kinds.append(first_of.setdefault((deck_of(instance), card.id), instance))
        self.kinds = tuple(kinds)
        self.copied = tuple(kinds.count(kind) > 1 for kind in kinds)
        # Threat actions by instance; other cards have none.
        self.actions = tuple(card.actions if isinstance(card, EventCard) else () for card in cards)
        self.inventions = tuple(card for card in cards[INVENTIONS:STARTING] if isinstance(card, Invention))
        self.item_index = {card.id: index for index, card in enumerate(self.inventions)}

    def event(self, instance: int) -> EventCard:
        """The event or wreckage card of an instance."""
        card = self.all[instance]
        assert isinstance(card, EventCard)
        return card

    def adventure(self, instance: int) -> AdventureCard:
        """The adventure card of an instance."""
        card = self.all[instance]
        assert isinstance(card, AdventureCard)
        return card

    def mystery(self, instance: int) -> MysteryCard:
        """The mystery card of an instance."""
        card = self.all[instance]
        assert isinstance(card, MysteryCard)
        return card

    def beast(self, instance: int) -> BeastCard:
        """The beast card of an instance."""
        card = self.all[instance]
        assert isinstance(card, BeastCard)
        return card

    def instance(self, deck: str, id: str) -> int:
        """First instance of a card by deck and id; raises KeyError."""
        for instance, card in enumerate(self.all):
            if card.id == id and deck_of(instance) == deck:
                return instance
        raise KeyError(f"{deck}/{id}")


def deck_of(instance: int) -> str:
    """Name of the deck that an instance belongs to."""
    if instance < BUILD_CARDS:
        return "event"
    if instance < GATHER_CARDS:
        return "build"
    if instance < EXPLORE_CARDS:
        return "gather"
    if instance < MYSTERIES:
        return "explore"
    if instance < BEASTS:
        return "mystery"
    if instance < ISLAND:
        return "beast"
    if instance < DISCOVERIES:
        return "island"
    if instance < INVENTIONS:
        return "discovery"
    if instance < STARTING:
        return "invention"
    if instance < WRECKAGE:
        return "starting"
    return "wreckage"
