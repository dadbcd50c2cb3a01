"""The contract of a game, tried on whole games: whatever is played, clones, saves, replays and scripts agree.

`check_game` plays one set-up with one seed four times: seeded, again with the same actions, scripted with the outcomes
that came, and with explicit chance (and its scripted twin). `Broken` names the promise that did not hold and carries
what is needed to come there again. Tests go through every game with it; so may any tool that doubts a state.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from marooned.core.engine import CHANCE, EXPLICIT, SCRIPTED, TERMINAL, Event, Script, State
from marooned.core.errors import GameOver, IllegalAction, MaroonedError, SetupError, UnknownAction
from marooned.core.game import Game, Setup, decision_of
from marooned.core.record import seat_word
from marooned.core.rng import Dice
from marooned.sim.check import check_state, search_faults
from marooned.sim.compare import BUFFERS, clone_faults, difference, marked, slot_faults, slots_of, without

Spare = Callable[[State], None]
Plain = dict[str, Any]


class Broken(Exception):
    """A promise of the engine does not hold. promise: which. words: what was played until then, set-up first."""

    def __init__(self, promise: str, detail: str, setup: Setup, seed: int, words: tuple[str, ...]) -> None:
        self.promise = promise
        self.words = words
        super().__init__(f"{promise}: {detail}\n{setup}, seed {seed}, after {len(words)} actions: {' '.join(words)}")


@dataclass(frozen=True, slots=True)
class Effort:
    """How thorough a trial is.

    every: decisions between two snapshots (the first ten and the powers of two are always taken).  illegal: illegal
    actions tried at each.  ahead: actions that a copy is played on.  nodes: chance events of each stream that are
    looked into, with so many children and samples (of the others some are saved).  longest: actions after which a game
    is left.
    """

    every: int = 32
    illegal: int = 24
    ahead: int = 8
    nodes: int = 2
    children: int = 8
    samples: int = 240
    longest: int = 3000


QUICK: Final = Effort()


def setups(game: Game, scenario: str, seats: int) -> list[Setup]:
    """Set-ups of a scenario with so many seats: the plain one, then enough to use every value of every option."""
    specs = game.options(scenario, seats)
    rows: list[dict[str, int | str | bool]] = [{}]
    for row in range(max((len(spec.values) for spec in specs), default=0)):
        rows.append({spec.name: spec.values[(row + place) % len(spec.values)] for place, spec in enumerate(specs)})
    return [Setup(scenario, seated(game, scenario, seats, number), options) for number, options in enumerate(rows)]


def seated(game: Game, scenario: str, seats: int, number: int) -> tuple[str, ...]:
    """Words for the seats that the game accepts, other ones for other numbers."""
    dice = Dice(f"seats {number}")
    words = game.seat_words()
    while True:
        chosen = tuple(words[dice.below(len(words))] for _ in range(seats))
        try:
            game.resolve(Setup(scenario, chosen), 0)
        except SetupError:
            continue
        return chosen


def check_game(game: Game, setup: Setup, seed: int, effort: Effort = QUICK, spare: Spare | None = None) -> int:
    """Try everything on one set-up and seed; returns how many actions were played. Raises Broken.

    spare: a change made before each action, in all the games alike, so that they last longer.
    """
    trial = Trial(game, setup, seed, effort, spare)
    try:
        return trial.run()
    except Broken:
        raise
    except Exception as error:
        raise Broken("no errors", repr(error), setup, seed, tuple(trial.words)) from error


# -- the trial -------------------------------------------------------------------------------------------------------
@dataclass(slots=True)
class Played:
    """What was played: moves as (action, who acted unasked or None), chance outcomes as (stream, name), snapshots by
    number of moves, the last state.
    """

    actions: list[tuple[int, int | None]]
    outcomes: list[tuple[str, str]]
    kept: dict[int, tuple[State, Plain, list[int]]]
    last: Plain


def unasked(state: State) -> list[int]:
    """Seats that may act though another is asked."""
    return [seat for seat in state.acting() if seat != state.current_player()]


class Trial:
    """One set-up and seed, played and compared in every way."""

    def __init__(self, game: Game, setup: Setup, seed: int, effort: Effort, spare: Spare | None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.effort = effort
        self.spare = spare
        self.dice = Dice(f"{seed}/trial")
        self.words: list[str] = []
        self.rules = frozenset(game.statements())
        self.numbers = game.actions.numbers()
        self.laws: Counter[str] = Counter()

    def run(self) -> int:
        """Everything."""
        played = self.play_seeded()
        self.check_replay(played)
        self.check_script(played, ("mode",))
        explicit = self.play_explicit()
        self.check_script(explicit, ("mode", "rng"))
        return len(played.actions) + len(explicit.actions)

    def hold(self, promise: str, faults: list[str] | str) -> None:
        """Raise Broken if there are faults."""
        if faults:
            detail = faults if isinstance(faults, str) else "; ".join(faults)
            raise Broken(promise, detail, self.setup, self.seed, tuple(self.words))

    def plain(self, state: State) -> Plain:
        """Plain data of a state; it must be JSON."""
        plain = self.game.state_to_plain(state)
        self.hold("plain data survive JSON", difference(json.loads(json.dumps(plain)), plain))
        return plain

    # playing
    def choose(self, state: State) -> tuple[int, int | None]:
        """Mostly a legal action, often one that bots would look at, now and then a retraction or another seat's."""
        lot = self.dice.below(20)
        if lot == 18:
            others = [(action, seat) for seat in unasked(state) for action in state.legal_actions(seat)]
            if others:
                return others[self.dice.below(len(others))]
        options = state.legal_actions() if lot < 9 else state.search_actions()
        if lot == 19:
            options = state.retractions() or options
        return options[self.dice.below(len(options))], None

    def apply(self, state: State, move: tuple[int, int | None]) -> None:
        """Spare, then act."""
        if self.spare is not None:
            self.spare(state)
        state.apply_action(*move)

    def note(self, state: State, move: tuple[int, int | None]) -> None:
        """Write down what is played, for the report of a broken promise."""
        action, seat = move
        name = state.action_to_string(action)
        self.words.append(name if seat is None else f"{seat_word(seat)}:{name}")

    def due(self, actions: int) -> bool:
        """Whether a snapshot is taken after so many actions."""
        return actions < 10 or actions & (actions - 1) == 0 or actions % self.effort.every == 0

    def told(self, state: State) -> Iterator[tuple[str, str]]:
        """(stream, name) of the chance outcomes since the last look; checks the events on the way."""
        for event in state.drain():
            self.hold("events name rules that exist", sorted(set(event.rules) - self.rules))
            self.hold("events are messages", "" if isinstance(event.kind, str) and event.depth >= 0 else repr(event))
            if event.kind == "chance":
                yield outcome_of(event)

    def play_seeded(self) -> Played:
        """A game by the seed, with every check on the way."""
        state = self.game.new_initial_state(self.setup, self.seed, events=True)
        played = Played([], list(self.told(state)), {}, {})
        twins: list[tuple[str, State]] = []
        while not state.is_terminal() and len(played.actions) < self.effort.longest:
            self.check_decision(state)
            if self.due(len(played.actions)):
                self.check_twins(state, twins)
                twins = self.check_snapshot(state, played)
            move = self.choose(state)
            self.note(state, move)
            self.apply(state, move)
            played.actions.append(move)
            played.outcomes += self.told(state)
            for _, twin in twins:
                self.apply(twin, move)
        self.check_twins(state, twins)
        self.check_kept(played, len(played.kept))
        if state.is_terminal():
            self.check_end(state)
        strange = marked(state)
        self.hold("a clone has whatever the slots hold", clone_faults(strange, strange.clone()))
        played.last = self.plain(state)
        return played

    def play_explicit(self) -> Played:
        """A game in which chance is asked from outside, with every check of it on the way."""
        self.words = ["(explicit)"]
        state = self.game.new_initial_state(self.setup, self.seed, EXPLICIT, events=True)
        streams = state.rng[:]
        played = Played([], list(self.told(state)), {}, {})
        while not state.is_terminal():
            if len(played.actions) >= self.effort.longest and state.current_player() != CHANCE:
                break
            if state.current_player() == CHANCE:
                self.check_chance(state)
                name, told = self.settle(state)
                self.words.append(f"={name}")
                played.outcomes += told
                continue
            self.check_decision(state)
            move = self.choose(state)
            self.note(state, move)
            self.apply(state, move)
            played.actions.append(move)
            played.outcomes += self.told(state)
        self.hold("explicit chance leaves the streams alone", "" if state.rng == streams else "they moved")
        played.last = self.plain(state)
        return played

    # the same game again
    def check_replay(self, played: Played) -> None:
        """The same actions with the same seed give the same states."""
        state = self.game.new_initial_state(self.setup, self.seed)
        for number, move in enumerate(played.actions):
            if number in played.kept:
                self.hold("a replay is the same game", difference(self.plain(state), played.kept[number][1]))
            self.apply(state, move)
        self.hold("a replay ends in the same state", difference(self.plain(state), played.last))

    def check_script(self, played: Played, but: tuple[str, ...]) -> None:
        """The outcomes that came, as a strict script, give the same last state, and nothing is left of it."""
        queues: dict[str, list[str]] = {}
        for stream, name in played.outcomes:
            queues.setdefault(stream, []).append(name)
        script = Script(queues, strict=True)
        state = self.game.new_initial_state(self.setup, self.seed, SCRIPTED, script)
        for move in played.actions:
            self.apply(state, move)
        plain = without(self.plain(state), *but)
        self.hold("a scripted game ends in the same state", difference(plain, without(played.last, *but)))
        self.hold("a script is used up", str(script.left() or ""))

    # checks at a decision
    def check_decision(self, state: State) -> None:
        """The cheap checks, made at every decision."""
        self.hold("a state is sound", check_state(state, self.game.id))
        self.hold("search actions are legal", search_faults(state))
        legal = state.legal_actions()
        acting = state.acting()
        for seat in range(state.seats()):
            options = state.legal_actions(seat)
            if seat not in acting:
                self.hold("seats that don't act have no options", [f"seat {seat}"] if options else "")
            elif seat == state.current_player():
                self.hold("the seat that is asked has the options", "" if options == legal else f"seat {seat}")
            rising = all(first < second for first, second in pairwise(options))
            self.hold("options of a seat are ascending", "" if rising else f"seat {seat}: {options}")
        self.hold("a game that runs has no outcome", str(state.outcome() or ""))
        for action in [*legal, *state.retractions()]:
            name = state.action_to_string(action)
            back = state.string_to_action(name)
            self.hold("words and numbers name the same actions", "" if back == action else f"{action} {name} {back}")

    def check_snapshot(self, state: State, played: Played) -> list[tuple[str, State]]:
        """The dear checks, made now and then; returns copies that are to be played along from here."""
        plain = self.plain(state)
        legal = state.legal_actions()
        clone = state.clone()
        self.hold("a clone has everything and shares nothing", clone_faults(state, clone))
        self.hold("a clone is equal", difference(self.plain(clone), plain))
        loaded = self.game.state_from_plain(json.loads(json.dumps(plain)))
        self.hold("a saved state comes back", difference(self.plain(loaded), plain))
        known = {*type(state).FIELDS, *type(state).REMEMBERED, *BUFFERS, "cfg", "cards", "script"}
        derived = sorted({*slots_of(state)} - known)
        self.hold(
            "derived fields come back", [f for name in derived for f in slot_faults(state, loaded, name, "state")]
        )
        same = (loaded.legal_actions(), loaded.acting(), loaded.current_player(), loaded.retractions())
        expected = (legal, state.acting(), state.current_player(), state.retractions())
        self.hold("a saved state asks the same", "" if same == expected else f"{same} is not {expected}")
        self.check_questions(state)
        self.check_illegal(state)
        self.check_retractions(state)
        self.check_view(state, plain)
        self.hold("looking changes nothing", difference(self.plain(state), plain))
        self.hold("looking keeps the options", "" if state.legal_actions() == legal else str(state.legal_actions()))
        self.check_kept(played, 3)
        played.kept[len(played.actions)] = (state.clone(), plain, legal)
        return [("a clone", clone), ("a saved state", loaded)]

    def check_twins(self, state: State, twins: list[tuple[str, State]]) -> None:
        """Copies that were played along are still equal."""
        for name, twin in twins:
            self.hold(f"{name} goes on in the same way", difference(self.plain(twin), self.plain(state)))
            same = twin.legal_actions() == state.legal_actions()
            self.hold(f"{name} has the same options", "" if same else str(twin.legal_actions()))

    def check_kept(self, played: Played, last: int) -> None:
        """Past states that were kept have not changed: nothing that they share was written to."""
        for number in list(played.kept)[-last:] if last else []:
            state, plain, legal = played.kept[number]
            self.hold(f"the state after {number} actions stays as it was", difference(self.plain(state), plain))
            same = state.legal_actions() == legal
            self.hold(f"the options after {number} actions stay", "" if same else str(state.legal_actions()))

    def check_questions(self, state: State) -> None:
        """The decision and what a seat sees can be built, for every seat; they agree with the options."""
        decision = decision_of(state)
        assert decision is not None
        legal = [(action, state.action_to_string(action)) for action in state.legal_actions()]
        self.hold(
            "a decision offers what is legal",
            "" if [(option.action, option.id) for option in decision.options] == legal else repr(decision),
        )
        asked = (decision.seat, decision.seats, [option.action for option in decision.retractions])
        expected = (state.current_player(), state.acting(), state.retractions())
        self.hold("a decision says who is asked", "" if asked == expected else f"{asked} is not {expected}")
        self.hold("decisions name rules that exist", sorted(set(decision.rules) - self.rules))
        for seat in range(state.seats()):
            json.dumps(state.observation(seat))
        self.hold("returns are 0 while a game runs", "" if not any(state.returns()) else str(state.returns()))

    def check_illegal(self, state: State) -> None:
        """Actions that are not legal raise and name a rule that exists, or none."""
        legal = {*state.legal_actions(), *state.retractions()}
        near = [action + step for action in sorted(legal) for step in (-1, 1)]
        wrong = [self.numbers[self.dice.below(len(self.numbers))] for _ in range(self.effort.illegal)]
        for action in sorted({action for action in (*near[: self.effort.illegal], *wrong) if action not in legal}):
            known = action in self.numbers
            try:
                state.apply_action(action)
            except IllegalAction as error:
                self.hold(
                    "a refusal names a rule that exists", [error.rule] if error.rule not in {"", *self.rules} else ""
                )
                same = error.options == tuple(map(state.action_to_string, state.legal_actions()))
                self.hold("a refusal says what is legal", "" if same else str(error.options))
                self.hold("an unknown action is no illegal one", "" if known else str(action))
            except UnknownAction:
                self.hold("a known action is no unknown one", str(action) if known else "")
            else:
                self.hold("an illegal action is refused", str(action))

    def check_retractions(self, state: State) -> None:
        """Taking back leads to a sound state that can be played."""
        for action in state.retractions():
            back = state.clone()
            back.apply_action(action)
            name = state.action_to_string(action)
            self.hold(f"a state is sound after {name}", check_state(back, self.game.id))

    def check_view(self, state: State, plain: Plain) -> None:
        """A program's view has other streams and can be played on; the state does not notice."""
        seat = state.current_player()
        view = state.view(seat, self.dice)
        same = [number for number, stream in enumerate(view.rng) if stream == state.rng[number]]
        self.hold("a view has streams of its own", [f"stream {number}" for number in same])
        shown = view.legal_actions(seat)
        self.hold("a view has the seat's options", "" if shown == state.legal_actions(seat) else str(shown))
        for _ in range(self.effort.ahead):
            if view.is_terminal():
                break
            options = view.legal_actions()
            view.apply_action(options[self.dice.below(len(options))])
        self.hold("a copy that is played on leaves its original alone", difference(self.plain(state), plain))

    def check_end(self, state: State) -> None:
        """After the end nobody is asked and nothing can be played; there is an outcome."""
        self.hold("a finished state is sound", check_state(state, self.game.id))
        nobody = state.legal_actions() == state.search_actions() == state.retractions() == []
        self.hold("after the end nothing can be done", "" if nobody and state.acting() == () else "something can")
        asked = state.current_player()
        self.hold("after the end nobody is asked", "" if asked == TERMINAL else str(asked))
        plain = self.plain(state)
        for action in (self.numbers[0], self.numbers[-1], -1):
            try:
                state.apply_action(action)
            except GameOver:
                continue
            self.hold("after the end actions raise GameOver", str(action))
        self.hold("after the end nothing changes", difference(self.plain(state), plain))
        loaded = self.game.state_from_plain(json.loads(json.dumps(plain)))
        self.hold("a finished state comes back", difference(self.plain(loaded), plain))
        outcome = state.outcome()
        if outcome is None:
            self.hold("a finished game has an outcome", "there is none")
            return
        seats = range(state.seats())
        fits = set(outcome.won) <= set(seats) and len(outcome.points) in (0, state.seats()) and outcome.reason
        self.hold("an outcome fits its table", "" if fits else repr(outcome))
        returns = [1.0 if seat in outcome.won else -1.0 for seat in seats]
        self.hold("returns say who won", "" if state.returns() == returns else str(state.returns()))

    # checks of explicit chance
    def check_chance(self, state: State) -> None:
        """Outcomes are ascending and have names of their own; their weights are the odds by which they are drawn."""
        outcomes = state.chance_outcomes()
        numbers = [outcome for outcome, _ in outcomes]
        names = [state.action_to_string(outcome) for outcome in numbers]
        ascending = numbers == sorted(set(numbers)) and len(numbers) > 1
        self.hold("outcomes are several and ascending", "" if ascending else str(outcomes))
        self.hold(
            "weights are positive", [repr(weight) for _, weight in outcomes if type(weight) is not int or weight < 1]
        )
        self.hold("outcomes have names of their own", "" if len(set(names)) == len(names) else str(names))
        self.hold("names of outcomes are words", [name for name in names if not name or " " in name])
        assert state.pending is not None
        stream = state.pending.stream(state)
        self.laws[stream] += 1
        thorough = self.laws[stream] <= self.effort.nodes
        led = range(len(numbers)) if thorough else [self.dice.below(len(numbers))]  # each asks for the names of all
        astray = [names[place] for place in led if numbers[place] != state.string_to_action(names[place])]
        self.hold("names lead back", astray)
        listed = state.legal_actions() == state.search_actions() == numbers
        quiet = state.acting() == () and state.retractions() == [] and decision_of(state) is None
        self.hold("at a chance node chance acts alone", "" if listed and quiet else str(state.legal_actions()))
        try:
            state.apply_action(max(numbers) + 1)
        except IllegalAction:
            pass
        else:
            self.hold("an impossible outcome is refused", str(max(numbers) + 1))
        if thorough or self.laws[stream] % 8 == 0:
            self.check_saved_chance(state, outcomes)
        if thorough:
            self.check_children(state, outcomes)
            self.check_law(state, outcomes)

    def check_saved_chance(self, state: State, outcomes: list[tuple[int, int]]) -> None:
        """A state that waits for chance comes back from plain data and waits for the same."""
        plain = self.plain(state)
        loaded = self.game.state_from_plain(json.loads(json.dumps(plain)))
        self.hold("a saved chance node comes back", difference(self.plain(loaded), plain))
        same = loaded.chance_outcomes() == outcomes and loaded.current_player() == CHANCE
        self.hold("a saved chance node has its outcomes", "" if same else str(loaded.chance_outcomes()))

    def check_children(self, state: State, outcomes: list[tuple[int, int]]) -> None:
        """Children show the outcome they are named after, are sound, and leave their parent alone."""
        assert state.pending is not None
        plain = self.plain(state)
        stream = state.pending.stream(state)
        first = self.dice.below(len(outcomes))
        for outcome, _ in [*outcomes[first:], *outcomes[:first]][: self.effort.children]:
            child = state.clone()
            child.events = []
            child.apply_action(outcome)
            shown = next(self.told(child), None)
            named = (stream, state.action_to_string(outcome))
            self.hold("a child shows its outcome", "" if shown == named else f"{shown} is not {named}")
            if child.current_player() != CHANCE:
                self.hold("a child is sound", check_state(child, self.game.id))
        self.hold("children leave their parent alone", difference(self.plain(state), plain))

    def check_law(self, state: State, outcomes: list[tuple[int, int]]) -> None:
        """Seeded samples come as often as the weights say (chi-square, far from what chance could do)."""
        n = self.effort.samples
        seen: Counter[int] = Counter()
        view = State.view(state, 0, self.dice)  # other streams, nothing hidden drawn anew
        assert view.pending is not None
        for _ in range(n):
            seen[view.pending.sample(view)] += 1
        total = sum(weight for _, weight in outcomes)
        self.hold("only outcomes that are listed come", [str(x) for x in seen if x not in dict(outcomes)])
        cells: list[tuple[float, int]] = []
        rare = [0.0, 0]
        for outcome, weight in outcomes:
            expected = n * weight / total
            if expected >= 5:
                cells.append((expected, seen[outcome]))
            else:
                rare = [rare[0] + expected, rare[1] + seen[outcome]]
        if rare[0] >= 5:
            cells.append((rare[0], int(rare[1])))
        chi2 = sum((count - expected) ** 2 / expected for expected, count in cells)
        free = len(cells)
        limit = free + 6 * (2 * free) ** 0.5 + 12
        self.hold("samples follow the weights", "" if chi2 < limit else f"chi-square {chi2:.1f}: {outcomes} {seen}")

    def settle(self, state: State) -> tuple[str, list[tuple[str, str]]]:
        """Draw an outcome by its weight and apply it: its name, and all outcomes that this told."""
        outcomes = state.chance_outcomes()
        lot = self.dice.below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            lot -= weight
            if lot < 0:
                name = state.action_to_string(outcome)
                state.apply_action(outcome)
                return name, list(self.told(state))
        raise MaroonedError("weights that do not add up")


def outcome_of(event: Event) -> tuple[str, str]:
    """(stream, name) of a chance event."""
    return str(event.args["stream"]), str(event.args["outcome"])
