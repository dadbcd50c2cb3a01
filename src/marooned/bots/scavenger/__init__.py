"""The handbook for the card game: a bot that weighs exact odds of Perils against hunger."""

from marooned.bots.scavenger.bot import ScavengerBot

__all__ = ["ScavengerBot"]
