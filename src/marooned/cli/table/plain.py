"""The table as plain lines: for pipes, screen readers and scripts. Same session, same words, no full screen."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from marooned.cli.table.app import log_text, rules_text
from marooned.cli.table.face import Room
from marooned.cli.table.session import Session
from marooned.core.engine import TABLE
from marooned.core.errors import MaroonedError
from marooned.core.record import words_of

BLANK = 60
"""Blank lines that push the last player's hand out of sight."""
LINES = 16
WIDEST = 100


def close_up(picture: Text) -> Text:
    """The picture without the blank lines that place it on the full screen."""
    return Text("\n").join(line for line in picture.split("\n") if line.plain.strip())


class PlainTable:
    """Asks on the console until the game is over or the input ends."""

    def __init__(self, session: Session, console: Console, read: Callable[[str], str] = input) -> None:
        self.session = session
        self.face = session.face
        self.console = console
        self.read = read
        self._told = 0

    def run(self) -> None:
        """Play; at the end of the input the game is saved and can be resumed."""
        narrator = self.session.narrator
        while not self.session.over():
            self.tell_log()
            covered = self.session.covered
            if covered:
                self.show_cover()
            else:
                self.show_question()
            try:
                line = self.read("> ").strip()
            except (EOFError, KeyboardInterrupt):
                line = "q"
            if line == "q":
                self.session.save()
                self.console.print(narrator.say("ui-bye"))
                return
            if covered:
                self.lift_cover(line)
            else:
                self.obey(line)
        self.tell_log()
        self.console.print(self.face.over(self.session.view()))

    def show_cover(self) -> None:
        """Push what was shown out of sight and ask the next player to the screen."""
        who = self.face.name(self.session.view(), self.session.speaker)
        self.console.print("\n" * BLANK)
        self.console.print(Text(self.session.narrator.say("ui-cover-plain", who=who), "bold"))

    def lift_cover(self, line: str) -> None:
        """An empty line shows the hand; `u` takes the last answer back, `-` lets the one who is asked go on."""
        if line == "u":
            self.undo()
        elif line == "-":
            self.session.act(None)
        elif not line:
            self.session.uncover()

    def tell_log(self) -> None:
        """Print what happened since the last time."""
        lines = self.session.log[self._told :]
        self._told = len(self.session.log)
        if lines:
            self.console.print(log_text(lines, False), end="")

    def show_question(self) -> None:
        """Print the table in short, the question and the numbered answers."""
        at = self.session.view()
        decision = self.session.decision()
        assert decision is not None
        width = min(self.console.width, WIDEST)
        if not self.session.state.line_open():
            self.console.print(self.face.header(at))
            self.console.print(self.face.goal(at))
            self.console.print(close_up(self.face.picture(at, Room(self.face.picture_width(at), LINES))))
            self.console.print(self.face.side(at, Room(width, LINES)))
        who = at.say("ui-clock") if decision.seat == TABLE else self.face.name(at, decision.seat)
        self.console.print(Text(f"{who}: {at.text(decision.prompt)}", "bold"))
        for number, option in enumerate(decision.options, start=1):
            self.console.print(Text(f"{number:>3}  {at.text(option.label)}  ({option.id})"))
        if not decision.options:
            self.console.print(at.say("ui-acts-nothing"))
        self.console.print(Text(at.say(self.face.PLAIN), "dim"))

    def obey(self, line: str) -> None:
        """Carry out one line: a command of the table, a number, or words of actions."""
        at = self.session.view()
        pages: dict[str, Callable[[], Text]] = {
            "?": lambda: Text(at.say(self.face.HELP)),
            "c": lambda: self.face.cards(at),
            "p": lambda: self.face.plan(at),
            "o": lambda: self.face.odds(at),
            "g": lambda: self.face.briefing(at),
            "l": lambda: log_text(self.session.log, True),
            "r": lambda: rules_text(self.session, list(self._rules())),
        }
        if line in pages:
            self.console.print(pages[line]())
        elif line == "u":
            self.undo()
        elif line == "-":
            self.session.act(None)
        elif line == "a" or line.startswith("a "):
            self.act(line[1:].strip())
        elif line == "w":
            orders = f"ui-orders-{self.session.next_orders()}" if self.session.game.secrets else "ui-orders-none"
            self.console.print(at.say(orders))
        elif line:
            self.answer(line)

    def undo(self) -> None:
        """Take the last answer back."""
        self.console.print(self.session.narrator.say("ui-undone" if self.session.undo() else "ui-no-undo"))
        self._told = min(self._told, len(self.session.log))

    def act(self, number: str) -> None:
        """`a 2`: the second player acts unasked, `a 0` is the clock; without a number, who may."""
        others = self.session.others()
        seat = TABLE if number == "0" else int(number) - 1 if number.isdigit() else None
        if seat is not None and seat in others:
            self.session.act(seat)
            return
        at = self.session.view()
        names = [f"a {seat + 1}  {self.face.name(at, seat)}" for seat in others if seat != TABLE]
        names += [f"a 0  {at.say('ui-clock')}"] if TABLE in others else []
        self.console.print("\n".join(names) or at.say("ui-acts-nobody"))

    def _rules(self) -> tuple[str, ...]:
        decision = self.session.decision()
        return decision.rules if decision is not None else ()

    def answer(self, line: str) -> None:
        """Answer with the number of an option, or with words (`explore N1 cook+map`)."""
        decision = self.session.decision()
        assert decision is not None
        try:
            if line.isdigit() and 1 <= int(line) <= len(decision.options):
                self.session.answer(decision.options[int(line) - 1].action)
            else:
                self.session.answer_line(words_of(line))
        except MaroonedError as error:
            text = self.session.narrator.text(error.message)
            self.console.print(self.session.narrator.say("ui-not-understood", text=line, error=text))
