import { expect, test } from "vitest";
import type { LogLine, ReplayStep, Table, Text } from "../../contract";
import { apart, lastSteps, leap, roundEnd, trackOf, turns } from "./ending";

const line = (kind: string): LogLine => ({ n: 0, text: { type: "text", id: kind, args: {} }, kind, depth: 0, rules: [], cause: "", strong: false });
const step = (round: number, wounds: number, ...kinds: string[]): ReplayStep => ({ words: "", chosen: [], seat: 0, round, phase: "", log: kinds.map(line), risk: -1, wounds });
const goal = (id: string, args: Text["args"]): Text => ({ type: "text", id, args });

test("the last step of each round, and the steps that hurt most with their causes", () => {
  const steps = [step(1, 0), step(1, 1, "log-action", "log-wounds"), step(2, 1), step(2, 4, "log-beast", "log-wounds", "log-camp-moved")];
  expect(lastSteps(steps)).toEqual([1, 3]);
  expect(turns(steps, 1).map((one) => [one.at, one.round, one.hurt, one.line?.kind])).toEqual([[3, 2, 3, "log-beast"]]);
});

test("the end of a round is read from the table as it stood", () => {
  const view = { round: 3, morale: -1, players: ["cook"], wounds: { cook: 5 }, people_facts: { cook: { dies_at: 13, arrows: [], skills: [], limit: 2 } } };
  const table = { view, goal: [goal("goal-fire-built", {}), goal("goal-woodpile", { now: 3, all: 15, room: 0 })] } as unknown as Table;
  expect(roundEnd(table)).toEqual({ round: 3, life: { cook: 7 }, morale: -1, track: { id: "goal-woodpile", now: 3, all: 15 } });
});

test("what a scenario counts is its track, whoever is counted under two names has one line", () => {
  expect(trackOf([goal("goal-fire-missing", {}), goal("goal-ship", { round: 3 })])).toBeNull();
  expect(trackOf([goal("goal-jenny-out-there", { n: 5 })])).toEqual({ id: "goal-jenny-with-you", now: 5, all: 0 });
});

test("the round in which the track leaps", () => {
  const ends = [0, 1, 6, 8].map((now, at) => ({ round: at + 1, life: {}, morale: 0, track: { id: "goal-woodpile", now, all: 15 } }));
  expect(leap(ends)).toEqual({ round: 3, id: "goal-woodpile", n: 5 });
  expect(leap(ends.slice(0, 1))).toBeNull();
});

test("labels keep apart and stay above the floor", () => {
  expect(apart([10, 12, 60], [10, 10, 10], 100)).toEqual([10, 20, 60]);
  expect(apart([95, 90, 99], [10, 20, 10], 105)).toEqual([90, 75, 100]);
});
