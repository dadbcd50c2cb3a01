"""Nouns have every form in every language, and numbers choose the right one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marooned.text import LANGUAGES, TextError, default_library
from marooned.text.noun_tables import CASES, FORMS, GENDERS, parse_nouns

TABLES = {lang: default_library().nouns(lang) for lang in LANGUAGES}
KEYS = sorted(TABLES["en"].keys())
INFLECTED = ("cs", "pl")

languages = st.sampled_from(LANGUAGES)
keys = st.sampled_from(KEYS)
cases = st.sampled_from(CASES)


def test_all_languages_have_the_same_nouns() -> None:
    assert {lang: sorted(table.keys()) for lang, table in TABLES.items()} == dict.fromkeys(LANGUAGES, KEYS)


@pytest.mark.parametrize("lang", INFLECTED)
@pytest.mark.parametrize("key", KEYS)
def test_a_noun_has_all_forms_and_a_gender(lang: str, key: str) -> None:
    table = TABLES[lang]
    assert table.gender(key) in GENDERS
    assert all(table.form(key, case, form) for case in CASES for form in FORMS)


@pytest.mark.parametrize("lang", INFLECTED)
@pytest.mark.parametrize("key", KEYS)
def test_the_forms_of_a_noun_agree_as_its_gender_and_the_numeral_demand(lang: str, key: str) -> None:
    table = TABLES[lang]
    gender = table.gender(key)
    if gender in ("m", "n"):
        assert table.form(key, "acc", "one") == table.form(key, "nom", "one"), "inanimate: accusative is nominative"
    if gender == "ma":
        assert table.form(key, "acc", "one") == table.form(key, "gen", "one"), "animate: accusative is genitive"
    for case in CASES:
        assert table.form(key, case, "many") == table.form(key, "gen", "many"), "genitive stands after 5"
    assert table.form(key, "gen", "few") == table.form(key, "gen", "many")


@pytest.mark.parametrize(
    ("lang", "numbers"),
    [
        ("en", {1: "one", 0: "many", 2: "many", 5: "many", 12: "many", 22: "many"}),
        (
            "cs",
            {
                1: "one",
                2: "few",
                3: "few",
                4: "few",
                0: "many",
                5: "many",
                12: "many",
                22: "many",
                25: "many",
            },
        ),
        (
            "pl",
            {1: "one", 2: "few", 3: "few", 4: "few", 0: "many", 5: "many", 12: "many", 22: "few", 25: "many"},
        ),
        (
            "pl",
            {11: "many", 13: "many", 14: "many", 21: "many", 23: "few", 24: "few", 112: "many", 122: "few"},
        ),
    ],
)
def test_the_form_that_goes_with_a_number(lang: str, numbers: dict[int, str]) -> None:
    assert {n: TABLES[lang].number(n) for n in numbers} == numbers
    assert {n: TABLES[lang].number(-n) for n in numbers} == numbers


@pytest.mark.parametrize(
    ("lang", "key", "counts"),
    [
        ("en", "wood", ["1 wood", "2 wood", "5 wood", "12 wood", "22 wood", "25 wood"]),
        ("en", "wound", ["1 wound", "2 wounds", "5 wounds", "12 wounds", "22 wounds", "25 wounds"]),
        ("en", "die", ["1 die", "2 dice", "5 dice", "12 dice", "22 dice", "25 dice"]),
        ("cs", "wood", ["1 dřevo", "2 dřeva", "5 dřev", "12 dřev", "22 dřev", "25 dřev"]),
        ("cs", "fur", ["1 kůže", "2 kůže", "5 kůží", "12 kůží", "22 kůží", "25 kůží"]),
        ("cs", "pawn", ["1 figurka", "2 figurky", "5 figurek", "12 figurek", "22 figurek", "25 figurek"]),
        ("cs", "player", ["1 hráč", "2 hráči", "5 hráčů", "12 hráčů", "22 hráčů", "25 hráčů"]),
        ("pl", "wood", ["1 drewno", "2 drewna", "5 drewna", "12 drewna", "22 drewna", "25 drewna"]),
        ("pl", "wound", ["1 rana", "2 rany", "5 ran", "12 ran", "22 rany", "25 ran"]),
        ("pl", "pawn", ["1 pionek", "2 pionki", "5 pionków", "12 pionków", "22 pionki", "25 pionków"]),
        ("pl", "game", ["1 gra", "2 gry", "5 gier", "12 gier", "22 gry", "25 gier"]),
    ],
)
def test_counts(lang: str, key: str, counts: list[str]) -> None:
    assert [TABLES[lang].count(key, n) for n in (1, 2, 5, 12, 22, 25)] == counts


@pytest.mark.parametrize(
    ("lang", "key", "n", "acc", "gen"),
    [
        ("cs", "fur", 1, "1 kůži", "1 kůže"),
        ("cs", "fur", 3, "3 kůže", "3 kůží"),
        ("cs", "player", 2, "2 hráče", "2 hráčů"),
        ("cs", "determination", 2, "2 žetony odhodlání", "2 žetonů odhodlání"),
        ("cs", "wood", 1, "1 dřevo", "1 dřeva"),
        ("pl", "wound", 1, "1 ranę", "1 rany"),
        ("pl", "wound", 22, "22 rany", "22 ran"),
        ("pl", "player", 2, "2 graczy", "2 graczy"),
        ("en", "wound", 2, "2 wounds", "2 wounds"),
    ],
)
def test_cases(lang: str, key: str, n: int, acc: str, gen: str) -> None:
    assert TABLES[lang].count(key, n, case="acc") == acc
    assert TABLES[lang].count(key, n, case="gen") == gen


@given(lang=languages, key=keys, case=cases, n=st.integers(0, 10_000))
def test_a_count_is_the_number_and_one_of_the_forms(lang: str, key: str, case: str, n: int) -> None:
    table = TABLES[lang]
    number, _, noun = table.count(key, n, case).partition(" ")
    assert int("".join(filter(str.isdigit, number))) == n
    assert noun == table.form(key, case, table.number(n))


@given(n=st.integers(1, 10_000))
def test_polish_looks_at_the_last_two_digits_and_czech_does_not(n: int) -> None:
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    assert TABLES["pl"].number(n) == ("one" if n == 1 else "few" if few else "many")
    assert TABLES["cs"].number(n) == ("one" if n == 1 else "few" if n in (2, 3, 4) else "many")


def test_unknown_nouns_cases_and_forms_are_errors() -> None:
    table = TABLES["cs"]
    with pytest.raises(TextError, match="no noun 'gold' in the table of 'cs'"):
        table.form("gold")
    with pytest.raises(TextError, match=r"case 'dat'.*cases nom, acc, gen"):
        table.form("wood", "dat")
    with pytest.raises(TextError, match="form 'other'"):
        table.form("wood", form="other")


@pytest.mark.parametrize(
    ("lang", "text", "problem"),
    [
        ("en", "wood: {one: wood}", "wood: expected exactly the fields one, other"),
        ("en", "wood: {one: wood, other: }", "wood.other: expected a word"),
        ("en", "wood: {one: wood, other: wood}\nwood: {one: log, other: logs}", "key 'wood' twice"),
        ("en", "[wood]", "expected a mapping"),
        ("en", "wood: {", "t.yaml"),
        ("cs", "wood: {one: dřevo, other: dřeva}", "wood: expected exactly the fields gender, nom, acc, gen"),
        ("cs", "wood: {gender: x, nom: {}, acc: {}, gen: {}}", "gender 'x'; expected one of m, ma, f, n"),
        ("cs", "wood: {gender: n, nom: {one: dřevo}, acc: {}, gen: {}}", r"wood\.nom: expected exactly"),
    ],
)
def test_a_malformed_table_is_an_error_that_names_the_place(lang: str, text: str, problem: str) -> None:
    with pytest.raises(TextError, match=problem):
        parse_nouns(lang, text, "t.yaml")
