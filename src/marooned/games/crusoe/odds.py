"""Exact odds of the island game, all from public information: action dice, weather dice, the next card of each deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Final

from marooned.core.engine import Event
from marooned.core.game import Risk
from marooned.games.crusoe.cards import deck_of
from marooned.games.crusoe.effects.base import FACE_NAMES, FACES, WEATHER_CLOUDS
from marooned.games.crusoe.effects.weather import WEATHER_DICE
from marooned.games.crusoe.layout import BACK_NAMES, BACKS, DICE, P_EVENT, PILES
from marooned.games.crusoe.state import CrusoeState
from marooned.games.crusoe.terms import BUILD, EXPLORE, GATHER, KINDS

ROLLED: Final = (BUILD, GATHER, EXPLORE)
"""Kinds of actions that roll dice."""
REROLLS: Final = ("", "wound", "success", "adventure")
"""Which die a skill rerolls when it shows what nobody wants; "" for none."""
_WOUND, _SUCCESS, _ADVENTURE = 0, 1, 2


def die_odds(die: int) -> dict[int, Fraction]:
    """Face to probability of one die (RC-action-dice-01, RC-weather-phase-03)."""
    faces = FACES[die]
    return {face: Fraction(faces.count(face), len(faces)) for face in sorted(set(faces))}


# -- action dice -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ActionOdds:
    """Odds of an action that rolls. joint: by (success, wound, adventure)."""

    kind: str
    success: Fraction
    wound: Fraction
    adventure: Fraction
    joint: dict[tuple[bool, bool, bool], Fraction]

    @property
    def clean(self) -> Fraction:
        """Success without wound and adventure."""
        return self.joint.get((True, False, False), Fraction(0))


def action_odds(
    kind: int, reroll: str = "", reroll_token: bool = False, adventure_token: bool = False, curses: int = 0
) -> ActionOdds:
    """The three dice of build, gather or explore (RC-action-dice-02 to 06).

    reroll: which die the person's skill or Friday rerolls once if it shows the bad face (RC-action-dice-10).
    reroll_token: a success must be rerolled once before that (RC-action-tokens-13); curses: so many times more
    (RC-action-tokens-16). adventure_token: a card is drawn whatever the die shows (RC-action-tokens-01). Raises
    ValueError for kinds without dice.
    """
    if kind not in ROLLED or reroll not in REROLLS:
        raise ValueError(f"no dice odds of {kind!r} with reroll {reroll!r}")
    wound, success, adventure = (die_odds(3 * (kind - BUILD) + die).get(1, Fraction(0)) for die in range(3))
    face = success
    success *= face ** (reroll_token + curses)
    if reroll == "success":
        success += (1 - success) * face
    if reroll == "wound":
        wound *= wound
    if reroll == "adventure":
        adventure *= adventure
    if adventure_token:
        adventure = Fraction(1)
    joint: dict[tuple[bool, bool, bool], Fraction] = {}
    for works, hurts, draws in product((True, False), (False, True), (False, True)):
        odds = (success if works else 1 - success) * (wound if hurts else 1 - wound)
        odds *= adventure if draws else 1 - adventure
        if odds:
            joint[works, hurts, draws] = odds
    return ActionOdds(KINDS[kind], success, wound, adventure, joint)


# -- weather dice ----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class WeatherOdds:
    """Odds of the weather dice of a round. clouds: by (rain, winter) clouds. hungry: by face of the red die."""

    dice: tuple[str, ...]
    clouds: dict[tuple[int, int], Fraction]
    hungry: dict[str, Fraction]

    def above(self, roof: int) -> Fraction:
        """Odds that there are more clouds than the roof level covers."""
        return sum((odds for (rain, winter), odds in self.clouds.items() if rain + winter > roof), Fraction(0))

    @property
    def winter(self) -> Fraction:
        """Odds of any winter cloud."""
        return sum((odds for (_, winter), odds in self.clouds.items() if winter), Fraction(0))


def weather_odds(dice: tuple[str, ...]) -> WeatherOdds:
    """The joint odds of some of the dice rain, winter, hungry; see `Scenario.weather_dice` for those of a round."""
    clouds = {(0, 0): Fraction(1)}
    for die in dice:
        if die == "hungry":
            continue
        after: dict[tuple[int, int], Fraction] = {}
        for (rain, winter), odds in clouds.items():
            for face, share in die_odds(WEATHER_DICE[die]).items():
                more_rain, more_winter = WEATHER_CLOUDS[face]
                key = (rain + more_rain, winter + more_winter)
                after[key] = after.get(key, Fraction(0)) + odds * share
        clouds = after
    red = WEATHER_DICE["hungry"]
    hungry = {FACE_NAMES[red][face]: odds for face, odds in die_odds(red).items()} if "hungry" in dice else {}
    return WeatherOdds(dice, dict(sorted(clouds.items())), hungry)


# -- decks -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class PileOdds:
    """What may come next from a pile. back: visible back, "" if it is still open. cards: instance and odds, likeliest
    first; of copies the first instance stands for all. backs: odds of the next back while it is open.
    """

    pile: str
    size: int
    back: str
    cards: tuple[tuple[int, Fraction], ...]
    backs: tuple[tuple[str, Fraction], ...]


def pile_odds(s: CrusoeState, pile: int) -> PileOdds:
    """The odds of the next card of a pile as everybody at the table can count them."""
    there = s.piles[pile]
    weights: dict[int, int] = {}
    for instance, weight in there.outcomes(BACKS, s.loose):
        kind = s.cards.kinds[instance]
        weights[kind] = weights.get(kind, 0) + weight
    total = sum(weights.values())
    cards = sorted(weights.items(), key=lambda entry: (-entry[1], entry[0]))
    open_backs = there.back_counts(BACKS)
    cells = sum(count for _, count in open_backs)
    visible = there.visible_back(BACKS)
    return PileOdds(
        PILES[pile],
        len(there),
        "" if open_backs or visible < 0 else BACK_NAMES[visible],
        tuple((kind, Fraction(weight, total)) for kind, weight in cards),
        tuple((BACK_NAMES[back], Fraction(count, cells)) for back, count in open_backs),
    )


def all_pile_odds(s: CrusoeState) -> list[PileOdds]:
    """The odds of every pile that is not empty."""
    return [pile_odds(s, number) for number, pile in enumerate(s.piles) if len(pile)]


def card_id(s: CrusoeState, pile: str, instance: int) -> str:
    """A card's name as records write it: in the event deck with the deck it comes from."""
    name = s.cards.all[instance].id
    return f"{deck_of(instance)}/{name}" if pile == PILES[P_EVENT] else name


# -- what came of it -------------------------------------------------------------------------------------------------
_BAD: Final = (1, 0, 1)  # which face of the dice wound, success, adventure nobody wants: that with 1, or any other
_DICE: Final = {DICE[die]: die for die in range(3 * len(ROLLED))}


def die_risks(events: Sequence[Event]) -> list[Risk]:
    """Every action die that was rolled: the odds of its bad face, and whether it showed."""
    found = []
    for event in events:
        die = _DICE.get(str(event.args.get("stream"))) if event.kind == "chance" else None
        if die is None:
            continue
        shown = FACE_NAMES[die].index(str(event.args["outcome"]))
        good = die_odds(die).get(1, Fraction(0))
        bad = good if _BAD[die % 3] else 1 - good
        found.append(Risk(bad, (shown == 1) == bool(_BAD[die % 3])))
    return found
