"""The typed errors of the engine. Each says what was wrong, what would be right, and (for moves) which rule."""

from __future__ import annotations

from collections.abc import Iterable

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
    """The text or number names no action of this game; `near` are the words most like it."""

    def __init__(self, text: str, near: tuple[str, ...] = ()) -> None:
        self.near = near
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        super().__init__(
            f"there is no action {text!r}{hint}",
            Msg("error-unknown-action", {"action": text, "near": ", ".join(near) or "none"}),
        )


class GameOver(MaroonedError):
    """An action was tried after the end of the game."""

    def __init__(self) -> None:
        super().__init__("the game is over; nothing can be played any more", Msg("error-over"))


class SetupError(MaroonedError):
    """The wanted set-up (seats, characters, scenario, options) is not allowed; `rule` names the statement if one
    does. `says` words the text for players.
    """

    def __init__(self, text: str, rule: str = "", says: Msg | None = None) -> None:
        self.rule = rule
        words: Arg = text if says is None else says
        super().__init__(
            f"{text} ({rule})" if rule else text, Msg("error-setup", {"text": words, "rule": rule or "none"})
        )


def unknown(what: str, word: str, known: Iterable[str], rule: str = "") -> SetupError:
    """The error for a word that names no `what` (bot, game, scenario, option, character, pile, die)."""
    names = ", ".join(known)
    says = Msg("setup-unknown", {"what": what, "word": word, "known": names})
    return SetupError(f"unknown {what} {word!r}; known: {names}", rule, says)


class ChanceError(MaroonedError):
    """Scripted chance ran out or names an outcome that can't happen; names the stream and what could."""


class FormatError(MaroonedError):
    """A record, position or case is malformed. `where` is a line or a path like `levels.roof`; `says` words the text
    for players.
    """

    def __init__(self, text: str, where: str = "", says: Msg | None = None) -> None:
        self.where = where
        words: Arg = text if says is None else says
        super().__init__(
            f"{where}: {text}" if where else text, Msg("error-format", {"where": where or "none", "text": words})
        )


class ReplayError(MaroonedError):
    """A record does not replay: names the first line that differs, what it says and what happened."""


class EngineFault(MaroonedError):
    """The engine broke a promise of its own (unknown class, impossible card). Always a bug."""


class EndlessEffects(EngineFault):
    """The loop guard: effects follow effects and no decision comes. Always a bug; carries the top effects."""
