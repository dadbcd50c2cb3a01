"""The typed errors of the engine. Each says what was wrong, what would be right, and (for moves) which rule."""

from __future__ import annotations

from marooned.core.messages import Arg, Msg


class MaroonedError(Exception):
    """Base of every error that a user can cause. `message` is an id with arguments for the narrator.

    `str(error)` is a plain English line for developers; screens show the narrator's text of `message`.
    """

    def __init__(self, text: str, message: Msg | None = None) -> None:
        super().__init__(text)
        self.message = message if message is not None else Msg("error-plain", {"text": text})


class IllegalAction(MaroonedError):
    """The action is not legal now. `rule` is the id of the statement that forbids it ("" if it is just not asked)."""

    def __init__(self, action: str, rule: str = "", options: tuple[str, ...] = ()) -> None:
        self.action = action
        self.rule = rule
        self.options = options
        why = f"forbidden by {rule}" if rule else "not among the options"
        offer = f"; legal here: {', '.join(options[:12])}" if options else ""
        super().__init__(
            f"illegal action {action!r}: {why}{offer}",
            Msg("error-illegal", {"action": action, "rule": rule or "none"}),
        )


class UnknownAction(MaroonedError):
    """The text or number names no action of this game."""


class AmbiguousAction(MaroonedError):
    """The text fits several legal actions; `candidates` lists their full strings."""

    def __init__(self, text: str, candidates: tuple[str, ...]) -> None:
        self.candidates = candidates
        super().__init__(
            f"{text!r} may mean {', '.join(candidates)}; write one of these in full",
            Msg("error-ambiguous", {"text": text, "candidates": ", ".join(candidates)}),
        )


class GameOver(MaroonedError):
    """An action was tried after the end of the game."""


class SetupError(MaroonedError):
    """The wanted set-up (seats, characters, scenario, options) is not allowed; `rule` names the statement if one
    does.
    """

    def __init__(self, text: str, rule: str = "", **args: Arg) -> None:
        self.rule = rule
        super().__init__(
            f"{text} ({rule})" if rule else text, Msg("error-setup", {"text": text, "rule": rule or "none", **args})
        )


class ChanceError(MaroonedError):
    """Scripted chance ran out or names an outcome that can't happen; names the stream and what could."""


class FormatError(MaroonedError):
    """A record, position or case is malformed. `where` is a line or a path like `levels.roof`."""

    def __init__(self, text: str, where: str = "") -> None:
        self.where = where
        super().__init__(
            f"{where}: {text}" if where else text, Msg("error-format", {"where": where or "none", "text": text})
        )


class ReplayError(MaroonedError):
    """A record does not replay: names the first line that differs, what it says and what happened."""


class EngineFault(MaroonedError):
    """The engine broke a promise of its own (unknown class, impossible card). Always a bug."""


class EndlessEffects(EngineFault):
    """The loop guard: effects follow effects and no decision comes. Always a bug; carries the top effects."""
