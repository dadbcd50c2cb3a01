"""The full-screen table, made with Textual: map and panels above, the question and its options below."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as ListOption

from marooned.cli.table import drawing
from marooned.cli.table.session import LogLine, Session
from marooned.core.errors import MaroonedError
from marooned.core.game import Decision, Option
from marooned.games.crusoe.terms import BUILD, EXPLORE, GATHER


class Page(ModalScreen[None]):
    """A page over the table that scrolls; Escape, Enter or q closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "dismiss", "close"),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("end", "scroll(100000)", show=False),
        Binding("home", "scroll(-100000)", show=False),
    ]

    def __init__(self, heading: str, content: Text, at_end: bool = False) -> None:
        super().__init__()
        self.heading = heading
        self.content = content
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self.heading, "bold reverse"), id="page-heading")
            with VerticalScroll(id="page-body"):
                yield Static(self.content)

    def on_mount(self) -> None:
        """Show the end of long pages that grow, like the log."""
        if self.at_end:
            self.query_one("#page-body", VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll by lines."""
        self.query_one("#page-body", VerticalScroll).scroll_relative(y=lines, animate=False)


class TakeBack(ModalScreen[int]):
    """Which declared action is taken back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "leave", "close")]

    def __init__(self, heading: str, options: list[tuple[int, str]]) -> None:
        super().__init__()
        self.heading = heading
        self.options = options

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self.heading, "bold reverse"))
            yield OptionList(*[ListOption(text, id=str(action)) for action, text in self.options])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Hand the chosen action back."""
        self.dismiss(int(event.option_id or -1))

    def action_leave(self) -> None:
        """Close without taking anything back."""
        self.dismiss(-1)


class TableApp(App[None]):
    """The table of one session."""

    CSS = """
    Screen { layout: vertical; }
    #header { height: 1; }
    #goal { height: 1; }
    #table { height: 12; }
    #map { width: 42; height: 12; }
    #side { width: 1fr; height: 12; }
    #log { display: none; width: 44; height: 12; border-left: solid $surface; padding-left: 1; }
    #plan { display: none; width: 44; height: 1fr; border-left: solid $surface; padding-left: 1; }
    Screen.wide #log, Screen.wide #plan { display: block; }
    Screen.tall #table { height: 16; }
    Screen.tall #side, Screen.tall #log { height: 16; }
    #question { height: 1; text-style: bold; color: $accent; }
    #ask { height: 1fr; }
    #options { width: 44; height: 1fr; border: none; padding: 0; }
    #detail { width: 1fr; height: 1fr; padding-left: 1; }
    #last { height: 1; color: $text-muted; }
    #keys { height: 1; color: $text-muted; }
    Page, TakeBack { align: center middle; }
    #page { width: 94%; height: 92%; border: round $accent; background: $surface; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "undo"),
        Binding("b", "take_back", "take back"),
        Binding("r", "rules", "rules"),
        Binding("l", "log", "log"),
        Binding("c", "cards", "cards"),
        Binding("p", "plan", "plan"),
        Binding("o", "odds", "odds"),
        Binding("s", "save", "save"),
        Binding("q", "leave", "leave"),
        Binding("question_mark,f1", "help", "keys"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.title = session.narrator.say("ui-title")
        self._options: tuple[Option, ...] = ()

    # -- building --------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        yield Static(id="goal")
        with Horizontal(id="table"):
            yield Static(id="map")
            yield Static(id="side")
            yield Static(id="log")
        yield Static(id="question")
        with Horizontal(id="ask"):
            yield OptionList(id="options")
            with VerticalScroll(id="detail"):
                yield Static(id="detail-text")
            yield Static(id="plan")
        yield Static(id="last")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Show the table."""
        self.query_one("#detail", VerticalScroll).can_focus = False
        self.query_one("#options", OptionList).focus()
        self.refresh_table()

    def on_resize(self, event: events.Resize) -> None:
        """Use the room there is."""
        self.screen.set_class(event.size.width >= 124, "wide")
        self.screen.set_class(event.size.height >= 32, "tall")

    # -- drawing ---------------------------------------------------------------------------------------------------

    def say(self, id: str) -> str:
        """A message without arguments."""
        return self.session.narrator.say(id)

    def refresh_table(self) -> None:
        """Draw everything anew."""
        at = drawing.look(self.session)
        self.query_one("#header", Static).update(drawing.draw_header(at))
        self.query_one("#goal", Static).update(drawing.draw_goal(at))
        self.query_one("#map", Static).update(drawing.draw_map(at))
        self.query_one("#side", Static).update(drawing.draw_side(at))
        self.query_one("#log", Static).update(log_text(self.session.log[-16:], False))
        plan = Text()
        plan.append(self.say("ui-plan") + "\n", "bold")
        plan.append_text(drawing.draw_plan(at))
        self.query_one("#plan", Static).update(plan)
        last = self.session.log[-1] if self.session.log else None
        self.query_one("#last", Static).update(Text(f"» {last.text}" if last else "", no_wrap=True))
        self.query_one("#keys", Static).update(Text(self.say("ui-keys")))
        options = self.query_one("#options", OptionList)
        options.clear_options()
        decision = self.session.decision()
        if decision is None:
            self._options = ()
            self.query_one("#question", Static).update(drawing.draw_over(at))
            self.query_one("#detail-text", Static).update(Text(self.say("ui-over-keys")))
            return
        self.show_question(decision)
        self._options = decision.options
        options.add_options(
            [ListOption(self.option_label(option), id=str(option.action)) for option in decision.options]
        )
        options.highlighted = 0
        self.show_option(decision.options[0])

    def show_question(self, decision: Decision) -> None:
        """Who is asked what."""
        at = drawing.look(self.session)
        players = at.seen["players"]
        who = self.session.narrator.say(f"person-{players[decision.seat]}")
        text = f"{who}: {self.session.narrator.text(decision.prompt)}"
        self.query_one("#question", Static).update(Text(text, no_wrap=True))

    def option_label(self, option: Option) -> Text:
        """One line of the list of options."""
        return Text(self.session.narrator.text(option.label), no_wrap=True)

    def show_option(self, option: Option) -> None:
        """Draw what belongs to the option under the cursor."""
        at = drawing.look(self.session)
        self.query_one("#map", Static).update(drawing.draw_map(at, drawing.space_points(option.action)))
        text = Text()
        text.append(self.session.narrator.text(option.label) + "\n", "bold")
        text.append_text(drawing.option_text(at, option.action))
        self.query_one("#detail-text", Static).update(text)

    # -- answering -------------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor moved."""
        for option in self._options:
            if str(option.action) == event.option_id:
                self.show_option(option)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An option was chosen."""
        if event.option_list.id == "options" and event.option_id is not None:
            self.answer(int(event.option_id))

    def answer(self, action: int) -> None:
        """Answer, and tell what is wrong if that is refused."""
        try:
            self.session.answer(action)
        except MaroonedError as error:
            self.notify(self.session.narrator.text(error.message), severity="error")
        self.refresh_table()

    # -- keys ------------------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take the last answer back."""
        done = self.session.undo()
        self.notify(self.say("ui-undone" if done else "ui-no-undo"), severity="information" if done else "warning")
        self.refresh_table()

    def action_take_back(self) -> None:
        """Take a declared action back."""
        decision = self.session.decision()
        choices = decision.retractions if decision is not None else ()
        if not choices:
            self.notify(self.say("ui-no-take-back"), severity="warning")
            return
        narrator = self.session.narrator
        options = [(option.action, narrator.text(option.label)) for option in choices]

        def chosen(action: int | None) -> None:
            if action is not None and action >= 0:
                self.answer(action)

        self.push_screen(TakeBack(self.say("ui-take-back-which"), options), chosen)

    def action_rules(self) -> None:
        """The rules behind the question and behind the last log lines."""
        decision = self.session.decision()
        rules = list(decision.rules if decision is not None else ())
        for line in self.session.log[-6:]:
            rules += [rule for rule in line.rules if rule not in rules]
        self.push_screen(Page(self.say("ui-rules"), rules_text(self.session, rules)))

    def action_log(self) -> None:
        """The whole log with rule ids."""
        self.push_screen(Page(self.say("ui-log"), log_text(self.session.log, True), at_end=True))

    def action_cards(self) -> None:
        """All cards in reach."""
        self.push_screen(Page(self.say("ui-cards"), drawing.draw_cards(drawing.look(self.session))))

    def action_plan(self) -> None:
        """The plan of the round."""
        self.push_screen(Page(self.say("ui-plan"), drawing.draw_plan(drawing.look(self.session))))

    def action_odds(self) -> None:
        """The odds of all action dice."""
        at = drawing.look(self.session)
        text = Text()
        for kind, name in ((BUILD, "build"), (GATHER, "gather"), (EXPLORE, "explore")):
            text.append(self.say(f"kind-{name}") + "\n", "bold")
            text.append_text(drawing.kind_odds(at, kind))
            text.append("\n")
        self.push_screen(Page(self.say("ui-odds"), text))

    def action_help(self) -> None:
        """The keys."""
        self.push_screen(Page(self.say("ui-help"), Text(self.say("ui-help-text"))))

    def action_save(self) -> None:
        """Save now (every answer is saved by itself as well)."""
        self.session.save()
        self.notify(self.session.narrator.say("ui-saved", file=str(self.session.file)))

    def action_leave(self) -> None:
        """Save and leave."""
        self.session.save()
        self.exit()


def log_text(lines: list[LogLine], with_rules: bool) -> Text:
    """Log lines, indented by depth, the rules behind them in small at the end."""
    text = Text()
    for line in lines:
        text.append("  " * min(line.depth, 6))
        text.append(line.text, "bold yellow" if line.strong else "")
        if with_rules and (line.rules or line.cause):
            words = [*([line.cause] if "/" in line.cause else []), *line.rules[:4]]
            text.append(f"  [{' '.join(words)}]" if words else "", "dim")
        text.append("\n")
    return text


def rules_text(session: Session, rules: list[str]) -> Text:
    """Rule statements with their ids."""
    if not rules:
        return Text(session.narrator.say("ui-no-rules"))
    text = Text()
    for rule in rules:
        text.append(rule + "\n", "bold cyan")
        text.append(f"  {session.rule_text(rule)}\n")
    return text
