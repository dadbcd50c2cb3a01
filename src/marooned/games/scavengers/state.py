"""The state of one card game: who holds what, who knows what, and where everybody is in the round.

Arrays over seats are lists with one entry a seat. What may be done with a field is in `verbs`; what a seat may know of
it is in `knowledge`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from marooned.core.actions import ActionTable
from marooned.core.decks import NO_BACK, Pile
from marooned.core.engine import State
from marooned.core.errors import UnknownAction
from marooned.core.outcome import Outcome
from marooned.core.rng import Dice
from marooned.games.scavengers.cards import Area, Deck, Kind, Scenario
from marooned.games.scavengers.terms import FINAL, GROUP_MODES, IDLE, NO_AREA, NOBODY, PILES, SETTING_OUT

if TYPE_CHECKING:
    from marooned.games.scavengers.deals import Deal

STREAMS: Final = ("pile-1", "pile-2", "pile-3", "caravan", "deal", "trauma", "area", "character", "discard", "hand")


class Config:
    """What the set-up fixed for the whole game; shared by all clones."""

    __slots__ = ("actions", "caravan", "characters", "clock", "deck", "real_time", "scenario", "seats")

    def __init__(
        self,
        deck: Deck,
        actions: ActionTable,
        scenario: Scenario,
        seats: int,
        caravan: bool,
        characters: str,
        clock: str,
    ) -> None:
        self.deck = deck
        self.actions = actions
        self.scenario = scenario
        self.seats = seats
        self.caravan = caravan
        self.characters = characters  # none, choose, random
        self.clock = clock  # of Last Hunt: steps, table
        self.real_time = any(passive.key == "real_time" for passive in scenario.special)


class Scope:
    """Context of running effects. actor: seat whose effect it is. card: instance or -1. cause: id for the log.

    target: seat chosen by the card, NOBODY before.
    """

    __slots__ = ("actor", "card", "cause", "target")
    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "card", "cause", "target")

    def __init__(self, actor: int, card: int, cause: str, target: int = NOBODY) -> None:
        self.actor = actor
        self.card = card
        self.cause = cause
        self.target = target


# What a saved state holds beside the agenda; `cfg` and `deck` are not saved.
_TABLE: Final = (
    "round", "phase", "flag", "active", "turns", "area", "areas_left", "on_top", "mixed", "alive", "hands",
    "eaten", "stored", "traumas", "down", "characters", "dealt_characters", "char_up", "char_used", "char_seen",
    "once_used", "extra_used", "loose", "piles", "set_aside", "caravan", "caravan_backs", "caravan_fed",
    "discard", "revealed", "seen", "met", "member", "looked", "looker", "peril", "facing", "peril_state",
    "peril_by", "hurt", "perils_met", "spent", "passed", "step", "pile_of", "last_pile", "reveals",
    "free_switches", "bites", "hungry", "ready", "points", "shares", "deals", "draft", "moved", "signal",
    "clock_left", "anomalies", "hunts", "playing", "offered", "unfed", "reason", "won", "died",
)  # fmt: skip


@mypyc_attr(serializable=True)
class ScavState(State):
    """One point of one card game."""

    __slots__ = ("cfg", "deck", *_TABLE)
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, *_TABLE)

    def __init__(self, cfg: Config) -> None:
        super().__init__()
        n = cfg.seats
        deck = cfg.deck
        self.cfg = cfg
        self.deck = deck
        self.rng = [0] * len(STREAMS)
        # the round
        self.round = 0
        self.phase = SETTING_OUT
        self.flag = 0
        self.active = NOBODY
        self.turns: list[int] = []  # seats whose turn is still to come, the next one first
        self.area = NO_AREA
        self.areas_left = list(range(len(deck.areas)))  # areas that were not turned up yet (nor are out of the game)
        self.on_top = cfg.scenario.areas_for(n)  # areas above the Final Area, or above those mixed with it
        self.mixed = cfg.scenario.mixed  # areas shuffled together with the Final Area
        self.reason = ""
        self.won = 0  # bits of seats
        self.died = 0  # bits of seats
        self.signal = False  # the signal of Signal Spire was given
        # people
        self.alive = [True] * n
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.eaten: list[list[int]] = [[] for _ in range(n)]  # cards eaten before Feeding
        self.stored = [0] * n  # food points for the next Feeding
        self.traumas: list[list[int]] = [[] for _ in range(n)]  # indices of Trauma cards
        self.down = 0  # bits of Trauma cards that lie face down
        self.characters = [NOBODY] * n
        self.dealt_characters: list[list[int]] = [[] for _ in range(n)]  # to choose from
        self.char_up = 0  # bits of seats
        self.char_used = 0  # bits of seats: ability used this round
        self.char_seen = [0] * n  # bits of seats that know whose Character this is
        self.once_used = 0  # bits of seats: the scenario's once-per-game action
        self.extra_used = False
        # cards
        self.loose: list[list[int]] = [deck.stock.instances()]
        self.piles: list[Pile] = [Pile([], [], []) for _ in range(PILES)]
        self.set_aside: list[int] = []  # cells of a pile that is out of reach this round
        self.caravan: list[int] = []  # cells
        self.caravan_backs: list[int] = []
        self.caravan_fed = False
        self.discard: list[int] = []
        self.revealed: list[list[int]] = [[] for _ in range(n if cfg.real_time else 1)]
        self.seen = [0] * deck.size  # bits of seats that know this card's place
        self.member = [0] * deck.size  # bits of seats that know in which pile this card is, though not where in it
        self.met = [0] * deck.size  # bits of seats that have seen this card since hands were dealt
        self.looked: list[int] = []  # cards that `looker` is looking at
        self.looker = NOBODY
        self.anomalies: list[int] = []  # discarded while there are no piles
        # the peril being resolved
        self.peril = -1
        self.facing = NOBODY
        self.peril_state = 0
        self.peril_by = NOBODY  # who takes the Trauma instead
        self.hurt = 0  # bits of seats that gained a Trauma by it
        self.perils_met = [0] * n  # by each seat in its turn
        self.spent: list[int] = []  # cards discarded for it
        self.passed = 0  # bits of seats that passed in the open window
        # each seat's own scavenging
        self.step = [IDLE] * n
        self.pile_of = [NOBODY] * n
        self.last_pile = [NOBODY] * n
        self.reveals = [0] * n
        self.free_switches = [0] * n
        # feeding
        self.bites: list[list[int]] = [[] for _ in range(n)]  # cards that will be eaten
        self.hungry = 0  # bits of seats that will starve by choice
        self.ready = 0  # bits of seats that have committed
        self.points = [0] * n
        self.shares = [0] * n  # points received from others
        # deals
        self.deals: list[Deal] = []
        self.draft: Deal | None = None
        self.moved: list[int] = []  # cards given away in this window
        self.hunts = [0] * n  # Last Hunt: further turns of this round
        self.playing: list[int] = []  # cards being played
        self.offered: list[int] = []  # pairs of seats that had their deal in this window: giver * 8 + taker
        self.unfed = 0  # bits of seats that lacked food at this Feeding against their will
        self.clock_left = 0  # steps of Last Hunt's turn-based clock

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        new.agenda = self.agenda[:]
        new.scopes = self.scopes[:]
        new.rng = self.rng[:]
        new.asking = self.asking
        new.legal = self.legal
        new.pending = self.pending
        new.waiting = self.waiting
        new.dirty = self.dirty
        new.mode = self.mode
        new.script = None if self.script is None else self.script.copy()
        new.events = None
        new.running = None
        new.watch = None
        new.cfg = self.cfg
        new.deck = self.deck
        new.round = self.round
        new.phase = self.phase
        new.flag = self.flag
        new.active = self.active
        new.area = self.area
        new.on_top = self.on_top
        new.mixed = self.mixed
        new.reason = self.reason
        new.won = self.won
        new.died = self.died
        new.signal = self.signal
        new.down = self.down
        new.char_up = self.char_up
        new.char_used = self.char_used
        new.once_used = self.once_used
        new.extra_used = self.extra_used
        new.caravan_fed = self.caravan_fed
        new.looker = self.looker
        new.peril = self.peril
        new.facing = self.facing
        new.peril_state = self.peril_state
        new.peril_by = self.peril_by
        new.hurt = self.hurt
        new.perils_met = self.perils_met[:]
        new.passed = self.passed
        new.hungry = self.hungry
        new.unfed = self.unfed
        new.ready = self.ready
        new.clock_left = self.clock_left
        new.draft = self.draft
        # lists of values
        new.turns = self.turns[:]
        new.areas_left = self.areas_left[:]
        new.alive = self.alive[:]
        new.stored = self.stored[:]
        new.characters = self.characters[:]
        new.char_seen = self.char_seen[:]
        new.set_aside = self.set_aside[:]
        new.caravan = self.caravan[:]
        new.caravan_backs = self.caravan_backs[:]
        new.discard = self.discard[:]
        new.seen = self.seen[:]
        new.met = self.met[:]
        new.member = self.member[:]
        new.looked = self.looked[:]
        new.anomalies = self.anomalies[:]
        new.spent = self.spent[:]
        new.step = self.step[:]
        new.pile_of = self.pile_of[:]
        new.last_pile = self.last_pile[:]
        new.reveals = self.reveals[:]
        new.free_switches = self.free_switches[:]
        new.points = self.points[:]
        new.shares = self.shares[:]
        new.moved = self.moved[:]
        new.hunts = self.hunts[:]
        new.playing = self.playing[:]
        new.offered = self.offered[:]
        # lists of lists
        new.hands = [row[:] for row in self.hands]
        new.eaten = [row[:] for row in self.eaten]
        new.traumas = [row[:] for row in self.traumas]
        new.dealt_characters = [row[:] for row in self.dealt_characters]
        new.loose = [row[:] for row in self.loose]
        new.revealed = [row[:] for row in self.revealed]
        new.bites = [row[:] for row in self.bites]
        new.piles = [pile.copy() for pile in self.piles]
        new.deals = self.deals[:]
        return new

    # -- short words -----------------------------------------------------------------------------------------------
    def kind(self, instance: int) -> Kind:
        """The printed card of an instance."""
        return self.deck.kind_at[instance]

    def place(self) -> Area | None:
        """The Area of this round, None before the first one."""
        if self.area == NO_AREA:
            return None
        return self.cfg.scenario.final if self.area == FINAL else self.deck.areas[self.area]

    def zone(self, seat: int) -> list[int]:
        """The revealed cards that a seat's Reveals join: common, or its own in Last Hunt (R-029, R-124)."""
        return self.revealed[seat if self.cfg.real_time else 0]

    def living(self) -> list[int]:
        """Living seats, clockwise from the Flag (R-033)."""
        n = self.cfg.seats
        return [seat for seat in (*range(self.flag, n), *range(self.flag)) if self.alive[seat]]

    def from_seat(self, first: int) -> list[int]:
        """Living seats, clockwise from a seat."""
        n = self.cfg.seats
        return [seat for seat in (*range(first % n, n), *range(first % n)) if self.alive[seat]]

    def flag_bearer(self) -> int:
        """Who breaks ties: the Flag holder, or the next living player clockwise (Q-19)."""
        living = self.living()
        return living[0] if living else self.flag

    @property
    def everybody(self) -> int:
        """Bits of all seats."""
        return (1 << self.cfg.seats) - 1

    def scene_of(self, actor: int) -> int:
        """The seat that faces what an actor's card reveals: the active player, else the actor (Q-55)."""
        return actor if self.cfg.real_time or self.active == NOBODY else self.active

    def open_piles(self) -> list[int]:
        """Piles that hold cards (R-097)."""
        return [index for index, pile in enumerate(self.piles) if pile]

    def top_tier(self, index: int) -> int:
        """Tier on the visible back of a pile's top card, 0 if there is none (R-046)."""
        pile = self.piles[index]
        cell = pile.top[-1] if pile.top else pile.low[0] if pile.low and not pile.bag else -1
        if cell >= 0:
            return self.deck.tier_at[cell]
        return pile.back + 1 if pile and pile.back != NO_BACK else 0

    # -- the contract ----------------------------------------------------------------------------------------------
    def view(self, seat: int, dice: Dice) -> Self:
        from marooned.games.scavengers.knowledge import sampled

        new = super().view(seat, dice)
        sampled(new, seat, dice)
        return new

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        won = tuple(seat for seat in range(self.cfg.seats) if self.won >> seat & 1)
        points = tuple(int(alive) for alive in self.alive)
        return Outcome(won, self.reason, self.round, points, self.group_success())

    def group_success(self) -> bool:
        """Whether the group got through: nobody died and everybody won (Q-18); where all are rivals: somebody won."""
        if self.cfg.scenario.mode in GROUP_MODES:
            return self.won == self.everybody
        return self.won != 0

    def seats(self) -> int:
        return self.cfg.seats

    def observation(self, seat: int) -> dict[str, Any]:
        from marooned.games.scavengers.visible import observation

        seen: dict[str, Any] = observation(self, seat)
        return seen

    def check_end(self) -> None:
        from marooned.games.scavengers.verbs import check_end

        check_end(self)

    def is_terminal(self) -> bool:
        return bool(self.reason)

    def action_to_string(self, action: int) -> str:
        if self.pending is not None:
            return self.pending.outcome_name(self, action)
        return self.cfg.actions.name(action)

    def string_to_action(self, text: str) -> int:
        if self.pending is not None:
            for outcome, _ in self.pending.outcomes(self):
                if self.pending.outcome_name(self, outcome) == text:
                    return outcome
            raise UnknownAction(text)
        return self.cfg.actions.number(text)

    def cause(self) -> str:
        return self.scopes[-1].cause if self.scopes else ""
