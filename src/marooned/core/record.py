"""Records: a whole game as short text, and lines of actions as people write them.

A record is a header (`key: value` lines, comments after `#`), a line `---`, then one line per declaration or answer
and one line `= stream outcome` per chance event. Replay prefers the annotations; the seed checks them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from marooned.core.engine import SCRIPTED, SEEDED, TABLE, Event, Script, State
from marooned.core.errors import ChanceError, FormatError, MaroonedError, ReplayError, UnknownAction
from marooned.core.game import Game, OptionValue, Setup

FORMAT = "marooned-record 1"


# -- lines -----------------------------------------------------------------------------------------------------------
def words_of(line: str) -> list[str]:
    """The action words of a line; `cook+map` is `cook +map`, and helpers may come in any order."""
    words: list[str] = []
    for word in line.split():
        head, *helpers = word.split("+") if not word.startswith("+") and not word.startswith("carry-") else [word]
        words.append(head)
        words += [f"+{helper}" for helper in helpers]
    return words


Take = Callable[[int, int | None], None]


def apply_words(
    state: State,
    words: list[str],
    by: int | None = None,
    take: Take | None = None,
    before: Callable[[], None] | None = None,
) -> list[tuple[int, int | None]]:
    """Apply the words one by one; returns the moves as (action, seat that acted unasked). Words taken already as the
    only possible ones are passed over, and what goes without saying is added.

    by: the seat that says the line; it answers where it is asked and acts unasked elsewhere, and may not act in the
    name of another. take: carries a move out, `state.apply_action` if it is None. before: called before each word.
    """
    carry_out = state.apply_action if take is None else take
    implied: set[int] = set()
    helpers = iter(sorted(state.string_to_action(word) for word in words if word.startswith("+")))
    taken: list[tuple[int, int | None]] = []
    for word in words:
        if before is not None:
            before()
        seat, name = seat_of(word)
        if by is not None:
            if seat is not None and seat != by:
                raise UnknownAction(word)
            if by not in state.acting():
                raise state.refusal(state.string_to_action(name), by)
            seat = by
        if seat is not None and seat != state.current_player() and not (by is not None and state.anybody()):
            action = state.string_to_action(name)
            carry_out(action, seat)
            taken.append((action, seat))
            continue
        action = next(helpers) if name.startswith("+") else state.string_to_action(name)
        silent = state.asking.left_out(state, action) if state.asking is not None else None
        if silent is not None:
            carry_out(silent, by)
            taken.append((silent, None))
            implied = state.implied()
        if action in state.legal or action in state.retractions() or state.pending is not None:
            carry_out(action, by)
            taken.append((action, None))
            implied = state.implied()
        elif action in implied:
            implied.discard(action)
        else:
            raise state.refusal(action)
    return taken


def seat_of(word: str) -> tuple[int | None, str]:
    """(seat, action word) of `2:play-hunt`, which the second player does though another is asked; `table:` is TABLE."""
    head, colon, name = word.partition(":")
    if colon and head == "table":
        return TABLE, name
    return (int(head) - 1, name) if colon and head.isdigit() else (None, word)


def seat_word(seat: int) -> str:
    """The part of a word before the colon."""
    return "table" if seat == TABLE else str(seat + 1)


def line_moves(state: State, words: list[str]) -> list[tuple[int, int | None]]:
    """The moves of a line, tried on a clone; the given state stays as it was. Raises like `play_line`."""
    return apply_words(state.clone(), words)


def play_line(state: State, line: str) -> State:
    """The state after a line of actions (`explore N1 cook+map`). The given state stays as it was, whatever happens.

    Raises IllegalAction (with the rule that forbids it), UnknownAction, GameOver, ChanceError.
    """
    words = words_of(line)
    if not words:
        raise UnknownAction("")
    new = state.clone()
    new.events = [] if state.events is not None else None
    apply_words(new, words)
    if new.events is not None and state.events is not None:
        new.events = [*state.events, *new.events]
    return new


# -- writing ---------------------------------------------------------------------------------------------------------
class Recorder:
    """Plays a game and writes its record. `state` is the running state; `apply` takes an action int.

    setup: as `Game.resolve` gave it. lines: finished lines. words: the steps of a line that is still open (a
    declaration being made). `begin` starts a game; the constructor goes on from a saved state.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        state: State,
        lines: list[str],
        words: list[str],
        keep_events: bool,
    ) -> None:
        self.game = game
        self.seed = seed
        self.setup = setup
        self.state = state
        self.lines = lines
        self.words = words
        self._events: list[Event] | None = [] if keep_events else None

    @staticmethod
    def begin(game: Game, setup: Setup, seed: int, keep_events: bool = False) -> Recorder:
        """A recorder of a new game; what happens at set-up is written down already."""
        resolved = game.resolve(setup, seed)
        state = game.new_initial_state(resolved, seed, SEEDED, None, events=True)
        new = Recorder(game, resolved, seed, state, [], [], keep_events)
        new._drain()
        return new

    def apply(self, action: int, seat: int | None = None) -> str:
        """Apply a legal action (or a retraction) and write it down; returns the word that was written. An illegal one
        raises and leaves all as it was.

        seat: who acts, if it is another than the one that is asked; the word then begins with the seat's number.
        """
        name = self.state.action_to_string(action)
        if seat is not None and not self.state.anybody() and seat != self.state.current_player():
            name = f"{seat_word(seat)}:{name}"
        self.state.apply_action(action, seat)
        self.words.append(name)
        if not self.state.line_open():
            self.lines.append(" ".join(self.words))
            self.words = []
        self._drain()
        return name

    def rewind(self, state: State, lines: int, words: tuple[str, ...]) -> None:
        """Go back to an earlier state, with as many lines and open words as there were."""
        self.state = state
        self.state.events = []
        del self.lines[lines:]
        self.words = list(words)

    def last_word(self) -> str:
        """The last action word written."""
        line = self.words[-1:] or [line for line in self.lines if not line.startswith("=")][-1:]
        return line[0].split()[-1] if line else ""

    def told(self, kinds: Iterable[str]) -> bool:
        """Whether one of the events that wait is of some kinds."""
        return any(event.kind in kinds for event in self._events or ())

    def take_events(self) -> list[Event]:
        """The events since the last call, if they are kept."""
        events = self._events or []
        if self._events is not None:
            self._events = []
        return events

    def _drain(self) -> None:
        events = self.state.drain()
        for event in events:
            if event.kind == "chance":
                self.lines.append(f"= {event.args['stream']} {event.args['outcome']}")
        if self._events is not None:
            self._events += events

    def text(self, secret: bool = True) -> str:
        """The record so far. secret: with the seed; leave it out while the game runs among people."""
        lines = [*self.lines, *([" ".join(self.words)] if self.words else []), ""]
        return header_text(self.game, self.setup, self.seed if secret else None) + "\n".join(lines)


def header_text(game: Game, setup: Setup, seed: int | None) -> str:
    """The header of a record, with the line `---`."""
    options = " ".join(f"{name}={option_word(value)}" for name, value in setup.options.items())
    lines = [
        FORMAT,
        f"game: {game.id}",
        f"rules: {game.rules_version}",
        *([f"deck: {game.deck}"] if game.deck else []),
        f"scenario: {setup.scenario}",
        f"seats: {' '.join(setup.seats)}",
        f"options: {options}",
    ]
    if seed is not None:
        lines.append(f"seed: {seed}")
    return "\n".join([*lines, "---", ""])


def option_word(value: OptionValue) -> str:
    """An option's value as a word: yes, no, a number, an id."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def option_value(word: str) -> OptionValue:
    """The value of a word: `yes`/`no`, a whole number, or an id."""
    if word in ("yes", "no"):
        return word == "yes"
    return int(word) if word.lstrip("-").isdigit() else word


# -- reading ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read. lines: (line number, text) of the actions. script: outcomes by stream.

    deck: digest of the deck file, "" for the cards that come along.
    """

    game: str
    rules_version: int
    setup: Setup
    seed: int | None
    lines: tuple[tuple[int, str], ...]
    script: dict[str, list[str]]
    deck: str = ""


def parse(text: str) -> Record:
    """Read a record's text. Raises FormatError that names the line and what would be right."""
    lines = [strip_comment(line) for line in text.splitlines()]
    filled = [(number, line) for number, line in enumerate(lines, start=1) if line]
    if not filled or filled[0][1] != FORMAT:
        raise FormatError(f"a record begins with the line {FORMAT!r}", "line 1")
    header: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    in_header = True
    for number, line in filled[1:]:
        if in_header and line == "---":
            in_header = False
        elif in_header:
            key, colon, value = line.partition(":")
            if not colon:
                raise FormatError("a header line is `key: value`, the header ends with `---`", f"line {number}")
            header[key.strip()] = value.strip()
        else:
            body.append((number, line))
    if in_header:
        raise FormatError("the header must end with a line `---`")
    for key in ("game", "rules", "scenario", "seats"):
        if key not in header:
            raise FormatError(f"the header lacks `{key}:`", "header")
    options: dict[str, OptionValue] = {}
    for word in header.get("options", "").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise FormatError(f"options are written name=value, not {word!r}", "header options")
        options[name] = option_value(value)
    script: dict[str, list[str]] = {}
    actions: list[tuple[int, str]] = []
    for number, line in body:
        if line.startswith("="):
            words = line[1:].split()
            if len(words) != 2:
                raise FormatError("a chance line is `= stream outcome`", f"line {number}")
            script.setdefault(words[0], []).append(words[1])
        else:
            actions.append((number, line))
    try:
        seed = int(header["seed"]) if "seed" in header else None
        version = int(header["rules"])
    except ValueError as error:
        raise FormatError("seed and rules are whole numbers", "header") from error
    setup = Setup(header["scenario"], tuple(header["seats"].split()), options)
    return Record(header["game"], version, setup, seed, tuple(actions), script, header.get("deck", ""))


def strip_comment(line: str) -> str:
    """The line without a comment: ` # ...` or a line that begins with `# `. Action words like `#3` stay."""
    if line.lstrip().startswith("# ") or line.strip() == "#":
        return ""
    return line.split(" # ", 1)[0].strip()


@dataclass(frozen=True, slots=True)
class Replayed:
    """A replayed record. agrees: whether the seed gives the very outcomes that the record names (None without seed)."""

    state: State
    record: Record
    agrees: bool | None


def replay(text: str, game: Game, events: bool = False) -> Replayed:
    """Play a record again. Raises FormatError, SetupError, or ReplayError naming the first line that differs."""
    record = parse(text)
    if record.game != game.id:
        raise ReplayError(f"the record is of {record.game!r}, not of {game.id!r}")
    if record.deck != game.deck:
        own = game.deck or "the deck that comes along"
        raise ReplayError(f"the record was played with deck {record.deck or 'the deck that comes along'}, not {own}")
    script = Script(record.script, strict=record.seed is None)
    try:
        state = game.new_initial_state(record.setup, record.seed or 0, SCRIPTED, script, events=events)
    except ChanceError as error:
        raise ReplayError(f"set-up: {error}") from error
    for number, line in record.lines:
        try:
            apply_words(state, words_of(line))
        except MaroonedError as error:
            raise ReplayError(f"line {number}: {line!r} does not fit: {error}") from error
    left = state.script.left() if state.script is not None else {}
    if left:
        stream, outcomes = next(iter(left.items()))
        raise ReplayError(f"the record names more outcomes of {stream!r} than happened: {', '.join(outcomes)}")
    agrees = None if record.seed is None or state.script is None else state.script.differed == 0
    state.mode = SEEDED
    state.script = None
    return Replayed(state, record, agrees)
