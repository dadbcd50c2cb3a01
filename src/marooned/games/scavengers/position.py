"""Positions of the card game written by hand: a mapping that says only what differs from the start (docs/formats.md).

Nothing in a position is random: hands hold only the cards that are named, and the piles only unidentified cards with
those on top that are named. What is not placed anywhere lies unidentified in the piles.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marooned.core.decks import NO_BACK, Pile
from marooned.core.engine import SCRIPTED, SEEDED, Script
from marooned.core.errors import FormatError
from marooned.core.game import Setup, Watch
from marooned.games.scavengers.actions import word
from marooned.games.scavengers.deals import PROMISES, Deal
from marooned.games.scavengers.effects.base import Sx
from marooned.games.scavengers.effects.piles import Refresh
from marooned.games.scavengers.phases.feeding import StartFeeding
from marooned.games.scavengers.phases.hunt import StartHunt
from marooned.games.scavengers.phases.round import EndRound, StartRound
from marooned.games.scavengers.phases.turn import StartTurns
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION, ANON, FINAL, NO_AREA, SETTING_OUT, TURNS
from marooned.games.scavengers.verbs import show_all, show_to

if TYPE_CHECKING:
    from marooned.games.scavengers.game import Scavengers

KEYS: Final = (
    "scenario", "players", "options", "round", "phase", "flag", "area", "areas_left", "dead", "hands", "public",
    "eaten", "stored", "traumas", "face_down", "characters", "character_up", "ability_used", "special_used", "piles",
    "sizes", "discard", "revealed", "caravan", "caravan_fed", "last_pile", "deals", "signal",
)  # fmt: skip
PHASE_WORDS: Final = ("round", "turns", "feeding", "end")


class Reader:
    """Puts named things on a blank table, and keeps track of the cards that are left."""

    def __init__(self, game: Scavengers, position: Mapping[str, Any], seed: int) -> None:
        if not isinstance(position, Mapping):
            raise FormatError("a position is a mapping of keys", "position")
        for key in position:
            if key not in KEYS:
                raise FormatError(f"unknown key; known: {', '.join(KEYS)}", str(key))
        players = position.get("players", 2)
        if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 6:
            raise FormatError("a number from 1 to 6 is expected", "players")
        scenario = str(position.get("scenario", "daring-retreat" if players > 1 else "mad-prophet"))
        options = position.get("options", {})
        if not isinstance(options, Mapping):
            raise FormatError("a mapping of options is expected", "options")
        self.setup = Setup(scenario, ("player",) * players, dict(options))
        self.s = game.blank_state(self.setup, seed)
        self.game = game
        self.position = position
        self.deck = game.cards

    # -- reading words ---------------------------------------------------------------------------------------------
    def seat(self, name: Any, where: str) -> int:
        """The seat of `player-2`."""
        for seat in range(self.s.cfg.seats):
            if name == f"player-{seat + 1}":
                return seat
        raise FormatError(f"{name!r} is no player here; players are player-1 to player-{self.s.cfg.seats}", where)

    def card(self, name: Any, where: str) -> int:
        """Take an unidentified copy of a card out of the deck."""
        for instance in self.s.loose[0]:
            if word(self.s.kind(instance).id) == name:
                self.s.loose[0].remove(instance)
                return instance
        known = any(word(kind.id) == name for kind in self.deck.kinds)
        raise FormatError(f"no more copy of {name!r} is left" if known else f"there is no card {name!r}", where)

    def cards(self, names: Any, where: str) -> list[int]:
        """Some cards out of the deck."""
        return [self.card(name, where) for name in self.listing(names, where)]

    def listing(self, value: Any, where: str) -> list[Any]:
        """A list."""
        if not isinstance(value, list):
            raise FormatError(f"a list is expected, not {value!r}", where)
        return value

    def listed(self, key: str) -> list[Any]:
        """The list under a key of the position."""
        return self.listing(self.position.get(key, []), key)

    def by_seat(self, key: str) -> list[tuple[int, Any, str]]:
        """(seat, value, place) of a mapping by player."""
        value = self.position.get(key, {})
        if not isinstance(value, Mapping):
            raise FormatError("a mapping by player is expected", key)
        return [(self.seat(name, key), item, f"{key}.{name}") for name, item in value.items()]

    def number(self, value: Any, where: str, least: int = 0, most: int = 99) -> int:
        """A whole number."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise FormatError(f"a whole number from {least} to {most} is expected, not {value!r}", where)
        return value

    def index(self, name: Any, things: Any, where: str) -> int:
        """The index of a Trauma, Area or Character by its id."""
        for thing in things:
            if word(thing.id) == name:
                return int(thing.index)
        raise FormatError(f"there is no {name!r}; known: {', '.join(word(thing.id) for thing in things)}", where)

    # -- placing things --------------------------------------------------------------------------------------------
    def people(self) -> None:
        """Hands, Traumas, Characters, the dead."""
        s = self.s
        public = self.position.get("public", False)
        for seat, names, where in self.by_seat("hands"):
            s.hands[seat] = sorted(self.cards(names, where))
            for card in s.hands[seat]:
                show_to(s, card, seat)
                if public or s.kind(card).group != ACTION:
                    show_all(s, card)  # what is no Action came into a hand before everybody's eyes
        for seat, names, where in self.by_seat("eaten"):
            s.eaten[seat] = self.cards(names, where)
            for card in s.eaten[seat]:
                show_all(s, card)
        for seat, n, where in self.by_seat("stored"):
            s.stored[seat] = self.number(n, where)
        for seat, names, where in self.by_seat("traumas"):
            for name in self.listing(names, where):
                trauma = self.index(name, self.deck.traumas, where)
                if any(trauma in row for row in s.traumas):
                    raise FormatError(f"there is only one {name!r}", where)
                s.traumas[seat].append(trauma)
        for name in self.listed("face_down"):
            s.down |= 1 << self.index(name, self.deck.traumas, "face_down")
        for seat, name, where in self.by_seat("characters"):
            s.characters[seat] = self.index(name, self.deck.characters, where)
            s.dealt_characters[seat] = [s.characters[seat]]
            s.char_seen[seat] = 1 << seat
        for name in self.listed("character_up"):
            seat = self.seat(name, "character_up")
            s.char_up |= 1 << seat
            s.char_seen[seat] = s.everybody
        for key, bits in (("ability_used", "char_used"), ("special_used", "once_used"), ("dead", "died")):
            for name in self.listed(key):
                setattr(s, bits, getattr(s, bits) | 1 << self.seat(name, key))
        for seat in range(s.cfg.seats):
            s.alive[seat] = not s.died >> seat & 1

    def table(self) -> None:
        """Everything that lies on the table."""
        s = self.s
        s.discard = self.cards(self.position.get("discard", []), "discard")
        if s.cfg.real_time:
            for seat, names, where in self.by_seat("revealed"):
                s.revealed[seat] = self.cards(names, where)
        else:
            s.revealed[0] = self.cards(self.position.get("revealed", []), "revealed")
        for card in (*s.discard, *(card for zone in s.revealed for card in zone)):
            show_all(s, card)
        s.caravan_fed = bool(self.position.get("caravan_fed", False))
        s.signal = bool(self.position.get("signal", False))
        s.flag = self.seat(self.position.get("flag", "player-1"), "flag")
        for seat, pile, where in self.by_seat("last_pile"):
            s.last_pile[seat] = self.number(pile, where, 1, 3) - 1
        for at, data in enumerate(self.listed("deals")):
            s.deals.append(self.deal(data, f"deals[{at}]"))

    def deal(self, data: Any, where: str) -> Deal:
        """`{giver: player-1, taker: player-2, gives: [food 2], wants: [later hunt]}`."""
        if not isinstance(data, Mapping):
            raise FormatError("a mapping with giver, taker, gives, wants is expected", where)
        deal = Deal(self.seat(data.get("giver"), where), self.seat(data.get("taker"), where), (), ())
        for key, own in (("gives", True), ("wants", False)):
            for text in self.listing(data.get(key, []), f"{where}.{key}"):
                deal = deal.plus(own, self.promise(str(text), where))
        return deal

    def promise(self, text: str, where: str) -> tuple[int, int]:
        """`food 2`, `later hunt`, `leave hunt`, `protect`."""
        what, _, arg = text.partition(" ")
        if what not in PROMISES:
            raise FormatError(f"{what!r} is no promise; known: {', '.join(PROMISES)}", where)
        if what == "protect":
            return PROMISES.index(what), 0
        if what == "food":
            return PROMISES.index(what), self.number(int(arg) if arg.isdigit() else -1, where, 1, 9)
        for kind in self.deck.kinds:
            if word(kind.id) == arg:
                return PROMISES.index(what), kind.index
        raise FormatError(f"there is no card {arg!r}", where)

    def areas(self) -> None:
        """The round, its Area and those to come."""
        s = self.s
        s.round = self.number(self.position.get("round", 1), "round", 1)
        name = self.position.get("area", "old-road")
        if name == "final":
            s.area = FINAL
            s.on_top = s.mixed = 0
        else:
            s.area = self.index(name, self.deck.areas, "area")
            s.areas_left.remove(s.area)
            s.mixed = max(0, s.mixed - max(0, s.round - s.on_top))
            s.on_top = max(0, s.on_top - s.round)
        if "areas_left" in self.position:
            s.on_top = self.number(self.position["areas_left"], "areas_left")

    def piles(self) -> None:
        """Three piles: named cards known from the top, the rest unidentified; `caravan`: tiers of hidden cards."""
        s = self.s
        named = self.position.get("piles", {})
        if not isinstance(named, Mapping):
            raise FormatError("a mapping by pile is expected", "piles")
        tops: list[list[int]] = [[], [], []]
        for name, names in named.items():
            if name not in ("pile-1", "pile-2", "pile-3"):
                raise FormatError("piles are pile-1, pile-2, pile-3", f"piles.{name}")
            tops[int(name[-1]) - 1] = self.cards(names, f"piles.{name}")
        s.caravan_backs = [self.number(tier, "caravan", 1, 3) - 1 for tier in self.listed("caravan")]
        s.caravan = [ANON] * len(s.caravan_backs)
        cells = len(s.loose[0]) - len(s.caravan)
        sizes = self.position.get("sizes")
        if sizes is None:
            parts = [cells // 3 + (index < cells % 3) for index in range(3)]
        else:
            if not (isinstance(sizes, list) and len(sizes) == 3):
                raise FormatError("three numbers are expected: cards of each pile", "sizes")
            parts = [self.number(n, "sizes") - len(top) for n, top in zip(sizes, tops, strict=True)]
            if min(parts) < 0:
                raise FormatError("a pile has more named cards than its size", "sizes")
            s.set_aside = [ANON] * (cells - sum(parts))
            if sum(parts) > cells:
                raise FormatError(f"only {cells} cards are left for the piles", "sizes")
        for index in range(3):
            # Named cards lie at known places, but nobody has seen them: chance turns them up as named.
            s.piles[index] = Pile(tops[index][::-1], [ANON] * parts[index], [], NO_BACK)


def from_position(
    game: Scavengers, position: Mapping[str, Any], script: Script | None, seed: int, watch: Watch | None = None
) -> ScavState:
    """The state of a position, run up to its first decision. Raises FormatError, SetupError."""
    reader = Reader(game, position, seed)
    s = reader.s
    phase = position.get("phase", "turns")
    if phase not in PHASE_WORDS:
        raise FormatError(f"one of {', '.join(PHASE_WORDS)} is expected", "phase")
    reader.people()
    reader.table()
    if phase == "round":
        s.round = reader.number(position.get("round", 1), "round", 1) - 1
        s.area = NO_AREA
        s.on_top = max(0, s.on_top - s.round)
        if position.get("area") == "final":
            s.on_top = s.mixed = 0
        if "areas_left" in position:
            s.on_top = reader.number(position["areas_left"], "areas_left")
        s.phase = SETTING_OUT
    else:
        reader.areas()
        reader.piles()
        s.phase = TURNS
    s.mode = SEEDED if script is None else SCRIPTED
    s.script = script
    s.events = []
    s.watch = watch
    start: dict[str, tuple[Sx, ...]] = {
        "round": (StartRound(),),
        "turns": (Refresh(), StartHunt() if s.cfg.real_time else StartTurns()),
        "feeding": (Refresh(), StartFeeding()),
        "end": (EndRound(),),
    }
    s.push(*start[phase])
    s.run()
    return s
