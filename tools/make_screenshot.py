"""Draws the picture of the terminal table for the README: `python tools/make_screenshot.py`.

A fixed game is played by the handbook bot up to a planning phase; the picture holds no fonts and loads nothing.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from marooned.bots import get_bot
from marooned.cli.table.app import TableApp
from marooned.cli.table.session import Session
from marooned.core.game import Setup
from marooned.core.rng import Dice
from marooned.games import get_game
from marooned.text import Narrator

TARGET = Path(__file__).resolve().parent.parent / "docs" / "img" / "table.svg"
SEED = 11
ROUND = 5
SIZE = (124, 34)


def session_at_round(round: int) -> Session:
    """A three-player game, played by the handbook bot until the planning of a round."""
    setup = Setup("castaways", ("cook", "carpenter", "explorer"))
    session = Session(get_game("crusoe"), setup, SEED, ("person",) * 3, Narrator("en"))
    bots = [get_bot("handbook", seat) for seat in range(3)]
    dice = Dice("picture")
    while not session.over():
        seen = session.state.observation(0)
        if seen["round"] == round and seen["phase"] == "planning" and len(session.state.plan) == 3:  # type: ignore[attr-defined]
            break
        seat = session.state.current_player()
        session.answer(bots[seat].choose(session.state.view(seat, dice), seat))
    return session


async def picture() -> str:
    """The screen as SVG."""
    app = TableApp(session_at_round(ROUND))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("down", "down", "down")
        await pilot.pause()
        return app.export_screenshot(title="marooned play")


if __name__ == "__main__":
    svg = asyncio.run(picture())
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    TARGET.write_text(svg, encoding="utf-8")
