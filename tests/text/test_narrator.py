"""The narrator words messages, nested ones and lists, and says what it can't word."""

import doctest
import logging
from collections.abc import Callable

import pytest

from marooned.core.errors import FormatError, IllegalAction, MaroonedError, SetupError
from marooned.core.messages import Msg, msg
from marooned.text import LANGUAGES, Library, Narrator, TextError, choose_language, narrator

Write = Callable[..., Library]

GAINS = [
    ("en", "wood", 1, "gain 1 wood"),
    ("en", "wood", 2, "gain 2 wood"),
    ("en", "determination", 1, "gain 1 determination token"),
    ("en", "determination", 2, "gain 2 determination tokens"),
    ("cs", "wood", 1, "získat 1 dřevo"),
    ("cs", "wood", 2, "získat 2 dřeva"),
    ("cs", "wood", 5, "získat 5 dřev"),
    ("cs", "wood", 22, "získat 22 dřev"),
    ("cs", "fur", 1, "získat 1 kůži"),
    ("pl", "wood", 1, "otrzymać 1 drewno"),
    ("pl", "wood", 2, "otrzymać 2 drewna"),
    ("pl", "wood", 5, "otrzymać 5 drewna"),
    ("pl", "fur", 1, "otrzymać 1 skórę"),
    ("pl", "fur", 12, "otrzymać 12 skór"),
    ("pl", "fur", 22, "otrzymać 22 skóry"),
]


@pytest.mark.parametrize(("lang", "what", "n", "text"), GAINS)
def test_a_gain_has_the_right_number_and_case(lang: str, what: str, n: int, text: str) -> None:
    assert Narrator(lang).say("fx-gain", what=what, n=n) == text


@pytest.mark.parametrize(
    ("lang", "who", "n", "text"),
    [
        ("en", "you", 1, "take 1 wound"),
        ("en", "each", 2, "each player: 2 wounds"),
        ("cs", "you", 2, "utržit 2 zranění"),
        ("cs", "first", 1, "první hráč: 1 zranění"),
        ("pl", "you", 1, "otrzymać 1 ranę"),
        ("pl", "each", 1, "każdy gracz: 1 rana"),
    ],
)
def test_wounds_select_who_takes_them(lang: str, who: str, n: int, text: str) -> None:
    assert Narrator(lang).say("fx-wounds", who=who, n=n) == text


def test_a_nested_message_is_worded_in_the_same_language(own_texts: Write) -> None:
    library = own_texts(en="who-cook = Cook", cs="who-cook = Kuchař", pl="who-cook = Kucharz")
    message = msg("fx-wounds", who=msg("who-cook"), n=1)
    assert [Narrator(lang, library).text(message) for lang in LANGUAGES] == [
        "Cook: 1 wound",
        "Kuchař: 1 zranění",
        "Kucharz: 1 rana",
    ]


def test_a_list_of_messages_is_joined() -> None:
    effects = (msg("fx-gain", what="food", n=2), msg("fx-discard", what="fur", n=1), msg("yes"))
    assert Narrator("cs").say("error-plain", text=effects) == "získat 2 jídla; odhodit 1 kůži; ano"


def test_lists_may_be_empty_and_nested(own_texts: Write) -> None:
    library = own_texts(en="both = ({ $parts })")
    inner = msg("both", parts=(msg("yes"), msg("no")))
    speaker = Narrator("en", library)
    assert speaker.say("both", parts=()) == "()"
    assert speaker.say("both", parts=(inner, inner)) == "((yes; no); (yes; no))"


def test_a_list_of_one_message_is_not_taken_for_a_message() -> None:
    assert Narrator("en").say("error-plain", text=(msg("yes"),)) == "yes"


def test_nothing_is_added_around_arguments() -> None:
    text = Narrator("en").say("error-plain", text="N1")
    assert text == "N1"
    assert text.isascii()


def test_a_missing_message_is_said_in_english_and_logged_once(
    own_texts: Write, caplog: pytest.LogCaptureFixture
) -> None:
    speaker = Narrator("cs", own_texts(en='rescue = rescue in { COUNT("round", $n) }'))
    with caplog.at_level(logging.WARNING):
        assert speaker.say("rescue", n=1) == "rescue in 1 round"
        assert speaker.say("rescue", n=2) == "rescue in 2 rounds"
    assert [record.getMessage() for record in caplog.records] == ["cs has no message 'rescue'"]
    assert not speaker.has("rescue")
    assert Narrator("en").has("fx-gain")


def test_a_translation_that_fails_is_said_in_english(own_texts: Write, caplog: pytest.LogCaptureFixture) -> None:
    speaker = Narrator("pl", own_texts(en="rescue = rescue", pl="rescue = ratunek { $when }"))
    assert speaker.say("rescue") == "rescue"
    assert "pl: Unknown external: when" in caplog.text


def test_an_english_message_in_a_translation_keeps_nested_parts_translated(own_texts: Write) -> None:
    speaker = Narrator("pl", own_texts(en="both = both: { $parts }"))
    assert speaker.say("both", parts=(msg("yes"), msg("no"))) == "both: tak; nie"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_id_that_no_language_has_is_an_error(lang: str) -> None:
    with pytest.raises(TextError, match=r"'no-such-id'.*no language has it"):
        Narrator(lang).say("no-such-id")
    assert issubclass(TextError, MaroonedError)


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        ({"what": "wood"}, "Unknown external: n"),
        ({"what": "gold", "n": 1}, "no noun 'gold'"),
    ],
)
def test_a_missing_argument_or_noun_is_an_error(args: dict[str, int | str], problem: str) -> None:
    with pytest.raises(TextError, match=problem):
        Narrator("cs").text(Msg("fx-gain", args))


def test_equal_messages_with_different_arguments_are_not_confused() -> None:
    speaker = Narrator("en")
    assert speaker.say("error-plain", text="1200") == "1200"
    assert speaker.say("error-plain", text=1200) == "1,200"
    assert speaker.say("error-plain", text="1200") == "1200"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        MaroonedError("a fault"),
        IllegalAction("explore N1", "RC-explore-01"),
        IllegalAction("explore N1"),
        SetupError("five players", "RC-setup-01"),
        FormatError("not a number", "levels.roof"),
    ],
)
def test_errors_of_the_engine_can_be_worded(lang: str, error: MaroonedError) -> None:
    speaker = Narrator(lang)
    assert speaker.has(error.message.id)
    assert "none" not in speaker.text(error.message)


@pytest.mark.parametrize(
    ("wanted", "environ", "lang"),
    [
        (None, {}, "en"),
        ("", {"LANG": "pl_PL.UTF-8"}, "pl"),
        ("cs", {"LANG": "pl_PL.UTF-8"}, "cs"),
        ("cs-CZ", {}, "cs"),
        ("PL", {}, "pl"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "cs_CZ.UTF-8"}, "pl"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "cs_CZ.UTF-8"}, "en"),
        (None, {"LANG": "de_DE@euro"}, "en"),
        (None, {"LANG": "cs@latin"}, "cs"),
    ],
)
def test_the_language_is_chosen(wanted: str | None, environ: dict[str, str], lang: str) -> None:
    assert choose_language(wanted, environ) == lang


def test_wanting_a_language_that_there_is_not_is_an_error() -> None:
    with pytest.raises(TextError, match="'de'; expected one of en, cs, pl"):
        choose_language("de", {"LANG": "cs_CZ"})
    with pytest.raises(TextError, match="unknown language 'de'"):
        Narrator("de")


def test_the_examples_in_the_docstrings_are_true() -> None:
    assert doctest.testmod(narrator).failed == 0
