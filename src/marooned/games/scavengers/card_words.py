"""The whole text of every card, as messages: one for each line of the card, below its title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from marooned.core.messages import Msg
from marooned.games.scavengers.cards import Area, Character, Deck, Kind, Passive, Scenario, Trauma
from marooned.games.scavengers.effects.base import row_words
from marooned.games.scavengers.effects.people import TurnsUp
from marooned.games.scavengers.passive_words import card_title, either, passive_words, price_words
from marooned.games.scavengers.terms import ACTION, ANOMALY, ANY_TIME, IN_SCAVENGE, OPPORTUNITY, OWN_TURN, REACTION

_WINDOWS: Final[Mapping[int, str]] = {
    ANY_TIME: "sc-text-any-time",
    REACTION: "sc-text-reaction",
    IN_SCAVENGE: "sc-text-scavenge",
    OWN_TURN: "sc-text-own-turn",
}
_WINS: Final[Mapping[str, str]] = {
    "alive": "sc-text-win-alive",
    "signal": "sc-text-win-signal",
    "fewest_traumas": "sc-text-win-fewest-traumas",
}


# -- scavenge cards --------------------------------------------------------------------------------------------------
def kind_words(kind: Kind) -> tuple[Msg, ...]:
    """A scavenge card: what it is, then what it does on the table, then what it does from a hand."""
    if kind.group == ACTION:
        head = Msg("sc-text-action", {"tier": kind.tier, "food": kind.food})
        return (head, *played_words(kind))
    if kind.group == ANOMALY:
        return Msg("sc-text-anomaly", {"tier": kind.tier}), Msg("sc-text-anomaly-does")
    table = opportunity_words(kind) if kind.group == OPPORTUNITY else peril_words(kind)
    in_hand = (Msg("sc-text-in-hand", {"food": kind.food}),) if kind.food >= 0 else ()
    return (*table, *in_hand, *played_words(kind))


def played_words(kind: Kind) -> tuple[Msg, ...]:
    """When a card may be played from the hand, and its effect (R-069, R-114, R-115)."""
    if not kind.effect:
        return ()
    turns = (TurnsUp(kind.turns),) if kind.turns else ()
    return (Msg(_WINDOWS[kind.window], {"effects": row_words((*kind.effect, *turns))}),)


def peril_words(kind: Kind) -> tuple[Msg, ...]:
    """A Peril on the table: harm, what avoids it, what defeats it, and the reward (R-074 to R-076)."""
    tags = [Msg(f"sc-tag-{tag}") for tag in kind.tags]
    if tags:
        lines = [Msg("sc-text-peril-marked", {"tier": kind.tier, "tags": joined(tags)})]
    else:
        lines = [Msg("sc-text-peril", {"tier": kind.tier})]
    lines.append(Msg("sc-text-harm", {"effects": row_words(kind.harm)}))
    if kind.avoid is not None:
        lines.append(Msg("sc-text-avoid", {"price": price_words(kind.avoid)}))
    if kind.tame is not None:
        lines.append(Msg("sc-text-tame", {"price": price_words(kind.tame)}))
    if kind.defeated_by:
        lines.append(Msg("sc-text-defeat", {"cards": either([card_title(id) for id in kind.defeated_by])}))
    if kind.tags_only_protect and tags:
        lines.append(Msg("sc-text-only-protects", {"tags": joined(tags)}))
    if kind.reward:
        lines.append(Msg("sc-text-reward", {"effects": row_words(kind.reward)}))
    return tuple(lines)


def opportunity_words(kind: Kind) -> tuple[Msg, ...]:
    """An Opportunity on the table: its condition and what it gives (R-089)."""
    lines = [Msg("sc-text-opportunity", {"tier": kind.tier})]
    if kind.condition is not None:
        lines.append(Msg("sc-text-condition", {"price": price_words(kind.condition)}))
    return (*lines, Msg("sc-text-gain", {"effects": row_words(kind.gain)}))


def joined(names: Sequence[Msg]) -> Msg:
    """Names in a row with commas."""
    text = names[0]
    for name in names[1:]:
        text = Msg("list-comma", {"row": text, "next": name})
    return text


# -- other cards -----------------------------------------------------------------------------------------------------
def trauma_words(trauma: Trauma) -> tuple[Msg, ...]:
    """A Trauma: what happens once, and what lasts while it lies face up (Q-24)."""
    once = (Msg("sc-text-on-gain", {"effects": row_words(trauma.on_gain)}),) if trauma.on_gain else ()
    return (*once, *(Msg("sc-text-while-up", {"modifier": passive_words(passive)}) for passive in trauma.passive))


def area_words(area: Area) -> tuple[Msg, ...]:
    """An Area: its cost, what happens when it is turned up, and what holds for everybody (R-021, R-022)."""
    cost = Msg("sc-text-cost", {"n": area.cost})
    once = (Msg("sc-text-on-reveal", {"effects": row_words(area.on_reveal)}),) if area.on_reveal else ()
    return (cost, *once, *lasting_words(area.passive))


def lasting_words(passives: Sequence[Passive]) -> tuple[Msg, ...]:
    """Modifiers, each as a line of its own."""
    return tuple(Msg("sc-text-lasting", {"modifier": passive_words(passive)}) for passive in passives)


def character_words(character: Character) -> tuple[Msg, ...]:
    """A Character that lies face up: what always holds, and what it can do (R-117, R-118, Q-45)."""
    lines = lasting_words(character.passive)
    if not character.ability:
        return lines
    effects = row_words(character.ability)
    flips = "sc-text-ability-flips" if character.flips else "sc-text-ability"
    return (*lines, Msg(flips, {"effects": effects}))


def survivor_words(deck: Deck) -> tuple[Msg, ...]:
    """The other side of every Character: what holds while it lies face down (R-113, Q-44)."""
    return tuple(Msg("sc-text-survivor", {"modifier": passive_words(passive)}) for passive in deck.survivor)


def scenario_words(scenario: Scenario, seats: int) -> tuple[Msg, ...]:
    """A Scenario for a number of players: who can play it, what is dealt, the way, who wins, and its own rules."""
    one, two, three = scenario.deal
    areas, final = scenario.areas_for(seats), scenario.final.title()
    if scenario.mixed:
        way = Msg("sc-text-areas-mixed", {"n": areas, "area": final, "mixed": scenario.mixed})
    else:
        way = Msg("sc-text-areas", {"n": areas, "area": final})
    return (
        Msg("sc-text-players", {"least": scenario.least, "most": scenario.most}),
        Msg("sc-text-deal", {"one": one, "two": two, "three": three}),
        way,
        Msg(_WINS[scenario.win]),
        *lasting_words(scenario.special),
    )
