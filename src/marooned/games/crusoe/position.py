"""Positions written by hand: a document that says only what differs from the start of the scenario.

The words are those of `visible`, which tells what lies on the table; docs/formats.md describes both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from marooned.core.decks import Pile
from marooned.core.engine import SCRIPTED, Script
from marooned.core.errors import FormatError
from marooned.core.game import Setup, Watch
from marooned.games.crusoe.actions import HELPERS, STARTING_IDS
from marooned.games.crusoe.board import TILES
from marooned.games.crusoe.cards import deck_of
from marooned.games.crusoe.effects.base import Fx
from marooned.games.crusoe.effects.events import EveryNight, Tonight
from marooned.games.crusoe.effects.mysteries import Curse
from marooned.games.crusoe.effects.tiles import tile_instance
from marooned.games.crusoe.layout import (
    BACKS,
    DISCARDS,
    INVENTIONS,
    P_EVENT,
    P_INVENTION,
    P_WAITING,
    P_WRECKAGE,
    PILES,
    S_BEAST,
    S_BOOK,
    S_ICON,
    S_ISLAND,
    S_WRECKAGE,
    STARTING,
)
from marooned.games.crusoe.people import ARROWS, SKILLS
from marooned.games.crusoe.state import ITEM_ORIGIN, CrusoeState, Treasure
from marooned.games.crusoe.terms import (
    ACTION_TOKENS,
    BODY,
    COST_FIELDS,
    FRIDAY,
    KINDS,
    PEOPLE,
    RESOURCES,
    SOURCES,
    SPECIAL,
    TILE_TOKENS,
    WEATHER_TOKENS,
)
from marooned.games.crusoe.verbs import map_changed

if TYPE_CHECKING:
    from marooned.games.crusoe.game import Crusoe


# -- positions -------------------------------------------------------------------------------------------------------
POSITION_KEYS: Final = (
    "scenario", "players", "options", "round", "phase", "first_player", "morale", "levels", "shelter", "camp",
    "tiles", "closed", "exhausted", "terrain_covered", "shortcut", "tokens", "available", "determination", "wounds",
    "special_wounds", "cursed", "arrows_blocked", "used_skills", "pawns", "kept", "items", "inventions",
    "marked_items", "starting_items", "discoveries", "treasures", "threat", "decks", "discards", "outside",
    "scenario_state", "limits",
)  # fmt: skip


class Reader:
    """Reads one position into a state; every error names the key and what would be right."""

    def __init__(self, s: CrusoeState) -> None:
        self.s = s

    def word(self, value: Any, names: Mapping[str, int], where: str) -> int:
        """The number of a word; raises FormatError with the words that are known."""
        if not isinstance(value, str) or value not in names:
            raise FormatError(f"{value!r} is unknown; known: {', '.join(names)}", where)
        return names[value]

    def number(self, value: Any, where: str, low: int = 0, high: int = 99) -> int:
        """A whole number within bounds."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise FormatError(f"{value!r} must be a whole number from {low} to {high}", where)
        return value

    def mapping(self, value: Any, where: str) -> Mapping[str, Any]:
        """A mapping."""
        if not isinstance(value, Mapping):
            raise FormatError(f"{value!r} must be a mapping (key: value)", where)
        return value

    def listing(self, value: Any, where: str) -> list[Any]:
        """A list; a mapping gives its keys."""
        if isinstance(value, Mapping):
            return list(value)
        if not isinstance(value, list):
            raise FormatError(f"{value!r} must be a list", where)
        return value

    def person(self, value: Any, where: str) -> int:
        """A character in the game."""
        people = {PEOPLE[person]: person for person in self.s.people()}
        return self.word(value, people, where)

    def space(self, value: Any, where: str) -> int:
        """A space of the map."""
        return self.word(value, self.s.cfg.board.index, where)

    def card(self, value: Any, where: str, taken: bool = True) -> int:
        """The instance of `deck/id`; it is taken from the cards nobody has identified, and so from its deck."""
        if not isinstance(value, str) or "/" not in value:
            raise FormatError(f"{value!r} must be a card like event/otters", where)
        deck, id = value.split("/", 1)
        matches = [i for i, card in enumerate(self.s.cards.all) if card.id == id and deck_of(i) == deck]
        if not matches:
            raise FormatError(f"there is no card {value!r}", where)
        wreck = self.s.piles[P_WRECKAGE].top  # the one that set-up chose is identified already
        free = [i for i in matches if i in self.s.loose[BACKS.stock_of(i)] or i in wreck]
        if not taken:
            return matches[0]
        if not free:
            raise FormatError(f"{value!r} is already somewhere else in this position", where)
        self.take(free[0])
        return free[0]

    def take(self, instance: int) -> None:
        """Identify a card; one anonymous cell of its home deck goes with it."""
        stock = BACKS.stock_of(instance)
        if instance in self.s.piles[P_WRECKAGE].top:
            self.s.piles[P_WRECKAGE].top.remove(instance)
            return
        self.s.loose[stock].remove(instance)
        if stock not in (S_BOOK, S_ICON):
            pile = self.s.piles[_HOME[stock]]
            if -1 - stock in pile.bag:
                pile.bag.remove(-1 - stock)

    def item(self, value: Any, where: str) -> int:
        """An item or invention."""
        return self.word(value, self.s.cfg.item_index, where)

    def goods(self, value: Any, where: str) -> list[int]:
        """A store."""
        store = [0] * 4
        for name, n in self.mapping(value, where).items():
            store[self.word(name, {r: i for i, r in enumerate(RESOURCES)}, where)] = self.number(n, f"{where}.{name}")
        return store


# Home pile of each stock, in the order of the stocks.
_HOME: Final = (0, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11)


def invert(names: Mapping[int, str]) -> dict[str, int]:
    """Names to bits."""
    return {name: bit for bit, name in names.items()}


def read_levels(r: Reader, value: Any) -> None:
    """`levels: {weapon: 1, roof: 2, palisade: 0}`"""
    for name, n in r.mapping(value, "levels").items():
        if name not in ("weapon", "roof", "palisade"):
            raise FormatError(f"{name!r} is unknown; known: weapon, roof, palisade", "levels")
        setattr(r.s, name, r.number(n, f"levels.{name}"))


def read_tiles(r: Reader, value: Any) -> None:
    """`tiles: {W: 8, N1: 6}`: space to tile number; W: 8 is there unless the whole map is given anew.

    A tile that the scenario has laid out may be named again where it lies.
    """
    for name, number in r.mapping(value, "tiles").items():
        space = r.space(name, "tiles")
        r.number(number, f"tiles.{name}", 1, 11)
        if r.s.tiles[space] == number:
            continue
        if number != TILES[8].number:
            instance = tile_instance(number)
            if instance not in r.s.loose[S_ISLAND]:
                raise FormatError(f"tile {number} lies elsewhere already", f"tiles.{name}")
            r.take(instance)
        elif number in r.s.tiles:
            r.s.tiles[r.s.tiles.index(number)] = 0
        r.s.tiles[space] = number


def read_exhausted(r: Reader, value: Any) -> None:
    """`exhausted: [N1.wood]`, or `{N1.wood: event/otters}` with the card that did it."""
    for word in r.listing(value, "exhausted"):
        space_name, _, source_name = str(word).partition(".")
        space = r.space(space_name, "exhausted")
        source = r.word(source_name, invert(SOURCES), "exhausted")
        by = origin_of(r, value[word], f"exhausted.{word}") if isinstance(value, Mapping) else -1
        r.s.covered[space] |= source
        r.s.covered_by.append((space, source, by))


def read_tokens(r: Reader, value: Any) -> None:
    """`tokens: {N1: [minus-pawn], build: [adventure], weather: [storm], cost: [roof]}`; on a space also `{token:
    card}`, and `{token: [snare, corral]}` for several of a kind.
    """
    kinds = {name: kind for kind, name in enumerate(KINDS[:SPECIAL])}
    spaces = r.s.cfg.board.index
    for place, names in r.mapping(value, "tokens").items():
        where = f"tokens.{place}"
        for name in r.listing(names, where):
            if place in spaces:
                token = r.word(name, invert(TILE_TOKENS), where)
                origins = names[name] if isinstance(names, Mapping) else None
                for origin in origins if isinstance(origins, list) else [origins]:
                    # like the census: several may have come along when the camp left
                    if r.s.marks[spaces[place]] & token and not r.s.cfg.scenario.stacks(r.s, r.s.camp, token):
                        raise FormatError(f"a space has room for one {name} in this scenario", where)
                    r.s.marks[spaces[place]] |= token
                    r.s.marks_by.append((spaces[place], token, origin_of(r, origin, where)))
            elif place in kinds:
                r.s.action_tokens[kinds[place]] |= r.word(name, invert(ACTION_TOKENS), where)
            elif place == "weather":
                r.s.weather_tokens |= r.word(name, invert(WEATHER_TOKENS), where)
            elif place == "cost":
                r.s.cost_tokens |= r.word(name, invert(COST_FIELDS), where)
            else:
                raise FormatError(f"{place!r} is no place; known: spaces, {', '.join(kinds)}, weather, cost", "tokens")


def origin_of(r: Reader, value: Any, where: str) -> int:
    """Origin of a token: a card `deck/id`, an item id, or nothing."""
    if value is None:
        return -1
    if isinstance(value, str) and value in r.s.cfg.item_index:
        return ITEM_ORIGIN + r.s.cfg.item_index[value]
    if isinstance(value, str) and value.startswith("invention/"):
        raise FormatError(f"an item is named by its id alone: {value.removeprefix('invention/')}", where)
    return r.card(value, where, False)


def read_special(r: Reader, value: Any) -> None:
    """`special_wounds: {cook: {belly: explore/wild-berries}}`: body part to the card that caused it."""
    parts = {name: part for part, name in enumerate(BODY)}
    for name, wounds in r.mapping(value, "special_wounds").items():
        person = r.person(name, "special_wounds")
        for part, card in r.mapping(wounds, f"special_wounds.{name}").items():
            where = f"special_wounds.{name}.{part}"
            r.s.special.append((person, r.word(part, parts, where), r.card(card, where, False)))


def read_cursed(r: Reader, value: Any) -> None:
    """`cursed: {cook: [mystery/confused]}`: cards whose reroll token lies on a character since an earlier round."""
    for name, cards in r.mapping(value, "cursed").items():
        person = r.person(name, "cursed")
        for word in r.listing(cards, f"cursed.{name}"):
            where = f"cursed.{name}"
            card = r.card(word, where, False)
            curse = next((fx for fx in effects_of(r, card) if isinstance(fx, Curse)), None)
            if curse is None:
                raise FormatError(f"{word!r} puts no token on a character", where)
            r.s.curses.append((person, card, r.s.round, r.s.round if curse.rounds else 99))


def effects_of(r: Reader, card: int) -> tuple[Fx, ...]:
    """The effects of an adventure's or mystery card's upper part."""
    upper: tuple[Fx, ...] = getattr(r.s.cards.all[card], "upper", ())
    return upper


def read_arrows(r: Reader, value: Any) -> None:
    """`arrows_blocked: {cook: [4, 7]}`: morale arrows, by the wound that passes them, that count no more."""
    for name, wounds in r.mapping(value, "arrows_blocked").items():
        where = f"arrows_blocked.{name}"
        person = r.person(name, "arrows_blocked")
        for wound in r.listing(wounds, where):
            if wound not in ARROWS[person]:
                raise FormatError(f"{wound!r} is no arrow; there are {', '.join(map(str, ARROWS[person]))}", where)
            r.s.arrows_blocked.append((person, wound))


def read_people(field: str, high: int) -> Callable[[Reader, Any], None]:
    """A reader of `field: {cook: 2}`."""

    def read(r: Reader, value: Any) -> None:
        for name, n in r.mapping(value, field).items():
            getattr(r.s, field)[r.person(name, field)] = r.number(n, f"{field}.{name}", 0, high)

    return read


def read_items(r: Reader, value: Any) -> None:
    """`items: [knife]`: built items; their level bonuses are not added, their inventions leave the board."""
    for word in r.listing(value, "items"):
        item = r.item(word, "items")
        bit = 1 << item
        if item < 30 and not (r.s.board | r.s.own) & bit:
            r.take(INVENTIONS + item)
        r.s.board &= ~bit
        r.s.own &= ~bit
        r.s.sheet &= ~bit
        r.s.items |= bit


def read_inventions(r: Reader, value: Any) -> None:
    """`inventions: [wall, sling]`: on the board besides the nine fixed ones; `[-map]` takes a fixed one away."""
    for word in r.listing(value, "inventions"):
        remove = str(word).startswith("-")
        item = r.item(str(word).removeprefix("-"), "inventions")
        if remove:
            r.s.board &= ~(1 << item)
            r.s.own &= ~(1 << item)
            r.s.piles[P_INVENTION].put_bottom(INVENTIONS + item)
        else:
            if not (r.s.board | r.s.own | r.s.items) >> item & 1:
                r.take(INVENTIONS + item)
            r.s.board |= 1 << item


def read_marked(r: Reader, value: Any) -> None:
    """`marked_items: {knife: build/tools-inspection}`: built items with a marker, and the card that put it."""
    for word, card in r.mapping(value, "marked_items").items():
        item = r.item(word, "marked_items")
        if not r.s.items >> item & 1:
            raise FormatError(f"{word!r} is not built", "marked_items")
        r.s.marked_items.append((item, r.card(card, f"marked_items.{word}", False)))


def read_starting(r: Reader, value: Any) -> None:
    """`starting_items: {biscuits: 2}`: uses left; a list gives 2 uses each."""
    uses = value.items() if isinstance(value, Mapping) else [(name, 2) for name in r.listing(value, "starting_items")]
    for name, n in uses:
        if name in STARTING_IDS and r.s.starting[STARTING_IDS.index(name)] >= 0:  # the scenario has laid it out
            instance = STARTING + STARTING_IDS.index(name)
        else:
            instance = r.card(f"starting/{name}", f"starting_items.{name}")
        r.s.starting[instance - STARTING] = r.number(n, f"starting_items.{name}", 1, 2)


def read_discoveries(r: Reader, value: Any) -> None:
    """`discoveries: [goat, goat]`: tokens in available resources."""
    for name in r.listing(value, "discoveries"):
        r.s.discoveries.append(r.card(f"discovery/{name}", "discoveries"))


def read_treasures(r: Reader, value: Any) -> None:
    """`treasures: [compass]` or `{candles: 1}` with the uses left; they were gained in an earlier round."""
    for name in r.listing(value, "treasures"):
        instance = r.card(f"mystery/{name}", f"treasures.{name}")
        uses = value[name] if isinstance(value, Mapping) else r.s.cards.mystery(instance).uses
        r.s.treasures.append(Treasure(instance, r.number(uses, f"treasures.{name}", -1, 3), 0))


def read_threat(r: Reader, value: Any) -> None:
    """`threat: {left: event/otters, right: wreckage/food-crates}`"""
    for side, card in r.mapping(value, "threat").items():
        index = r.word(side, {"left": 0, "right": 1}, "threat")
        if card is not None:
            r.s.threat[index] = r.card(card, f"threat.{side}")


def read_decks(r: Reader, value: Any) -> None:
    """`decks: {event: {top: [...], known: [...], book: 5, icon: 6}, hunting: {unknown: 1, top: [beast/tiger]}}`

    top: known cards from the top. known: members shuffled in. bottom: known cards at the bottom. unknown: anonymous,
    counted when all named cards have been taken.
    """
    piles = {name: pile for pile, name in enumerate(PILES)}
    unknown: list[tuple[int, int]] = []
    for name, parts in r.mapping(value, "decks").items():
        where = f"decks.{name}"
        number = r.word(name, piles, "decks")
        pile = r.s.piles[number]
        for part, content in r.mapping(parts, where).items():
            if part in ("book", "icon") and number == P_EVENT:
                cell = -1 - (S_BOOK if part == "book" else S_ICON)
                pile.bag = [other for other in pile.bag if other != cell]
                pile.bag += [cell] * r.number(content, f"{where}.{part}", 0, 39)
            elif part == "unknown":
                unknown.append((number, r.number(content, f"{where}.unknown")))
            elif part == "top":
                for card in reversed(r.listing(content, where)):
                    pile.put_top(r.card(deck_card(name, card), f"{where}.top"))
            elif part == "bottom":
                for card in r.listing(content, where):
                    pile.put_bottom(r.card(deck_card(name, card), f"{where}.bottom"))
            elif part == "known":
                pile.bag += [r.card(deck_card(name, card), f"{where}.known") for card in r.listing(content, where)]
            else:
                raise FormatError(f"{part!r} is unknown; known: top, known, bottom, unknown, book, icon", where)
    for number, n in sorted(unknown, key=lambda one: PILES[one[0]] == "beast"):  # the beast deck gives to the others
        set_unknown(r, number, n)


def deck_card(deck: str, card: Any) -> str:
    """`tiger` in the hunting deck is `beast/tiger`; full names stay."""
    home = "beast" if deck in ("hunting", "waiting") else deck
    return str(card) if "/" in str(card) else f"{home}/{card}"


def set_unknown(r: Reader, number: int, n: int) -> None:
    """Give a pile n anonymous cells; beasts come from the beast deck."""
    pile = r.s.piles[number]
    stock = BACKS.stocks[S_BEAST] if number == 6 or number == P_WAITING else BACKS.stocks[_HOME.index(number)]
    there = sum(cell < 0 for cell in pile.cells())
    if stock.index == S_BEAST and PILES[number] != "beast":
        deck = r.s.piles[PILES.index("beast")]
        left = deck.bag.count(stock.anon)
        if n - there > left:
            raise FormatError(f"there are only {left} unknown beasts", f"decks.{PILES[number]}.unknown")
        for _ in range(n - there):
            deck.bag.remove(stock.anon)
            pile.bag.append(stock.anon)
        return
    if n > there:
        raise FormatError(f"there are only {there} unknown cards", f"decks.{PILES[number]}.unknown")
    for _ in range(there - n):
        pile.bag.remove(stock.anon)
    for instance in r.s.loose[stock.index][n:]:
        r.s.discards[-1].append(instance)
    r.s.loose[stock.index] = r.s.loose[stock.index][:n]


def read_discards(r: Reader, value: Any) -> None:
    """`discards: {beast: [beast/fox]}`"""
    names = {name: pile for pile, name in enumerate(DISCARDS)}
    for name, cards in r.mapping(value, "discards").items():
        pile = r.word(name, names, "discards")
        r.s.discards[pile] += [
            r.card(deck_card(name, card), f"discards.{name}") for card in r.listing(cards, "discards")
        ]


def read_kept(r: Reader, value: Any) -> None:
    """`kept: {explore/surprising-discovery: cook}`: cards that lie before somebody; what they do at night is due."""
    for word, name in r.mapping(value, "kept").items():
        card, person = r.card(word, "kept"), r.person(name, f"kept.{word}")
        r.s.kept.append((card, person))
        for fx in effects_of(r, card):
            if isinstance(fx, EveryNight):
                r.s.every_night += [(person, card, effect) for effect in fx.effects]
            elif isinstance(fx, Tonight):
                r.s.tonight += [(person, card, effect) for effect in fx.effects]


def read_outside(r: Reader, value: Any) -> None:
    """`outside: {cook: {food: 1}}`: people at night outside the camp and what they keep (phase night or weather)."""
    for name, store in r.mapping(value, "outside").items():
        person = r.person(name, "outside")
        r.s.outside |= 1 << person
        r.s.outside_goods[person] = r.goods(store or {}, f"outside.{name}")


def read_skills(r: Reader, value: Any) -> None:
    """`used_skills: [stone-soup]`"""
    names = {name: index for index, name in enumerate(SKILLS)}
    for word in r.listing(value, "used_skills"):
        r.s.used_skills |= 1 << r.word(word, names, "used_skills")


def read_limits(r: Reader, value: Any) -> None:
    """`limits: {ban_mixed: true, no_skills: [cook], actions: {cook: [rest]}, extra_meals: 1}`"""
    for name, content in r.mapping(value, "limits").items():
        where = f"limits.{name}"
        if name == "ban_mixed":
            r.s.ban_mixed = bool(content)
        elif name == "items_suspended":
            r.s.suspended = bool(content)
        elif name == "extra_meals":
            r.s.extra_meals = r.number(content, where)
        elif name == "no_skills":
            for person in r.listing(content, where):
                r.s.no_skills |= 1 << r.person(person, where)
        elif name == "actions":
            kinds = {word: kind for kind, word in enumerate(KINDS)}
            for person, words in r.mapping(content, where).items():
                allowed = sum(1 << r.word(word, kinds, where) for word in r.listing(words, where))
                r.s.allowed[r.person(person, where)] = allowed
        else:
            raise FormatError(
                f"{name!r} is unknown; known: ban_mixed, items_suspended, extra_meals, no_skills, actions", "limits"
            )


def read_spaces(field: str) -> Callable[[Reader, Any], None]:
    """A reader of `closed: [N1]` or `{N1: event/earthquake}`, and of `terrain_covered` alike."""

    def read(r: Reader, value: Any) -> None:
        for word in r.listing(value, field):
            space = r.space(word, field)
            by = r.card(value[word], f"{field}.{word}", False) if isinstance(value, Mapping) else -1
            if field == "closed":
                if r.s.closed >> space & 1:  # the scenario has laid it out so
                    continue
                r.s.closed |= 1 << space
                r.s.closed_by.append((space, by))
            else:
                r.s.terrain_covered.append((space, by))

    return read


def read_pawns(r: Reader, value: Any) -> None:
    """`pawns: {cook: 1, carpenter: 0}`: pawns that people have in this round's planning."""
    for name, n in r.mapping(value, "pawns").items():
        r.s.pawn_limit[r.person(name, "pawns")] = r.number(n, f"pawns.{name}", 0, 2)


READERS: Final[dict[str, Callable[[Reader, Any], None]]] = {
    "levels": read_levels,
    "tiles": read_tiles,
    "closed": read_spaces("closed"),
    "exhausted": read_exhausted,
    "terrain_covered": read_spaces("terrain_covered"),
    "tokens": read_tokens,
    "determination": read_people("determination", 99),
    "wounds": read_people("wounds", 13),
    "special_wounds": read_special,
    "cursed": read_cursed,
    "arrows_blocked": read_arrows,
    "used_skills": read_skills,
    "pawns": read_pawns,
    "kept": read_kept,
    "inventions": read_inventions,
    "items": read_items,
    "marked_items": read_marked,
    "starting_items": read_starting,
    "discoveries": read_discoveries,
    "treasures": read_treasures,
    "threat": read_threat,
    "discards": read_discards,
    "decks": read_decks,
    "outside": read_outside,
    "limits": read_limits,
}


def phase_effects() -> dict[str, Fx]:
    """The effect that begins each phase."""
    from marooned.games.crusoe.phases.event import EventPhase, StartRound
    from marooned.games.crusoe.phases.morale import MoralePhase
    from marooned.games.crusoe.phases.night import StartNight
    from marooned.games.crusoe.phases.planning import StartPlanning
    from marooned.games.crusoe.phases.production import ProductionPhase
    from marooned.games.crusoe.phases.resolving import AfterActions
    from marooned.games.crusoe.phases.weather import StartWeather

    return {
        "round": StartRound(),
        "event": EventPhase(),
        "morale": MoralePhase(),
        "production": ProductionPhase(),
        "planning": StartPlanning(),
        "after-actions": AfterActions(),
        "weather": StartWeather(),
        "night": StartNight(),
    }


def from_position(
    game: Crusoe, position: Mapping[str, Any], script: Script | None, seed: int, watch: Watch | None = None
) -> CrusoeState:
    """The state of a position, run up to its first decision. Raises FormatError, SetupError, ChanceError."""
    if not isinstance(position, Mapping):
        raise FormatError("a position is a mapping of keys", "position")
    for key in position:
        if key not in POSITION_KEYS:
            raise FormatError(f"unknown key; known: {', '.join(POSITION_KEYS)}", str(key))
    players = position.get("players", ["cook"])
    if not isinstance(players, list):
        raise FormatError("players is a list of characters in seat order", "players")
    options = position.get("options", {})
    if not isinstance(options, Mapping):
        raise FormatError("options is a mapping", "options")
    setup = Setup(str(position.get("scenario", "castaways")), tuple(str(player) for player in players), dict(options))
    s = game.blank_state(setup, seed)
    r = Reader(s)
    s.round = r.number(position.get("round", 1), "round", 1, s.cfg.scenario.rounds)
    if s.round > 1:
        s.loose[S_WRECKAGE] = BACKS.stocks[S_WRECKAGE].instances()
        s.piles[P_WRECKAGE] = Pile([], [], [])
    if "first_player" in position:
        s.first = r.person(position["first_player"], "first_player")
        if s.first == FRIDAY:
            raise FormatError("Friday can't be first player (RC-friday-16)", "first_player")
    s.morale = r.number(position.get("morale", 0), "morale", -3, 3)
    s.shelter = bool(position.get("shelter", s.shelter))
    if "camp" in position:
        s.camp = r.space(position["camp"], "camp")
    if "available" in position:
        s.available = r.goods(position["available"], "available")
    for key, read in READERS.items():
        if key in position:
            read(r, position[key])
    if position.get("shortcut") is not None:
        s.shortcut = r.space(position["shortcut"], "shortcut")
    if "scenario_state" in position:
        s.cfg.scenario.read_visible(s, position["scenario_state"])
    if not s.tiles[s.camp]:
        raise FormatError("there is no tile under the camp", "camp")
    map_changed(s)
    effects = phase_effects()
    phase = position.get("phase", "planning")
    if not isinstance(phase, str) or phase not in effects:
        raise FormatError(f"{phase!r} is unknown; known: {', '.join(effects)}", "phase")
    if script is not None:
        s.mode = SCRIPTED
        s.script = script
    s.uses_now = [0] * len(HELPERS)
    s.events = []
    s.watch = watch
    s.then(effects[phase])
    s.run()
    return s
