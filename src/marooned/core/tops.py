"""The exact law of several piles from one stock whose cards have different backs, where the top backs are visible.

`decks` covers piles of cards with one back, or whose anonymous cells say their back. Here an anonymous cell may be
any unidentified card; of the top card of each pile one sees the back. After cards that everybody knows were shuffled
into a pile, the card behind a visible back may be one of those or an unidentified one, and the visible tops of the
*other* piles bear on which. With three piles that is a sum over at most eight cases, over one integer denominator.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import gcd

from marooned.core.decks import NO_BACK, Backs, Pile
from marooned.core.errors import EngineFault


class Law:
    """What is known of the tops of some piles of one stock.

    loose: unidentified cards by back.  spoken: of these, by back, how many lie face down elsewhere with a visible back
    (in hidden hands, under a caravan).  cells: how many anonymous cells there are with no visible back.
    """

    __slots__ = ("backs", "cells", "loose", "piles", "spoken")

    def __init__(self, piles: Sequence[Pile], backs: Backs, loose: Sequence[int], spoken: Sequence[int]) -> None:
        self.piles = piles
        self.backs = backs
        self.loose = loose
        self.spoken = list(spoken)
        for pile in piles:
            if pile.back != NO_BACK and _fixed(pile) == [True]:
                self.spoken[pile.back] += 1
        self.cells = sum(loose) - sum(self.spoken)

    def cases(self, shown: Sequence[int]) -> Iterator[tuple[int, tuple[bool, ...]]]:
        """(weight, for each pile whether its top is an unidentified card of an open bag) of every possibility.

        shown: the back of each pile's top, NO_BACK where it is not seen. Weights are over one denominator for all
        values of `shown` of one Law.
        """
        ways: list[list[tuple[int, bool]]] = []
        for pile, back in zip(self.piles, shown, strict=True):
            if back == NO_BACK or not pile.bag:
                ways.append([(1, False)])
                continue
            known = sum(1 for cell in pile.bag if cell >= 0 and self.backs.backs[cell] == back)
            ways.append([(known, False), (sum(1 for cell in pile.bag if cell < 0), True)])
        most = len(self.piles)
        for case in product(*ways):
            weight = 1
            used = 0
            taken = [0] * len(self.loose)
            for (count, anonymous), back in zip(case, shown, strict=True):
                weight *= count
                if anonymous:
                    weight *= self.loose[back] - self.spoken[back] - taken[back]
                    taken[back] += 1
                    used += 1
            for step in range(used, most):
                weight *= max(self.cells - step, 1)
            if weight > 0:
                yield weight, tuple(anonymous for _, anonymous in case)

    def shown(self) -> list[int]:
        """The backs seen of the next cards of bags, also of those that a known card covers; NO_BACK for all others."""
        return [NO_BACK if not pile.bag or _fixed(pile) == [True] else pile.back for pile in self.piles]

    def back_weights(self, index: int) -> list[tuple[int, int]]:
        """(back, weight) of what the top of a pile may show, given the visible backs of the others."""
        pile = self.piles[index]
        if self.pure() and not (pile.top and pile.top[-1] >= 0) and (pile.top or pile.bag or pile.low[0] < 0):
            return self.pure_weights(index)
        if not pile.top and pile.bag:
            found = []
            shown = self.shown()
            for back in range(len(self.loose)):
                shown[index] = back
                found.append((back, sum(weight for weight, _ in self.cases(shown))))
            return reduced(found)
        cell = pile.top[-1] if pile.top else pile.low[0]
        if cell >= 0:
            return [(self.backs.backs[cell], 1)]
        found = []
        for back, loose in enumerate(self.loose):
            left = loose - self.spoken[back]
            if left <= 0:
                continue
            self.spoken[back] += 1
            self.cells -= 1
            found.append((back, left * sum(weight for weight, _ in self.cases(self.shown()))))
            self.spoken[back] -= 1
            self.cells += 1
        return reduced(found)

    def pure(self) -> bool:
        """Whether no bag holds a known card: then every unidentified top is what it seems."""
        return all(not pile.bag or max(pile.bag) < 0 for pile in self.piles)

    def pure_weights(self, index: int) -> list[tuple[int, int]]:
        """`back_weights` of an unidentified top where no bag holds a known card: the cards that are left, by back."""
        left = [loose - spoken for loose, spoken in zip(self.loose, self.spoken, strict=True)]
        for other, back in enumerate(self.shown()):
            if other != index and back != NO_BACK:
                left[back] -= 1
        return reduced(list(enumerate(left)))

    def top_weights(self, index: int) -> tuple[list[int], int, int]:
        """(known cards that may be on top, weight of each, weight of all unidentified cards together) of a pile.

        The back of its top must be visible. An unidentified top is uniform over the loose cards of that back.
        """
        pile = self.piles[index]
        if pile.top or not pile.bag:
            cell = pile.top[-1] if pile.top else pile.low[0]
            return ([cell], 1, 0) if cell >= 0 else ([], 0, 1)
        if pile.back == NO_BACK:
            raise EngineFault("the back of the top card is not seen yet")
        known = [cell for cell in pile.bag if cell >= 0 and self.backs.backs[cell] == pile.back]
        if not known:
            return [], 0, 1
        named = nameless = 0
        for weight, case in self.cases(self.shown()):
            if case[index]:
                nameless += weight
            else:
                named += weight
        return known, named // len(known) if known else 0, nameless


def reduced(weights: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same law in smaller numbers, without what can't happen."""
    common = gcd(*(weight for _, weight in weights))
    return [(outcome, weight // common) for outcome, weight in weights if weight]


def _fixed(pile: Pile) -> list[bool]:
    """[True] if the next card is an anonymous cell at a fixed place, [False] if an identified one, [] in a bag."""
    if pile.top:
        return [pile.top[-1] < 0]
    if pile.bag or not pile.low:
        return []
    return [pile.low[0] < 0]
