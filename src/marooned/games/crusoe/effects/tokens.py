"""Effects that put or take tokens on the board: action spaces, weather space, cost fields, any place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marooned.core.messages import Arg, Msg
from marooned.games.crusoe.actions import place_action
from marooned.games.crusoe.board import SPACES
from marooned.games.crusoe.effects.base import Fx, FxChoice
from marooned.games.crusoe.terms import (
    ACTION_TOKENS,
    COST_FIELDS,
    KINDS,
    RAIN,
    SNOW,
    TILE_TOKENS,
    WEATHER,
    WEATHER_TOKENS,
)
from marooned.games.crusoe.verbs import (
    action_space_name,
    listed,
    lose_item,
    put_action_token,
    put_weather_token,
    remove_mark,
    space_name,
)

if TYPE_CHECKING:
    from marooned.games.crusoe.state import CrusoeState


class PlaceAction(Fx):
    """A token on an action space (RC-action-tokens-01 to 14). greater danger on the hunt space lies at the hunting
    deck.
    """

    __slots__ = ("kind", "token")
    RULES = ("RC-one-token-only-01", "RC-one-token-only-02")

    def __init__(self, token: int, kind: int) -> None:
        self.token = token
        self.kind = kind

    def resolve(self, s: CrusoeState) -> None:
        put_action_token(s, self.kind, self.token)

    def words(self) -> Msg:
        token = Msg(f"token-{ACTION_TOKENS[self.token]}")
        return Msg("fx-place", {"token": token, "place": action_space_name(self.kind)})


class TakeActionToken(Fx):
    """A token goes from an action space, if it is still there."""

    __slots__ = ("kind", "token")

    def __init__(self, token: int, kind: int) -> None:
        self.token = token
        self.kind = kind

    def resolve(self, s: CrusoeState) -> None:
        s.action_tokens[self.kind] &= ~self.token

    def words(self) -> Msg:
        token = Msg(f"token-{ACTION_TOKENS[self.token]}")
        return Msg("fx-take-token", {"token": token, "place": action_space_name(self.kind)})


class PlaceWeather(Fx):
    """A token on the weather space; the red die is rolled once however often it is asked for (RC-hungry-animals-05)."""

    __slots__ = ("token",)
    RULES = ("RC-one-token-only-06", "RC-open-questions-30", "RC-hungry-animals-05")

    def __init__(self, token: int) -> None:
        self.token = token

    def resolve(self, s: CrusoeState) -> None:
        put_weather_token(s, self.token)

    def words(self) -> Msg:
        return Msg("fx-place", {"token": Msg(f"token-{WEATHER_TOKENS[self.token]}"), "place": Msg("place-weather")})


class PlaceCost(Fx):
    """Extra-wood tokens on cost fields: each such build paid in wood costs 1 more; they stay (RC-action-tokens-07)."""

    __slots__ = ("fields_mask",)
    RULES = ("RC-action-tokens-07",)

    def __init__(self, fields_mask: int) -> None:
        self.fields_mask = fields_mask

    def resolve(self, s: CrusoeState) -> None:
        s.cost_tokens |= self.fields_mask
        if s.events is not None:
            for bit, name in COST_FIELDS.items():
                if self.fields_mask & bit:
                    s.emit("log-token", token=Msg("token-extra-wood"), place=Msg(f"cost-{name}"))

    def words(self) -> Msg:
        fields = [Msg(f"cost-{name}") for bit, name in COST_FIELDS.items() if self.fields_mask & bit]
        return Msg("fx-place-cost", {"fields": listed(fields)})


class RemoveAnyToken(FxChoice):
    """Take any one token off the board: tiles, action spaces, weather, cost fields, shortcut; no markers, no wounds."""

    __slots__ = ()
    PROMPT = "ask-remove-token"

    def options(self, s: CrusoeState) -> list[int]:
        places: list[str] = []
        for space, marks in enumerate(s.marks):
            places += [
                f"{SPACES[space]}/{name}" for bit, name in TILE_TOKENS.items() if marks & bit and name != "cover-later"
            ]
        for kind, tokens in enumerate(s.action_tokens):
            places += [
                f"{KINDS[kind]}/{name}"
                for bit, name in ACTION_TOKENS.items()
                if tokens & bit and name != "black-marker"
            ]
        places += [
            f"weather/{name}"
            for bit, name in WEATHER_TOKENS.items()
            if s.weather_tokens & bit and name != "hungry-animals"
        ]
        places += [f"cost/{name}" for bit, name in COST_FIELDS.items() if s.cost_tokens & bit]
        if s.shortcut >= 0:
            places.append("shortcut/shortcut")
        return sorted(place_action(place) for place in places)

    def answer(self, s: CrusoeState, action: int) -> None:
        place, token = s.action_to_string(action).split("/")
        if place == "shortcut":
            s.shortcut = -1
            lose_item(s, s.cfg.item_index["shortcut"])
        elif place == "weather":
            bit = bit_of(WEATHER_TOKENS, token)
            s.weather_tokens &= ~bit
            if s.phase == WEATHER and bit in (RAIN, SNOW):  # counted already
                s.cloud_mods[3 if bit == RAIN else 4] -= 1
        elif place == "cost":
            s.cost_tokens &= ~bit_of(COST_FIELDS, token)
        elif place in KINDS:
            s.action_tokens[KINDS.index(place)] &= ~bit_of(ACTION_TOKENS, token)
        else:
            remove_mark(s, SPACES.index(place), bit_of(TILE_TOKENS, token))

    def label(self, s: CrusoeState, action: int) -> Msg:
        place, token = s.action_to_string(action).split("/")
        where: Arg = place
        if place == "shortcut":
            where = space_name(s.shortcut)
        elif place == "weather":
            where = Msg("place-weather")
        elif place == "cost":
            token, where = "extra-wood", Msg(f"cost-{token}")
        elif place in KINDS:
            where = action_space_name(KINDS.index(place))
        return Msg("label-token", {"token": Msg(f"token-{token}"), "place": where})

    def words(self) -> Msg:
        return Msg("fx-remove-any-token")


def bit_of(names: dict[int, str], name: str) -> int:
    """The bit of a token name."""
    return next(bit for bit, other in names.items() if other == name)
