"""The commands of `marooned`."""

from marooned.cli.app import main

__all__ = ["main"]
