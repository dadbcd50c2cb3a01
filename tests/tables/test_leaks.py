"""Nothing that is hidden leaves a table: for each seat and for those who watch, whole games are played and all that is
given out is searched, and compared with that of a table which differs only in what is hidden.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from marooned.core.errors import MaroonedError
from marooned.games.scavengers import knowledge
from marooned.games.scavengers.actions import word
from marooned.games.scavengers.knowledge import PUBLIC
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION
from marooned.table.bots import answer
from marooned.table.ledger import WATCHING
from marooned.table.room import Room

Lay = Callable[..., Room]
SCENARIOS = (("daring-retreat", 3), ("lost-expedition", 2), ("last-hunt", 3))


def step(room: Room, chance: random.Random) -> None:
    """Any legal move of any person."""
    seats = [seat for seat in room.state.acting() if seat >= 0 and room.state.legal_actions(seat)]
    awaited = [seat for seat in seats if seat in room.state.awaited()]
    seat = chance.choice(awaited if chance.random() < 0.8 else seats)
    room.move(seat, room.revision, room.state.action_to_string(chance.choice(room.state.legal_actions(seat))))


def given(room: Room, seat: int) -> bytes:
    """All that a connection of a seat gets: the table, and what comes back when it tries things."""
    table = room.table_for(seat, 0)
    tried = []
    if seat >= 0:
        for words in ("pass", "reveal", "play-hunt", "collect", "give-move", "eat-hunt"):
            try:
                asked, about = room.preview(seat, words)
                tried.append((words, asked.kind if asked else "", about))
            except MaroonedError as error:
                tried.append((words, str(error.message), getattr(error, "legal", ())))
    return msgspec.json.encode((table, tried))


def hidden_swaps(s: ScavState, seat: int) -> list[tuple[int, int]]:
    """Pairs of cards that may change places unseen by a seat: one in another's hand, one that nobody can place."""
    held = [card for owner, card in knowledge.hidden_hands(s, seat)]
    pairs = []
    for card in held:
        for other in knowledge.unplaced(s, seat):
            same_back = s.deck.tier_at[card] == s.deck.tier_at[other]
            differ = s.kind(card) != s.kind(other) and s.kind(other).group == ACTION
            met = knowledge.has(s, s.met[other], seat) or other in s.playing or other in held
            if same_back and differ and not met and other in s.loose[0]:
                pairs.append((card, other))
    return pairs


def swap(s: ScavState, card: int, other: int) -> None:
    for hand in s.hands:
        if card in hand:
            hand[hand.index(card)] = other
            hand.sort()
    s.loose[0][s.loose[0].index(other)] = card
    s.loose[0].sort()
    for mask in (s.seen, s.member, s.met):
        mask[card], mask[other] = mask[other], mask[card]
    if s.asking is not None:
        s.legal = s.asking.options(s)


@pytest.mark.parametrize(("scenario", "seats"), SCENARIOS)
def test_a_table_with_other_hidden_cards_looks_the_same(lay: Lay, scenario: str, seats: int) -> None:
    room = lay("scavengers", seats, (), scenario)
    chance = random.Random(scenario)
    compared = dict.fromkeys(range(WATCHING, seats), 0)
    for number in range(150):
        if room.over():
            break
        if number % 3 == 0:
            real = room.recorder.state
            assert isinstance(real, ScavState)
            for seat in compared:
                pairs = hidden_swaps(real, seat)
                if not pairs:
                    continue
                twin = real.clone()
                swap(twin, *chance.choice(pairs))
                if not twin.legal:
                    continue
                expected = given(room, seat)
                room.recorder.state = twin
                found = given(room, seat)
                room.recorder.state = real
                assert found == expected, (number, seat)
                compared[seat] += 1
        step(room, chance)
    assert all(n > 10 for n in compared.values()), compared


def test_who_watches_a_single_player_knows_neither_hand_nor_piles(lay: Lay) -> None:
    """All that the one player knows is known to all seats; so the worlds differ in the hand and in cards looked at."""
    compared = 0
    for luck in range(4):
        room = lay("scavengers", 1, (), "mad-prophet", caravan=luck % 2 > 0, characters="choose")
        chance = random.Random(luck)
        while not room.over():
            real = room.recorder.state
            assert isinstance(real, ScavState)
            pairs = solo_swaps(real)
            if pairs:
                twin = real.clone()
                swap_places(twin, *chance.choice(pairs))
                expected = given(room, WATCHING)
                own = given(room, 0)
                room.recorder.state = twin
                assert given(room, WATCHING) == expected
                assert given(room, 0) != own
                room.recorder.state = real
                compared += 1
            seen = room.table_for(WATCHING).view["table"]["player-1"]
            assert seen["character"] in ("", "hidden") or real.char_up & 1
            step(room, chance)
    assert compared > 40


def solo_swaps(s: ScavState) -> list[tuple[int, int]]:
    """Pairs of different Actions of one tier: one in the hand, one that nobody can place or that was looked at."""
    others = [*s.loose[0], *s.looked]
    return [
        (card, other)
        for card in s.hands[0]
        for other in others
        if s.deck.tier_at[card] == s.deck.tier_at[other]
        and s.kind(card) != s.kind(other)
        and s.kind(other).group == ACTION
    ]


def swap_places(s: ScavState, card: int, other: int) -> None:
    """Two cards change places, and what is known of them stays with the places."""
    for row in (s.hands[0], s.loose[0], s.looked):
        row[:] = [{card: other, other: card}.get(each, each) for each in row]
        if row is not s.looked:
            row.sort()
    for mask in (s.seen, s.member, s.met):
        mask[card], mask[other] = mask[other], mask[card]
    if s.asking is not None:
        s.legal = s.asking.options(s)


@pytest.mark.parametrize(("scenario", "seats"), SCENARIOS)
def test_who_watches_hears_of_no_card_that_players_hide(lay: Lay, scenario: str, seats: int) -> None:
    """Of a hand they see the cards that all players know, and no Character that one of them has not seen."""
    room = lay("scavengers", seats, (), scenario, characters="choose")
    chance = random.Random(f"watch {scenario}")
    searched = 0
    for _ in range(150):
        if room.over():
            break
        s = room.state
        assert isinstance(s, ScavState)
        hidden = [card for hand in s.hands for card in hand if not knowledge.sees(s, PUBLIC, card)]
        table = room.table_for(WATCHING, len(room.log))
        seen = msgspec.to_builtins(table.view["table"])
        for seat in range(seats):
            shown = [name for name in seen[f"player-{seat + 1}"]["hand"] if not name.startswith("tier-")]
            open_cards = [word(s.kind(card).id) for card in s.hands[seat] if knowledge.sees(s, PUBLIC, card)]
            assert sorted(shown) == sorted(open_cards)
            if not knowledge.has(s, s.char_seen[seat], PUBLIC):
                assert seen[f"player-{seat + 1}"]["character"] in ("", "hidden")
        assert table.asked is None or (table.asked.options == [] and table.asked.prompt.id == "room-waits")
        searched += bool(hidden)
        step(room, chance)
    assert searched > 50


@pytest.mark.parametrize(("scenario", "seats"), [*SCENARIOS, ("mad-prophet", 1)])
def test_what_everybody_knows_is_a_sound_whole(lay: Lay, scenario: str, seats: int) -> None:
    """The odds of those who watch add up, and piles seen by them hold as many cards as there are."""
    room = lay("scavengers", seats, (), scenario, caravan=True)
    chance = random.Random(f"public {scenario}")
    for _ in range(120):
        if room.over():
            break
        s = room.state
        assert isinstance(s, ScavState)
        for odds in knowledge.odds(s, PUBLIC):
            assert not odds.cards or sum(odds.cards.values()) == 1
        view = s.observation(PUBLIC)
        for index, pile in enumerate(s.piles):
            assert view["piles"][f"pile-{index + 1}"]["size"] == len(pile.cells())
        assert view["looked"] == []
        step(room, chance)


@pytest.mark.parametrize("game", ["crusoe", "scavengers"])
def test_nothing_given_out_while_a_game_runs_holds_seed_streams_or_tokens(lay: Lay, game: str) -> None:
    room = lay(game, 2)
    chance = random.Random(game)
    secrets = [str(room.opened.seed), *(place.token for place in room.places)]
    for _ in range(60):
        if room.over():
            break
        streams = [str(stream) for stream in room.state.rng]
        for seat in (WATCHING, 0, 1):
            text = given(room, seat).decode()
            for secret in (*secrets, *streams):
                assert secret not in text
        step(room, chance)


def test_a_bot_is_asked_with_nothing_that_its_seat_may_not_see(lay: Lay) -> None:
    """The question to a bot is the same in two worlds that the seat can't tell apart; its streams are drawn anew."""
    room = lay("scavengers", 3)
    chance = random.Random(4)
    compared = 0
    for _ in range(120):
        if room.over():
            break
        seat = room.state.current_player()
        real = room.recorder.state
        assert isinstance(real, ScavState)
        question = room.question(seat, "handbook")
        text = str(question)
        assert not any(str(stream) in text for stream in real.rng)
        assert str(room.opened.seed) not in text
        pairs = hidden_swaps(real, seat)
        if pairs:
            twin = real.clone()
            swap(twin, *chance.choice(pairs))
            if twin.legal == real.legal:
                room.recorder.state = twin
                assert room.question(seat, "handbook") == question
                room.recorder.state = real
                compared += 1
        if compared % 7 == 1:
            assert answer(question)
        step(room, chance)
    assert compared > 10
