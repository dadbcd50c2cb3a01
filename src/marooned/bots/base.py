"""What a bot is, and the table of all bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from marooned.core.errors import unknown


class Bot(Protocol):
    """A player that is a program. One bot plays one seat of one game and may remember what it saw there."""

    def choose(self, view: Any, seat: int) -> int:
        """The action for the decision that is open for a seat, one of `view.legal_actions(seat)`.

        view: the game's state as the seat may see it (`State.view`): a clone with hidden things and all streams of
        chance drawn anew, free to be played on. It must not be kept or changed by a bot that reads legal actions only
        (see `needs_view`).
        """


def _random(seed: int | str) -> Bot:
    from marooned.bots.random_bot import GOING_ON, RandomBot

    return RandomBot(seed, GOING_ON)


def _uniform(seed: int | str) -> Bot:
    from marooned.bots.random_bot import RandomBot

    return RandomBot(seed, 0)


def _handbook(seed: int | str) -> Bot:
    from marooned.bots.handbook import HandbookBot

    return HandbookBot(seed)


_BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {"random": _random, "uniform": _uniform, "handbook": _handbook}
_BLIND: Final = ("random", "uniform")


def bot_ids() -> tuple[str, ...]:
    """Ids of all bots."""
    return tuple(_BOTS)


def get_bot(id: str, seed: int | str = 0) -> Bot:
    """A fresh bot; `seed` is that of its own thinking, which never touches the table's streams. Raises SetupError."""
    if id not in _BOTS:
        raise unknown("bot", id, _BOTS)
    return _BOTS[id](seed)


def needs_view(id: str) -> bool:
    """Whether a bot looks at more than its legal actions. One that does not may be given the table's own state."""
    return id not in _BLIND
