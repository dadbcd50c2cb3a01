"""The frame of a round: a new Area, the cut of the deck, and what happens between rounds (R-031 to R-036)."""

from __future__ import annotations

from math import ceil

from marooned.core.rng import below
from marooned.games.scavengers import passives
from marooned.games.scavengers.effects.anomaly import Anomaly
from marooned.games.scavengers.effects.base import CloseScope, OpenScope, Sx, SxChance
from marooned.games.scavengers.effects.people import CheckHands
from marooned.games.scavengers.effects.piles import Refresh
from marooned.games.scavengers.phases.caravan import CaravanBack
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ANON, FINAL, ROUND_END, SETTING_OUT
from marooned.games.scavengers.verbs import end, food_of, is_final, seat_name, split


class StartRound(Sx):
    """A new round: the Area, the Caravan's cards, the piles, then what the Area does when it is turned up."""

    __slots__ = ()
    RULES = ("R-020", "R-031", "R-032", "R-035", "R-101")

    def resolve(self, s: ScavState) -> None:
        s.round += 1
        s.phase = SETTING_OUT
        s.char_used = 0
        s.extra_used = False
        s.caravan_fed = False
        s.moved = []
        s.offered = []
        s.push(TurnArea(), CutDeck(), Arrive(), BeginTurns())


class TurnArea(SxChance):
    """The next Area is turned up; the Final Area comes last (R-013, R-014, R-024, R-026)."""

    __slots__ = ()
    STREAM = "area"
    RULES = ("R-012", "R-013", "R-014", "R-015", "R-024", "R-026", "R-031")

    def outcomes(self, s: ScavState) -> list[tuple[int, int]]:
        if s.on_top:
            return [(area, 1) for area in s.areas_left]
        if not s.mixed:
            return [(FINAL, 1)]
        areas = len(s.areas_left)
        return [(FINAL, areas), *((area, s.mixed) for area in s.areas_left)]

    def certain(self, s: ScavState) -> bool:
        return not s.on_top and not s.mixed

    def sample(self, s: ScavState) -> int:
        if s.on_top or not s.mixed:
            if self.certain(s):
                return FINAL
        elif not below(s.rng, self.index(s), s.mixed + 1):
            return FINAL
        while (area := below(s.rng, self.index(s), len(s.deck.areas))) not in s.areas_left:
            pass
        return area

    def landed(self, s: ScavState, outcome: int) -> None:
        s.area = outcome
        if outcome != FINAL:
            s.areas_left.remove(outcome)
            if s.on_top:
                s.on_top -= 1
            else:
                s.mixed -= 1
        place = s.place()
        assert place is not None
        if s.events is not None:
            s.emit("sc-log-round", n=s.round, area=place.title(), cost=place.cost, first=seat_name(s.flag_bearer()))

    def outcome_name(self, s: ScavState, outcome: int) -> str:
        return "final" if outcome == FINAL else s.deck.areas[outcome].id.replace("_", "-")


class CutDeck(Sx):
    """Cards go under the Caravan, the rest is cut into piles (R-032, R-101, Q-10, Q-39)."""

    __slots__ = ()
    RULES = ("R-032", "R-101", "Q-10", "Q-39")

    def resolve(self, s: ScavState) -> None:
        place = s.place()
        cells = len(s.loose[0])
        under = min(place.cost if s.cfg.caravan and place is not None else 0, cells)
        s.push(*(CaravanBack() for _ in range(under)), Cut(cells - under))


class Cut(Sx):
    """The piles; a smaller number of them where an Area says so, the smallest part then lies out of reach."""

    __slots__ = ("cells",)
    RULES = ("R-032", "Q-10")

    def __init__(self, cells: int) -> None:
        self.cells = cells

    def resolve(self, s: ScavState) -> None:
        split(s, [ANON] * self.cells, len(s.piles))
        s.set_aside = []
        for index in range(passives.pile_count(s), len(s.piles)):
            s.set_aside += s.piles[index].cells()
            s.piles[index].bag = []
        s.then(Refresh())


class Arrive(Sx):
    """What the Area does when it is turned up; hand limits that it changes; Anomalies that waited (Q-28)."""

    __slots__ = ()
    RULES = ("R-021", "Q-28")

    def resolve(self, s: ScavState) -> None:
        place = s.place()
        effects = place.on_reveal if place is not None else ()
        waiting = s.anomalies
        s.anomalies = []
        for instance in waiting:
            if instance not in s.discard:
                s.discard.append(instance)
        s.push(
            *(Anomaly(instance, s.flag_bearer()) for instance in waiting),
            OpenScope(s.flag_bearer(), -1, "area/" + (place.id if place is not None else "")),
            *effects,
            CloseScope(),
            CheckHands(),
        )


class BeginTurns(Sx):
    """Turns, or in Last Hunt everybody at once."""

    __slots__ = ()

    def resolve(self, s: ScavState) -> None:
        from marooned.games.scavengers.phases.hunt import StartHunt
        from marooned.games.scavengers.phases.turn import StartTurns

        s.then(StartHunt() if s.cfg.real_time else StartTurns())


class EndRound(Sx):
    """After Feeding: the game is over after the Final Area; else everything on the table is shuffled together again.

    The next player takes the Flag (R-036, Q-19).
    """

    __slots__ = ()
    RULES = ("R-005", "R-026", "R-035", "R-036", "Q-16", "Q-17", "Q-19", "R-added-03")

    def resolve(self, s: ScavState) -> None:
        s.phase = ROUND_END
        if is_final(s):
            finish(s)
            return
        gather(s)
        n = s.cfg.seats
        s.flag = next(seat for seat in ((s.flag + step) % n for step in range(1, n + 1)) if s.alive[seat])
        s.then(StartRound())


def gather(s: ScavState) -> None:
    """Piles and revealed cards become one pure stock; the discard pile stays out (R-035, R-added-03)."""
    cells = [cell for pile in s.piles for cell in pile.cells()]
    cells += [*s.set_aside, *s.caravan, *(card for zone in s.revealed for card in zone)]
    for pile in s.piles:
        pile.top, pile.bag, pile.low, pile.back = [], [], [], -1
    s.set_aside = []
    s.caravan = []
    s.caravan_backs = []
    for zone in s.revealed:
        zone.clear()
    for cell in cells:
        if cell != ANON:
            s.loose[0].append(cell)
            s.seen[cell] = 0
            s.member[cell] = 0
    s.loose[0].sort()


# -- who wins --------------------------------------------------------------------------------------------------------
def finish(s: ScavState) -> None:
    """The Final Area is completed: every living player wins, unless the Scenario says otherwise (R-004, R-005)."""
    living = [seat for seat in range(s.cfg.seats) if s.alive[seat]]
    scenario = s.cfg.scenario
    if scenario.win == "signal" and not s.signal:
        end(s, "no-signal", 0)
        return
    if scenario.win == "fewest_traumas":
        order = sorted(living, key=lambda seat: rank(s, seat))
        living = order[: ceil(len(living) / 2)]
    end(s, "survived", sum(1 << seat for seat in living))


def rank(s: ScavState, seat: int) -> tuple[int, int, int]:
    """Fewest Traumas, then most food in hand, then nearest to the Flag."""
    food = sum(food_of(s, seat, card) for card in s.hands[seat])
    return len(s.traumas[seat]), -food, (seat - s.flag) % s.cfg.seats
