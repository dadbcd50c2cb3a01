// The arithmetic of the plots.
import type { Group } from "./contract";

/** The 95 % interval (Wilson) of a share n of so many. */
export function wilson(n: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.959964;
  const share = n / of;
  const middle = share + (z * z) / (2 * of);
  const wide = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const base = 1 + (z * z) / of;
  return [Math.max(0, (middle - wide) / base), Math.min(1, (middle + wide) / base)];
}

/** Round steps of an axis from 0 to at least `most`. */
export function ticks(most: number, wanted = 4): number[] {
  if (most <= 0) return [0, 1];
  const raw = most / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw) ?? 10 * power);
  const found = [0];
  while (found.at(-1)! < most) found.push(found.at(-1)! + step);
  return found;
}

export interface ScenarioWins {
  game: string;
  scenario: string;
  n: number;
  of: number;
  low: number;
  high: number;
}

/** Wins by scenario over all numbers of players, the best share first. */
export function byScenario(groups: readonly Group[]): ScenarioWins[] {
  const found = new Map<string, ScenarioWins>();
  for (const group of groups) {
    const key = `${group.game}/${group.scenario}`;
    const sum = found.get(key) ?? { game: group.game, scenario: group.scenario, n: 0, of: 0, low: 0, high: 1 };
    sum.n += group.wins.n;
    sum.of += group.wins.of;
    found.set(key, sum);
  }
  for (const sum of found.values()) [sum.low, sum.high] = wilson(sum.n, sum.of);
  return [...found.values()].sort((a, b) => b.n / b.of - a.n / a.of || b.of - a.of);
}

export interface Last {
  round: number;
  won: number;
  lost: number;
}

/** Last rounds, from the first to the last that happened. */
export function lastRounds(groups: readonly Group[]): Last[] {
  const won = new Map<number, number>();
  const lost = new Map<number, number>();
  for (const group of groups) {
    for (const [round, n] of Object.entries(group.rounds_won)) won.set(Number(round), (won.get(Number(round)) ?? 0) + n);
    for (const [round, n] of Object.entries(group.rounds_lost)) lost.set(Number(round), (lost.get(Number(round)) ?? 0) + n);
  }
  const rounds = [...won.keys(), ...lost.keys()];
  if (!rounds.length) return [];
  const first = Math.min(...rounds);
  return Array.from({ length: Math.max(...rounds) - first + 1 }, (_, at) => ({
    round: first + at,
    won: won.get(first + at) ?? 0,
    lost: lost.get(first + at) ?? 0,
  }));
}

/** Reasons of lost games, the most frequent first. */
export function reasons(groups: readonly Group[]): [string, number][] {
  const found = new Map<string, number>();
  for (const group of groups) {
    for (const [reason, n] of Object.entries(group.reasons)) found.set(reason, (found.get(reason) ?? 0) + n);
  }
  return [...found].sort((a, b) => b[1] - a[1]);
}

export interface ByPlayers {
  players: number;
  n: number;
  of: number;
  low: number;
  high: number;
  best: number;
}

/** Wins by number of players. */
export function byPlayers(groups: readonly Group[]): ByPlayers[] {
  const found = new Map<number, ByPlayers>();
  for (const group of groups) {
    const sum = found.get(group.players) ?? { players: group.players, n: 0, of: 0, low: 0, high: 1, best: -1 };
    sum.n += group.wins.n;
    sum.of += group.wins.of;
    sum.best = Math.max(sum.best, group.best);
    found.set(group.players, sum);
  }
  for (const sum of found.values()) [sum.low, sum.high] = wilson(sum.n, sum.of);
  return [...found.values()].sort((a, b) => a.players - b.players);
}
