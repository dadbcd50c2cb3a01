"""Last Hunt: everybody scavenges at the same time, until all are done or the time is up (R-120 to R-127).

The engine has no clock: `time-up` is an action of the table. Without a real clock (option `clock: steps`) every step
of a turn takes one of the round's steps, and the seats are asked in turn, so that programs and people at one screen
can play the scenario: after each step the next seat clockwise is asked (docs/rulings/scavengers.md).
"""

from __future__ import annotations

from typing import Final

from marooned.core.engine import TABLE
from marooned.core.messages import Msg
from marooned.games.scavengers import moves
from marooned.games.scavengers.actions import COLLECT_NOW, DONE, PILE, REVEAL, ROOM, TAKE, TIME_UP, USE
from marooned.games.scavengers.codes import RULE_IDS
from marooned.games.scavengers.effects.base import Sx, SxChoice
from marooned.games.scavengers.phases.feeding import StartFeeding
from marooned.games.scavengers.phases.turn import StartTurn, own_code, own_detail, own_label, own_options, own_step
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import COLLECT, FINISHED, IDLE, SCAVENGE, TURNS

STEPS: Final = 12  # of each living player and round on the turn-based clock
SECONDS_A_STEP: Final = 7.5


class StartHunt(Sx):
    """Everybody's Scavenge begins (R-120, R-122, R-123, Q-48)."""

    __slots__ = ()
    RULES = ("R-120", "R-122", "R-123", "Q-48")

    def resolve(self, s: ScavState) -> None:
        s.phase = TURNS
        living = s.living()
        s.clock_left = steps_of(s) * len(living)
        s.hunts = [0] * s.cfg.seats
        s.push(*(StartTurn(seat) for seat in living), HuntTogether(), EndHunt())


def seconds_of(s: ScavState) -> int:
    """The time limit of this round in seconds (Q-47)."""
    place = s.place()
    own = [passive.n for passive in place.passive if passive.key == "seconds"] if place is not None else []
    usual = [passive.n for passive in s.cfg.scenario.special if passive.key == "seconds_per_round"]
    return (own or usual or [90])[0]


def steps_of(s: ScavState) -> int:
    """Steps of each player on the turn-based clock: one for every 7.5 seconds."""
    return max(1, round(seconds_of(s) / SECONDS_A_STEP))


class HuntTogether(SxChoice):
    """Any living player who is not done takes a step; the order of arrival is the order of the game (R-added-06)."""

    __slots__ = ("last",)
    PROMPT = "sc-ask-act"
    FORCED = False
    ANYBODY = False
    RULES = ("R-120", "R-121", "R-124", "R-125", "Q-48", "R-added-06")

    def __init__(self, last: int = -1) -> None:
        self.last = last

    def hunting(self, s: ScavState) -> list[int]:
        """Who is not done yet, the next one in turn first."""
        first = s.flag if self.last < 0 else (self.last + 1) % s.cfg.seats
        return [seat for seat in s.from_seat(first) if s.step[seat] in (SCAVENGE, COLLECT)]

    def seat(self, s: ScavState) -> int:
        return self.hunting(s)[0]

    def acting(self, s: ScavState) -> tuple[int, ...]:
        hunting = self.hunting(s)
        done = [seat for seat in s.living() if seat not in hunting and moves.may_join(s, seat)]
        table = (TABLE,) if s.cfg.clock == "table" else ()
        return (*hunting, *done, *table)

    def awaited(self, s: ScavState) -> tuple[int, ...]:
        return tuple(self.hunting(s)) if s.cfg.clock == "table" else (self.seat(s),)

    def options(self, s: ScavState) -> list[int]:
        hunting = self.hunting(s)
        if not hunting or (s.cfg.clock == "steps" and s.clock_left <= 0):
            return []
        return self.of(s, hunting[0])

    def of(self, s: ScavState, seat: int) -> list[int]:
        """What one player may do."""
        return sorted([*own_options(s, seat), *moves.options_of(s, seat)])

    def options_of(self, s: ScavState, seat: int) -> list[int]:
        return [TIME_UP] if seat == TABLE else self.of(s, seat)

    def extras(self, s: ScavState, options: list[int]) -> list[int]:
        any_time = set(moves.options_of(s, self.seat(s)))
        return [option for option in options if option in any_time]

    def answer(self, s: ScavState, action: int) -> None:
        self.answer_of(s, self.seat(s), action)

    def answer_of(self, s: ScavState, seat: int, action: int) -> None:
        if seat == TABLE:
            time_is_up(s)
            return
        if s.step[seat] == FINISHED:  # done with the own turn, still free to play: it costs the others no step
            s.then(self)
            moves.carry_out(s, seat, action)
            return
        s.then(HuntTogether(seat))
        s.clock_left -= 1
        if (
            action in (REVEAL, COLLECT_NOW, DONE)
            or PILE <= action < PILE + 3
            or TAKE <= action < TAKE + ROOM
            or (USE <= action < USE + ROOM)
        ):
            own_step(s, seat, action)
            if action == DONE and s.hunts[seat]:
                s.hunts[seat] -= 1
                s.then(StartTurn(seat))
        else:
            moves.carry_out(s, seat, action)

    def none(self, s: ScavState) -> None:
        if self.hunting(s):
            time_is_up(s)

    def forbids(self, s: ScavState, action: int) -> str:
        seat = self.seat(s)
        return RULE_IDS[own_code(s, seat, action) or moves.code_of(s, seat, action)]

    def forbids_of(self, s: ScavState, seat: int, action: int) -> str:
        return RULE_IDS[moves.code_of(s, seat, action)]

    def prompt(self, s: ScavState) -> Msg:
        return self.prompt_of(s, self.seat(s))

    def prompt_of(self, s: ScavState, seat: int) -> Msg:
        if s.step[seat] == FINISHED:
            return Msg("ui-acts")
        return Msg("sc-ask-collect" if s.step[seat] == COLLECT else self.PROMPT)

    def label(self, s: ScavState, action: int) -> Msg:
        return own_label(s, self.seat(s), action)

    def detail(self, s: ScavState, action: int) -> Msg | None:
        return own_detail(s, self.seat(s), action)

    def detail_of(self, s: ScavState, seat: int, action: int) -> Msg | None:
        return own_detail(s, seat, action)


def time_is_up(s: ScavState) -> None:
    """The round stops at once; who is not done collects nothing more (R-121, Q-49)."""
    for seat in range(s.cfg.seats):
        if s.alive[seat]:
            s.step[seat] = FINISHED
    if s.events is not None:
        s.emit("sc-log-time-up")


class EndHunt(Sx):
    """Feeding begins."""

    __slots__ = ()
    RULES = ("R-034", "R-121", "Q-49")

    def resolve(self, s: ScavState) -> None:
        for seat in range(s.cfg.seats):
            if s.alive[seat]:
                s.step[seat] = IDLE
        s.then(StartFeeding())
