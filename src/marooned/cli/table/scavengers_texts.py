"""The card game in words: whole cards with the marks of their fields, and exact odds, through the eyes of one seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from rich.cells import cell_len
from rich.text import Text

from marooned.cli.table.scavengers_look import (
    BLOOD,
    DIM,
    EDGE,
    EGG,
    GREEN,
    GROUP_STYLE,
    INK,
    LAMP,
    PALE,
    RED,
    Danger,
    Look,
    answers,
    character_of,
    dangers,
    known_top,
    name_of,
    spears,
)
from marooned.core.messages import Msg
from marooned.games.scavengers.card_words import (
    area_words,
    character_words,
    kind_words,
    scenario_words,
    survivor_words,
    trauma_words,
)
from marooned.games.scavengers.cards import Area, Character, Kind, Marks, Scenario, Trauma
from marooned.games.scavengers.knowledge import sees
from marooned.games.scavengers.terms import (
    ACTION,
    ANOMALY,
    ANON,
    GROUPS,
    OPPORTUNITY,
    PERIL,
)


# -- texts of cards --------------------------------------------------------------------------------------------------
def field_word(at: Look, field: str) -> str:
    """The name of a field of the deck file."""
    id = f"ui-field-{field.replace('_', '-')}"
    return at.say(id) if at.at.session.narrator.has(id) else field


def marks_text(at: Look, marks: Marks) -> Text:
    """How sure we are of a card: of all of it, or field by field."""
    if marks.whole or not marks.fields:
        sure = marks.of("name") == "known"
        return Text(at.say("ui-sc-all-known" if sure else "ui-sc-all-reconstructed"), GREEN if sure else DIM)
    text = Text()
    for status, style in (("known", GREEN), ("reconstructed", DIM)):
        fields = [field_word(at, name) for name, mark in marks.fields.items() if mark == status]
        if fields:
            text.append("  " if text else "").append(at.say(f"ui-sc-{status}", fields=", ".join(fields)), style)
    return text


def card_text(at: Look, title: Msg, style: str, words: Sequence[Msg], marks: Marks) -> Text:
    """A whole card: title, every line of its text, the marks of its fields."""
    text = Text(f"{at.text(title)}\n", f"bold {style}")
    for line in words:
        text.append(f"{at.text(line)}\n")
    return text.append_text(marks_text(at, marks)).append("\n")


def kind_text(at: Look, kind: Kind) -> Text:
    """A scavenge card."""
    return card_text(at, kind.title(), GROUP_STYLE[kind.group], kind_words(kind), kind.marks)


def trauma_text(at: Look, trauma: Trauma) -> Text:
    """A Trauma."""
    return card_text(at, trauma.title(), RED, trauma_words(trauma), trauma.marks)


def character_text(at: Look, character: Character) -> Text:
    """A Character, both sides."""
    words = (*character_words(character), *survivor_words(at.state.deck))
    return card_text(at, character.title(), LAMP, words, character.marks)


def area_card(at: Look, area: Area) -> Text:
    """An Area."""
    return card_text(at, area.title(), EGG, area_words(area), area.marks)


def scenario_text(at: Look, scenario: Scenario) -> Text:
    """The Scenario."""
    words = scenario_words(scenario, at.state.cfg.seats)
    return card_text(at, scenario.title(), INK, words, scenario.marks)


def seen_kinds(at: Look) -> list[tuple[str, list[Kind]]]:
    """(heading, kinds) of the cards that this seat sees, each kind once, in the place that concerns it most."""
    s, seat = at.state, at.seat
    places: list[tuple[str, list[int]]] = [
        ("ui-sc-peril", [s.peril] if s.peril >= 0 else []),
        ("ui-sc-looked", s.looked if s.looker == seat else []),
        ("ui-sc-own-hand", s.hands[seat]),
        ("ui-sc-revealed", [card for zone in s.revealed for card in zone]),
        ("ui-sc-on-piles", [card for index in range(len(s.piles)) if (card := known_top(at, index)) >= 0]),
        (
            "ui-sc-other-hands",
            [c for other in range(s.cfg.seats) if other != seat for c in s.hands[other] if sees(s, seat, c)],
        ),
        ("ui-sc-caravan", [card for card in s.caravan if card != ANON and sees(s, seat, card)]),
    ]
    told: set[int] = set()
    found = []
    for heading, cards in places:
        kinds = sorted({s.kind(card).index for card in cards} - told)
        told |= set(kinds)
        if kinds:
            found.append((heading, [s.deck.kinds[kind] for kind in kinds]))
    return found


def draw_cards(at: Look) -> Text:
    """Every card that this seat sees, with its whole text and the marks of its fields."""
    s = at.state
    text = Text()

    def section(heading: str, cards: Iterable[Text]) -> None:
        parts = list(cards)
        if parts:
            text.append(f"── {heading} ──\n", f"bold {PALE}")
            text.append_text(Text("\n").join(parts)).append("\n")

    for heading, kinds in seen_kinds(at):
        section(at.say(heading), (kind_text(at, kind) for kind in kinds))
    traumas = sorted({trauma for row in s.traumas for trauma in row})
    section(at.say("ui-sc-traumas"), (trauma_text(at, s.deck.traumas[trauma]) for trauma in traumas))
    people = [character for seat in range(s.cfg.seats) if (character := character_of(at, seat)) is not None]
    section(at.say("ui-sc-characters"), (character_text(at, character) for character in people))
    place = s.place()
    section(at.say("ui-sc-area"), [area_card(at, place)] if place is not None else [])
    section(at.say("ui-sc-scenario"), [scenario_text(at, s.cfg.scenario)])
    return text


# -- odds in words ---------------------------------------------------------------------------------------------------
def bar(share: Fraction, style: str, width: int = 20) -> Text:
    """A share as a bar."""
    full = min(width, max(round(share * width), int(share > 0)))
    return Text("━" * full, style).append("─" * (width - full), EDGE)


def exact(at: Look, share: Fraction) -> str:
    """A share in percent and as a fraction."""
    return f"{at.percent(share)} ({share.numerator}/{share.denominator})"


def groups_text(at: Look, danger: Danger) -> Text:
    """What the next card of a pile may be: one line for each group of cards, and the Perils that can't be answered."""
    s = at.state
    names = {group: at.say(f"ui-sc-group-{GROUPS[group]}") for group in (PERIL, ACTION, OPPORTUNITY, ANOMALY)}
    wide = max(map(cell_len, names.values()))
    text = Text()
    for group, name in names.items():
        share = danger.odds.share(s, group)
        text.append(f"{name}{' ' * (wide - cell_len(name))} ", GROUP_STYLE[group])
        text.append_text(bar(share, GROUP_STYLE[group], 10)).append(f" {at.percent(share):>4}\n")
    if danger.peril:
        style = BLOOD if danger.helpless else GREEN
        text.append(at.say("ui-sc-helpless", share=at.percent(danger.helpless)) + "\n", style)
    return text


def pile_heading(at: Look, danger: Danger) -> Text:
    """A pile by number, size and tier."""
    index = danger.odds.pile
    text = Text(at.say("ui-sc-pile", n=index + 1, size=len(at.state.piles[index])), f"bold {INK}")
    return text.append(f"  {spears(danger.odds.tier)}\n", LAMP)


def draw_odds(at: Look) -> Text:
    """The exact odds of every pile, card by card, for the seat that looks."""
    s = at.state
    text = Text(at.say("ui-sc-odds-note") + "\n\n", DIM)
    for danger in dangers(at):
        text.append_text(pile_heading(at, danger))
        if not danger.odds.cards:
            text.append(f"{at.say('ui-empty')}\n\n", DIM)
            continue
        text.append_text(groups_text(at, danger)).append("\n")
        for kind, share in sorted(danger.odds.cards.items(), key=lambda entry: (-entry[1], entry[0])):
            card = s.deck.kinds[kind]
            sign = ("▽" if answers(at, card) else "▼") if card.group == PERIL else " "
            text.append(f"{sign} ", BLOOD).append_text(name_of(at, card)).append(f"  {exact(at, share)}\n")
        text.append("\n")
    return text
