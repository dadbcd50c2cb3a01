"""Reads what is written on the command line: lists, options of a set-up, seats, files."""

from __future__ import annotations

from pathlib import Path

from marooned.core.errors import FormatError, SetupError
from marooned.core.game import Game, OptionValue, Setup
from marooned.core.messages import Msg
from marooned.core.record import option_value
from marooned.games import get_game
from marooned.sim.runner import setup_for

PLAYERS = 3
_SAYS = {"true": "yes", "on": "yes", "false": "no", "off": "no"}


def word_list(text: str) -> tuple[str, ...]:
    """The words of a list with commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def option_values(texts: list[str]) -> dict[str, OptionValue]:
    """Options of a set-up, written name=value. Raises SetupError."""
    found: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            says = Msg("setup-option-form", {"word": text})
            raise SetupError(f"an option is written name=value, not {text!r}", says=says)
        found[name] = option_value(_SAYS.get(value, value))
    return found


def setup_from(game: Game, scenario: str, players: int, seats: str, options: list[str]) -> Setup:
    """The set-up that was asked for; what is left open is the game's first scenario and people at random.

    players: 0 = as many as `seats` names, else PLAYERS. Raises SetupError.
    """
    chosen = word_list(seats)
    count = players or len(chosen) or PLAYERS
    if len(chosen) > count:
        says = Msg("setup-seats", {"seats": len(chosen), "n": count})
        raise SetupError(f"{len(chosen)} seats are named for {count} players", says=says)
    filled = (*chosen, *("random",) * (count - len(chosen)))
    setup = setup_for(game, scenario or game.scenarios()[0], filled, option_values(options))
    game.resolve(setup, 0)
    return setup


def read_text(file: Path) -> str:
    """The text of a file. Raises FormatError that names it."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        says = Msg("error-unreadable", {"why": str(error.strerror)})
        raise FormatError(f"can't be read: {error.strerror}", str(file), says) from error
    except UnicodeDecodeError as error:
        raise FormatError("is no text in UTF-8", str(file), Msg("error-no-text")) from error


def complete_games() -> list[str]:
    """Ids of all games, for the shell's completion."""
    from marooned.games import game_ids

    return list(game_ids())


def complete_deck_games() -> list[str]:
    """Ids of the games that have a deck file, for the shell's completion."""
    from marooned.games import deck_games

    return list(deck_games())


def complete_bots() -> list[str]:
    """Ids of all bots, for the shell's completion."""
    from marooned.bots import bot_ids

    return list(bot_ids())


def complete_scenarios() -> list[str]:
    """Ids of all scenarios, for the shell's completion."""
    return [scenario for game in complete_games() for scenario in get_game(game).scenarios()]
