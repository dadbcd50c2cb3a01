"""What the drawings of the card game are made of: colours, lines of a width, cards in short, the danger of a pile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from marooned.cli.table.face import Room, View
from marooned.core.engine import State
from marooned.core.messages import Arg, Msg
from marooned.games.scavengers import actions, moves, passives
from marooned.games.scavengers.cards import Character, Kind, Price
from marooned.games.scavengers.effects.cards import Defeat, Protect
from marooned.games.scavengers.knowledge import Odds, odds, sees
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import (
    ACTION,
    ANOMALY,
    NOBODY,
    OPPORTUNITY,
    PERIL,
    REACTION,
)
from marooned.games.scavengers.verbs import food_of, seat_name

LAMP: Final = "#ffc14a"
RED: Final = "#ff8562"
BLOOD: Final = "#ef4f28"
GREEN: Final = "#63dcae"
VIOLET: Final = "#c5b0ff"
EGG: Final = "#f2d48a"
BLUE: Final = "#8fd0ff"
INK: Final = "#f3eadb"
PALE: Final = "#cdbfb4"
DIM: Final = "#8d7f86"
EDGE: Final = "#6b5878"
GROUP_STYLE: Final = {ACTION: EGG, PERIL: RED, OPPORTUNITY: VIOLET, ANOMALY: BLUE}
_GROUP_SIGN: Final = {PERIL: "✖", OPPORTUNITY: "◆", ANOMALY: "●"}
MOUTH: Final = 14
GAP: Final = 2
WIDTH: Final = 3 * MOUTH + 2 * GAP
LINE: Final = 79  # columns of the narrowest screen: a text of the Area that does not fit goes to the panel
FANGS: Final = 10
SPEAR: Final = "▲"


@dataclass(frozen=True, slots=True)
class Look:
    """What drawings need: the state, the seat that looks, and how to word messages."""

    state: ScavState
    seat: int
    at: View

    def say(self, id: str, **args: Arg) -> str:
        """A message of the catalogues."""
        return self.at.say(id, **args)

    def text(self, message: Msg) -> str:
        """The text of a message."""
        return self.at.text(message)

    def name(self, seat: int) -> str:
        """How a player is called."""
        return self.text(seat_name(seat))

    def percent(self, share: Fraction) -> str:
        """A share in whole percent; small ones and nearly sure ones are never rounded away."""
        if 0 < share < Fraction(1, 200):
            return "<" + self.at.session.narrator.percent(Fraction(1, 100), 0)
        if Fraction(199, 200) <= share < 1:
            return ">" + self.at.session.narrator.percent(Fraction(99, 100), 0)
        return self.at.session.narrator.percent(share, 0)


def look(at: View) -> Look:
    """Look at the table of a session through the eyes of a seat."""
    state: State = at.session.state
    assert isinstance(state, ScavState)
    return Look(state, at.seat, at)


# -- lines -----------------------------------------------------------------------------------------------------------
def cut(text: Text, width: int) -> Text:
    """A line cut to a width, with an ellipsis where something is missing."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    return text


def cut_word(word: str, width: int) -> str:
    """A word cut to a width."""
    return cut(Text(word), width).plain


def folded(words: str, width: int, most: int, style: str = "") -> list[Text]:
    """A text in lines of a width, no more than so many; an ellipsis ends it if there was more."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and cell_len(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    if len(lines) > most:
        del lines[most:]
        while cell_len(lines[-1]) > width - 2:
            lines[-1] = lines[-1].rpartition(" ")[0]
        lines[-1] += " …"
    return [cut(Text(line, style), width) for line in lines if line]


def flow(chips: Sequence[Text], width: int, most: int) -> list[Text]:
    """Chips side by side in lines of a width; what finds no room is counted at the end."""
    lines: list[Text] = []
    for number, chip in enumerate(chips):
        last = len(lines) == most
        room = width - (5 if last and number < len(chips) - 1 else 0)
        if lines and lines[-1].cell_len + 2 + chip.cell_len <= room:
            lines[-1].append("  ").append_text(chip)
        elif not last:
            lines.append(cut(chip, width))
        else:
            lines[-1].append(f"  +{len(chips) - number}", DIM)
            break
    return lines


def stacked(lines: Iterable[Text], room: Room) -> Text:
    """Lines one below the other, cut to the room."""
    there = list(lines)
    if len(there) > room.height:
        there = [*there[: room.height - 1], Text("…", DIM)]
    return Text("\n").join(cut(line, room.width) for line in there)


def spears(tier: int) -> str:
    """The marks of a tier on a card's back."""
    return SPEAR * tier


# -- cards -----------------------------------------------------------------------------------------------------------
def chip(at: Look, instance: int, style: str = "") -> Text:
    """A card in short: its food as an egg, or the sign of its group, then its name."""
    kind = at.state.kind(instance)
    text = Text()
    if kind.food >= 0 and kind.group == ACTION:
        text.append(f" {food_of(at.state, at.seat, instance)} ", f"bold #2a2131 on {EGG}").append(" ")
    else:
        text.append(f"{_GROUP_SIGN.get(kind.group, ' ')} ", GROUP_STYLE[kind.group])
    text.append(at.text(kind.title()), style or (INK if kind.group == ACTION else GROUP_STYLE[kind.group]))
    return text


def chips(at: Look, cards: Iterable[int]) -> list[Text]:
    """Cards in short."""
    return [chip(at, card) for card in cards]


def playable(at: Look) -> set[int]:
    """Kinds of cards in the own hand that can be played or discarded against the Peril now."""
    s = at.state
    legal = s.legal_actions(at.seat)
    return {
        option - first
        for first in (actions.PLAY, actions.DEFEAT)
        for option in legal
        if first <= option < first + actions.ROOM
    }


def hand_chips(at: Look) -> list[Text]:
    """The own hand; lit is what can be played now, green what waits for a Peril."""
    s = at.state
    lit = playable(at)
    found = []
    for card in s.hands[at.seat]:
        if card in s.bites[at.seat]:
            continue
        kind = s.kind(card)
        style = f"bold {LAMP}" if kind.index in lit else GREEN if kind.window == REACTION and kind.effect else PALE
        found.append(chip(at, card, style))
    return found


# -- odds ------------------------------------------------------------------------------------------------------------
def lowered(at: Look, price: Price) -> Price:
    """The price to avoid a Peril for the seat that looks; a Character may lower it."""
    less = -passives.total(at.state, at.seat, "avoid_price")
    return Price(max(0, price.cards - less) if price.cards else 0, max(0, price.food - less) if price.food else 0)


def answers(at: Look, kind: Kind) -> bool:
    """Whether the hand of the seat that looks could keep a Peril's harm off: by price, by defeat or by a Reaction."""
    s, seat = at.state, at.seat
    hand = [s.kind(card) for card in s.hands[seat]]
    payable = kind.avoid is not None and not passives.flag(s, seat, "no_avoid")
    if payable and kind.avoid is not None and not moves.price_code(s, seat, lowered(at, kind.avoid)):
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


@dataclass(frozen=True, slots=True)
class Danger:
    """The next card of a pile as this seat must expect it. helpless: share of Perils that its hand can't answer."""

    odds: Odds
    peril: Fraction
    helpless: Fraction

    def fangs(self) -> tuple[int, int]:
        """(solid, hollow) fangs of the mouth; a Peril that is possible at all shows one."""
        shown = min(FANGS, max(round(self.peril * FANGS), int(self.peril > 0)))
        solid = min(shown, max(round(self.helpless * FANGS), int(self.helpless > 0)))
        return solid, shown - solid


def dangers(at: Look) -> list[Danger]:
    """The dangers of all piles, exactly."""
    s = at.state
    found = []
    for pile in odds(s, at.seat):
        helpless = Fraction(0)
        for index, share in pile.cards.items():
            kind = s.deck.kinds[index]
            if kind.group == PERIL and not answers(at, kind):
                helpless += share
        found.append(Danger(pile, pile.peril(s), helpless))
    return found


def known_top(at: Look, index: int) -> int:
    """The card on top of a pile, if this seat knows it; else -1."""
    top = at.state.piles[index].top
    return top[-1] if top and top[-1] >= 0 and sees(at.state, at.seat, top[-1]) else -1


def name_of(at: Look, kind: Kind) -> Text:
    """A card's name in the colour of its group."""
    return Text(at.text(kind.title()), GROUP_STYLE[kind.group])


def character_of(at: Look, seat: int) -> Character | None:
    """A player's Character, if the seat that looks knows it."""
    s = at.state
    if s.characters[seat] == NOBODY or not (seat == at.seat or s.char_seen[seat] >> at.seat & 1):
        return None
    return s.deck.characters[s.characters[seat]]
