"""Setting the table: hands and Characters (R-010 to R-019, R-110, R-111)."""

from __future__ import annotations

from marooned.core.messages import Msg
from marooned.core.rng import below
from marooned.games.scavengers.actions import CHARACTER
from marooned.games.scavengers.effects.base import OneCard, Sx, SxChance, SxChoice, row_words
from marooned.games.scavengers.effects.people import CheckHands
from marooned.games.scavengers.passive_words import passive_words
from marooned.games.scavengers.phases.round import StartRound
from marooned.games.scavengers.state import ScavState
from marooned.games.scavengers.terms import ACTION, NOBODY
from marooned.games.scavengers.verbs import show_to


class SetUp(Sx):
    """Hands are dealt, Characters chosen, then the first round begins."""

    __slots__ = ()
    RULES = ("R-010", "R-016", "R-018", "R-110", "R-111")

    def resolve(self, s: ScavState) -> None:
        effects: list[Sx] = []
        for seat in range(s.cfg.seats):
            for tier, n in enumerate(s.cfg.scenario.deal):
                effects += [DealCard(seat, tier) for _ in range(n)]
        if s.cfg.characters != "none":
            drawn = 2 if s.cfg.characters == "choose" else 1
            for _ in range(drawn):
                effects += [DealCharacter(seat) for seat in range(s.cfg.seats)]  # while there are any left
            effects += [KeepCharacter(seat) for seat in range(s.cfg.seats)]
        s.push(*effects, CheckHands(), StartRound())


class DealCard(OneCard):
    """A card of a tier is dealt; what is no Action is replaced by the next card of the tier (R-016, R-017, Q-51)."""

    __slots__ = ("tier", "who")
    STREAM = "deal"
    RULES = ("R-016", "R-017", "Q-25", "Q-51")

    def __init__(self, who: int, tier: int) -> None:
        self.who = who
        self.tier = tier

    def there(self, s: ScavState) -> list[int]:
        """Actions of the tier that nobody has."""
        backs = s.deck.backs.backs
        return [card for card in s.loose[0] if backs[card] == self.tier and s.kind(card).group == ACTION]

    def landed(self, s: ScavState, outcome: int) -> None:
        card = self.copy_of(s, outcome)
        s.loose[0].remove(card)
        s.hands[self.who].append(card)
        s.hands[self.who].sort()
        show_to(s, card, self.who)


class DealCharacter(SxChance):
    """A player draws a Character (R-110)."""

    __slots__ = ("who",)
    STREAM = "character"
    RULES = ("R-110",)

    def __init__(self, who: int) -> None:
        self.who = who

    def there(self, s: ScavState) -> list[int]:
        """Characters that nobody has drawn."""
        out = {character for row in s.dealt_characters for character in row}
        return [index for index in range(len(s.deck.characters)) if index not in out]

    def possible(self, s: ScavState) -> bool:
        return bool(self.there(s))

    def outcomes(self, s: ScavState) -> list[tuple[int, int]]:
        return [(index, 1) for index in self.there(s)]

    def sample(self, s: ScavState) -> int:
        there = self.there(s)
        while (character := below(s.rng, self.index(s), len(s.deck.characters))) not in there:
            pass
        return character

    def landed(self, s: ScavState, outcome: int) -> None:
        s.dealt_characters[self.who].append(outcome)

    def outcome_name(self, s: ScavState, outcome: int) -> str:
        return s.deck.characters[outcome].id.replace("_", "-")


class KeepCharacter(SxChoice):
    """Which of the drawn Characters a player keeps; it starts face down, Survivor side up (R-110, R-111)."""

    __slots__ = ("who",)
    PROMPT = "sc-ask-character"
    RULES = ("R-110", "R-111", "Q-44")

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: ScavState) -> int:
        return self.who

    def options(self, s: ScavState) -> list[int]:
        if s.characters[self.who] != NOBODY:
            return []
        return sorted(CHARACTER + index for index in s.dealt_characters[self.who])

    def answer(self, s: ScavState, action: int) -> None:
        s.characters[self.who] = action - CHARACTER
        s.char_seen[self.who] = 1 << self.who

    def label(self, s: ScavState, action: int) -> Msg:
        return s.deck.characters[action - CHARACTER].title()

    def detail(self, s: ScavState, action: int) -> Msg | None:
        character = s.deck.characters[action - CHARACTER]
        if character.ability:
            return row_words(character.ability)
        return Msg("fx-row", {"effects": tuple(passive_words(passive) for passive in character.passive)})
