"""`marooned odds`: exact odds of dice and decks."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from marooned.cli.decks import DeckFile, game_of
from marooned.cli.output import VOICE, AsJson, percent, print_json, print_table, table_of
from marooned.cli.words import read_text

if TYPE_CHECKING:
    from marooned.games.crusoe.odds import ActionOdds, PileOdds, WeatherOdds
    from marooned.games.crusoe.state import CrusoeState
    from marooned.games.scavengers.knowledge import Odds
    from marooned.games.scavengers.state import ScavState

app = typer.Typer(no_args_is_help=True, help="Exact odds of dice and decks, as fractions, from what everybody can see.")
crusoe = typer.Typer(help="Odds of the island game; without a further word those of all dice.")
app.add_typer(crusoe, name="crusoe")


def exact(odds: Fraction) -> str:
    """Odds as fraction and percent."""
    return f"{odds} = {percent(odds)}"


@crusoe.callback(invoke_without_command=True)
def all_dice(context: typer.Context) -> None:
    """Odds of the island game; without a further word those of all dice."""
    if context.invoked_subcommand is None:
        dice()
        weather()


# -- action dice -----------------------------------------------------------------------------------------------------
@crusoe.command()
def dice(
    reroll: Annotated[str, typer.Option(help="Die rerolled once by a skill: wound, success or adventure.")] = "",
    reroll_token: Annotated[bool, typer.Option("--reroll-token", help="With a reroll-success token.")] = False,
    adventure_token: Annotated[bool, typer.Option("--adventure-token", help="With an adventure token.")] = False,
    json: AsJson = False,
) -> None:
    """The action dice of build, gather and explore: each die, and all three together."""
    from marooned.core.errors import unknown
    from marooned.games.crusoe.odds import REROLLS, ROLLED, action_odds

    if reroll not in REROLLS:
        raise unknown("die", reroll, REROLLS[1:])
    found = [action_odds(kind, reroll, reroll_token, adventure_token) for kind in ROLLED]
    if json:
        print_json({odds.kind: action_json(odds) for odds in found})
    else:
        show_dice(found)


def joint_name(success: bool, wound: bool, adventure: bool) -> str:
    """Name of a joint outcome: what it shows besides success or failure."""
    extra = ("wound+adventure" if adventure else "wound") if wound else "adventure" if adventure else "clean"
    return f"{'success' if success else 'failure'}-{extra}"


def action_json(odds: ActionOdds) -> dict[str, Any]:
    """Action odds as plain data; fractions as text."""
    return {
        "success": str(odds.success),
        "wound": str(odds.wound),
        "adventure": str(odds.adventure),
        "joint": {joint_name(*key): str(share) for key, share in odds.joint.items()},
    }


def show_dice(found: list[ActionOdds]) -> None:
    """Action odds as a table, a column for each kind."""
    table = table_of(VOICE.say("cli-odds-dice"), *[VOICE.say(f"kind-{odds.kind}") for odds in found])
    table.add_row(VOICE.say("face-success"), *[exact(odds.success) for odds in found])
    table.add_row(VOICE.say("face-wound"), *[exact(odds.wound) for odds in found])
    table.add_row(VOICE.say("face-adventure"), *[exact(odds.adventure) for odds in found], end_section=True)
    for key in dict.fromkeys(key for odds in found for key in odds.joint):
        success, wound, adventure = key
        words = [VOICE.say("face-success" if success else "cli-odds-failure")]
        words += [VOICE.say("face-wound")] if wound else []
        words += [VOICE.say("face-adventure")] if adventure else []
        table.add_row(" + ".join(words), *[exact(odds.joint.get(key, Fraction(0))) for odds in found])
    print_table(table)


# -- weather ---------------------------------------------------------------------------------------------------------
@crusoe.command()
def weather(
    round: Annotated[int, typer.Option(min=0, show_default=False, help="Of this round only. (default: all)")] = 0,
    scenario: Annotated[str, typer.Option(help="Which scenario. (default: the first one)")] = "",
    json: AsJson = False,
) -> None:
    """The weather dice of each round: clouds, winter, hungry animals, and clouds above each roof level."""
    from marooned.core.errors import SetupError, unknown
    from marooned.games.crusoe.odds import weather_odds
    from marooned.games.crusoe.scenarios import SCENARIOS

    name = scenario or next(iter(SCENARIOS))
    if name not in SCENARIOS:
        raise unknown("scenario", name, SCENARIOS)
    there = SCENARIOS[name]
    if round > there.rounds:
        raise SetupError(f"{name} has {there.rounds} rounds, not {round}")
    rounds = [round] if round else list(range(1, there.rounds + 1))
    found = {number: weather_odds(there.weather_dice(number)) for number in rounds}
    if json:
        print_json({str(number): weather_json(odds) for number, odds in found.items()})
    else:
        show_weather(found)


def weather_json(odds: WeatherOdds) -> dict[str, Any]:
    """Weather odds as plain data."""
    return {
        "dice": list(odds.dice),
        "clouds": [
            {"rain": rain, "winter": winter, "odds": str(share)} for (rain, winter), share in odds.clouds.items()
        ],
        "any_winter": str(odds.winter),
        "above_roof": {str(roof): str(odds.above(roof)) for roof in range(5)},
        "hungry": {face: str(share) for face, share in odds.hungry.items()},
    }


def show_weather(found: dict[int, WeatherOdds]) -> None:
    """Weather odds: a table for each set of dice, with the rounds that roll it."""
    groups: dict[tuple[str, ...], list[int]] = {}
    for number, odds in found.items():
        groups.setdefault(odds.dice, []).append(number)
    for dice, rounds in groups.items():
        odds = found[rounds[0]]
        names = " + ".join(VOICE.say(f"ui-weather-{die}") for die in dice) or VOICE.say("ui-weather-none")
        heading = VOICE.say("cli-odds-weather", rounds=", ".join(map(str, rounds)), dice=names)
        table = table_of(heading, VOICE.say("cli-odds"))
        for (rain, winter), share in odds.clouds.items():
            table.add_row(VOICE.say("cli-odds-clouds", rain=rain, winter=winter), exact(share))
        table.add_section()
        table.add_row(VOICE.say("cli-odds-any-winter"), exact(odds.winter))
        for roof in range(4):
            table.add_row(VOICE.say("cli-odds-above", roof=roof), exact(odds.above(roof)))
        if odds.hungry:
            table.add_section()
        for face, share in odds.hungry.items():
            table.add_row(VOICE.say(f"face-{face}"), exact(share))
        print_table(table)


# -- decks -----------------------------------------------------------------------------------------------------------
@crusoe.command()
def decks(
    record: Annotated[Path, typer.Option(help="Record of a game; its end is the point looked at.")],
    line: Annotated[
        int, typer.Option(min=0, show_default=False, help="Only the first so many lines of the file. (default: all)")
    ] = 0,
    pile: Annotated[str, typer.Option(help="This pile only: event, hunting, island …")] = "",
    json: AsJson = False,
) -> None:
    """The next card of every deck at a point of a recorded game: what it may be, and how likely."""
    from marooned.core.errors import unknown
    from marooned.core.record import replay
    from marooned.games import get_game
    from marooned.games.crusoe.layout import PILES
    from marooned.games.crusoe.odds import all_pile_odds
    from marooned.games.crusoe.state import CrusoeState

    if pile and pile not in PILES:
        raise unknown("pile", pile, PILES)
    text = read_text(record)
    if line:
        text = "\n".join(text.splitlines()[:line])
    state = replay(text, get_game("crusoe")).state
    assert isinstance(state, CrusoeState)
    found = [odds for odds in all_pile_odds(state) if pile in ("", odds.pile)]
    if json:
        print_json({odds.pile: pile_json(state, odds) for odds in found})
    else:
        for odds in found:
            show_pile(state, odds)


def pile_json(s: CrusoeState, odds: PileOdds) -> dict[str, Any]:
    """Deck odds as plain data; cards by their record names."""
    from marooned.games.crusoe.odds import card_id

    return {
        "size": odds.size,
        "back": odds.back or None,
        "next_back": {back: str(share) for back, share in odds.backs},
        "next_card": {card_id(s, odds.pile, card): str(share) for card, share in odds.cards},
    }


def show_pile(s: CrusoeState, odds: PileOdds) -> None:
    """Deck odds as a table; cards of the same odds share a line."""
    from marooned.games.crusoe.verbs import card_name

    table = table_of(
        VOICE.say("cli-odds-deck", deck=VOICE.say(f"deck-{odds.pile}"), n=odds.size), VOICE.say("cli-odds-each")
    )
    for back, share in odds.backs:
        table.add_row(VOICE.say("cli-odds-back", back=back), exact(share))
    groups: dict[Fraction, list[str]] = {}
    for card, share in odds.cards:
        groups.setdefault(share, []).append(VOICE.narrator.text(card_name(s, card)))
    table.columns[0].no_wrap = False
    for share, names in groups.items():
        table.add_row(", ".join(names), exact(share))
    print_table(table)


# -- the card game ---------------------------------------------------------------------------------------------------
@app.command()
def scavengers(
    record: Annotated[Path, typer.Option(help="Record of a game; its end is the point looked at.")],
    seat: Annotated[int, typer.Option(min=1, max=6, help="Whose knowledge counts: the number of the player.")] = 1,
    line: Annotated[
        int, typer.Option(min=0, show_default=False, help="Only the first so many lines of the file. (default: all)")
    ] = 0,
    deck: DeckFile = None,
    json: AsJson = False,
) -> None:
    """The next card of every pile of the card game, from what one player knows: danger, and each card's share."""
    from marooned.core.errors import SetupError
    from marooned.core.messages import Msg
    from marooned.core.record import parse, replay
    from marooned.games.scavengers.knowledge import odds as pile_odds
    from marooned.games.scavengers.state import ScavState

    text = read_text(record)
    if line:
        text = "\n".join(text.splitlines()[:line])
    game = game_of(parse(text), record, deck)
    state = replay(text, game).state
    if not isinstance(state, ScavState):
        raise SetupError(f"{record} is no record of the card game", says=Msg("setup-other-game", {"game": game.id}))
    if seat > state.cfg.seats:
        says = Msg("setup-players", {"least": 1, "most": state.cfg.seats, "n": seat})
        raise SetupError(f"there are {state.cfg.seats} players, not {seat}", says=says)
    found = pile_odds(state, seat - 1)
    if json:
        print_json({f"pile-{odds.pile + 1}": mouth_json(state, odds) for odds in found})
    else:
        for odds in found:
            show_mouth(state, odds)


def mouth_json(s: ScavState, odds: Odds) -> dict[str, Any]:
    """Odds of a pile of the card game as plain data."""
    kinds = s.deck.kinds
    return {
        "size": len(s.piles[odds.pile]),
        "tier": odds.tier,
        "peril": str(odds.peril(s)),
        "anomaly": str(odds.anomaly(s)),
        "next_card": {kinds[kind].id.replace("_", "-"): str(share) for kind, share in odds.cards.items()},
    }


def show_mouth(s: ScavState, odds: Odds) -> None:
    """Odds of a pile of the card game as a table; cards of the same odds share a line."""
    heading = VOICE.say("cli-odds-pile", pile=odds.pile + 1, n=len(s.piles[odds.pile]), tier=odds.tier)
    table = table_of(heading, VOICE.say("cli-odds-each"))
    table.add_row(VOICE.say("cli-odds-peril"), exact(odds.peril(s)))
    table.add_section()
    groups: dict[Fraction, list[str]] = {}
    for kind, share in odds.cards.items():
        groups.setdefault(share, []).append(VOICE.narrator.text(s.deck.kinds[kind].title()))
    table.columns[0].no_wrap = False
    for share, names in sorted(groups.items(), reverse=True):
        table.add_row(", ".join(names), exact(share))
    print_table(table)
