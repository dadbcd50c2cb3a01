"""The full-screen table, made with Textual: picture and panels above, the question and its options below."""

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

from marooned.cli.table.face import Room
from marooned.cli.table.session import LogLine, Session
from marooned.core.engine import TABLE
from marooned.core.errors import MaroonedError
from marooned.core.game import Decision, Option

LOG = 44
"""Columns of the log and the plan on wide screens."""


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


class Pick(ModalScreen[int | None]):
    """A choice of one from a short list: the action that is taken back, the player who acts unasked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "leave", "close")]

    def __init__(self, heading: str, options: list[tuple[int, str]]) -> None:
        super().__init__()
        self.heading = heading
        self.options = options

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self.heading, "bold reverse"))
            yield OptionList(*[ListOption(text, id=str(value)) for value, text in self.options])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Hand the choice back."""
        assert event.option_id is not None
        self.dismiss(int(event.option_id))

    def action_leave(self) -> None:
        """Close without a choice."""
        self.dismiss(None)


class Cover(ModalScreen[str]):
    """The page between two players at one screen; it hides the table until the next one presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss('show')", "show"),
        Binding("u", "dismiss('undo')", "undo"),
        Binding("escape", "dismiss('back')", "back"),
        Binding("q", "dismiss('leave')", "leave"),
    ]

    def __init__(self, heading: str, content: str) -> None:
        super().__init__()
        self.heading = heading
        self.content = content

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"):
            yield Static(Text(self.heading, "bold"), id="cover-heading")
            yield Static(Text(self.content), id="cover-text")


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
    Screen.tall #map, Screen.tall #side, Screen.tall #log { height: 16; }
    #question { height: 1; text-style: bold; color: $accent; }
    #ask { height: 1fr; }
    #options { width: 44; height: 1fr; border: none; padding: 0; }
    #detail { width: 1fr; height: 1fr; padding-left: 1; }
    #last { height: 1; color: $text-muted; }
    #keys { height: 1; color: $text-muted; }
    Page, Pick, Cover { align: center middle; }
    Cover { background: $background; }
    #cover { width: 100%; height: auto; }
    #cover-heading { width: 100%; text-align: center; color: $accent; margin-bottom: 1; }
    #cover-text { width: 100%; text-align: center; }
    #page { width: 94%; height: 92%; border: round $accent; background: $surface; padding: 0 1; }
    App.dark Screen, App.dark Cover { background: #0b080d; color: #f3eadb; }
    App.dark OptionList { background: #0b080d; color: #cdbfb4; }
    App.dark OptionList > .option-list--option-highlighted { background: #3a2a10; color: #ffcf73; text-style: bold; }
    App.dark #question, App.dark #cover-heading { color: #ffc14a; }
    App.dark #last, App.dark #keys { color: #8d7f86; }
    App.dark #log, App.dark #plan { border-left: solid #4a3b54; }
    App.dark #page { background: #1c1622; border: round #4a3b54; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "undo"),
        Binding("b", "take_back", "take back"),
        Binding("r", "rules", "rules"),
        Binding("l", "log", "log"),
        Binding("c", "cards", "cards"),
        Binding("p", "plan", "plan"),
        Binding("o", "odds", "odds"),
        Binding("g", "briefing", "briefing"),
        Binding("a", "act", "act unasked"),
        Binding("w", "orders", "standing orders"),
        Binding("escape", "asked", "the asked one answers", show=False),
        Binding("s", "save", "save"),
        Binding("q", "leave", "leave"),
        Binding("question_mark,f1", "help", "keys"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.face = session.face
        self.set_class(self.face.DARK, "dark")
        self.title = session.narrator.say("ui-title")
        self._options: tuple[Option, ...] = ()
        self._question = Text()

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
        self.query_one("#map", Static).styles.width = self.face.picture_width(self.session.view())
        self.query_one("#detail", VerticalScroll).can_focus = False
        self.query_one("#options", OptionList).focus()
        self.refresh_table()

    def on_resize(self, event: events.Resize) -> None:
        """Use the room there is."""
        table = self.screen_stack[0]
        table.set_class(event.size.width >= 124, "wide")
        table.set_class(event.size.height >= 32, "tall")
        self.draw_table()

    # -- drawing ---------------------------------------------------------------------------------------------------

    def say(self, id: str) -> str:
        """A message without arguments."""
        return self.session.narrator.say(id)

    def show(self, id: str, content: Text) -> None:
        """Put a drawing into its place on the table, whatever page lies over it."""
        self.screen_stack[0].query_one(id, Static).update(content)

    def rooms(self) -> tuple[Room, Room]:
        """The room for the picture and for the panel beside it."""
        height = 16 if self.size.height >= 32 else 12
        width = self.face.picture_width(self.session.view())
        rest = self.size.width - width - (LOG if self.size.width >= 124 else 0)
        return Room(width, height), Room(rest, height)

    def refresh_table(self) -> None:
        """Draw everything anew; nobody's hand is drawn while the next player is not yet at the screen."""
        self.draw_table()
        options = self.screen_stack[0].query_one("#options", OptionList)
        options.clear_options()
        self._options = ()
        if self.session.covered:
            self.show("#question", Text())
            self.show("#detail-text", Text())
            self.cover()
            return
        decision = self.session.decision()
        if decision is None:
            self.show("#question", self.face.over(self.session.view()))
            self.show("#detail-text", Text(self.say("ui-over-keys")))
            return
        self.show_question(decision)
        if not decision.options:
            self.show("#detail-text", Text(self.say("ui-acts-nothing")))
            return
        self._options = decision.options
        options.add_options(
            [ListOption(self.option_label(option), id=str(option.action)) for option in decision.options]
        )
        options.highlighted = 0
        self.show_option(decision.options[0])

    def draw_table(self) -> None:
        """Draw picture, panels and log."""
        session = self.session
        last = session.log[-1] if session.log else None
        self.show("#last", Text(f"» {last.text}" if last else "", no_wrap=True, overflow="ellipsis"))
        self.show("#log", log_text(session.log[-16:], False))
        self.show("#keys", Text(self.say(self.face.KEYS), no_wrap=True))
        if session.covered:
            for id in ("#header", "#goal", "#map", "#side", "#plan"):
                self.show(id, Text())
            return
        at = session.view()
        picture, side = self.rooms()
        self.show("#header", self.face.header(at))
        self.show("#goal", self.face.goal(at))
        self.show("#map", self.face.picture(at, picture))
        self.show("#side", self.face.side(at, side))
        plan = Text()
        plan.append(self.say(self.face.PLAN) + "\n", "bold")
        plan.append_text(self.face.plan(at))
        self.show("#plan", plan)

    def cover(self) -> None:
        """Ask the next player to the screen."""
        session = self.session
        who = self.face.name(session.view(), session.speaker)

        def closed(wish: str | None) -> None:
            if wish == "show":
                session.uncover()
                self.refresh_table()
            elif wish == "undo":
                self.action_undo()
            elif wish == "leave":
                self.action_leave()
            else:
                session.act(None)
                self.refresh_table()

        keys = self.say("ui-cover-keys")
        self.push_screen(Cover(session.narrator.say("ui-cover-turn", who=who), keys), closed)

    def show_question(self, decision: Decision) -> None:
        """Who is asked what."""
        self._question = Text(self.question(decision), no_wrap=True, overflow="ellipsis")
        self.show("#question", self._question)

    def question(self, decision: Decision) -> str:
        """The question in one line."""
        narrator = self.session.narrator
        who = narrator.say("ui-clock") if decision.seat == TABLE else self.face.name(self.session.view(), decision.seat)
        return f"{who}: {narrator.text(decision.prompt)}"

    def option_label(self, option: Option) -> Text:
        """One line of the list of options."""
        return Text(self.session.narrator.text(option.label), no_wrap=True)

    def show_option(self, option: Option) -> None:
        """Draw what belongs to the option under the cursor."""
        at = self.session.view()
        self.show("#map", self.face.picture(at, self.rooms()[0], option.action))
        text = Text()
        if self._question.cell_len > self.size.width:
            text.append(f"{self._question.plain}\n", "dim")
        text.append(self.session.narrator.text(option.label) + "\n", "bold")
        text.append_text(self.face.option(at, option.action))
        self.show("#detail-text", text)

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
            if action is not None:
                self.answer(action)

        self.push_screen(Pick(self.say("ui-take-back-which"), options), chosen)

    def action_act(self) -> None:
        """Another player acts unasked: choose who, then what."""
        others = self.session.others()
        if not others:
            self.notify(self.say("ui-acts-nobody"), severity="warning")
            return
        at = self.session.view()
        names = [(seat, self.say("ui-clock") if seat == TABLE else self.face.name(at, seat)) for seat in others]

        def chosen(seat: int | None) -> None:
            if seat is not None:
                self.session.act(seat)
                self.refresh_table()

        self.push_screen(Pick(self.say("ui-acts-who"), names), chosen)

    def action_asked(self) -> None:
        """Nobody acts unasked after all."""
        if self.session.unasked:
            self.session.act(None)
            self.refresh_table()

    def action_orders(self) -> None:
        """Change the standing orders of the player at the screen."""
        if not self.session.game.secrets:
            self.notify(self.say("ui-orders-none"), severity="warning")
            return
        orders = self.session.next_orders()
        self.notify(self.say(f"ui-orders-{orders}"))
        self.draw_table()

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
        self.push_screen(Page(self.say("ui-cards"), self.face.cards(self.session.view())))

    def action_plan(self) -> None:
        """The plan of the round."""
        self.push_screen(Page(self.say(self.face.PLAN), self.face.plan(self.session.view())))

    def action_briefing(self) -> None:
        """The goal, the scenario's rules, and what is still missing."""
        self.push_screen(Page(self.say("ui-goal"), self.face.briefing(self.session.view())))

    def action_odds(self) -> None:
        """The odds of what chance brings."""
        self.push_screen(Page(self.say("ui-odds"), self.face.odds(self.session.view())))

    def action_help(self) -> None:
        """The keys."""
        self.push_screen(Page(self.say("ui-help"), Text(self.say(self.face.HELP))))

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
