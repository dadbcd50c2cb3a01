"""What a game's drawing gives to the table: the app, the plain lines and the session ask a face and name no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text

from marooned.core.messages import Arg, Msg

if TYPE_CHECKING:
    from marooned.cli.table.session import Session
    from marooned.core.engine import State
    from marooned.core.game import Option


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat may see it."""

    session: Session
    seat: int

    def say(self, id: str, **args: Arg) -> str:
        """A message of the catalogues."""
        return self.session.narrator.say(id, **args)

    def text(self, message: Msg) -> str:
        """The text of a message."""
        return self.session.narrator.text(message)


@dataclass(frozen=True, slots=True)
class Room:
    """How many columns and lines a drawing may fill."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Window:
    """A reaction window. decline: the action that does nothing. useful: whether the asked seat could do something."""

    decline: int
    useful: bool


class Face(ABC):
    """The drawing of one game.

    DARK: the table is drawn on a dark ground of its own.
    PICTURE: columns of the main picture.
    PLAN, KEYS, HELP: ids of the heading of the plan page, of the line of keys, and of the page of keys.
    PLAIN: id of the line of commands below a plain question.
    """

    DARK: ClassVar[bool] = False
    PICTURE: ClassVar[int]
    PLAN: ClassVar[str] = "ui-plan"
    KEYS: ClassVar[str] = "ui-keys"
    HELP: ClassVar[str] = "ui-help-text"
    PLAIN: ClassVar[str] = "ui-prompt-plain"

    # -- what the session asks -------------------------------------------------------------------------------------
    def window(self, state: State) -> Window | None:
        """The open decision as a reaction window, None if it is none."""
        return None

    def arranged(self, state: State, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options of the open decision in the order in which they are shown."""
        return options

    def seat_choices(self, words: tuple[str, ...], taken: list[str], count: int) -> list[str]:
        """Who may still be chosen for a seat when the table is set up; nothing to choose if there is one at most."""
        return [word for word in words if word not in taken]

    def scenario_name(self, scenario: str) -> str:
        """The id of a scenario's name."""
        return f"scenario-{scenario}"

    def scenario_pitch(self, scenario: str) -> str:
        """The id of a sentence about a scenario's goal, "" if there is none."""
        return ""

    # -- what the table draws --------------------------------------------------------------------------------------
    @abstractmethod
    def name(self, at: View, seat: int) -> str:
        """How the player at a seat is called."""

    @abstractmethod
    def header(self, at: View) -> Text:
        """One line: where the game stands."""

    @abstractmethod
    def goal(self, at: View) -> Text:
        """One line: what is to be done."""

    @abstractmethod
    def picture(self, at: View, room: Room, action: int | None = None) -> Text:
        """The main picture; what an action points at is marked in it."""

    @abstractmethod
    def side(self, at: View, room: Room) -> Text:
        """The panel beside it."""

    @abstractmethod
    def option(self, at: View, action: int) -> Text:
        """What is to be known of an option of the open decision."""

    def picture_width(self, at: View) -> int:
        """Columns of the main picture on this table."""
        return self.PICTURE

    def briefing(self, at: View) -> Text:
        """What the players are after, the rules of the scenario, what to watch, and what is still missing."""
        return self.goal(at)

    @abstractmethod
    def plan(self, at: View) -> Text:
        """The plan of the round, or the rest of the table."""

    @abstractmethod
    def cards(self, at: View) -> Text:
        """All cards in reach, with their texts."""

    @abstractmethod
    def odds(self, at: View) -> Text:
        """The exact odds of what chance brings next."""

    @abstractmethod
    def over(self, at: View) -> Text:
        """How the game ended."""


def faces() -> Mapping[str, type[Face]]:
    """The face of every game, by the game's id."""
    from marooned.cli.table.crusoe import CrusoeFace
    from marooned.cli.table.scavengers import ScavengersFace

    return {"crusoe": CrusoeFace, "scavengers": ScavengersFace}


def face_of(game: str) -> Face:
    """The face of a game."""
    return faces()[game]()
