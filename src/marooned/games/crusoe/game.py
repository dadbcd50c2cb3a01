"""The island game as the outside sees it: set-up, states from data, rule texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from marooned.core.decks import Pile
from marooned.core.engine import SEEDED, Event, Script, State
from marooned.core.errors import FormatError, SetupError, unknown
from marooned.core.game import CardText, Game, OptionSpec, Risk, Setup, Sheet, Watch
from marooned.core.messages import Msg
from marooned.core.rng import below, seed_stream, seed_streams
from marooned.core.statements import Rulebook, Statement
from marooned.games.crusoe.actions import ACTIONS, STARTING_IDS
from marooned.games.crusoe.classes import CLASSES
from marooned.games.crusoe.content import CARDS
from marooned.games.crusoe.content.uses import BY_ACTION, present
from marooned.games.crusoe.effects.things import DrawInvention
from marooned.games.crusoe.layout import (
    D_GONE,
    INVENTIONS,
    P_BEAST,
    P_BUILD,
    P_DISCOVERY,
    P_EVENT,
    P_EXPLORE,
    P_GATHER,
    P_INVENTION,
    P_ISLAND,
    P_MYSTERY,
    P_STARTING,
    P_WRECKAGE,
    S_BEAST,
    S_BOOK,
    S_BUILD,
    S_DISCOVERY,
    S_EXPLORE,
    S_GATHER,
    S_ICON,
    S_INVENTION,
    S_ISLAND,
    S_MYSTERY,
    S_STARTING,
    S_WRECKAGE,
    STARTING,
    STREAMS,
    WRECKAGE,
)
from marooned.games.crusoe.packs import load_packs
from marooned.games.crusoe.people import OWN_INVENTION, SMALL_TABLE
from marooned.games.crusoe.phases.setup import DrawSetupItem, FirstRound
from marooned.games.crusoe.scenarios import SCENARIOS
from marooned.games.crusoe.scenarios.base import Scenario
from marooned.games.crusoe.state import Config, CrusoeState
from marooned.games.crusoe.terms import PEOPLE
from marooned.games.crusoe.verbs import map_changed
from marooned.games.crusoe.visible import points_of

_WRECKS: Final = ("food-crates", "wrecked-lifeboat", "captains-chest")
RANDOM: Final = "random"


def _fill(s: CrusoeState, pile: int, stock: int, n: int = -1) -> None:
    """Put anonymous cells of a stock into a pile: n of them, or all loose ones."""
    count = len(s.loose[stock]) if n < 0 else n
    s.piles[pile] = Pile([], s.piles[pile].bag + [-1 - stock] * count, [])


@lru_cache(maxsize=64)
def config(
    scenario: Scenario,
    players: tuple[int, ...],
    friday: bool,
    dog: bool,
    starting_items: int,
    book_events: int,
    wreckage: str,
    variants: tuple[str, ...] = (),
) -> Config:
    """What a set-up fixes; games of the same set-up share it."""
    icon_events = 2 * ((scenario.rounds + 1) // 2) - book_events
    return Config(
        scenario,
        CARDS,
        BY_ACTION,
        present,
        players,
        friday,
        dog,
        starting_items,
        book_events,
        icon_events,
        wreckage,
        variants,
    )


@cache
def option_specs(half: int, seats: int, items: int) -> tuple[OptionSpec, ...]:
    """The difficulty variants. half: half of the event deck's cards. items: how many starting items the scenario
    fixes, -1 if they are drawn.
    """
    numbers, usual = ((0, 1, 2, 3, 4), 2) if items < 0 else ((items,), items)
    return (
        OptionSpec("friday", (False, True), seats <= 2, Msg("option-friday")),
        OptionSpec("dog", (False, True), seats == 1, Msg("option-dog")),
        OptionSpec("starting-items", numbers, usual, Msg("option-starting-items")),
        OptionSpec("book-events", tuple(range(2 * half + 1)), half, Msg("option-book-events")),
        OptionSpec("wreckage", (*_WRECKS, RANDOM), "food-crates", Msg("option-wreckage")),
        OptionSpec("first", (*range(1, seats + 1), RANDOM), 1, Msg("option-first")),
    )


@lru_cache(maxsize=64)
def laid_table(cfg: Config) -> CrusoeState:
    """The table before any card of the set-up is drawn, to be cloned for every game."""
    s = CrusoeState(cfg)
    _fill(s, P_EVENT, S_BOOK, cfg.book_events)
    _fill(s, P_EVENT, S_ICON, cfg.icon_events)
    for pile, stock in (
        (P_BUILD, S_BUILD),
        (P_GATHER, S_GATHER),
        (P_EXPLORE, S_EXPLORE),
        (P_MYSTERY, S_MYSTERY),
        (P_BEAST, S_BEAST),
        (P_ISLAND, S_ISLAND),
        (P_DISCOVERY, S_DISCOVERY),
        (P_STARTING, S_STARTING),
    ):
        _fill(s, pile, stock)
    choose_starting_items(s)
    if cfg.wreckage == RANDOM:
        _fill(s, P_WRECKAGE, S_WRECKAGE)
    else:
        card = WRECKAGE + _WRECKS.index(cfg.wreckage)
        s.loose[S_WRECKAGE].remove(card)
        s.piles[P_WRECKAGE] = Pile([card], [], [])
    for index, invention in enumerate(cfg.inventions):
        if index >= STARTING - INVENTIONS:
            s.sheet |= 1 << index
        elif invention.fixed:
            s.board |= 1 << index
        elif invention.character in cfg.players and OWN_INVENTION[invention.character] == invention.id:
            s.own |= 1 << index
        else:
            continue
        if index < STARTING - INVENTIONS:
            s.loose[S_INVENTION].remove(INVENTIONS + index)
    _fill(s, P_INVENTION, S_INVENTION)
    cfg.scenario.lay_out(s)
    map_changed(s)
    s.dirty = False  # laying out is no event: nobody died, nothing is reached
    return s


def choose_starting_items(s: CrusoeState) -> None:
    """Starting items that the scenario fixes lie ready; those it does not use leave the game (RC-setup-03)."""
    scenario = s.cfg.scenario
    fixed = scenario.starting_items or ()
    for item in (*fixed, *scenario.unused_starting):
        index = STARTING_IDS.index(item)
        s.loose[S_STARTING].remove(STARTING + index)
        s.piles[P_STARTING].bag.pop()
        if item in fixed:
            s.starting[index] = 2
        else:
            s.discards[D_GONE].append(STARTING + index)


class Crusoe(Game):
    """The cooperative island game."""

    id = "crusoe"
    rules_version = 1
    actions = ACTIONS
    revealing = frozenset(
        {"chance", "log-seen", "log-drawn", "log-beast", "log-tile", "log-event", "log-adventure", "log-mystery"}
    )
    headings = frozenset({"log-round", "log-phase", "log-won", "log-lost"})

    def binds(self, word: str) -> bool:
        return word == "confirm"

    def goal(self, state: State) -> tuple[Msg, ...]:
        assert isinstance(state, CrusoeState)
        return state.cfg.scenario.status(state)

    def seat_name(self, setup: Setup, seat: int) -> Msg:
        return Msg(f"person-{setup.seats[seat]}")

    def points(self, state: State, action: int) -> tuple[str, ...]:
        assert isinstance(state, CrusoeState)
        return points_of(state, action)

    def scenarios(self) -> tuple[str, ...]:
        return tuple(SCENARIOS)

    def scenario_words(self, scenario: str) -> Mapping[int, str]:
        return SCENARIOS[scenario].words

    def has_points(self, scenario: str) -> bool:
        return SCENARIOS[scenario].has_points

    def seat_counts(self, scenario: str) -> range:
        return range(1, 5)

    def seat_words(self) -> tuple[str, ...]:
        return (*PEOPLE[:4], RANDOM)

    def options(self, scenario: str, seats: int) -> tuple[OptionSpec, ...]:
        """Difficulty variants (RC-difficulty-variants-01 to 09); what the rulebook gives for the seats is the
        default.
        """
        there = SCENARIOS[scenario]
        items = -1 if there.starting_items is None else len(there.starting_items)
        return option_specs((there.rounds + 1) // 2, seats, items) + there.variants

    def difficulty(self, scenario: str, seats: int, options: Mapping[str, int | str | bool]) -> int:
        """RC-difficulty-variants-01, -03 to -09: each aid more or less than usual counts one."""
        usual = {spec.name: spec.default for spec in self.options(scenario, seats)}
        chosen = usual | dict(options)
        aids = sum(int(chosen[aid]) - int(usual[aid]) for aid in ("friday", "dog"))
        items, books = (
            (int(chosen[name]) > int(usual[name])) - (int(chosen[name]) < int(usual[name]))
            for name in ("starting-items", "book-events")
        )
        if SCENARIOS[scenario].books_ease:
            books = -books
        return books - aids - items + (chosen["wreckage"] != usual["wreckage"])

    def check_options(self, setup: Setup) -> dict[str, int | str | bool]:
        """All options with their values; raises SetupError for unknown names and values."""
        specs = self.options(setup.scenario, len(setup.seats))
        known = {spec.name: spec for spec in specs}
        for name, value in setup.options.items():
            if name not in known:
                raise unknown("option", name, known)
            values = known[name].values
            if not any(value == other and type(value) is type(other) for other in values):
                possible = ", ".join(map(str, values))
                says = Msg("setup-value", {"option": name, "value": str(value), "possible": possible})
                raise SetupError(f"option {name} can't be {value!r}; possible: {possible}", says=says)
        return {spec.name: setup.options.get(spec.name, spec.default) for spec in specs}

    def seat_people(self, scenario: Scenario, seats: tuple[str, ...], streams: list[int]) -> tuple[int, ...]:
        """The characters in seat order; `random` seats are drawn (RC-setup-05, RC-setup-06, RC-solo-01)."""
        if not 1 <= len(seats) <= 4:
            says = Msg("setup-players", {"least": 1, "most": 4, "n": len(seats)})
            raise SetupError(f"crusoe takes 1 to 4 players, not {len(seats)}", says=says)
        pool = list(SMALL_TABLE) if len(seats) <= 2 and not scenario.soldier_joins_few else list(range(4))
        chosen: list[int] = []
        for word in seats:
            if word == RANDOM:
                chosen.append(-1)
                continue
            if word not in PEOPLE[:4]:
                raise unknown("character", word, (*PEOPLE[:4], RANDOM), "RC-setup-05")
            person = PEOPLE.index(word)
            if person in chosen:
                says = Msg("setup-twice", {"who": Msg(f"person-{word}")})
                raise SetupError(f"there is only one {word}", "RC-setup-05", says)
            if person not in pool:
                says = Msg("setup-not-with", {"who": Msg(f"person-{word}"), "n": len(seats)})
                raise SetupError(f"with {len(seats)} players the {word} can't be chosen", "RC-setup-06", says)
            chosen.append(person)
        for seat, person in enumerate(chosen):
            if person < 0:
                free = [other for other in pool if other not in chosen]
                chosen[seat] = free[below(streams, 0, len(free))]
        return tuple(chosen)

    def resolve(self, setup: Setup, seed: int) -> Setup:
        if setup.scenario not in SCENARIOS:
            raise unknown("scenario", setup.scenario, SCENARIOS, "RC-setup-01")
        streams = [seed_stream(seed, "people")]
        players = self.seat_people(SCENARIOS[setup.scenario], setup.seats, streams)
        options = self.check_options(setup)
        if options["first"] == RANDOM:
            options["first"] = 1 + below(streams, 0, len(players))
        return Setup(setup.scenario, tuple(PEOPLE[person] for person in players), options)

    def blank_state(self, setup: Setup, seed: int) -> CrusoeState:
        """A state with its piles, before any card of the set-up is drawn."""
        setup = self.resolve(setup, seed)
        scenario = SCENARIOS[setup.scenario]
        players = tuple(PEOPLE.index(word) for word in setup.seats)
        options = setup.options
        cfg = config(
            scenario,
            players,
            bool(options["friday"]),
            bool(options["dog"]),
            int(options["starting-items"]),
            int(options["book-events"]),
            str(options["wreckage"]),
            tuple(variant.name for variant in scenario.variants if options[variant.name]),
        )
        s = laid_table(cfg).clone()
        s.rng = seed_streams(seed, STREAMS)
        s.first = players[int(options["first"]) - 1]
        return s

    def new_initial_state(
        self, setup: Setup, seed: int, mode: int = SEEDED, script: Script | None = None, events: bool = False
    ) -> CrusoeState:
        s = self.blank_state(setup, seed)
        s.events = [] if events else None
        s.mode = mode
        s.script = script
        self.start(s)
        return s

    def start(self, s: CrusoeState) -> None:
        """Draw the cards of the set-up and run to the first decision (RC-setup-13, RC-setup-23)."""
        scenario = s.cfg.scenario
        items = s.cfg.starting_items if scenario.starting_items is None else 0
        s.push(
            *(DrawSetupItem(),) * items,
            *(DrawInvention(),) * scenario.first_inventions,
            *scenario.drawn_at_setup(s),
            FirstRound(),
        )
        s.run()

    def setup_of(self, s: CrusoeState) -> dict[str, Any]:
        """The set-up of a state as plain data, with drawn characters."""
        cfg = s.cfg
        return {
            "scenario": cfg.scenario.id,
            "seats": [PEOPLE[person] for person in cfg.players],
            "options": {
                "friday": cfg.friday,
                "dog": cfg.dog,
                "starting-items": cfg.starting_items,
                "book-events": cfg.book_events,
                "wreckage": cfg.wreckage,
                **{variant.name: variant.name in cfg.variants for variant in cfg.scenario.variants},
            },
        }

    def state_to_plain(self, state: State) -> dict[str, Any]:
        assert isinstance(state, CrusoeState)
        return {"setup": self.setup_of(state), "state": state.to_plain()}

    def state_from_plain(self, data: Mapping[str, Any]) -> CrusoeState:
        try:
            header = data["setup"]
            setup = Setup(header["scenario"], tuple(header["seats"]), header["options"])
            plain = data["state"]
        except (KeyError, TypeError) as error:
            raise FormatError(f"a saved state has the parts setup and state: {error}") from error
        s = self.blank_state(setup, 0)
        s.load_plain(dict(plain), CLASSES | s.cfg.scenario.classes())
        return s

    def state_from_position(
        self, position: Mapping[str, Any], script: Script | None, seed: int, watch: Watch | None = None
    ) -> CrusoeState:
        from marooned.games.crusoe.position import from_position

        return from_position(self, position, script, seed, watch)

    def faults(self, state: State, full: bool) -> list[str]:
        from marooned.games.crusoe import census

        assert isinstance(state, CrusoeState)
        return census.faults(state) if full else [*census.quantity_faults(state), *census.pawn_faults(state)]

    def prolong(self, state: State) -> None:
        from marooned.games.crusoe import census

        assert isinstance(state, CrusoeState)
        census.prolong(state)

    def statements(self, lang: str = "en") -> Mapping[str, Statement]:
        books = (scenario.rulebook() for scenario in SCENARIOS.values())
        found = dict(RULEBOOK.statements(lang))
        for book in books:
            found |= {} if book is None else book.statements(lang)
        return found

    def sheet(self, scenario: str) -> Sheet:
        there = SCENARIOS[scenario]
        brief = tuple(f"brief-{scenario}-{part}" for part in ("goal", "rules", "watch"))
        dice = tuple(there.weather_dice(number) for number in range(1, there.rounds + 1))
        return Sheet(Msg(f"scenario-{scenario}"), there.rounds, brief, dice, there.goal_rounds)

    def odds(self, state: State, seat: int) -> dict[str, Any]:
        from marooned.games.crusoe.screen import deck_odds

        assert isinstance(state, CrusoeState)
        return {"decks": deck_odds(state)}

    def fixed_odds(self) -> dict[str, Any]:
        from marooned.games.crusoe.screen import dice_odds

        return dice_odds()

    def shown(self, state: State, seat: int) -> dict[str, Any]:
        from marooned.games.crusoe.screen import shown

        assert isinstance(state, CrusoeState)
        return shown(state)

    def preview(self, before: State, after: State) -> dict[str, Any]:
        from marooned.games.crusoe.preview import preview

        assert isinstance(before, CrusoeState) and isinstance(after, CrusoeState)
        return preview(before, after)

    def risks(self, before: State, events: Sequence[Event]) -> list[Risk]:
        from marooned.games.crusoe.odds import die_risks

        return die_risks(events)

    def wounds(self, state: State) -> int:
        assert isinstance(state, CrusoeState)
        return sum(state.wounds[person] for person in state.cfg.players)

    def card_texts(self) -> Mapping[str, CardText]:
        from marooned.games.crusoe.card_texts import card_texts

        return card_texts()

    def notes(self) -> tuple[Msg, ...]:
        return tuple(fault.message for fault in PACK_FAULTS)

    def rules_in_scope(self) -> tuple[str, ...]:
        return tuple(id for id, rule in RULEBOOK.statements().items() if in_scope(rule.section))

    def card_table(self) -> dict[str, list[tuple[str, bool]]]:
        from marooned.games.crusoe.content.table import card_rows

        return card_rows()

    def scenario_rules(self) -> dict[str, frozenset[str]]:
        book = self.statements()
        return {
            id: frozenset(rule for rule, entry in book.items() if entry.section in scenario.rule_sections)
            for id, scenario in SCENARIOS.items()
        }


def in_scope(section: str) -> bool:
    """Whether a statement belongs to the scenarios that are implemented."""
    later = section.rpartition("-")[2].isdigit() and section.startswith(("scenario-", "sheet-"))
    played = {part for scenario in SCENARIOS.values() for part in scenario.rule_sections}
    return not later or section in played


RULEBOOK: Final = Rulebook("marooned.games.crusoe")

PACK_FAULTS: Final = tuple(load_packs(SCENARIOS))
CRUSOE: Final = Crusoe()
