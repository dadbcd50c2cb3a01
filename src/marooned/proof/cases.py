"""Cases: a position, chance by hand, a script of actions, and what must then be true (see docs/formats.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from marooned.core.engine import Event, Script, State
from marooned.core.errors import FormatError, IllegalAction, MaroonedError
from marooned.core.game import Game
from marooned.core.messages import Msg
from marooned.core.record import apply_words, play_line, words_of
from marooned.games import get_game
from marooned.proof import index

CASE_KEYS = (
    "case",
    "game",
    "about",
    "rules",
    "cards",
    "position",
    "chance",
    "rest_of_chance",
    "seed",
    "script",
    "expect",
)
STEP_KEYS = ("do", "expect", "refuse", "rule", "legal", "illegal", "options", "asked", "question", "log", "until", "at")
QUIET = ("go", "stay", "done", "confirm")


class CaseFailure(Exception):
    """A case does not hold: where, what was expected, what was found."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        self.where = where
        self.expected = expected
        self.found = found
        super().__init__(f"{where}: expected {expected}; found {found}")


@dataclass(frozen=True, slots=True)
class Case:
    """One case as it was read."""

    file: str
    name: str
    game: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    data: Mapping[str, Any]


@dataclass(slots=True)
class CaseReport:
    """What running cases gave: (case, "" or the failure)."""

    results: list[tuple[Case, str]] = field(default_factory=list)

    @property
    def passed(self) -> int:
        """Cases that hold."""
        return sum(not failure for _, failure in self.results)

    @property
    def failed(self) -> int:
        """Cases that do not hold."""
        return len(self.results) - self.passed

    def lines(self) -> list[str]:
        """Failures with file, case, expected and found; last the counts."""
        lines = [f"{case.file}: {case.name}: {failure}" for case, failure in self.results if failure]
        return [*lines, f"{self.passed} passed, {self.failed} failed"]


# -- reading ---------------------------------------------------------------------------------------------------------
def find_files(paths: Iterable[Path]) -> list[Path]:
    """The YAML files of the paths, sorted. Raises FormatError for a path that isn't there."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.yaml"))
        elif path.exists():
            found.append(path)
        else:
            raise FormatError("no such file or folder", str(path))
    return [file for file in found if file.name != index.EXPLAINED]


def read_cases(path: Path) -> list[Case]:
    """The cases of a file: one document or several, each one case or a list of cases."""
    try:
        cases = [read_case(path, data) for data in index.cases_in(path)]
    except yaml.YAMLError as error:
        raise FormatError(f"no YAML: {error}", str(path)) from error
    names = [case.name for case in cases]
    for name in names:
        if names.count(name) > 1:
            raise FormatError(f"two cases are named {name!r}", str(path))
    return cases


def read_case(path: Path, data: Any) -> Case:
    """One case; raises FormatError that names file and key."""
    if not isinstance(data, Mapping) or "case" not in data:
        raise FormatError("a case is a mapping with the key `case` (its name)", str(path))
    where = f"{path}: {data['case']}"
    for key in data:
        if key not in CASE_KEYS:
            raise FormatError(f"unknown key {key!r}; known: {', '.join(CASE_KEYS)}", where)
    game = str(data.get("game", index.GAME))
    known = get_game(game).statements()
    rules = tuple(str(rule) for rule in data.get("rules", []))
    for rule in rules:
        if rule not in known:
            raise FormatError(f"there is no rule {rule!r}", where)
    cards = tuple(str(card) for card in data.get("cards", []))
    return Case(str(path), str(data["case"]), game, rules, cards, data)


# -- running ---------------------------------------------------------------------------------------------------------
class Runner:
    """Runs one case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game: Game = get_game(case.game)
        self.seen: dict[str, dict[str, Any]] = {}
        self.log: list[Event] = []
        data = case.data
        rest = data.get("rest_of_chance", "error")
        if rest not in ("error", "seeded"):
            raise FormatError("rest_of_chance is `error` or `seeded`", "rest_of_chance")
        chance = data.get("chance") or {}
        if not isinstance(chance, Mapping):
            raise FormatError("chance maps streams to lists of outcomes", "chance")
        queues = {str(stream): [str(word) for word in as_list(words)] for stream, words in chance.items()}
        self.script = Script(queues, strict=rest == "error")
        seed = int(data.get("seed", 0))
        self.state = self.game.state_from_position(data.get("position") or {}, self.script, seed, self.watch)
        self.log += self.state.drain()

    def watch(self, state: State, event: Event) -> None:
        """Keep what was visible when a phase began, for `at`."""
        if event.kind == "log-phase":
            phase = event.args["phase"]
            assert isinstance(phase, Msg)
            self.seen[phase.id.removeprefix("phase-")] = state.observation(0)
        elif event.kind == "log-round":
            self.seen["event"] = state.observation(0)

    def run(self) -> None:
        """Run the script; raises CaseFailure, or a typed error of the engine."""
        for number, step in enumerate(self.case.data.get("script") or [], start=1):
            self.step(f"step {number}", step)
        if "expect" in self.case.data:
            self.expect("at the end", self.case.data["expect"], self.state.observation(0))
        if self.script.strict and self.state.script is not None and self.state.script.left():
            raise CaseFailure("at the end", "all scripted chance used", f"left: {self.state.script.left()}")

    def step(self, where: str, step: Any) -> None:
        """Carry out one step."""
        if isinstance(step, str):
            step = {"do": step}
        if not isinstance(step, Mapping) or not set(step) <= set(STEP_KEYS):
            raise FormatError(f"a step is a line of actions or has the keys {', '.join(STEP_KEYS)}", where)
        if "do" in step:
            self.do(where, str(step["do"]))
        if "until" in step:
            self.until(where, str(step["until"]))
        if "refuse" in step:
            self.refuse(where, str(step["refuse"]), str(step.get("rule", "")))
        self.check_options(where, step)
        if "log" in step:
            self.check_log(where, as_list(step["log"]))
        if "at" in step:
            phase = str(step["at"])
            if phase not in self.seen:
                raise CaseFailure(where, f"phase {phase} to have begun", f"begun: {', '.join(self.seen)}")
            self.expect(f"{where} (as {phase} began)", step.get("expect", {}), self.seen[phase])
        elif "expect" in step:
            self.expect(where, step["expect"], self.state.observation(0))

    def do(self, where: str, line: str) -> None:
        """Play a line of actions."""
        new = self.state.clone()
        new.events = []
        new.watch = self.watch
        try:
            apply_words(new, words_of(line))
        except MaroonedError as error:
            raise CaseFailure(where, f"{line!r} to be played", str(error)) from error
        self.state = new
        self.log += new.drain()

    def until(self, where: str, phase: str) -> None:
        """Give quiet answers (go, stay, done, confirm) until the phase has begun, or until the game is over (`end`)."""
        self.seen.pop(phase, None)
        for _ in range(200):
            if self.state.is_terminal() or phase in self.seen:
                return
            word = next((quiet for quiet in QUIET if self.state.string_to_action(quiet) in self.state.legal), "")
            if not word:
                options = [self.state.action_to_string(action) for action in self.state.legal]
                question = type(self.state.asking).__name__
                raise CaseFailure(where, f"quiet answers to lead to {phase}", f"{question} asks: {', '.join(options)}")
            self.do(where, word)
        raise CaseFailure(where, f"{phase} to begin", "200 quiet answers did not lead there")

    def refuse(self, where: str, line: str, rule: str) -> None:
        """The line must be refused, with that rule if one is named, and leave everything as it was."""
        before = self.game.state_to_plain(self.state)
        try:
            play_line(self.state, line)
        except IllegalAction as error:
            if rule and error.rule != rule:
                raise CaseFailure(where, f"{line!r} refused by {rule}", error.rule or "no rule named") from error
        except MaroonedError as error:
            raise CaseFailure(where, f"{line!r} refused by a rule", str(error)) from error
        else:
            raise CaseFailure(where, f"{line!r} to be refused", "it is legal")
        if self.game.state_to_plain(self.state) != before:
            raise CaseFailure(where, "a refusal to change nothing", "the state changed")

    def check_options(self, where: str, step: Mapping[str, Any]) -> None:
        """`legal`, `illegal`, `options`, `asked`, `question`."""
        words = [self.state.action_to_string(action) for action in self.state.legal]
        for word in as_list(step.get("legal", [])):
            if str(word) not in words:
                raise CaseFailure(where, f"{word} to be legal", ", ".join(words))
        for word in as_list(step.get("illegal", [])):
            if str(word) in words:
                raise CaseFailure(where, f"{word} to be illegal", ", ".join(words))
        if "options" in step and sorted(map(str, as_list(step["options"]))) != sorted(words):
            raise CaseFailure(where, f"options {step['options']}", ", ".join(words))
        if "asked" in step:
            players = self.state.observation(0)["players"]
            seat = self.state.current_player()
            asked = players[seat] if 0 <= seat < len(players) else "nobody"
            if asked != step["asked"]:
                raise CaseFailure(where, f"{step['asked']} to be asked", asked)
        if "question" in step and type(self.state.asking).__name__ != step["question"]:
            raise CaseFailure(where, f"the question {step['question']}", type(self.state.asking).__name__)

    def check_log(self, where: str, wanted: list[Any]) -> None:
        """The log since the last `log` step holds these message ids in this order; then it starts anew."""
        kinds = [event.kind for event in self.log]
        rest = iter(kinds)
        for kind in wanted:
            if not any(kind == other for other in rest):
                raise CaseFailure(where, f"log lines {wanted} in this order", str(kinds))
        self.log = []

    def expect(self, where: str, expected: Any, found: dict[str, Any]) -> None:
        """Compare what is named; mappings are compared key by key, all else exactly."""
        if not isinstance(expected, Mapping):
            raise FormatError("expect is a mapping of visible fields", where)
        expected = dict(expected)
        if "over" in expected:
            self.check_over(where, expected.pop("over"))
        compare(where, expected, found)

    def check_over(self, where: str, expected: Any) -> None:
        """`over: false`, or `over: {won: true, reason: goal, points: 20}`."""
        outcome = self.state.outcome()
        if expected is False:
            if outcome is not None:
                raise CaseFailure(where, "the game to go on", f"over: {outcome.reason}")
            return
        if outcome is None:
            raise CaseFailure(where, f"the game to be over: {expected}", "it goes on")
        points = outcome.points[0] if outcome.points else None
        found = {"won": outcome.success, "reason": outcome.reason, "round": outcome.round, "points": points}
        compare(f"{where}: over", dict(expected) if isinstance(expected, Mapping) else {}, found)


def as_list(value: Any) -> list[Any]:
    """A list; a single value becomes a list of one."""
    return value if isinstance(value, list) else [value]


def compare(where: str, expected: Mapping[str, Any], found: Mapping[str, Any], part: bool = False) -> None:
    """Raise CaseFailure at the first named field that differs. `none` means: empty; in a part of a field also:
    absent.
    """
    for key, value in expected.items():
        if key not in found:
            if part and value == "none":
                continue
            raise CaseFailure(f"{where}: {key}", str(value), f"no such field; there are {', '.join(map(str, found))}")
        if isinstance(value, Mapping) and isinstance(found[key], Mapping):
            compare(f"{where}: {key}", value, found[key], part=True)
        elif value == "none":
            if found[key]:
                raise CaseFailure(f"{where}: {key}", "nothing", str(found[key]))
        elif value != found[key]:
            raise CaseFailure(f"{where}: {key}", str(value), str(found[key]))


def run_case(case: Case) -> str:
    """Run a case; "" if it holds, else what is wrong."""
    try:
        Runner(case).run()
    except (CaseFailure, MaroonedError) as error:
        return str(error)
    return ""


def run_paths(paths: Iterable[Path]) -> CaseReport:
    """Run all cases of files and folders. Raises FormatError for malformed files."""
    report = CaseReport()
    for file in find_files(paths):
        for case in read_cases(file):
            report.results.append((case, run_case(case)))
    return report
