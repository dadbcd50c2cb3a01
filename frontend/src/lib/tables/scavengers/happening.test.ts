import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardInfo, LogLine, ReplayStep, Table, Text } from "../../contract";
import type { TableModel } from "../../live.svelte";
import { counterWords } from "./counter";
import { lastSteps, lastTurn } from "./ending";
import { Playback } from "./playback.svelte";
import { endSound, soundsOf, turned } from "./sounds";
import { fallenFrom, holdFor, type View } from "./view";

const text = (id: string, args: Text["args"] = {}): Text => ({ type: "text", id, args });
const who = (seat: number): Text => text("sc-player", { n: seat + 1 });
const line = (n: number, id: string, args: Text["args"] = {}): LogLine => ({
  n, text: text(id, args), kind: id, depth: 0, rules: [], cause: "", strong: false,
});
const info = (family: string, ...lines: string[]): CardInfo => ({
  title: text("x"), lines: lines.map((id) => text(id)), family, ours: false, facts: {},
});
const CARDS = { demon: info("peril"), torch: info("action", "sc-text-reaction"), hunt: info("action"), cache: info("opportunity") };

function view(more: Partial<View>): View {
  return {
    players: ["player-1", "player-2"], active: 1, facing: 0, peril: "", revealed: [], discard: [], real_time: false, seconds: 0,
    reveals: {}, odds: [{ pile: 2, tier: 1, peril: 0.4, helpless: 0, anomaly: 0, exact: "2/5", unseen: [2, 5], groups: {}, cards: [] }],
    ...more,
  } as unknown as View;
}

describe("cards that fall", () => {
  const before = view({ peril: "demon", facing: 1, revealed: ["hunt", "cache", "demon"], discard: ["hunt"] });

  it("are those that a Peril took, once it is over", () => {
    const after = view({ revealed: [], discard: ["hunt", "demon", "hunt", "cache"] });
    expect(fallenFrom(before, after)).toEqual(["hunt", "cache"]);
  });

  it("are not those that stay, that somebody took, or while the window is open", () => {
    expect(fallenFrom(before, view({ revealed: ["hunt", "cache"], discard: ["hunt", "demon"] }))).toEqual([]);
    expect(fallenFrom(before, view({ revealed: [], discard: ["hunt", "demon", "cache"] }))).toEqual(["cache"]);
    expect(fallenFrom(before, view({ peril: "demon", facing: 1, revealed: [], discard: ["hunt", "hunt", "cache"] }))).toEqual([]);
    expect(fallenFrom(view({ revealed: ["hunt"] }), view({ discard: ["hunt"] }))).toEqual([]);
  });
});

describe("a counter-offer", () => {
  it("is the offer turned round, in words", () => {
    const offer = { gives: [["now", "hunt", 0], ["food", "", 2]], wants: [["protect", "", 0], ["later", "torch", 0]] } as const;
    expect(counterWords({ to: 1, gives: [...offer.wants], wants: [...offer.gives] } as never)).toEqual([
      "promise-protect", "later-torch", "want-now-hunt", "want-food-2",
    ]);
    expect(counterWords({ to: 1, gives: [["food", "", 3], ["leave", "hunt", 0]], wants: [["protect", "", 0]] })).toEqual([
      "promise-food-3", "leave-hunt", "want-protect",
    ]);
  });
});

describe("the last turn", () => {
  const card = (id: string) => ({ card: text(`sc-card-${id}`) });
  const log = [
    line(1, "sc-log-turn", { who: who(0) }), line(2, "sc-log-revealed", { who: who(0), pile: 1, ...card("hunt") }),
    line(3, "sc-log-turn", { who: who(1) }), line(4, "sc-log-revealed", { who: who(1), pile: 1, ...card("torch") }),
    line(5, "sc-log-turn", { who: who(0) }), line(6, "sc-log-revealed", { who: who(0), pile: 1, ...card("cache") }),
    line(7, "sc-log-revealed", { who: who(0), pile: 1, ...card("demon") }), line(8, "sc-log-dies", { who: who(0) }),
    line(9, "sc-log-turn", { who: who(1) }), line(10, "sc-log-revealed", { who: who(1), pile: 1, ...card("hunt") }),
  ];

  it("shows what was revealed in it", () => {
    expect(lastTurn(log, 0)).toEqual([{ n: 6, card: "cache" }, { n: 7, card: "demon" }]);
    expect(lastTurn(log, 1)).toEqual([{ n: 10, card: "hunt" }]);
    expect(lastTurn(log.slice(0, 1), 1)).toEqual([]);
  });

  it("is found in a replay", () => {
    const steps = log.map((one) => ({ words: "", chosen: [], seat: 0, round: 1, phase: "", log: [one], risk: -1, wounds: 0 })) satisfies ReplayStep[];
    expect(lastSteps(steps, 0)).toEqual({ turn: 4, reveal: 6 });
    expect(lastSteps([], 0)).toEqual({ turn: 0, reveal: -1 });
  });
});

describe("sounds of the tunnels", () => {
  it("belong to what turns", () => {
    expect(turned(CARDS.hunt, false)).toBe("food");
    expect(turned(CARDS.cache, false)).toBe("find");
    expect(turned(CARDS.demon, true)).toBe("peril");
  });

  it("belong to what happens, each once", () => {
    const lines = [
      line(1, "sc-log-plays", { card: text("sc-card-torch") }), line(2, "sc-log-trauma"), line(3, "sc-log-trauma"), line(4, "sc-log-fed"),
    ];
    expect(soundsOf(lines, CARDS)).toEqual(["flint", "crack", "chew"]);
    expect(soundsOf([line(1, "sc-log-plays", { card: text("sc-card-hunt") })], CARDS)).toEqual(["lay"]);
    expect(soundsOf([...lines, line(5, "sc-log-dies")], CARDS)).toEqual(["crack", "death"]);
    expect(soundsOf([line(1, "sc-log-pile")], CARDS)).toEqual([]);
  });

  it("end with daylight only for whoever is in it", () => {
    const table = { ended: { won: [1] } } as unknown as Table;
    expect(endSound(table, 1)).toBe("victory");
    expect(endSound(table, 0)).toBe("death");
    expect(endSound(table, -1)).toBe("victory");
    expect(endSound({ ended: null } as unknown as Table, 0)).toBeNull();
  });
});

describe("what is shown lags behind", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.documentElement.dataset["motion"] = "full";
  });
  afterEach(() => delete document.documentElement.dataset["motion"]);

  const frame = (revision: number, log: LogLine[], more: Partial<View> = {}): TableModel =>
    ({ table: { revision, view: view(more), ended: null } as unknown as Table, log, seat: 0, still: false }) as unknown as TableModel;
  const first = () => frame(1, [line(1, "sc-log-turn", { who: who(0) })]);
  const reveal = line(2, "sc-log-revealed", { who: who(0), pile: 2, card: text("sc-card-hunt") });

  it("until a revealed card has risen, held its breath, turned and lain down", async () => {
    const play = new Playback();
    play.follow(first());
    const next = frame(2, [...first().log, reveal], { revealed: ["hunt"], reveals: { "player-1": 1 } });
    play.follow(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(play.reveal?.card).toBe("hunt");
    expect(play.moment).toBe("rise");
    await vi.advanceTimersByTimeAsync(261);
    expect(play.moment).toBe("hold");
    await vi.advanceTimersByTimeAsync(holdFor(0.4, 50));
    expect(play.moment).toBe("turn");
    await vi.advanceTimersByTimeAsync(240 + 520);
    expect(play.moment).toBe("lay");
    expect(play.frame?.table.revision).toBe(1);
    await vi.advanceTimersByTimeAsync(281);
    expect(play.reveal).toBeNull();
    expect(play.frame?.table.revision).toBe(2);
    expect(play.seen.get(2)).toBe(0.4);
    expect(play.risks).toEqual([0.4]);
  });

  it("but not after any key", async () => {
    const play = new Playback();
    play.follow(first());
    play.follow(frame(2, [...first().log, reveal], { reveals: { "player-1": 1 } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(play.busy).toBe(true);
    play.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(play.busy).toBe(false);
    expect(play.frame?.table.revision).toBe(2);
  });

  it("but not while a clock runs: cards turn where they lie, and nothing waits for them", async () => {
    const clock = { real_time: true, seconds: 90 };
    const play = new Playback();
    play.follow(frame(1, [], clock));
    expect(play.turns(0, "hunt")).toBe(false);
    play.follow(frame(2, [reveal], clock));
    expect([play.frame?.table.revision, play.busy, play.turns(0, "hunt"), play.turns(1, "hunt")]).toEqual([2, false, true, false]);
    await vi.advanceTimersByTimeAsync(200);
    const second = line(3, "sc-log-revealed", { who: who(1), pile: 1, card: text("sc-card-cache") });
    play.follow(frame(3, [reveal, second], clock));
    expect([play.frame?.table.revision, play.turns(0, "hunt"), play.turns(1, "cache")]).toEqual([3, true, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect([play.turns(0, "hunt"), play.turns(1, "cache")]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(200);
    expect(play.turning).toEqual([]);
  });

  it("while the row falls, and not before the window is over", async () => {
    const play = new Playback();
    play.follow(frame(1, [], { peril: "demon", facing: 1, revealed: ["hunt", "demon"] }));
    play.follow(frame(2, [], { peril: "demon", facing: 1, revealed: ["hunt", "demon"] }));
    expect(play.falling).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    play.follow(frame(3, [line(1, "sc-log-trauma", { who: who(0) })], { discard: ["hunt", "demon"] }));
    expect(play.falling).toEqual(["hunt"]);
    await vi.advanceTimersByTimeAsync(341);
    expect(play.falling).toEqual([]);
    expect(play.frame?.table.revision).toBe(3);
    expect(play.struck).toBe(1);
  });

  it("and never shows an older step than the newest that must be shown at once", async () => {
    const play = new Playback();
    play.follow(first());
    play.follow(frame(2, [...first().log, reveal], { reveals: { "player-1": 1 } }));
    const other = { ...frame(3, [...first().log, reveal]), seat: 1 } as TableModel;
    play.follow(other);
    await vi.advanceTimersByTimeAsync(3000);
    expect(play.frame?.table.revision).toBe(3);
    expect(play.busy).toBe(false);
  });
});
