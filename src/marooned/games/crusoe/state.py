"""The state of one island game: every visible thing on the table as ints and short lists, cloned by hand.

Arrays over people have six places (characters, Friday, a guest), arrays over spaces as many as the map has. Stores are
lists of four resources. What a field means stands beside it in `__init__`; what may be done with it is in `verbs`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from marooned.core.decks import Pile
from marooned.core.engine import State
from marooned.core.errors import UnknownAction
from marooned.core.outcome import Outcome
from marooned.games.crusoe import board
from marooned.games.crusoe.actions import ACTIONS, HELPERS
from marooned.games.crusoe.cards import deck_of
from marooned.games.crusoe.codes import RULE_IDS
from marooned.games.crusoe.layout import BACKS, DISCARDS, PILES, STREAMS
from marooned.games.crusoe.people import DIES_AT
from marooned.games.crusoe.terms import EVENT, EVERYBODY, FRIDAY, GUEST, KINDS, MAY_DO, NOTHING

if TYPE_CHECKING:
    from marooned.games.crusoe.abilities import Ability
    from marooned.games.crusoe.cards import Cards, Invention
    from marooned.games.crusoe.content.uses import Moment
    from marooned.games.crusoe.effects.base import Fx
    from marooned.games.crusoe.pawns import Crew
    from marooned.games.crusoe.scenarios.base import Scenario

OUTSIDE: Final = 100_000  # codes of the rules of scenarios from outside begin here
ITEM_ORIGIN: Final = 1000  # origin of tokens and effects of items: ITEM_ORIGIN + item
NOWHERE_SLOW: Final = (0, 0, 0)


class Config:
    """What set-up fixed for the whole game; shared by all clones. players: character ids in seat order."""

    __slots__ = (
        "board",
        "book_events",
        "build_cost",
        "cards",
        "crews",
        "dog",
        "friday",
        "icon_events",
        "inventions",
        "item_index",
        "lacking_terrain",
        "moments",
        "needed_items",
        "numbers",
        "plain_kinds",
        "players",
        "present",
        "scenario",
        "seats",
        "specials",
        "starting_items",
        "uses",
        "variants",
        "wreckage",
    )

    def __init__(
        self,
        scenario: Scenario,
        cards: Cards,
        uses: Mapping[int, Ability],
        present: Callable[[CrusoeState, int], list[Ability]],
        players: tuple[int, ...],
        friday: bool,
        dog: bool,
        starting_items: int,
        book_events: int,
        icon_events: int,
        wreckage: str,
        variants: tuple[str, ...] = (),
    ) -> None:
        self.scenario = scenario
        self.board = scenario.board
        self.numbers = {word: action for action, word in scenario.words.items()}
        # Actions of the scenario beside the common ones, by kind.
        self.specials = tuple(
            tuple(special for special in scenario.specials if special.kind == kind) for kind in range(len(KINDS))
        )
        # Kinds (bits) to which the scenario adds neither actions nor helpers.
        lent = {lender.kind for lender in scenario.lenders}
        self.plain_kinds = sum(1 << kind for kind in range(len(KINDS)) if not self.specials[kind] and kind not in lent)
        self.cards = cards
        self.uses = uses  # all abilities of the base game by their action
        self.present = present  # finds those that may be used in a window now
        self.players = players
        self.seats = len(players)
        self.friday = friday
        self.dog = dog
        self.starting_items = starting_items
        self.book_events = book_events
        self.icon_events = icon_events
        self.wreckage = wreckage
        self.variants = variants  # optional rules of the scenario that are on
        # Shelter, roof and palisade: (wood, fur) by number of players (RC-build-05, RC-solo-03).
        self.build_cost = ((2, 1), (2, 1), (3, 2), (4, 3))[len(players) - 1]
        self.inventions: tuple[Invention, ...] = (*cards.inventions, *scenario.inventions)
        self.moments: dict[int, Moment] = {}  # what belongs to a window, for those that were asked for
        self.crews: dict[tuple[int, bool, tuple[int, ...], tuple[int, ...]], Crew] = {}  # those that were asked for
        self.item_index = {card.id: index for index, card in enumerate(self.inventions)}
        # Inventions (bits) that can't be built: by the terrains in reach; by the lack of an item.
        self.lacking_terrain = tuple(
            self.mask_of(card for card in self.inventions if card.terrain and not card.terrain & terrains)
            for terrains in range(1 << len(board.TERRAINS))
        )
        needed = dict.fromkeys(item for card in self.inventions for item in card.items)
        self.needed_items = tuple(
            (self.item_bit(item), self.mask_of(card for card in self.inventions if item in card.items))
            for item in needed
        )

    def mask_of(self, inventions: Iterable[Invention]) -> int:
        """Bits of some inventions."""
        return sum(self.item_bit(card.id) for card in inventions)

    def item_bit(self, item: str) -> int:
        """Bit of an item in the item masks; raises KeyError."""
        return 1 << self.item_index[item]


class Scope:
    """Context of running effects. actor: person or GROUP. card: instance or -1. space: or -1. cause: id for the log."""

    __slots__ = ("actor", "card", "cause", "space")
    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "card", "space", "cause")

    def __init__(self, actor: int, card: int, space: int, cause: str) -> None:
        self.actor = actor
        self.card = card
        self.space = space
        self.cause = cause


class Planned:
    """One declared action. target, helpers: action ints. goods: set aside. flags, carry: bits. need: pawns that roll.

    sure: pawns that succeed without dice; equal to need where no dice are rolled at all.
    """

    __slots__ = ("actor", "carry", "flags", "goods", "helpers", "kind", "need", "sure", "target")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "kind", "target", "actor", "helpers", "goods", "flags", "carry", "need", "sure",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        target: int,
        actor: int,
        helpers: tuple[int, ...] = (),
        goods: tuple[int, int, int, int] = NOTHING,
        flags: int = 0,
        carry: int = 0,
        need: int = 1,
        sure: int = 1,
    ) -> None:
        self.kind = kind
        self.target = target
        self.actor = actor
        self.helpers = helpers
        self.goods = goods
        self.flags = flags
        self.carry = carry
        self.need = need
        self.sure = sure

    @property
    def pawns(self) -> int:
        """All pawns of the action."""
        return 1 + len(self.helpers)


class Treasure:
    """A kept treasure in play. uses: left (-1 = without limit). since: round it was gained. user: bound this round."""

    __slots__ = ("card", "since", "user", "uses")
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "uses", "since", "user")

    def __init__(self, card: int, uses: int, since: int, user: int = -1) -> None:
        self.card = card
        self.uses = uses
        self.since = since
        self.user = user


# What a saved state holds beside the agenda; `cfg`, `cards` and the derived fields are not saved.
_TABLE: Final = (
    "round", "phase", "first", "morale", "weapon", "roof", "palisade", "shelter", "camp", "tiles", "closed",
    "closed_by", "covered", "covered_by", "marks", "marks_by", "fresh", "terrain_covered", "shortcut",
    "shortcut_source", "action_tokens", "cost_tokens", "weather_tokens", "weather_dice", "cloud_mods", "hungry_roll",
    "storm_rolled", "wounds", "special", "determination", "guest", "used_skills", "arrows_blocked", "curses",
    "available", "pocket", "future", "outside", "outside_goods", "outside_things", "pocket_things", "future_things",
    "future_items", "discoveries", "starting", "treasures", "kept", "items", "board", "own", "sheet", "marked_items",
    "suspended", "threat", "plan", "draft", "open", "cur", "confirmed", "free_pawns", "pawn_limit", "next_limit",
    "allowed", "no_skills", "ban_mixed", "roll", "rolled", "ok", "sent", "temp", "ward", "fight_bonus",
    "used_in_fight", "production", "produced", "extra_wood", "food_cut", "extra_meals", "tonight", "every_night",
    "next_round", "night_asked", "shelter_night", "moved_loss", "uses_now", "scenario_ints", "piles", "loose",
    "discards", "aside", "turned_aside", "drawing", "reason", "won",
)  # fmt: skip


@mypyc_attr(serializable=True)
class CrusoeState(State):
    """One point of one island game."""

    __slots__ = ("cards", "cfg", "crew", "dist", "edge", "handy", "near", "shut", "slow", "terrains", *_TABLE)
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, *_TABLE)
    REMEMBERED: ClassVar[tuple[str, ...]] = ("crew", "handy", "shut")

    def __init__(self, cfg: Config) -> None:
        super().__init__()
        self.cfg = cfg
        self.cards = cfg.cards
        self.rng = [0] * len(STREAMS)
        # the round
        self.round = 1
        self.phase = EVENT
        self.first = cfg.players[0]
        self.reason = ""  # why the game ended, "" while it runs
        self.won = False
        # camp and levels
        self.morale = 0
        self.weapon = 0
        self.roof = 0
        self.palisade = 0
        self.shelter = False
        self.camp = board.START
        # island
        spaces = len(cfg.board.names)
        self.tiles = [board.NO_TILE] * spaces
        self.tiles[board.START] = board.START_TILE
        self.closed = 0  # bits of spaces whose tile is face down
        self.closed_by: list[tuple[int, int]] = []  # (space, card)
        self.covered = [0] * spaces  # exhausted sources
        self.covered_by: list[tuple[int, int, int]] = []  # (space, source, card)
        self.marks = [0] * spaces  # tokens on tiles and spaces
        self.marks_by: list[tuple[int, int, int]] = []  # (space, token, card or item that put it)
        self.fresh = [0] * spaces  # tokens that count from the next round on
        self.terrain_covered: list[tuple[int, int]] = []  # (space, card)
        self.shortcut = -1
        self.shortcut_source = 0  # source that the shortcut used this round
        self.dist: tuple[int, ...] = ()  # derived: steps from the camp, 0 = out of reach (camp itself too)
        self.near: tuple[int, ...] = ()  # derived: spaces in reach with a tile, but for the camp
        self.edge: tuple[int, ...] = ()  # derived: spaces in reach without a tile
        self.terrains = 0  # derived: terrains in reach
        self.slow = NOWHERE_SLOW  # derived: where a build, gather, explore action needs one pawn more (bits)
        # tokens on the board
        self.action_tokens = [0] * len(KINDS)
        self.cost_tokens = 0
        self.weather_tokens = 0
        self.weather_dice: list[int] = [-1, -1, -1]  # faces rolled this round: rain, winter, hungry (and further ones)
        self.hungry_roll = 0  # which roll of the red die is resolved, where there are several
        self.storm_rolled = False  # the weather dice of this round were rolled in advance
        self.cloud_mods = [0] * 5  # rain ignored, winter ignored, winter turned into rain, all rain, all winter clouds
        # people
        self.wounds = [0] * EVERYBODY
        self.special: list[tuple[int, int, int]] = []  # (person, body part, card)
        self.determination = [0] * EVERYBODY
        self.guest = False  # the scenario's guest is with the players and counts as one of them
        self.used_skills = 0
        self.arrows_blocked: list[tuple[int, int]] = []  # (person, wound number)
        self.curses: list[tuple[int, int, int, int]] = []  # (person, card, from round, until round)
        # stores
        self.available = [0] * 4
        self.pocket = [0] * 4
        self.future = [0] * 4
        self.outside = 0  # people at night outside the camp
        self.outside_goods: list[list[int]] = [[0] * 4 for _ in range(EVERYBODY)]
        self.outside_things: list[list[int]] = [[] for _ in range(EVERYBODY)]
        self.pocket_things: list[int] = []
        self.future_things: list[int] = []
        self.future_items: list[int] = []
        # things in play
        self.discoveries: list[int] = []
        self.starting = [-1] * 8  # uses left, -1 = not in play
        self.treasures: list[Treasure] = []
        self.kept: list[tuple[int, int]] = []  # (card, person) reminders that lie before somebody
        self.items = 0
        self.board = 0  # inventions on the board
        self.own = 0  # inventions on character sheets
        self.sheet = 0  # inventions on the scenario sheet
        self.marked_items: list[tuple[int, int]] = []  # (item, card)
        self.suspended = False
        self.threat = [-1, -1]  # left, right
        # plan
        self.plan: list[Planned] = []
        self.draft: Planned | None = None
        self.open = 0  # bits of declared actions not yet resolved
        self.cur = -1  # index of the action that is being resolved
        self.confirmed = 0
        self.free_pawns = [0] * EVERYBODY
        self.pawn_limit = [2, 2, 2, 2, 1, 1]
        self.next_limit = 0
        self.allowed = list(MAY_DO)  # kinds of actions
        self.no_skills = 0
        self.ban_mixed = False
        self.uses_now = [0] * len(HELPERS)  # helpers that work this round
        self.shut = 0  # remembered: kinds that nobody can declare until something is taken back or used (bits)
        self.handy: tuple[Ability, ...] | None = None  # remembered: abilities that are there while planning
        self.crew: Crew | None = None  # remembered: who has free pawns while planning
        # the running action
        self.roll = [-1, -1, -1]
        self.rolled = 0  # dice already rerolled: bits 0-2 by token, 3-5 by skill
        self.ok = False
        self.sent = False  # this action sends its actor outside for the night
        self.temp = [0] * EVERYBODY
        self.ward = 0  # wounds that the running fight ignores
        self.fight_bonus = 0  # part of `temp` that ends with the running fight
        self.used_in_fight = 0  # treasures without limit of uses that served the running fight: bits
        # production, weather, night
        self.production = 0
        self.produced: list[int] = [0, 0]  # food, wood still to come (while halving)
        self.extra_wood = 0
        self.food_cut = 0
        self.extra_meals = 0
        self.tonight: list[tuple[int, int, Fx]] = []  # (person, card, effect)
        self.every_night: list[tuple[int, int, Fx]] = []
        self.next_round: list[tuple[int, int, Fx]] = []
        self.night_asked = 0
        self.shelter_night = 0  # people outside who found a natural shelter
        self.moved_loss: list[tuple[int, int, int]] = []  # (card, roof lost, palisade lost) by its forced move
        self.aside: list[int] = []  # cards turned to choose from
        self.turned_aside: list[int] = []  # mystery cards turned and not wanted
        self.drawing: list[int] = []  # as effects/mysteries.py says
        self.scenario_ints: list[int] = list(cfg.scenario.start_ints)
        # cards
        self.piles: list[Pile] = [Pile([], [], []) for _ in PILES]
        self.loose: list[list[int]] = [stock.instances() for stock in BACKS.stocks]
        self.discards: list[list[int]] = [[] for _ in DISCARDS]

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        # core
        new.agenda = self.agenda[:]
        new.scopes = self.scopes[:]
        new.rng = self.rng[:]
        new.asking = self.asking
        new.legal = self.legal
        new.pending = self.pending
        new.waiting = self.waiting
        new.dirty = self.dirty
        new.mode = self.mode
        new.script = None if self.script is None else self.script.copy()
        new.events = None
        new.running = None
        new.watch = None
        # shared
        new.cfg = self.cfg
        new.cards = self.cards
        # values
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.reason = self.reason
        new.won = self.won
        new.morale = self.morale
        new.weapon = self.weapon
        new.roof = self.roof
        new.palisade = self.palisade
        new.shelter = self.shelter
        new.camp = self.camp
        new.closed = self.closed
        new.shortcut = self.shortcut
        new.shortcut_source = self.shortcut_source
        new.dist = self.dist
        new.near = self.near
        new.edge = self.edge
        new.terrains = self.terrains
        new.slow = self.slow
        new.cost_tokens = self.cost_tokens
        new.weather_tokens = self.weather_tokens
        new.storm_rolled = self.storm_rolled
        new.hungry_roll = self.hungry_roll
        new.guest = self.guest
        new.used_skills = self.used_skills
        new.outside = self.outside
        new.items = self.items
        new.board = self.board
        new.own = self.own
        new.sheet = self.sheet
        new.suspended = self.suspended
        new.draft = self.draft
        new.open = self.open
        new.cur = self.cur
        new.confirmed = self.confirmed
        new.shut = self.shut
        new.crew = self.crew
        new.handy = self.handy
        new.next_limit = self.next_limit
        new.no_skills = self.no_skills
        new.ban_mixed = self.ban_mixed
        new.rolled = self.rolled
        new.ok = self.ok
        new.sent = self.sent
        new.ward = self.ward
        new.fight_bonus = self.fight_bonus
        new.used_in_fight = self.used_in_fight
        new.production = self.production
        new.extra_wood = self.extra_wood
        new.food_cut = self.food_cut
        new.extra_meals = self.extra_meals
        new.night_asked = self.night_asked
        new.shelter_night = self.shelter_night
        # lists of values
        new.tiles = self.tiles[:]
        new.closed_by = self.closed_by[:]
        new.covered = self.covered[:]
        new.covered_by = self.covered_by[:]
        new.marks = self.marks[:]
        new.marks_by = self.marks_by[:]
        new.fresh = self.fresh[:]
        new.terrain_covered = self.terrain_covered[:]
        new.action_tokens = self.action_tokens[:]
        new.weather_dice = self.weather_dice[:]
        new.cloud_mods = self.cloud_mods[:]
        new.wounds = self.wounds[:]
        new.special = self.special[:]
        new.determination = self.determination[:]
        new.arrows_blocked = self.arrows_blocked[:]
        new.curses = self.curses[:]
        new.available = self.available[:]
        new.pocket = self.pocket[:]
        new.future = self.future[:]
        new.pocket_things = self.pocket_things[:]
        new.future_things = self.future_things[:]
        new.future_items = self.future_items[:]
        new.discoveries = self.discoveries[:]
        new.starting = self.starting[:]
        new.treasures = self.treasures[:]
        new.kept = self.kept[:]
        new.marked_items = self.marked_items[:]
        new.threat = self.threat[:]
        new.plan = self.plan[:]
        new.free_pawns = self.free_pawns[:]
        new.pawn_limit = self.pawn_limit[:]
        new.allowed = self.allowed[:]
        new.uses_now = self.uses_now[:]
        new.roll = self.roll[:]
        new.temp = self.temp[:]
        new.produced = self.produced[:]
        new.tonight = self.tonight[:]
        new.every_night = self.every_night[:]
        new.next_round = self.next_round[:]
        new.moved_loss = self.moved_loss[:]
        new.aside = self.aside[:]
        new.turned_aside = self.turned_aside[:]
        new.drawing = self.drawing[:]
        new.scenario_ints = self.scenario_ints[:]
        # lists of lists
        new.outside_goods = [goods[:] for goods in self.outside_goods]
        new.outside_things = [things[:] for things in self.outside_things]
        new.piles = [pile.copy() for pile in self.piles]
        new.loose = [members[:] for members in self.loose]
        new.discards = [cards[:] for cards in self.discards]
        return new

    # -- small questions used everywhere ---------------------------------------------------------------------------

    def people(self) -> list[int]:
        """Living characters: the players in seat order, then Friday and the guest if they are there."""
        people = [*self.cfg.players, FRIDAY] if self.friday_lives() else list(self.cfg.players)
        return [*people, GUEST] if self.guest else people

    def fellows(self) -> tuple[int, ...]:
        """Whoever counts as a player when something hits all of them: the players, and a guest among them."""
        return (*self.cfg.players, GUEST) if self.guest else self.cfg.players

    def friday_lives(self) -> bool:
        """Whether Friday is in the game and alive (RC-friday-18)."""
        return self.cfg.friday and self.wounds[FRIDAY] < DIES_AT[FRIDAY]

    def seat_of(self, person: int) -> int:
        """The seat of a character; Friday, a guest and the group speak through the first player (RC-setup-31)."""
        players = self.cfg.players
        return players.index(person) if person in players else players.index(self.first)

    def from_first(self) -> list[int]:
        """The players, clockwise from the first player."""
        players = self.cfg.players
        start = players.index(self.first)
        return [*players[start:], *players[:start]]

    def actor(self) -> int:
        """Who the running effects are about, GROUP if they concern everybody."""
        return self.scopes[-1].actor if self.scopes else -1

    def usable_items(self) -> int:
        """Mask of the items that can be used now."""
        return 0 if self.suspended else self.items

    def has_item(self, item: str) -> bool:
        """Whether an item is built and usable."""
        return self.usable_items() >> self.cfg.item_index[item] & 1 == 1

    def natural_shelter(self) -> bool:
        """Whether the camp tile offers a natural shelter (RC-natural-vs-built-shelter-01)."""
        return board.TILES[self.tiles[self.camp]].shelter

    def has_shelter(self) -> bool:
        """Built or natural shelter at the camp."""
        return self.shelter or self.natural_shelter()

    def in_camp(self) -> list[int]:
        """Players, and a guest who counts as one, who spend this night in the camp."""
        return [person for person in self.fellows() if not self.outside >> person & 1]

    def rule_id(self, code: int) -> str:
        """The id of the rule behind a code; a scenario from outside has codes of its own from OUTSIDE on."""
        return RULE_IDS[code] if code < OUTSIDE else self.cfg.scenario.rule_ids[code - OUTSIDE]

    # -- the contract ----------------------------------------------------------------------------------------------

    def is_terminal(self) -> bool:
        return self.reason != ""

    def seats(self) -> int:
        return self.cfg.seats

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        seats = tuple(range(self.cfg.seats))
        scenario = self.cfg.scenario
        points = (scenario.points(self),) * self.cfg.seats if scenario.has_points else ()
        return Outcome(seats if self.won else (), self.reason, self.round, points)

    def observation(self, seat: int) -> dict[str, Any]:
        from marooned.games.crusoe.visible import visible

        return visible(self)

    def line_open(self) -> bool:
        return self.draft is not None

    def implied(self) -> set[int]:
        from marooned.games.crusoe.planning import implied_actions

        return implied_actions(self)

    def cause(self) -> str:
        if not self.scopes:
            return ""
        scope = self.scopes[-1]
        if scope.card < 0:
            return str(scope.cause)
        if scope.card >= ITEM_ORIGIN:
            return f"item/{self.cfg.inventions[scope.card - ITEM_ORIGIN].id}"
        return f"{deck_of(scope.card)}/{self.cards.all[scope.card].id}"

    def check_end(self) -> None:
        from marooned.games.crusoe.verbs import check_end

        check_end(self)

    def loaded(self) -> None:
        from marooned.games.crusoe.verbs import map_changed

        map_changed(self)
        self.reopen()

    def reopen(self) -> None:
        """Forget what was found about the plan: something else than one declaration more has changed it."""
        self.shut = 0
        self.crew = None
        self.handy = None

    def action_to_string(self, action: int) -> str:
        if self.pending is not None:
            return self.pending.outcome_name(self, action)
        return self.cfg.scenario.words.get(action) or ACTIONS.name(action)

    def string_to_action(self, text: str) -> int:
        if self.pending is not None:
            for outcome, _ in self.pending.outcomes(self):
                if self.pending.outcome_name(self, outcome) == text:
                    return outcome
            raise UnknownAction(text)
        action = self.cfg.numbers.get(text)
        return ACTIONS.number(text) if action is None else action
