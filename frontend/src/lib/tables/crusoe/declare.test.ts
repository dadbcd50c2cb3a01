import { describe, expect, test } from "vitest";
import type { Asked, Choice, Previewed } from "../../contract";
import { type Ask, declare, readWish, wishFor } from "./declare";
import type { View } from "./view";

function choice(word: string): Choice {
  return { word, label: { type: "text", id: word, args: {} }, detail: null, points: [] };
}

function asked(kind: string, ...words: string[]): Asked {
  return { seat: 0, seats: [0], kind, prompt: { type: "text", id: "ask", args: {} }, options: words.map(choice), retractions: [], rules: [], yours: true };
}

/** A server that answers lines of words from a table; what is not in it is refused. */
function server(answers: Record<string, [Asked | null, Record<string, unknown>]>): { ask: Ask; heard: string[] } {
  const heard: string[] = [];
  const ask: Ask = (words) => {
    heard.push(words);
    const found = answers[words];
    const told: Previewed | null = found ? { type: "previewed", id: 1, revision: 1, words, asked: found[0], about: found[1] } : null;
    return Promise.resolve(told);
  };
  return { ask, heard };
}

const GATHER = {
  gather: [asked("PlanTarget", "M1.wood", "M1.food"), { kind: "gather", committed: false }],
  "gather M1.wood": [asked("PlanActor", "cook", "friday"), { kind: "gather", committed: false }],
  "gather M1.wood friday": [asked("PlanHelper", "go", "+cook", "+dog"), { kind: "gather", committed: false, who: "friday" }],
  "gather M1.wood friday go": [asked("PlanCarry", "carry-nothing", "carry-basket"), { kind: "gather", committed: false, who: "friday" }],
  "gather M1.wood friday go carry-basket": [asked("Plan"), { kind: "gather", committed: true, who: "friday" }],
  "gather M1.wood friday go carry-nothing": [asked("Plan"), { kind: "gather", committed: true, who: "friday" }],
  "gather M1.wood friday +dog": [asked("PlanCarry", "carry-nothing", "carry-basket"), { kind: "gather", committed: false, who: "friday" }],
  "gather M1.wood friday +dog carry-basket": [asked("Plan"), { kind: "gather", committed: true, who: "friday" }],
} satisfies Record<string, [Asked | null, Record<string, unknown>]>;

describe("a declaration", () => {
  test("takes what is wanted and the usual where nothing is wanted", async () => {
    const made = await declare({ kind: "gather", target: "M1.wood", actor: "friday", helpers: [], instead: 0 }, server(GATHER).ask);
    expect(made.ready).toBe(true);
    expect(made.words).toBe("gather M1.wood friday go carry-basket");
    expect(made.actor?.options.map((one) => one.word)).toEqual(["cook", "friday"]);
    expect(made.carry?.taken).toEqual(["carry-basket"]);
  });

  test("lets helpers join and leaves the basket if that is wanted", async () => {
    const joined = await declare({ kind: "gather", target: "M1.wood", actor: "friday", helpers: ["+dog"], instead: 0 }, server(GATHER).ask);
    expect(joined.words).toBe("gather M1.wood friday +dog carry-basket");
    expect(joined.helpers?.taken).toEqual(["+dog"]);
    const light = await declare({ kind: "gather", target: "M1.wood", actor: "friday", helpers: [], carry: "carry-nothing", instead: 0 }, server(GATHER).ask);
    expect(light.words).toBe("gather M1.wood friday go carry-nothing");
  });

  test("adds pawns that it can't do without, the actor's own first", async () => {
    const { ask } = server({
      explore: [asked("PlanTarget", "M2"), { committed: false }],
      "explore M2": [asked("PlanHelper", "+friday", "+cook"), { committed: false, who: "cook" }],
      "explore M2 +cook": [asked("PlanHelper", "go", "+friday"), { committed: false, who: "cook" }],
      "explore M2 +cook go": [asked("Plan"), { committed: true, who: "cook" }],
    });
    const made = await declare({ kind: "explore", target: "M2", helpers: [], instead: 0 }, ask);
    expect(made.words).toBe("explore M2 +cook go");
    expect(made.helpers?.taken).toEqual(["+cook"]);
    expect(made.helpers?.options.map((one) => one.word)).toEqual(["+friday", "+cook"]);
  });

  test("skips the steps that the server takes by itself", async () => {
    const { ask } = server({
      rest: [asked("PlanActor", "cook"), { committed: false }],
      "rest cook": [asked("Plan"), { committed: true, who: "cook" }],
    });
    expect((await declare({ kind: "rest", target: "rest", actor: "cook", helpers: [], instead: 0 }, ask)).words).toBe("rest cook");
  });

  test("takes the place of another one", async () => {
    const { ask, heard } = server({ "-2 rest": [asked("PlanActor", "cook"), { committed: false }], "-2 rest cook": [asked("Plan"), { committed: true }] });
    const made = await declare({ kind: "rest", target: "rest", helpers: [], instead: 2 }, ask);
    expect(made.ready).toBe(true);
    expect(heard).toEqual(["-2 rest", "-2 rest cook"]);
  });

  test("is refused where the server refuses or does not offer the target", async () => {
    expect((await declare({ kind: "hunt", target: "hunt", helpers: [], instead: 0 }, server({}).ask)).refused).toBe(true);
    const made = await declare({ kind: "gather", target: "E.wood", helpers: [], instead: 0 }, server(GATHER).ask);
    expect(made.refused).toBe(true);
    expect(made.ready).toBe(false);
  });
});

const VIEW = {
  targets: { gather: [{ target: "M1.wood", rule: "" }], rest: [{ target: "rest", rule: "" }], build: [{ target: "shovel", rule: "" }] },
  people_facts: { cook: {}, friday: {} },
  planned: [
    { n: 1, kind: "gather", target: "M1.wood", open: true, who: "cook", helpers: [], determination: {} },
    { n: 2, kind: "rest", target: "rest", open: true, who: "cook", helpers: [] },
  ],
} as unknown as View;

describe("wishes", () => {
  test("a second pawn on the same source joins what is declared there", () => {
    expect(wishFor(VIEW, "gather", "M1.wood", "friday")).toEqual({ kind: "gather", target: "M1.wood", actor: "cook", helpers: ["+friday"], instead: 1 });
  });

  test("resting again is a new declaration", () => {
    expect(wishFor(VIEW, "rest", "rest", "friday")).toEqual({ kind: "rest", target: "rest", actor: "friday", helpers: [], instead: 0 });
  });

  test("are read from a line of words", () => {
    expect(readWish("-3 gather M1.wood cook +friday carry-basket", VIEW)).toEqual({ kind: "gather", target: "M1.wood", actor: "cook", helpers: ["+friday"], carry: "carry-basket", instead: 3 });
    expect(readWish("build shovel cook pay-wood", VIEW)).toEqual({ kind: "build", target: "shovel", actor: "cook", pay: "pay-wood", helpers: [], instead: 0 });
    expect(readWish("rest friday", VIEW)?.target).toBe("rest");
    expect(readWish("woodpile", VIEW)).toBeNull();
  });
});
