"""How things happen: the agenda of effects, the one channel for chance, and the state that holds them.

The loop pops one effect and calls `resolve(state)`. It may change the state, push further effects, ask a decision, or
ask chance. A decision stops the loop until `apply_action` brings the answer; chance is settled at once (seeded,
scripted) or, in explicit mode, listed by `chance_outcomes` and settled by `apply_action` as well.
"""

from __future__ import annotations

import inspect
from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self, TypeVar

from mypy_extensions import mypyc_attr

from marooned.core.errors import ChanceError, EndlessEffects, EngineFault, FormatError, GameOver, IllegalAction
from marooned.core.messages import Arg, Msg
from marooned.core.outcome import Outcome
from marooned.core.rng import Dice

CHANCE: Final = -1
TABLE: Final = -2
TERMINAL: Final = -4

SEEDED: Final = 0
SCRIPTED: Final = 1
EXPLICIT: Final = 2

_POPS_PER_ACTION: Final = 10_000
_WAITS: Final = 2
"""Set in `dirty` beside True (look for the end) when something is waited for, so that the loop checks one field."""

S = TypeVar("S", bound="State")


_argument_names: dict[str, tuple[str, ...]] = {}


def _arguments(effect: object) -> tuple[str, ...]:
    """Names of the constructor's arguments of an effect, looked up once per class."""
    cls = type(effect)
    key = f"{cls.__module__}.{cls.__qualname__}"
    if key not in _argument_names:
        plain = cls.__init__ is object.__init__
        _argument_names[key] = () if plain else tuple(inspect.signature(cls).parameters)
    return _argument_names[key]


class Event(NamedTuple):
    """Something that happened, for logs and screens.

    kind: message id of the log line, or "chance".  args: its arguments.  cause: id of the card or rule part that did
    it.  rules: ids of the statements carried out.  depth: how many scopes were open (for indentation).
    seats: who may be told, None if everybody; the table itself (records, replays) reads all.
    """

    kind: str
    args: dict[str, Arg]
    cause: str = ""
    rules: tuple[str, ...] = ()
    depth: int = 0
    seats: tuple[int, ...] | None = None

    def told(self, seat: int) -> bool:
        """Whether a seat may be told of it."""
        return self.seats is None or seat in self.seats

    def message(self) -> Msg:
        """The log line as a message."""
        return Msg(self.kind, self.args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """A small immutable instruction on the agenda. Its attributes are its constructor's arguments, by the same
    names.
    """

    __slots__ = ()
    RULES: ClassVar[tuple[str, ...]] = ()

    def resolve(self, s: S) -> None:
        """Carry the effect out, or push what carries it out."""
        raise EngineFault(f"{type(self).__name__} does not say how it is resolved")

    def words(self) -> Msg:
        """What the effect does, as a clause of a card's text; internal steps have none."""
        return Msg("fx-internal")

    def fields(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        return tuple(getattr(self, name) for name in _arguments(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and type(other) is type(self) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.fields()))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Effect[S]):
    """An effect that asks a decision. A single option is taken without asking unless FORCED is False."""

    __slots__ = ()
    PROMPT: ClassVar[str] = "ask"
    FORCED: ClassVar[bool] = True
    ANYBODY: ClassVar[bool] = True
    """All acting seats have the same options, and it makes no difference who answers."""

    @abstractmethod
    def options(self, s: S) -> list[int]:
        """Legal actions, ascending, without duplicates."""

    @abstractmethod
    def answer(self, s: S, action: int) -> None:
        """Carry out the chosen action, one of `options`."""

    @abstractmethod
    def seat(self, s: S) -> int:
        """The seat that is asked (current_player)."""

    def acting(self, s: S) -> tuple[int, ...]:
        """All seats that may answer; usually just the one that is asked."""
        return (self.seat(s),)

    def awaited(self, s: S) -> tuple[int, ...]:
        """The seats without which the game does not go on; usually just the one that is asked."""
        return (self.seat(s),)

    def options_of(self, s: S, seat: int) -> list[int]:
        """What an acting seat may do that is not asked, where not ANYBODY."""
        raise EngineFault(f"{self!r} does not say what seat {seat} may do")

    def answer_of(self, s: S, seat: int, action: int) -> None:
        """Carry out what an acting seat chose that is not asked, where not ANYBODY."""
        raise EngineFault(f"{self!r} does not say what seat {seat} does")

    def none(self, s: S) -> None:
        """What happens when there is no option at all; by default nothing."""

    def search(self, s: S, options: list[int]) -> list[int]:
        """The options without permutations, dominated choices and idle any-time options, for bots."""
        return options

    def extras(self, s: S, options: list[int]) -> list[int]:
        """Those of the options that are any-time abilities; the others move the game on."""
        return []

    def left_out(self, s: S, action: int) -> int | None:
        """The option that a line means which goes on with `action` at once; None if it has to be said."""
        return None

    def forbids(self, s: S, action: int) -> str:
        """Id of the rule that forbids an action that is not among the options; "" if it is just not asked here."""
        return ""

    def forbids_of(self, s: S, seat: int, action: int) -> str:
        """The same for a seat that is not asked; it must not tell what the one that is asked could do."""
        return ""

    def prompt(self, s: S) -> Msg:
        """What is asked."""
        return Msg(self.PROMPT)

    def label(self, s: S, action: int) -> Msg:
        """What an option says; by default the action's own name."""
        return Msg("action", {"action": s.action_to_string(action)})

    def detail(self, s: S, action: int) -> Msg | None:
        """A line more about an option (cost, odds, effect), if there is one."""
        return None

    def prompt_of(self, s: S, seat: int) -> Msg:
        """What an acting seat may be told that is not asked, where not ANYBODY."""
        return Msg("ui-acts")

    def detail_of(self, s: S, seat: int, action: int) -> Msg | None:
        """`detail` for an acting seat that is not asked, where not ANYBODY."""
        return None

    def retractions(self, s: S) -> list[int]:
        """Actions that take something back; never part of `options`."""
        return []

    def retractions_of(self, s: S, seat: int) -> list[int]:
        """What an acting seat may take back that is not asked, where not ANYBODY."""
        return []

    def retract(self, s: S, action: int) -> None:
        """Take back; `action` is one of `retractions` or `retractions_of`. The loop then asks again."""
        raise EngineFault(f"{self!r} retracts nothing")

    def resolve(self, s: S) -> None:
        options = self.options(s)
        if len(options) > 1 or (options and not self.FORCED):
            s.asking = self
            s.legal = options
            s.waiting = True
            s.dirty |= _WAITS
        elif options:
            self.answer(s, options[0])
        else:
            self.none(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Effect[S]):
    """An effect that needs chance. The three modes differ only in who picks among `outcomes`."""

    __slots__ = ()

    @abstractmethod
    def stream(self, s: S) -> str:
        """Name of the stream, for scripts and records."""

    @abstractmethod
    def outcomes(self, s: S) -> list[tuple[int, int]]:
        """(outcome, positive integer weight), ascending by outcome, over one denominator."""

    @abstractmethod
    def sample(self, s: S) -> int:
        """One outcome from the state's seeded streams."""

    @abstractmethod
    def landed(self, s: S, outcome: int) -> None:
        """Carry on with the outcome."""

    @abstractmethod
    def outcome_name(self, s: S, outcome: int) -> str:
        """Stable name of an outcome, one word."""

    def possible(self, s: S) -> bool:
        """Whether there is anything to draw or roll; otherwise `missing` happens."""
        return True

    def missing(self, s: S) -> None:
        """What happens when nothing can be drawn; by default nothing."""

    def certain(self, s: S) -> bool:
        """Whether the outcome is already known and so is no chance event."""
        return False

    def resolve(self, s: S) -> None:
        if not self.possible(s):
            self.missing(s)
        elif s.mode == SEEDED or self.certain(s):
            self.settle(s, self.sample(s))
        elif s.mode == SCRIPTED:
            self.settle(s, s.scripted(self))
        else:
            outcomes = self.outcomes(s)
            if len(outcomes) == 1:
                self.settle(s, outcomes[0][0])
            else:
                s.await_chance(self)

    def eyes(self, s: S) -> tuple[int, ...] | None:
        """Seats that may be told what came, None if everybody."""
        return None

    def settle(self, s: S, outcome: int) -> None:
        """Tell the record what came, then carry on."""
        if s.events is not None and not self.certain(s):
            args: dict[str, Arg] = {"stream": self.stream(s), "outcome": self.outcome_name(s, outcome)}
            s.events.append(Event("chance", args, depth=len(s.scopes), seats=self.eyes(s)))
        self.landed(s, outcome)


class Script:
    """Chance outcomes by hand, keyed by stream. `*` leaves one outcome to the seed; so does the end if not `strict`."""

    __slots__ = ("differed", "places", "queues", "strict")

    def __init__(self, queues: dict[str, list[str]], strict: bool) -> None:
        self.queues = queues
        self.places = dict.fromkeys(queues, 0)
        self.strict = strict
        self.differed = 0  # outcomes that the seed would have given otherwise

    def copy(self) -> Script:
        """An independent copy of the places; the outcomes are shared."""
        new = Script(self.queues, self.strict)
        new.places = dict(self.places)
        new.differed = self.differed
        return new

    def next(self, stream: str) -> str | None:
        """The next outcome of the stream, None if it is left to the seed."""
        queue = self.queues.get(stream, [])
        place = self.places.get(stream, 0)
        if place >= len(queue):
            if self.strict:
                raise ChanceError(f"the script says nothing (more) about {stream!r}; {place} outcomes were used")
            return None
        self.places[stream] = place + 1
        return None if queue[place] == "*" else queue[place]

    def left(self) -> dict[str, list[str]]:
        """Outcomes that were not needed, by stream."""
        return {
            name: queue[self.places[name] :] for name, queue in self.queues.items() if self.places[name] < len(queue)
        }


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """One point of one game. Games add slots, list them in FIELDS, and write `clone` by hand.

    agenda: effects still to come, the next one last.  scopes: contexts of the running effects.  rng: streams.
    asking, legal: the open decision.  pending: chance that waits in explicit mode.  mode, script: how chance is
    settled.  events: out-buffer drained by the caller, None in simulation; running: the effect that events come from;
    watch: told of each event when it happens; these are no part of the state.  round: number of the round, a slot of
    each game.
    """

    round: int

    __slots__ = (
        "agenda",
        "asking",
        "dirty",
        "events",
        "legal",
        "mode",
        "pending",
        "rng",
        "running",
        "scopes",
        "script",
        "waiting",
        "watch",
    )

    FIELDS: ClassVar[tuple[str, ...]] = ("agenda", "scopes", "rng", "asking", "pending", "mode")
    REMEMBERED: ClassVar[tuple[str, ...]] = ()
    """Slots that only spare finding something again; a state that is read begins without them."""

    def __init__(self) -> None:
        self.agenda: list[Effect[Any]] = []
        self.scopes: list[Any] = []
        self.rng: list[int] = []
        self.asking: Choice[Any] | None = None
        self.legal: list[int] = []
        self.pending: Chance[Any] | None = None
        self.waiting = False
        self.dirty: int = False
        self.mode = SEEDED
        self.script: Script | None = None
        self.events: list[Event] | None = None
        self.running: Effect[Any] | None = None
        self.watch: Callable[[State, Event], None] | None = None

    # -- to be written by each game --------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy; the events buffer is not copied."""

    def view(self, seat: int, dice: Dice) -> Self:
        """What a player that is a program may think with: a clone with hidden things and all streams drawn anew.

        Games with hidden information override this; here only the streams are the secret future.
        """
        new = self.clone()
        new.rng = [(dice.bits() << 31 | dice.bits()) + 1 for _ in self.rng]
        new.mode = SEEDED
        new.script = None
        return new

    def implied(self) -> set[int]:
        """Actions that were taken as the only possible ones since the last line began; a written line may name them."""
        return set()

    def line_open(self) -> bool:
        """Whether a declaration of several small steps is being made, which a record writes in one line."""
        return False

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""

    def returns(self) -> list[float]:
        """1.0 for every seat that won, -1.0 for every other one; zeros while the game runs."""
        outcome = self.outcome()
        seats = self.seats()
        if outcome is None:
            return [0.0] * seats
        return [1.0 if seat in outcome.won else -1.0 for seat in range(seats)]

    @abstractmethod
    def seats(self) -> int:
        """How many seats the table has."""

    @abstractmethod
    def observation(self, seat: int) -> dict[str, Any]:
        """Everything that a seat can see, as plain data; -1: somebody who watches."""

    @abstractmethod
    def check_end(self) -> None:
        """After an effect that set `dirty`: notice deaths, then the goal."""

    @abstractmethod
    def is_terminal(self) -> bool:
        """Whether the game is over."""

    @abstractmethod
    def action_to_string(self, action: int) -> str:
        """Stable, language-free name of an action (or of a chance outcome that is waited for)."""

    @abstractmethod
    def string_to_action(self, text: str) -> int:
        """The action of a name; raises UnknownAction."""

    # -- the contract ----------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that is asked, or CHANCE, or TERMINAL."""
        if self.pending is not None:
            return CHANCE
        if self.asking is None:
            return TERMINAL
        return self.asking.seat(self)

    def acting(self) -> tuple[int, ...]:
        """All seats that may act now; empty at chance and at the end."""
        return () if self.asking is None else self.asking.acting(self)

    def awaited(self) -> tuple[int, ...]:
        """The acting seats without which the game does not go on; empty at chance and at the end."""
        return () if self.asking is None else self.asking.awaited(self)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Ascending ints. With a seat: those of that seat. At a chance node: the outcomes. Empty only at the end."""
        if self.pending is not None:
            return [outcome for outcome, _ in self.pending.outcomes(self)]
        asking = self.asking
        if seat is None or asking is None:
            return self.legal[:]
        if seat not in asking.acting(self):
            return []
        return self.legal[:] if asking.ANYBODY or seat == asking.seat(self) else asking.options_of(self, seat)

    def anybody(self) -> bool:
        """Whether it makes no difference which acting seat answers."""
        return self.asking is None or self.asking.ANYBODY

    def search_actions(self, seat: int | None = None) -> list[int]:
        """Legal actions without permutations, dominated choices and idle any-time options; empty only at the end."""
        options = self.legal_actions(seat)
        if self.asking is None or len(options) < 2:
            return options
        return self.asking.search(self, options)

    def retractions(self, seat: int | None = None) -> list[int]:
        """What may be taken back now; `apply_action` takes these too."""
        asking = self.asking
        if asking is None or (seat is not None and seat not in asking.acting(self)):
            return []
        if seat is None or asking.ANYBODY or seat == asking.seat(self):
            return asking.retractions(self)
        return asking.retractions_of(self, seat)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """(outcome, integer weight over one denominator) at a chance node of explicit mode."""
        if self.pending is None:
            raise EngineFault("no chance event is waited for")
        return self.pending.outcomes(self)

    def apply_action(self, action: int, seat: int | None = None) -> None:
        """Answer the open decision (or settle the chance node). An illegal action raises and changes nothing.

        seat: who answers, if it is another of the acting seats than the one that is asked.
        """
        if self.pending is not None:
            pending = self.pending
            if action not in self.legal_actions():
                names = tuple(pending.outcome_name(self, o) for o, _ in pending.outcomes(self))
                raise IllegalAction(str(action), "", names)
            self.pending = None
            self.waiting = False
            self.running = pending if self.events is not None else None
            pending.settle(self, action)
            self._after()
            self.run()
            return
        asking = self.asking
        if asking is None:
            raise GameOver
        if seat is not None and seat not in asking.acting(self):
            raise self.refusal(action, seat)
        if seat is not None and not asking.ANYBODY and seat != asking.seat(self):
            if action in asking.options_of(self, seat):
                self.asking = None
                self.waiting = False
                self.running = asking if self.events is not None else None
                asking.answer_of(self, seat, action)
                if self.dirty:
                    self._after()
            elif action in asking.retractions_of(self, seat):
                self._retract(asking, action)
            else:
                raise self.refusal(action, seat)
        elif action in self.legal:
            self.asking = None
            self.waiting = False
            self.running = asking if self.events is not None else None
            asking.answer(self, action)
            if self.dirty:
                self._after()
        elif action in asking.retractions(self):
            self._retract(asking, action)
        else:
            raise self.refusal(action)
        self.run()

    def _retract(self, asking: Choice[Any], action: int) -> None:
        self.asking = None
        self.waiting = False
        self.agenda.append(asking)
        self.running = asking if self.events is not None else None
        asking.retract(self, action)

    def refusal(self, action: int, seat: int | None = None) -> IllegalAction:
        """The error for an action that is not legal now (for a seat), with the rule that forbids it."""
        rule = ""
        if self.asking is not None:
            if seat is None or seat == self.asking.seat(self):
                rule = self.asking.forbids(self, action)
            else:
                rule = self.asking.forbids_of(self, seat, action)
        legal = self.legal if seat is None else self.legal_actions(seat)
        return IllegalAction(self.action_to_string(action), rule, tuple(map(self.action_to_string, legal)))

    # -- the loop --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Resolve effects until a decision or chance is waited for, or the agenda is empty."""
        if self.is_waiting():
            return
        agenda = self.agenda
        pop = agenda.pop
        told = self.events is not None
        for _ in range(_POPS_PER_ACTION):
            if not agenda:
                return
            effect = pop()
            if told:
                self.running = effect
            effect.resolve(self)
            if self.dirty:
                self._after()
                if self.waiting:
                    return
        raise EndlessEffects(f"no decision after {_POPS_PER_ACTION} effects; on top: {agenda[-3:]!r}")

    def is_waiting(self) -> bool:
        """Whether a decision or a chance outcome is waited for."""
        return self.waiting

    def _after(self) -> None:
        stirred = self.dirty & True
        self.dirty = 0
        if stirred:
            self.check_end()

    def push(self, *effects: Effect[Any]) -> None:
        """Put effects on the agenda so that the first one is resolved first."""
        self.agenda.extend(effects[::-1])

    def then(self, effect: Effect[Any]) -> None:
        """Put one effect on the agenda; it is resolved next."""
        self.agenda.append(effect)

    def push_all(self, effects: Iterable[Effect[Any]]) -> None:
        """The same for any row of effects."""
        self.agenda.extend(tuple(effects)[::-1])

    def ask(self, choice: Choice[Any], options: list[int]) -> None:
        """Open a decision and stop the loop."""
        self.asking = choice
        self.legal = options
        self.waiting = True
        self.dirty |= _WAITS

    def await_chance(self, chance: Chance[Any]) -> None:
        """Wait for an explicit outcome and stop the loop."""
        self.pending = chance
        self.waiting = True
        self.dirty |= _WAITS

    def stop(self) -> None:
        """Clear everything that was still to come; used at the end of the game."""
        self.agenda.clear()
        self.scopes.clear()
        self.asking = None
        self.legal = []
        self.pending = None
        self.waiting = False

    def emit(self, kind: str, **args: Arg) -> None:
        """Tell what happened. Call it only where `events` is not None."""
        if self.events is not None:
            rules = () if self.running is None else self.running.RULES
            event = Event(kind, args, self.cause(), rules, len(self.scopes))
            self.events.append(event)
            if self.watch is not None:
                self.watch(self, event)

    def cause(self) -> str:
        """Id of the card or part of the rules that the running effects come from; "" if there is none."""
        return ""

    def drain(self) -> list[Event]:
        """The events since the last call; the buffer is empty afterwards."""
        events = self.events or []
        if self.events is not None:
            self.events = []
        return events

    def scripted(self, chance: Chance[Any]) -> int:
        """The scripted outcome of a chance effect, or a seeded one where the script leaves it open.

        The streams move on as in a seeded game, so that a faithful script ends with the same streams.
        """
        script = self.script
        word = None if script is None else script.next(chance.stream(self))
        seeded = chance.sample(self)
        if word is None:
            return seeded
        names = {chance.outcome_name(self, outcome): outcome for outcome, _ in chance.outcomes(self)}
        if word not in names:
            raise ChanceError(f"{chance.stream(self)!r} can't give {word!r} here; possible: {', '.join(names)}")
        if names[word] != seeded and script is not None:
            script.differed += 1
        return names[word]

    def loaded(self) -> None:
        """Recompute what is derived, after the fields were read."""

    # -- plain data ------------------------------------------------------------------------------------------------

    def to_plain(self) -> dict[str, Any]:
        """The whole state as JSON-ready data (without events and script)."""
        return {name: encode(getattr(self, name)) for name in type(self).FIELDS}

    def load_plain(self, data: dict[str, Any], classes: dict[str, type]) -> None:
        """Fill this fresh state from `to_plain` data; raises FormatError naming the field."""
        for name in type(self).FIELDS:
            if name not in data:
                raise FormatError("this field is missing", name)
            try:
                setattr(self, name, decode(data[name], classes))
            except (KeyError, TypeError, ValueError, IndexError) as error:
                raise FormatError(f"can't be read: {error}", name) from error
        unknown = sorted(set(data) - set(type(self).FIELDS))
        if unknown:
            raise FormatError(f"unknown field; known are {', '.join(type(self).FIELDS)}", unknown[0])
        asking: object = self.asking
        if not isinstance(asking, Choice | None):
            raise FormatError(f"{asking!r} is no decision", "asking")
        pending: object = self.pending
        if not isinstance(pending, Chance | None):
            raise FormatError(f"{pending!r} is no chance event", "pending")
        self.waiting = self.asking is not None or self.pending is not None
        try:
            self.loaded()
            self.legal = [] if self.asking is None else self.asking.options(self)
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise FormatError(f"the fields do not fit together: {error!r}") from error
        if self.asking is not None and not self.legal:
            raise FormatError("this decision has no options in this state", "asking")


PLAIN: Final = frozenset({int, str, bool, type(None)})
"""Types of values that are plain data as they are."""


def slot_fields(value: object) -> list[Any]:
    """Values of an object's slots, in the order of its constructor."""
    return [getattr(value, name) for name in type(value).FIELDS]  # type: ignore[attr-defined]


def encode(value: Any) -> Any:
    """Plain data of a value: numbers, texts and lists as they are, tuples and objects marked."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list:
        return value[:] if PLAIN.issuperset(map(type, value)) else [encode(item) for item in value]
    if kind is tuple:
        return {"t": list(value) if PLAIN.issuperset(map(type, value)) else [encode(item) for item in value]}
    fields = value.fields() if isinstance(value, Effect) else slot_fields(value)
    return {"@": type(value).__name__, "f": [encode(item) for item in fields]}


def decode(data: Any, classes: dict[str, type]) -> Any:
    """The value of plain data; `classes` is the game's explicit table."""
    if type(data) in PLAIN:
        return data
    if isinstance(data, list):
        return data[:] if PLAIN.issuperset(map(type, data)) else [decode(item, classes) for item in data]
    if isinstance(data, dict):
        if "t" in data:
            return tuple(decode(item, classes) for item in data["t"])
        name = data["@"]
        if name not in classes:
            raise ValueError(f"unknown class {name!r}")
        return classes[name](*[decode(item, classes) for item in data["f"]])
    return data
