"""What a player may do, and which rule forbids the rest. Each predicate returns 0 or the code of a rule.

`options_of` lists the moves that are open to a player at any time (cards, abilities, gifts, the Caravan, deals); what
only the active player does in a turn is in `phases.turn`, what only a Peril asks in `phases.peril`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.scavengers import codes, passives
from marooned.games.scavengers.actions import ABILITY, CARAVAN, DEAL, EXTRA_TURN, GIFT, PLAY, ROOM, SPECIAL
from marooned.games.scavengers.cards import Kind, Price
from marooned.games.scavengers.effects.base import ACTIVE, CloseScope, OpenScope, Sx, Targeted
from marooned.games.scavengers.effects.cards import Defeat, ExtraTurn, RedirectTrauma
from marooned.games.scavengers.effects.looking import LookReorder, LookReveal
from marooned.games.scavengers.effects.people import CheckHand, DropOne, TurnsUp, turn_character_down
from marooned.games.scavengers.effects.piles import RevealTop, TurnTops
from marooned.games.scavengers.effects.switching import SwitchPile
from marooned.games.scavengers.terms import (
    COLLECT,
    FEEDING,
    IN_SCAVENGE,
    NOBODY,
    OWN_TURN,
    REACTION,
    SCAVENGE,
    SETTLED,
)
from marooned.games.scavengers.verbs import (
    discard_cards,
    food_of,
    held,
    held_kinds,
    is_final,
    lies_somewhere,
    lose_from_hand,
    seat_name,
)

if TYPE_CHECKING:
    from marooned.games.scavengers.state import ScavState


# -- playing cards ---------------------------------------------------------------------------------------------------
def play_code(s: ScavState, seat: int, kind: Kind) -> int:
    """0 if a player may play a card of the kind from the hand now, else the code of the rule that forbids it."""
    if held(s, seat, kind.index) < 0 or not kind.effect:
        return codes.R_049
    if s.peril >= 0:
        if kind.window != REACTION:
            return codes.R_078
        return reaction_code(s, seat, kind)
    if kind.window == REACTION:
        return codes.R_078
    if passives.may_not_play(s, seat, kind.id) or not may_be_played_on(s, seat, kind):
        return codes.R_081
    own = s.cfg.real_time or s.active == seat
    if not own and passives.flag(s, seat, "own_turn_only"):
        return codes.R_081
    if kind.window == OWN_TURN and not (own and s.step[seat] in (SCAVENGE, COLLECT)):
        return codes.R_040
    if kind.window == IN_SCAVENGE and not scavenging(s):
        return codes.R_040
    return pile_effect_code(s, kind.effect)


def may_be_played_on(s: ScavState, seat: int, kind: Kind) -> bool:
    """Whether Traumas leave somebody on whom the card can be played; where it names one, the active player (R-081)."""
    there = [other for other in s.living() if not passives.may_not_be_target(s, other, kind.id)]
    if s.cfg.real_time or not any(isinstance(effect, Targeted) and effect.target == ACTIVE for effect in kind.effect):
        return bool(there)
    return s.scene_of(seat) in there


def scavenging(s: ScavState) -> bool:
    """Whether some player is in Scavenge."""
    return any(step == SCAVENGE for step in s.step)


def pile_effect_code(s: ScavState, effects: tuple[Sx, ...]) -> int:
    """R-097: effects on piles need a pile with cards; Move needs another one."""
    piles = s.open_piles()
    for effect in effects:
        if isinstance(effect, TurnTops | RevealTop | LookReveal | LookReorder) and not piles:
            return codes.R_097
        if isinstance(effect, SwitchPile) and not effect.optional:
            movers = [seat for seat in range(s.cfg.seats) if s.step[seat] == SCAVENGE]
            if not any(set(piles) - {s.pile_of[seat]} for seat in movers):
                return codes.R_097
    return 0


def reaction_code(s: ScavState, seat: int, kind: Kind) -> int:
    """Whether a Reaction can do anything to the Peril being resolved (R-075, R-078)."""
    for effect in kind.effect:
        if isinstance(effect, Defeat) and not effect.hits(s):
            return codes.R_075
        if isinstance(effect, Defeat) and not effect.only_protects(s) and passives.flag(s, seat, "no_defeat"):
            return codes.R_081
    return 0


def play(s: ScavState, seat: int, kind: Kind) -> None:
    """Play a card from the hand: its effects, then the discard pile (R-069, R-070)."""
    instance = held(s, seat, kind.index)
    lose_from_hand(s, seat, instance)
    s.playing.append(instance)
    if s.events is not None:
        s.emit("sc-log-plays", who=seat_name(seat), card=kind.title())
    s.push(OpenScope(seat, instance, f"card/{kind.id}"), *played_row(kind), CloseScope(), Played(instance, seat))


def played_row(kind: Kind) -> tuple[Sx, ...]:
    """All that playing a card does, turning Characters up included (R-114, R-115)."""
    return (*kind.effect, TurnsUp(kind.turns)) if kind.turns else kind.effect


class Played(Sx):
    """A card that was played is discarded, unless its effect put it elsewhere (R-070)."""

    __slots__ = ("instance", "seat")
    RULES = ("R-070",)

    def __init__(self, instance: int, seat: int) -> None:
        self.instance = instance
        self.seat = seat

    def resolve(self, s: ScavState) -> None:
        s.playing.remove(self.instance)
        if not lies_somewhere(s, self.instance):
            if s.peril >= 0:
                s.spent.append(self.instance)
            discard_cards(s, [self.instance], self.seat)


# -- prices ----------------------------------------------------------------------------------------------------------
def price_code(s: ScavState, seat: int, price: Price) -> int:
    """0 if a player can pay a price from the own hand now, else the code of the rule (Q-09)."""
    hand = s.hands[seat]
    if len(hand) < price.cards:
        return codes.Q_09
    if price.food and sum(food_of(s, seat, card) for card in hand) < price.food:
        return codes.Q_09
    if price.any_of and not any(s.kind(card).id in price.any_of for card in hand):
        return codes.Q_09
    return 0


# -- characters and scenarios ----------------------------------------------------------------------------------------
def ability_code(s: ScavState, seat: int) -> int:
    """0 if a player may use the ability of the own Character now (R-112, R-116, R-117, Q-45)."""
    if s.characters[seat] == NOBODY or not s.deck.characters[s.characters[seat]].ability:
        return codes.R_117
    if not s.char_up >> seat & 1:
        return codes.R_112
    character = s.deck.characters[s.characters[seat]]
    if not character.flips and s.char_used >> seat & 1:
        return codes.Q_45
    reacts = any(isinstance(effect, RedirectTrauma) for effect in character.ability)
    if reacts:
        useful = s.peril >= 0 and seat != s.facing and s.peril_by == NOBODY and not s.peril_state & SETTLED
        return 0 if useful else codes.R_078
    if s.peril >= 0:
        return codes.R_078
    return pile_effect_code(s, character.ability)


def use_ability(s: ScavState, seat: int) -> None:
    """Use it; a strong one first turns the Character down (R-118)."""
    character = s.deck.characters[s.characters[seat]]
    s.char_used |= 1 << seat
    if s.events is not None:
        s.emit("sc-log-ability", who=seat_name(seat), character=character.title())
    if character.flips:
        turn_character_down(s, seat)
    s.push(OpenScope(seat, -1, f"character/{character.id}"), *character.ability, CloseScope(), CheckHand(seat))


def special_code(s: ScavState, seat: int) -> int:
    """0 if a player may use the scenario's once-per-game action now."""
    if not any(passive.key == "once_per_game" for passive in s.cfg.scenario.special):
        return codes.R_003
    if s.peril >= 0:
        return codes.R_078
    return codes.R_003 if s.once_used >> seat & 1 else 0


def use_special(s: ScavState, seat: int) -> None:
    """The scenario's once-per-game action."""
    s.once_used |= 1 << seat
    if s.events is not None:
        s.emit("sc-log-special", who=seat_name(seat))
    for passive in s.cfg.scenario.special:
        if passive.key == "once_per_game":
            s.push(OpenScope(seat, -1, f"scenario/{s.cfg.scenario.id}"), *passive.effect, CloseScope())


def extra_turn_code(s: ScavState, seat: int) -> int:
    """0 if a player may pay for the scenario's extra turn now."""
    prices = [passive.price for passive in s.cfg.scenario.special if passive.key == "extra_turn"]
    if not prices or prices[0] is None or s.extra_used:
        return codes.R_003
    if s.active != seat or s.peril >= 0 or s.step[seat] != COLLECT:
        return codes.R_040
    return price_code(s, seat, prices[0])


def pay_extra_turn(s: ScavState, seat: int) -> None:
    """Pay for another turn of this round."""
    s.extra_used = True
    price = next(passive.price for passive in s.cfg.scenario.special if passive.key == "extra_turn")
    assert price is not None
    s.push(
        *(DropOne(seat) for _ in range(price.cards)),
        OpenScope(seat, -1, f"scenario/{s.cfg.scenario.id}"),
        ExtraTurn("self"),
        CloseScope(),
    )


# -- gifts and the caravan -------------------------------------------------------------------------------------------
def gift_code(s: ScavState, seat: int) -> int:
    """0 if a player may give a card from the hand away now (R-129, R-132, R-added-05, Q-52)."""
    if s.cfg.seats == 1:
        return codes.Q_52
    if s.peril >= 0 and seat == s.facing:
        return codes.R_132
    if passives.may_not_give(s, seat, "hand_cards"):
        return passives.source(s, "cannot_give", "hand_cards")
    if not any(may_take(s, other) for other in s.living() if other != seat):
        return codes.R_129
    return 0 if any(card not in s.moved for card in s.hands[seat]) else codes.R_ADDED_05


def gift_takers(s: ScavState, seat: int) -> list[int]:
    """Who may be given a card."""
    return [other for other in s.living() if other != seat and may_take(s, other)]


def may_take(s: ScavState, seat: int) -> bool:
    """Whether nothing keeps a player from being given a card."""
    return not passives.may_not_receive(s, seat, "hand_cards")


def caravan_code(s: ScavState, seat: int) -> int:
    """0 if a player may feed the Caravan now (R-102, R-103, Q-41, Q-42)."""
    if not s.cfg.caravan:
        return codes.R_098
    if s.caravan_fed:
        return codes.R_104
    if s.peril >= 0:
        return codes.R_078
    return price_code(s, seat, Price(food=passives.feed_cost(s, seat))) and codes.R_103


def signal_code(s: ScavState, seat: int) -> int:
    """0 if a player may give the signal of the Final Area now: one tier-3 Action, during its Feeding."""
    if s.cfg.scenario.win != "signal" or not is_final(s) or s.phase != FEEDING or s.signal:
        return codes.R_005
    return 0 if signal_cards(s, seat) else codes.R_005


def signal_cards(s: ScavState, seat: int) -> list[int]:
    """Kinds in a hand that give the signal."""
    return [kind for kind in held_kinds(s, seat) if s.deck.kinds[kind].tier == 3 and s.deck.kinds[kind].group == 0]


# -- all together ----------------------------------------------------------------------------------------------------
def options_of(s: ScavState, seat: int) -> list[int]:
    """What a player may do at any time, ascending."""
    from marooned.games.scavengers.deals import deal_code

    if not s.alive[seat]:
        return []
    found: list[int] = []
    if not ability_code(s, seat):
        found.append(ABILITY)
    if not special_code(s, seat):
        found.append(SPECIAL)
    if not extra_turn_code(s, seat):
        found.append(EXTRA_TURN)
    if not caravan_code(s, seat):
        found.append(CARAVAN)
    if not deal_code(s, seat):
        found.append(DEAL)
    if not gift_code(s, seat):
        found.append(GIFT)
    found += [PLAY + kind for kind in held_kinds(s, seat) if not play_code(s, seat, s.deck.kinds[kind])]
    return found


def code_of(s: ScavState, seat: int, action: int) -> int:
    """The code against one of these moves; 0 if it is none of them or nothing forbids it."""
    from marooned.games.scavengers.deals import deal_code

    if PLAY <= action < PLAY + ROOM and action - PLAY < len(s.deck.kinds):
        return play_code(s, seat, s.deck.kinds[action - PLAY])
    if action == ABILITY:
        return ability_code(s, seat)
    if action == SPECIAL:
        return special_code(s, seat)
    if action == EXTRA_TURN:
        return extra_turn_code(s, seat)
    if action == CARAVAN:
        return caravan_code(s, seat)
    if action == GIFT:
        return gift_code(s, seat)
    return deal_code(s, seat) if action == DEAL else 0


def carry_out(s: ScavState, seat: int, action: int) -> None:
    """Do one of these moves."""
    from marooned.games.scavengers.deals import Partner
    from marooned.games.scavengers.phases.caravan import FeedCaravan
    from marooned.games.scavengers.phases.gifts import GiftCard

    if action == ABILITY:
        use_ability(s, seat)
    elif action == SPECIAL:
        use_special(s, seat)
    elif action == EXTRA_TURN:
        pay_extra_turn(s, seat)
    elif action == CARAVAN:
        s.then(FeedCaravan(seat))
    elif action == DEAL:
        s.then(Partner(seat))
    elif action == GIFT:
        s.then(GiftCard(seat))
    else:
        play(s, seat, s.deck.kinds[action - PLAY])


def label_of(s: ScavState, seat: int, action: int) -> Msg:
    """What one of these moves says."""
    if action >= PLAY:
        return Msg("sc-label-play", {"card": s.deck.kinds[action - PLAY].title()})
    words = {
        ABILITY: "sc-label-ability",
        SPECIAL: "sc-label-special",
        EXTRA_TURN: "sc-label-extra-turn",
        CARAVAN: "sc-label-caravan",
        DEAL: "sc-label-deal",
        GIFT: "sc-label-gift",
    }
    return Msg(words[action])


def detail_of(s: ScavState, seat: int, action: int) -> Msg | None:
    """What one of these moves does, as text."""
    from marooned.games.scavengers.effects.base import row_words

    if action >= PLAY:
        return row_words(played_row(s.deck.kinds[action - PLAY]))
    if action == ABILITY and s.char_up >> seat & 1:  # a Character that lies face down is its player's secret
        return row_words(s.deck.characters[s.characters[seat]].ability)
    if action == CARAVAN:
        return Msg("sc-detail-caravan", {"n": passives.feed_cost(s, seat), "cards": len(s.caravan)})
    return None


def may_join(s: ScavState, seat: int) -> bool:
    """Whether, as far as everybody can see, a player might act or offer a deal in another's turn (R-037, R-128)."""
    from marooned.games.scavengers.deals import deal_code

    return may_act(s, seat) or (s.alive[seat] and not deal_code(s, seat))


def may_act(s: ScavState, seat: int) -> bool:
    """Whether, as far as everybody can see, a player might do something now (R-added-04)."""
    if not s.alive[seat]:
        return False
    up = bool(s.char_up >> seat & 1) and bool(s.deck.characters[s.characters[seat]].ability)
    return bool(s.hands[seat]) or up or not special_code(s, seat)
