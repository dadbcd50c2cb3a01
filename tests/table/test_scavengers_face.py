"""The card game at the table: drawings through one seat's eyes, covers between players, acting unasked, whole games."""

import asyncio
import io
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from rich.console import Console
from textual.widgets import OptionList, Static

from marooned.cli.table import scavengers_look as face
from marooned.cli.table.app import Cover, Page, Pick, TableApp
from marooned.cli.table.face import Room
from marooned.cli.table.plain import PlainTable
from marooned.cli.table.session import Session
from marooned.core.engine import TABLE
from marooned.core.errors import MaroonedError
from marooned.core.game import Setup
from marooned.core.messages import Msg
from marooned.core.rng import Dice
from marooned.games import get_game
from marooned.games.scavengers import actions
from marooned.games.scavengers.knowledge import Odds
from marooned.text import LANGUAGES, Narrator

Opener = Callable[..., Session]
SMALL = (80, 24)
PICTURE = Room(face.WIDTH + 1, 12)
SIDE = Room(80 - face.WIDTH - 1, 12)


@pytest.fixture
def open_den(tmp_path: Path) -> Opener:
    """Open a table: `open_den(players, scenario, seed, lang, options)`."""

    def opened(players=("person",) * 3, scenario="lost-expedition", seed=3, lang="en", **options) -> Session:
        setup = Setup(scenario, ("player",) * len(players), options)
        return Session(get_game("scavengers"), setup, seed, players, Narrator(lang), tmp_path / "game.record")

    return opened


def sit(session: Session) -> None:
    """Whoever answers next looks at the table."""
    if session.covered:
        session.uncover()


def options_of(session: Session) -> dict[str, int]:
    return {option.id: option.action for option in session.decision().options}


def act(session: Session, *words: str) -> None:
    for word in words:
        sit(session)
        session.answer(options_of(session)[word])


def wander(session: Session, steps: int, seed: int = 1):
    """Play at random as people do, deals rarely; yields before every answer."""
    dice = Dice(seed)
    for _ in range(steps):
        if session.over():
            return
        sit(session)
        yield
        there = session.decision().options
        lively = [option for option in there if option.id not in ("gift", "deal", "starve") or not dice.below(8)]
        session.answer((lively or there)[dice.below(len(lively or there))].action)


def drawings(session: Session, pages: bool) -> list[str]:
    """All that is drawn for the seat that looks."""
    at, own = session.view(), session.face
    found = [own.header(at), own.goal(at), own.picture(at, PICTURE), own.side(at, SIDE)]
    for option in session.decision().options:
        found += [own.option(at, option.action), own.picture(at, PICTURE, option.action)]
    if pages:
        found += [own.plan(at), own.cards(at), own.odds(at)]
    return [drawing.plain for drawing in found]


def shown(app: TableApp) -> str:
    """The screen as text."""
    return "\n".join("".join(part.text for part in strip) for strip in app.screen._compositor.render_strips())


def screen(session: Session, *keys: str, size=SMALL, check=None) -> None:
    """Run the full screen, press keys, hand the app to `check`."""

    async def run() -> None:
        app = TableApp(session)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
            if check is not None:
                check(app)

    asyncio.run(run())


def play_lines(session: Session, answer: Callable[[], str]) -> str:
    """Play plain lines; `answer` says what is typed. Returns what was printed."""
    console = Console(file=io.StringIO(), width=100, color_system=None)
    PlainTable(session, console, lambda prompt: answer()).run()
    return console.file.getvalue()


def typed(*lines: str) -> Callable[[], str]:
    rest = iter([*lines, "q"])
    return lambda: next(rest)


# -- drawings --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "scenario", "options"),
    [
        (3, "lost-expedition", {"caravan": True, "characters": "choose"}),
        (6, "last-hunt", {}),
        (6, "wicked-few", {"caravan": True, "characters": "random"}),
        (1, "mad-prophet", {}),
    ],
)
def test_drawings_fit_the_smallest_screen(open_den: Opener, lang: str, players: int, scenario: str, options: dict):
    session = open_den(("person",) * players, scenario, 5, lang, **options)
    looked = 0
    for _ in wander(session, 90):
        looked += 1
        if looked % 3:
            continue
        at, own = session.view(), session.face
        assert own.header(at).cell_len <= 80
        assert own.goal(at).cell_len <= 80
        picture = own.picture(at, PICTURE).split("\n", allow_blank=True)
        side = own.side(at, SIDE).split("\n", allow_blank=True)
        assert len(picture) == PICTURE.height
        assert len(side) <= SIDE.height
        assert max(line.cell_len for line in picture) <= face.WIDTH
        assert max(line.cell_len for line in side) <= SIDE.width
        assert "{" not in "".join(drawings(session, looked % 30 == 0))
    assert looked > 20
    assert len(session.narrator.say(session.face.KEYS)) <= 80


def test_the_screen_shows_mouths_hand_and_players(open_den: Opener):
    session = open_den(("person", "random", "random"))

    def check(app: TableApp) -> None:
        text = shown(app)
        assert "╭─ 1 ── ×27 ─╮" in text
        assert "Hand 3 of 5" in text
        assert "Player 3▪  ○○○ 123··" in text
        assert app.query_one("#options", OptionList).size.height >= 4

    screen(session, check=check)


@pytest.mark.parametrize("scenario", ["lost-expedition", "last-hunt"])
def test_what_a_seat_is_shown_depends_on_nothing_that_it_does_not_know(open_den: Opener, scenario: str):
    """Hidden hands and piles drawn anew leave every drawing of the seat as it was."""
    session = open_den(scenario=scenario, caravan=True, characters="random")
    dice = Dice("views")
    for number, _ in enumerate(wander(session, 80)):
        pages = number % 8 == 0
        before, real = drawings(session, pages), session.recorder.state
        session.recorder.state = real.view(session.viewer, dice)
        assert drawings(session, pages) == before
        session.recorder.state = real


def test_one_fang_for_every_tenth_solid_where_the_hand_is_helpless():
    odds = Odds(0, 3, {})
    assert face.Danger(odds, Fraction(39, 100), Fraction(21, 100)).fangs() == (2, 2)
    assert face.Danger(odds, Fraction(1, 100), Fraction(0)).fangs() == (0, 1)
    assert face.Danger(odds, Fraction(1), Fraction(1)).fangs() == (10, 0)
    assert face.Danger(odds, Fraction(0), Fraction(0)).fangs() == (0, 0)


def test_a_hand_answers_a_peril_by_price_by_defeat_or_by_reaction(open_den: Opener):
    session = open_den()
    sit(session)
    s = session.state
    copy = {kind.id: kind.first for kind in s.deck.kinds}
    at = face.look(session.view())

    def answers(peril: str, *hand: str) -> bool:
        s.hands[session.viewer] = [copy[card] for card in hand]
        return face.answers(at, s.deck.by_id[peril])

    assert answers("snare", "hide")
    assert not answers("cave_spider", "hide")
    assert answers("cave_spider", "hide", "rush")
    assert not answers("giant_worm", "hide", "rush", "recon")
    assert answers("giant_worm", "instinct")
    assert answers("giant_worm", "spear") == ("beast" in s.deck.by_id["giant_worm"].tags)


def test_the_card_page_gives_texts_and_how_sure_each_field_is(open_den: Opener):
    session = open_den()
    sit(session)
    session.state.hands[0] = [session.state.deck.by_id["move"].first]
    text = session.face.cards(session.view()).plain
    assert "Move\nAction, tier 1: 1 food\nIn Scavenge:" in text
    assert "◆ known: name  ◇ reconstructed: tier, food, copies, effect" in text
    assert "◇ all reconstructed" in text


def test_last_hunt_shows_the_clock_and_what_others_have_revealed(open_den: Opener):
    session = open_den(scenario="last-hunt")
    for _ in wander(session, 200):
        others = [seat for seat in range(3) if seat != session.viewer and session.state.revealed[seat]]
        if others:
            break
    side = session.face.side(session.view(), Room(60, 16)).plain
    card = session.state.kind(session.state.revealed[others[0]][0])
    assert session.narrator.text(card.title()) in side
    assert f"Steps left: {session.state.clock_left}" in side


def card_titles(arg: object) -> set[str]:
    """Ids of all scavenge cards that an argument of an event names."""
    if not isinstance(arg, Msg):
        return set()
    inner = set().union(*(card_titles(value) for value in arg.args.values()))
    return inner | ({arg.id} if arg.id.startswith("sc-card-") else set())


def test_the_log_names_no_card_that_only_some_have_seen(open_den: Opener, monkeypatch: pytest.MonkeyPatch):
    """Offers are said aloud; every other card in the log has been seen by everybody."""
    session = open_den(("person",) * 4, seed=11)
    told: list = []
    take = session.recorder.take_events
    monkeypatch.setattr(session.recorder, "take_events", lambda: told.extend(events := take()) or events)
    named = 0
    for _ in wander(session, 250):
        s = session.state
        for event in told:
            if event.kind in ("chance", "sc-log-offer", "sc-log-deal", "sc-log-no-deal"):
                continue
            for title in set().union(*map(card_titles, event.args.values())):
                named += 1
                copies = [card for card in range(s.deck.size) if s.kind(card).title().id == title]
                assert any(s.met[card] == s.everybody for card in copies), (event, title)
        told.clear()
    assert named > 20


# -- covers ----------------------------------------------------------------------------------------------------------
def names_in(session: Session, text: str) -> list[str]:
    return [name for kind in session.state.deck.kinds if (name := session.narrator.text(kind.title())) in text]


def test_a_cover_lies_over_the_hand_until_its_player_presses_enter(open_den: Opener):
    session = open_den(("person", "person"))

    def covered(app: TableApp) -> None:
        assert isinstance(app.screen, Cover)
        assert "Player 1, it is your turn" in shown(app)
        below = " ".join(str(app.screen_stack[0].query_one(id, Static).render()) for id in ("#map", "#side", "#plan"))
        assert below.strip() == ""
        assert app.screen_stack[0].query_one("#options", OptionList).option_count == 0
        assert names_in(session, shown(app)) == []

    def open_(app: TableApp) -> None:
        assert not isinstance(app.screen, Cover)
        hand = {session.narrator.text(session.state.kind(card).title()) for card in session.state.hands[0]}
        assert hand <= set(names_in(session, shown(app)))

    screen(session, check=covered)
    screen(session, "enter", check=open_)


def test_the_cover_returns_when_another_is_asked(open_den: Opener):
    session = open_den(("person", "person"), seed=3)
    sit(session)
    while session.speaker == session.viewer:
        act(session, next(iter(options_of(session))))

    def covered(app: TableApp) -> None:
        assert isinstance(app.screen, Cover)
        assert "Player 2, it is your turn" in shown(app)

    screen(session, check=covered)


def test_there_is_no_cover_with_one_person_at_the_table(open_den: Opener):
    session = open_den(("random", "person", "random"))
    for _ in range(40):
        if session.over():
            break
        assert not session.covered
        assert session.viewer == 1
        session.answer(session.decision().options[0].action)


def test_plain_lines_ask_the_next_player_to_press_enter(open_den: Opener):
    text = play_lines(open_den(("person", "person")), typed("x", ""))
    before, _, after = text.partition("Player 1, press Enter")
    assert before.endswith("\n" * 40)
    assert "Hand " not in before
    assert "Hand 3 of 5" in after
    assert after.count("Player 1, press Enter") == 1
    assert "Nothing is revealed\nHand 3 of 5" in after  # without the blank lines of the full screen


# -- acting unasked --------------------------------------------------------------------------------------------------
def with_unasked_card(open_den: Opener) -> tuple[Session, str]:
    """A table at which the second player can play a card in the first one's turn."""
    for seed in range(1, 40):
        session = open_den(("person", "person"), seed=seed)
        sit(session)
        words = [session.state.action_to_string(action) for action in session.state.legal_actions(1)]
        cards = [word for word in words if word.startswith("play-")]
        if cards:
            return session, cards[0]
    raise AssertionError("no such table")


def test_another_player_acts_unasked_behind_a_cover(open_den: Opener):
    session, card = with_unasked_card(open_den)

    def covered(app: TableApp) -> None:
        assert isinstance(app.screen, Cover)
        assert "Player 2" in shown(app)

    screen(session, "a", check=lambda app: isinstance(app.screen, Pick) or pytest.fail("no list"))
    screen(session, "a", "enter", check=covered)
    assert session.speaker == 1
    sit(session)
    assert session.decision().seat == 1
    screen(session, "escape")
    assert session.speaker == 0
    session.act(1)
    sit(session)
    session.answer(options_of(session)[card])
    assert f"2:{card}" in session.file.read_text(encoding="utf-8")
    assert not session.unasked


def test_plain_lines_let_another_player_act(open_den: Opener):
    session, card = with_unasked_card(open_den)
    text = play_lines(session, typed("a", "a 2", "", card, "a 9"))
    assert "a 2  Player 2" in text
    assert "Player 2, press Enter" in text
    assert "What do you do unasked?" in text
    assert card in session.recorder.text()


def test_a_word_with_a_seat_acts_for_a_person_only(open_den: Opener):
    session, card = with_unasked_card(open_den)
    with pytest.raises(MaroonedError):
        session.answer_line(["1:suffer"])
    with pytest.raises(MaroonedError):
        session.answer_line([f"table:{card}"])
    session.answer_line([f"2:{card}"])
    assert session.recorder.lines[-1].startswith("2:") or f"2:{card}" in session.recorder.text()


def test_the_texts_of_an_unasked_player_are_his_own(open_den: Opener):
    """The Character of the one whose turn it is stays hidden when another one looks at the own ability."""
    session = open_den(("person", "person"), characters="random")
    act(session, next(iter(options_of(session))))
    s = session.state
    sit(session)
    s.characters[:] = [0, 6]
    s.char_up = 3
    session.act(1)
    session.uncover()
    text = session.face.option(session.view(), actions.ABILITY).plain
    assert "Oracle" in text
    assert "Scout" not in text


def test_the_clock_of_the_table_is_rung_by_hand(open_den: Opener):
    session = open_den(("person", "random"), "last-hunt", clock="table")
    assert TABLE in session.others()
    play_lines(session, typed("a 0", "1"))
    assert "table:time-up" in session.recorder.text()


# -- standing orders -------------------------------------------------------------------------------------------------
def asked_in_windows(session: Session, steps: int = 150) -> set[int]:
    """Who is asked to react while a game is played at random."""
    found = set()
    for _ in wander(session, steps):
        if type(session.state.asking).__name__ == "React":
            found.add(session.speaker)
    return found


def test_standing_orders_answer_in_reaction_windows(open_den: Opener):
    assert 1 in asked_in_windows(open_den(seed=6))
    session = open_den(seed=6)
    session.orders[1] = "never"
    assert 1 not in asked_in_windows(session)
    text = session.recorder.text()
    assert "\npass\n" in text
    assert "\nsuffer\n" in text


def test_only_useful_reactions_are_asked_for(open_den: Opener):
    session = open_den(seed=6)
    session.orders = ["useful"] * 3
    seen = 0
    for _ in wander(session, 150):
        window = session.face.window(session.state)
        if window is not None:
            seen += 1
            assert window.useful
    assert seen


def test_orders_are_kept_with_the_game(open_den: Opener):
    session = open_den(("person", "random"))
    screen(session, "w", "w")
    assert session.orders == ["never", "ask"]
    assert Session.resume(session.file, Narrator("en")).orders == ["never", "ask"]


# -- undo and saving -------------------------------------------------------------------------------------------------
def plain(session: Session) -> object:
    return session.game.state_to_plain(session.state)


def test_undo_ends_where_something_was_revealed(open_den: Opener):
    session = open_den()
    sit(session)
    before = plain(session)
    act(session, "pile-1")
    assert session.undo()
    assert plain(session) == before
    act(session, "pile-1", "reveal")
    assert not session.can_undo()


def test_undo_ends_where_another_player_acts(open_den: Opener):
    session = open_den(("person", "person"), seed=3)
    act(session, "pile-1", "deal")
    assert session.can_undo()
    act(session, "player-2", "promise-food-1", "offer")
    assert session.speaker == 1
    assert session.can_undo()
    act(session, "refuse")
    assert session.undo()
    assert session.speaker == 1
    assert not session.can_undo()


def test_a_game_with_unasked_words_is_resumed(open_den: Opener):
    session, card = with_unasked_card(open_den)
    session.answer_line([f"2:{card}"])
    for _ in wander(session, 20):
        pass
    resumed = Session.resume(session.file, Narrator("en"))
    assert plain(resumed) == plain(session)
    assert resumed.players == session.players
    assert [line.text for line in resumed.log] == [line.text for line in session.log]


# -- whole games -----------------------------------------------------------------------------------------------------
def test_a_whole_game_by_keys(open_den: Opener):
    """Somebody who only ever presses Enter, at a table with bots, reaches the end of the game."""
    session = open_den(("person", "random", "random"), seed=5)

    async def run() -> None:
        app = TableApp(session)
        async with app.run_test(size=SMALL) as pilot:
            for _ in range(600):
                if session.over():
                    break
                await pilot.press("enter")
            await pilot.pause()
            assert session.over()
            assert "round" in str(app.query_one("#question", Static).render())

    asyncio.run(run())


@pytest.mark.parametrize("players", [("person", "random"), ("person", "person", "random")])
def test_a_whole_game_by_lines(open_den: Opener, players: tuple[str, ...]):
    session = open_den(players, seed=9)
    text = play_lines(session, lambda: "" if session.covered else "1")
    assert session.over()
    assert "round" in text.splitlines()[-1]
    assert ("press Enter" in text) == (players.count("person") > 1)


@pytest.mark.parametrize("key", ["r", "l", "c", "p", "o", "question_mark"])
def test_every_page_opens(open_den: Opener, key: str):
    screen(open_den(("person", "random")), key, check=lambda app: isinstance(app.screen, Page) or pytest.fail("closed"))
