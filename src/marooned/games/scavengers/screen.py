"""What screens draw of the card game beside what is visible, through the eyes of one seat: the exact odds of each
pile's next card, what the own hand could answer, what is at stake; and all cards in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from marooned.core.engine import Event
from marooned.core.game import CardText, Risk
from marooned.core.messages import Msg
from marooned.games.scavengers import moves, passives
from marooned.games.scavengers.actions import word
from marooned.games.scavengers.card_words import (
    area_words,
    character_words,
    kind_words,
    scenario_words,
    survivor_words,
    trauma_words,
)
from marooned.games.scavengers.cards import Deck, Kind, Marks, Price
from marooned.games.scavengers.deals import P_LATER, P_LEAVE, P_NOW, PROMISES, AnswerOffer, deal_words
from marooned.games.scavengers.effects.cards import Defeat, Protect
from marooned.games.scavengers.knowledge import PUBLIC, Odds, by_back, hidden_hands, odds, unplaced
from marooned.games.scavengers.phases.hunt import seconds_of
from marooned.games.scavengers.terms import ACTION, ANOMALY, FEEDING, GROUPS, OPPORTUNITY, PERIL, REACTION, TURNS
from marooned.games.scavengers.verbs import food_of

if TYPE_CHECKING:
    from marooned.games.scavengers.state import ScavState


def shown(s: ScavState, seat: int) -> dict[str, Any]:
    """Everything beside `observation` for a seat; PUBLIC: for those who watch."""
    playing = seat != PUBLIC
    return {
        "odds": [pile_row(s, seat, pile) for pile in odds(s, seat)],
        "stake": stake(s, seat if playing else max(s.active, 0)),
        "deal_words": [{"giver": deal.giver, "taker": deal.taker, "words": deal_words(s, deal)} for deal in s.deals],
        "way": {"on_top": s.on_top, "mixed": s.mixed},
        "passed": [other for other in range(s.cfg.seats) if s.passed >> other & 1],
        "committed": [other for other in range(s.cfg.seats) if s.ready >> other & 1],
        "hand_cards": hand_rows(s, seat) if playing else [],
        "real_time": s.cfg.real_time,
        "seconds": seconds_of(s) if s.cfg.clock == "table" and s.phase == TURNS else 0,
        "reveals_bound": [
            [passives.least_reveals(s, other), passives.most_reveals(s, other)] for other in range(s.cfg.seats)
        ],
        "fed": fed_rows(s),
        "draft": draft_row(s, seat),
        "traumas_left": len(s.deck.traumas) - sum(map(len, s.traumas)),
        "flags": {
            "characters_up": [other for other in range(s.cfg.seats) if s.char_up >> other & 1],
            "signal": s.signal,
            "caravan_fed": s.caravan_fed,
        },
        "death_at": passives.death_at(s),
    }


def pile_row(s: ScavState, seat: int, pile: Odds) -> dict[str, Any]:
    """A pile as the seat must expect it. helpless: share of Perils that its hand can't answer.

    unseen: [Perils, cards] of the tier on top that the seat has not seen, where these two are the odds; else [].
    """
    kinds = s.deck.kinds
    groups = [Fraction(0)] * len(GROUPS)
    helpless = Fraction(0)
    for index, share in pile.cards.items():
        kind = kinds[index]
        groups[kind.group] += share
        if kind.group == PERIL and not (seat != PUBLIC and answers(s, seat, kind)):
            helpless += share
    rows = sorted(pile.cards.items(), key=lambda row: (-row[1], row[0]))
    return {
        "pile": pile.pile + 1,
        "tier": pile.tier,
        "peril": float(groups[PERIL]),
        "helpless": float(helpless),
        "anomaly": float(groups[ANOMALY]),
        "exact": str(groups[PERIL]),
        "unseen": unseen(s, seat, pile, groups[PERIL]),
        "groups": {name: float(groups[group]) for group, name in enumerate(GROUPS)},
        "cards": [{"card": word(kinds[index].id), "share": float(share), "exact": str(share)} for index, share in rows],
    }


def unseen(s: ScavState, seat: int, pile: Odds, peril: Fraction) -> list[int]:
    """[Perils, cards] of a pile's tier that a seat has not seen, hands of others left out; [] if they aren't the odds.

    They aren't where the seat knows the next card, or knows of cards that were shuffled into a pile.
    """
    if not pile.tier:
        return []
    back = pile.tier - 1
    cards = [card for card in unplaced(s, seat) if s.deck.backs.backs[card] == back]
    perils = sum(s.kind(card).group == PERIL for card in cards)
    count = len(cards) - by_back(s, [card for _, card in hidden_hands(s, seat)])[back]
    return [perils, count] if count and Fraction(perils, count) == peril else []


def fed_rows(s: ScavState) -> list[dict[str, Any]]:
    """What everybody's food has come to, once all have committed; [] before. shares: food points received."""
    if s.phase != FEEDING or any(not s.ready >> seat & 1 for seat in s.living()):
        return []
    return [
        {"points": s.points[seat], "shares": s.shares[seat], "starves": bool(s.hungry >> seat & 1)}
        for seat in range(s.cfg.seats)
    ]


def draft_row(s: ScavState, seat: int) -> dict[str, Any] | None:
    """The offer that is being made: for who makes it, and for all once it is made. Promises: [what, card, number]."""
    draft = s.draft
    if draft is None or not (seat == draft.giver or isinstance(s.asking, AnswerOffer)):
        return None

    def rows(promises: Sequence[tuple[int, int]]) -> list[list[str | int]]:
        return [
            [PROMISES[what], word(s.deck.kinds[arg].id), 0]
            if what in (P_NOW, P_LATER, P_LEAVE)
            else [PROMISES[what], "", arg]
            for what, arg in promises
        ]

    return {"giver": draft.giver, "taker": draft.taker, "gives": rows(draft.gives), "wants": rows(draft.wants)}


def stake(s: ScavState, seat: int) -> dict[str, Any]:
    """What lies revealed and would be lost: food, Opportunities, and how many reveals went well."""
    cards = s.zone(seat)
    return {
        "food": sum(max(s.kind(card).food, 0) for card in cards if s.kind(card).group == ACTION),
        "opportunities": sum(1 for card in cards if s.kind(card).group == OPPORTUNITY),
        "reveals": s.reveals[seat],
    }


def hand_rows(s: ScavState, seat: int) -> list[dict[str, Any]]:
    """The own hand: each card with the food that it is worth to this seat now."""
    return [{"card": word(s.kind(card).id), "food": food_of(s, seat, card)} for card in s.hands[seat]]


def lowered(s: ScavState, seat: int, price: Price) -> Price:
    """The price to avoid a Peril for a seat; a Character may lower it."""
    less = -passives.total(s, seat, "avoid_price")
    return Price(max(0, price.cards - less) if price.cards else 0, max(0, price.food - less) if price.food else 0)


def answers(s: ScavState, seat: int, kind: Kind) -> bool:
    """Whether the hand of a seat could keep a Peril's harm off: by price, by defeat or by a Reaction."""
    hand = [s.kind(card) for card in s.hands[seat]]
    payable = kind.avoid is not None and not passives.flag(s, seat, "no_avoid")
    if payable and kind.avoid is not None and not moves.price_code(s, seat, lowered(s, seat, kind.avoid)):
        return True
    if kind.tame is not None and not moves.price_code(s, seat, kind.tame):
        return True
    strong = not passives.flag(s, seat, "no_defeat")
    if strong and any(card.id in kind.defeated_by for card in hand):
        return True
    for card in hand:
        for effect in card.effect if card.window == REACTION else ():
            if isinstance(effect, Protect):
                return True
            if strong and isinstance(effect, Defeat) and (effect.tag == "any" or effect.tag in kind.tags):
                return True
    return False


def reveal_risks(before: ScavState, events: Sequence[Event]) -> list[Risk]:
    """The first card that a seat revealed in a step: odds of a Peril as that seat could count them, and what came."""
    for event in events:
        if event.kind != "sc-log-revealed":
            continue
        who, pile, card = event.args["who"], event.args["pile"], event.args["card"]
        if not isinstance(who, Msg) or not isinstance(pile, int):
            return []
        seat = int(str(who.args["n"])) - 1
        expected = odds(before, seat)[pile - 1]
        if not expected.cards:
            return []
        perils = [kind.title() for kind in before.deck.kinds if kind.group == PERIL]
        return [Risk(expected.peril(before), card in perils)]
    return []


# -- cards in words --------------------------------------------------------------------------------------------------
def text_of(
    title: Msg, lines: Sequence[Msg], family: str, marks: Marks, facts: dict[str, Any] | None = None
) -> CardText:
    """One card with the mark of what we reconstructed."""
    return CardText(title, tuple(lines), family, not marks.all_known(), facts or {})


def card_texts(deck: Deck) -> dict[str, CardText]:
    """Every card of a deck: scavenge cards by their word, the others by `trauma/…`, `area/…`, `character/…`."""
    found: dict[str, CardText] = {}
    for kind in deck.kinds:
        facts = {"tier": kind.tier, "food": kind.food, "group": GROUPS[kind.group], "copies": kind.copies}
        found[word(kind.id)] = text_of(kind.title(), kind_words(kind), GROUPS[kind.group], kind.marks, facts)
    for trauma in deck.traumas:
        found[f"trauma/{word(trauma.id)}"] = text_of(trauma.title(), trauma_words(trauma), "trauma", trauma.marks)
    areas = (*deck.areas, *(scenario.final for scenario in deck.scenarios.values()))
    for area in areas:
        found[f"area/{word(area.id)}"] = text_of(
            area.title(), area_words(area), "area", area.marks, {"cost": area.cost}
        )
    for character in deck.characters:
        lines = (*character_words(character), *survivor_words(deck))
        found[f"character/{word(character.id)}"] = text_of(character.title(), lines, "character", character.marks)
    for id, scenario in deck.scenarios.items():
        lines = scenario_words(scenario, scenario.most)
        found[f"scenario/{id}"] = text_of(scenario.title(), lines, "scenario", scenario.marks)
    return found
