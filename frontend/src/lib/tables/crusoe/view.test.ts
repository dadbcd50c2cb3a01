import { expect, test } from "vitest";
import { chance, cloudsOver, hopes, lifeGroups, type Outcome, setAside, summed, untilArrow, type View } from "./view";

const outcome = (share: number, success: boolean, wound: boolean, adventure = false): Outcome => ({ share, exact: "", success, wound, adventure });

test("outcomes are summed over adventures, and the chance over wounds", () => {
  const outcomes = [outcome(0.3, true, false, true), outcome(0.2, true, false), outcome(0.4, true, true), outcome(0.1, false, true)];
  expect(summed(outcomes)).toEqual([
    { success: true, wound: false, share: 0.5 },
    { success: true, wound: true, share: 0.4 },
    { success: false, wound: true, share: 0.1 },
  ]);
  expect(chance({ kind: "build", committed: false, outcomes })).toBeCloseTo(0.9);
  expect(chance({ kind: "build", committed: false })).toBe(-1);
});

test("a life track falls into the parts between its arrows", () => {
  expect(lifeGroups({ dies_at: 13, arrows: [4, 7, 9, 11], skills: [], limit: 2 })).toEqual([3, 3, 2, 2, 2]);
  expect(lifeGroups({ dies_at: 4, arrows: [], skills: [], limit: 1 })).toEqual([3]);
});

test("wounds until the next arrow skip arrows that are blocked", () => {
  const view = { people_facts: { cook: { dies_at: 13, arrows: [4, 7] } }, wounds: { cook: 2 }, arrows_blocked: { cook: [4] } } as unknown as View;
  expect(untilArrow(view, "cook")).toBe(5);
  expect(untilArrow({ ...view, wounds: { cook: 7 } }, "cook")).toBe(0);
});

test("goods of open declarations are set aside and hoped for", () => {
  const view = {
    planned: [
      { open: true, cost: { wood: 2 }, gain: { roof: 1 } },
      { open: true, cost: {}, gain: { wood: 2 } },
      { open: false, cost: { wood: 9 }, gain: { food: 9 } },
    ],
    future: { wood: 0, food: 1, "preserved-food": 0, fur: 0 },
  } as unknown as View;
  expect(setAside(view)).toEqual({ wood: 2 });
  expect(hopes(view)).toEqual({ roof: 1, wood: 2, food: 1 });
});

test("tokens on the weather space count against the roof", () => {
  const view = { tokens: { weather: ["rain-cloud"] }, levels: { roof: 1 }, weather: { above: [0.5, 0.25, 0] } } as unknown as View;
  expect(cloudsOver(view)).toEqual({ least: 1, dry: 0.5 });
  expect(cloudsOver({ ...view, levels: { weapon: 0, roof: 0, palisade: 0 } }).dry).toBe(0);
});
