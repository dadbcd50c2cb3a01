// The course of a game that is over, round by round, from its replay.
import type { LogLine, ReplayStep, Table, Text } from "../../contract";
import { viewOf } from "./view";

/** The last step of each round, by its number in the replay. */
export function lastSteps(steps: readonly ReplayStep[]): number[] {
  const found = new Map<number, number>();
  for (const [at, step] of steps.entries()) if (step.round > 0) found.set(step.round, at);
  return [...found.values()];
}

/** How things stood at the end of a round. */
export interface RoundEnd {
  round: number;
  /** life that was left, by person */
  life: Record<string, number>;
  morale: number;
  /** what the scenario counts, null if it counts nothing */
  track: Track | null;
}

export interface Track {
  /** the line of the goal that counts it */
  id: string;
  now: number;
  /** how many there must be, 0 if that isn't said */
  all: number;
}

/** Lines of goals that count something; the first one that a scenario has is its track. */
export const TRACKS: readonly string[] = ["goal-woodpile", "goal-crosses", "goal-household", "goal-traps", "goal-tiles", "goal-burned", "goal-jenny-with-you", "goal-jenny-out-there"];

export function trackOf(goal: readonly Text[]): Track | null {
  for (const id of TRACKS) {
    const args = goal.find((line) => line.id === id)?.args;
    const now = args?.["now"] ?? args?.["n"];
    if (typeof now === "number") return { id: id.replace("goal-jenny-out-there", "goal-jenny-with-you"), now, all: typeof args?.["all"] === "number" ? args["all"] : 0 };
  }
  return null;
}

export function lifeLeft(table: Table, person: string): number {
  const view = viewOf(table);
  return Math.max(0, (view.people_facts[person]?.dies_at ?? 13) - 1 - (view.wounds[person] ?? 0));
}

export function roundEnd(table: Table): RoundEnd {
  const view = viewOf(table);
  return {
    round: view.round,
    life: Object.fromEntries(view.players.map((person) => [person, lifeLeft(table, person)])),
    morale: view.morale,
    track: trackOf(table.goal),
  };
}

/** The round in which the track went up most, if it did. */
export function leap(rounds: readonly RoundEnd[]): { round: number; id: string; n: number } | null {
  let best: { round: number; id: string; n: number } | null = null;
  for (const [at, one] of rounds.entries()) {
    const n = (one.track?.now ?? 0) - (rounds[at - 1]?.track?.now ?? 0);
    if (one.track && (at > 0 || one.round === 1) && n > (best?.n ?? 0)) best = { round: one.round, id: one.track.id, n };
  }
  return best?.id === "goal-jenny-with-you" ? null : best;
}

export interface Turn {
  round: number;
  hurt: number;
  line: LogLine | null;
  /** its step in the replay */
  at: number;
}

/** Lines that say what wounds come from. */
const CAUSES = new Set(["log-adventure", "log-beast", "log-event", "log-action", "log-threat-strikes", "log-mystery", "log-open-air", "log-meal", "log-clouds", "log-fight"]);

/** The steps that hurt most, at most so many, in the order in which they came. */
export function turns(steps: readonly ReplayStep[], most: number): Turn[] {
  const found: Turn[] = [];
  steps.forEach((step, at) => {
    const hurt = step.wounds - (steps[at - 1]?.wounds ?? 0);
    if (hurt <= 0) return;
    const wounded = step.log.findIndex((one) => one.kind === "log-wounds");
    const before = step.log.slice(0, wounded < 0 ? undefined : wounded);
    const line = before.findLast((one) => CAUSES.has(one.kind)) ?? step.log.find((one) => !one.strong);
    found.push({ round: step.round, hurt, line: line ?? null, at });
  });
  return found
    .sort((a, b) => b.hurt - a.hurt || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** Middles of labels of these heights, one above the other, as near to where they belong as that allows. */
export function apart(wanted: readonly number[], heights: readonly number[], lowest: number): number[] {
  const order = wanted.map((y, at) => ({ y, at, half: heights[at]! / 2 })).sort((a, b) => a.y - b.y);
  let ceiling = -Infinity;
  for (const one of order) {
    one.y = Math.max(one.y, ceiling + one.half);
    ceiling = one.y + one.half;
  }
  let floor = lowest;
  for (const one of order.reverse()) {
    one.y = Math.min(one.y, floor - one.half);
    floor = one.y - one.half;
  }
  const found: number[] = [];
  for (const one of order) found[one.at] = one.y;
  return found;
}
