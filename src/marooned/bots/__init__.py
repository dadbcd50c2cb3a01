"""Players that are programs, by id."""

from marooned.bots.base import Bot, bot_ids, get_bot, needs_view

__all__ = ["Bot", "bot_ids", "get_bot", "needs_view"]
