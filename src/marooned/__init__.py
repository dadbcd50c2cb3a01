"""Marooned: a digital table for survival board games, one engine for players, bots and researchers."""

__version__ = "0.1.0"
