"""Scenario 1, Castaways: light a signal fire on a complete woodpile while the ship passes (RC-scenario-1-01 to 07)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from marooned.core.messages import Msg
from marooned.games.crusoe.actions import SCENARIO_ITEM, SCENARIO_STEP
from marooned.games.crusoe.board import MOUNTAINS
from marooned.games.crusoe.cards import Invention, Price
from marooned.games.crusoe.content.uses import ANY, DiscoveryUse
from marooned.games.crusoe.effects.base import Fx
from marooned.games.crusoe.effects.island import PlaceAtCamp, RemoveMarks
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.people import DivideDetermination, HealAny
from marooned.games.crusoe.scenarios.base import Scenario, life_points, read_numbers
from marooned.games.crusoe.terms import (
    AT_DANGER,
    AT_DEMAND_DETERMINATION,
    AT_DEMAND_WEAPON,
    AT_FIGHT,
    AT_MORALE,
    AT_NIGHT,
    AT_PLANNING,
    AT_SPOILING,
    PLUS_WOOD,
    WEAPON,
    WOOD,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

WOODPILE: Final = SCENARIO_STEP
COLUMNS: Final = (1, 3, 6, 10, 15)  # wood on the pile when a column is full
PILE: Final = 0  # scenario_ints: wood on the pile
PILE_AT_START: Final = 1  # scenario_ints: wood on the pile when the round began


def room(s: CrusoeState) -> int:
    """Wood that still fits this round: one column a round, from left to right (RC-scenario-1-03)."""
    start = s.scenario_ints[PILE_AT_START]
    column = next((full for full in COLUMNS if full > start), COLUMNS[-1])
    return column - s.scenario_ints[PILE]


class AddToPile(Fx):
    """Wood for the woodpile only; what does not fit into this round's column is lost (RC-scenario-1-02 to 05)."""

    __slots__ = ("n",)
    RULES = ("RC-scenario-1-02", "RC-scenario-1-03", "RC-scenario-1-04", "RC-scenario-1-05")

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        add_wood(s, min(self.n, room(s)))

    def words(self) -> Msg:
        return Msg("fx-add-to-pile", {"n": self.n})


def add_wood(s: CrusoeState, n: int) -> None:
    """Put wood on the pile."""
    s.scenario_ints[PILE] += n
    s.dirty = True
    if s.events is not None:
        s.emit("log-woodpile", n=n, now=s.scenario_ints[PILE])


class Castaways(Scenario):
    """12 rounds; fire and 15 wood on the pile in round 10, 11 or 12."""

    id: ClassVar[str] = "castaways"
    number: ClassVar[int] = 1
    rounds: ClassVar[int] = 12
    goal_rounds: ClassVar[tuple[int, ...]] = (10, 11, 12)
    rule_sections: ClassVar[tuple[str, ...]] = ("scenario-1",)
    start_ints: ClassVar[tuple[int, ...]] = (0, 0)
    books_ease: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.inventions = (
            Invention("mast", items=("rope",), prices=(Price(wood=1, fur=1),), on_build=(AddToPile(3),)),
            Invention(
                "hatchet",
                terrain=MOUNTAINS,
                prices=(Price(wood=1),),
                on_build=(PlaceAtCamp(PLUS_WOOD),),
                on_loss=(RemoveMarks(),),
            ),
        )
        uses = (
            DiscoveryUse("scenario-dashes", AT_NIGHT | AT_SPOILING, ANY, HealAny(1), name="castaways-herbs"),
            DiscoveryUse("scenario-bowtie", AT_PLANNING, ANY, AddToPile(2), name="castaways-oil"),
            DiscoveryUse(
                "scenario-cross",
                AT_PLANNING | AT_FIGHT | AT_DEMAND_WEAPON | AT_DANGER,
                ANY,
                Level(WEAPON, 1),
                name="castaways-sabre",
            ),
            DiscoveryUse(
                "scenario-stripes",
                AT_PLANNING | AT_MORALE | AT_DEMAND_DETERMINATION,
                ANY,
                DivideDetermination(3),
                name="castaways-medallion",
            ),
        )
        self.uses = {use.action: use for use in uses}
        self.words = {WOODPILE: "woodpile", SCENARIO_ITEM: "mast", SCENARIO_ITEM + 1: "hatchet"}

    def weather_dice(self, round: int) -> tuple[str, ...]:
        """RC-weather-phase-02."""
        if round <= 3:
            return ()
        return ("rain",) if round <= 6 else ("rain", "winter", "hungry")

    def goal(self, s: CrusoeState) -> bool:
        """Fire built and the woodpile complete while the ship is there, rounds 10 to 12 (RC-scenario-1-07)."""
        fire = s.items >> s.cfg.item_index["fire"] & 1
        return bool(fire) and s.scenario_ints[PILE] >= COLUMNS[-1] and s.round in self.goal_rounds

    def points(self, s: CrusoeState) -> int:
        """Life 1, weapon 2, roof 3, palisade 2 a level, 4 a complete woodpile column (RC-victory-points-03)."""
        columns = sum(s.scenario_ints[PILE] >= full for full in COLUMNS)
        return life_points(s) + 2 * s.weapon + 3 * s.roof + 2 * s.palisade + 4 * columns

    def round_starts(self, s: CrusoeState) -> None:
        s.scenario_ints[PILE_AT_START] = s.scenario_ints[PILE]

    def planning_options(self, s: CrusoeState) -> list[int]:
        return [] if self.forbids_planning(s, WOODPILE) else [WOODPILE]

    def planning_answer(self, s: CrusoeState, action: int) -> None:
        s.available[WOOD] -= 1
        add_wood(s, 1)

    def planning_label(self, s: CrusoeState, action: int) -> Msg:
        return Msg("label-woodpile", {"now": s.scenario_ints[PILE], "room": room(s)})

    def forbids_planning(self, s: CrusoeState, action: int) -> str:
        """Wood is put on the pile before the action phase, from available resources (RC-open-questions-48)."""
        if s.plan:
            return "RC-open-questions-48"
        if room(s) <= 0:
            return "RC-scenario-1-03"
        return "" if s.available[WOOD] else "RC-planning-12"

    def visible(self, s: CrusoeState) -> Mapping[str, int]:
        return {"woodpile": s.scenario_ints[PILE], "woodpile_at_start": s.scenario_ints[PILE_AT_START]}

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        numbers = read_numbers(value, {"woodpile": (0, COLUMNS[-1]), "woodpile_at_start": (0, COLUMNS[-1])})
        pile = numbers.get("woodpile", 0)
        s.scenario_ints = [pile, numbers.get("woodpile_at_start", pile)]

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        fire = s.items >> s.cfg.item_index["fire"] & 1
        return (
            Msg("goal-woodpile", {"now": s.scenario_ints[PILE], "all": COLUMNS[-1], "room": room(s)}),
            Msg("goal-fire-built" if fire else "goal-fire-missing"),
            Msg("goal-ship", {"round": s.round}),
        )


CASTAWAYS: Final = Castaways()
