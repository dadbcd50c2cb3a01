// What the server shows of the island game (`visible` and `shown` in Python), as types, and small readings of it.
import type { Table, Text } from "../../contract";

export type Resource = "wood" | "food" | "preserved-food" | "fur";
export const RESOURCES: readonly Resource[] = ["food", "preserved-food", "wood", "fur"];
export const KINDS = ["threat", "hunt", "build", "gather", "explore", "arrange", "rest", "special"] as const;
export type Kind = (typeof KINDS)[number];
/** Kinds whose dice are rolled when there are too few pawns to be sure. */
export const ROLLED: ReadonlySet<string> = new Set(["build", "gather", "explore"]);
/** Kinds with one target, named like the kind. */
export const SOLE: ReadonlySet<string> = new Set(["hunt", "arrange", "rest"]);

export interface Space {
  space: string;
  q: number;
  r: number;
  tile: number;
  terrain: string;
  sources: string[];
  food: string;
  exhausted: string[];
  yields: Record<string, number>;
  beast: boolean;
  finds: number;
  totem: boolean;
  natural_shelter: boolean;
  closed: boolean;
  distance: number;
  signs: string[];
}

export interface Target {
  target: string;
  title: Text;
  space: string;
  need: number;
  sure: number;
  /** the rule that forbids it now, "" if it can be declared */
  rule: string;
}

export interface Outcome {
  share: number;
  exact: string;
  success: boolean;
  wound: boolean;
  adventure: boolean;
}

/** All that can be said of a declaration, in the making or made. */
export interface About {
  kind: Kind;
  committed: boolean;
  dice?: { wound: number; success: number; adventure: number };
  target?: string;
  title?: Text;
  space?: string;
  pawns?: { there: number; need: number; sure: number };
  addends?: { n: number; why: Text; rule: string }[];
  cost?: Record<string, number>;
  gain?: Record<string, number | Text>;
  who?: string;
  helpers?: string[];
  helper_names?: Text[];
  determination?: Record<string, number>;
  words?: Text;
  stores?: Record<string, [number, number, number]>;
  uncounted?: { why: Text; rule: string }[];
  rolls?: boolean;
  outcomes?: Outcome[];
  tokens?: string[];
  curses?: number;
  friday?: boolean;
}

/** A declared action; `n` counts from 1. */
export interface Planned extends About {
  n: number;
  open: boolean;
  seats: number[];
}

export interface PersonFacts {
  dies_at: number;
  arrows: number[];
  skills: { id: string; price: number; used: boolean }[];
  limit: number;
}

export interface DeckView {
  size: number;
  known?: string[];
  top?: string[];
  back?: string;
}

export interface Weather {
  dice: string[];
  clouds: { rain: number; winter: number; share: number }[];
  above: number[];
  winter: number;
  hungry: Record<string, number>;
  rounds: string[][];
}

export interface View {
  scenario: string;
  players: string[];
  round: number;
  rounds: number;
  phase: string;
  first_player: string;
  morale: number;
  levels: { weapon: number; roof: number; palisade: number };
  shelter: boolean;
  camp: string;
  shortcut: string | null;
  tokens: Record<string, string[]>;
  available: Record<Resource, number>;
  future: Record<Resource, number>;
  future_things: string[];
  future_items: string[];
  determination: Record<string, number>;
  wounds: Record<string, number>;
  special_wounds: Record<string, string[]>;
  arrows_blocked: Record<string, number[]>;
  pawns: Record<string, number>;
  kept: { card: string; who: string }[];
  terrain: string[];
  items: string[];
  inventions: string[];
  own_inventions: string[];
  items_suspended: boolean;
  starting_items: Record<string, number>;
  discoveries: string[];
  treasures: Record<string, number>;
  threat: { left: string | null; right: string | null };
  decks: Record<string, DeckView>;
  discards: Record<string, string[]>;
  scenario_state: Record<string, unknown>;
  map: Space[];
  people_facts: Record<string, PersonFacts>;
  planned: Planned[];
  draft: About | null;
  confirmed: number[];
  targets: Partial<Record<Kind, Target[]>>;
  weather: Weather;
  tonight: { eaters: number; food: number };
  build_cost: { wood: number; fur: number };
  running: { n: number; roll: number[] } | null;
}

export function viewOf(table: Table): View {
  return table.view as unknown as View;
}

/** The seat of a person, -1 for Friday and guests. */
export function seatOf(view: View, person: string): number {
  return view.players.indexOf(person);
}

/** Wounds that are left until the next arrow is passed, 0 if there is none any more. */
export function untilArrow(view: View, person: string): number {
  const facts = view.people_facts[person];
  const wounds = view.wounds[person] ?? 0;
  const blocked = view.arrows_blocked[person] ?? [];
  const next = facts?.arrows.find((at) => at > wounds && !blocked.includes(at));
  return next === undefined ? 0 : next - wounds;
}

/** Cells of a life track: how many lie between two arrows. */
export function lifeGroups(facts: PersonFacts): number[] {
  const ends = [...facts.arrows.map((at) => at - 1), facts.dies_at - 1];
  return ends.map((end, at) => end - (ends[at - 1] ?? 0)).filter((n) => n > 0);
}

/** Share of the outcomes in which the action works; 1 if no dice are rolled, -1 if that can't be said yet. */
export function chance(about: About): number {
  if (!about.outcomes) return about.kind === "hunt" && about.who ? 1 : -1;
  return about.outcomes.reduce((sum, one) => sum + (one.success ? one.share : 0), 0);
}

/** Outcomes by success and wound, adventures added up: what the bar shows. */
export function summed(outcomes: readonly Outcome[]): { success: boolean; wound: boolean; share: number }[] {
  const keys = [
    [true, false],
    [true, true],
    [false, false],
    [false, true],
  ] as const;
  return keys
    .map(([success, wound]) => ({
      success,
      wound,
      share: outcomes.reduce((sum, one) => sum + (one.success === success && one.wound === wound ? one.share : 0), 0),
    }))
    .filter((row) => row.share > 0);
}

/** Goods that come to the stores if every declared action works. */
export function hopes(view: View): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of view.planned) {
    for (const [what, n] of Object.entries(one.gain ?? {})) {
      if (typeof n === "number" && one.open) found[what] = (found[what] ?? 0) + n;
    }
  }
  for (const what of RESOURCES) {
    const n = view.future[what];
    if (n) found[what] = (found[what] ?? 0) + n;
  }
  return found;
}

/** Goods that declared actions have set aside. */
export function setAside(view: View): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of view.planned) {
    for (const [what, n] of Object.entries(one.cost ?? {})) if (one.open) found[what] = (found[what] ?? 0) + n;
  }
  return found;
}

/** The target row behind "kind target", if there is one. */
export function targetRow(view: View, kind: string, target: string): Target | undefined {
  return view.targets[kind as Kind]?.find((row) => row.target === target);
}

/** Shares of how many clouds come, tokens on the weather space included, against a roof. */
export function cloudsOver(view: View): { least: number; dry: number } {
  const tokens = (view.tokens["weather"] ?? []).filter((token) => token.endsWith("cloud")).length;
  const roof = view.levels.roof - tokens;
  const dry = roof < 0 ? 0 : 1 - (view.weather.above[roof] ?? 0);
  return { least: tokens, dry };
}
