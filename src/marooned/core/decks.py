"""Lazy decks: a card is identified by chance when it is turned, never by a stored order.

A *stock* is a family of cards whose members can mix unseen (all beasts, say). A *pile* holds cells: an instance id
(a card whose membership is known) or an anonymous cell of a stock ("some beast that nobody has seen"). `top` and
`low` are cells whose position is known, `bag` is uniformly shuffled. The odds of the next card are then exact counts:

    every anonymous cell of a stock is uniform over the stock's `loose` instances.

That law holds as long as a card leaves a bag unseen only if the bag is pure (`take_unseen` insists on it) and as long
as `restock` (forgetting who is known) happens only where every unidentified card of the stock lies in that pile.
"""

from __future__ import annotations

from math import lcm
from typing import ClassVar, Final

from marooned.core.errors import EngineFault
from marooned.core.rng import first_under

NO_BACK: Final = -1
MIXED: Final = -2


class Stock:
    """One family of cards: instances `first` .. `first + size - 1`. Immutable.

    All have the same back, or each its own (`backs`); then the back of a card that nobody has identified is MIXED.
    """

    __slots__ = ("back", "backs", "first", "index", "name", "size")

    def __init__(
        self, index: int, name: str, first: int, size: int, back: int, backs: tuple[int, ...] | None = None
    ) -> None:
        self.index = index
        self.name = name
        self.first = first
        self.size = size
        self.back = back if backs is None else MIXED
        self.backs = (back,) * size if backs is None else backs

    @property
    def anon(self) -> int:
        """The cell of a card of this stock that nobody has identified."""
        return -1 - self.index

    def instances(self) -> list[int]:
        """All instance ids, ascending."""
        return list(range(self.first, self.first + self.size))


class Backs:
    """Which stock and which back each cell has; shared by all states of a game. Immutable after building."""

    __slots__ = ("backs", "numbers", "stocks")

    def __init__(self, stocks: tuple[Stock, ...]) -> None:
        self.stocks = stocks
        members: list[int] = []
        for stock in stocks:
            if stock.first != len(members):
                raise EngineFault(f"stock {stock.name} must start at instance {len(members)}")
            members += [stock.index] * stock.size
        # By cell: instances count from the front; anonymous cells are negative and so count from the end.
        self.numbers: Final[list[int]] = [*members, *range(len(stocks) - 1, -1, -1)]
        anonymous = [stock.back for stock in reversed(stocks)]
        self.backs: Final[list[int]] = [back for stock in stocks for back in stock.backs] + anonymous

    def stock_of(self, cell: int) -> int:
        """Index of the stock of an instance or anonymous cell."""
        return self.numbers[cell]

    def back_of(self, cell: int) -> int:
        """Back of an instance or anonymous cell."""
        return self.backs[cell]


class Pile:
    """One deck. The next card is `top[-1]`, else one of `bag` (fitting `back`), else `low[0]`.

    top: cells known from the top, the next card last.  bag: cells in unknown order.  low: cells known at the bottom,
    nearest the top first.  back: back that was seen of the bag's next card if the bag's backs are mixed, else NO_BACK
    (it stays known while a card covers it).
    """

    __slots__ = ("back", "bag", "low", "top")
    FIELDS: ClassVar[tuple[str, ...]] = ("top", "bag", "low", "back")

    def __init__(self, top: list[int], bag: list[int], low: list[int], back: int = NO_BACK) -> None:
        self.top = top
        self.bag = bag
        self.low = low
        self.back = back

    def copy(self) -> Pile:
        """An independent copy."""
        return Pile(self.top[:], self.bag[:], self.low[:], self.back)

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.low)

    def __bool__(self) -> bool:
        return bool(self.bag or self.top or self.low)

    def cells(self) -> list[int]:
        """All cells, from the top; the order inside the bag means nothing."""
        return [*reversed(self.top), *self.bag, *self.low]

    def known(self) -> list[int]:
        """Instances that are known to be in the pile, wherever they lie; ascending."""
        return sorted(cell for cell in self.cells() if cell >= 0)

    # -- what can come next -------------------------------------------------------------------------------------

    def next_cells(self, backs: Backs) -> list[int]:
        """The cells of which one is the next card, all equally likely; empty if the pile is empty."""
        if self.top:
            return [self.top[-1]]
        if self.bag:
            if self.back == NO_BACK:
                return self.bag
            shown = backs.backs
            return [cell for cell in self.bag if shown[cell] == self.back]
        return self.low[:1]

    def shares(self, backs: Backs, loose: list[list[int]]) -> dict[int, int]:
        """Weight of each instance behind a cell that may be the next, by cell; over one denominator."""
        counts: dict[int, int] = {}
        for cell in self.next_cells(backs):
            counts[cell] = counts.get(cell, 0) + 1
        common = lcm(*[len(loose[-1 - cell]) for cell in counts if cell < 0])
        return {
            cell: count * common if cell >= 0 else count * common // len(loose[-1 - cell])
            for cell, count in counts.items()
        }

    def outcomes(self, backs: Backs, loose: list[list[int]]) -> list[tuple[int, int]]:
        """(instance, integer weight) of every card that may be the next; weights are over one denominator."""
        out: list[tuple[int, int]] = []
        for cell, share in self.shares(backs, loose).items():
            if cell >= 0:
                out.append((cell, share))
            else:
                out += [(instance, share) for instance in loose[-1 - cell]]
        out.sort()
        return out

    def may_be_next(self, instance: int, backs: Backs, loose: list[list[int]]) -> bool:
        """Whether a card may be the next, that is, whether it is among `outcomes`."""
        cells = self.next_cells(backs)
        if instance in cells:
            return True
        stock = backs.numbers[instance]
        return -1 - stock in cells and instance in loose[stock]

    def sample(
        self, backs: Backs, loose: list[list[int]], streams: list[int], index: int, universe: tuple[int, int]
    ) -> int:
        """The next card by stream `index`. The pile must not be empty. Nothing is taken yet.

        The stream is an endless row of (instance of the pile's universe, lot). A known card has the share 1, an
        unidentified one the odds that it lies among the candidates; the first pair whose lot is under the instance's
        share wins. So a card more or less in the pile shifts nothing else. A card on a known place costs no pair.
        universe: (first, size) of the range of instances that may ever lie here.
        """
        cells = self.next_cells(backs)
        cell = cells[0]
        same = cells.count(cell)
        if same == len(cells):
            if cell >= 0:
                return cell
            members = _members(cell, backs, loose)
            return first_under(streams, index, universe, len(members), same, members)
        common = lcm(*[len(_members(cell, backs, loose)) for cell in set(cells) if cell < 0])
        shares: dict[int, int] = {}
        for cell, share in self.shares(backs, loose).items():
            shares |= {cell: share} if cell >= 0 else dict.fromkeys(loose[-1 - cell], share)
        return first_under(streams, index, universe, common, max(shares.values()), shares)

    # -- moves --------------------------------------------------------------------------------------------------

    def take(self, instance: int, backs: Backs, loose: list[list[int]]) -> None:
        """Identify the next card as `instance` and take it off the pile."""
        anon = -1 - backs.numbers[instance]
        if self.top:
            cell = self.top.pop()
        elif self.bag:
            cell = instance if instance in self.bag else anon
            if cell not in self.bag:
                raise EngineFault(f"card {instance} is not in this pile")
            self.bag.remove(cell)
            self.back = NO_BACK
        else:
            cell = self.low.pop(0)
        if cell < 0:
            if cell != anon:
                raise EngineFault(f"card {instance} is of another stock than the next cell {cell}")
            loose[-1 - cell].remove(instance)
        elif cell != instance:
            raise EngineFault(f"the next card is {cell}, not {instance}")

    def put_top(self, cell: int) -> None:
        """Lay a cell on top; its position is known from now on."""
        self.top.append(cell)

    def put_bottom(self, cell: int) -> None:
        """Slide a cell under the pile; its position is known from now on."""
        self.low.append(cell)

    def shuffle_in(self, cells: list[int]) -> None:
        """Shuffle the cells and the whole pile together: positions are forgotten, members are not."""
        self.bag = [*self.top, *self.bag, *self.low, *cells]
        self.top = []
        self.low = []
        self.back = NO_BACK

    def may_take_unseen(self) -> bool:
        """Whether the next card may leave unseen: its cell is fixed, or the bag is anonymous and of one stock."""
        if self.top or not self.bag:
            return True
        first = self.bag[0]
        return first < 0 and self.bag.count(first) == len(self.bag)

    def take_unseen(self) -> int:
        """Take the next card's cell without looking at it. The pile must not be empty."""
        if not self.may_take_unseen():
            raise EngineFault("a card can leave a mixed bag only face up")
        if self.top:
            return self.top.pop()
        if self.bag:
            self.back = NO_BACK
            return self.bag.pop()
        return self.low.pop(0)

    def restock(self, extra: list[int], backs: Backs, loose: list[list[int]]) -> None:
        """Shuffle pile and `extra` so thoroughly that nobody knows any card's place: known members become anonymous.

        Legal only where every unidentified card of the stocks concerned is in this pile; raises EngineFault elsewhere.
        """
        cells = [*self.top, *self.bag, *self.low, *extra]
        for stock in {backs.stock_of(cell) for cell in cells if cell >= 0}:
            if cells.count(-1 - stock) != len(loose[stock]):
                raise EngineFault(
                    f"unidentified {backs.stocks[stock].name} lie elsewhere; the known ones can't join them"
                )
        bag: list[int] = []
        for cell in cells:
            if cell >= 0:
                stock = backs.stock_of(cell)
                loose[stock].append(cell)
                bag.append(-1 - stock)
            else:
                bag.append(cell)
        for members in loose:
            members.sort()
        self.top = []
        self.bag = bag
        self.low = []
        self.back = NO_BACK

    # -- visible backs ------------------------------------------------------------------------------------------

    def back_counts(self, backs: Backs) -> list[tuple[int, int]]:
        """(back, cells) that the back of the next card may show, if that is still open; else empty."""
        if self.top or not self.bag or self.back != NO_BACK:
            return []
        bag = self.bag
        if bag.count(bag[0]) == len(bag):
            return []
        shown = list(map(backs.backs.__getitem__, bag))
        if shown.count(shown[0]) == len(shown):
            return []
        return [(back, shown.count(back)) for back in sorted(set(shown))]

    def visible_back(self, backs: Backs) -> int:
        """Back of the next card as everybody sees it; NO_BACK if the pile is empty or the back not drawn yet."""
        if self.top:
            return backs.back_of(self.top[-1])
        if self.bag:
            return self.back if self.back != NO_BACK else backs.back_of(self.bag[0])
        return backs.back_of(self.low[0]) if self.low else NO_BACK


def _members(cell: int, backs: Backs, loose: list[list[int]]) -> list[int]:
    """The cards that an unidentified cell may be."""
    members = loose[-1 - cell]
    if not members:
        raise EngineFault(f"no unidentified card of {backs.stocks[-1 - cell].name} is left for this pile")
    return members
