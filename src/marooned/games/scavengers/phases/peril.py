"""A Peril, step by step (Q-02): window, discard of the other revealed cards, harm, reward, the Peril's own discard."""

from __future__ import annotations

from marooned.core.messages import Msg
from marooned.games.scavengers import codes, moves, passives
from marooned.games.scavengers.actions import ABILITY, AVOID, DEAL, DEFEAT, GIFT, PASS, PLAY, ROOM, SUFFER, TAME
from marooned.games.scavengers.cards import Price
from marooned.games.scavengers.codes import RULE_IDS
from marooned.games.scavengers.deals import deal_code
from marooned.games.scavengers.effects.base import CloseScope, OpenScope, Sx, SxChoice, row_words
from marooned.games.scavengers.effects.cards import Defeat, TakeSelf
from marooned.games.scavengers.phases.pay import drop, pay
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import (
    AVOIDED,
    COLLECT,
    DEFEATED,
    KEPT,
    NOBODY,
    REACTION,
    SCAVENGE,
    SETTLED,
)
from marooned.games.scavengers.verbs import card_name, discard_cards, held_kinds, is_public, lies_somewhere, seat_name


class MeetPeril(Sx):
    """A Peril lies face up: it is resolved at once (R-077); in Last Hunt that stops everybody's Scavenge (R-127)."""

    __slots__ = ("instance", "seat")
    RULES = ("R-077", "R-127", "Q-02", "Q-55")

    def __init__(self, instance: int, seat: int) -> None:
        self.instance = instance
        self.seat = seat

    def resolve(self, s: ScavState) -> None:
        s.peril = self.instance
        s.facing = self.seat
        s.peril_state = 0
        s.peril_by = NOBODY
        s.hurt = 0
        s.spent = []
        s.passed = 0
        s.moved = []
        s.perils_met[self.seat] += 1
        keeps = any(passive.key == "first_peril_keeps" for passive in passives.of_table(s))
        if keeps and s.perils_met[self.seat] == 1:
            s.peril_state |= KEPT
        if s.events is not None:
            s.emit("sc-log-peril", who=seat_name(self.seat), card=card_name(s, self.instance))
        s.push(React(), OthersDiscarded(), Harm(), Reward(), PerilOver())


# -- reactions -------------------------------------------------------------------------------------------------------
def effective_price(s: ScavState, price: Price) -> Price:
    """The price to avoid the Peril for the player who faces it; a Character may lower it."""
    less = -passives.total(s, s.facing, "avoid_price")
    cards = max(0, price.cards - less) if price.cards else 0
    food = max(0, price.food - less) if price.food else 0
    return Price(cards, food, price.any_of, price.traumas)


def avoid_code(s: ScavState) -> int:
    """0 if the player who faces the Peril may pay to avoid its harm."""
    price = s.kind(s.peril).avoid
    if price is None:
        return codes.R_075
    if passives.flag(s, s.facing, "no_avoid"):
        return passives.source(s, "no_avoid")
    return moves.price_code(s, s.facing, effective_price(s, price))


def tame_code(s: ScavState) -> int:
    """0 if the player who faces the Peril may pay to tame it."""
    price = s.kind(s.peril).tame
    return codes.R_075 if price is None else moves.price_code(s, s.facing, price)


def defeat_code(s: ScavState, kind: int) -> int:
    """0 if the player who faces the Peril may discard a card of the kind to defeat it (R-075, Q-04, Q-05)."""
    if passives.flag(s, s.facing, "no_defeat"):
        return codes.R_081
    named = s.deck.kinds[kind].id in s.kind(s.peril).defeated_by
    return 0 if named and kind in held_kinds(s, s.facing) else codes.R_075


def may_react(s: ScavState, seat: int) -> bool:
    """Whether, as far as everybody can see, a player might interfere (R-added-04)."""
    if not s.alive[seat]:
        return False
    if not moves.ability_code(s, seat):
        return True
    may_give = seat != s.facing and not moves.gift_code(s, seat)
    for card in s.hands[seat]:
        if not is_public(s, card) or may_give:
            return True
        kind = s.kind(card)
        if kind.window == REACTION and kind.effect and not moves.reaction_code(s, seat, kind):
            return True
        if seat == s.facing:
            return True
    return seat == s.facing and avoid_code(s) == 0


def open_end(s: ScavState) -> bool:
    """Whether a reaction could still change anything."""
    if not s.peril_state & SETTLED:
        return True
    return not s.peril_state & KEPT and bool(s.zone(s.facing))


class React(SxChoice):
    """Reactions, prices and gifts, asked of the player who faces the Peril, then clockwise, until all pass (Q-04)."""

    __slots__ = ()
    PROMPT = "sc-ask-react"
    FORCED = False
    RULES = ("R-078", "R-133", "R-137", "Q-04", "Q-05", "Q-06", "R-added-04")

    def seat(self, s: ScavState) -> int:
        for seat in s.from_seat(s.facing):
            if not s.passed >> seat & 1 and may_react(s, seat):
                return seat
        return NOBODY

    def options(self, s: ScavState) -> list[int]:
        seat = self.seat(s) if open_end(s) else NOBODY
        if seat == NOBODY or not s.alive[s.facing]:
            return []
        settled = bool(s.peril_state & SETTLED)
        found = [PASS] if settled or seat != s.facing else []
        if not moves.ability_code(s, seat):
            found.append(ABILITY)
        if seat == s.facing and not settled:
            found += [AVOID] if not avoid_code(s) else []
            found += [TAME] if not tame_code(s) else []
            found.append(SUFFER)
        if not moves.gift_code(s, seat):
            found.append(GIFT)
        if not deal_code(s, seat):
            found.append(DEAL)
        found += [
            PLAY + kind
            for kind in held_kinds(s, seat)
            if not moves.play_code(s, seat, s.deck.kinds[kind])
            and not (settled and any(isinstance(effect, Defeat) for effect in s.deck.kinds[kind].effect))
        ]
        if seat == s.facing and not settled:
            found += [DEFEAT + kind for kind in held_kinds(s, seat) if not defeat_code(s, kind)]
        return sorted(found)

    def search(self, s: ScavState, options: list[int]) -> list[int]:
        """A card that defeats by its price is not offered as a play as well; gifts are left to their own planning."""
        paid = {option - DEFEAT for option in options if DEFEAT <= option < DEFEAT + ROOM}
        return [option for option in options if option - PLAY not in paid]

    def answer(self, s: ScavState, action: int) -> None:
        seat = self.seat(s)
        s.then(self)
        if action in (PASS, SUFFER):
            s.passed |= 1 << seat
            if action == SUFFER and s.events is not None:
                s.emit("sc-log-suffers", who=seat_name(seat))
            return
        s.passed = 0
        kind = s.kind(s.peril)
        if action == AVOID:
            assert kind.avoid is not None
            s.peril_state |= AVOIDED
            if s.events is not None:
                s.emit("sc-log-avoids", who=seat_name(seat))
            pay(s, seat, effective_price(s, kind.avoid))
        elif action == TAME:
            assert kind.tame is not None
            if s.events is not None:
                s.emit("sc-log-tames", who=seat_name(seat), card=kind.title())
            s.then(Tamed())
            pay(s, seat, kind.tame)
        elif DEFEAT <= action < DEFEAT + ROOM:
            s.peril_state |= DEFEATED
            if s.events is not None:
                s.emit("sc-log-defeated", who=seat_name(seat))
            drop(s, seat, action - DEFEAT)
        else:
            moves.carry_out(s, seat, action)

    def forbids(self, s: ScavState, action: int) -> str:
        seat = self.seat(s)
        if action == AVOID:
            return RULE_IDS[avoid_code(s) if seat == s.facing else codes.Q_04]
        if action == TAME:
            return RULE_IDS[tame_code(s) if seat == s.facing else codes.Q_04]
        if DEFEAT <= action < DEFEAT + len(s.deck.kinds):
            return RULE_IDS[defeat_code(s, action - DEFEAT) if seat == s.facing else codes.Q_04]
        return RULE_IDS[moves.code_of(s, seat, action)]

    def prompt(self, s: ScavState) -> Msg:
        seat = self.seat(s)
        own = int(seat == s.facing)
        return Msg(self.PROMPT, {"who": seat_name(s.facing), "own": own, "card": card_name(s, s.peril)})

    def label(self, s: ScavState, action: int) -> Msg:
        if action == PASS:
            return Msg("sc-label-pass")
        if action == SUFFER:
            return Msg("sc-label-suffer")
        if action == AVOID:
            price = s.kind(s.peril).avoid
            assert price is not None
            due = effective_price(s, price)
            return Msg("sc-label-avoid", {"cards": due.cards, "food": due.food})
        if action == TAME:
            price = s.kind(s.peril).tame
            assert price is not None
            return Msg("sc-label-tame", {"food": price.food})
        if DEFEAT <= action < DEFEAT + ROOM:
            return Msg("sc-label-defeat", {"card": s.deck.kinds[action - DEFEAT].title()})
        return moves.label_of(s, self.seat(s), action)

    def detail(self, s: ScavState, action: int) -> Msg | None:
        if action == SUFFER:
            return row_words(s.kind(s.peril).harm)
        if DEFEAT <= action < DEFEAT + ROOM:
            reward = s.kind(s.peril).reward
            return row_words(reward) if reward else None
        if action in (PASS, AVOID, TAME):
            return None
        return moves.detail_of(s, self.seat(s), action)


class Tamed(Sx):
    """The price is paid: the Peril itself comes to the hand of the player who faced it."""

    __slots__ = ()

    def resolve(self, s: ScavState) -> None:
        if s.alive[s.facing]:
            s.push(OpenScope(s.facing, s.peril, f"card/{s.kind(s.peril).id}"), TakeSelf("self"), CloseScope())


# -- what follows ----------------------------------------------------------------------------------------------------
class OthersDiscarded(Sx):
    """All other revealed cards are discarded, whatever became of the Peril, unless Hide kept them (R-072, R-073)."""

    __slots__ = ()
    RULES = ("R-072", "R-073", "Q-03", "Q-07")

    def resolve(self, s: ScavState) -> None:
        if not s.peril_state & KEPT:
            zone = s.zone(s.facing)
            cards = zone[:]
            zone.clear()
            discard_cards(s, cards, s.facing)


class Harm(Sx):
    """The harm, unless the player was protected, paid, or the Peril was defeated (R-074)."""

    __slots__ = ()
    RULES = ("R-074",)

    def resolve(self, s: ScavState) -> None:
        if not s.peril_state & SETTLED:
            kind = s.kind(s.peril)
            s.push(OpenScope(s.facing, s.peril, f"card/{kind.id}"), *kind.harm, CloseScope())


class Reward(Sx):
    """The reward of a defeated Peril goes to the player who faced it (R-076)."""

    __slots__ = ()
    RULES = ("R-076",)

    def resolve(self, s: ScavState) -> None:
        if s.peril_state & DEFEATED and s.alive[s.facing]:
            kind = s.kind(s.peril)
            s.push(OpenScope(s.facing, s.peril, f"card/{kind.id}"), *kind.reward, CloseScope())


class PerilOver(Sx):
    """The Peril is discarded; Scavenge ends only for a player who gained a Trauma by it (R-079, R-080)."""

    __slots__ = ()
    RULES = ("R-045", "R-054", "R-079", "R-080")

    def resolve(self, s: ScavState) -> None:
        instance, seat = s.peril, s.facing
        hurt = s.hurt >> seat & 1
        s.peril = -1
        s.facing = NOBODY
        s.peril_state = 0
        s.spent = []
        s.hurt = 0
        s.passed = 0
        if not lies_somewhere(s, instance):
            discard_cards(s, [instance], seat)
        if hurt and s.step[seat] == SCAVENGE:
            s.step[seat] = COLLECT
            if s.events is not None:
                s.emit("sc-log-scavenge-ends", who=seat_name(seat))
