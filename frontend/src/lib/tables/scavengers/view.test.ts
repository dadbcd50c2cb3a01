import { describe, expect, it } from "vitest";
import type { Asked, Choice, LogLine, Text } from "../../contract";
import { arrange, cardOf, countOf, descent, foodHeld, holdFor, luck, type Player, revealsIn, rowOf, stageSeat, standing, tally, tierOf, type View } from "./view";

const text = (id: string, args: Text["args"] = {}): Text => ({ type: "text", id, args });
const choice = (word: string, ...points: string[]): Choice => ({ word, label: text(word), detail: null, points });

function player(more: Partial<Player> = {}): Player {
  return {
    alive: true, hand: [], eating: [], laid: 0, eaten: [], stored: 0, traumas: [], face_down: [], character: "",
    character_up: false, hand_limit: 5, feed_cost: 4, ...more,
  };
}

function view(more: Partial<View> = {}): View {
  return {
    scenario: "lost-expedition", players: ["player-1", "player-2"], round: 2, phase: "turns", flag: 1, active: 1,
    area: "web-maze", cost: 4, table: { "player-1": player({ hand: ["hunt", "rush"], stored: 2, traumas: ["fever"] }), "player-2": player() },
    piles: {}, revealed: ["ration"], discard: [], caravan: [], caravan_fed: false, peril: "", facing: 0, looked: [],
    step: {}, pile_of: {}, reveals: {}, deals: [], signal: false, odds: [], stake: { food: 0, opportunities: 0, reveals: 0 },
    deal_words: [], way: { on_top: 2, mixed: 0 }, passed: [], committed: [],
    hand_cards: [{ card: "hunt", food: 2 }, { card: "rush", food: 1 }], real_time: false, death_at: 3,
    seconds: 0, reveals_bound: [[1, 999], [1, 999]], fed: [], draft: null, traumas_left: 16, ...more,
  };
}

describe("options on the table", () => {
  it("puts each option at exactly one place", () => {
    const options = [
      choice("pile-1", "pile:1"), choice("play-hunt", "card:hunt"), choice("take-ration", "card:ration"), choice("player-2", "seat:2"),
      choice("player-1", "seat:1"), choice("trauma-fever", "trauma:fever"), choice("trauma-panic", "trauma:panic"), choice("reveal"),
      choice("collect"), choice("deal"), choice("want-now-hunt", "card:hunt"), choice("now-hunt", "card:hunt"), choice("3-food"),
      choice("play-spear", "card:spear"), choice("take-plunder", "card:plunder"), choice("time-up"),
    ];
    const found = arrange(options, view(), 0);
    expect(countOf(found)).toBe(options.length);
    expect(found.hand["hunt"]?.map((one) => one.verb)).toEqual(["play", "now"]);
    expect(found.row["ration"]?.[0]?.verb).toBe("take");
    expect(Object.keys(found.seats)).toEqual(["1"]);
    expect(found.main.map((one) => one.word)).toEqual(["reveal", "collect"]);
    expect(found.rest.map((one) => one.word)).toEqual([
      "player-1", "trauma-panic", "deal", "want-now-hunt", "3-food", "play-spear", "take-plunder", "time-up",
    ]);
  });

  it("lists what has its place elsewhere while the stage shows something else", () => {
    const inPeril = arrange([choice("pile-2", "pile:2"), choice("take-ration", "card:ration")], view({ peril: "demon" }), 0);
    expect(inPeril.rest.map((one) => one.word)).toEqual(["pile-2", "take-ration"]);
    const looking = arrange([choice("pile-2", "pile:2"), choice("show-rest", "card:rest")], view({ looked: ["rest"] }), 0);
    expect(looking.rest.map((one) => one.word)).toEqual(["pile-2"]);
    expect(looking.looked["rest"]?.[0]?.verb).toBe("show");
  });

  it("reads verb and card", () => {
    expect(cardOf(choice("play-last-stand", "card:last-stand"))).toEqual({ verb: "play", card: "last-stand" });
    expect(cardOf(choice("deal"))).toEqual({ verb: "", card: "" });
  });

  it("knows how a seat stands to a question", () => {
    const asked: Asked = { seat: 1, seats: [1, 0], kind: "Act", prompt: text("x"), options: [choice("deal")], retractions: [], rules: [], yours: true };
    expect(standing(asked, 0)).toBe("may");
    expect(standing({ ...asked, options: [] }, 0)).toBe("theirs");
    expect(standing({ ...asked, seat: 0 }, 0)).toBe("mine");
    expect(standing({ ...asked, yours: false }, 0)).toBe("theirs");
    expect(standing(null, 0)).toBe("nothing");
  });
});

describe("what is seen", () => {
  it("finds the row and the seat of the stage", () => {
    expect(rowOf(view(), 1)).toEqual(["ration"]);
    const hunt = view({ real_time: true, active: 2, revealed: { "player-1": ["hunt"], "player-2": [] } });
    expect(rowOf(hunt, stageSeat(hunt, 0))).toEqual(["hunt"]);
    expect(stageSeat(hunt, -1)).toBe(1);
  });

  it("tells backs from cards, and counts", () => {
    expect([tierOf("tier-2"), tierOf("hunt"), tierOf("unknown")]).toEqual([2, 0, -1]);
    expect(tally(["a", "b", "a"])).toEqual([["a", 2], ["b", 1]]);
    expect(foodHeld(view(), 0)).toBe(5);
  });

  it("draws the way down", () => {
    expect(descent(view()).map((step) => step.state)).toEqual(["done", "now", "ahead", "ahead", "gate"]);
    expect(descent(view({ way: { on_top: 0, mixed: 1 } })).map((step) => step.state)).toEqual(["done", "now", "may", "gate"]);
    expect(descent(view({ area: "hive-gate", way: { on_top: 0, mixed: 0 } })).map((step) => step.state)).toEqual(["done", "now"]);
  });

  it("reads reveals from the log, with the odds of before", () => {
    const line = (n: number, body: Text): LogLine => ({ n, text: body, kind: body.id, depth: 0, rules: [], cause: "", strong: false });
    const who = text("sc-player", { n: 2 });
    const before = view({ odds: [{ pile: 3, tier: 1, peril: 0.25, helpless: 0, anomaly: 0, exact: "1/4", unseen: [], groups: {}, cards: [] }] });
    const lines = [line(4, text("sc-log-turn", { who })), line(5, text("sc-log-revealed", { who, pile: 3, card: text("sc-card-demon") }))];
    expect(revealsIn(lines, before)).toEqual([{ n: 5, seat: 1, pile: 3, card: "demon", risk: 0.25 }]);
    expect(luck([0.25, 0.2])).toBeCloseTo(0.6);
  });

  it("holds longer when it is dangerous, and not at all at full speed", () => {
    expect(holdFor(0.6, 50)).toBeGreaterThan(holdFor(0.1, 50));
    expect(holdFor(0.6, 100)).toBe(0);
  });
});
