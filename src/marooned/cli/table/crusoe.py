"""The face of the island game: the hex map, the side panel, card texts, odds. All from what is visible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.text import Text

from marooned.cli.table.face import Face, Room, View
from marooned.cli.table.session import Session
from marooned.core.engine import State
from marooned.core.messages import Arg, Msg
from marooned.games.crusoe.actions import ACTIONS
from marooned.games.crusoe.board import COORDINATES, SPACES, TERRAINS, TILES
from marooned.games.crusoe.cards import EventCard, Invention, Price, ThreatAction
from marooned.games.crusoe.effects.flow import phrases
from marooned.games.crusoe.odds import action_odds
from marooned.games.crusoe.pawns import pawns_needed
from marooned.games.crusoe.people import ARROWS, DIES_AT
from marooned.games.crusoe.plan_words import planned_words
from marooned.games.crusoe.state import CrusoeState
from marooned.games.crusoe.terms import ADVENTURE, BUILD, EXPLORE, GATHER, PEOPLE, REROLL, RESOURCES
from marooned.games.crusoe.verbs import item_name

if TYPE_CHECKING:
    from marooned.games.crusoe.effects.base import Fx

HEX_WIDTH: Final = 10
HEX_HEIGHT: Final = 4
_TERRAIN_STYLE: Final = {
    "beach": "yellow",
    "plains": "green",
    "hills": "dark_orange3",
    "mountains": "grey70",
    "river": "deep_sky_blue3",
}
_SEAT_MARK: Final = ("■", "●", "▲", "◆", "○", "♀")


@dataclass(frozen=True, slots=True)
class Look:
    """What drawings need: the state, what is visible, and how to word messages."""

    state: CrusoeState
    seen: dict[str, Any]
    session: Session

    def say(self, id: str, **args: Arg) -> str:
        """A message of the catalogues."""
        return self.session.narrator.say(id, **args)

    def text(self, message: Msg) -> str:
        """The text of a message."""
        return self.session.narrator.text(message)


def look(session: Session) -> Look:
    """Look at the table of a session."""
    state: State = session.state
    assert isinstance(state, CrusoeState)
    return Look(state, state.observation(0), session)


# -- the map ---------------------------------------------------------------------------------------------------------
def space_points(s: CrusoeState, action: int) -> tuple[str, ...]:
    """Spaces that an action points at, for highlighting."""
    word = s.action_to_string(action)
    for part in (word, word.partition("@")[2], word.partition(".")[0], word.partition("/")[0]):
        if part in SPACES:
            return (part,)
    return ()


def map_width(s: CrusoeState) -> int:
    """Characters of a line of the map; an eleventh space stands out on the right."""
    return 1 + max(q * HEX_WIDTH + r * HEX_WIDTH // 2 + HEX_WIDTH for q, r in COORDINATES[: len(s.tiles)])


def draw_map(at: Look, pointed: tuple[str, ...] = ()) -> Text:
    """The island as hexes, 12 lines of `map_width` characters."""
    rows = [[(" ", "")] * map_width(at.state) for _ in range(3 * HEX_HEIGHT)]
    for space, (q, r) in enumerate(COORDINATES[: len(at.state.tiles)]):
        left = q * HEX_WIDTH + r * HEX_WIDTH // 2
        top = (r + 1) * HEX_HEIGHT
        style = "reverse bold" if SPACES[space] in pointed else ""
        for line, (content, own) in enumerate(hex_lines(at, space)):
            for column, sign in enumerate(content):
                rows[top + line][left + column] = (sign, f"{own} {style}".strip())
    text = Text()
    for row in rows:
        for sign, style in row:
            text.append(sign, style or None)
        text.append("\n")
    return text


def hex_lines(at: Look, space: int) -> list[tuple[str, str]]:
    """The four lines of one hex with their style."""
    s = at.state
    name = SPACES[space]
    number = s.tiles[space]
    closed = bool(s.closed >> space & 1)
    terrain = TERRAINS[TILES[number].terrain] if number else ""
    style = _TERRAIN_STYLE.get(terrain, "grey42" if not s.dist[space] else "white")
    marks = [at.say(f"sign-{mark}") for mark in s.cfg.scenario.signs(s, space)]
    if closed:
        middle = ("▒" * 8, f"{' '.join(marks):▒<8}")
        style = "grey42"
    elif number:
        mark = "⌂" if s.shelter and s.camp == space else "△" if s.camp == space else " "
        middle = (f"{mark}{shortened(at.say(f'terrain-{terrain}'), 7):<7}", hex_signs(at, space))
    elif s.dist[space]:
        need, sure = pawns_needed(s, EXPLORE, ACTIONS.number(name))
        middle = (f"{' '.join(('?', *marks)):^8}", f"{f'{need}~{sure}':^8}")
    else:
        middle = (f"{' '.join(marks):^8}", " " * 8)
    frame = "bold" if s.camp == space else ""
    top = f" ╱─{name + '─' * (5 - len(name))}╲ "
    return [
        (top, f"{style} {frame}".strip()),
        (f"│{middle[0]}│", f"{style} {frame}".strip()),
        (f"│{middle[1]}│", f"{style} {frame}".strip()),
        (" ╲______╱ ", f"{style} {frame}".strip()),
    ]


def shortened(word: str, width: int) -> str:
    """A word cut to a width, with a full stop where letters are missing."""
    return word if len(word) <= width else word[: width - 1] + "."


def hex_signs(at: Look, space: int) -> str:
    """Sources (x if exhausted), natural shelter, tokens, shortcut: 8 signs."""
    s = at.state
    tile = TILES[s.tiles[space]]
    signs: list[str] = []
    for bit, sign in ((1, "sign-food"), (2, "sign-wood")):
        if tile.sources & bit:
            signs.append("x" if s.covered[space] & bit else at.say(sign))
    if tile.shelter:
        signs.append("∩")
    lying = Counter(at.seen["tokens"].get(SPACES[space], []))
    signs += [f"{n if n > 1 else ''}{at.say(f'sign-{token}')}" for token, n in lying.items()]
    if s.shortcut == space:
        signs.append("s")
    if space in {covered for covered, _ in s.terrain_covered}:
        signs.append("?")
    signs += [at.say(f"sign-{mark}") for mark in s.cfg.scenario.signs(s, space)]
    wide = " ".join(signs)
    return f"{wide if len(wide) <= 8 else ''.join(signs)[:8]:<8}"


# -- the side panel --------------------------------------------------------------------------------------------------
def draw_header(at: Look) -> Text:
    """Round, phase, first player, goal."""
    s = at.state
    text = Text()
    text.append(f"{at.say('ui-title')} ", "bold")
    text.append(at.say("ui-round", n=s.round, all=s.cfg.scenario.rounds), "bold yellow")
    text.append(f" · {at.say('phase-' + at.seen['phase'])}", "bold")
    text.append(f" · {at.say('ui-first', who=Msg(f'person-{PEOPLE[s.first]}'))}")
    return text


def draw_goal(at: Look) -> Text:
    """What is still missing for the goal, in one line."""
    return Text(" · ".join(at.text(message) for message in at.state.cfg.scenario.status(at.state)), "cyan")


def draw_briefing(at: Look) -> Text:
    """The scenario in our own words: its goal, its rules, what to watch; then what is still missing."""
    scenario = at.state.cfg.scenario
    text = Text()
    text.append(at.say(f"scenario-{scenario.id}") + "\n", "bold")
    for part, heading in (("goal", "ui-brief-goal"), ("rules", "ui-brief-rules"), ("watch", "ui-brief-watch")):
        text.append(f"\n{at.say(heading)}\n", "bold cyan")
        text.append(at.say(f"brief-{scenario.id}-{part}") + "\n")
    text.append(f"\n{at.say('ui-brief-now')}\n", "bold cyan")
    for message in scenario.status(at.state):
        text.append(at.text(message) + "\n")
    return text


def draw_camp(at: Look, width: int) -> Text:
    """Levels and stores, a line each."""
    s = at.state
    text = Text()
    levels = {"morale": f"{s.morale:+d}", "roof": f"{s.roof}", "palisade": f"{s.palisade}", "weapon": f"{s.weapon}"}
    names = fitted([at.say(f"ui-level-{level}") for level in levels], width - numbers_width(levels.values()))
    for name, value in zip(names, levels.values(), strict=True):
        text.append(f"{name} ")
        text.append(f"{value} ", "bold")
    text.append("\n")
    later = [n + s.pocket[index] for index, n in enumerate(s.future)]
    stores = [(f"{n}", f"+{more}" if more else "") for n, more in zip(s.available, later, strict=True)]
    names = fitted(
        [at.say(f"ui-res-{one}") for one in RESOURCES], width - numbers_width(n + more for n, more in stores)
    )
    for name, (value, more) in zip(names, stores, strict=True):
        text.append(f"{name} ")
        text.append(value, "bold" if value == "0" else "bold green")
        text.append(more, "yellow")
        text.append(" ")
    text.append("\n")
    return text


def numbers_width(numbers: Iterable[str]) -> int:
    """Columns of numbers in a line, each behind a name, with the blanks between."""
    return sum(len(number) + 2 for number in numbers) - 1


def fitted(names: list[str], width: int) -> list[str]:
    """Names as long as there is room for all of them in a line, the longest ones cut with a full stop."""
    names = list(names)
    while sum(map(len, names)) > width:
        longest = max(len(name) for name in names)
        if longest <= 2:
            break
        cut = [index for index, name in enumerate(names) if len(name) == longest]
        index = next((index for index in cut if names[index].endswith(".")), cut[-1])
        names[index] = names[index].rstrip(".")[: longest - 2] + "."
    return names


def draw_people(at: Look) -> Text:
    """One line a person: life, next morale arrow, determination, pawns, special wounds."""
    s = at.state
    text = Text()
    for person in s.people():
        wounds = s.wounds[person]
        left = DIES_AT[person] - wounds
        first = "▶" if person == s.first else " "
        seat = s.cfg.players.index(person) if person in s.cfg.players else -1
        bot = seat >= 0 and at.session.players[seat] != "person"
        arrow = next((mark - wounds for mark in ARROWS[person] if mark > wounds), 0)
        text.append(first, "bold yellow")
        text.append(f"{_SEAT_MARK[person]} {at.say(f'person-{PEOPLE[person]}')[:10]:<10}", "italic" if bot else "bold")
        text.append(f" ♥{left:>2}", "red" if left <= 4 else "green")
        text.append(f"{f'↓{arrow}' if arrow else '':<3}", "magenta")
        text.append(f" ✶{s.determination[person]:<2}", "yellow")
        text.append(f" {'♟' * s.free_pawns[person]:<2}")
        text.append(
            " " + "".join(at.say(f"part-{part}")[0] for part in at.seen["special_wounds"][PEOPLE[person]]), "red"
        )
        text.append("\n")
    return text


def draw_threats(at: Look) -> Text:
    """The two threat spaces."""
    text = Text()
    for side, instance in zip(("left", "right"), at.state.threat, strict=True):
        text.append(f"{at.say(f'ui-{side}')}: ", "dim")
        text.append(
            card_title(at, instance) if instance >= 0 else at.say("ui-empty"), "red" if instance >= 0 else "dim"
        )
        text.append("\n")
    return text


def draw_tokens(at: Look) -> Text:
    """Tokens on action spaces, weather and cost fields; weather dice of the round."""
    parts: list[str] = []
    for place, names in at.seen["tokens"].items():
        if place in SPACES:
            continue
        where = {"weather": "place-weather", "cost": "ui-tokens"}.get(place, f"kind-{place}")
        label = "cost-" if place == "cost" else "token-"
        parts.append(f"{at.say(where)}: {', '.join(at.say(label + name) for name in names)}")
    dice = at.state.cfg.scenario.dice_rolled(at.state)
    names = ", ".join(at.say(f"ui-weather-{die}") for die in dice) or at.say("ui-weather-none")
    return Text("\n".join([at.say("ui-weather-round", dice=names), *parts]), "blue")


def draw_side(at: Look, width: int = 80) -> Text:
    """The panel beside the map, so many columns wide. Things come last: where room is short, their page shows them."""
    text = Text()
    text.append_text(draw_camp(at, width))
    text.append_text(draw_people(at))
    text.append_text(draw_threats(at))
    text.append_text(draw_tokens(at))
    text.append("\n" + ", ".join(thing_names(at)), "green")
    return text


def thing_names(at: Look) -> list[str]:
    """Items, starting items, tokens and treasures in play, by name."""
    s = at.state
    items = [at.text(item_name(s, index)) for index in range(len(s.cfg.inventions)) if s.items >> index & 1]
    starting = [f"{at.say(f'card-starting-{id}')} {n}x" for id, n in at.seen["starting_items"].items()]
    tokens = [at.say(f"card-discovery-{id}") for id in at.seen["discoveries"]]
    treasures = [at.say(f"card-mystery-{id}") for id in at.seen["treasures"]]
    dog = [at.say("helper-dog")] if s.cfg.dog else []
    return [*dog, *items, *starting, *tokens, *treasures]


def draw_plan(at: Look) -> Text:
    """The declared actions, numbered as in `#1`."""
    s = at.state
    if not s.plan:
        return Text(at.say("ui-nothing-planned"), "dim")
    return Text("\n".join(f"#{n} {at.text(planned_words(s, planned))}" for n, planned in enumerate(s.plan, start=1)))


# -- card texts ------------------------------------------------------------------------------------------------------
def card_title(at: Look, instance: int) -> str:
    """A card's name."""
    from marooned.games.crusoe.verbs import card_name

    return at.text(card_name(at.state, instance))


def effects_text(at: Look, effects: tuple[Fx, ...]) -> str:
    """The text of a row of effects."""
    return at.say("list-separator").join(map(at.text, phrases(effects))) or at.say("ui-free")


def price_text(at: Look, action: ThreatAction) -> str:
    """What a threat action needs."""
    ways = [] if all(price.free() for price in action.prices) else [one_price(at, price) for price in action.prices]
    needs = [" / ".join(ways)] if ways else []
    needs += [at.say("ui-weapon-needed", n=action.weapon)] if action.weapon else []
    return ", ".join(needs) or at.say("ui-free")


def one_price(at: Look, price: Price) -> str:
    """One way to pay."""
    parts = [at.say("amount", what=RESOURCES[index], n=n) for index, n in enumerate(price.goods) if n]
    if price.item:
        parts.append(at.say("ui-item-needed", item=Msg(f"item-{price.item}")))
    return ", ".join(parts) or at.say("ui-free")


def threat_text(at: Look, instance: int) -> Text:
    """An event card on a threat space: its actions and what happens if nobody acts."""
    card = at.state.cards.all[instance]
    assert isinstance(card, EventCard)
    text = Text()
    text.append(card_title(at, instance) + "\n", "bold red")
    for action in card.actions:
        reward = effects_text(at, action.reward)
        line = at.say(
            "ui-threat-action",
            name=Msg(f"threat-{action.id}"),
            n=action.pawns,
            price=price_text(at, action),
            reward=reward,
        )
        text.append(line + "\n")
    text.append(at.say("ui-threat-effect", effect=effects_text(at, card.effect)) + "\n")
    return text


def invention_text(at: Look, item: int) -> Text:
    """An invention: what it needs and what it does."""
    card: Invention = at.state.cfg.inventions[item]
    terrains = [at.say(f"terrain-{name}") for bit, name in TERRAINS.items() if card.terrain & bit]
    needs = [" / ".join(terrains)] if terrains else []
    needs += [at.say(f"item-{needed}") for needed in card.items]
    prices = [one_price(at, price) for price in card.prices if not price.free()]
    needs += [" / ".join(prices)] if prices else []
    text = Text()
    text.append(at.text(item_name(at.state, item)), "bold")
    if needs:
        text.append(": " + at.say("ui-invention-needs", needs=", ".join(needs)))
    narrator = at.session.narrator
    if narrator.has(f"itemtext-{card.id}"):
        text.append("\n  " + at.say(f"itemtext-{card.id}"))
    elif card.on_build:
        text.append("\n  " + at.say("ui-on-build", effect=effects_text(at, card.on_build)))
    return text


def thing_text(at: Look, instance: int) -> Text:
    """A token, treasure or starting item: its name and what using it does."""
    from marooned.games.crusoe import abilities
    from marooned.games.crusoe.actions import USE_STARTING
    from marooned.games.crusoe.content.uses import thing_ability
    from marooned.games.crusoe.layout import STARTING, WRECKAGE

    s = at.state
    ability = (
        abilities.find(s, USE_STARTING + instance - STARTING)
        if STARTING <= instance < WRECKAGE
        else thing_ability(s, instance)
    )
    text = Text()
    text.append(card_title(at, instance), "bold")
    if at.session.narrator.has(f"thingtext-{s.cards.all[instance].id}"):
        text.append(": " + at.say(f"thingtext-{s.cards.all[instance].id}"))
    elif ability is not None and ability.effects:
        text.append(": " + effects_text(at, ability.effects))
    return text


def draw_cards(at: Look) -> Text:
    """All cards in reach with their text: threats, things in play, items, inventions on the board."""
    from marooned.games.crusoe.layout import STARTING

    s = at.state
    text = Text()
    for instance in s.threat:
        if instance >= 0:
            text.append_text(threat_text(at, instance))
            text.append("\n")
    starting = [STARTING + index for index, uses in enumerate(s.starting) if uses > 0]
    for instance in (*starting, *s.discoveries, *(treasure.card for treasure in s.treasures)):
        text.append_text(thing_text(at, instance))
        text.append("\n")
    there = s.items | s.board | s.own | s.sheet
    for item in range(len(s.cfg.inventions)):
        if there >> item & 1:
            text.append("✓ " if s.items >> item & 1 else "  ", "green")
            text.append_text(invention_text(at, item))
            text.append("\n")
    text.append("\n" + at.say("ui-decks") + ": ", "bold")
    decks = at.seen["decks"]
    text.append(", ".join(f"{at.say(f'deck-{name}')} {deck['size']}" for name, deck in decks.items() if deck["size"]))
    for name, deck in decks.items():
        if deck.get("known"):
            cards = ", ".join(known_name(at, card) for card in deck["known"])
            text.append(f"\n{at.say(f'deck-{name}')}: {at.say('ui-known-in', cards=cards)}")
    return text


def known_name(at: Look, card: str) -> str:
    """The name of a card known to lie in a deck; inventions are named as items."""
    deck, id = card.split("/")
    return at.say(f"item-{id}" if deck == "invention" else f"card-{deck}-{id}")


# -- odds ------------------------------------------------------------------------------------------------------------
def kind_odds(at: Look, kind: int) -> Text:
    """The dice of build, gather or explore: their faces, and the exact joint outcomes with the tokens that wait."""
    tokens = at.state.action_tokens[kind]
    odds = action_odds(kind, reroll_token=bool(tokens & REROLL), adventure_token=bool(tokens & ADVENTURE))
    bare = action_odds(kind)
    text = Text()
    shares = (
        ("success", bare.success, "green"),
        ("wound", bare.wound, "red"),
        ("adventure", bare.adventure, "magenta"),
    )
    for name, share, style in shares:
        n = int(6 * share)
        text.append(f"{at.say(f'ui-odds-{name}', n=n)} {faces(n)}\n", style)
    joint = [
        ("success-clean", odds.clean),
        ("success-wound", odds.joint.get((True, True, False), Fraction(0))),
        ("success-adventure", odds.joint.get((True, False, True), Fraction(0))),
        ("success-both", odds.joint.get((True, True, True), Fraction(0))),
        ("fail", 1 - odds.success),
    ]
    for name, part in joint:
        text.append(
            at.say("ui-odds-joint", outcome=Msg(f"ui-odds-{name}"), share=at.session.narrator.percent(part)) + "\n"
        )
    return text


def faces(n: int) -> str:
    """Six little die faces, n of them filled."""
    return "■" * n + "□" * (6 - n)


def option_text(at: Look, action: int) -> Text:
    """What stands beside the options for the one under the cursor: odds, card text, or its detail."""
    from marooned.games.crusoe.actions import GO, HELPER, HELPERS, KIND, THREATS
    from marooned.games.crusoe.phases.planning import PlanHelper, PlanTarget
    from marooned.games.crusoe.targets import item_of

    s = at.state
    asking = s.asking
    text = Text()
    if KIND + BUILD <= action <= KIND + EXPLORE:
        text.append_text(kind_odds(at, action - KIND))
    elif isinstance(asking, PlanTarget) and s.draft is not None:
        if THREATS <= action < THREATS + 4:
            return threat_text(at, s.threat[(action - THREATS) % 2])
        need, sure = pawns_needed(s, s.draft.kind, action)
        if s.draft.kind in (BUILD, GATHER, EXPLORE):
            text.append(at.say("ui-odds-roll", need=need, sure=sure) + "\n")
        if s.draft.kind == BUILD and item_of(action) >= 0:
            text.append_text(invention_text(at, item_of(action)))
    elif isinstance(asking, PlanHelper) and s.draft is not None and s.draft.kind in (BUILD, GATHER, EXPLORE):
        joined = s.draft.pawns + (HELPER <= action < HELPER + len(HELPERS))
        if action == GO or joined < s.draft.sure:
            text.append(at.say("ui-odds-roll", need=s.draft.need, sure=s.draft.sure) + "\n")
            text.append_text(kind_odds(at, s.draft.kind))
        else:
            text.append(at.say("ui-odds-sure"), "green")
    detail = asking.detail(s, action) if asking is not None else None
    if detail is not None:
        text.append(at.text(detail))
    return text


def draw_over(at: Look) -> Text:
    """How the game ended."""
    outcome = at.state.outcome()
    assert outcome is not None
    result = Msg("ui-over-won" if outcome.won else "ui-over-lost")
    reason = Msg(f"reason-{outcome.reason}")
    if outcome.points:
        line = at.say("ui-over", result=result, reason=reason, round=outcome.round, points=outcome.points[0])
    else:
        line = at.say("ui-over-plain", result=result, reason=reason, round=outcome.round)
    return Text(line, "bold green" if outcome.won else "bold red")


# -- the face --------------------------------------------------------------------------------------------------------
class CrusoeFace(Face):
    """The drawings above as the table asks for them. Everybody sees the same."""

    PICTURE: ClassVar[int] = 4 * HEX_WIDTH + 2

    def seat_choices(self, words: tuple[str, ...], taken: list[str], count: int) -> list[str]:
        """The Soldier joins three or four."""
        return [word for word in words if word not in taken and not (count <= 2 and word == "soldier")]

    def scenario_pitch(self, scenario: str) -> str:
        return f"brief-{scenario}-goal"

    def name(self, at: View, seat: int) -> str:
        return at.say(f"person-{look(at.session).seen['players'][seat]}")

    def header(self, at: View) -> Text:
        return draw_header(look(at.session))

    def picture_width(self, at: View) -> int:
        return map_width(look(at.session).state) + 1

    def briefing(self, at: View) -> Text:
        return draw_briefing(look(at.session))

    def goal(self, at: View) -> Text:
        return draw_goal(look(at.session))

    def picture(self, at: View, room: Room, action: int | None = None) -> Text:
        return draw_map(look(at.session), () if action is None else space_points(look(at.session).state, action))

    def side(self, at: View, room: Room) -> Text:
        return draw_side(look(at.session), room.width)

    def option(self, at: View, action: int) -> Text:
        return option_text(look(at.session), action)

    def plan(self, at: View) -> Text:
        return draw_plan(look(at.session))

    def cards(self, at: View) -> Text:
        return draw_cards(look(at.session))

    def odds(self, at: View) -> Text:
        text = Text()
        for kind, name in ((BUILD, "build"), (GATHER, "gather"), (EXPLORE, "explore")):
            text.append(at.say(f"kind-{name}") + "\n", "bold")
            text.append_text(kind_odds(look(at.session), kind))
            text.append("\n")
        return text

    def over(self, at: View) -> Text:
        return draw_over(look(at.session))
