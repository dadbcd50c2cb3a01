"""The face of the card game: three mouths in the dark, the cards at stake, the own hand, the others. All through the
eyes of one seat.

A pile is a mouth with ten fangs, one for every 10 % that the next card is a Peril: solid ones for Perils that this
hand can't answer, hollow ones for those it can. Lamp yellow is spent on what is mine or can be done now, red on Perils
and Traumas, green on Reactions, violet on Opportunities.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text

from marooned.cli.table.face import Face, Room, View, Window
from marooned.core.engine import State
from marooned.core.messages import Arg, Msg
from marooned.games.scavengers import actions, moves, passives
from marooned.games.scavengers.card_words import (
    area_words,
    character_words,
    kind_words,
    scenario_words,
    survivor_words,
    trauma_words,
)
from marooned.games.scavengers.cards import Area, Character, Kind, Marks, Price, Scenario, Trauma
from marooned.games.scavengers.deals import deal_words
from marooned.games.scavengers.effects.cards import Defeat, Protect
from marooned.games.scavengers.knowledge import Odds, odds, sees
from marooned.games.scavengers.phases.hunt import seconds_of, steps_of
from marooned.games.scavengers.phases.peril import React
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import (
    ACTION,
    ANOMALY,
    ANON,
    COLLECT,
    FINISHED,
    GROUPS,
    NOBODY,
    OPPORTUNITY,
    PERIL,
    PHASES,
    REACTION,
    SCAVENGE,
)
from marooned.games.scavengers.verbs import food_of, is_final, seat_name
from marooned.games.scavengers.visible import pile_seen

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
_GROUP_STYLE: Final = {ACTION: EGG, PERIL: RED, OPPORTUNITY: VIOLET, ANOMALY: BLUE}
_GROUP_SIGN: Final = {PERIL: "✖", OPPORTUNITY: "◆", ANOMALY: "●"}
MOUTH: Final = 14
GAP: Final = 2
WIDTH: Final = 3 * MOUTH + 2 * GAP
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
        lines = [*lines[: most - 1], f"{lines[most - 1]} …" if cell_len(lines[most - 1]) < width - 1 else lines[most - 1]]
        lines[-1] = cut_word(lines[-1], width - 2).rstrip(" …") + " …"
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
        text.append(f"{_GROUP_SIGN.get(kind.group, ' ')} ", _GROUP_STYLE[kind.group])
    text.append(at.text(kind.title()), style or (INK if kind.group == ACTION else _GROUP_STYLE[kind.group]))
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
    if kind.avoid is not None and not passives.flag(s, seat, "no_avoid"):
        if not moves.price_code(s, seat, lowered(at, kind.avoid)):
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
        perils = {s.deck.kinds[kind]: share for kind, share in pile.cards.items() if s.deck.kinds[kind].group == PERIL}
        helpless = sum((share for kind, share in perils.items() if not answers(at, kind)), Fraction(0))
        found.append(Danger(pile, pile.peril(s), helpless))
    return found


def known_top(at: Look, index: int) -> int:
    """The card on top of a pile, if this seat knows it; else -1."""
    top = at.state.piles[index].top
    return top[-1] if top and top[-1] >= 0 and sees(at.state, at.seat, top[-1]) else -1


def mouth(at: Look, danger: Danger, lit: bool, marked: bool) -> list[Text]:
    """A pile: five lines of MOUTH columns."""
    s = at.state
    index = danger.odds.pile
    size = len(s.piles[index])
    frame = f"bold {LAMP}" if lit else INK if marked else EDGE
    left, right = f"─ {index + 1} ", f" ×{size} ─"
    inner = MOUTH - 2
    top = Text(f"╭{left}{'─' * (inner - len(left) - len(right))}{right}╮", frame)
    bottom = Text(f"╰{'─' * inner}╯", frame)
    if not size:
        middle = [Text(), Text(at.say("ui-empty"), DIM), Text()]
    else:
        solid, hollow = danger.fangs()
        teeth = Text("▼" * solid, BLOOD)
        teeth.append("▽" * hollow, RED).append("·" * (FANGS - solid - hollow), EDGE)
        known = known_top(at, index)
        back = Text(spears(danger.odds.tier), LAMP if lit else PALE)
        if known >= 0:
            back.append(" ").append_text(name_of(at, s.kind(known)))
        number = Text(at.percent(danger.peril), f"bold {RED if danger.helpless else INK}")
        middle = [teeth, number, back]
    lines = [top]
    for content in middle:
        line = Text("│", frame)
        content = cut(content, inner)
        content.align("center", inner)
        lines.append(line.append_text(content).append("│", frame))
    return [*lines, bottom]


def name_of(at: Look, kind: Kind) -> Text:
    """A card's name in the colour of its group."""
    return Text(at.text(kind.title()), _GROUP_STYLE[kind.group])


# -- the picture -----------------------------------------------------------------------------------------------------
def pointed(at: Look, action: int | None) -> int:
    """The pile that an option points at, NOBODY if it is none."""
    if action == actions.REVEAL:
        return at.state.pile_of[at.seat]
    return action - actions.PILE if action is not None and actions.PILE <= action < actions.PILE + 3 else NOBODY


def draw_mouths(at: Look, action: int | None) -> list[Text]:
    """The three piles side by side; lit is the one of the own scavenging, or the one an option points at."""
    s = at.state
    here = pointed(at, action)
    mine = s.pile_of[at.seat] if s.step[at.seat] == SCAVENGE else NOBODY
    chosen = {s.pile_of[seat] for seat in range(s.cfg.seats) if s.step[seat] == SCAVENGE}
    rows = [
        mouth(at, danger, danger.odds.pile == (here if here != NOBODY else mine), danger.odds.pile in chosen)
        for danger in dangers(at)
    ]
    return [Text(" " * GAP).join(parts) for parts in zip(*rows, strict=True)]


def draw_peril(at: Look) -> list[Text]:
    """The Peril that strikes, between jaws: five lines in place of the mouths."""
    s = at.state
    kind = s.kind(s.peril)
    title = Text(f"{at.text(kind.title())} ", f"bold {RED}")
    title.append(f"{spears(kind.tier)}  ", RED).append("→ ", DIM)
    title.append(at.name(s.facing), f"bold {LAMP if s.facing == at.seat else INK}")
    title.align("center", WIDTH)
    words = " · ".join(map(at.text, kind_words(kind)[1:]))
    lines = folded(words, WIDTH, 2, INK)
    lines += [Text()] * (2 - len(lines))
    return [Text("▼▽" * (WIDTH // 2), BLOOD), cut(title, WIDTH), *lines, Text("△▲" * (WIDTH // 2), BLOOD)]


def stake(at: Look) -> Text:
    """What lies revealed, in a sentence: the heading of the row of cards."""
    s = at.state
    cards = s.zone(at.seat)
    if not cards:
        return Text(at.say("ui-sc-nothing-revealed"), DIM)
    food = sum(max(s.kind(card).food, 0) for card in cards if s.kind(card).group == ACTION)
    chances = sum(1 for card in cards if s.kind(card).group == OPPORTUNITY)
    return Text(at.say("ui-sc-stake", food=food, n=chances), f"bold {PALE}")


def draw_row(at: Look, most: int) -> list[Text]:
    """The middle of the picture: cards looked at, the plate at Feeding, or the revealed cards; most: lines of cards."""
    s = at.state
    if s.looker == at.seat and s.looked:
        heading = Text(at.say("ui-sc-looked"), f"bold {LAMP}")
        return [heading, *flow(chips(at, s.looked), WIDTH, most)]
    plate = [*s.eaten[at.seat], *s.bites[at.seat]]
    if plate:
        return [Text(at.say("ui-sc-plate"), f"bold {EGG}"), *flow(chips(at, plate), WIDTH, most)]
    return [stake(at), *flow(chips(at, s.zone(at.seat)), WIDTH, most)]


def draw_hand(at: Look, most: int) -> list[Text]:
    """The own hand: how many of how many, the food in it and what is needed, then the cards."""
    s, seat = at.state, at.seat
    if not s.alive[seat]:
        return [Text(at.say("ui-sc-dead"), f"bold {RED}")]
    food = s.stored[seat] + sum(food_of(s, seat, card) for card in (*s.hands[seat], *s.eaten[seat]))
    need = passives.feed_cost(s, seat)
    n, limit = len(s.hands[seat]), passives.hand_limit(s, seat)
    heading = Text(at.say("ui-sc-hand", n=n, limit=limit), f"bold {LAMP}")
    heading.append(" · ", DIM).append(at.say("ui-sc-hand-food", food=food, need=need), GREEN if food >= need else RED)
    return [cut(heading, WIDTH), *flow(hand_chips(at), WIDTH, most)]


def draw_picture(at: Look, height: int, action: int | None = None) -> Text:
    """Mouths or the Peril, the row, the hand: as many lines as there is room for."""
    top = draw_peril(at) if at.state.peril >= 0 else draw_mouths(at, action)
    free = height - len(top) - 2  # two headings
    hand = draw_hand(at, (free + 1) // 2)
    row = draw_row(at, height - len(top) - len(hand) - 1)
    blank = height - len(top) - len(row) - len(hand)
    return stacked([*top, *row, *[Text()] * blank, *hand], Room(WIDTH, height))


# -- header and side -------------------------------------------------------------------------------------------------
def draw_way(at: Look) -> Text:
    """The descent: Areas done, now, ahead; `?` may lie before the Final Area, the gate."""
    s = at.state
    text = Text("●" * max(0, s.round - 1), DIM)
    text.append("▣" if is_final(s) else "◉" if s.round else "", f"bold {LAMP}")
    if not is_final(s):
        text.append("○" * s.on_top, PALE).append("?" * s.mixed, PALE).append("▢", PALE)
    return text


def draw_header(at: Look) -> Text:
    """Scenario, round and Areas left, phase, Flag."""
    s = at.state
    text = Text(at.text(s.cfg.scenario.title()), f"bold {INK}")
    text.append("  ").append_text(draw_way(at)).append("  ")
    text.append(at.say("ui-sc-round", n=s.round), f"bold {LAMP}")
    text.append(f" · {at.say(f'ui-sc-phase-{PHASES[s.phase]}')} · ", PALE)
    text.append(f"⚑ {at.name(s.flag)}", PALE)
    return text


def area_text(at: Look) -> str:
    """What the Area does, in a line."""
    place = at.state.place()
    return "" if place is None else "; ".join(map(at.text, area_words(place)[1:]))


def draw_place(at: Look) -> Text:
    """The Area, its cost, and what it costs this seat if that differs."""
    s = at.state
    place = s.place()
    if place is None:
        return Text()
    text = Text(f" {place.cost} ", f"bold #2a2131 on {EGG}")
    text.append(f" {at.text(place.title())}", f"bold {INK}")
    need = passives.feed_cost(s, at.seat)
    if need != place.cost and s.alive[at.seat]:
        text.append(f" {at.say('ui-sc-you-need', n=need)}", RED if need > place.cost else GREEN)
    return text


def draw_goal(at: Look, width: int) -> Text:
    """The Area in one line, with its text where that fits."""
    text = draw_place(at)
    words = area_text(at)
    if words and text.cell_len + 3 + cell_len(words) <= width:
        text.append(f" · {words}", PALE)
    return text


def shells(at: Look, seat: int) -> Text:
    """One shell for each Trauma until death: cracked, cracked and hollow (face down), or whole."""
    s = at.state
    text = Text()
    for trauma in s.traumas[seat]:
        down = s.down >> trauma & 1
        text.append("◇" if down else "◆", RED if down else BLOOD)
    return text.append("·" * (passives.death_at(s) - len(s.traumas[seat])), PALE)


def draw_backs(at: Look, seat: int) -> Text:
    """A hand from behind: the tier of every card, a dot for each free place."""
    s = at.state
    tiers = sorted(s.deck.tier_at[card] for card in s.hands[seat])
    text = Text("".join(map(str, tiers)), f"bold {EGG}")
    return text.append("·" * (passives.hand_limit(s, seat) - len(tiers)), EDGE)


def step_word(at: Look, seat: int) -> tuple[str, str]:
    """What a player is at, in short, and its style."""
    s = at.state
    if s.peril >= 0:
        if seat == s.facing:
            return "✖", f"bold {BLOOD}"
        return ("–", DIM) if s.passed >> seat & 1 else ("", "")
    if s.step[seat] == SCAVENGE:
        return ("→" if s.pile_of[seat] == NOBODY else f"→{s.pile_of[seat] + 1}"), f"bold {LAMP}"
    if s.step[seat] == COLLECT:
        return at.say("ui-sc-step-collect"), GREEN
    return ("✓", GREEN) if s.step[seat] == FINISHED else ("", "")


def player_line(at: Look, seat: int) -> Text:
    """A player in one line."""
    s = at.state
    mine = seat == at.seat
    text = Text("▶" if seat == s.active else " ", LAMP)
    style = f"bold {LAMP}" if mine else INK if s.alive[seat] else f"{DIM} strike"
    bot = "▪" if at.at.session.players[seat] != "person" else ""
    name = cut_word(at.name(seat), 10) + bot
    text.append(name, style).append(" " * max(0, 9 - cell_len(name)))
    text.append("⚑" if seat == s.flag else " ", LAMP)
    if not s.alive[seat]:
        return text.append(f" {at.say('ui-sc-step-dead')}", RED)
    text.append(" ").append_text(shells(at, seat)).append(" ").append_text(draw_backs(at, seat))
    if s.stored[seat]:
        text.append(f" +{s.stored[seat]}", EGG)
    word, style = step_word(at, seat)
    return text.append(f" {word}", style)


def character_of(at: Look, seat: int) -> Character | None:
    """A player's Character, if the seat that looks knows it."""
    s = at.state
    if s.characters[seat] == NOBODY or not (seat == at.seat or s.char_seen[seat] >> at.seat & 1):
        return None
    return s.deck.characters[s.characters[seat]]


def character_words_short(at: Look, seat: int) -> str:
    """A player's Character by name, `?` if it was never seen; in brackets while it lies face down."""
    s = at.state
    if s.characters[seat] == NOBODY:
        return ""
    character = character_of(at, seat)
    name = "?" if character is None else at.text(character.title())
    return name if s.char_up >> seat & 1 else f"({name})"


def player_more(at: Look, seat: int) -> list[Text]:
    """What more there is to say of a player: Character, Traumas, in Last Hunt the own row."""
    s = at.state
    parts = [character_words_short(at, seat)]
    for trauma in s.traumas[seat]:
        name = at.text(s.deck.traumas[trauma].title())
        parts.append(f"({name})" if s.down >> trauma & 1 else name)
    words = ", ".join(part for part in parts if part)
    lines = [Text(f"   {words}", DIM)] if words else []
    if s.cfg.real_time and seat != at.seat and s.revealed[seat]:
        line = Text("   ")
        lines.append(line.append_text(Text(", ", DIM).join(name_of(at, s.kind(card)) for card in s.revealed[seat])))
    return lines


def draw_clock(at: Look) -> list[Text]:
    """Last Hunt's clock: a fuse of steps, or how many seconds there are where a real clock is used."""
    s = at.state
    if not s.cfg.real_time:
        return []
    if s.cfg.clock != "steps":
        return [Text(at.say("ui-sc-clock-seconds", n=seconds_of(s)), RED)]
    whole = max(1, steps_of(s) * len(s.living()))
    left = min(max(s.clock_left, 0), whole)
    burnt = round(12 * left / whole)
    line = Text(at.say("ui-sc-clock", n=left) + " ", RED if left * 4 <= whole else PALE)
    return [line.append("━" * burnt, BLOOD).append("─" * (12 - burnt), EDGE)]


def draw_caravan(at: Look) -> list[Text]:
    """The Caravan: the backs of its cards and whether it was fed."""
    s = at.state
    if not s.cfg.caravan:
        return []
    backs = " ".join(spears(back + 1) for back in s.caravan_backs)
    text = Text(f"{at.say('ui-sc-caravan')} ", PALE)
    fed = s.caravan_fed
    text.append(at.say("ui-sc-caravan-fed" if fed else "ui-sc-caravan-hungry"), GREEN if fed else RED)
    return [text.append(f" {backs}", EGG)]


def draw_decks(at: Look) -> Text:
    """Discard pile with its Perils, Traumas left."""
    s = at.state
    perils = sum(1 for card in s.discard if s.kind(card).group == PERIL)
    left = len(s.deck.traumas) - sum(map(len, s.traumas))
    return Text(at.say("ui-sc-decks", n=len(s.discard), perils=perils, traumas=left), DIM)


def draw_side(at: Look, room: Room) -> Text:
    """The panel beside the picture: the Area's text, the players, Caravan, deals, decks, clock."""
    s = at.state
    words = area_text(at)
    shown = draw_goal(at, room.width + WIDTH).plain.endswith(words)
    place = [] if shown or not words else folded(words, room.width, 3, PALE)
    below = [*draw_clock(at), *draw_caravan(at)]
    below += [Text(f"⚖ {at.text(deal_words(s, deal))}", VIOLET) for deal in s.deals]
    below.append(draw_decks(at))
    orders = at.at.session.orders[at.seat]
    below += [Text(at.say(f"ui-sc-orders-{orders}"), DIM)] if orders != "ask" else []
    players: list[Text] = []
    spare = room.height - len(place) - len(below) - s.cfg.seats
    for seat in range(s.cfg.seats):
        more = player_more(at, seat)[: max(0, spare)] if s.alive[seat] else []
        spare -= len(more)
        players += [player_line(at, seat), *more]
    return stacked([*place, *players, *below], room)


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
    return card_text(at, kind.title(), _GROUP_STYLE[kind.group], kind_words(kind), kind.marks)


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
        text.append(f"{name}{' ' * (wide - cell_len(name))} ", _GROUP_STYLE[group])
        text.append_text(bar(share, _GROUP_STYLE[group], 10)).append(f" {at.percent(share):>4}\n")
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


# -- options ---------------------------------------------------------------------------------------------------------
_OF_CARDS: Final = actions.PLAY
_CARD_GROUPS: Final = 15


def option_text(at: Look, action: int) -> Text:
    """What is to be known of an option: odds of a pile, the text of a card, what is at stake."""
    s, seat = at.state, at.seat
    index = pointed(at, action)
    if index != NOBODY:
        text = groups_text(at, dangers(at)[index])
        cards = s.zone(seat)
        return text.append_text(stake(at)) if cards and action == actions.REVEAL else text
    if action >= _OF_CARDS:
        return card_option(at, action)
    if actions.SEAT <= action < actions.SEAT + s.cfg.seats:
        other = action - actions.SEAT
        return Text("\n").join([player_line(at, other), *player_more(at, other)])
    if actions.TRAUMA <= action < actions.TRAUMA + len(s.deck.traumas):
        return trauma_text(at, s.deck.traumas[action - actions.TRAUMA])
    if actions.CHARACTER <= action < actions.CHARACTER + len(s.deck.characters):
        return character_text(at, s.deck.characters[action - actions.CHARACTER])
    return plain_option(at, action)


def card_option(at: Look, action: int) -> Text:
    """An option that names a card."""
    group, kind = divmod(action - _OF_CARDS, actions.ROOM)
    assert group < _CARD_GROUPS
    return kind_text(at, at.state.deck.kinds[kind])


def plain_option(at: Look, action: int) -> Text:
    """An option that names nothing: what it brings, in words of its own."""
    s, seat = at.state, at.seat
    if action == actions.COLLECT_NOW:
        return stake(at)
    if action == actions.SUFFER and s.peril >= 0:
        text = Text("\n".join(map(at.text, kind_words(s.kind(s.peril))[1:])) + "\n", RED)
        n, most = len(s.traumas[seat]), passives.death_at(s)
        return text.append(at.say("ui-sc-your-traumas", n=n, most=most), f"bold {BLOOD}")
    if action == actions.ABILITY and (character := character_of(at, seat)) is not None:
        return character_text(at, character)
    if action in (actions.SPECIAL, actions.EXTRA_TURN):
        return scenario_text(at, s.cfg.scenario)
    if action == actions.CARAVAN:
        n = passives.feed_cost(s, seat)
        return Text(at.say("sc-detail-caravan", n=n, cards=len(s.caravan)))
    return Text()


# -- the rest of the table -------------------------------------------------------------------------------------------
def draw_table(at: Look) -> Text:
    """The rest of the table: players with what is known of them, deals, Caravan, piles, the discard pile."""
    s = at.state
    text = Text()
    for seat in range(s.cfg.seats):
        text.append_text(player_line(at, seat)).append("\n")
        for line in player_more(at, seat):
            text.append_text(line).append("\n")
        known = [card for card in s.hands[seat] if seat != at.seat and sees(s, at.seat, card)]
        if known:
            text.append(f"   {at.say('ui-sc-known-cards')} ", DIM)
            text.append_text(Text(", ").join(name_of(at, s.kind(card)) for card in known)).append("\n")
    for deal in s.deals:
        text.append(f"⚖ {at.text(deal_words(s, deal))}\n", VIOLET)
    for line in (*draw_clock(at), *draw_caravan(at), *known_inside(at)):
        text.append_text(line).append("\n")
    if s.cfg.scenario.win == "signal":
        text.append(at.say("ui-sc-signal-yes" if s.signal else "ui-sc-signal-no") + "\n", GREEN if s.signal else RED)
    text.append_text(draw_decks(at)).append("\n")
    for kind, n in sorted(Counter(s.kind(card).index for card in s.discard).items()):
        text.append(f"  {n}× " if n > 1 else "     ", DIM).append_text(name_of(at, s.deck.kinds[kind])).append("\n")
    return text


def known_inside(at: Look) -> list[Text]:
    """Cards that this seat knows to be in a pile, at the bottom or somewhere in it."""
    s = at.state
    lines = []
    for index in range(len(s.piles)):
        seen = pile_seen(s, at.seat, index)
        for place in ("bottom", "known"):
            if seen[place]:
                names = ", ".join(at.say(f"sc-card-{word}") for word in seen[place])
                lines.append(Text(at.say(f"ui-sc-pile-{place}", n=index + 1, cards=names), PALE))
    return lines


def draw_over(at: Look) -> Text:
    """How the game ended."""
    s = at.state
    outcome = s.outcome()
    assert outcome is not None
    who = at.say("list-separator").join(at.name(seat) for seat in outcome.won)
    if outcome.won:
        return Text(at.say("ui-sc-over-won", who=who, round=outcome.round), f"bold {LAMP}")
    reason = Msg(f"reason-{outcome.reason}")
    return Text(at.say("ui-sc-over-lost", reason=reason, round=outcome.round), f"bold {BLOOD}")


# -- the face --------------------------------------------------------------------------------------------------------
def gift_helps(s: ScavState, seat: int) -> bool:
    """Whether a card of a hand, given away, could answer the Peril: a Reaction, or one that defeats it."""
    peril = s.kind(s.peril)
    hand = [s.kind(card) for card in s.hands[seat]]
    return any(kind.window == REACTION and bool(kind.effect) or kind.id in peril.defeated_by for kind in hand)


class ScavengersFace(Face):
    """The drawings above as the table asks for them; hands are hidden, so covers go between players."""

    REVEALING: ClassVar[frozenset[str]] = frozenset(
        {"chance", "sc-log-revealed", "sc-log-face-up", "sc-log-looks", "sc-log-peril", "sc-log-eats", "sc-log-trauma"}
    )
    HEADINGS: ClassVar[frozenset[str]] = frozenset(
        {"sc-log-round", "sc-log-turn", "sc-log-feeding", "sc-log-peril", "sc-log-dies", "sc-log-won", "sc-log-lost"}
    )
    SECRETS: ClassVar[bool] = True
    DARK: ClassVar[bool] = True
    PICTURE: ClassVar[int] = WIDTH + 1
    PLAN: ClassVar[str] = "ui-sc-table"
    KEYS: ClassVar[str] = "ui-sc-keys"
    HELP: ClassVar[str] = "ui-sc-help-text"
    PLAIN: ClassVar[str] = "ui-sc-prompt-plain"

    def window(self, state: State) -> Window | None:
        """The reaction window of a Peril. Useful is a card, the Character, a price, or a gift that could help."""
        assert isinstance(state, ScavState)
        if not isinstance(state.asking, React):
            return None
        decline = actions.SUFFER if actions.SUFFER in state.legal else actions.PASS
        idle = (decline, actions.GIFT, actions.DEAL)
        gift = actions.GIFT in state.legal and gift_helps(state, state.current_player())
        return Window(decline, gift or any(option not in idle for option in state.legal))

    def name(self, at: View, seat: int) -> str:
        return look(at).name(seat)

    def header(self, at: View) -> Text:
        return draw_header(look(at))

    def goal(self, at: View, width: int) -> Text:
        return draw_goal(look(at), width)

    def picture(self, at: View, room: Room, action: int | None = None) -> Text:
        return draw_picture(look(at), room.height, action)

    def side(self, at: View, room: Room) -> Text:
        return draw_side(look(at), room)

    def option(self, at: View, action: int) -> Text:
        return option_text(look(at), action)

    def plan(self, at: View) -> Text:
        return draw_table(look(at))

    def cards(self, at: View) -> Text:
        return draw_cards(look(at))

    def odds(self, at: View) -> Text:
        return draw_odds(look(at))

    def over(self, at: View) -> Text:
        return draw_over(look(at))
