"""A game at one screen: people and bots at the seats, undo, the log, and a record that is always on disk.

No drawing and no keys here; both faces (the full screen and the plain lines) are built on this.
"""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from marooned.bots import get_bot
from marooned.core.engine import Event, State
from marooned.core.errors import FormatError, MaroonedError
from marooned.core.game import Decision, Game, Setup, decision_of
from marooned.core.messages import Msg
from marooned.core.record import Recorder, line_actions, parse, replay, seat_of
from marooned.core.rng import Dice
from marooned.games import get_game
from marooned.text import Narrator

PERSON = "person"
# Events that tell something that was hidden before; undo never crosses them.
REVEALING = ("chance", "log-seen", "log-drawn", "log-beast", "log-tile", "log-event", "log-adventure", "log-mystery")


def save_folder() -> Path:
    """Where games are kept: $MAROONED_SAVES, else `marooned/saves` in the user's data folder."""
    if "MAROONED_SAVES" in os.environ:
        return Path(os.environ["MAROONED_SAVES"])
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "marooned" / "saves"


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: its text, how deep it is indented, the rules and the card behind it."""

    text: str
    depth: int
    rules: tuple[str, ...]
    cause: str
    strong: bool


@dataclass(frozen=True, slots=True)
class _Mark:
    """A point that undo can go back to."""

    state: State
    lines: int
    words: tuple[str, ...]
    log: int


class Session:
    """One running game. players: for each seat `person` or a bot's id. file: where the record is kept."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        players: tuple[str, ...],
        narrator: Narrator,
        file: Path | None = None,
    ) -> None:
        self._seat(game, setup, seed, players, narrator, file)
        self.save()
        self.play_bots()

    def _seat(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        players: tuple[str, ...],
        narrator: Narrator,
        file: Path | None,
    ) -> None:
        """Lay the table and seat the players; nothing is answered yet."""
        self.game = game
        self.players = players
        self.narrator = narrator
        self.recorder = Recorder(game, setup, seed, keep_events=True)
        self.log: list[LogLine] = []
        self.file = file
        self._marks: list[_Mark] = []
        self._bots = {seat: get_bot(word, seed + seat) for seat, word in enumerate(players) if word != PERSON}
        self._dice = Dice(f"{seed}/views")
        self._tell()

    @classmethod
    def resume(cls, file: Path, narrator: Narrator) -> Session:
        """Go on with a saved game. Raises ReplayError, or FormatError for a file that isn't there or is broken."""
        try:
            text = file.read_text(encoding="utf-8")
        except OSError as error:
            says = Msg("error-unreadable", {"why": str(error.strerror)})
            raise FormatError(f"can't be read: {error.strerror}", str(file), says) from error
        record = parse(text)
        if record.seed is None:
            says = Msg("error-no-seed")
            raise FormatError("a record without a seed can be replayed, but not played on", str(file), says)
        game = get_game(record.game)
        replay(text, game)
        players = tuple(_players_line(text, len(record.setup.seats)))
        session = cls.__new__(cls)
        session._seat(game, record.setup, record.seed, players, narrator, file)
        for number, line in record.lines:
            try:
                session._replay_line(line)
            except MaroonedError as error:
                says = Msg("error-other-rules", {"line": number, "error": error.message})
                raise FormatError(f"does not fit this version of the rules: {error}", f"line {number}", says) from error
        session.play_bots()
        return session

    def _replay_line(self, line: str) -> None:
        for word in line.split():
            seat, name = seat_of(word)
            self.recorder.apply(self.state.string_to_action(name), seat)
        self._tell()

    # -- what faces need -------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The running state."""
        return self.recorder.state

    def decision(self) -> Decision | None:
        """What is asked of a person now; None at the end."""
        return decision_of(self.state)

    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.is_terminal()

    def answer(self, action: int) -> None:
        """Answer for a person, then let the bots play on. Raises IllegalAction and changes nothing if it is illegal."""
        mark = self._mark()
        seat = self.state.current_player()
        self.recorder.apply(action)
        self._after(mark, seat)
        self.play_bots()
        self.save()

    def answer_line(self, words: list[str]) -> None:
        """Answer with a whole line of words (`explore N1 cook+map`); refused as a whole or taken as a whole."""
        for action in line_actions(self.state, words):
            self.answer(action)

    def play_bots(self) -> None:
        """Let bots answer until a person is asked or the game is over."""
        while not self.over() and self.state.current_player() in self._bots:
            seat = self.state.current_player()
            mark = self._mark()
            view = self.state.view(seat, self._dice)
            self.recorder.apply(self._bots[seat].choose(view, seat))
            self._after(mark, seat)

    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: nothing was revealed and nobody else confirmed since."""
        return bool(self._marks)

    def undo(self) -> bool:
        """Take the last answer back; False if that is not allowed any more."""
        if not self._marks:
            return False
        mark = self._marks.pop()
        self.recorder.rewind(mark.state, mark.lines, mark.words)
        del self.log[mark.log :]
        self.save()
        return True

    def rule_text(self, rule: str) -> str:
        """The statement of a rule id, and our reading where the rulebooks leave one open."""
        statement = self.game.statements(self.narrator.lang).get(rule)
        if statement is None:
            return ""
        if not statement.ruling or statement.ruling == statement.rule:
            return statement.rule
        return f"{statement.rule}\n  {self.narrator.say('ui-ruling', text=statement.ruling)}"

    # -- inside ----------------------------------------------------------------------------------------------------

    def _mark(self) -> _Mark:
        return _Mark(self.state.clone(), len(self.recorder.lines), tuple(self.recorder.words), len(self.log))

    def _after(self, mark: _Mark, seat: int) -> None:
        events = self._tell()
        revealed = any(event.kind in REVEALING for event in events)
        other = seat in self._bots or (len(self.players) > 1 and self.recorder.last_word() == "confirm")
        if revealed or other or self.over():
            self._marks.clear()
        else:
            self._marks.append(mark)

    def _tell(self) -> list[Event]:
        """Word the new events for the log."""
        events = self.recorder.take_events()
        for event in events:
            if event.kind != "chance" and self.narrator.has(event.kind):
                text = self.narrator.text(event.message())
                strong = event.kind in ("log-round", "log-phase", "log-won", "log-lost")
                self.log.append(LogLine(text, event.depth, event.rules, event.cause, strong))
        return events

    def save(self) -> None:
        """Write the record to its file; the old file stays whole until the new one is complete."""
        if self.file is not None:
            write_safely(self.file, self.text())

    def text(self) -> str:
        """The record with the line that says who plays."""
        head, _, body = self.recorder.text().partition("---\n")
        return f"{head}players: {' '.join(self.players)}\n---\n{body}"


def _players_line(text: str, seats: int) -> list[str]:
    """Who plays, from the header; everybody a person if it is not said."""
    for line in text.splitlines():
        if line.startswith("players:"):
            words = line.partition(":")[2].split()
            if len(words) == seats:
                return words
        if line == "---":
            break
    return [PERSON] * seats


def write_safely(file: Path, text: str) -> None:
    """Replace a file in one step."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, suffix=".part")
    with os.fdopen(handle, "w", encoding="utf-8") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    Path(name).replace(file)


def latest_save() -> Path | None:
    """The newest saved game."""
    files = sorted(save_folder().glob("*.record"), key=lambda path: path.stat().st_mtime)
    return files[-1] if files else None
