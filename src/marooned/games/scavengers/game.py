"""The card game as the outside sees it: set-up, states from data, rule texts, the deck it is played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marooned.core.engine import SEEDED, Event, Script, State
from marooned.core.errors import FormatError, SetupError, unknown
from marooned.core.game import CardText, Game, OptionSpec, Risk, Setup, Sheet, Watch
from marooned.core.messages import Msg
from marooned.core.rng import below, seed_stream, seed_streams
from marooned.core.statements import Rulebook, Statement
from marooned.games.scavengers.actions import action_table, word
from marooned.games.scavengers.cards import Deck
from marooned.games.scavengers.classes import CLASSES
from marooned.games.scavengers.deckfile import default_deck
from marooned.games.scavengers.phases.hunt import seconds_of
from marooned.games.scavengers.phases.setup import SetUp
from marooned.games.scavengers.state import STREAMS, Config, ScavState
from marooned.games.scavengers.terms import TURNS
from marooned.games.scavengers.verbs import seat_name
from marooned.games.scavengers.visible import points_of

RULEBOOK: Final = Rulebook("marooned.games.scavengers")
PLAYER: Final = "player"
MOST_AREAS: Final = 8  # that a set-up may ask for
RANDOM: Final = "random"


class Scavengers(Game):
    """The push-your-luck card game, with the deck that comes along or an owner's."""

    id = "scavengers"
    rules_version = 1
    revealing = frozenset(
        {"chance", "sc-log-revealed", "sc-log-face-up", "sc-log-looks", "sc-log-peril", "sc-log-eats", "sc-log-trauma"}
    )
    headings = frozenset(
        {"sc-log-round", "sc-log-turn", "sc-log-feeding", "sc-log-peril", "sc-log-dies", "sc-log-won", "sc-log-lost"}
    )
    secrets = True

    def __init__(self, cards: Deck) -> None:
        self.cards = cards
        self.deck = cards.digest
        self.actions = action_table(cards)
        self._card_texts: Mapping[str, CardText] | None = None

    def clock(self, state: State) -> tuple[int, float] | None:
        """The time limit of a round of Last Hunt; it stands still while a Peril is resolved (R-121, Q-47)."""
        assert isinstance(state, ScavState)
        if state.cfg.clock != "table" or state.phase != TURNS:
            return None
        return state.round, float(seconds_of(state))

    def seat_name(self, setup: Setup, seat: int) -> Msg:
        return seat_name(seat)

    def points(self, state: State, action: int) -> tuple[str, ...]:
        assert isinstance(state, ScavState)
        return points_of(state, action)

    def scenarios(self) -> tuple[str, ...]:
        return tuple(self.cards.scenarios)

    def seat_counts(self, scenario: str) -> range:
        card = self.cards.scenarios[scenario]
        return range(card.least, card.most + 1)

    def seat_words(self) -> tuple[str, ...]:
        return (PLAYER,)

    def options(self, scenario: str, seats: int) -> tuple[OptionSpec, ...]:
        """The optional rules (R-098, R-109), the number of Areas (R-141), who begins, and Last Hunt's clock."""
        card = self.cards.scenarios[scenario]
        usual = card.areas_for(seats)
        most = len(self.cards.areas) - card.mixed
        characters = ("none", "choose", RANDOM) if len(self.cards.characters) >= seats else ("none",)
        clock = ("steps", "table") if card.mode == "real_time" else ("steps",)
        return (
            OptionSpec("caravan", (False, True), False, Msg("option-caravan")),
            OptionSpec("characters", characters, "none", Msg("option-characters")),
            OptionSpec("areas", tuple(range(1, min(most, MOST_AREAS) + 1)), usual, Msg("option-areas")),
            OptionSpec("clock", clock, "steps", Msg("option-clock")),
            OptionSpec("first", (*range(1, seats + 1), RANDOM), 1, Msg("option-first")),
        )

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

    def resolve(self, setup: Setup, seed: int) -> Setup:
        if setup.scenario not in self.cards.scenarios:
            raise unknown("scenario", setup.scenario, self.cards.scenarios, "R-002")
        counts = self.seat_counts(setup.scenario)
        if len(setup.seats) not in counts:
            rule = "R-007" if counts[-1] == 1 else "R-006"
            says = Msg("setup-players", {"least": counts[0], "most": counts[-1], "n": len(setup.seats)})
            text = f"{setup.scenario} takes {counts[0]} to {counts[-1]} players, not {len(setup.seats)}"
            raise SetupError(text, rule, says)
        for seat in setup.seats:
            if seat not in (PLAYER, RANDOM):
                raise unknown("character", seat, (PLAYER,))
        options = self.check_options(setup)
        if options["first"] == RANDOM:
            options["first"] = 1 + below([seed_stream(seed, "first")], 0, len(setup.seats))
        return Setup(setup.scenario, (PLAYER,) * len(setup.seats), options)

    def blank_state(self, setup: Setup, seed: int) -> ScavState:
        """The table before anything is dealt."""
        setup = self.resolve(setup, seed)
        scenario = self.cards.scenarios[setup.scenario]
        options = setup.options
        cfg = Config(
            self.cards,
            self.actions,
            scenario,
            len(setup.seats),
            bool(options["caravan"]),
            str(options["characters"]),
            str(options["clock"]),
        )
        s = ScavState(cfg)
        s.rng = seed_streams(seed, STREAMS)
        s.flag = int(options["first"]) - 1
        s.on_top = int(options["areas"])
        return s

    def new_initial_state(
        self, setup: Setup, seed: int, mode: int = SEEDED, script: Script | None = None, events: bool = False
    ) -> ScavState:
        s = self.blank_state(setup, seed)
        s.events = [] if events else None
        s.mode = mode
        s.script = script
        s.then(SetUp())
        s.run()
        return s

    def setup_of(self, s: ScavState) -> dict[str, Any]:
        """The set-up of a state, as far as it matters for reading it again."""
        return {
            "scenario": word(s.cfg.scenario.id),
            "seats": [PLAYER] * s.cfg.seats,
            "options": {
                "caravan": s.cfg.caravan,
                "characters": s.cfg.characters,
                "clock": s.cfg.clock,
            },
        }

    def state_to_plain(self, state: State) -> dict[str, Any]:
        assert isinstance(state, ScavState)
        return {"setup": self.setup_of(state), "state": state.to_plain()}

    def state_from_plain(self, data: Mapping[str, Any]) -> ScavState:
        try:
            header = data["setup"]
            setup = Setup(header["scenario"], tuple(header["seats"]), header["options"])
            plain = data["state"]
        except (KeyError, TypeError) as error:
            raise FormatError(f"a saved state has the parts setup and state: {error}") from error
        s = self.blank_state(setup, 0)
        s.load_plain(dict(plain), CLASSES)
        return s

    def state_from_position(
        self, position: Mapping[str, Any], script: Script | None, seed: int, watch: Watch | None = None
    ) -> ScavState:
        from marooned.games.scavengers.position import from_position

        state: ScavState = from_position(self, position, script, seed, watch)
        return state

    def faults(self, state: State, full: bool) -> list[str]:
        from marooned.games.scavengers import census

        assert isinstance(state, ScavState)
        return census.faults(state) if full else census.quick_faults(state)

    def prolong(self, state: State) -> None:
        from marooned.games.scavengers import census

        assert isinstance(state, ScavState)
        census.prolong(state)

    def sheet(self, scenario: str) -> Sheet:
        card = self.cards.scenarios[scenario]
        return Sheet(card.title())

    def shown(self, state: State, seat: int) -> dict[str, Any]:
        from marooned.games.scavengers.screen import shown

        assert isinstance(state, ScavState)
        return shown(state, seat)

    def risks(self, before: State, events: Sequence[Event]) -> list[Risk]:
        from marooned.games.scavengers.screen import reveal_risks

        assert isinstance(before, ScavState)
        return reveal_risks(before, events)

    def wounds(self, state: State) -> int:
        assert isinstance(state, ScavState)
        return sum(map(len, state.traumas))

    def card_texts(self) -> Mapping[str, CardText]:
        if self._card_texts is None:
            from marooned.games.scavengers.screen import card_texts

            self._card_texts = card_texts(self.cards)
        return self._card_texts

    def statements(self, lang: str = "en") -> Mapping[str, Statement]:
        return RULEBOOK.statements(lang)

    def rules_in_scope(self) -> tuple[str, ...]:
        return tuple(RULEBOOK.statements())

    def card_table(self) -> dict[str, list[tuple[str, bool]]]:
        from marooned.games.scavengers.table import card_rows

        return card_rows(self.cards)

    def scenario_rules(self) -> dict[str, frozenset[str]]:
        own = {id: entry.section for id, entry in RULEBOOK.statements().items()}
        return {id: frozenset(rule for rule, section in own.items() if section == id) for id in self.cards.scenarios}


SCAVENGERS: Final = Scavengers(default_deck())
