import { beforeEach, describe, expect, it } from "vitest";
import type { LogLine, ReplayStep, Text } from "../../lib/contract";
import { speakNow } from "../../test/texts";
import { actorOf, told } from "./told";

const text = (id: string, args: Text["args"] = {}): Text => ({ type: "text", id, args });
const line = (id: string, strong = false): LogLine => ({ n: 0, text: text(id), kind: id, depth: 0, rules: [], cause: "", strong });
const step = (part: Partial<ReplayStep>): ReplayStep => ({
  words: "confirm", chosen: [text("web-close")], seat: 1, round: 1, phase: "planning", log: [], risk: -1, wounds: 0, ...part,
});
const SEATS = ["Cook", "Explorer"];

describe("a step of a replay", () => {
  beforeEach(() => speakNow("en"));

  it("is told by the log, and by who chose what where the log is silent", () => {
    expect(told(step({ log: [line("web-why", true), line("web-cancel")] }), 3, SEATS)).toBe("Cancel");
    expect(told(step({}), 3, SEATS)).toBe("Explorer: Close");
    expect(told(step({ chosen: [text("web-close"), text("web-cancel")], seat: -1 }), 3, SEATS)).toBe("Close and Cancel");
    expect(told(step({}), 0, SEATS)).toBe("Set-up");
  });

  it("names who acts, if somebody does", () => {
    expect([actorOf(step({}), SEATS), actorOf(step({ seat: -1 }), SEATS), actorOf(undefined, SEATS)]).toEqual(["Explorer", "", ""]);
  });
});
