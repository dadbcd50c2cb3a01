"""Effects that draw discovery tokens, starting items and inventions, and that build or lose items."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from marooned.core.messages import Msg
from marooned.games.crusoe.actions import INVENTION, ITEM, KEEP, SCENARIO_ITEM
from marooned.games.crusoe.effects.base import Demand, Fx, FxChoice, Turn, victims
from marooned.games.crusoe.effects.people import Hurt
from marooned.games.crusoe.layout import (
    BACKS,
    D_GONE,
    D_INVENTION,
    INVENTIONS,
    P_DISCOVERY,
    P_INVENTION,
    P_STARTING,
    S_INVENTION,
)
from marooned.games.crusoe.terms import GROUP
from marooned.games.crusoe.verbs import card_name, either, in_action, item_name, lose_item, receive, set_built

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


def item_action(item: int) -> int:
    """The action that names an item."""
    return ITEM + item if item < 30 else SCENARIO_ITEM + item - 30


def action_item(action: int) -> int:
    """The item that an action names."""
    return action - ITEM


# -- discovery tokens and starting items -----------------------------------------------------------------------------
class TurnDiscovery(Turn):
    """Draws one discovery token; an empty pool gives none (RC-discovery-tokens-05)."""

    __slots__ = ()
    PILE = P_DISCOVERY
    RULES = ("RC-explore-11", "RC-discovery-tokens-05")

    def turned(self, s: CrusoeState, instance: int) -> None:
        receive(s, instance)


class DrawDiscovery(Fx):
    """Draw n discovery tokens."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, s: CrusoeState) -> None:
        s.push_all((TurnDiscovery(),) * self.n)

    def words(self) -> Msg:
        return Msg("fx-draw-discovery", {"n": self.n})


class TurnDiscoveryAside(Turn):
    """Draws a discovery token to choose from."""

    __slots__ = ()
    PILE = P_DISCOVERY

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.aside.append(instance)
        if s.events is not None:
            s.emit("log-drawn", card=card_name(s, instance))


class KeepDiscovery(FxChoice):
    """Keep one of the tokens drawn; the others leave the game (RC-character-skills-16)."""

    __slots__ = ()
    PROMPT = "ask-keep-discovery"
    RULES = ("RC-character-skills-16",)

    def options(self, s: CrusoeState) -> list[int]:
        return sorted({KEEP + discovery_kind(s, instance) for instance in s.aside})

    def answer(self, s: CrusoeState, action: int) -> None:
        kept = next(instance for instance in s.aside if discovery_kind(s, instance) == action - KEEP)
        s.aside.remove(kept)
        s.discards[D_GONE] += s.aside
        s.aside = []
        receive(s, kept)

    def label(self, s: CrusoeState, action: int) -> Msg:
        from marooned.games.crusoe.actions import DISCOVERY_IDS

        return Msg(f"card-discovery-{DISCOVERY_IDS[action - KEEP]}")


class DrawTwoKeepOne(Fx):
    """Draw 2 discovery tokens, keep 1; the other leaves the game."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.push(TurnDiscoveryAside(), TurnDiscoveryAside(), KeepDiscovery())

    def words(self) -> Msg:
        return Msg("fx-draw-two-keep-one")


def discovery_kind(s: CrusoeState, instance: int) -> int:
    """Index of the kind of a discovery token."""
    from marooned.games.crusoe.actions import DISCOVERY_IDS

    return DISCOVERY_IDS.index(s.cards.all[instance].id)


class DrawStartingItem(Turn):
    """Draw one of the unused starting items (RC-starting-items-06, RC-setup-24)."""

    __slots__ = ()
    PILE = P_STARTING
    RULES = ("RC-starting-items-06", "RC-setup-24")

    def turned(self, s: CrusoeState, instance: int) -> None:
        receive(s, instance)

    def words(self) -> Msg:
        return Msg("fx-draw-starting-item")


# -- inventions ------------------------------------------------------------------------------------------------------
def unbuilt(s: CrusoeState) -> int:
    """Mask of the inventions on the board and with characters, without those built in this phase (RC-items-01)."""
    return (s.board | s.own) & ~sum(1 << item for item in set(s.future_items))


class TurnInvention(Turn):
    """Turns an invention; an empty deck is made of the discards first (RC-character-skills-07)."""

    __slots__ = ()
    PILE = P_INVENTION
    RULES: ClassVar[tuple[str, ...]] = ("RC-character-skills-07",)

    def possible(self, s: CrusoeState) -> bool:
        pile = s.piles[P_INVENTION]
        if not len(pile) and s.discards[D_INVENTION]:
            pile.restock(s.discards[D_INVENTION], BACKS, s.loose)
            s.discards[D_INVENTION] = []
        return len(pile) > 0


class DrawInvention(TurnInvention):
    """Draw an invention and put it on the board."""

    __slots__ = ()

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.board |= 1 << (instance - INVENTIONS)
        if s.events is not None:
            s.emit("log-invention", item=card_name(s, instance))

    def words(self) -> Msg:
        return Msg("fx-draw-invention")


class TurnInventionAside(TurnInvention):
    """Turns an invention to choose from."""

    __slots__ = ()

    def turned(self, s: CrusoeState, instance: int) -> None:
        s.aside.append(instance)
        if s.events is not None:
            s.emit("log-drawn", card=card_name(s, instance))


class PutOneInvention(FxChoice):
    """Put one of the inventions turned on the board, the others on the invention discard (RC-character-skills-06)."""

    __slots__ = ()
    PROMPT = "ask-put-invention"
    RULES = ("RC-character-skills-06", "RC-character-skills-07")

    def options(self, s: CrusoeState) -> list[int]:
        return sorted(INVENTION + instance - INVENTIONS for instance in s.aside)

    def answer(self, s: CrusoeState, action: int) -> None:
        kept = INVENTIONS + action - INVENTION
        s.aside.remove(kept)
        s.discards[D_INVENTION] += s.aside
        s.aside = []
        s.board |= 1 << (kept - INVENTIONS)
        if s.events is not None:
            s.emit("log-invention", item=card_name(s, kept))

    def label(self, s: CrusoeState, action: int) -> Msg:
        return item_name(s, action - INVENTION)


class NewIdeas(Fx):
    """Draw 5 inventions, put 1 on the board."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.push(*(TurnInventionAside(),) * 5, PutOneInvention())

    def words(self) -> Msg:
        return Msg("fx-new-ideas")


class DiscardInventions(Demand):
    """Discard n inventions that are not built, from the board or a character, on top of the deck (RC-discarding-
    inventions).
    """

    __slots__ = ("n",)
    RULES = ("RC-discarding-inventions-02", "RC-discarding-inventions-03", "RC-discarding-inventions-04")

    def __init__(self, n: int) -> None:
        self.n = n

    def window(self, s: CrusoeState) -> int:
        return 0

    def settle(self, s: CrusoeState) -> None:
        there = unbuilt(s).bit_count()
        missing = max(0, self.n - there)
        if missing:
            s.then(Hurt(victims(s), missing))
        s.push_all((DiscardOneInvention(),) * (self.n - missing))

    def words(self) -> Msg:
        return Msg("fx-discard-inventions", {"n": self.n})


class DiscardOneInvention(FxChoice):
    """Which invention is discarded."""

    __slots__ = ()
    PROMPT = "ask-discard-invention"
    RULES = ("RC-discarding-inventions-03",)

    def options(self, s: CrusoeState) -> list[int]:
        there = unbuilt(s)
        return [INVENTION + item for item in range(30) if there >> item & 1]

    def answer(self, s: CrusoeState, action: int) -> None:
        item = action - INVENTION
        s.board &= ~(1 << item)
        s.own &= ~(1 << item)
        s.piles[P_INVENTION].put_top(INVENTIONS + item)
        if s.events is not None:
            s.emit("log-invention-gone", item=item_name(s, item))

    def label(self, s: CrusoeState, action: int) -> Msg:
        return item_name(s, action - INVENTION)


class ChooseInvention(FxChoice):
    """Take any invention from the deck or the discard; the deck is then shuffled (RC-added-06)."""

    __slots__ = ()
    PROMPT = "ask-choose-invention"
    RULES = ("RC-added-06",)

    def options(self, s: CrusoeState) -> list[int]:
        there = [*s.loose[S_INVENTION], *s.piles[P_INVENTION].known(), *s.discards[D_INVENTION]]
        return sorted(INVENTION + instance - INVENTIONS for instance in there)

    def answer(self, s: CrusoeState, action: int) -> None:
        instance = INVENTIONS + action - INVENTION
        pile = s.piles[P_INVENTION]
        discard = s.discards[D_INVENTION]
        if instance in discard:
            discard.remove(instance)
        pile.restock([], BACKS, s.loose)
        if instance in s.loose[S_INVENTION]:
            s.loose[S_INVENTION].remove(instance)
            pile.bag.remove(-1 - S_INVENTION)
        s.board |= 1 << (instance - INVENTIONS)
        if s.events is not None:
            s.emit("log-invention", item=card_name(s, instance))

    def label(self, s: CrusoeState, action: int) -> Msg:
        return item_name(s, action - INVENTION)

    def words(self) -> Msg:
        return Msg("fx-choose-invention")


# -- items -----------------------------------------------------------------------------------------------------------
class LoseItem(Demand):
    """Turn n built items back to their invention side; missing ones wound unless `possible` (RC-unfulfilled-
    demand-08).
    """

    __slots__ = ("n", "possible")
    RULES = ("RC-losing-items-01", "RC-losing-items-08", "RC-unfulfilled-demand-08")

    def __init__(self, n: int, possible: bool = False) -> None:
        self.n = n
        self.possible = possible

    def window(self, s: CrusoeState) -> int:
        return 0

    def settle(self, s: CrusoeState) -> None:
        missing = max(0, self.n - s.items.bit_count())
        if missing and not self.possible:
            s.then(Hurt(victims(s), missing))
        s.push_all((LoseOneItem(False),) * (self.n - missing))

    def words(self) -> Msg:
        return Msg("fx-lose-item-possible" if self.possible else "fx-lose-item", {"n": self.n})


class LoseOneItem(FxChoice):
    """Which built item is lost. gone: the card leaves the game instead of turning back."""

    __slots__ = ("gone",)
    PROMPT = "ask-lose-item"
    RULES = ("RC-losing-items-08",)

    def __init__(self, gone: bool) -> None:
        self.gone = gone

    def options(self, s: CrusoeState) -> list[int]:
        return [item_action(item) for item in range(len(s.cfg.inventions)) if s.items >> item & 1]

    def answer(self, s: CrusoeState, action: int) -> None:
        item = action_item(action)
        lose_item(s, item)
        if self.gone:
            s.board &= ~(1 << item)
            s.own &= ~(1 << item)
            s.sheet &= ~(1 << item)
            if item < 30:
                s.discards[D_GONE].append(INVENTIONS + item)
        s.dirty = True

    def label(self, s: CrusoeState, action: int) -> Msg:
        return item_name(s, action_item(action))


class RemoveItem(Fx):
    """One item leaves the game, its effect is undone; nothing if there is none."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.then(LoseOneItem(True))

    def words(self) -> Msg:
        return Msg("fx-remove-item")


class MarkItems(Fx):
    """Mark up to 2 built items with this card."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.push(MarkOneItem(), MarkOneItem())

    def words(self) -> Msg:
        return Msg("fx-mark-items", {"n": 2})


class MarkOneItem(FxChoice):
    """Which built item is marked."""

    __slots__ = ()
    PROMPT = "ask-mark-item"

    def options(self, s: CrusoeState) -> list[int]:
        card = s.scopes[-1].card
        free = [
            item for item in range(len(s.cfg.inventions)) if s.items >> item & 1 and (item, card) not in s.marked_items
        ]
        return [item_action(item) for item in free]

    def answer(self, s: CrusoeState, action: int) -> None:
        s.marked_items.append((action_item(action), s.scopes[-1].card))

    def label(self, s: CrusoeState, action: int) -> Msg:
        return item_name(s, action_item(action))


class LoseMarkedItems(Fx):
    """Lose every item that this card marked and that is still built."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        card = s.scopes[-1].card
        for item, by in list(s.marked_items):
            if by == card:
                lose_item(s, item)
        s.marked_items = [entry for entry in s.marked_items if entry[1] != card]

    def words(self) -> Msg:
        return Msg("fx-lose-marked-items")


class BuildFree(FxChoice):
    """Build one of these items, free and without an action; nothing if none of their inventions is there.

    It is ready at once, but within an action a gain like any other (RC-available-vs-future-resources-05).
    """

    __slots__ = ("items",)
    PROMPT = "ask-build-free"
    RULES = ("RC-available-vs-future-resources-05",)

    def __init__(self, items: tuple[str, ...]) -> None:
        self.items = items

    def options(self, s: CrusoeState) -> list[int]:
        there = unbuilt(s)
        return sorted(item_action(s.cfg.item_index[item]) for item in self.items if there >> s.cfg.item_index[item] & 1)

    def answer(self, s: CrusoeState, action: int) -> None:
        item = action_item(action)
        if in_action(s):
            s.future_items.append(item)
            if s.events is not None:
                s.emit("log-built", item=item_name(s, item))
        else:
            set_built(s, item)

    def label(self, s: CrusoeState, action: int) -> Msg:
        return item_name(s, action_item(action))

    def seat(self, s: CrusoeState) -> int:
        return s.seat_of(s.actor() if s.scopes else GROUP)

    def words(self) -> Msg:
        return Msg("fx-build-free", {"items": either([Msg(f"item-{item}") for item in self.items])})


class SuspendItems(Fx):
    """All items are out of use until this round's action phase is over."""

    __slots__ = ()

    def resolve(self, s: CrusoeState) -> None:
        s.suspended = True

    def words(self) -> Msg:
        return Msg("fx-suspend-items")
