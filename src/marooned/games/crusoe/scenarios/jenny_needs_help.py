"""Scenario 3, Jenny Needs Help!: bring Jenny ashore on a raft, then build a lifeboat (RC-scenario-3, RC-sheet-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from marooned.core.errors import FormatError
from marooned.core.messages import Msg
from marooned.games.crusoe import codes
from marooned.games.crusoe.actions import SCENARIO_ITEM, SCENARIO_TARGET
from marooned.games.crusoe.cards import Invention, Price
from marooned.games.crusoe.content.uses import ANY, NEEDS_SHELTER, DiscoveryUse
from marooned.games.crusoe.effects.base import Fx
from marooned.games.crusoe.effects.goods import Gain
from marooned.games.crusoe.effects.levels import Level
from marooned.games.crusoe.effects.people import HealAny, Hurt, TempWeapon, Wounds
from marooned.games.crusoe.effects.things import BuildFree
from marooned.games.crusoe.effects.use import GainAvailable
from marooned.games.crusoe.people import DIES_AT
from marooned.games.crusoe.scenarios.base import Scenario, life_points, read_numbers
from marooned.games.crusoe.special import Special
from marooned.games.crusoe.terms import (
    AT_DANGER,
    AT_DEMAND_PALISADE,
    AT_DEMAND_WOOD,
    AT_FIGHT,
    AT_NIGHT,
    AT_PLANNING,
    AT_SPOILING,
    EXPLORE,
    FUR,
    GUEST,
    MORALE,
    PALISADE,
    WOOD,
    YOU,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState

RESCUE: Final = SCENARIO_TARGET
RAFT: Final = "rescue-raft"
LIFEBOAT: Final = "lifeboat"
TOTEMS: Final = 0  # scenario_ints: how many were discovered


def is_built(s: CrusoeState, item: str) -> bool:
    """Whether an item stands, usable or not."""
    return bool(s.items & s.cfg.item_bit(item))


class JennyRescued(Fx):
    """Jenny comes to the camp with her wounds; nothing, if the raft has been lost since planning (RC-sheet-3-19)."""

    __slots__ = ()
    RULES = ("RC-scenario-3-01", "RC-sheet-3-21")

    def resolve(self, s: CrusoeState) -> None:
        if not is_built(s, RAFT):
            if s.events is not None:
                s.emit("log-failed")
            return
        s.guest = True
        s.dirty = True
        if s.events is not None:
            s.emit("log-jenny-rescued", n=DIES_AT[GUEST] - s.wounds[GUEST])


class Rescue(Special):
    """An explore action on the raft, without a place on the map (RC-scenario-3-01, -02, RC-sheet-3-18).

    Items built in this round are ready after its actions only, so that a raft seen in planning is of an earlier one.
    """

    kind = EXPLORE

    def targets(self, s: CrusoeState) -> list[int]:
        return [] if s.guest else [RESCUE]

    def covers(self, s: CrusoeState, target: int) -> bool:
        return target == RESCUE

    def code(self, s: CrusoeState, target: int) -> int:
        if s.guest:
            return codes.SHEET_3_21
        if not s.has_item(RAFT):
            return codes.SCENARIO_3_01
        return codes.EXPLORE_05 if any(planned.target == target for planned in s.plan) else 0

    def done(self, s: CrusoeState, target: int) -> list[Fx]:
        return [JennyRescued()]

    def adventure(self, s: CrusoeState, target: int) -> list[Fx]:
        return [Wounds(YOU, 1)]

    def words(self, s: CrusoeState, target: int) -> Msg:
        return Msg("target-rescue-jenny")


class JennyNeedsHelp(Scenario):
    """8 rounds; rescue Jenny before her 11th wound, then build the lifeboat."""

    id: ClassVar[str] = "jenny-needs-help"
    number: ClassVar[int] = 3
    rounds: ClassVar[int] = 8
    rule_sections: ClassVar[tuple[str, ...]] = ("scenario-3", "sheet-3")
    start_ints: ClassVar[tuple[int, ...]] = (0,)
    unused_starting: ClassVar[tuple[str, ...]] = ("storm-glass",)
    losses: ClassVar[tuple[str, ...]] = ("jenny-died",)

    def __init__(self) -> None:
        super().__init__()
        self.book = (Level(PALISADE, -1),)
        self.specials = (Rescue(),)
        self.inventions = (
            Invention(RAFT, items=("rope",), prices=(Price(wood=2),)),
            Invention(LIFEBOAT, items=("rope", "knife"), prices=(Price(wood=6, fur=4),), at_once=True),
        )
        uses = (
            DiscoveryUse("scenario-dashes", AT_NIGHT | AT_SPOILING, ANY, HealAny(1), name="jenny-herbs"),
            DiscoveryUse(
                "scenario-bowtie", AT_FIGHT | AT_DANGER, ANY, TempWeapon(3), name="jenny-pistol", personal=True
            ),
            DiscoveryUse(
                "scenario-cross", AT_PLANNING | AT_DEMAND_WOOD, ANY, GainAvailable(WOOD, 2), name="jenny-ruined-hut"
            ),
            DiscoveryUse(
                "scenario-stripes",
                AT_PLANNING | AT_DEMAND_PALISADE,
                NEEDS_SHELTER,
                Level(PALISADE, 1),
                name="jenny-vines",
            ),
        )
        self.uses = {use.action: use for use in uses}
        self.words = {RESCUE: "rescue-jenny", SCENARIO_ITEM: RAFT, SCENARIO_ITEM + 1: LIFEBOAT}

    # -- the round -------------------------------------------------------------------------------------------------

    def weather_dice(self, round: int) -> tuple[str, ...]:
        """RC-sheet-3-03."""
        return ("hungry",) if round >= 5 else ()

    def totem(self, s: CrusoeState, space: int) -> list[Fx]:
        """RC-sheet-3-08 to 12, by order of discovery."""
        s.scenario_ints[TOTEMS] += 1
        effects: dict[int, Fx] = {
            1: Wounds(YOU, 2),
            2: Level(MORALE, -2),
            3: BuildFree(("rope",)),
            4: Gain(FUR, 2),
        }
        number = s.scenario_ints[TOTEMS]
        return [effects[number]] if number in effects else []

    def at_night(self, s: CrusoeState) -> list[Fx]:
        """Out there Jenny takes 2 wounds (RC-sheet-3-05)."""
        return [] if s.guest else [Hurt(1 << GUEST, 2)]

    # -- planning --------------------------------------------------------------------------------------------------

    def forbids_item(self, s: CrusoeState, item: int) -> int:
        """RC-scenario-3-04."""
        return codes.SCENARIO_3_04 if not s.guest and item == s.cfg.item_index[LIFEBOAT] else 0

    def guest_code(self, s: CrusoeState) -> int:
        return codes.SHEET_3_22

    # -- the end ---------------------------------------------------------------------------------------------------

    def goal(self, s: CrusoeState) -> bool:
        """RC-scenario-3-03, RC-sheet-3-04."""
        return s.guest and is_built(s, LIFEBOAT)

    def lost(self, s: CrusoeState) -> str:
        """RC-sheet-3-04, -06."""
        return "jenny-died" if s.wounds[GUEST] >= DIES_AT[GUEST] else ""

    def points(self, s: CrusoeState) -> int:
        """Life 1, weapon 2, roof 4, palisade 3 a level, Jenny and the lifeboat 5 each (RC-victory-points-05,
        RC-sheet-3-26).
        """
        saved = s.guest and s.wounds[GUEST] < DIES_AT[GUEST]
        things = 5 * saved + 5 * is_built(s, LIFEBOAT)
        return life_points(s) + 2 * s.weapon + 4 * s.roof + 3 * s.palisade + things

    # -- words -----------------------------------------------------------------------------------------------------

    def visible(self, s: CrusoeState) -> Mapping[str, Any]:
        return {"jenny": s.wounds[GUEST], "rescued": s.guest, "totems": s.scenario_ints[TOTEMS]}

    def read_visible(self, s: CrusoeState, value: Any) -> None:
        """`{jenny: 4, rescued: true, totems: 2}`: her wounds; whether she is rescued."""
        if isinstance(value, Mapping):
            rescued = value.get("rescued", False)
            if not isinstance(rescued, bool):
                raise FormatError(f"{rescued!r} must be true or false", "scenario_state.rescued")
            s.guest = rescued
            value = {name: n for name, n in value.items() if name != "rescued"}
        numbers = read_numbers(value, {"jenny": (0, DIES_AT[GUEST]), "totems": (0, 6)})
        s.wounds[GUEST] = numbers.get("jenny", 0)
        s.scenario_ints = [numbers.get("totems", 0)]

    def status(self, s: CrusoeState) -> tuple[Msg, ...]:
        left = DIES_AT[GUEST] - s.wounds[GUEST]
        if s.guest:
            return (Msg("goal-jenny-with-you", {"n": left}), Msg("goal-lifeboat"))
        raft = Msg("goal-rescue-raft-ready" if is_built(s, RAFT) else "goal-rescue-raft-missing")
        return (Msg("goal-jenny-out-there", {"n": left}), raft, Msg("goal-lifeboat-later"))


JENNY_NEEDS_HELP: Final = JennyNeedsHelp()
