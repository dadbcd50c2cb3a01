"""Effects that only the use of abilities needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Msg
from marooned.games.crusoe.effects.base import Fx
from marooned.games.crusoe.terms import FOOD, RESOURCES
from marooned.games.crusoe.verbs import make_available

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class GainAvailable(Fx):
    """Resources to available ones, whatever is going on (RC-character-skills-11, RC-start-biscuits-01)."""

    __slots__ = ("n", "what")
    RULES = ("RC-character-skills-11", "RC-start-biscuits-01", "RC-token-goat-01")

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        s.available[self.what] += self.n
        if s.events is not None:
            s.emit("log-gain", what=RESOURCES[self.what], n=self.n, store=Msg("store-available"))

    def words(self) -> Msg:
        return Msg("fx-gain", {"what": RESOURCES[self.what], "n": self.n})


class SoupOutside(Fx):
    """The cook outside the camp cooks for himself (RC-night-outside-camp-09)."""

    __slots__ = ()
    RULES = ("RC-night-outside-camp-09",)

    def resolve(self, s: CrusoeState) -> None:
        s.outside_goods[s.actor()][FOOD] += 1


class Ward(Fx):
    """Ignore n wounds of this fight."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        s.ward += self.n

    def words(self) -> Msg:
        return Msg("fx-ward", {"n": self.n})


class ForTreasure(Fx):
    """Binds a treasure to the one who uses it for the rest of the round."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def resolve(self, s: CrusoeState) -> None:
        from marooned.games.crusoe.state import Treasure

        for index, treasure in enumerate(s.treasures):
            if treasure.card == self.card:
                s.treasures[index] = Treasure(self.card, treasure.uses, treasure.since, s.actor())


class ThingReady(Fx):
    """A thing becomes common property; a treasure's immediate effects are resolved now (RC-after-actions-04)."""

    __slots__ = ("since", "thing")
    RULES = ("RC-after-actions-04", "RC-night-outside-camp-03")

    def __init__(self, thing: int, since: int = 0) -> None:
        self.thing = thing
        self.since = since

    def resolve(self, s: CrusoeState) -> None:
        make_available(s, self.thing, self.since)
