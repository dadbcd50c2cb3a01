import { expect, test } from "vitest";
import { centre, coast, hexPath, outline, random, widened } from "./board";
import { sketch } from "./sketch";

const PLACES = [[0, 0], [1, 0], [2, 0], [3, 0], [1, -1], [2, -1], [3, -1], [0, 1], [1, 1], [2, 1]] as const;
const middles = PLACES.map(([q, r]) => centre(q, r));

test("the outline of one hex has six corners, that of two beside each other ten", () => {
  expect(outline([centre(0, 0)])).toHaveLength(6);
  expect(outline([centre(0, 0), centre(1, 0)])).toHaveLength(10);
});

test("the island's outline goes once round all ten spaces", () => {
  const round = outline(middles);
  expect(round).toHaveLength(22);
  expect(new Set(round.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`)).size).toBe(round.length);
});

test("a widened outline lies outside by the distance", () => {
  const wide = widened(outline([centre(0, 0)]), 10);
  const far = wide.map(([x, y]) => Math.hypot(x, y));
  for (const one of far) expect(one).toBeCloseTo(76 + 10 / Math.cos(Math.PI / 6), 3);
});

test("the same seed draws the same lines", () => {
  expect(random("M1")()).toBe(random("M1")());
  expect(hexPath(70, "M1")).toBe(hexPath(70, "M1"));
  expect(hexPath(70, "M1")).not.toBe(hexPath(70, "M2"));
  expect(coast(middles).map((ring) => ring.kind)).toEqual(["wl w4", "wl w3", "wl w2", "wl w1", "land"]);
});

test("each terrain has a sketch, what is unseen has none", () => {
  for (const terrain of ["beach", "plains", "hills", "mountains", "river"]) expect(sketch(terrain, "W").length).toBeGreaterThan(8);
  expect(sketch("", "W")).toEqual([]);
});
