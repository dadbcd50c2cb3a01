"""What a seat must not learn: two worlds that differ only in things hidden from it look the same to it.

A random game is stopped, a twin is made that differs only in what is hidden from one seat, and everything that the
seat gets is compared: what it sees, what it may do, what it is told, who is asked, its odds and its errors. Samples
for programs are compared with the table in the same way.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any
from zlib import crc32

import pytest

from marooned.core.engine import EXPLICIT, Event
from marooned.core.errors import IllegalAction
from marooned.core.game import Setup
from marooned.core.rng import Dice
from marooned.games.scavengers import knowledge
from marooned.games.scavengers.actions import GIVE, PASS, PLAY, SUFFER
from marooned.games.scavengers.census import faults, prolong
from marooned.games.scavengers.effects.looking import PutNext, ShowOne
from marooned.games.scavengers.game import SCAVENGERS
from marooned.games.scavengers.phases.feeding import Commit, Uncover
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION

SETUPS: dict[str, Setup] = {
    "retreat": Setup("daring-retreat", ("player",) * 3, {"caravan": True, "characters": "choose"}),
    "expedition": Setup("lost-expedition", ("player",) * 4, {"characters": "random"}),
    "few": Setup("wicked-few", ("player",) * 2, {"caravan": True}),
    "hunt": Setup("last-hunt", ("player",) * 3, {"characters": "random"}),
}
SEEDS = 3
FOLLOWED = 8  # moves made in two worlds side by side


# -- games -----------------------------------------------------------------------------------------------------------
def choose(s: ScavState, chance: random.Random) -> tuple[int, int | None]:
    """A move: mostly of the asked seat, now and then of another; moves that lead on are preferred."""
    others = [
        (action, seat)
        for seat in s.acting()
        if seat not in (s.current_player(), -2)
        for action in s.legal_actions(seat)
    ]
    if others and chance.random() < 0.2:
        return chance.choice(others)
    options = s.search_actions()
    assert s.asking is not None
    extras = set(s.asking.extras(s, options))
    main = [option for option in options if option not in extras]
    return chance.choice(main if main and chance.random() < 0.7 else options), None


def games(name: str, seeds: int, every: float) -> Iterator[tuple[ScavState, random.Random]]:
    """States of random games, kept going for some rounds."""
    for seed in range(seeds):
        chance = random.Random(f"{name} {seed}")
        s = SCAVENGERS.new_initial_state(SETUPS[name], seed)
        moves = 0
        while not s.is_terminal() and moves < 260:
            special = isinstance(s.asking, ShowOne | PutNext | Commit) or s.peril >= 0
            if chance.random() < (0.5 if special else every):
                yield s, chance
            s.apply_action(*choose(s, chance))
            moves += 1
            if moves % 25 == 0 and not s.is_terminal():
                prolong(s)


# -- what a seat gets ------------------------------------------------------------------------------------------------
def shares(s: ScavState, seat: int) -> list[tuple[int, dict[int, Any]]]:
    return [(odd.tier, odd.cards) for odd in knowledge.odds(s, seat)]


def errors(s: ScavState, seat: int) -> list[tuple[str, str]]:
    """What the table answers to everything that the seat may not do."""
    legal = s.legal_actions(seat)
    found = []
    for action in (*range(PLAY, PLAY + len(s.deck.kinds)), *range(GIVE, GIVE + 5), *range(26)):
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                s.clone().apply_action(action, seat)
            found.append((str(refused.value), refused.value.rule))
    return found


def given(s: ScavState, seat: int) -> dict[str, Any]:
    """Everything that a seat gets of a table."""
    asking = s.asking
    own = seat in s.acting()
    found: dict[str, Any] = {
        "sees": s.observation(seat),
        "odds": shares(s, seat),
        "asked": s.current_player(),
        "acting": s.acting(),
        "kind": type(asking).__name__,
        "legal": s.legal_actions(seat),
        "over": s.is_terminal(),
    }
    if asking is not None and own and seat == s.current_player():
        found["prompt"] = asking.prompt(s)
        found["options"] = [(asking.label(s, action), asking.detail(s, action)) for action in s.legal]
        found["search"] = s.search_actions()
    return found


# -- twins -----------------------------------------------------------------------------------------------------------
def swap(s: ScavState, one: int, other: int) -> None:
    """Two cards change places and everything that seats know of them."""
    exchange = {one: other, other: one}
    for row in (
        *s.hands,
        *s.bites,
        *s.loose,
        s.looked,
        s.set_aside,
        *(part for pile in s.piles for part in (pile.top, pile.bag, pile.low)),
    ):
        row[:] = [exchange.get(cell, cell) for cell in row]
    for row in (*s.hands, *s.loose):
        row.sort()
    for mask in (s.seen, s.member, s.met):
        mask[one], mask[other] = mask[other], mask[one]


def hidden_card(s: ScavState, seat: int, chance: random.Random) -> tuple[int, int] | None:
    """A hidden card of a hand and another Action of its tier that might be in its place."""
    held = [card for _, card in knowledge.hidden_hands(s, seat)]
    pairs = [
        (card, other)
        for card in held
        for other in knowledge.unplaced(s, seat)
        if s.deck.tier_at[card] == s.deck.tier_at[other]
        and s.kind(card) != s.kind(other)
        and s.kind(other).group == ACTION
        and not s.met[other] >> seat & 1
        and other not in s.playing
    ]
    return chance.choice(pairs) if pairs else None


def looked_card(s: ScavState, seat: int, chance: random.Random) -> tuple[int, int] | None:
    """A card that another has looked at and one that nobody can place, or another such card of the pile."""
    out = [cell for pile in s.piles for cell in pile.low if cell >= 0] + s.looked
    out = [card for card in out if not (s.seen[card] | s.member[card]) >> seat & 1]
    tops = {pile.top[-1] if pile.top else pile.low[0] if pile.low and not pile.bag else -1 for pile in s.piles}
    pairs = [
        (card, other)
        for card, other in product(out, [*s.loose[0], *out])
        if s.kind(card) != s.kind(other)
        and s.met[card] >> seat & 1 == s.met[other] >> seat & 1
        and (card not in tops or s.deck.tier_at[card] == s.deck.tier_at[other])
        and (other not in tops or s.deck.tier_at[card] == s.deck.tier_at[other])
        and (s.deck.tier_at[card] == s.deck.tier_at[other] or (card in out and other in out))
    ]
    return chance.choice(pairs) if pairs else None


def other_meal(s: ScavState, seat: int, chance: random.Random) -> bool:
    """Another who has committed eats other cards of the hand, and starves by choice or not."""
    if not any(isinstance(effect, Uncover) for effect in s.agenda):
        return False
    done = [other for other in range(s.cfg.seats) if other != seat and s.ready >> other & 1]
    if not done:
        return False
    other = chance.choice(done)
    s.hungry ^= 1 << other
    s.bites[other] = chance.sample(s.hands[other], len(s.bites[other]))
    return True


def other_character(s: ScavState, seat: int, chance: random.Random) -> bool:
    """Another's Character, never seen, is one that nobody drew."""
    hidden = [
        other
        for other in range(s.cfg.seats)
        if other != seat and s.characters[other] >= 0 and not s.char_seen[other] >> seat & 1
    ]
    out = {character for row in s.dealt_characters for character in row}
    left = [index for index in range(len(s.deck.characters)) if index not in out]
    if not hidden or not left:
        return False
    other = chance.choice(hidden)
    row = s.dealt_characters[other]
    row[row.index(s.characters[other])] = s.characters[other] = chance.choice(left)
    return True


def twins(s: ScavState, seat: int, chance: random.Random) -> Iterator[tuple[str, ScavState]]:
    """Tables that differ from this one only in what is hidden from a seat."""
    for name, find in (("hand", hidden_card), ("looked at", looked_card)):
        pair = find(s, seat, chance)
        if pair:
            twin = s.clone()
            swap(twin, *pair)
            yield name, twin
    for name, change in (("meal", other_meal), ("character", other_character)):
        twin = s.clone()
        if change(twin, seat, chance):
            yield name, twin


def reopened(s: ScavState, seat: int) -> bool:
    """Work out the options anew after a change; whether the decision that is open could still be asked."""
    assert s.asking is not None
    s.legal = s.asking.options(s)
    return bool(s.legal)


@pytest.mark.parametrize("name", SETUPS)
def test_two_worlds_that_differ_in_hidden_things_look_the_same(name: str) -> None:
    compared: dict[str, int] = {}
    for s, chance in games(name, SEEDS, 0.1):
        for seat in range(s.cfg.seats):
            expected = given(s, seat)
            refused = errors(s, seat) if chance.random() < 0.1 else None
            for kind, twin in twins(s, seat, chance):
                if not reopened(twin, seat):
                    continue
                assert given(twin, seat) == expected, (name, kind, seat)
                assert refused is None or errors(twin, seat) == refused, (name, kind, seat)
                compared[kind] = compared.get(kind, 0) + 1
    wanted = {"hand"} | ({"character"} if "characters" in SETUPS[name].options else set())
    assert all(compared.get(kind, 0) > 50 for kind in wanted), compared
    assert compared.get("looked at", 0) >= 3, compared


# -- what follows ----------------------------------------------------------------------------------------------------
def told(events: list[Event], seat: int) -> list[tuple[str, str, str]]:
    return [(event.kind, repr(event.args), event.cause) for event in events if event.told(seat)]


def on(s: ScavState, salt: str) -> list[Event]:
    """Settle all chance by a rule that takes the same outcome in both worlds if it is possible in both."""
    while s.pending is not None:
        pending = s.pending
        names = {pending.outcome_name(s, outcome): outcome for outcome, _ in pending.outcomes(s)}
        s.apply_action(names[min(names, key=lambda name: crc32(f"{salt} {name}".encode()))])
    return s.drain()


ASKED_ONLY_FOR_A_CHOICE = ("DropOne", "PayCard", "Pay", "PayOne", "GiveSignal", "BottomRest", "TopRest")
"""Decisions about hidden cards that are not asked where there is only one option."""


def known_of(s: ScavState, seat: int) -> list[int]:
    """Which hidden cards and Characters a seat has met."""
    return [met >> seat & 1 for met in (*s.met, *s.char_seen)]


def follow(s: ScavState, twin: ScavState, seat: int, chance: random.Random) -> int:
    """Play on in both worlds with the same moves and the same luck until something new shows up; how many moves."""
    before = known_of(s, seat), known_of(twin, seat)
    for number in range(FOLLOWED):
        one, other = given(s, seat), given(twin, seat)
        if {one["kind"], other["kind"]} & set(ASKED_ONLY_FOR_A_CHOICE):
            return number
        assert one == other, number
        if s.is_terminal():
            return number
        moves = [(action, who) for who in s.acting() if who >= 0 for action in s.legal_actions(who)]
        both = [(action, who) for action, who in moves if action in twin.legal_actions(who)]
        if not both:
            return number
        quiet = [move for move in both if move[0] in (PASS, SUFFER)]
        move = chance.choice(quiet if quiet and chance.random() < 0.4 else both)
        s.apply_action(*move)
        twin.apply_action(*move)
        salt = f"{number} {chance.random()}"
        first, second = on(s, salt), on(twin, salt)
        if (known_of(s, seat), known_of(twin, seat)) != before:
            return number
        assert told(first, seat) == told(second, seat), (number, move)
    return FOLLOWED


@pytest.mark.parametrize("name", SETUPS)
def test_what_follows_tells_no_more_as_long_as_nothing_is_uncovered(name: str) -> None:
    followed = 0
    for s, chance in games(name, SEEDS, 0.04):
        seat = chance.randrange(s.cfg.seats)
        for kind, twin in twins(s, seat, chance):
            if kind == "meal" or not reopened(twin, seat):
                continue
            table = s.clone()
            for world in (table, twin):
                world.mode = EXPLICIT
                world.events = []
            followed += follow(table, twin, seat, chance)
    assert followed > 60


# -- private things --------------------------------------------------------------------------------------------------
def test_nobody_is_told_what_is_dealt_or_looked_at() -> None:
    """Chance is written down for the table; seats see its results on the table and in the log (R-added-01, -02)."""
    s = SCAVENGERS.new_initial_state(SETUPS["retreat"], 1, events=True)
    dealt = [event for event in s.drain() if event.args.get("stream") in ("deal", "character")]
    assert len(dealt) == 3 * 3 + 3 * 2
    assert not any(event.told(seat) for event in dealt for seat in range(3))


def test_nobody_sees_what_others_will_eat_until_all_have_committed() -> None:
    """Only how many cards lie face down; whether somebody starves by choice is hidden too (Q-15)."""
    hands = {"player-1": ["hunt", "rest", "move"], "player-2": ["spear"], "player-3": ["torch"]}
    seen = []
    for eaten, last in (("hunt", "feed"), ("rest", "starve"), ("move", "feed")):
        s = SCAVENGERS.state_from_position({"players": 3, "phase": "feeding", "hands": hands}, None, 1)
        s.events = []
        for word in ("pass", "pass", "pass", f"eat-{eaten}", last):
            s.apply_action(s.string_to_action(word))
        seen.append((given(s, 1), given(s, 2), told(s.drain(), 1), s.view(1, Dice(1)).to_plain()))
        assert seen[-1][0]["sees"]["table"]["player-1"]["laid"] == 1
    assert seen[0] == seen[1] == seen[2]


def test_an_error_tells_a_seat_that_is_not_asked_nothing_of_the_hand_of_the_one_that_is() -> None:
    """Whoever tries a card out of turn hears the same whether the player whose turn it is holds it or not."""
    answers = []
    for held in ("hunt", "rest"):
        position = {"players": 2, "hands": {"player-1": [held], "player-2": ["move"]}, "piles": {}}
        s = SCAVENGERS.state_from_position(position, None, 1)
        answers.append(errors(s, 1))
    assert answers[0] == answers[1]


# -- samples for programs --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", SETUPS)
def test_a_sample_changes_nothing_of_what_a_seat_gets(name: str) -> None:
    """For every seat that may act; and it is a sound table on which the game goes on."""
    dice = Dice(name)
    for s, chance in games(name, SEEDS, 0.06):
        for seat in s.acting():
            view = s.view(seat, dice)
            assert given(view, seat) == given(s, seat), (name, seat)
            assert not faults(view), (name, seat)
            for _ in range(10):
                if view.is_terminal():
                    break
                view.apply_action(*choose(view, chance))
                assert not faults(view)


@pytest.mark.parametrize("name", SETUPS)
def test_a_sample_holds_nothing_of_what_is_hidden(name: str) -> None:
    """The same dice give the same sample in two worlds that a seat can't tell apart, but for who holds what copy."""
    compared = 0
    for s, chance in games(name, SEEDS, 0.1):
        for seat in s.acting():
            for _, twin in twins(s, seat, chance):
                if reopened(twin, seat):
                    views = [world.view(seat, Dice(f"{name} {compared}")) for world in (s, twin)]
                    first, second = (view.to_plain() for view in views)
                    assert first == second, seat
                    compared += 1
    assert compared > 15
