"""The table as plain lines: for pipes, screen readers and scripts. Same session, same words, no full screen."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from marooned.cli.table import drawing
from marooned.cli.table.app import log_text, rules_text
from marooned.cli.table.session import Session
from marooned.core.errors import MaroonedError
from marooned.core.record import words_of


class PlainTable:
    """Asks on the console until the game is over or the input ends."""

    def __init__(self, session: Session, console: Console, read: Callable[[str], str] = input) -> None:
        self.session = session
        self.console = console
        self.read = read
        self._told = 0

    def run(self) -> None:
        """Play; at the end of the input the game is saved and can be resumed."""
        narrator = self.session.narrator
        while not self.session.over():
            self.tell_log()
            self.show_question()
            try:
                line = self.read("> ").strip()
            except (EOFError, KeyboardInterrupt):
                line = "q"
            if line == "q":
                self.session.save()
                self.console.print(narrator.say("ui-bye"))
                return
            self.obey(line)
        self.tell_log()
        self.console.print(drawing.draw_over(drawing.look(self.session)))

    def tell_log(self) -> None:
        """Print what happened since the last time."""
        lines = self.session.log[self._told :]
        self._told = len(self.session.log)
        if lines:
            self.console.print(log_text(lines, False), end="")

    def show_question(self) -> None:
        """Print the table in short, the question and the numbered answers."""
        at = drawing.look(self.session)
        decision = self.session.decision()
        assert decision is not None
        if not self.session.state.line_open():
            self.console.print(drawing.draw_header(at))
            self.console.print(drawing.draw_goal(at))
            self.console.print(drawing.draw_map(at))
            self.console.print(drawing.draw_side(at))
        who = at.say(f"person-{at.seen['players'][decision.seat]}")
        self.console.print(Text(f"{who}: {at.text(decision.prompt)}", "bold"))
        for number, option in enumerate(decision.options, start=1):
            self.console.print(Text(f"{number:>3}  {at.text(option.label)}  ({option.id})"))
        self.console.print(Text(at.say("ui-prompt-plain"), "dim"))

    def obey(self, line: str) -> None:
        """Carry out one line: a command of the table, a number, or words of actions."""
        at = drawing.look(self.session)
        pages: dict[str, Callable[[], Text]] = {
            "?": lambda: Text(at.say("ui-help-text")),
            "c": lambda: drawing.draw_cards(at),
            "p": lambda: drawing.draw_plan(at),
            "l": lambda: log_text(self.session.log, True),
            "r": lambda: rules_text(self.session, list(self._rules())),
        }
        if line in pages:
            self.console.print(pages[line]())
        elif line == "u":
            self.console.print(at.say("ui-undone" if self.session.undo() else "ui-no-undo"))
            self._told = min(self._told, len(self.session.log))
        elif line:
            self.answer(line)

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
