"""A turn: Scavenge, then Collect (R-040). Others may act between any two steps; nobody else is asked."""

from __future__ import annotations

from marooned.core.messages import Msg
from marooned.games.scavengers import codes, moves, passives
from marooned.games.scavengers.actions import COLLECT_NOW, DONE, PILE, PLAY, REVEAL, ROOM, TAKE, TIME_UP, USE
from marooned.games.scavengers.codes import RULE_IDS
from marooned.games.scavengers.effects.base import CloseScope, OneCard, OpenScope, Sx, SxChoice, row_words
from marooned.games.scavengers.effects.cards import TakeCard
from marooned.games.scavengers.effects.people import DropOne
from marooned.games.scavengers.effects.piles import Reveal, pile_label
from marooned.games.scavengers.phases.pay import pay
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION, COLLECT, FINISHED, IDLE, NOBODY, OPPORTUNITY, SCAVENGE, TURNS
from marooned.games.scavengers.verbs import discard_cards, may_hold, seat_name


# -- the order of turns ----------------------------------------------------------------------------------------------
class StartTurns(Sx):
    """Everybody has one turn, clockwise from the Flag (R-033)."""

    __slots__ = ()
    RULES = ("R-033",)

    def resolve(self, s: ScavState) -> None:
        s.phase = TURNS
        s.turns = s.living()
        s.then(NextTurn())


class NextTurn(Sx):
    """The next turn, or Feeding when all had theirs (R-034)."""

    __slots__ = ()
    RULES = ("R-033", "R-034", "Q-20")

    def resolve(self, s: ScavState) -> None:
        from marooned.games.scavengers.phases.feeding import StartFeeding

        s.active = NOBODY
        while s.turns and not s.alive[s.turns[0]]:
            s.turns.pop(0)
        if not s.turns:
            s.then(StartFeeding())
            return
        seat = s.turns.pop(0)
        s.active = seat
        if s.events is not None:
            s.emit("sc-log-turn", who=seat_name(seat))
        s.push(StartTurn(seat), Act(seat), EndTurn(seat), NextTurn())


class StartTurn(Sx):
    """Scavenge begins; what an Area or a Trauma does at the start of a turn comes first."""

    __slots__ = ("who",)
    RULES = ("R-040", "R-041")

    def __init__(self, who: int) -> None:
        self.who = who

    def resolve(self, s: ScavState) -> None:
        seat = self.who
        s.step[seat] = SCAVENGE
        s.pile_of[seat] = NOBODY
        s.reveals[seat] = 0
        s.free_switches[seat] = passives.total(s, seat, "free_switch")
        s.perils_met[seat] = 0
        s.moved = []
        s.offered = []
        effects: list[Sx] = []
        for passive in passives.found(s, seat, "discard_above"):
            over = len(s.hands[seat]) > passive.n
            effects += [DropOne(seat) for _ in range(int(passive.words[0]))] if over else []
        for _ in range(passives.total(s, seat, "turn_start_take")):
            effects.append(TakeRandom(seat))
        s.push(*effects)


class EndTurn(Sx):
    """The turn is over."""

    __slots__ = ("who",)
    RULES = ("R-056",)

    def __init__(self, who: int) -> None:
        self.who = who

    def resolve(self, s: ScavState) -> None:
        if s.alive[self.who]:
            s.step[self.who] = IDLE


class TakeRandom(OneCard):
    """One Action of the discard pile, drawn at random, for the hand."""

    __slots__ = ("who",)
    STREAM = "discard"

    def __init__(self, who: int) -> None:
        self.who = who

    def there(self, s: ScavState) -> list[int]:
        """Action cards in the discard pile."""
        return [card for card in s.discard if s.kind(card).group == ACTION]

    def possible(self, s: ScavState) -> bool:
        return s.alive[self.who] and bool(self.there(s))

    def landed(self, s: ScavState, outcome: int) -> None:
        s.then(TakeCard(self.who, self.copy_of(s, outcome)))


# -- what the active player may do -----------------------------------------------------------------------------------
def pile_code(s: ScavState, seat: int, index: int) -> int:
    """0 if a player may choose a pile for Scavenge (R-042, R-097), or switch to it for nothing where an Area allows."""
    if s.step[seat] != SCAVENGE:
        return codes.R_040
    if not s.piles[index]:
        return codes.R_097
    if s.pile_of[seat] != NOBODY and not (s.free_switches[seat] and s.pile_of[seat] != index):
        return codes.R_043
    last = s.last_pile[seat]
    if passives.flag(s, seat, "same_pile") and last != NOBODY and s.piles[last]:
        return 0 if index == last else codes.R_081  # so there is no other pile that Vertigo could ask for
    others = s.open_piles()
    for passive in passives.found(s, seat, "avoid_tier"):
        if s.top_tier(index) == passive.n and any(s.top_tier(other) != passive.n for other in others):
            return codes.R_081
    return 0


def reveal_code(s: ScavState, seat: int) -> int:
    """0 if a player may Reveal the top card of the chosen pile (R-044, R-045, R-095)."""
    if s.step[seat] != SCAVENGE:
        return codes.R_045
    if s.pile_of[seat] == NOBODY:
        return codes.R_042
    if not s.piles[s.pile_of[seat]]:
        return codes.R_095
    return 0 if s.reveals[seat] < passives.most_reveals(s, seat) else passives.source(s, "max_reveals")


def collect_code(s: ScavState, seat: int) -> int:
    """0 if a player may stop scavenging and collect (R-045, Q-01, Q-30)."""
    if s.step[seat] != SCAVENGE:
        return codes.R_040
    if not s.open_piles():
        return 0
    pile = s.pile_of[seat]
    if pile == NOBODY:
        return codes.Q_01
    if not s.piles[pile] or s.reveals[seat] >= passives.most_reveals(s, seat):
        return 0
    if s.reveals[seat] >= passives.least_reveals(s, seat):
        return 0
    return passives.source(s, "min_reveals") if s.reveals[seat] else codes.Q_01


def take_code(s: ScavState, seat: int, kind: int) -> int:
    """0 if a player may collect a revealed card of the kind (R-047, R-071)."""
    if s.step[seat] != COLLECT:
        return codes.R_049
    cards = [card for card in s.zone(seat) if s.kind(card).index == kind]
    if not cards:
        return codes.R_049
    return 0 if may_hold(s, cards[0]) else codes.R_071


def use_code(s: ScavState, seat: int, kind: int) -> int:
    """0 if a player may fulfil a revealed Opportunity of the kind (R-089, R-090, Q-08, Q-09)."""
    cards = [card for card in s.zone(seat) if s.kind(card).index == kind and s.kind(card).group == OPPORTUNITY]
    if not cards or s.step[seat] not in (SCAVENGE, COLLECT):
        return codes.R_089
    price = s.kind(cards[0]).condition
    return 0 if price is None else moves.price_code(s, seat, price)


def own_options(s: ScavState, seat: int) -> list[int]:
    """The steps of a turn that are open to a player, ascending."""
    found: list[int] = []
    if not reveal_code(s, seat):
        found.append(REVEAL)
    if not collect_code(s, seat):
        found.append(COLLECT_NOW)
    if s.step[seat] == COLLECT:
        found.append(DONE)
    found += [PILE + index for index in range(len(s.piles)) if not pile_code(s, seat, index)]
    kinds = sorted({s.kind(card).index for card in s.zone(seat)})
    found += [TAKE + kind for kind in kinds if not take_code(s, seat, kind)]
    found += [USE + kind for kind in kinds if not use_code(s, seat, kind)]
    return found


def own_step(s: ScavState, seat: int, action: int) -> None:
    """Carry out one of `own_options`."""
    if action == REVEAL:
        s.reveals[seat] += 1
        s.then(Reveal(s.pile_of[seat], seat))
    elif action == COLLECT_NOW:
        s.step[seat] = COLLECT
        if s.events is not None:
            s.emit("sc-log-collects", who=seat_name(seat))
    elif action == DONE:
        s.step[seat] = FINISHED
    elif PILE <= action < PILE + len(s.piles):
        if s.pile_of[seat] != NOBODY:
            s.free_switches[seat] -= 1
        s.pile_of[seat] = action - PILE
        s.last_pile[seat] = action - PILE
        if s.events is not None:
            s.emit("sc-log-pile", who=seat_name(seat), pile=action - PILE + 1)
    elif TAKE <= action < TAKE + ROOM:
        card = next(card for card in s.zone(seat) if s.kind(card).index == action - TAKE)
        s.then(TakeCard(seat, card))
    else:
        card = next(card for card in s.zone(seat) if s.kind(card).index == action - USE)
        fulfil(s, seat, card)


def own_code(s: ScavState, seat: int, action: int) -> int:
    """The code against a step of a turn; 0 if it is none."""
    if action == REVEAL:
        return reveal_code(s, seat)
    if action == COLLECT_NOW:
        return collect_code(s, seat)
    if action == DONE:
        return codes.R_045
    if PILE <= action < PILE + len(s.piles):
        return pile_code(s, seat, action - PILE)
    if TAKE <= action < TAKE + len(s.deck.kinds):
        return take_code(s, seat, action - TAKE)
    if USE <= action < USE + len(s.deck.kinds):
        return use_code(s, seat, action - USE)
    return 0


def fulfil(s: ScavState, seat: int, card: int) -> None:
    """An Opportunity is paid for, resolved and discarded (R-089, R-091)."""
    kind = s.kind(card)
    s.spent = []
    if s.events is not None:
        s.emit("sc-log-fulfils", who=seat_name(seat), card=kind.title())
    s.push(OpenScope(seat, card, f"card/{kind.id}"), *kind.gain, CloseScope(), Fulfilled(card, seat))
    if kind.condition is not None:
        pay(s, seat, kind.condition)


class Fulfilled(Sx):
    """A fulfilled Opportunity is discarded, unless it came into a hand (R-091)."""

    __slots__ = ("card", "seat")
    RULES = ("R-089", "R-091")

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def resolve(self, s: ScavState) -> None:
        s.spent = []
        for zone in s.revealed:
            if self.card in zone:
                zone.remove(self.card)
                discard_cards(s, [self.card], self.seat)


def own_label(s: ScavState, seat: int, action: int) -> Msg:
    """What a step of a turn says."""
    if action in (REVEAL, COLLECT_NOW, DONE, TIME_UP):
        ids = {
            REVEAL: "sc-label-reveal",
            COLLECT_NOW: "sc-label-collect",
            DONE: "sc-label-done",
            TIME_UP: "sc-label-time-up",
        }
        return Msg(ids[action])
    if PILE <= action < PILE + len(s.piles):
        return pile_label(s, action - PILE)
    if TAKE <= action < TAKE + ROOM:
        return Msg("sc-label-take", {"card": s.deck.kinds[action - TAKE].title()})
    if USE <= action < USE + ROOM:
        return Msg("sc-label-use", {"card": s.deck.kinds[action - USE].title()})
    return moves.label_of(s, seat, action)


def own_detail(s: ScavState, seat: int, action: int) -> Msg | None:
    """What a step of a turn brings, as text."""
    if TAKE <= action < TAKE + ROOM:
        return row_words(moves.played_row(s.deck.kinds[action - TAKE]))
    if USE <= action < USE + ROOM:
        return row_words(s.deck.kinds[action - USE].gain)
    if PILE <= action < USE + ROOM and action < PLAY:
        return None
    return moves.detail_of(s, seat, action) if action >= ROOM or 8 <= action <= 22 else None


class Act(SxChoice):
    """What the active player does next; every other living player may act too, but is not asked (R-037)."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-act"
    FORCED = False
    ANYBODY = False
    RULES = ("R-037", "R-040", "R-045", "R-047", "R-090")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def acting(self, s: ScavState) -> tuple[int, ...]:
        others = [seat for seat in s.from_seat(self.who) if seat != self.who and moves.may_join(s, seat)]
        return (self.who, *others)

    def options(self, s: ScavState) -> list[int]:
        if not s.alive[self.who] or s.step[self.who] not in (SCAVENGE, COLLECT):
            return []
        return sorted([*own_options(s, self.who), *moves.options_of(s, self.who)])

    def options_of(self, s: ScavState, seat: int) -> list[int]:
        return moves.options_of(s, seat)

    def extras(self, s: ScavState, options: list[int]) -> list[int]:
        any_time = set(moves.options_of(s, self.who))
        return [option for option in options if option in any_time]

    def answer(self, s: ScavState, action: int) -> None:
        s.then(self)
        if (
            action in (REVEAL, COLLECT_NOW, DONE)
            or PILE <= action < PILE + 3
            or TAKE <= action < TAKE + ROOM
            or (USE <= action < USE + ROOM)
        ):
            own_step(s, self.who, action)
        else:
            moves.carry_out(s, self.who, action)

    def answer_of(self, s: ScavState, seat: int, action: int) -> None:
        s.then(self)
        moves.carry_out(s, seat, action)

    def forbids(self, s: ScavState, action: int) -> str:
        return RULE_IDS[own_code(s, self.who, action) or moves.code_of(s, self.who, action)]

    def forbids_of(self, s: ScavState, seat: int, action: int) -> str:
        return RULE_IDS[moves.code_of(s, seat, action)]

    def prompt(self, s: ScavState) -> Msg:
        return Msg("sc-ask-collect" if s.step[self.who] == COLLECT else self.PROMPT)

    def label(self, s: ScavState, action: int) -> Msg:
        return own_label(s, self.who, action)

    def detail(self, s: ScavState, action: int) -> Msg | None:
        return own_detail(s, self.who, action)

    def detail_of(self, s: ScavState, seat: int, action: int) -> Msg | None:
        return own_detail(s, seat, action)
