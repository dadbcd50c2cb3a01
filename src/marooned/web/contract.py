"""What crosses the wire between server and browser, as types: one source for Python and TypeScript.

Messages are JSON objects with a `type`. Texts cross as message ids with arguments (`Text`), never as sentences, so each
browser shows its own language; the TypeScript side is made from this file (`tools/make_contract.py`).

A connection to a table: the browser sends `Hello`, the server answers `Welcome` and a `Table`; after every change each
connection gets a new `Table` for its seat. A move names the revision it was made on; one that is late is refused with
`stale`, and the browser shows the newer table. Nothing is acknowledged before it is stored.
"""

from __future__ import annotations

from typing import Any

import msgspec

LONGEST_CHAT = 500
"""Characters of a line of chat."""
LONGEST_LINE = 200
"""Characters of a line of action words."""
LARGEST_MESSAGE = 16_384
"""Bytes of a message from a browser; larger ones close the connection."""


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of everything on the wire."""


class Text(Struct, tag_field="type", tag="text"):
    """A message of the catalogues: id and arguments (numbers, words, other texts, rows of texts)."""

    id: str
    args: dict[str, int | str | Text | list[Text]] = {}


# -- decisions -------------------------------------------------------------------------------------------------------
class Choice(Struct):
    """One option. word: its stable id, sent back in a move. points: things on the table (`space:M1`, `seat:2` …)."""

    word: str
    label: Text
    detail: Text | None = None
    points: list[str] = []


class Asked(Struct):
    """The open decision. seat: who is asked first. seats: all who may answer. yours: whether this connection may."""

    seat: int
    seats: list[int]
    kind: str
    prompt: Text
    options: list[Choice]
    retractions: list[Choice]
    rules: list[str]
    yours: bool


class LogLine(Struct):
    """One line of the log. n: its number at the table. depth: indentation. rules, cause: what is behind it."""

    n: int
    text: Text
    kind: str
    depth: int
    rules: list[str]
    cause: str
    strong: bool


# -- the table -------------------------------------------------------------------------------------------------------
class Seat(Struct):
    """A seat. who: `person`, a bot's id, or `open` (nobody yet). here: whether a person is connected."""

    word: str
    who: str
    name: str
    here: bool
    thinking: bool = False


class Ended(Struct):
    """How the game ended. points: by seat, [] if none count. seed: shown only now."""

    won: list[int]
    success: bool
    reason: str
    round: int
    points: list[int]
    seed: int


class ChatLine(Struct):
    """One line of chat. seat: who said it, -1: somebody who watches. phrase: a set phrase instead of text."""

    n: int
    seat: int
    name: str
    text: str
    phrase: str = ""


class Table(Struct, tag_field="type", tag="table"):
    """The whole table as one seat may see it.

    revision: counts every stored entry. deck: digest of a deck file, "" for the usual cards. view: what is visible
    (`State.observation`), by game. goal: what is missing. log: lines since the last message to this connection. undo:
    whether this seat may take back now. clock: milliseconds left on the table's clock, -1 without one. intents: what
    seats are about to declare, as words.
    """

    revision: int
    game: str
    scenario: str
    deck: str
    deal: str
    seat: int
    seats: list[Seat]
    options: dict[str, int | str | bool]
    view: dict[str, Any]
    goal: list[Text]
    asked: Asked | None
    log: list[LogLine]
    undo: bool
    paused: bool
    resigning: list[int]
    clock: int
    intents: dict[str, str]
    ended: Ended | None


# -- from the browser ------------------------------------------------------------------------------------------------
class Hello(Struct, tag_field="type", tag="hello"):
    """The first message. token: of a seat, "" to watch. log: how many lines of the log the browser has."""

    token: str = ""
    log: int = 0
    chat: int = 0


class Move(Struct, tag_field="type", tag="move"):
    """A line of action words for one's seat, taken whole or refused whole. id: the browser's name for it."""

    id: int
    revision: int
    words: str


class Undo(Struct, tag_field="type", tag="undo"):
    """Take back the last answer of one's seat."""

    id: int
    revision: int


class Preview(Struct, tag_field="type", tag="preview"):
    """What would be asked after a line of words, without doing it (a declaration being made)."""

    id: int
    revision: int
    words: str


class Intent(Struct, tag_field="type", tag="intent"):
    """What one's seat is about to declare, for the others to see; "" takes it away. Not stored."""

    words: str


class Say(Struct, tag_field="type", tag="say"):
    """Chat: plain text, or a set phrase by its id."""

    text: str = ""
    phrase: str = ""


class Sit(Struct, tag_field="type", tag="sit"):
    """Change a seat: let a bot play on for it, come back to it, or (by whoever laid the table) open it.

    who: a bot's id, `person` or `open`.
    """

    seat: int
    who: str


class Name(Struct, tag_field="type", tag="name"):
    """What one wants to be called."""

    name: str


class Pause(Struct, tag_field="type", tag="pause"):
    """Stop the clock and the bots, or go on."""

    on: bool


class Resign(Struct, tag_field="type", tag="resign"):
    """Agree to give up, or not any more; the game ends when every person has agreed."""

    on: bool


class Hint(Struct, tag_field="type", tag="hint"):
    """What would a bot do here?"""

    id: int


FromBrowser = Hello | Move | Undo | Preview | Intent | Say | Sit | Name | Pause | Resign | Hint


# -- to the browser --------------------------------------------------------------------------------------------------
class Welcome(Struct, tag_field="type", tag="welcome"):
    """The connection stands. seat: -1 to watch."""

    table: str
    seat: int
    name: str
    owner: bool


class Done(Struct, tag_field="type", tag="done"):
    """A move or an undo is stored."""

    id: int
    revision: int


class Refused(Struct, tag_field="type", tag="refused"):
    """Something was not done. code: `stale`, `illegal`, `not-yours`, `undo`, `format`, `over`, `paused`, `busy`.

    rule: the id of the statement behind it. legal: nearest legal alternatives, as words.
    """

    id: int
    code: str
    text: Text
    rule: str = ""
    legal: list[str] = []


class Previewed(Struct, tag_field="type", tag="previewed"):
    """The answer to a preview: what would be asked next, and what can be said of the declaration so far.

    about: by game; the island game: pawns there and needed, dice and joint outcomes, cost, change of stores.
    """

    id: int
    revision: int
    words: str
    asked: Asked | None
    about: dict[str, Any]


class Hinted(Struct, tag_field="type", tag="hinted"):
    """What a bot would do: a line of words."""

    id: int
    bot: str
    words: str


class Chatted(Struct, tag_field="type", tag="chatted"):
    """New lines of chat."""

    lines: list[ChatLine]


class Present(Struct, tag_field="type", tag="present"):
    """Who is here now, and how many watch."""

    seats: list[Seat]
    watching: int


class Intended(Struct, tag_field="type", tag="intended"):
    """What another seat is about to declare."""

    seat: int
    words: str


class Closing(Struct, tag_field="type", tag="closing"):
    """The server closes this connection. code: `restart`, `too-slow`, `too-large`, `too-many`, `format`, `gone`."""

    code: str


ToBrowser = Welcome | Table | Done | Refused | Previewed | Hinted | Chatted | Present | Intended | Closing


# -- over HTTP (JSON) ------------------------------------------------------------------------------------------------
class OptionInfo(Struct):
    """An option of a set-up. default: by number of players."""

    name: str
    label: Text
    values: list[int | str | bool]
    default: dict[str, int | str | bool]


class ScenarioInfo(Struct):
    """A scenario. brief: ids of the texts goal, rules, watch; [] if there are none. dice: weather dice by round.

    goal_rounds: those in which the goal can be reached, [] = any.
    """

    id: str
    name: Text
    players: list[int]
    rounds: int
    brief: list[str]
    dice: list[list[str]]
    goal_rounds: list[int]
    options: list[OptionInfo]


class GameInfo(Struct):
    """A game (GET /api/games). seats: words for a seat. bots: ids of bots that play it."""

    id: str
    seats: list[str]
    bots: list[str]
    scenarios: list[ScenarioInfo]


class NewTable(Struct):
    """POST /api/tables. seats: words. who: `person`, `open` or a bot's id, by seat. deal: a deal code, "" = a new one.

    branch: [table id, step of its replay] to go on from there (0: after the set-up, -1: as it stands), not scored.
    token: of a seat at the table it branches from, needed while that game runs.
    invitation: the code that this server asks for, if it does.
    """

    game: str
    scenario: str
    seats: list[str]
    who: list[str]
    options: dict[str, int | str | bool] = {}
    deal: str = ""
    name: str = ""
    public: bool = False
    branch: list[str | int] = []
    token: str = ""
    invitation: str = ""


class Seated(Struct):
    """A seat that one has taken: POST /api/tables (one for each `person`), POST /api/join."""

    table: str
    code: str
    seat: int
    token: str


class Join(Struct):
    """POST /api/join. code: the table's code. seat: -1 = any free one."""

    code: str
    seat: int = -1
    name: str = ""


class TableInfo(Struct):
    """A table in lists (POST /api/mine with tokens, GET /api/public)."""

    table: str
    code: str
    game: str
    scenario: str
    seats: list[Seat]
    round: int
    asked: list[int]
    over: bool
    success: bool
    when: str
    seat: int = -1


class ReplayInfo(Struct):
    """A replay (POST /api/replays with a record, or of a finished table): one step per line of the record.

    steps: words, the seat, round and phase, the log, and the risk taken (0 to 1, -1 if none). when: when the game
    ended, "" where nobody knows, as a record holds no date.
    """

    id: str
    game: str
    scenario: str
    seats: list[str]
    steps: list[ReplayStep]
    ended: Ended | None
    when: str = ""


class ReplayStep(Struct):
    """One step of a replay. chosen: its words as labels of the options that were taken."""

    words: str
    chosen: list[Text]
    seat: int
    round: int
    phase: str
    log: list[LogLine]
    risk: float
    wounds: int


class RecordSent(Struct):
    """POST /api/replays. record: the text of a record; it is kept in memory for a while, not stored."""

    record: str


class Mine(Struct):
    """POST /api/mine. tokens: of the seats that this browser has."""

    tokens: list[str]


class ScoreInfo(Struct):
    """A finished game in the score book (GET /api/scores). record: id of its table or file. best: most points, -1.

    difficulty: `easier`, `usual` or `harder`, as its variants make it.
    """

    when: str
    game: str
    scenario: str
    seats: list[str]
    who: list[str]
    options: dict[str, int | str | bool]
    won: bool
    reason: str
    round: int
    points: list[int]
    best: int
    record: str
    difficulty: str = "usual"


class Share(Struct):
    """So many of so many, with the 95 % interval (Wilson) of the share."""

    n: int
    of: int
    low: float
    high: float


class Group(Struct):
    """Finished games of one scenario with one number of players. rounds: last rounds of games won, and lost.

    reasons: of games lost. course: best points of each game in the order in which they ended.
    """

    game: str
    scenario: str
    players: int
    wins: Share
    rounds_won: dict[str, int]
    rounds_lost: dict[str, int]
    reasons: dict[str, int]
    best: int
    course: list[int]


class Honest(Struct):
    """Risks that were taken with odds from low to high: how often the bad thing came. expected: sum of the odds."""

    low: float
    high: float
    expected: float
    came: Share


class Statistics(Struct):
    """GET /api/statistics?game=: head figures, groups, wins by difficulty, and whether the odds were honest."""

    games: int
    wins: Share
    groups: list[Group]
    difficulties: dict[str, Share]
    honest: list[Honest]


class RuleInfo(Struct):
    """A rule statement (GET /api/rules/{game}?lang=). ruling: ours, where the rulebooks leave one open."""

    id: str
    rule: str
    ruling: str
    section: str


class CaseInfo(Struct):
    """An executable case that cites a rule (GET /api/proofs/{game}, lists by rule id). file: below the folder `cases`.

    name: in English. cards: what it is about, by name as in /api/cards.
    """

    name: str
    file: str
    cards: list[str]


class CardInfo(Struct):
    """A card in words (GET /api/cards/{game}, by name). ours: a part of it is reconstructed. facts: for drawings."""

    title: Text
    lines: list[Text]
    family: str
    ours: bool
    facts: dict[str, Any]


class NounInfo(Struct):
    """A noun. gender: m, ma, f, n, "" in English. forms: by `case-number` (nom, acc, gen; one, few, many)."""

    gender: str
    forms: dict[str, str]


class Texts(Struct):
    """Everything a language says (GET /api/texts/{lang}). catalogue: Fluent. ours: names we translated ourselves."""

    lang: str
    catalogue: str
    nouns: dict[str, NounInfo]
    ours: list[str]


class ServerInfo(Struct):
    """GET /api/server. invitation: whether laying a table needs a code. public_url: where others reach it, "".

    deck: digest of the deck file that new tables of the card game are played with, "" for the usual cards.
    """

    version: str
    languages: list[str]
    invitation: bool
    public_url: str
    deck: str


class ErrorInfo(Struct):
    """What a request was refused with (status 4xx)."""

    code: str
    text: Text
    rule: str = ""
