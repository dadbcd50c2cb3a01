// Made by tools/make_contract.py from src/marooned/web/contract.py. Change that one and run it again.

export type LONGEST_CHAT = 500;
export type LONGEST_LINE = 200;
export type LARGEST_MESSAGE = 16384;

/** A message of the catalogues: id and arguments (numbers, words, other texts, rows of texts). */
export interface Text {
  type: "text";
  id: string;
  args: Record<string, number | string | Text | Text[]>;
}

/** One option. word: its stable id, sent back in a move. points: things on the table (`space:M1`, `seat:2` …). */
export interface Choice {
  word: string;
  label: Text;
  detail: Text | null;
  points: string[];
}

/** The open decision. seat: who is asked first. seats: all who may answer. yours: whether this connection may. */
export interface Asked {
  seat: number;
  seats: number[];
  kind: string;
  prompt: Text;
  options: Choice[];
  retractions: Choice[];
  rules: string[];
  yours: boolean;
}

/** One line of the log. n: its number at the table. depth: indentation. rules, cause: what is behind it. */
export interface LogLine {
  n: number;
  text: Text;
  kind: string;
  depth: number;
  rules: string[];
  cause: string;
  strong: boolean;
}

/** A seat. who: `person`, a bot's id, or `open` (nobody yet). here: whether a person is connected. */
export interface Seat {
  word: string;
  who: string;
  name: string;
  here: boolean;
  thinking: boolean;
}

/** How the game ended. points: by seat, [] if none count. seed: shown only now. */
export interface Ended {
  won: number[];
  success: boolean;
  reason: string;
  round: number;
  points: number[];
  seed: number;
}

/** One line of chat. seat: who said it, -1: somebody who watches. phrase: a set phrase instead of text. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
}

/**
 * The whole table as one seat may see it.
 *
 * revision: counts every stored entry. deck: digest of a deck file, "" for the usual cards. view: what is visible
 * (`State.observation`), by game. goal: what is missing. log: lines since the last message to this connection. undo:
 * whether this seat may take back now. clock: milliseconds left on the table's clock, -1 without one. intents: what
 * seats are about to declare, as words.
 */
export interface Table {
  type: "table";
  revision: number;
  game: string;
  scenario: string;
  deck: string;
  deal: string;
  seat: number;
  seats: Seat[];
  options: Record<string, number | string | boolean>;
  view: Record<string, unknown>;
  goal: Text[];
  asked: Asked | null;
  log: LogLine[];
  undo: boolean;
  paused: boolean;
  resigning: number[];
  clock: number;
  intents: Record<string, string>;
  ended: Ended | null;
}

/** The first message. token: of a seat, "" to watch. log: how many lines of the log the browser has. */
export interface Hello {
  type: "hello";
  token?: string;
  log?: number;
  chat?: number;
}

/** A line of action words for one's seat, taken whole or refused whole. id: the browser's name for it. */
export interface Move {
  type: "move";
  id: number;
  revision: number;
  words: string;
}

/** Take back the last answer of one's seat. */
export interface Undo {
  type: "undo";
  id: number;
  revision: number;
}

/** What would be asked after a line of words, without doing it (a declaration being made). */
export interface Preview {
  type: "preview";
  id: number;
  revision: number;
  words: string;
}

/** What one's seat is about to declare, for the others to see; "" takes it away. Not stored. */
export interface Intent {
  type: "intent";
  words: string;
}

/** Chat: plain text, or a set phrase by its id. */
export interface Say {
  type: "say";
  text?: string;
  phrase?: string;
}

/**
 * Change a seat: let a bot play on for it, come back to it, or (by whoever laid the table) open it.
 *
 * who: a bot's id, `person` or `open`.
 */
export interface Sit {
  type: "sit";
  seat: number;
  who: string;
}

/** What one wants to be called. */
export interface Name {
  type: "name";
  name: string;
}

/** Stop the clock and the bots, or go on. */
export interface Pause {
  type: "pause";
  on: boolean;
}

/** Agree to give up, or not any more; the game ends when every person has agreed. */
export interface Resign {
  type: "resign";
  on: boolean;
}

/** What would a bot do here? */
export interface Hint {
  type: "hint";
  id: number;
}

/** The connection stands. seat: -1 to watch. */
export interface Welcome {
  type: "welcome";
  table: string;
  seat: number;
  name: string;
  owner: boolean;
}

/** A move or an undo is stored. */
export interface Done {
  type: "done";
  id: number;
  revision: number;
}

/**
 * Something was not done. code: `stale`, `illegal`, `not-yours`, `undo`, `format`, `over`, `paused`, `busy`.
 *
 * rule: the id of the statement behind it. legal: nearest legal alternatives, as words.
 */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  text: Text;
  rule: string;
  legal: string[];
}

/**
 * The answer to a preview: what would be asked next, and what can be said of the declaration so far.
 *
 * about: by game; the island game: pawns there and needed, dice and joint outcomes, cost, change of stores.
 */
export interface Previewed {
  type: "previewed";
  id: number;
  revision: number;
  words: string;
  asked: Asked | null;
  about: Record<string, unknown>;
}

/** What a bot would do: a line of words. */
export interface Hinted {
  type: "hinted";
  id: number;
  bot: string;
  words: string;
}

/** New lines of chat. */
export interface Chatted {
  type: "chatted";
  lines: ChatLine[];
}

/** Who is here now, and how many watch. */
export interface Present {
  type: "present";
  seats: Seat[];
  watching: number;
}

/** What another seat is about to declare. */
export interface Intended {
  type: "intended";
  seat: number;
  words: string;
}

/** The server closes this connection. code: `restart`, `too-slow`, `too-large`, `too-many`, `format`, `gone`. */
export interface Closing {
  type: "closing";
  code: string;
}

/** An option of a set-up. default: by number of players. */
export interface OptionInfo {
  name: string;
  label: Text;
  values: (number | string | boolean)[];
  default: Record<string, number | string | boolean>;
}

/**
 * A scenario. brief: ids of the texts goal, rules, watch; [] if there are none. dice: weather dice by round.
 *
 * goal_rounds: those in which the goal can be reached, [] = any.
 */
export interface ScenarioInfo {
  id: string;
  name: Text;
  players: number[];
  rounds: number;
  brief: string[];
  dice: string[][];
  goal_rounds: number[];
  options: OptionInfo[];
}

/** A game (GET /api/games). seats: words for a seat. bots: ids of bots that play it. */
export interface GameInfo {
  id: string;
  seats: string[];
  bots: string[];
  scenarios: ScenarioInfo[];
}

/**
 * POST /api/tables. seats: words. who: `person`, `open` or a bot's id, by seat. deal: a deal code, "" = a new one.
 *
 * branch: [table id, step of its replay] to go on from there (0: after the set-up, -1: as it stands), not scored.
 * token: of a seat at the table it branches from, needed while that game runs.
 * invitation: the code that this server asks for, if it does.
 */
export interface NewTable {
  game: string;
  scenario: string;
  seats: string[];
  who: string[];
  options?: Record<string, number | string | boolean>;
  deal?: string;
  name?: string;
  public?: boolean;
  branch?: (string | number)[];
  token?: string;
  invitation?: string;
}

/** A seat that one has taken: POST /api/tables (one for each `person`), POST /api/join. */
export interface Seated {
  table: string;
  code: string;
  seat: number;
  token: string;
}

/** POST /api/join. code: the table's code. seat: -1 = any free one. */
export interface Join {
  code: string;
  seat?: number;
  name?: string;
}

/** A table in lists (POST /api/mine with tokens, GET /api/public). */
export interface TableInfo {
  table: string;
  code: string;
  game: string;
  scenario: string;
  seats: Seat[];
  round: number;
  asked: number[];
  over: boolean;
  success: boolean;
  when: string;
  seat: number;
}

/**
 * A replay (POST /api/replays with a record, or of a finished table): one step per line of the record.
 *
 * steps: words, the seat, round and phase, the log, and the risk taken (0 to 1, -1 if none). when: when the game
 * ended, "" where nobody knows, as a record holds no date.
 */
export interface ReplayInfo {
  id: string;
  game: string;
  scenario: string;
  seats: string[];
  steps: ReplayStep[];
  ended: Ended | null;
  when: string;
}

/** One step of a replay. chosen: its words as labels of the options that were taken. */
export interface ReplayStep {
  words: string;
  chosen: Text[];
  seat: number;
  round: number;
  phase: string;
  log: LogLine[];
  risk: number;
  wounds: number;
}

/** POST /api/replays. record: the text of a record; it is kept in memory for a while, not stored. */
export interface RecordSent {
  record: string;
}

/** POST /api/mine. tokens: of the seats that this browser has. */
export interface Mine {
  tokens: string[];
}

/**
 * A finished game in the score book (GET /api/scores). record: id of its table or file. best: most points, -1.
 *
 * difficulty: `easier`, `usual` or `harder`, as its variants make it.
 */
export interface ScoreInfo {
  when: string;
  game: string;
  scenario: string;
  seats: string[];
  who: string[];
  options: Record<string, number | string | boolean>;
  won: boolean;
  reason: string;
  round: number;
  points: number[];
  best: number;
  record: string;
  difficulty: string;
}

/** So many of so many, with the 95 % interval (Wilson) of the share. */
export interface Share {
  n: number;
  of: number;
  low: number;
  high: number;
}

/**
 * Finished games of one scenario with one number of players. rounds: last rounds of games won, and lost.
 *
 * reasons: of games lost. course: best points of each game in the order in which they ended.
 */
export interface Group {
  game: string;
  scenario: string;
  players: number;
  wins: Share;
  rounds_won: Record<string, number>;
  rounds_lost: Record<string, number>;
  reasons: Record<string, number>;
  best: number;
  course: number[];
}

/** Risks that were taken with odds from low to high: how often the bad thing came. expected: sum of the odds. */
export interface Honest {
  low: number;
  high: number;
  expected: number;
  came: Share;
}

/** GET /api/statistics?game=: head figures, groups, wins by difficulty, and whether the odds were honest. */
export interface Statistics {
  games: number;
  wins: Share;
  groups: Group[];
  difficulties: Record<string, Share>;
  honest: Honest[];
}

/** A rule statement (GET /api/rules/{game}?lang=). ruling: ours, where the rulebooks leave one open. */
export interface RuleInfo {
  id: string;
  rule: string;
  ruling: string;
  section: string;
}

/**
 * An executable case that cites a rule (GET /api/proofs/{game}, lists by rule id). file: below the folder `cases`.
 *
 * name: in English. cards: what it is about, by name as in /api/cards.
 */
export interface CaseInfo {
  name: string;
  file: string;
  cards: string[];
}

/** A card in words (GET /api/cards/{game}, by name). ours: a part of it is reconstructed. facts: for drawings. */
export interface CardInfo {
  title: Text;
  lines: Text[];
  family: string;
  ours: boolean;
  facts: Record<string, unknown>;
}

/** A noun. gender: m, ma, f, n, "" in English. forms: by `case-number` (nom, acc, gen; one, few, many). */
export interface NounInfo {
  gender: string;
  forms: Record<string, string>;
}

/** Everything a language says (GET /api/texts/{lang}). catalogue: Fluent. ours: names we translated ourselves. */
export interface Texts {
  lang: string;
  catalogue: string;
  nouns: Record<string, NounInfo>;
  ours: string[];
}

/**
 * GET /api/server. invitation: whether laying a table needs a code. public_url: where others reach it, "".
 *
 * deck: digest of the deck file that new tables of the card game are played with, "" for the usual cards.
 */
export interface ServerInfo {
  version: string;
  languages: string[];
  invitation: boolean;
  public_url: string;
  deck: string;
}

/** What a request was refused with (status 4xx). */
export interface ErrorInfo {
  code: string;
  text: Text;
  rule: string;
}

export type FromBrowser =
  | Hello
  | Move
  | Undo
  | Preview
  | Intent
  | Say
  | Sit
  | Name
  | Pause
  | Resign
  | Hint;

export type ToBrowser =
  | Welcome
  | Table
  | Done
  | Refused
  | Previewed
  | Hinted
  | Chatted
  | Present
  | Intended
  | Closing;
