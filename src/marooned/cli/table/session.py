"""A game at one screen: people and bots at the seats, undo, the log, and a record that is always on disk.

No drawing and no keys here; both faces (the full screen and the plain lines) are built on this.
"""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from marooned.bots import get_bot
from marooned.cli.decks import game_of
from marooned.cli.table.face import Face, View, face_of
from marooned.core.engine import TABLE, Event, State
from marooned.core.errors import FormatError, MaroonedError, UnknownAction
from marooned.core.game import Decision, Game, Option, Setup, decision_of
from marooned.core.messages import Msg
from marooned.core.record import Recorder, line_moves, parse, replay, seat_of
from marooned.core.rng import Dice
from marooned.table import scorebook
from marooned.table.marks import Mark, Marks, mark_of
from marooned.text import Narrator

PERSON = "person"
NOBODY = -1
ASK = "ask"
USEFUL = "useful"
NEVER = "never"
ORDERS = (ASK, USEFUL, NEVER)
"""Standing orders for reaction windows: always ask, only when something can be done, never."""


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


class Session:
    """One running game. players: for each seat `person` or a bot's id. file: where the record is kept.

    viewer: the seat whose view is shown, NOBODY before anybody took a seat at a screen of several people.
    orders: each seat's standing orders for reaction windows.
    """

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
        self.play_on()

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
        self.face: Face = face_of(game.id)
        self.recorder = Recorder.begin(game, setup, seed, keep_events=True)
        self.log: list[LogLine] = []
        self.file = file
        self.orders = [ASK] * len(players)
        people = [seat for seat, word in enumerate(players) if word == PERSON]
        self.viewer = NOBODY if self.game.secrets and len(people) > 1 else (people or [0])[0]
        self._actor: int | None = None
        self._marks = Marks(game, len(players))
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
        game = game_of(record, file)
        replay(text, game)
        seats = len(record.setup.seats)
        players = tuple(_header_words(text, "players", seats, PERSON))
        session = cls.__new__(cls)
        session._seat(game, record.setup, record.seed, players, narrator, file)
        session.orders = [word if word in ORDERS else ASK for word in _header_words(text, "orders", seats, ASK)]
        for number, line in record.lines:
            try:
                session._replay_line(line)
            except MaroonedError as error:
                says = Msg("error-other-rules", {"line": number, "error": error.message})
                raise FormatError(f"does not fit this version of the rules: {error}", f"line {number}", says) from error
        session.play_on()
        return session

    def _replay_line(self, line: str) -> None:
        for word in line.split():
            seat, name = seat_of(word)
            self.recorder.apply(self.state.string_to_action(name), seat)
        self._tell()

    # -- what the table needs --------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The running state."""
        return self.recorder.state

    @property
    def speaker(self) -> int:
        """The seat whose answer comes next: the one that is asked, or one that acts unasked (TABLE: nobody's)."""
        return self.state.current_player() if self._actor is None else self._actor

    def view(self) -> View:
        """The table as the seat that looks at it may see it."""
        return View(self, max(self.viewer, 0))

    def decision(self) -> Decision | None:
        """What is asked of a person now, or what one who acts unasked may do; None at the end."""
        asking = self.state.asking
        if self._actor is None or asking is None:
            asked = decision_of(self.state)
            return None if asked is None else replace(asked, options=self.face.arranged(self.state, asked.options))
        s = self.state
        options = tuple(
            Option(action, s.action_to_string(action), asking.label(s, action))
            for action in s.legal_actions(self._actor)
        )
        seats = asking.acting(s)
        return Decision(self._actor, seats, type(asking).__name__, Msg("ui-acts"), options, (), asking.RULES)

    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.is_terminal()

    @property
    def covered(self) -> bool:
        """Whether the hand of the seat that answers next lies under a cover, because another one was shown last."""
        return self.game.secrets and not self.over() and self.speaker not in (self.viewer, TABLE)

    def uncover(self) -> None:
        """The player who answers next sits at the screen."""
        self.viewer = self.speaker

    # -- answering -------------------------------------------------------------------------------------------------

    def answer(self, action: int) -> None:
        """Answer for a person, then let the bots play on. Raises IllegalAction and changes nothing if it is illegal."""
        seat = self.speaker
        mark = self._mark(seat)
        self.recorder.apply(action, self._actor)
        self._actor = None
        self._after(mark)
        self.play_on()
        self.save()

    def answer_line(self, words: list[str]) -> None:
        """Answer with a whole line of words (`explore N1 cook+map`); refused as a whole or taken as a whole.

        One word `2:play-hunt` is what the second player does unasked.
        """
        seat, name = seat_of(words[0])
        if seat is not None and len(words) == 1:
            self._answer_unasked(seat, name)
            return
        for action, _ in line_moves(self.state, words):
            self.answer(action)

    def _answer_unasked(self, seat: int, name: str) -> None:
        if seat not in (*self.others(), self.speaker):
            raise UnknownAction(name)
        action = self.state.string_to_action(name)
        self.act(None if seat == self.state.current_player() else seat)
        try:
            self.answer(action)
        finally:
            self.act(None)

    def others(self) -> tuple[int, ...]:
        """Who may act unasked: people at other seats, as far as everybody can see, and the clock of the table."""
        asked = self.state.current_player()
        return tuple(seat for seat in self.state.acting() if seat != asked and seat not in self._bots)

    def act(self, seat: int | None) -> None:
        """Let a seat act unasked, one of `others`; None: the one that is asked answers after all."""
        self._actor = seat

    @property
    def unasked(self) -> bool:
        """Whether somebody acts unasked."""
        return self._actor is not None

    def next_orders(self) -> str:
        """Give the seat that looks the next of the standing orders."""
        seat = max(self.viewer, 0)
        self.orders[seat] = ORDERS[(ORDERS.index(self.orders[seat]) + 1) % len(ORDERS)]
        self.save()
        return self.orders[seat]

    def play_on(self) -> None:
        """Let bots and standing orders answer until a person is asked or the game is over."""
        while not self.over():
            seat = self.state.current_player()
            bot = self._bots.get(seat)
            if bot is not None:
                mark = self._mark(seat)
                self.recorder.apply(bot.choose(self.state.view(seat, self._dice), seat))
                self._after(mark)
            elif (declined := self._declined(seat)) is not None:
                self.recorder.apply(declined)
                self._marks.passed(self._tell(), self.recorder)
            else:
                return

    def _declined(self, seat: int) -> int | None:
        """What a seat's standing orders answer now, None if it is to be asked."""
        if self.orders[seat] == ASK:
            return None
        window = self.face.window(self.state)
        if window is None or (window.useful and self.orders[seat] == USEFUL):
            return None
        return window.decline

    # -- undo ------------------------------------------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: nothing was revealed and nobody else acted or confirmed since."""
        return self._marks.last is not None

    def undo(self) -> bool:
        """Take the last answer back; False if that is not allowed any more."""
        if self._marks.last is None:
            return False
        mark = self._marks.pop()
        self.recorder.rewind(mark.state, mark.lines, mark.words)
        del self.log[mark.log :]
        self._actor = None
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

    def _mark(self, seat: int) -> Mark:
        return mark_of(self.recorder, seat, len(self.log))

    def _after(self, mark: Mark) -> None:
        self._marks.answered(mark, self._tell(), self.recorder, mark.seat in self._bots)

    def _tell(self) -> list[Event]:
        """Word the new events for the log."""
        events = self.recorder.take_events()
        for event in events:
            if event.kind != "chance" and self.narrator.has(event.kind):
                text = self.narrator.text(event.message())
                strong = event.kind in self.game.headings
                self.log.append(LogLine(text, event.depth, event.rules, event.cause, strong))
        return events

    def save(self) -> None:
        """Write the record to its file; the old file stays whole until the new one is complete. A game that is over
        enters the score book.
        """
        if self.file is not None:
            write_safely(self.file, self.text())
            if self.over() and PERSON in self.players:
                scorebook.enter(self.file.parent, self.score(self.file))

    def score(self, file: Path) -> scorebook.Score:
        """The finished game as the score book has it."""
        outcome = self.state.outcome()
        assert outcome is not None
        setup = self.recorder.setup
        return scorebook.Score(
            when=scorebook.now(),
            game=self.game.id,
            scenario=setup.scenario,
            seats=list(setup.seats),
            who=list(self.players),
            options=dict(setup.options),
            won=outcome.success,
            reason=outcome.reason,
            round=outcome.round,
            points=list(outcome.points) if self.game.has_points(setup.scenario) else [],
            record=file.name,
        )

    def text(self) -> str:
        """The record with the lines that say who plays and what the standing orders are."""
        head, _, body = self.recorder.text().partition("---\n")
        orders = f"orders: {' '.join(self.orders)}\n" if set(self.orders) != {ASK} else ""
        return f"{head}players: {' '.join(self.players)}\n{orders}---\n{body}"


def _header_words(text: str, key: str, seats: int, usual: str) -> list[str]:
    """One word for each seat from a line of the header; the usual one if it is not said."""
    for line in text.splitlines():
        if line.startswith(f"{key}:"):
            words = line.partition(":")[2].split()
            if len(words) == seats:
                return words
        if line == "---":
            break
    return [usual] * seats


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
