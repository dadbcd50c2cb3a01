"""Actions that only a scenario has, and pawns that its things lend: declared beside the common ones, resolved alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import SCENARIO_SITE, SPACE
from marooned.games.crusoe.terms import BUILD, NOTHING
from marooned.games.crusoe.verbs import is_open_tile, space_name

if TYPE_CHECKING:
    from marooned.games.crusoe.cards import Invention
    from marooned.games.crusoe.effects.base import Fx
    from marooned.games.crusoe.state import CrusoeState

Offer = tuple[tuple[int, int, int, int], str, int]
"""Goods, item that must be built, flags: one price, as `planning.build_prices` gives them."""

FREE: list[Offer] = [(NOTHING, "", 0)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Special:
    """A scenario's own targets of one kind of action. Pawns, dice, tokens and adventures are those of the kind.

    kind: a kind of `terms.KINDS`; SPECIAL for actions that belong to none of the seven, which succeed without dice.
    pawns: of a SPECIAL action, which needs so many pawns of players.
    """

    kind: ClassVar[int]
    pawns: ClassVar[int] = 1

    @abstractmethod
    def targets(self, s: CrusoeState) -> list[int]:
        """Targets that might be named, ascending; `code` decides."""

    @abstractmethod
    def covers(self, s: CrusoeState, target: int) -> bool:
        """Whether a target of the kind is one of this action's."""

    @abstractmethod
    def code(self, s: CrusoeState, target: int) -> int:
        """0 if the target can be planned now (pawns and price aside), else the code of the rule that forbids it."""

    @abstractmethod
    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        """What the action does when it works."""

    @abstractmethod
    def words(self, s: CrusoeState, target: int) -> Msg:
        """The target in words."""

    def place(self, s: CrusoeState, target: int) -> int:
        """The space where it happens, -1 if it has none."""
        return -1

    def more_pawns(self, s: CrusoeState, target: int) -> int:
        """Pawns of a build, gather or explore action beyond what its place asks for."""
        return 0

    def offers(self, s: CrusoeState, target: int) -> list[Offer]:
        """Prices, of which one is paid."""
        return FREE

    def adventure(self, s: CrusoeState, target: int) -> list[Fx] | None:
        """What an adventure (die or token) does in place of a card; None: a card as ever."""
        return None

    def pawns_code(self) -> int:
        """The code of the rule that asks for the pawns of a SPECIAL action."""
        return codes.SCENARIO_GENERAL_01

    def players_code(self) -> int:
        """The code of the rule that keeps Friday and additional pawns out of a SPECIAL action."""
        return codes.SCENARIO_GENERAL_01

    def effects(self) -> tuple[Fx, ...]:
        """What it brings, for texts beside the option; () if `words` says it all."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Site(Special):
    """Something that is built on a tile and stays there: built like an invention, with a mark on the map.

    It may be built on the camp tile, next to it, or further away by the distance rule (RC-distance-07,
    RC-scenario-2-13), again and again. what: the invention on the sheet. word: how `what@space` begins.
    """

    kind = BUILD

    def __init__(self, what: Invention) -> None:
        self.what = what

    @abstractmethod
    def refuses(self, s: CrusoeState, space: int) -> int:
        """0 if the tile can take one more, else the code of the rule that forbids it."""

    @abstractmethod
    def put(self, s: CrusoeState, space: int) -> None:
        """Put the mark on the map."""

    def site_words(self) -> Mapping[int, str]:
        """The words of the targets, for `Scenario.words`."""
        from marooned.games.crusoe.board import SPACES

        return {SCENARIO_SITE + space: f"{self.what.id}@{name}" for space, name in enumerate(SPACES)}

    def targets(self, s: CrusoeState) -> list[int]:
        return [SCENARIO_SITE + space for space in sorted((s.camp, *s.near))]

    def covers(self, s: CrusoeState, target: int) -> bool:
        return SCENARIO_SITE <= target < SCENARIO_SITE + len(s.tiles)

    def code(self, s: CrusoeState, target: int) -> int:
        space = target - SCENARIO_SITE
        if s.closed >> space & 1:
            return codes.INACCESSIBLE_TILE_03
        if not s.tiles[space] or (space != s.camp and not s.dist[space]):
            return codes.DISTANCE_03
        if any(planned.kind == BUILD and planned.target == target for planned in s.plan):
            return codes.BUILD_12
        if self.what.terrain and not s.terrains & self.what.terrain:
            return codes.BUILD_14
        usable = s.usable_items()
        if any(not usable >> s.cfg.item_index[item] & 1 for item in self.what.items):
            return codes.BUILD_14
        return self.refuses(s, space)

    def place(self, s: CrusoeState, target: int) -> int:
        return target - SCENARIO_SITE

    def offers(self, s: CrusoeState, target: int) -> list[Offer]:
        return self.what.offers

    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        from marooned.games.crusoe.effects.scenario import PutSite

        return [PutSite(target)]

    def words(self, s: CrusoeState, target: int) -> Msg:
        return Msg("target-site", {"what": Msg(f"item-{self.what.id}"), "space": space_name(target - SCENARIO_SITE)})

    def still_stands(self, s: CrusoeState, target: int) -> bool:
        """Whether the tile can take it when the action is resolved: face up and, as before, without one."""
        space = target - SCENARIO_SITE
        return is_open_tile(s, space) and self.refuses(s, space) == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TileSpecial(Special):
    """A special action on a tile of the map, named by its space: `explore N1`, `hunt N1`."""

    @abstractmethod
    def offered(self, s: CrusoeState, space: int) -> bool:
        """Whether the tile offers the action at all."""

    def targets(self, s: CrusoeState) -> list[int]:
        spaces = sorted((s.camp, *s.near))
        return [SPACE + space for space in spaces if self.offered(s, space)]

    def covers(self, s: CrusoeState, target: int) -> bool:
        space = target - SPACE
        return 0 <= space < len(s.tiles) and is_open_tile(s, space) and self.offered(s, space)

    def code(self, s: CrusoeState, target: int) -> int:
        space = target - SPACE
        if space != s.camp and not s.dist[space]:
            return codes.DISTANCE_03
        if any(planned.kind == self.kind and planned.target == target for planned in s.plan):
            return codes.EXPLORE_05
        return self.refuses(s, space)

    def refuses(self, s: CrusoeState, space: int) -> int:
        """0, or the code of a further rule against the action there."""
        return 0

    def place(self, s: CrusoeState, target: int) -> int:
        return target - SPACE


@mypyc_attr(allow_interpreted_subclasses=True)
class Lender:
    """Something of a scenario that lends a pawn to actions. helper: its number among `actions.HELPERS`.

    kind: whose actions. special: only those of this special action, None = all of the kind. lasts: it is there again
    in every round; what is not is gone when the action it helped in is over (`used_up`).
    """

    helper: ClassVar[int]
    kind: ClassVar[int]
    special: ClassVar[type[Special] | None] = None
    lasts: ClassVar[bool] = False

    @abstractmethod
    def pawns(self, s: CrusoeState) -> int:
        """How many pawns it can lend this round."""

    def used_up(self, s: CrusoeState) -> None:
        """Take it out of the game when the action it helped in is over."""


def special_of(s: CrusoeState, kind: int, target: int) -> Special | None:
    """The special action that a target belongs to, None for the common ones."""
    specials = s.cfg.specials[kind]
    if specials:
        for special in specials:
            if special.covers(s, target):
                return special
    return None
