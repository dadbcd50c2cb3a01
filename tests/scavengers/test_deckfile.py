"""Deck files: what is right is read, and whatever is wrong is told with its place, never with a bare exception."""

import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from marooned.core.errors import FormatError
from marooned.games.scavengers.cards import Deck
from marooned.games.scavengers.deckdiff import differences, sizes, sureness
from marooned.games.scavengers.deckfile import (
    HOLDS_IN,
    MODES,
    MOODS,
    ONLY_IN,
    PASSIVES,
    PRICES,
    TAGS,
    VERBS,
    WINS,
    deck_of,
    default_deck,
    default_text,
    effect,
    passive,
    read_deck,
)
from marooned.games.scavengers.deckyaml import TEXTS, parse
from marooned.games.scavengers.effects.base import TARGETS
from marooned.games.scavengers.terms import WINDOWS
from marooned.text import LANGUAGES, Narrator, check

USUAL: dict[str, Any] = parse(default_text())
DOCS = Path(__file__).parents[2] / "docs" / "deck.md"


def usual() -> dict[str, Any]:
    """The data of the deck that comes along, to be changed."""
    return copy.deepcopy(USUAL)


def card(data: dict[str, Any], section: str, id: str) -> dict[str, Any]:
    """One card of it."""
    found: dict[str, Any] = next(one for one in data[section] if one["id"] == id)
    return found


def refusal(data: Any) -> str:
    """What is said against a deck, in one line."""
    with pytest.raises(FormatError) as caught:
        deck_of(data, "own")
    return str(caught.value)


def changed(section: str, id: str, **fields: Any) -> dict[str, Any]:
    """The deck with fields of a card changed; None in the place of a field takes it out."""
    data = usual()
    one = card(data, section, id)
    for name, value in fields.items():
        if value is None:
            one.pop(name)
        else:
            one[name] = value
    return data


# -- what is right ---------------------------------------------------------------------------------------------------
def test_the_deck_that_comes_along_has_no_digest_and_no_differences() -> None:
    deck = default_deck()
    assert deck.digest == ""
    assert deck.size == 90
    assert sizes(deck) == {
        "action": [22, 19, 16],
        "peril": [5, 7, 10],
        "opportunity": [2, 3, 3],
        "anomaly": [1, 1, 1],
    }
    assert differences(default_text()) == []
    assert differences(default_text() + "# a remark\n") == []


def test_every_other_text_has_a_digest_of_its_own() -> None:
    one, other = read_deck(default_text() + "# a\n"), read_deck(default_text() + "# b\n")
    assert re.fullmatch("[0-9a-f]{16}", one.digest)
    assert one.digest != other.digest
    assert one.digest == read_deck(default_text() + "# a\n").digest


def test_differences_name_card_field_old_and_new() -> None:
    text = default_text().replace("avoid: {discard_cards: 2}", "avoid: {discard_cards: 3}")
    text = text.replace(
        "name: Ravenous, on_gain: [], passive: [{feed_cost: 1}]", "name: Ravenous, passive: [{feed_cost: 2}]"
    )
    read_deck(text)
    assert [(d.card, d.field, d.old, d.new) for d in differences(text)] == [
        ("perils/cave_spider", "avoid", "{discard_cards: 2}", "{discard_cards: 3}"),
        ("traumas/ravenous", "on_gain", "[]", ""),
        ("traumas/ravenous", "passive", "[{feed_cost: 1}]", "[{feed_cost: 2}]"),
    ]


def test_a_card_that_is_left_out_is_a_difference_of_the_whole_card() -> None:
    lines = [line for line in default_text().splitlines() if "id: despair" not in line]
    text = "\n".join(lines)
    assert len(read_deck(text).traumas) == 15
    (found,) = differences(text)
    assert (found.card, found.field, found.new) == ("traumas/despair", "", "")
    assert found.old.startswith("{id: despair")


def test_known_and_reconstructed_fields_are_counted() -> None:
    before = sureness(default_text())
    spear = "  - id: spear\n    name: Spear\n    tier: 2\n    food: 2\n    copies: 3\n    window: reaction\n"
    rest = "    effect: [{do: defeat, target: active, match_tag: beast}]\n    status: "
    assert spear + rest in default_text()
    after = sureness(default_text().replace(spear + rest + "reconstructed", spear + rest + "known"))
    assert after["known"] - before["known"] == 6  # name, tier, food, copies, window, effect
    assert sum(after.values()) == sum(before.values())


def test_a_name_that_an_owner_corrected_is_shown_as_it_is_written() -> None:
    deck = deck_of(changed("actions", "hide", name="Lie Low"), "own")
    for lang in LANGUAGES:
        assert Narrator(lang).text(deck.by_id["hide"].title()) == "Lie Low"
    assert Narrator("en").text(deck.by_id["move"].title()) == "Move"


def test_a_card_without_copies_is_no_longer_in_the_deck() -> None:
    deck = deck_of(changed("actions", "forage", copies=0), "own")
    assert deck.size == 86
    assert not any(kind.id == "forage" for kind in deck.kind_at)


# -- what is wrong, and where ----------------------------------------------------------------------------------------
def at(data: Any, path: str) -> tuple[Any, Any]:
    """The container and the key of a place like `perils.cave_spider.avoid`; cards by their id."""
    *way, last = path.split(".")
    for step in way:
        data = next(one for one in data if one["id"] == step) if isinstance(data, list) else data[step]
    return data, last


def changed_by(change: dict[str, Any]) -> dict[str, Any]:
    """The deck that comes along with a change of wrong_decks.yaml."""
    data = usual()
    holder, key = at(data, change["at"])
    if "keep" in change:
        holder[key] = holder[key][: change["keep"]]
    elif "drop" in change:
        del holder[key]
    else:
        holder[key] = change["put"]
    return data


def told_of(change: dict[str, Any]) -> str:
    """What is told of it."""
    told = change["told"].replace("VERBS", ", ".join(VERBS)).replace("PASSIVES", ", ".join(PASSIVES))
    return str(told)


WRONG: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "wrong_decks.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("change", WRONG, ids=lambda change: change["told"][:60])
def test_what_is_wrong_is_told_with_its_place_and_what_would_be_right(change: dict[str, Any]) -> None:
    assert refusal(changed_by(change)) == told_of(change)


def test_a_scenario_that_nobody_can_win_is_refused() -> None:
    data = usual()
    for action in data["actions"]:
        action["tier"] = min(action["tier"], 2)
    for scenario in data["scenarios"]:
        scenario["deal"] = {"tier1": 1, "tier2": 1, "tier3": 0}
    assert refusal(data) == "scenarios (lost_expedition): win signal needs an Action of tier 3"


def test_hands_must_leave_cards_for_the_piles() -> None:
    data = usual()
    for section in ("actions", "perils", "opportunities", "anomalies"):
        for one in data[section]:
            one["copies"] = 6 if one["id"] in ("recon", "hunt", "feast") else 0
    for scenario in data["scenarios"]:
        scenario["deal"] = {"tier1": 1, "tier2": 1, "tier3": 1}
    assert refusal(data) == "scenarios (daring_retreat): 21 cards are needed for hands and piles, and there are 18"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "deck: fields (`name: value`) are expected, not null"),
        ("just words", 'deck: fields (`name: value`) are expected, not "just words"'),
        ("version: 1\nversion: 1", "line 2: `version` stands here twice"),
        ("version: &one 1\nactions: *one", "line 1: anchors and aliases"),
        ("perils: &all [*all]", "line 1: anchors and aliases"),
        ("version: [", "deck: this is no YAML: "),
        ("version: !!timestamp x", 'version: a whole number from 1 to 1 is expected, not "x"'),
        ("version: 2020-99-99", 'version: a whole number from 1 to 1 is expected, not "2020-99-99"'),
        ("version: !!bool perhaps", 'version: a whole number from 1 to 1 is expected, not "perhaps"'),
        ("version: 0x" + "f" * 9000, 'version: a whole number from 1 to 1 is expected, not "0xfff'),
        ("version: 1.0", 'version: a whole number from 1 to 1 is expected, not "1.0"'),
        ("version: yes", "version: a whole number from 1 to 1 is expected, not true"),
        ("version: " + "[" * 40 + "]" * 40, "line 1: nested more than 20 deep"),
        ("version: " + "[" * 40_000, "deck: "),
        ("- " * 40_000, "deck: "),
        ("? [1, 2]\n: 3", "`version` is missing"),
        ("!!python/object:os.system x: 1", "`version` is missing"),
        ('version: 1\nactions: [{id: recon, name: "\\a"}]', "actions[0] (recon).name: a text is expected, not"),
    ],
)  # fmt: skip
def test_what_is_no_deck_at_all_is_told(text: str, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_deck(text)
    assert str(caught.value).startswith(told)


# -- in every language -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_worded_in_every_language(lang: str) -> None:
    ids = {id.removeprefix("deck-error-") for id in Narrator(lang).ids() if id.startswith("deck-error-")}
    assert ids == set(TEXTS)
    for id, text in TEXTS.items():
        assert check.variables(lang, f"deck-error-{id}") == set(re.findall(r"\{(\w+)\}", text))


def test_english_screens_say_what_the_error_says() -> None:
    narrator = Narrator("en")
    for change in WRONG:
        with pytest.raises(FormatError) as caught:
            deck_of(changed_by(change), "own")
        assert narrator.text(caught.value.message) == told_of(change)


# -- whatever a file says --------------------------------------------------------------------------------------------
WORDS = st.sampled_from([*TARGETS, *VERBS, *PASSIVES, *TAGS, "recon", "snare", "all", "known", "", "ž"])
SCALARS = st.none() | st.booleans() | st.integers(-2, 25) | WORDS
VALUES = st.recursive(
    SCALARS | WORDS.map(lambda verb: {"do": verb, "target": "self", "n": 1}),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=2),
    max_leaves=6,
)


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every (container, key) in some data."""
    entries = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    for key, value in entries:
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


PLACES = len(list(places(USUAL)))
CHANGES = st.tuples(st.integers(0, PLACES - 1), st.sampled_from(["put", "drop", "twice", "rename"]), VALUES)


def mutate(data: Any, at: int, how: str, value: Any) -> None:
    """Change one place."""
    everywhere = list(places(data))
    holder, key = everywhere[at % len(everywhere)]
    if how == "put":
        holder[key] = value
    elif how == "drop":
        del holder[key]
    elif how == "twice" and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
    elif isinstance(holder, dict):
        holder[str(value)] = holder.pop(key)


@settings(max_examples=150, deadline=None)
@given(st.lists(CHANGES, min_size=1, max_size=3))
def test_changed_anywhere_a_deck_is_read_or_refused(changes: list[tuple[int, str, Any]]) -> None:
    data = usual()
    for at, how, value in changes:
        mutate(data, at, how, value)
    try:
        deck = deck_of(data, "own")
    except FormatError as error:
        assert str(error).strip()
    else:
        assert isinstance(deck, Deck)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, len(default_text()) - 1), st.integers(0, 30), st.text("[]{}:,-#&*!?|>%@`\"' \n\tx0", max_size=6))
def test_with_any_piece_of_text_replaced_a_deck_is_read_or_refused(at: int, length: int, new: str) -> None:
    text = default_text()[:at] + new + default_text()[at + length :]
    try:
        deck = read_deck(text)
    except FormatError as error:
        assert str(error).strip()
    else:
        assert isinstance(deck, Deck)


# -- the page that explains it ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("verb", VERBS)
def test_the_page_names_every_verb_with_an_example_that_is_right(verb: str) -> None:
    found = re.findall(rf"^\| `{verb}` \| `(\{{do: .+?\}})` \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) == 1
    example = parse(found[0])
    assert example["do"] == verb
    part = ONLY_IN.get(verb, ("effect",))[0]
    made = effect(example, "docs", part)
    assert type(made) is type(effect(example, "docs", part))


@pytest.mark.parametrize("key", PASSIVES)
def test_the_page_names_every_modifier_with_an_example_that_is_right(key: str) -> None:
    found = re.findall(rf"^\| `{key}` \| `(\{{{key}: .+?\}})` \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) == 1
    made = passive(parse(found[0]), "docs", HOLDS_IN.get(key, ("areas",))[0])
    assert made.key == key


@pytest.mark.parametrize("word", [*WINDOWS, *TAGS, *TARGETS, *MODES, *WINS, *MOODS, *PRICES])
def test_the_page_names_every_word(word: str) -> None:
    assert f"`{word}`" in DOCS.read_text(encoding="utf-8")


def blocks() -> list[str]:
    """The pieces of YAML on the page."""
    return re.findall(r"^```yaml\n(.*?)^```", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", blocks(), ids=lambda block: block.split("\n")[0][:40])
def test_the_cards_of_the_page_can_take_the_place_of_those_of_the_deck(block: str) -> None:
    data = usual()
    found = parse(block)
    for one in found if isinstance(found, list) else []:
        section = next(
            name for name in data if isinstance(data[name], list) and any(c["id"] == one["id"] for c in data[name])
        )
        data[section] = [one if there["id"] == one["id"] else there for there in data[section]]
    if isinstance(found, dict):
        card(data, "actions", "hide").update(found)
    assert deck_of(data, "own").size == 90


def test_the_errors_of_the_page_are_what_is_said() -> None:
    told = {told_of(change) for change in WRONG}
    assert all(line in told for line in re.findall(r"^marooned: (.+)$", DOCS.read_text(encoding="utf-8"), re.MULTILINE))
