import { beforeEach, expect, test } from "vitest";
import { speakNow } from "../../../test/texts";
import type { Island } from "./island.svelte";
import { question } from "./question";

beforeEach(() => speakNow("en"));

test("what a bot would do stands beside the question, also when the plan is to be confirmed", () => {
  const advice = "The bot would: confirm the plan";
  const island = {
    asked: { yours: true, seats: [0], prompt: { type: "text", id: "ask-confirm", args: {} } },
    table: { ended: null, paused: false }, playing: false, planning: true, options: new Map([["confirm", {}]]), draft: null, held: "", advice,
  } as unknown as Island;
  expect(question(island).more).toBe(advice);
  expect(question({ ...island, planning: false } as Island).more).toBe(advice);
});
