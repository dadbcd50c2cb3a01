"""Mutation: is a rule really proven? Switch it off, and some case or test that cites it must fail.

Two things in a game's package carry the id of a rule, and each can be switched off without touching its source:

- a *code*: a predicate returns `codes.X` when rule X forbids something. Off: X is 0, the code of "allowed".
- a *step*: an effect or decision names the rule in `RULES`. Off: it is left out; nothing happens, nothing is asked.

A mutant that no citing case or test notices is a survivor: the rule is named there, not proven.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from marooned.core.engine import Effect
from marooned.core.errors import FormatError
from marooned.core.game import Game
from marooned.core.statements import code_name
from marooned.games import get_game
from marooned.proof.cases import Case, find_files, read_cases, run_case
from marooned.proof.testing import run_tests

SWITCH: Final = "MAROONED_SWITCH_OFF"
"""The environment variable by which the pytest plugin learns what to switch off: `kind:game:rule`."""

CODE: Final = "code"
STEP: Final = "step"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One rule switched off in one way. places: where the source names it."""

    game: str
    rule: str
    kind: str
    places: tuple[str, ...]

    @property
    def switch(self) -> str:
        """The mutant as one word, for the environment."""
        return f"{self.kind}:{self.game}:{self.rule}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a mutant. killer: the case or test that failed, "" if none did; citing: how many were tried."""

    mutant: Mutant
    killer: str
    citing: int


# -- what can be switched off ----------------------------------------------------------------------------------------
def mutants(game: Game) -> tuple[Mutant, ...]:
    """Every code that a predicate returns and every rule that a step carries out, in the order of the rules."""
    package = _package(game)
    known = {rule: at for at, rule in enumerate(game.statements())}
    found = [Mutant(game.id, rule, CODE, places) for rule, places in _codes(package).items()]
    found += [Mutant(game.id, rule, STEP, places) for rule, places in _steps(package).items()]
    return tuple(sorted(found, key=lambda mutant: (known[mutant.rule], mutant.kind)))


@contextmanager
def switched_off(mutant: Mutant) -> Iterator[None]:
    """The rule is off inside the block, and on again after it."""
    undo: list[Callable[[], None]] = []
    try:
        package = _package(get_game(mutant.game))
        if mutant.kind == CODE:
            codes = importlib.import_module(f"{package}.codes")
            name = code_name(mutant.rule)
            undo.append(_put(codes, name, 0))
        else:
            for step in _classes_naming(package, mutant.rule):
                undo.append(_put(step, "resolve", _left_out))
        yield
    finally:
        for back in undo:
            back()


def _left_out(self: Effect[Any], s: Any) -> None:
    """What a step does that is switched off."""


def _put(owner: Any, name: str, value: Any) -> Callable[[], None]:
    """Set an attribute; gives what restores it."""
    own = name in vars(owner)
    before = vars(owner).get(name)
    setattr(owner, name, value)
    return lambda: setattr(owner, name, before) if own else delattr(owner, name)


def _package(game: Game) -> str:
    return type(game).__module__.rpartition(".")[0]


def _modules(package: str) -> Iterator[Any]:
    root = importlib.import_module(package)
    yield root
    for info in pkgutil.walk_packages(root.__path__, f"{package}."):
        yield importlib.import_module(info.name)


def _codes(package: str) -> dict[str, tuple[str, ...]]:
    """Rule by rule, the lines of the package's source that use its code as `codes.X`."""
    table = importlib.import_module(f"{package}.codes")
    places: dict[str, list[str]] = defaultdict(list)
    for module in _modules(package):
        file = Path(str(module.__file__))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "codes":
                rule = table.RULE_IDS[getattr(table, node.attr)]
                places[rule].append(f"{file.name}:{node.lineno}")
    return {rule: tuple(lines) for rule, lines in places.items()}


def _steps(package: str) -> dict[str, tuple[str, ...]]:
    """Rule by rule, the effects and decisions of the package that name it in their own RULES."""
    places: dict[str, list[str]] = defaultdict(list)
    for step in _step_classes(package):
        for rule in vars(step).get("RULES", ()):
            places[rule].append(step.__name__)
    return {rule: tuple(names) for rule, names in places.items()}


def _classes_naming(package: str, rule: str) -> list[type[Effect[Any]]]:
    return [step for step in _step_classes(package) if rule in vars(step).get("RULES", ())]


def _step_classes(package: str) -> list[type[Effect[Any]]]:
    for _ in _modules(package):
        pass  # so that all classes are there
    found: dict[str, type[Effect[Any]]] = {}
    waiting: list[type[Effect[Any]]] = [Effect]
    while waiting:
        cls = waiting.pop()
        waiting += cls.__subclasses__()
        if cls.__module__.startswith(f"{package}."):
            found[f"{cls.__module__}.{cls.__qualname__}"] = cls
    return [found[name] for name in sorted(found)]


# -- who notices -----------------------------------------------------------------------------------------------------
def chosen(games: Iterable[str], only: Iterable[str] = ()) -> tuple[Mutant, ...]:
    """The mutants of games whose rule begins with one of `only`; all if empty. Raises FormatError if there is none."""
    wished = tuple(only)
    every = (mutant for game in games for mutant in mutants(get_game(game)))
    found = tuple(mutant for mutant in every if not wished or mutant.rule.startswith(wished))
    if not found:
        raise FormatError(f"no code or step of a game names a rule that begins with {' or '.join(wished)}", "--only")
    return found


def judge(
    tried: Iterable[Mutant], root: Path, tests: bool = True, progress: Callable[[int], None] | None = None
) -> list[Verdict]:
    """Switch the mutants of a game off in turn; run what cites their rules, cases before tests, up to a failure.

    root: the folder of cases and tests. progress: is called with 1 after each mutant.
    Raises FormatError if a citing proof fails as things are.
    """
    tried = tuple(tried)
    rules = {mutant.rule for mutant in tried}
    cases = _citing_cases(root, {mutant.game for mutant in tried}, rules)
    cited_tests = _citing_tests(root, rules) if tests else {}
    verdicts = []
    for mutant in tried:
        near, far = cases.get(mutant.rule, []), cited_tests.get(mutant.rule, [])
        killer = _killed_by_case(mutant, near) or (_killed_by_test(mutant, root, far) if far else "")
        verdicts.append(Verdict(mutant, killer, len(near) + len(far)))
        if progress is not None:
            progress(1)
    return verdicts


def report(verdicts: Iterable[Verdict]) -> dict[str, Any]:
    """The verdicts in the form documented in docs/formats.md (`coverage --mutate --json`)."""
    games: dict[str, dict[str, Any]] = {}
    for verdict in verdicts:
        game = games.setdefault(verdict.mutant.game, {})
        kind = game.setdefault(f"{verdict.mutant.kind}s", {"total": 0, "killed": 0, "survivors": []})
        kind["total"] += 1
        kind["killed"] += bool(verdict.killer)
        if not verdict.killer:
            places = list(verdict.mutant.places)
            kind["survivors"].append({"rule": verdict.mutant.rule, "places": places, "citing": verdict.citing})
    return {"games": games}


def _citing_cases(root: Path, games: set[str], rules: set[str]) -> dict[str, list[Case]]:
    """Rule by rule, the cases that cite it; they must hold now."""
    citing: dict[str, list[Case]] = defaultdict(list)
    for file in find_files([root / "cases" / game for game in sorted(games)]):
        for case in read_cases(file):
            cited = rules.intersection(case.rules)
            if cited and (failure := run_case(case)):
                raise FormatError(f"{case.name}: {failure}", case.file)
            for rule in cited:
                citing[rule].append(case)
    return citing


def _killed_by_case(mutant: Mutant, cases: Iterable[Case]) -> str:
    with switched_off(mutant):
        for case in cases:
            try:
                failure = run_case(case)
            except Exception as error:  # a rule that is off may leave the game in a state that the code never meets
                failure = repr(error)
            if failure:
                return f"{Path(case.file).name}: {case.name}"
    return ""


def _citing_tests(root: Path, rules: set[str]) -> Mapping[str, list[str]]:
    """Rule by rule, the ids of the tests that cite it; they must pass now."""
    citing: dict[str, list[str]] = defaultdict(list)
    for entry in run_tests(root, ["-m", "rules"]):
        cited = rules.intersection(entry["rules"])
        if cited and not entry["passed"]:
            raise FormatError("the test fails as things are", entry["test"])
        for rule in cited:
            citing[rule].append(entry["test"])
    return citing


def _killed_by_test(mutant: Mutant, root: Path, tests: list[str]) -> str:
    entries = run_tests(root, ["-x", *tests], {SWITCH: mutant.switch})
    return next((str(entry["test"]) for entry in entries if not entry["passed"]), "" if entries else tests[0])
