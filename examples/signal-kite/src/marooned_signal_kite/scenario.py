"""Signal Kite: fly a kite in three rounds, so that a ship sees it (SK-01 to SK-07)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from marooned.core.messages import Msg
from marooned.core.statements import Rulebook
from marooned.games.crusoe.actions import HELPER, HELPERS, SCENARIO_ITEM, SCENARIO_TARGET
from marooned.games.crusoe.board import HILLS, MOUNTAINS
from marooned.games.crusoe.cards import Invention, Price
from marooned.games.crusoe.content.uses import ANY, DiscoveryUse
from marooned.games.crusoe.effects.base import Fx
from marooned.games.crusoe.effects.goods import Gain
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.people import HealAny
from marooned.games.crusoe.effects.use import GainAvailable
from marooned.games.crusoe.scenarios.base import Scenario, life_points, read_numbers
from marooned.games.crusoe.special import Lender, Special
from marooned.games.crusoe.state import OUTSIDE
from marooned.games.crusoe.terms import (
    AT_DEMAND_FUR,
    AT_DEMAND_WEAPON,
    AT_FIGHT,
    AT_NIGHT,
    AT_PLANNING,
    AT_SPOILING,
    EXPLORE,
    FUR,
    ROOF,
    SPECIAL,
    WEAPON,
)
from marooned.games.crusoe.verbs import drop_thing

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

# scenario_ints
FLIGHTS: Final = 0
LAST_FLIGHT: Final = 1  # round of the last flight, 0 = none

FLIGHTS_NEEDED: Final = 3
VANE: Final = HELPERS.index("scenario-helper-1")
VANE_TOKEN: Final = "scenario-stripes"
_RULES: Final = ("SK-01", "SK-02", "SK-03", "SK-04", "SK-05", "SK-06", "SK-07")
NO_KITE: Final = OUTSIDE  # codes, in the order of _RULES: SK-01
NO_HEIGHT: Final = OUTSIDE + 1
FLOWN: Final = OUTSIDE + 2


class Fly(Fx):
    """The kite is seen: one flight more (SK-03, SK-04)."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.scenario_ints[FLIGHTS] += 1
        s.scenario_ints[LAST_FLIGHT] = s.round
        s.dirty = True
        if s.events is not None:
            s.emit("log-flight", n=s.scenario_ints[FLIGHTS])

    def words(self) -> Msg:
        return Msg("fx-fly-kite")


class FlyKite(Special):
    """2 pawns of players, sure; once a round, with the kite built and heights explored (SK-01 to SK-03)."""

    kind = SPECIAL
    pawns = 2

    def targets(self, s: CrusoeState) -> list[int]:
        return [SCENARIO_TARGET]

    def covers(self, s: CrusoeState, target: int) -> bool:
        return target == SCENARIO_TARGET

    def code(self, s: CrusoeState, target: int) -> int:
        if not s.has_item("kite"):
            return NO_KITE
        if not s.terrains & (HILLS | MOUNTAINS):
            return NO_HEIGHT
        return FLOWN if any(planned.kind == SPECIAL for planned in s.plan) else 0

    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        return [Fly()]

    def words(self, s: CrusoeState, target: int) -> Msg:
        return Msg("target-fly-kite")


class Vane(Lender):
    """The weather vane lends a pawn to one explore action (SK-06)."""

    helper = VANE
    kind = EXPLORE

    def pawns(self, s: CrusoeState) -> int:
        return sum(s.cards.all[token].id == VANE_TOKEN for token in s.discoveries)

    def used_up(self, s: CrusoeState) -> None:
        drop_thing(s, next(token for token in s.discoveries if s.cards.all[token].id == VANE_TOKEN))


class SignalKite(Scenario):
    """8 rounds; three flights in three different rounds."""

    id: ClassVar[str] = "signal-kite"
    number: ClassVar[int] = 101
    rounds: ClassVar[int] = 8
    rule_ids: ClassVar[tuple[str, ...]] = _RULES
    rule_sections: ClassVar[tuple[str, ...]] = ("signal-kite",)
    start_ints: ClassVar[tuple[int, ...]] = (0, 0)

    def __init__(self) -> None:
        super().__init__()
        self.book = (Level(ROOF, -1, possible=True),)
        self.specials = (FlyKite(),)
        self.lenders = (Vane(),)
        self.inventions = (Invention("kite", items=("rope",), prices=(Price(fur=2),)),)
        uses = (
            DiscoveryUse("scenario-dashes", AT_NIGHT | AT_SPOILING, ANY, HealAny(1), name="kite-balm"),
            DiscoveryUse("scenario-bowtie", AT_PLANNING | AT_DEMAND_FUR, ANY, GainAvailable(FUR, 1), name="kite-sail"),
            DiscoveryUse(
                "scenario-cross", AT_PLANNING | AT_FIGHT | AT_DEMAND_WEAPON, ANY, Level(WEAPON, 1), name="kite-hook"
            ),
        )
        self.uses = {use.action: use for use in uses}
        self.words = {SCENARIO_ITEM: "kite", SCENARIO_TARGET: "fly-kite", HELPER + VANE: "+weather-vane"}

    def weather_dice(self, round: int) -> tuple[str, ...]:
        """SK-05: rain from round 3 on."""
        return ("rain",) if round >= 3 else ()

    def totem(self, s: CrusoeState, space: int) -> list[Fx]:
        """SK-07: an old hunting ground."""
        return [Gain(FUR, 1)]

    def goal(self, s: CrusoeState) -> bool:
        """SK-04."""
        return s.scenario_ints[FLIGHTS] >= FLIGHTS_NEEDED

    def points(self, s: CrusoeState) -> int:
        return life_points(s) + 5 * s.scenario_ints[FLIGHTS]

    def visible(self, s: CrusoeState) -> Mapping[str, Any]:
        return {"flights": s.scenario_ints[FLIGHTS], "last_flight": s.scenario_ints[LAST_FLIGHT]}

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        numbers = read_numbers(value, {"flights": (0, FLIGHTS_NEEDED), "last_flight": (0, self.rounds)})
        s.scenario_ints = [numbers.get("flights", 0), numbers.get("last_flight", 0)]

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        return (Msg("goal-flights", {"now": s.scenario_ints[FLIGHTS], "all": FLIGHTS_NEEDED}),)

    def classes(self) -> dict[str, type]:
        return {"Fly": Fly}

    def rulebook(self) -> Rulebook:
        return Rulebook("marooned_signal_kite")


SIGNAL_KITE: Final = SignalKite()
