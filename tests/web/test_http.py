"""Addresses, headers and limits, without a socket."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from marooned.core.game import Setup
from marooned.core.messages import Msg
from marooned.core.record import Recorder
from marooned.games import game_ids, get_game
from marooned.text import LANGUAGES, Narrator
from marooned.web.app import LARGEST_BODY, create_app
from marooned.web.guard import POLICY, Names
from marooned.web.limits import Buckets, Rate
from marooned.web.pages import Pages
from marooned.web.site import Site

SOLO = {"game": "crusoe", "scenario": "castaways", "seats": ["cook"], "who": ["person"]}


@pytest.fixture
def client(site: Site) -> Iterator[TestClient]:
    with TestClient(create_app(site), base_url="http://localhost") as client:
        yield client


def is_error(answer: Any, status: int, code: str) -> bool:
    """Whether an answer is an ErrorInfo with words in every language."""
    info = answer.json()
    assert all(Narrator(lang).text(message(info["text"])) for lang in LANGUAGES)
    return bool(answer.status_code == status and info["code"] == code)


def message(text: Any) -> Any:
    """A text of the wire as the narrator takes it."""
    if isinstance(text, dict):
        return Msg(text["id"], {name: message(value) for name, value in text["args"].items()})
    return tuple(map(message, text)) if isinstance(text, list) else text


def test_every_answer_has_the_headers(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/missing.js"):
        headers = client.get(path).headers
        assert headers["content-security-policy"] == POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert "unsafe" not in POLICY and "*" not in POLICY


def test_games_tell_their_scenarios_and_options(client: TestClient) -> None:
    games = client.get("/api/games").json()
    assert [game["id"] for game in games] == list(game_ids())
    for game in games:
        for scenario in game["scenarios"]:
            assert scenario["players"] == list(get_game(game["id"]).seat_counts(scenario["id"]))
            for option in scenario["options"]:
                assert set(option["default"]) == {str(n) for n in scenario["players"]}
                assert all(value in option["values"] for value in option["default"].values())


def test_a_scenario_tells_in_which_rounds_it_can_be_won(client: TestClient) -> None:
    island = client.get("/api/games").json()[0]["scenarios"]
    told = {scenario["id"]: scenario["goal_rounds"] for scenario in island}
    assert told["castaways"] == [10, 11, 12]
    assert all(
        set(rounds) <= set(range(1, scenario["rounds"] + 1))
        for scenario, rounds in zip(island, told.values(), strict=True)
    )


def test_what_stays_the_same_is_not_sent_twice(client: TestClient) -> None:
    for path in ("/api/games", "/api/texts/cs", "/api/rules/crusoe?lang=pl", "/api/cards/scavengers"):
        first = client.get(path)
        assert first.headers["content-encoding"] == "gzip"
        again = client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_a_language_are_whole(client: TestClient, lang: str) -> None:
    texts = client.get(f"/api/texts/{lang}").json()
    ids = {line.partition(" =")[0] for line in texts["catalogue"].splitlines() if " =" in line}
    assert Narrator(lang).ids() <= ids
    assert texts["nouns"]["wood"]["forms"]["nom-one"]


@pytest.mark.parametrize("game", game_ids())
def test_every_card_has_words_in_every_language(client: TestClient, game: str) -> None:
    cards = get_game(game).card_texts()
    assert set(client.get(f"/api/cards/{game}").json()) == set(cards)
    for lang in LANGUAGES:
        narrator = Narrator(lang)
        for card in cards.values():
            assert narrator.has(card.title.id) or card.title.id == "sc-own-name"
            assert all(narrator.text(line) for line in (card.title, *card.lines))


def test_rules_tell_the_cases_that_cite_them_and_their_cards(client: TestClient) -> None:
    for game, rule in (("crusoe", "RC-scenario-1-02"), ("scavengers", "R-072")):
        cases = client.get(f"/api/proofs/{game}").json()[rule]
        assert all(case["name"] and case["file"].startswith(f"{game}/") for case in cases)
        cards = {card for case in cases for card in case["cards"]}
        assert cards and cards <= client.get(f"/api/cards/{game}").json().keys()


def test_rules_are_told_in_the_language_asked_for(client: TestClient) -> None:
    english = client.get("/api/rules/crusoe").json()
    czech = client.get("/api/rules/crusoe?lang=cs").json()
    assert [rule["id"] for rule in english] == [rule["id"] for rule in czech]
    assert english[0]["rule"] != czech[0]["rule"]


def test_unknown_addresses_are_typed_errors(client: TestClient) -> None:
    paths = ("/api/nothing", "/api/texts/de", "/api/rules/go", "/api/proofs/go", "/api/cards/go", "/api/code/ABCDEF")
    for path in (*paths, "/api/tables/none/record", "/api/replays/none", "/api/replays/none/1"):
        assert is_error(client.get(path), 404, "gone")
    assert is_error(client.post("/api/join", json={"code": "ABCDEF"}), 404, "gone")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"game":1}', 400),
        (b'{"game":"crusoe","scenario":"castaways","seats":["cook"],"who":["person"],"seed":1}', 400),
        (b"[" * 60_000, 400),
        (b"\xff\xfe", 400),
        (b"x" * (LARGEST_BODY + 1), 413),
    ],
)
def test_bodies_that_are_wrong_are_typed_errors(client: TestClient, body: bytes, status: int) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert is_error(answer, status, "too-large" if status == 413 else "format")


def test_only_json_is_taken(client: TestClient) -> None:
    assert is_error(client.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}), 415, "format")


def test_a_set_up_that_rules_forbid_names_the_rule(client: TestClient) -> None:
    answer = client.post("/api/tables", json={**SOLO, "seats": ["soldier"]})
    assert is_error(answer, 400, "format")
    assert answer.json()["rule"] == "RC-setup-06"


def test_a_table_is_laid_found_joined_and_listed(client: TestClient) -> None:
    wanted = {**SOLO, "seats": ["cook", "explorer"], "who": ["person", "open"], "name": "Ada", "public": True}
    laid = client.post("/api/tables", json=wanted)
    assert laid.status_code == 201
    (mine,) = laid.json()
    seen = client.get(f"/api/code/{mine['code']}").json()
    assert [seat["who"] for seat in seen["seats"]] == ["person", "open"]
    joined = client.post("/api/join", json={"code": mine["code"].lower(), "name": "Bo"}).json()
    assert (joined["table"], joined["seat"]) == (mine["table"], 1)
    assert is_error(client.post("/api/join", json={"code": mine["code"]}), 409, "busy")
    (listed,) = client.post("/api/mine", json={"tokens": [joined["token"], "wrong"]}).json()
    assert (listed["table"], listed["seat"]) == (mine["table"], 1)
    (public,) = client.get("/api/public").json()
    assert (public["table"], public["code"]) == (mine["table"], "")
    assert mine["token"] not in client.get("/api/public").text


def test_the_same_deal_gives_the_same_game(client: TestClient, site: Site) -> None:
    first = client.post("/api/tables", json=SOLO).json()[0]["table"]
    deal = site.hall.room(first).opened.deal
    second = client.post("/api/tables", json={**SOLO, "deal": deal}).json()[0]["table"]
    assert site.hall.room(first).digest() == site.hall.room(second).digest()


def test_the_record_of_a_running_game_is_kept_back(client: TestClient) -> None:
    table = client.post("/api/tables", json=SOLO).json()[0]["table"]
    assert client.get(f"/api/tables/{table}/record").status_code == 400
    assert client.get(f"/api/replays/{table}").status_code == 400


def test_odds_of_the_decks_add_up(client: TestClient) -> None:
    mine = client.post("/api/tables", json=SOLO).json()[0]
    decks = client.get(f"/api/tables/{mine['table']}/odds").json()["decks"]
    assert {deck["pile"] for deck in decks} >= {"event", "island", "beast"}
    for deck in decks:
        assert sum(card["share"] for card in deck["cards"]) == pytest.approx(1)
    headers = {"authorization": "Bearer wrong"}
    assert is_error(client.get(f"/api/tables/{mine['table']}/odds", headers=headers), 403, "not-yours")


def record_text(game: str, scenario: str, seats: tuple[str, ...], moves: int) -> str:
    recorder = Recorder.begin(get_game(game), Setup(scenario, seats), 7)
    for _ in range(moves):
        if not recorder.state.is_terminal():
            recorder.apply(recorder.state.legal_actions()[0])
    return recorder.text()


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    [("crusoe", "castaways", ("cook", "explorer")), ("scavengers", "lost-expedition", ("player", "player"))],
)
def test_a_record_becomes_a_replay(client: TestClient, game: str, scenario: str, seats: tuple[str, ...]) -> None:
    text = record_text(game, scenario, seats, 60)
    answer = client.post("/api/replays", json={"record": text})
    assert answer.status_code == 201
    replay = answer.json()
    lines = [line for line in text.partition("---\n")[2].splitlines() if line and not line.startswith("=")]
    assert [step["words"] for step in replay["steps"]] == ["", *lines]
    numbers = [line["n"] for step in replay["steps"] for line in step["log"]]
    assert numbers == list(range(len(numbers)))
    assert replay["when"] == ""  # a record holds no date
    assert client.get(f"/api/replays/{replay['id']}").json() == replay
    for step in (0, 17, len(lines)):
        frame = client.get(f"/api/replays/{replay['id']}/{step}?seat=1").json()
        assert (frame["revision"], frame["seat"], frame["view"]["round"]) == (step, 1, replay["steps"][step]["round"])
    assert is_error(client.get(f"/api/replays/{replay['id']}/3?seat=2"), 400, "format")


@pytest.mark.parametrize("wrong", ["", "nonsense", "marooned-record 1\n---\n", "marooned-record 1\ngame: go\n---\n"])
def test_records_that_are_wrong_are_refused(client: TestClient, wrong: str) -> None:
    assert is_error(client.post("/api/replays", json={"record": wrong}), 400, "format")


def test_a_record_with_an_illegal_line_is_refused_with_its_number(client: TestClient) -> None:
    text = record_text("crusoe", "castaways", ("cook",), 3) + "confirm confirm\n"
    answer = client.post("/api/replays", json={"record": text})
    assert is_error(answer, 400, "format")
    assert answer.json()["text"]["args"]["line"] == len(text.splitlines())


def test_scores_and_statistics_of_nothing_are_empty(client: TestClient) -> None:
    assert client.get("/api/scores").json() == []
    statistics = client.get("/api/statistics").json()
    assert (statistics["games"], statistics["groups"], statistics["honest"]) == (0, [], [])
    assert client.get("/api/statistics?game=go").status_code == 404


# -- who may speak to us ---------------------------------------------------------------------------------------------
def test_a_page_of_another_name_is_refused(client: TestClient) -> None:
    assert client.get("/api/games", headers={"host": "evil.example"}).status_code == 403
    assert client.get("/api/games", headers={"host": "192.168.1.7:8642"}).status_code == 200


def test_another_site_can_lay_no_tables(client: TestClient) -> None:
    assert client.post("/api/tables", json=SOLO, headers={"origin": "https://evil.example"}).status_code == 403
    assert client.post("/api/tables", json=SOLO, headers={"origin": "null"}).status_code == 403
    assert client.post("/api/tables", json=SOLO, headers={"origin": "http://localhost"}).status_code == 201


def test_the_public_url_is_one_of_ours() -> None:
    names = Names("https://island.example")
    assert names.known("island.example") and not names.known("other.example")
    assert names.same_origin("https://island.example", "127.0.0.1:8642")
    assert not names.same_origin("https://island.example.evil", "127.0.0.1:8642")


def test_too_many_requests_are_refused_for_a_while(client: TestClient, site: Site) -> None:
    now = [0.0]
    site.reads = Buckets(Rate(1, 3), lambda: now[0])
    answers = [client.get("/api/server").status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    now[0] = 2.0
    assert client.get("/api/server").status_code == 200


def test_codes_can_not_be_guessed_in_a_row(client: TestClient, site: Site) -> None:
    site.misses = Buckets(Rate(0.01, 3), lambda: 0.0)
    answers = [client.get("/api/code/ABCDEF").status_code for _ in range(5)]
    assert answers == [404, 404, 404, 429, 429]


def test_laying_a_table_may_need_an_invitation(make_site: Callable[..., Site]) -> None:
    with TestClient(create_app(make_site(invitation="palm")), base_url="http://localhost") as client:
        assert client.get("/api/server").json()["invitation"] is True
        assert is_error(client.post("/api/tables", json=SOLO), 403, "not-yours")
        assert client.post("/api/tables", json={**SOLO, "invitation": "palm"}).status_code == 201


# -- pages -----------------------------------------------------------------------------------------------------------
def test_pages_get_the_index_and_hashed_files_never_change(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the table", encoding="utf-8")
    (tmp_path / "assets" / "app-Dk3_f9aQ.js").write_text("1", encoding="utf-8")
    (tmp_path / "mark.svg").write_text("<svg/>", encoding="utf-8")
    client = TestClient(Starlette(routes=[Mount("/", Pages(tmp_path))]))
    for path in ("/", "/tables/abc", "/rules/scavengers"):
        answer = client.get(path)
        assert (answer.text, answer.headers["cache-control"]) == ("<!doctype html>the table", "no-cache")
    assert "immutable" in client.get("/assets/app-Dk3_f9aQ.js").headers["cache-control"]
    assert client.get("/mark.svg").headers["cache-control"] == "no-cache"
    for path in ("/assets/gone-Dk3_f9aQ.js", "/robots.txt", "/../conftest.py"):
        assert client.get(path).status_code == 404


# -- for whoever runs it ---------------------------------------------------------------------------------------------
def test_health_and_counters(client: TestClient, site: Site) -> None:
    assert client.get("/healthz").text == "well\n"
    assert "marooned_moves_total 0" in client.get("/metrics").text
    site.store.close()
    assert client.get("/healthz").status_code == 503
