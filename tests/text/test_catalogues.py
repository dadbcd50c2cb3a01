"""The catalogues are complete, agree with each other, and their errors are found and named."""

import re
from collections.abc import Callable
from importlib import resources

import pytest

from marooned.text import LANGUAGES, Library, Narrator, TextError, check, default_library
from marooned.text.noun_tables import CASES, FORMS

Write = Callable[..., Library]


def _ids(lang: str) -> frozenset[str]:
    return Narrator(lang).ids()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_catalogues_are_free_of_faults(lang: str) -> None:
    assert check.faults(lang) == ()
    assert check.argument_mismatches(lang) == ()
    assert check.missing("en", _ids(lang)) == frozenset()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_all_that_english_says_in_the_same_files(lang: str) -> None:
    def ids_by_file(lang: str) -> dict[str, frozenset[str]]:
        folder = resources.files("marooned.text") / "catalogues" / lang
        texts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
        return {
            name: frozenset(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) for name, text in texts.items()
        }

    assert ids_by_file(lang) == ids_by_file("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_nouns_in_all_forms(lang: str) -> None:
    nouns = default_library().nouns(lang)
    assert nouns.keys() == default_library().nouns("en").keys()
    for key in sorted(nouns.keys()):
        for case in CASES:
            for form in FORMS:
                assert nouns.form(key, case, form)


def test_a_text_can_be_given_a_capital(own_texts: Write) -> None:
    speaker = Narrator("cs", own_texts(cs="line = { CAP($what) } +{ $n }\nnoun = { CAP(NOUN($what)) }"))
    assert speaker.say("line", what="úkryt", n=1) == "Úkryt +1"
    assert speaker.say("line", what="", n=1) == " +1"
    assert speaker.say("noun", what="fur") == "Kůže"


def test_missing_ids_are_found() -> None:
    assert check.missing("cs", ["yes", "fx-gain", "fx-fly"]) == {"fx-fly"}


def test_unused_messages_are_found_but_not_those_that_are_quoted(own_texts: Write) -> None:
    library = own_texts(en="used = see { quoted }\nquoted = and { deeper }\ndeeper = it\nspare = not this")
    unused = check.unused("en", _ids("en") | {"used"}, library)
    assert unused == {"spare"}


def test_variables_are_found_everywhere_in_a_message(own_texts: Write) -> None:
    library = own_texts(
        en="""
plain = { $a }
call = { COUNT($what, $n) } and { NOUN("wood") }
choice = { $who ->
    [you] { $inside }
   *[other] { plain } { -term(x: "y") }
}
-term = { $x }
"""
    )
    assert check.variables("en", "plain", library) == {"a"}
    assert check.variables("en", "call", library) == {"what", "n"}
    assert check.variables("en", "choice", library) == {"who", "inside", "a"}


def test_argument_mismatches_are_found(own_texts: Write) -> None:
    library = own_texts(
        en="same = { $a } { $b }\nlacks = { $a } { $b }\nadds = { $a }\nonly-english = { $z }",
        cs="same = { $b } { $a }\nlacks = { $b }\nadds = { $a } { $b }",
    )
    assert check.argument_mismatches("cs", library) == (
        check.Mismatch("adds", lacks=frozenset(), adds=frozenset({"b"})),
        check.Mismatch("lacks", lacks=frozenset({"a"}), adds=frozenset()),
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = { b }", "a: quotes message 'b', which does not exist"),
        ("a = { -b }", "a: quotes term '-b', which does not exist"),
        ("a = { NUON($what) }", "a: calls NUON(), which does not exist"),
        ('a = { COUNT("gold", $n) }', "a: calls COUNT() wrongly: no noun 'gold' in the table of 'cs'"),
        ('a = { COUNT($what, $n, case: "dat") }', "a: calls COUNT() wrongly: no form 'one' of case 'dat'"),
        ('a = { NOUN($what, form: "other") }', "a: calls NOUN() wrongly: no form 'other' of case 'nom'"),
        ("a = { COUNT($what) }", "a: calls COUNT() wrongly"),
        ('-a = { COUNT("gold", 1) }', "-a: calls COUNT() wrongly"),
        (
            "a = { $n ->\n    [one] jeden\n    [many] pět\n   *[other] x\n}",
            "a: variant [many] fits no whole number",
        ),
    ],
)
def test_faults_are_found(own_texts: Write, text: str, fault: str) -> None:
    (found,) = check.faults("cs", own_texts(cs=text))
    assert found.startswith(fault)


@pytest.mark.parametrize(
    "text",
    [
        "a = { NUMBER($n) }",
        'a = { COUNT("wood", 5, case: "gen") }',
        "a = { $n ->\n    [one] jeden\n    [few] dva\n   *[other] pět\n}",
        "a = { GENDER($what) ->\n    [f] žádná\n    [n] žádné\n   *[m] žádný\n} { NOUN($what) }",
    ],
)
def test_what_is_right_is_not_called_a_fault(own_texts: Write, text: str) -> None:
    assert check.faults("cs", own_texts(cs=text)) == ()


def test_gender_can_be_selected(own_texts: Write) -> None:
    text = "none-of = { GENDER($what) ->\n    [f] žádná\n    [n] žádné\n   *[m] žádný\n} { NOUN($what) }"
    speaker = Narrator("cs", own_texts(cs=text))
    assert speaker.say("none-of", what="fur") == "žádná kůže"
    assert speaker.say("none-of", what="wood") == "žádné dřevo"
    assert speaker.say("none-of", what="tile") == "žádný dílek"


def test_a_noun_takes_case_and_form(own_texts: Write) -> None:
    speaker = Narrator("pl", own_texts(pl='lack = brak: { NOUN($what, case: "gen", form: "many") }'))
    assert speaker.say("lack", what="fur") == "brak: skór"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("good = yes\n\nbad = { -wood(n: $n) }", r"en/own\.ftl:3: Expected literal"),
        ("bad = }", r"en/own\.ftl:1"),
        ("twice = a\ntwice = b", r"en/own\.ftl:2: message 'twice' is already defined"),
        ("yes = of course", "message 'yes' is already defined"),
        ("-t = a\n-t = b", "term '-t' is already defined"),
        ("tip =\n    .title = attribute", "message 'tip' must have a text and no attributes"),
    ],
)
def test_an_error_in_a_file_is_named_with_its_line(own_texts: Write, text: str, problem: str) -> None:
    with pytest.raises(TextError, match=problem):
        own_texts(en=text).catalogue("en")


def test_the_library_reads_once_and_knows_its_languages() -> None:
    assert default_library().catalogue("cs") is default_library().catalogue("cs")
    with pytest.raises(TextError, match="unknown language 'de'"):
        default_library().catalogue("de")
