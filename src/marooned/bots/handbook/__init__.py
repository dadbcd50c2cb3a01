"""The handbook: a bot that plays the island game sensibly by simple published strategy."""

from marooned.bots.handbook.bot import HandbookBot

__all__ = ["HandbookBot"]
