import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogLine, Table, Text } from "../../contract";
import { Playback, rest, slowness } from "./playback.svelte";
import { actionsTold, cardOf, isAction, sceneOf } from "./stage";
import type { Planned } from "./view";

const text = (id: string, args: Text["args"] = {}): Text => ({ type: "text", id, args });
let n = 0;
function line(kind: string, args: Text["args"] = {}): LogLine {
  return { n: n++, text: text(kind, args), kind, depth: 0, rules: [], cause: "", strong: kind === "log-phase" };
}
const die = (name: string, face: string): LogLine => line("log-die", { die: text(`die-${name}`), face: text(`face-${face}`) });

beforeEach(() => (n = 0));

test("an action of the plan is found in what was told, with what came of it first", () => {
  const plan = (target: string) => ({ plan: text("planned", { kind: "build", target: text(`item-${target}`), actor: text("person-cook"), helpers: "none" }) });
  const log = [line("log-planned"), line("log-action", plan("pot")), line("log-die"), line("log-gain", { n: 1 }), line("log-level-up"), line("log-action", plan("map")), line("log-failed"), line("log-phase"), line("log-gain")];
  const told = actionsTold(log);
  expect(told.map((one) => one.result?.id)).toEqual(["log-gain", "log-failed"]);
  const built: Planned = { kind: "build", committed: true, n: 1, open: false, seats: [0], who: "cook" };
  expect(told.map((one) => isAction(one, { ...built, title: text("item-map") }))).toEqual([false, true]);
  expect(isAction(told[0]!, { ...built, who: "soldier", title: text("item-pot") })).toBe(false);
});

describe("the scene", () => {
  test("is what happened under the last heading, with the last face of each action die", () => {
    const log = [
      line("log-phase", { phase: text("phase-resolving") }),
      die("build-wound", "wound"),
      line("log-action", { plan: text("planned", { kind: "gather" }) }),
      die("gather-wound", "blank"),
      die("gather-success", "two-determination"),
      die("gather-success", "success"),
      line("log-adventure", { card: text("card-gather-old-hut"), who: text("person-cook") }),
      line("log-gain", { what: "wood", n: 1 }),
    ];
    const scene = sceneOf(log);
    expect(scene.head?.kind).toBe("log-action");
    expect(scene.dice.map((one) => `${one.die} ${one.face}`)).toEqual(["gather-wound face-blank", "gather-success face-success"]);
    expect(scene.card).toBe("gather/old-hut");
    expect(scene.lines.map((one) => one.kind)).toEqual(["log-adventure", "log-gain"]);
  });

  test("keeps equal weather dice apart", () => {
    const scene = sceneOf([line("log-phase"), die("weather-hungry", "food"), die("weather-hungry", "blank")]);
    expect(scene.dice).toHaveLength(2);
  });

  test("knows cards of events and beasts", () => {
    expect(cardOf(line("log-event", { card: text("card-event-council") }))).toBe("event/council");
    expect(cardOf(line("log-beast", { beast: text("card-beast-fox") }))).toBe("beast/fox");
    expect(cardOf(line("log-gain", { card: text("card-beast-fox") }))).toBe("");
  });

  test("actions are counted from the confirmed plan on", () => {
    const plan = (kind: string) => ({ plan: text("planned", { kind }) });
    const log = [line("log-action", plan("rest")), line("log-planned", plan("build")), line("log-phase"), line("log-action", plan("build"))];
    expect(actionsTold(log).map((one) => one.plan.args["kind"])).toEqual(["build"]);
  });
});

describe("playback", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const table = (revision: number) => ({ revision }) as Table;

  test("shows the first message and planning at once", () => {
    const playback = new Playback(() => 50);
    const log = [line("log-phase")];
    playback.take(table(1), log, false);
    expect(playback.shown?.revision).toBe(1);
    playback.take(table(2), [...log, line("log-planned")], false);
    expect(playback.playing).toBe(false);
    expect(playback.shown?.revision).toBe(2);
  });

  test("tells dice line by line and shows the table after the last one", () => {
    const playback = new Playback(() => 50);
    const log = [line("log-phase")];
    playback.take(table(1), log, false);
    playback.take(table(2), [...log, line("log-action"), die("build-wound", "wound"), line("log-wounds")], false);
    expect(playback.playing).toBe(true);
    expect(playback.shown?.revision).toBe(1);
    expect(playback.log).toHaveLength(2);
    vi.advanceTimersByTime(rest(line("log-action")) + 1);
    expect(playback.log).toHaveLength(3);
    vi.advanceTimersByTime(5000);
    expect(playback.playing).toBe(false);
    expect(playback.shown?.revision).toBe(2);
  });

  test("can be paused, and skipped at any time", () => {
    const playback = new Playback(() => 50);
    const log = [line("log-phase")];
    playback.take(table(1), log, false);
    playback.take(table(2), [...log, line("log-action"), line("log-wounds"), line("log-wounds")], false);
    playback.toggle();
    vi.advanceTimersByTime(60_000);
    expect(playback.log).toHaveLength(2);
    playback.skip();
    expect(playback.log).toHaveLength(4);
    expect(playback.shown?.revision).toBe(2);
  });

  test("the quickest speed and replays play nothing", () => {
    expect(slowness(50)).toBe(1);
    for (const [speed, still] of [
      [100, false],
      [50, true],
    ] as const) {
      const playback = new Playback(() => speed);
      const log = [line("log-phase")];
      playback.take(table(1), log, still);
      playback.take(table(2), [...log, line("log-action")], still);
      expect(playback.playing).toBe(false);
      expect(playback.shown?.revision).toBe(2);
    }
  });

  test("speed goes from half to four times as quick, then at once", () => {
    expect([0, 50, 95, 100].map(slowness)).toEqual([2, 1, 0.25, 0]);
  });

  test("goes on line by line when one wants, is heard, and knows what it has told", () => {
    const heard: string[] = [];
    const playback = new Playback(() => 50, (sound) => heard.push(sound));
    const log = [line("log-phase")];
    playback.take(table(1), log, false);
    playback.take(table(2), [...log, line("log-action"), line("log-wounds"), line("log-gain")], false);
    expect(playback.fresh.map((one) => one.kind)).toEqual(["log-action"]);
    playback.next();
    expect(playback.latest?.kind).toBe("log-wounds");
    playback.toggle();
    playback.next();
    expect(heard).toEqual(["wound", "gain"]);
    expect(playback.fresh).toHaveLength(3);
    playback.skip();
    expect(playback.fresh).toEqual([]);
  });

  test("an undo takes lines back at once", () => {
    const playback = new Playback(() => 50);
    const log = [line("log-phase"), line("log-planned")];
    playback.take(table(1), log, false);
    playback.take(table(2), log.slice(0, 1), false);
    expect(playback.log).toHaveLength(1);
    expect(playback.shown?.revision).toBe(2);
  });
});
