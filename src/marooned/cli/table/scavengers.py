"""The face of the card game: three mouths in the dark, the cards at stake, the own hand, the others. All through the
eyes of one seat.

A pile is a mouth with ten fangs, one for every 10 % that the next card is a Peril: solid ones for Perils that this
hand can't answer, hollow ones for those it can. Lamp yellow is spent on what is mine or can be done now, red on Perils
and Traumas, green on Reactions, violet on Opportunities.
"""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text

from marooned.cli.table.face import Face, Room, View, Window
from marooned.cli.table.scavengers_look import (
    BLOOD,
    DIM,
    EDGE,
    EGG,
    FANGS,
    GAP,
    GREEN,
    INK,
    LAMP,
    LINE,
    MOUTH,
    PALE,
    RED,
    VIOLET,
    WIDTH,
    Danger,
    Look,
    character_of,
    chips,
    cut,
    cut_word,
    dangers,
    flow,
    folded,
    hand_chips,
    known_top,
    look,
    name_of,
    spears,
    stacked,
)
from marooned.cli.table.scavengers_texts import (
    character_text,
    draw_cards,
    draw_odds,
    groups_text,
    kind_text,
    scenario_text,
    trauma_text,
)
from marooned.core.engine import State
from marooned.core.game import Option
from marooned.core.messages import Msg
from marooned.games.scavengers import actions, passives
from marooned.games.scavengers.card_words import (
    area_words,
    kind_words,
)
from marooned.games.scavengers.deals import deal_words
from marooned.games.scavengers.knowledge import sees
from marooned.games.scavengers.phases.hunt import seconds_of, steps_of
from marooned.games.scavengers.phases.peril import React
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import (
    ACTION,
    COLLECT,
    FINISHED,
    NOBODY,
    OPPORTUNITY,
    PERIL,
    PHASES,
    REACTION,
    SCAVENGE,
)
from marooned.games.scavengers.verbs import food_of, is_final
from marooned.games.scavengers.visible import pile_seen


# -- the picture -----------------------------------------------------------------------------------------------------
def pointed(at: Look, action: int | None) -> int:
    """The pile that an option points at, NOBODY if it is none."""
    if action == actions.REVEAL:
        return at.state.pile_of[at.seat]
    return action - actions.PILE if action is not None and actions.PILE <= action < actions.PILE + 3 else NOBODY


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
        number = Text(at.percent(danger.peril), f"bold {RED if danger.helpless else INK}")
        number = number if known < 0 else name_of(at, s.kind(known))
        middle = [teeth, number, Text(spears(danger.odds.tier), LAMP if lit else PALE)]
    lines = [top]
    for content in middle:
        centred = cut(content, inner)
        centred.align("center", inner)
        lines.append(Text("│", frame).append_text(centred).append("│", frame))
    return [*lines, bottom]


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
    if plate and (s.bites[at.seat] or not s.zone(at.seat)):
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
        text.append(" · ", DIM).append(at.say("ui-sc-you-need", n=need), RED if need > place.cost else GREEN)
    return text


def draw_goal(at: Look) -> Text:
    """The Area in one line, with its text where that fits."""
    text = draw_place(at)
    words = area_text(at)
    if words and fits_line(at):
        text.append(f" · {words}", PALE)
    return text


def fits_line(at: Look) -> bool:
    """Whether the text of the Area finds room in the line of its name."""
    return draw_place(at).cell_len + 3 + cell_len(area_text(at)) <= LINE


def shells(at: Look, seat: int) -> Text:
    """One shell for each Trauma until death: cracked, cracked and hollow (face down), or whole."""
    s = at.state
    text = Text()
    for trauma in s.traumas[seat]:
        down = s.down >> trauma & 1
        text.append("◇" if down else "◆", RED if down else BLOOD)
    return text.append("○" * (passives.death_at(s) - len(s.traumas[seat])), PALE)


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


def draw_decks(at: Look) -> list[Text]:
    """Discard pile with its Perils, Traumas left."""
    s = at.state
    perils = sum(1 for card in s.discard if s.kind(card).group == PERIL)
    left = len(s.deck.traumas) - sum(map(len, s.traumas))
    words = (at.say("ui-sc-discard", n=len(s.discard), perils=perils), at.say("ui-sc-traumas-left", n=left))
    return [Text(line, DIM) for line in words]


def draw_side(at: Look, room: Room) -> Text:
    """The panel beside the picture: the Area's text, the players, Caravan, deals, decks, clock."""
    s = at.state
    place = [] if fits_line(at) else folded(area_text(at), room.width, 3, PALE)
    below = [*draw_clock(at), *draw_caravan(at)]
    below += [Text(f"⚖ {at.text(deal_words(s, deal))}", VIOLET) for deal in s.deals]
    below += draw_decks(at)
    orders = at.at.session.orders[at.seat]
    below += [Text(at.say(f"ui-sc-orders-{orders}"), DIM)] if orders != "ask" else []
    players: list[Text] = []
    spare = room.height - len(place) - len(below) - s.cfg.seats
    for seat in range(s.cfg.seats):
        more = player_more(at, seat)[: max(0, spare)] if s.alive[seat] else []
        spare -= len(more)
        players += [player_line(at, seat), *more]
    return stacked([*place, *players, *below], room)


# -- options ---------------------------------------------------------------------------------------------------------
def option_text(at: Look, action: int) -> Text:
    """What is to be known of an option: odds of a pile, the text of a card, what is at stake."""
    s, seat = at.state, at.seat
    index = pointed(at, action)
    if index != NOBODY:
        text = groups_text(at, dangers(at)[index])
        cards = s.zone(seat)
        return text.append_text(stake(at)) if cards and action == actions.REVEAL else text
    if action >= actions.PLAY:
        return kind_text(at, s.deck.kinds[(action - actions.PLAY) % actions.ROOM])
    if actions.SEAT <= action < actions.SEAT + s.cfg.seats:
        other = action - actions.SEAT
        return Text("\n").join([player_line(at, other), *player_more(at, other)])
    if actions.TRAUMA <= action < actions.TRAUMA + len(s.deck.traumas):
        return trauma_text(at, s.deck.traumas[action - actions.TRAUMA])
    if actions.CHARACTER <= action < actions.CHARACTER + len(s.deck.characters):
        return character_text(at, s.deck.characters[action - actions.CHARACTER])
    return plain_option(at, action)


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
    if s.cfg.scenario.win == "signal":
        text.append(at.say("ui-sc-signal-yes" if s.signal else "ui-sc-signal-no") + "\n", GREEN if s.signal else RED)
    for line in (*draw_clock(at), *draw_caravan(at), *known_inside(at), *draw_decks(at)):
        text.append_text(line).append("\n")
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
_LAST: Final = (actions.SUFFER, actions.FEED, actions.STARVE, actions.GIFT, actions.DEAL)


def gift_helps(s: ScavState, seat: int) -> bool:
    """Whether a card of a hand, given away, could answer the Peril: a Reaction, or one that defeats it."""
    peril = s.kind(s.peril)
    hand = [s.kind(card) for card in s.hands[seat]]
    return any((kind.window == REACTION and bool(kind.effect)) or kind.id in peril.defeated_by for kind in hand)


class ScavengersFace(Face):
    """The drawings above as the table asks for them; hands are hidden, so covers go between players."""

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

    def arranged(self, state: State, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The steps of the turn first, then cards and abilities, then giving up, gifts and deals."""
        extras = [] if state.asking is None else state.asking.extras(state, state.legal)

        def rank(option: Option) -> int:
            return 2 + _LAST.index(option.action) if option.action in _LAST else int(option.action in extras)

        return tuple(sorted(options, key=rank))

    def scenario_name(self, scenario: str) -> str:
        return f"sc-scenario-{scenario}"

    def name(self, at: View, seat: int) -> str:
        return look(at).name(seat)

    def header(self, at: View) -> Text:
        return draw_header(look(at))

    def goal(self, at: View) -> Text:
        return draw_goal(look(at))

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
