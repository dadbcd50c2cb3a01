// The card game's view as the server sends it, in types, and what the drawn table reads from it.
import type { Asked, Choice, LogLine, Seat, Table, Text } from "../../contract";

export interface Player {
  alive: boolean;
  hand: string[];
  eating: string[];
  laid: number;
  eaten: string[];
  stored: number;
  traumas: string[];
  face_down: string[];
  character: string;
  character_up: boolean;
  hand_limit: number;
  feed_cost: number;
}

export interface Pile {
  size: number;
  tier: number;
  top: string[];
  bottom: string[];
  between: [number, string][];
  known: string[];
}

export interface Chance {
  pile: number;
  tier: number;
  peril: number;
  helpless: number;
  anomaly: number;
  exact: string;
  /** [Perils, cards] unseen of the tier on top, where these two are the odds; else [] */
  unseen: number[];
  groups: Record<string, number>;
  cards: { card: string; share: number; exact: string }[];
}

export interface View {
  scenario: string;
  players: string[];
  round: number;
  phase: string;
  flag: number;
  active: number;
  area: string;
  cost: number;
  table: Record<string, Player>;
  piles: Record<string, Pile>;
  revealed: string[] | Record<string, string[]>;
  discard: string[];
  caravan: string[];
  caravan_fed: boolean;
  peril: string;
  facing: number;
  looked: string[];
  step: Record<string, string>;
  pile_of: Record<string, number>;
  reveals: Record<string, number>;
  deals: [number, number][];
  signal: boolean;
  odds: Chance[];
  stake: { food: number; opportunities: number; reveals: number };
  deal_words: { giver: number; taker: number; words: Text }[];
  way: { on_top: number; mixed: number };
  passed: number[];
  committed: number[];
  hand_cards: { card: string; food: number }[];
  real_time: boolean;
  death_at: number;
  /** the time limit of this round of Last Hunt, 0 without a clock */
  seconds: number;
  /** by seat: the least and the most reveals of a Scavenge */
  reveals_bound: [number, number][];
  /** by seat, once all have committed: what their food has come to */
  fed: Fed[];
  draft: Draft | null;
  traumas_left: number;
}

export interface Fed {
  points: number;
  /** of others */
  shares: number;
  starves: boolean;
}

/** A promise: what (now, later, food, leave, protect), the card, the number. */
export type Promised = [string, string, number];

/** An offer that is being made. */
export interface Draft {
  giver: number;
  taker: number;
  gives: Promised[];
  wants: Promised[];
}

export const viewOf = (table: Table): View => table.view as unknown as View;
export const key = (seat: number): string => `player-${seat + 1}`;
export const playerOf = (view: View, seat: number): Player | undefined => view.table[key(seat)];

/** Whose scavenge the stage shows: one's own in real time, else that of the active player. */
export function stageSeat(view: View, seat: number): number {
  return view.real_time && seat >= 0 ? seat : view.active - 1;
}

/** The cards that lie revealed before a seat. */
export function rowOf(view: View, seat: number): string[] {
  return Array.isArray(view.revealed) ? view.revealed : (view.revealed[key(seat)] ?? []);
}

/** A hidden card's tier, 0 if the card is known. */
export function tierOf(card: string): number {
  const hidden = /^tier-(\d)$/.exec(card);
  return hidden ? Number(hidden[1]) : card === "unknown" ? -1 : 0;
}

// -- options ---------------------------------------------------------------------------------------------------------
/** An option that belongs to a place: its verb is the short word on the button there. */
export interface Placed {
  verb: string;
  choice: Choice;
}

export interface Arranged {
  piles: Record<number, Choice>;
  hand: Record<string, Placed[]>;
  row: Record<string, Placed[]>;
  looked: Record<string, Placed[]>;
  traumas: Record<string, Placed[]>;
  seats: Record<number, Choice>;
  /** cards that lie elsewhere, of which one is chosen */
  picks: Record<string, Placed[]>;
  characters: Record<string, Choice>;
  /** what the deal sheet offers */
  deal: Choice[];
  /** the large buttons, in order */
  main: Choice[];
  /** everything else, in order */
  rest: Choice[];
}

const FROM_HAND = new Set(["play", "eat", "drop", "give", "defeat", "now", "later"]);
const FROM_ROW = new Set(["take", "use", "leave"]);
const FROM_LOOK = new Set(["show", "next"]);
/** kinds of decisions that the deal sheet asks */
export const DEALS: ReadonlySet<string> = new Set(["Partner", "Build", "AnswerOffer"]);
/** kinds that choose a card which lies elsewhere, though the same card may lie revealed */
const ELSEWHERE = new Set(["TakeNext"]);
const MAIN = ["suffer", "avoid", "tame", "reveal", "collect", "feed", "starve", "accept", "refuse", "yes", "no", "offer", "done", "stop", "pass", "cancel"];

/** Take a word apart: verb and card, "" if it names none. */
export function cardOf(choice: Choice): { verb: string; card: string } {
  const point = choice.points.find((one) => one.startsWith("card:"));
  const card = point?.slice("card:".length) ?? "";
  return card && choice.word.endsWith(`-${card}`) ? { verb: choice.word.slice(0, -card.length - 1), card } : { verb: "", card: "" };
}

function add(places: Record<string, Placed[]>, card: string, placed: Placed): void {
  (places[card] ??= []).push(placed);
}

export function nothing(): Arranged {
  return {
    piles: {}, hand: {}, row: {}, looked: {}, traumas: {}, seats: {}, picks: {}, characters: {}, deal: [], main: [], rest: [],
  };
}

/** Each option at exactly one place; what has none on the drawn table, because the thing isn't there, stays in `rest`. */
export function arrange(options: readonly Choice[], view: View, seat: number, kind = ""): Arranged {
  const found = nothing();
  if (DEALS.has(kind)) return { ...found, deal: [...options] };
  const hand = new Set(playerOf(view, seat)?.hand);
  const row = new Set(rowOf(view, stageSeat(view, seat)));
  const looked = new Set(view.looked);
  const traumas = new Set(playerOf(view, seat)?.traumas);
  for (const choice of options) {
    const pile = /^pile-(\d)$/.exec(choice.word);
    const other = /^player-(\d)$/.exec(choice.word);
    const trauma = /^trauma-(.+)$/.exec(choice.word);
    const { verb, card } = cardOf(choice);
    const character = /^character-(.+)$/.exec(choice.word);
    if (pile && !view.peril && !view.looked.length) found.piles[Number(pile[1])] = choice;
    else if (FROM_HAND.has(verb) && hand.has(card)) add(found.hand, card, { verb, choice });
    else if (character?.[1]) found.characters[character[1]] = choice;
    else if (verb === "take" && ELSEWHERE.has(kind)) add(found.picks, card, { verb, choice });
    else if (FROM_ROW.has(verb) && row.has(card) && !view.peril) add(found.row, card, { verb, choice });
    else if (FROM_LOOK.has(verb) && looked.has(card)) add(found.looked, card, { verb, choice });
    else if (trauma?.[1] && traumas.has(trauma[1])) add(found.traumas, trauma[1], { verb: "choose", choice });
    else if (other && Number(other[1]) - 1 !== seat) found.seats[Number(other[1]) - 1] = choice;
    else if (MAIN.includes(choice.word)) found.main.push(choice);
    else found.rest.push(choice);
  }
  found.main.sort((a, b) => MAIN.indexOf(a.word) - MAIN.indexOf(b.word));
  return found;
}

/** How many options an arrangement holds, wherever they are. */
export function countOf(found: Arranged): number {
  const cards = [found.hand, found.row, found.looked, found.traumas, found.picks].flatMap((place) => Object.values(place)).flat();
  const single = [found.piles, found.seats, found.characters].flatMap((place) => Object.keys(place));
  return cards.length + single.length + found.deal.length + found.main.length + found.rest.length;
}

/** How a seat stands to the open question. */
export type Standing = "nothing" | "mine" | "may" | "theirs";

export function standing(asked: Asked | null, seat: number, view?: View): Standing {
  if (!asked) return "nothing";
  if (!asked.yours) return "theirs";
  if (asked.kind === "HuntTogether" && view) {
    const busy = view.step[key(seat)] === "scavenge" || view.step[key(seat)] === "collect";
    const turn = busy && (view.seconds > 0 || asked.seat === seat);
    return turn ? "mine" : asked.options.length ? "may" : "theirs";
  }
  return asked.seat === seat || asked.seats.length === 1 ? "mine" : asked.options.length ? "may" : "theirs";
}

// -- names -----------------------------------------------------------------------------------------------------------
/** A text in which seats are called as their people call themselves. */
export function named(text: Text, seats: readonly Seat[]): Text {
  if (!seats.some((seat) => seat.name)) return text;
  const args: Text["args"] = {};
  for (const [name, arg] of Object.entries(text.args)) args[name] = namedArg(arg, seats);
  return { ...text, args };
}

type TextArg = Text["args"][string];

function namedArg(arg: TextArg, seats: readonly Seat[]): TextArg {
  if (Array.isArray(arg)) return arg.map((one) => named(one, seats));
  if (typeof arg !== "object") return arg;
  const name = arg.id === "sc-player" ? seats[Number(arg.args["n"]) - 1]?.name : "";
  return name || named(arg, seats);
}

/** The seat that an argument of a line names, -1 for none. */
export function whoIn(line: LogLine, arg = "who"): number {
  const who = line.text.args[arg];
  return typeof who === "object" && !Array.isArray(who) && who.id === "sc-player" ? Number(who.args["n"]) - 1 : -1;
}

// -- what happened ---------------------------------------------------------------------------------------------------
export interface Reveal {
  n: number;
  seat: number;
  pile: number;
  card: string;
  /** the odds of a Peril just before, as this seat could count them */
  risk: number;
}

/** The cards that were revealed in new lines of the log; `before` knows the odds. */
export function revealsIn(lines: readonly LogLine[], before: View): Reveal[] {
  const found: Reveal[] = [];
  for (const line of lines) {
    if (line.text.id !== "sc-log-revealed") continue;
    const { who, pile, card } = line.text.args;
    if (typeof who !== "object" || Array.isArray(who) || typeof card !== "object" || Array.isArray(card)) continue;
    const risk = before.odds.find((one) => one.pile === Number(pile))?.peril ?? 0;
    found.push({ n: line.n, seat: Number(who.args["n"]) - 1, pile: Number(pile), card: card.id.replace(/^sc-card-/, ""), risk });
  }
  return found;
}

/** The chance of having come so far: all these reveals without a Peril. */
export function luck(risks: readonly number[]): number {
  return risks.reduce((all, risk) => all * (1 - risk), 1);
}

/** Milliseconds that a card holds its breath, 620 with even odds: longer when they are bad. speed: 0 to 100, of the settings. */
export function holdFor(risk: number, speed: number): number {
  const slow = 2 - (2 * Math.min(100, Math.max(0, speed))) / 100;
  return Math.round(Math.min(900, (340 + 560 * Math.min(1, Math.max(0, risk))) * slow));
}

/** The revealed cards that a step took off the stage into the discard pile. */
export function fallenFrom(before: View, after: View): string[] {
  const seat = before.facing - 1;
  if (!before.peril || seat < 0 || after.peril === before.peril) return [];
  const lies = tallied(rowOf(after, seat));
  const thrown = tallied(after.discard);
  for (const card of before.discard) thrown.set(card, (thrown.get(card) ?? 0) - 1);
  const fallen: string[] = [];
  for (const card of rowOf(before, seat)) {
    if (card === before.peril) continue;
    const stays = lies.get(card) ?? 0;
    const gone = thrown.get(card) ?? 0;
    if (stays > 0) lies.set(card, stays - 1);
    else if (gone > 0) {
      thrown.set(card, gone - 1);
      fallen.push(card);
    }
  }
  return fallen;
}

function tallied(cards: readonly string[]): Map<string, number> {
  return new Map(tally(cards));
}

// -- the way down ----------------------------------------------------------------------------------------------------
const FINAL = new Set(["hive-gate", "signal-spire", "whispering-throne", "last-shelter", "queens-lair"]);

export interface Step {
  n: number;
  state: "done" | "now" | "ahead" | "may" | "gate";
}

/** Areas done, now and ahead; `may`: the Final Area may come before it; the last is the Final Area. */
export function descent(view: View): Step[] {
  const steps: Step[] = [];
  const final = FINAL.has(view.area);
  for (let n = 1; n < view.round; n += 1) steps.push({ n, state: "done" });
  if (view.round > 0) steps.push({ n: view.round, state: "now" });
  if (final) return steps;
  let n = view.round;
  for (let left = view.way.on_top; left > 0; left -= 1) steps.push({ n: (n += 1), state: "ahead" });
  for (let left = view.way.mixed; left > 0; left -= 1) steps.push({ n: (n += 1), state: "may" });
  steps.push({ n: n + 1, state: "gate" });
  return steps;
}

export const isFinal = (area: string): boolean => FINAL.has(area);

/** The food that a seat holds: in its hand, and stored. */
export function foodHeld(view: View, seat: number): number {
  const hand = view.hand_cards.reduce((sum, row) => sum + Math.max(0, row.food), 0);
  return hand + (playerOf(view, seat)?.stored ?? 0);
}

/** Cards with how many there are, in the order in which they come first. */
export function tally(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

// -- a Peril, the clock -----------------------------------------------------------------------------------------------
/** The step that a Peril is at, after its card lies there: 1 reactions, 2 the row, 3 harm, 4 reward. */
export function perilStep(asked: Asked | null, log: readonly LogLine[]): number {
  if (!asked || asked.kind === "React" || DEALS.has(asked.kind) || /Gift/.test(asked.kind)) return 1;
  const since = log.slice(log.findLastIndex((line) => line.text.id === "sc-log-peril"));
  return since.some((line) => line.text.id === "sc-log-defeated") ? 4 : 3;
}

/** Minutes and seconds. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
