import { expect, test } from "vitest";
import type { LogLine, Text } from "../../contract";
import { gained, gainOf, soundOf, soundOfAll } from "./cues";

const text = (id: string, args: Text["args"] = {}): Text => ({ type: "text", id, args });
const line = (kind: string, args: Text["args"] = {}): LogLine => ({ n: 0, text: text(kind, args), kind, depth: 0, rules: [], cause: "", strong: false });

test("dice rattle, wounds hurt, only the night has a sound of its own among the phases", () => {
  expect(soundOf(line("log-die"))).toBe("dice");
  expect(soundOf(line("log-wounds"))).toBe("wound");
  expect(soundOf(line("log-phase", { phase: text("phase-night") }))).toBe("night");
  expect(soundOf(line("log-phase", { phase: text("phase-weather") }))).toBe("");
});

test("of lines that come together the weightiest is heard", () => {
  expect(soundOfAll([line("log-gain"), line("log-wounds"), line("log-die")])).toBe("wound");
  expect(soundOfAll([line("log-wounds"), line("log-lost")])).toBe("loss");
  expect(soundOfAll([line("log-planned")])).toBe("");
});

test("what lines bring is added up by store and level", () => {
  const wood = (n: number) => line("log-gain", { what: "wood", n, store: text("store-future") });
  const roof = line("log-level-up", { what: text("level-roof"), n: 1, now: 2 });
  expect(gainOf(roof)).toEqual({ what: "roof", n: 1 });
  expect(gainOf(line("log-heal", { n: 1 }))).toBeNull();
  expect(gained([wood(1), roof, wood(2), line("log-discard", { what: "wood", n: 1 })])).toEqual({ wood: 3, roof: 1 });
});
