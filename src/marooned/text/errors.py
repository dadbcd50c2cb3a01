"""The one error of this package."""

from __future__ import annotations

from marooned.core.errors import MaroonedError


class TextError(MaroonedError):
    """A message, a noun or a language that is unknown or can't be worded; says which, and what is known."""
