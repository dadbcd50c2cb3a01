import { describe, expect, it } from "vitest";
import { answered } from "./answered";
import type { Choice, Group } from "./contract";
import { press, rove } from "./keys";
import { byPlayers, byScenario, lastRounds, reasons, ticks, wilson } from "./plots";
import { fold, hits, pieces, wordsOf } from "./search";
import { arrange, kindOf } from "./tables/options";

describe("an answer to an effect", () => {
  it("is taken, and dropped when the effect is over", async () => {
    const told: string[] = [];
    const take = (word: string) => told.push(word);
    const fail = (error: unknown) => told.push(String(error));
    answered(Promise.resolve("found"), take, fail);
    answered(Promise.reject("lost"), take, fail);
    answered(Promise.resolve("too late"), take, fail)();
    answered(Promise.reject("lost too late"), take, fail)();
    await new Promise((done) => setTimeout(done));
    expect(told).toEqual(["found", "lost"]);
  });
});

describe("search", () => {
  it("ignores accents and case, and marks what it found", () => {
    expect(fold("Odhalené Nebezpečí Łódź")).toBe("odhalene nebezpeci lodz");
    expect(hits("Odhalené nebezpečí vždy odhodí karty", wordsOf("NEBEZPECI odhod"))).toBe(true);
    expect(hits("Odhalené nebezpečí", wordsOf("nebezpeci trauma"))).toBe(false);
    expect(pieces("a Peril, Perils", wordsOf("peril"))).toEqual([
      { text: "a ", hit: false },
      { text: "Peril", hit: true },
      { text: ", ", hit: false },
      { text: "Peril", hit: true },
      { text: "s", hit: false },
    ]);
  });
});

describe("keys", () => {
  it("move inside a group and around its ends", () => {
    expect(rove("ArrowRight", 2, 3)).toBe(0);
    expect(rove("ArrowUp", 0, 3)).toBe(2);
    expect(rove("End", 0, 3)).toBe(2);
    expect(rove("a", 0, 3)).toBe(-1);
    expect(rove("ArrowRight", 0, 0)).toBe(-1);
  });

  it("are off while typing and with modifiers", () => {
    const pressed: string[] = [];
    const keys = { u: () => pressed.push("u") };
    const input = document.createElement("input");
    document.body.append(input);
    const fire = (target: EventTarget, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key: "U", bubbles: true, cancelable: true, ...more });
      let did = false;
      target.addEventListener("keydown", (heard) => (did = press(heard as KeyboardEvent, keys)), { once: true });
      target.dispatchEvent(event);
      return did;
    };
    expect(fire(document.body)).toBe(true);
    expect(fire(input)).toBe(false);
    expect(fire(document.body, { ctrlKey: true })).toBe(false);
    expect(pressed).toEqual(["u"]);
  });
});

describe("options", () => {
  const choice = (word: string): Choice => ({ word, label: { type: "text", id: word, args: {} }, detail: null, points: [] });

  it("stand in groups by kind, what closes the question last", () => {
    expect(kindOf("promise-food-2")).toBe("promise");
    expect(kindOf("right/2")).toBe("right");
    expect(kindOf("confirm")).toBe("");
    const { groups, closing } = arrange(["pass", "play-hide", "deal", "pile-1", "pile-2", "gift"].map(choice));
    expect(closing.map((one) => one.word)).toEqual(["pass"]);
    expect(groups.map((group) => group.map((one) => one.word))).toEqual([["play-hide"], ["deal", "gift"], ["pile-1", "pile-2"]]);
  });

  it("loses none", () => {
    const words = ["go", "+carpenter", "-draft", "N1", "option-1", "option-2", "x:y"];
    const { groups, closing } = arrange(words.map(choice));
    expect([...groups.flat(), ...closing].map((one) => one.word).sort()).toEqual([...words].sort());
  });
});

describe("plots", () => {
  const group = (more: Partial<Group>): Group => ({
    game: "crusoe",
    scenario: "castaways",
    players: 1,
    wins: { n: 1, of: 2, low: 0, high: 1 },
    rounds_won: {},
    rounds_lost: {},
    reasons: {},
    best: -1,
    course: [],
    ...more,
  });

  it("know the interval of a share", () => {
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  it("add up groups", () => {
    const groups = [
      group({ wins: { n: 1, of: 4, low: 0, high: 1 }, rounds_won: { "10": 1 }, rounds_lost: { "7": 2, "9": 1 }, reasons: { death: 3 }, best: 30 }),
      group({ players: 2, wins: { n: 2, of: 2, low: 0, high: 1 }, rounds_won: { "10": 2 }, best: 35 }),
      group({ scenario: "cursed-island", wins: { n: 1, of: 1, low: 0, high: 1 }, rounds_won: { "6": 1 } }),
    ];
    expect(byScenario(groups).map((one) => [one.scenario, one.n, one.of])).toEqual([
      ["cursed-island", 1, 1],
      ["castaways", 3, 6],
    ]);
    expect(lastRounds(groups)).toEqual([
      { round: 6, won: 1, lost: 0 },
      { round: 7, won: 0, lost: 2 },
      { round: 8, won: 0, lost: 0 },
      { round: 9, won: 0, lost: 1 },
      { round: 10, won: 3, lost: 0 },
    ]);
    expect(reasons(groups)).toEqual([["death", 3]]);
    expect(byPlayers(groups).map((one) => [one.players, one.n, one.of, one.best])).toEqual([
      [1, 2, 5, 30],
      [2, 2, 2, 35],
    ]);
  });

  it("have round steps on their axes", () => {
    expect(ticks(7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(1)).toEqual([0, 1]);
    expect(ticks(30).at(-1)).toBeGreaterThanOrEqual(30);
  });
});
