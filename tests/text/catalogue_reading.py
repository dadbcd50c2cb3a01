"""What a game can say, read from its source: the messages that it builds, and tools for tests of its catalogue.

Every message has an id that is a literal, an f-string whose values the test lists, or a choice among such.
"""

import ast
import logging
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import pytest

from marooned.core.engine import Choice
from marooned.core.game import Decision
from marooned.core.messages import Arg, Msg
from marooned.text import Narrator, check

Assigned = dict[str, list[ast.expr]]


class Made(NamedTuple):
    """A message that the source builds: its possible ids, the names of its arguments, and where."""

    ids: frozenset[str]
    args: frozenset[str]
    where: str


class Builder(NamedTuple):
    """A function that builds messages: where among its arguments the id stands, and what arguments it adds."""

    place: int = 0
    adds: frozenset[str] = frozenset()


BUILDERS: Mapping[str, Builder] = {"Msg": Builder(), "emit": Builder()}


class GameSource:
    """The source of one game.

    values: which values the f-strings among the ids can have, `{}` being what is filled in (several in one piece).
    endings: functions that end the game, with the place of the reason among their arguments; a reason is told as
    `reason-…`, so this f-string needs no values.  bases: decisions that never ask, though they have an answer.
    without: pattern of files whose messages are another test's matter.
    """

    def __init__(
        self,
        folder: Path,
        classes: Mapping[str, type],
        values: Mapping[str, Collection[str]],
        endings: Mapping[str, int],
        builders: Mapping[str, Builder] = BUILDERS,
        bases: Collection[type] = (),
        without: str = "",
    ) -> None:
        self.values = values
        self.endings = endings
        self.builders = builders
        self.choices = {
            name: cls
            for name, cls in classes.items()
            if issubclass(cls, Choice) and cls.answer is not Choice.answer and cls not in bases
        }
        self.folder = folder
        self.without = without

    @cached_property
    def trees(self) -> dict[str, ast.Module]:
        """What the files say, by their paths in the folder."""
        files = [file for file in sorted(self.folder.rglob("*.py")) if file.name not in self.without]
        return {str(file.relative_to(self.folder)): ast.parse(file.read_text("utf-8")) for file in files}

    @cached_property
    def made(self) -> tuple[Made, ...]:
        """The messages that they make."""
        return tuple(message for file, tree in self.trees.items() for message in self._made_in(tree, file))

    def prompts(self) -> frozenset[str]:
        """The prompts of decisions that don't build their own. A class without `answer` is a base and never asks."""
        return frozenset(cls.PROMPT for cls in self.choices.values() if cls.prompt is Choice.prompt)

    def ids(self) -> frozenset[str]:
        """Every message id that the game can use."""
        return frozenset().union(*(message.ids for message in self.made), self.prompts())

    def fstrings(self) -> frozenset[str]:
        """The f-strings among the ids, with `{}` for what is filled in."""
        nodes = (node for tree in self.trees.values() for node in ast.walk(tree))
        parts = (part for node in nodes if called(node) in self.builders for part in ast.walk(node))
        return frozenset(_template(part) for part in parts if isinstance(part, ast.JoinedStr))

    def untold(self, no_arguments: Collection[str] = ()) -> list[str]:
        """Messages that lack arguments which their text uses, with where; prompts and those named have none."""
        found = []
        for message in self.made:
            for id in sorted(message.ids):
                lacking = check.variables("en", id) - message.args
                if lacking:
                    found.append(f"{message.where}: {id} is not told {', '.join(sorted(lacking))}")
        found += [f"{id} has no arguments" for id in (*self.prompts(), *no_arguments) if check.variables("en", id)]
        return found

    # -- reading -----------------------------------------------------------------------------------------------------
    def _made_in(self, tree: ast.Module, file: str) -> Iterator[Made]:
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        outside = _assignments(tree.body)
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            where = f"{file}:{call.lineno}"
            around = [node for node in functions if node.lineno <= call.lineno <= (node.end_lineno or 0)]
            name = called(call)
            if name in self.builders and call.args and not (around and around[-1].name in self.builders):
                builder = self.builders[name]
                assigned = {**outside, **(_assignments(ast.walk(around[-1])) if around else {})}
                ids = self._ids(call.args[builder.place], assigned, _class_around(tree, call), where)
                args = _argument_names(call, builder.place, where) | builder.adds
                yield Made(frozenset(ids), args, where)
            elif name in self.endings:
                reason = call.args[self.endings[name]]
                if isinstance(reason, ast.Name):  # of a scenario, which lists its reasons
                    continue
                assert isinstance(reason, ast.Constant), where
                yield Made(frozenset({f"reason-{reason.value}"}), frozenset(), where)

    def _ids(self, node: ast.expr, assigned: Assigned, cls: str, where: str) -> Iterator[str]:
        """All values of an expression that is a message id."""
        inner: list[ast.expr] | None = None
        if isinstance(node, ast.Constant):
            yield str(node.value)
            return
        if isinstance(node, ast.JoinedStr):
            yield from self._filled(_template(node), where)
            return
        if isinstance(node, ast.Attribute) and node.attr == "PROMPT":
            base = self.choices[cls]
            yield from {other.PROMPT for other in self.choices.values() if other.prompt is base.prompt}
            return
        if isinstance(node, ast.IfExp):
            inner = [node.body, node.orelse]
        elif isinstance(node, ast.Subscript):
            inner = [element for row in _rows(node.value, assigned) for element in row]
        elif isinstance(node, ast.Name):
            inner = assigned.get(node.id)
        if not inner:
            pytest.fail(f"{where}: can't see which ids {ast.unparse(node)} may be")
        for value in inner:
            yield from self._ids(value, assigned, cls, where)

    def _filled(self, template: str, where: str) -> Iterator[str]:
        if template == "reason-{}":
            return
        if template not in self.values:
            pytest.fail(f"{where}: say in VALUES what {template} may be")
        for value in self.values[template]:
            yield template.replace("{}-{}", "{}").format(value)


def called(node: ast.AST) -> str:
    """The name of the function that is called, "" if the node is no call."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )


def _template(node: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def _class_around(tree: ast.Module, call: ast.Call) -> str:
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef))
    return next((node.name for node in classes if node.lineno <= call.lineno <= (node.end_lineno or 0)), "")


def _assignments(nodes: "Iterator[ast.AST] | list[ast.stmt]") -> Assigned:
    found: Assigned = {}
    for node in nodes:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).append(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found.setdefault(node.target.id, []).append(node.value)
    return found


def _rows(node: ast.expr, assigned: Assigned) -> Iterator[list[ast.expr]]:
    """The elements of a tuple or the values of a mapping that is indexed, also by a name."""
    if isinstance(node, ast.Tuple):
        yield node.elts
    elif isinstance(node, ast.Dict):
        yield node.values
    elif isinstance(node, ast.Name):
        for value in assigned.get(node.id, ()):
            yield from _rows(value, assigned)


def _argument_names(node: ast.Call, place: int, where: str) -> frozenset[str]:
    names = {str(keyword.arg) for keyword in node.keywords}
    for arg in node.args[place + 1 :]:
        if not isinstance(arg, ast.Dict) or not all(isinstance(key, ast.Constant) for key in arg.keys):
            pytest.fail(f"{where}: can't see the arguments")
        names |= {str(key.value) for key in arg.keys if isinstance(key, ast.Constant)}
    return frozenset(names)


# -- the catalogue ---------------------------------------------------------------------------------------------------
def file_ids(prefix: str) -> frozenset[str]:
    """Ids of the messages in the English files whose names begin so."""
    folder = resources.files("marooned.text") / "catalogues" / "en"
    texts = (file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.startswith(prefix))
    return frozenset(id for text in texts for id in re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def ids_in(arg: Arg) -> set[str]:
    """The ids of a message and of those nested in it."""
    if isinstance(arg, Msg):
        return {arg.id}.union(*(ids_in(value) for value in arg.args.values()))
    return set().union(*map(ids_in, arg)) if isinstance(arg, tuple) else set()


# -- games -----------------------------------------------------------------------------------------------------------
class Listener(logging.Handler):
    """Keeps the complaints of narrators: a text that fell back to English. To be used as a context."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())

    def __enter__(self) -> "Listener":
        logging.getLogger("marooned.text.narrator").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("marooned.text.narrator").removeHandler(self)


def word(decision: Decision, speakers: Collection[Narrator], nameless: Callable[[Arg], bool]) -> None:
    """Word everything that a decision says. nameless: whether an action's own name is enough for a label."""
    for speaker in speakers:
        assert speaker.text(decision.prompt)
        for option in (*decision.options, *decision.retractions):
            assert speaker.text(option.label)
            if option.label.id == "action":
                assert nameless(option.label.args["action"]), f"{decision.kind}: {option.id} has no label of its own"
            if option.detail is not None:
                assert speaker.text(option.detail)
