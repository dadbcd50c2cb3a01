"""The agenda, the decisions and the one channel for chance, on a toy game of a few effects."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from marooned.core.decks import Pile
from marooned.core.engine import (
    CHANCE,
    EXPLICIT,
    SCRIPTED,
    SEEDED,
    TERMINAL,
    Chance,
    Choice,
    Effect,
    Event,
    Script,
    State,
    decode,
    encode,
)
from marooned.core.errors import ChanceError, EngineFault, FormatError, GameOver, IllegalAction, UnknownAction
from marooned.core.rng import below, seed_stream

NAMES = ("go", "left", "right", "up", "back", "never")
GO, LEFT, RIGHT, UP, BACK, NEVER = range(6)


# -- a toy game ------------------------------------------------------------------------------------------------------
class Toy(State):
    """It keeps a list of what happened, and is over when `over` is set."""

    __slots__ = ("ends", "over", "said")
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "over", "said")

    def __init__(self, mode: int = SEEDED, script: Script | None = None, seed: int = 0) -> None:
        super().__init__()
        self.rng = [seed_stream(seed, "die")]
        self.mode = mode
        self.script = script
        self.over = False
        self.said: list[str] = []
        self.ends: list[str] = []

    def clone(self) -> Toy:
        new = Toy(self.mode, None if self.script is None else self.script.copy())
        new.agenda = self.agenda[:]
        new.scopes = self.scopes[:]
        new.rng = self.rng[:]
        new.asking, new.legal, new.pending = self.asking, self.legal, self.pending
        new.waiting, new.dirty, new.over = self.waiting, self.dirty, self.over
        new.said = self.said[:]
        return new

    def check_end(self) -> None:
        self.ends.append(self.said[-1] if self.said else "")
        if "death" in self.said:
            self.over = True
            self.stop()

    def is_terminal(self) -> bool:
        return self.over

    def seats(self) -> int:
        return 2

    def action_to_string(self, action: int) -> str:
        if self.pending is not None:
            return self.pending.outcome_name(self, action)
        if not 0 <= action < len(NAMES):
            raise UnknownAction(str(action))
        return NAMES[action]

    def string_to_action(self, text: str) -> int:
        return NAMES.index(text)


class Say(Effect[Toy]):
    """Says a word, then pushes some effects."""

    __slots__ = ("then", "word")

    def __init__(self, word: str, then: tuple[Effect[Any], ...] = ()) -> None:
        self.word = word
        self.then = then

    def resolve(self, s: Toy) -> None:
        s.said.append(self.word)
        s.push(*self.then)
        if s.events is not None:
            s.emit("said", word=self.word)


class Dirty(Say):
    """Says a word that may end the game."""

    __slots__ = ()

    def resolve(self, s: Toy) -> None:
        super().resolve(s)
        s.dirty = True


class Ruled(Say):
    """Says a word by a rule."""

    __slots__ = ()
    RULES: ClassVar[tuple[str, ...]] = ("TOY-02",)


class Scope(Effect[Toy]):
    """Opens a context for some effects and closes it after them."""

    __slots__ = ("inner", "name")

    def __init__(self, name: str, inner: tuple[Effect[Any], ...]) -> None:
        self.name = name
        self.inner = inner

    def resolve(self, s: Toy) -> None:
        s.scopes.append(self.name)
        s.push(*self.inner, Close())


class Close(Effect[Toy]):
    """Closes the context on top."""

    __slots__ = ()

    def resolve(self, s: Toy) -> None:
        s.said.append(f"closed {s.scopes.pop()}")


class ForEver(Effect[Toy]):
    """Never stops."""

    __slots__ = ()

    def resolve(self, s: Toy) -> None:
        s.push(self)


class Ask(Choice[Toy]):
    """Asks seat 1 for one of some options; `up` may be taken back as long as nothing else was done."""

    __slots__ = ("among",)

    def __init__(self, among: tuple[int, ...]) -> None:
        self.among = among

    def options(self, s: Toy) -> list[int]:
        return list(self.among)

    def seat(self, s: Toy) -> int:
        return 1

    def none(self, s: Toy) -> None:
        s.said.append("nothing to choose")

    def answer(self, s: Toy, action: int) -> None:
        s.said.append(f"chose {NAMES[action]}")
        if action == UP:
            s.push(Ask((GO, LEFT)))

    def forbids(self, s: Toy, action: int) -> str:
        return "TOY-01" if action == NEVER else ""

    def search(self, s: Toy, options: list[int]) -> list[int]:
        return options[:1]

    def retractions(self, s: Toy) -> list[int]:
        return [BACK] if "chose up" in s.said else []

    def retract(self, s: Toy, action: int) -> None:
        s.agenda.pop()
        s.said.remove("chose up")
        s.push(Ask((LEFT, UP)))


class AskAlways(Ask):
    """Asks even if there is one option alone."""

    __slots__ = ()
    FORCED: ClassVar[bool] = False


class Both(Ask):
    """Both seats may answer."""

    __slots__ = ()

    def acting(self, s: Toy) -> tuple[int, ...]:
        return (0, 1)


class Roll(Chance[Toy]):
    """Rolls a die with faces 1 to n, of which the first counts twice; n = 0 rolls nothing."""

    __slots__ = ("faces", "known")

    def __init__(self, faces: int, known: bool = False) -> None:
        self.faces = faces
        self.known = known

    def stream(self, s: Toy) -> str:
        return "die"

    def outcomes(self, s: Toy) -> list[tuple[int, int]]:
        return [(face, 2 if face == 1 else 1) for face in range(1, self.faces + 1)]

    def sample(self, s: Toy) -> int:
        return max(1, below(s.rng, 0, self.faces + 1))

    def outcome_name(self, s: Toy, outcome: int) -> str:
        return f"face-{outcome}"

    def possible(self, s: Toy) -> bool:
        return self.faces > 0

    def missing(self, s: Toy) -> None:
        s.said.append("no die")

    def certain(self, s: Toy) -> bool:
        return self.known

    def landed(self, s: Toy, outcome: int) -> None:
        s.said.append(f"rolled {outcome}")


class RuledRoll(Roll):
    """Rolls by a rule and tells so."""

    __slots__ = ()
    RULES: ClassVar[tuple[str, ...]] = ("TOY-03",)

    def landed(self, s: Toy, outcome: int) -> None:
        s.emit("rolled", face=outcome)


CLASSES: dict[str, type] = {
    cls.__name__: cls for cls in (Say, Dirty, Scope, Close, ForEver, Ask, AskAlways, Both, Roll, Pile)
}


def running(*effects: Effect[Any], mode: int = SEEDED, script: Script | None = None) -> Toy:
    """A toy with events, run to its first decision."""
    s = Toy(mode, script)
    s.events = []
    s.push(*effects)
    s.run()
    return s


def chances(s: Toy) -> list[tuple[Any, Any]]:
    """The chance events told since the last look."""
    return [(event.args["stream"], event.args["outcome"]) for event in s.drain() if event.kind == "chance"]


def loaded(data: dict[str, Any]) -> Toy:
    """A toy from plain data."""
    s = Toy()
    s.load_plain(data, CLASSES)
    return s


# -- agenda ----------------------------------------------------------------------------------------------------------
def test_what_is_pushed_first_happens_first() -> None:
    assert running(Say("a"), Say("b"), Say("c")).said == ["a", "b", "c"]


def test_what_an_effect_pushes_happens_before_what_was_waiting() -> None:
    s = running(Say("a", (Say("b", (Say("c"),)), Say("d"))), Say("e"))
    assert s.said == ["a", "b", "c", "d", "e"]


def test_a_row_is_pushed_in_its_order() -> None:
    s = Toy()
    s.push(Say("z"))
    s.push_all(Say(word) for word in "abc")
    s.run()
    assert s.said == ["a", "b", "c", "z"]


def test_scopes_close_after_their_effects_whatever_nests() -> None:
    s = running(Scope("outer", (Say("a"), Scope("inner", (Say("b"),)), Say("c"))), Say("d"))
    assert s.said == ["a", "b", "closed inner", "c", "closed outer", "d"]
    assert s.scopes == []


def test_scopes_stay_open_over_a_decision() -> None:
    s = running(Scope("outer", (Ask((GO, LEFT)), Say("a"))))
    assert s.scopes == ["outer"] and s.said == []
    s.apply_action(LEFT)
    assert s.said == ["chose left", "a", "closed outer"]


def test_events_tell_how_many_scopes_are_open() -> None:
    s = running(Say("a"), Scope("outer", (Say("b"), Scope("inner", (Say("c"),)))))
    assert [(event.kind, event.args["word"], event.depth) for event in s.drain()] == [
        ("said", "a", 0), ("said", "b", 1), ("said", "c", 2),
    ]  # fmt: skip
    assert s.drain() == []


def test_events_name_the_rules_of_the_effect_that_tells_them() -> None:
    s = running(Ruled("a"), Say("b"), RuledRoll(3), mode=EXPLICIT)
    twin = s.clone()
    twin.events = []
    twin.apply_action(2)
    told = [(event.kind, event.rules) for event in [*s.drain(), *twin.drain()]]
    assert told == [("said", ("TOY-02",)), ("said", ()), ("chance", ()), ("rolled", ("TOY-03",))]


def test_events_are_kept_only_where_somebody_wants_them() -> None:
    s = Toy()
    s.push(Say("a"), Roll(3))
    s.run()
    assert s.events is None and s.drain() == []


def test_an_endless_loop_is_a_fault_that_names_the_effects_on_top() -> None:
    with pytest.raises(EngineFault, match="ForEver"):
        running(Say("a"), ForEver())


def test_a_long_row_is_no_endless_loop() -> None:
    s = running(*(Say("a") for _ in range(9_000)))
    assert len(s.said) == 9_000


def test_an_effect_that_says_nothing_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="Effect"):
        running(Effect())


# -- the end ---------------------------------------------------------------------------------------------------------
def test_the_end_is_looked_for_after_each_effect_that_could_bring_it() -> None:
    assert running(Say("a"), Dirty("b"), Say("c"), Dirty("d"), Ask((GO, LEFT))).ends == ["b", "d"]


def test_the_end_clears_what_was_still_to_come() -> None:
    s = running(Scope("outer", (Dirty("death"), Say("a"))), Ask((GO, LEFT)))
    assert s.said == ["death"]
    assert (s.agenda, s.scopes, s.asking, s.legal) == ([], [], None, [])
    assert s.current_player() == TERMINAL and s.acting() == () and s.legal_actions() == []
    assert s.search_actions() == [] and s.retractions() == []


def test_nothing_can_be_played_after_the_end() -> None:
    s = running(Dirty("death"))
    with pytest.raises(GameOver):
        s.apply_action(GO)
    assert s.said == ["death"]


# -- decisions -------------------------------------------------------------------------------------------------------
def test_a_choice_without_options_asks_nobody() -> None:
    assert running(Ask(()), Say("a")).said == ["nothing to choose", "a"]


def test_a_single_option_is_taken_without_asking() -> None:
    assert running(Ask((LEFT,)), Say("a")).said == ["chose left", "a"]


def test_a_choice_may_insist_on_asking() -> None:
    s = running(AskAlways((LEFT,)), Say("a"))
    assert s.legal_actions() == [LEFT] and s.said == []
    s.apply_action(LEFT)
    assert s.said == ["chose left", "a"]


def test_several_options_stop_the_loop_until_one_is_chosen() -> None:
    s = running(Say("a"), Ask((GO, RIGHT)), Say("b"))
    assert s.said == ["a"]
    assert s.current_player() == 1 and s.acting() == (1,)
    assert s.legal_actions() == s.legal_actions(1) == [GO, RIGHT]
    assert s.legal_actions(0) == [] and s.retractions(0) == []
    s.run()
    assert s.said == ["a"]
    s.apply_action(RIGHT)
    assert s.said == ["a", "chose right", "b"]


def test_several_seats_may_be_able_to_act() -> None:
    s = running(Both((GO, RIGHT)))
    assert s.current_player() == 1 and s.acting() == (0, 1)
    assert s.legal_actions(0) == s.legal_actions(1) == [GO, RIGHT]


def test_the_list_of_legal_actions_belongs_to_the_caller() -> None:
    s = running(Ask((GO, RIGHT)))
    s.legal_actions().clear()
    assert s.legal_actions() == [GO, RIGHT]


def test_search_sees_what_the_choice_leaves_of_its_options() -> None:
    assert running(Ask((GO, RIGHT))).search_actions() == [GO]
    assert running(AskAlways((RIGHT,))).search_actions() == [RIGHT]


@pytest.mark.parametrize(("action", "rule"), [(NEVER, "TOY-01"), (LEFT, "")])
def test_a_refusal_says_what_is_legal_and_which_rule_forbids(action: int, rule: str) -> None:
    s = running(Say("a"), Ask((GO, RIGHT)))
    before = s.to_plain()
    with pytest.raises(IllegalAction) as caught:
        s.apply_action(action)
    assert (caught.value.action, caught.value.rule, caught.value.options) == (NAMES[action], rule, ("go", "right"))
    assert caught.value.message.args["rule"] == (rule or "none")
    assert s.to_plain() == before and s.legal_actions() == [GO, RIGHT]


def test_a_number_that_names_no_action_changes_nothing_either() -> None:
    s = running(Ask((GO, RIGHT)))
    before = s.to_plain()
    with pytest.raises(UnknownAction):
        s.apply_action(999)
    assert s.to_plain() == before


def test_taking_back_is_accepted_but_never_among_the_legal_actions() -> None:
    s = running(Ask((LEFT, UP)), Say("z"))
    assert s.retractions() == []
    with pytest.raises(IllegalAction):
        s.apply_action(BACK)
    s.apply_action(UP)
    assert s.legal_actions() == [GO, LEFT] and s.retractions() == s.retractions(1) == [BACK]
    s.apply_action(BACK)
    assert s.said == [] and s.legal_actions() == [LEFT, UP]
    s.apply_action(LEFT)
    assert s.said == ["chose left", "z"]


# -- chance: seeded --------------------------------------------------------------------------------------------------
def test_seeded_chance_takes_the_outcome_of_the_stream_and_tells_it() -> None:
    rows = [seed_stream(0, "die")]
    expected = [max(1, below(rows, 0, 7)) for _ in range(3)]
    s = running(Roll(6), Roll(6), Roll(6))
    assert s.said == [f"rolled {face}" for face in expected]
    assert chances(s) == [("die", f"face-{face}") for face in expected]
    assert s.rng == rows


@pytest.mark.parametrize("mode", [SEEDED, SCRIPTED, EXPLICIT])
def test_where_there_is_nothing_to_roll_no_chance_is_asked(mode: int) -> None:
    s = running(Roll(0), Say("a"), mode=mode, script=Script({}, strict=True))
    assert s.said == ["no die", "a"]
    assert chances(s) == [] and s.rng == Toy().rng


@pytest.mark.parametrize("mode", [SEEDED, SCRIPTED, EXPLICIT])
def test_what_is_certain_is_no_chance_event(mode: int) -> None:
    s = running(Roll(1, known=True), mode=mode, script=Script({}, strict=True))
    assert s.said == ["rolled 1"]
    assert chances(s) == []


# -- chance: explicit ------------------------------------------------------------------------------------------------
def test_explicit_chance_lists_its_outcomes_and_waits() -> None:
    s = running(Say("a"), Roll(3), Say("b"), mode=EXPLICIT)
    assert s.said == ["a"]
    assert s.current_player() == CHANCE and s.acting() == ()
    assert s.chance_outcomes() == [(1, 2), (2, 1), (3, 1)]
    assert s.legal_actions() == s.search_actions() == [1, 2, 3]
    assert s.action_to_string(2) == "face-2"
    assert s.retractions() == [] and chances(s) == []


@pytest.mark.parametrize("outcome", [1, 2, 3])
def test_the_child_shows_the_outcome_it_is_named_after(outcome: int) -> None:
    s = running(Say("a"), Roll(3), Say("b"), mode=EXPLICIT)
    child = s.clone()
    child.events = []
    child.apply_action(outcome)
    assert child.said == ["a", f"rolled {outcome}", "b"]
    assert chances(child) == [("die", f"face-{outcome}")]
    assert s.said == ["a"] and s.current_player() == CHANCE
    assert child.rng == s.rng


def test_an_outcome_that_can_not_come_is_refused() -> None:
    s = running(Roll(3), mode=EXPLICIT)
    with pytest.raises(IllegalAction) as caught:
        s.apply_action(4)
    assert caught.value.options == ("face-1", "face-2", "face-3")
    assert s.current_player() == CHANCE and s.said == []


def test_a_single_outcome_needs_no_chance_node_but_is_told() -> None:
    s = running(Roll(1), mode=EXPLICIT)
    assert s.said == ["rolled 1"]
    assert chances(s) == [("die", "face-1")]


def test_outcomes_are_listed_only_at_a_chance_node() -> None:
    with pytest.raises(EngineFault):
        running(Ask((GO, LEFT)), mode=EXPLICIT).chance_outcomes()


def test_the_end_is_looked_for_after_an_explicit_outcome_too() -> None:
    class Lethal(Roll):
        __slots__ = ()

        def landed(self, s: Toy, outcome: int) -> None:
            s.said.append("death")
            s.dirty = True

    s = running(Lethal(2), Say("a"), mode=EXPLICIT)
    s.apply_action(1)
    assert s.said == ["death"] and s.current_player() == TERMINAL


# -- chance: scripted ------------------------------------------------------------------------------------------------
def test_scripted_chance_takes_the_words_of_its_stream_in_order() -> None:
    script = Script({"die": ["face-3", "face-1"], "other": ["x"]}, strict=True)
    s = running(Roll(6), Roll(6), mode=SCRIPTED, script=script)
    assert s.said == ["rolled 3", "rolled 1"]
    assert chances(s) == [("die", "face-3"), ("die", "face-1")]
    assert script.left() == {"other": ["x"]}


def test_a_strict_script_must_say_everything() -> None:
    with pytest.raises(ChanceError, match=r"'die'.*1 outcomes were used"):
        running(Roll(6), Roll(6), mode=SCRIPTED, script=Script({"die": ["face-3"]}, strict=True))
    with pytest.raises(ChanceError, match="'die'"):
        running(Roll(6), mode=SCRIPTED, script=Script({"dice": ["face-3"]}, strict=True))


def test_a_star_leaves_an_outcome_to_the_seed_even_in_a_strict_script() -> None:
    seeded = running(Roll(6), Roll(6)).said
    s = running(Roll(6), Roll(6), mode=SCRIPTED, script=Script({"die": ["*", "*"]}, strict=True))
    assert s.said == seeded


def test_the_end_of_a_loose_script_leaves_the_rest_to_the_seed() -> None:
    seeded = running(Roll(6), Roll(6), Roll(6))
    s = running(Roll(6), Roll(6), Roll(6), mode=SCRIPTED, script=Script({"die": ["face-6"]}, strict=False))
    assert s.said == ["rolled 6", *seeded.said[1:]]
    assert s.rng == seeded.rng


def test_without_a_script_scripted_chance_is_seeded() -> None:
    assert running(Roll(6), Roll(6), mode=SCRIPTED).said == running(Roll(6), Roll(6)).said


def test_a_word_that_can_not_come_is_refused_with_those_that_can() -> None:
    with pytest.raises(ChanceError, match="'die' can't give 'face-9' here; possible: face-1, face-2"):
        running(Roll(2), mode=SCRIPTED, script=Script({"die": ["face-9"]}, strict=True))


def test_a_copy_of_a_script_goes_on_by_itself() -> None:
    script = Script({"die": ["a", "b", "c"]}, strict=True)
    assert script.next("die") == "a"
    copy = script.copy()
    assert [copy.next("die"), copy.next("die")] == ["b", "c"]
    assert copy.left() == {} and script.left() == {"die": ["b", "c"]}
    assert script.next("die") == "b"


def test_a_clone_carries_the_script_on_by_itself() -> None:
    script = Script({"die": ["face-2", "face-3"]}, strict=True)
    s = running(Roll(3), Ask((GO, LEFT)), Roll(3), mode=SCRIPTED, script=script)
    twin = s.clone()
    twin.apply_action(GO)
    s.apply_action(GO)
    assert s.said == twin.said == ["rolled 2", "chose go", "rolled 3"]


# -- plain data ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "value",
    [
        None, 0, -3, True, "word", [], [1, [2, "a"]], (), (1, (2, None)), [(1, 2), [3]],
        Say("a", (Roll(3), Ask((GO, LEFT)))), (Roll(2, known=True),),
    ],
)  # fmt: skip
def test_values_come_back_from_json_as_they_were(value: Any) -> None:
    back = decode(json.loads(json.dumps(encode(value))), CLASSES)
    assert back == value and type(back) is type(value)


def test_objects_of_slots_come_back_too() -> None:
    pile = decode(json.loads(json.dumps(encode(Pile([1], [-1, 2], [3], 0)))), CLASSES)
    assert isinstance(pile, Pile)
    assert (pile.top, pile.bag, pile.low, pile.back) == ([1], [-1, 2], [3], 0)


def test_effects_are_equal_by_class_and_arguments() -> None:
    assert Say("a", (Roll(3),)) == Say("a", (Roll(3),))
    assert hash(Say("a")) == hash(Say("a"))
    assert Say("a") != Say("b")
    assert Say("a") != Dirty("a")
    assert Ask((GO,)) != AskAlways((GO,))
    assert repr(Say("a", (Roll(3),))) == "Say('a', (Roll(3, False),))"


def test_a_state_comes_back_in_the_middle_of_a_decision() -> None:
    s = running(Scope("outer", (Say("a"), Ask((GO, UP)), Roll(6))), Say("z"))
    twin = loaded(json.loads(json.dumps(s.to_plain())))
    assert twin.to_plain() == s.to_plain()
    assert twin.legal_actions() == s.legal_actions() and twin.current_player() == s.current_player()
    for state in (s, twin):
        state.apply_action(UP)
        state.apply_action(LEFT)
    assert twin.to_plain() == s.to_plain() and twin.said[-2:] == ["closed outer", "z"]


def test_a_state_comes_back_at_a_chance_node() -> None:
    s = running(Roll(3), Say("z"), mode=EXPLICIT)
    twin = loaded(json.loads(json.dumps(s.to_plain())))
    assert twin.current_player() == CHANCE and twin.chance_outcomes() == s.chance_outcomes()
    twin.apply_action(2)
    assert twin.said == ["rolled 2", "z"]


def plain(**changes: Any) -> dict[str, Any]:
    """Plain data of a running toy with some fields changed; None takes a field away."""
    data = {**running(Ask((GO, UP)), Say("z")).to_plain(), **changes}
    return {name: value for name, value in data.items() if value != "absent"}


@pytest.mark.parametrize(
    ("where", "data"),
    [
        ("said", plain(said="absent")),
        ("rng", plain(rng="absent")),
        ("surprise", plain(surprise=1)),
        ("agenda", plain(agenda=[{"@": "Unknown", "f": []}])),
        ("agenda", plain(agenda=[{"@": "Say", "f": [1, 2, 3]}])),
        ("agenda", plain(agenda=[{"@": "Say"}])),
        ("agenda", plain(agenda=[{}])),
        ("scopes", plain(scopes=[{"t": 5}])),
        ("asking", plain(asking={"@": "Ask", "f": []})),
        ("asking", plain(asking=5)),
        ("asking", plain(asking={"@": "Ask", "f": [{"t": []}]})),
        ("", plain(asking={"@": "Ask", "f": [7]})),
        ("asking", plain(asking={"@": "Say", "f": ["a"]})),
        ("pending", plain(asking=None, pending={"@": "Ask", "f": [{"t": [1, 2]}]})),
    ],
)
def test_data_that_can_not_be_read_is_refused_with_the_name_of_the_field(where: str, data: dict[str, Any]) -> None:
    with pytest.raises(FormatError) as caught:
        loaded(data)
    assert caught.value.where == where
    assert caught.value.message.args["where"] == (where or "none")


def test_the_message_of_an_event_is_its_kind_with_its_arguments() -> None:
    event = Event("log-gain", {"n": 2})
    assert event.message() == ("log-gain", {"n": 2})
