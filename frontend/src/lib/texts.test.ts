import { describe, expect, it } from "vitest";
import { freshSpeaker, speaker } from "../test/texts";
import type { Text } from "./contract";
import { capital, Speaker } from "./texts";

const text = (id: string, args: Text["args"] = {}): Text => ({ type: "text", id, args });

describe("Speaker", () => {
  it("counts nouns in the right case and number, as the server does", () => {
    expect(speaker("en").say("fx-gain", { what: "wood", n: 2 })).toBe("gain 2 wood");
    const cs = speaker("cs");
    expect(cs.say("fx-gain", { what: "wood", n: 1 })).toBe("získat 1 dřevo");
    expect(cs.say("fx-gain", { what: "wood", n: 3 })).toBe("získat 3 dřeva");
    expect(cs.say("fx-gain", { what: "wood", n: 5 })).toBe("získat 5 dřev");
    expect(cs.say("fx-gain", { what: "fur", n: 1 })).toBe("získat 1 kůži");
    expect(speaker("pl").say("web-n-players", { n: 5 })).toBe("5 graczy");
  });

  it("chooses plural variants by the language", () => {
    const cs = speaker("cs");
    expect(cs.say("web-watching-n", { n: 1 })).toBe("Dívá se 1 divák");
    expect(cs.say("web-watching-n", { n: 4 })).toBe("Dívají se 4 diváci");
    expect(cs.say("web-watching-n", { n: 7 })).toBe("Dívá se 7 diváků");
    expect(speaker("pl").say("web-watching-n", { n: 22 })).toBe("Oglądają 22 osoby");
  });

  it("words nested messages and rows of messages first", () => {
    const en = speaker("en");
    const rows = [text("fx-gain", { what: "wood", n: 1 }), text("fx-discard", { what: "food", n: 2 })];
    const nested = text("fx-row", { effects: rows });
    expect(en.text(nested)).toBe("gain 1 wood; discard 2 food");
    expect(en.text(text("card-line-event", { effect: nested }))).toContain("gain 1 wood; discard 2 food");
  });

  it("capitalises, selects by words and knows what it has", () => {
    const en = speaker("en");
    expect(capital("úkryt")).toBe("Úkryt");
    expect(capital("")).toBe("");
    expect(en.say("fx-wounds", { who: "you", n: 1 })).toBe("take 1 wound");
    expect(en.say("fx-wounds", { who: "each", n: 2 })).toBe("each player: 2 wounds");
    expect(en.has("fx-wounds")).toBe(true);
    expect(en.has("fx-fly")).toBe(false);
  });

  it("lets another speaker say what it lacks, and says the id if nobody can", () => {
    const english = speaker("en");
    const poor = new Speaker({ lang: "cs", catalogue: "yes = ano", nouns: {}, ours: [] }, english);
    expect(poor.say("yes")).toBe("ano");
    expect(poor.say("no")).toBe("no");
    expect(poor.say("fx-gain", { what: "wood", n: 5 })).toBe("gain 5 wood");
    expect(poor.say("nobody-says-this")).toBe("nobody-says-this");
    expect(poor.faults.has("nobody-says-this")).toBe(true);
  });

  it("writes numbers, shares and days as the language does", () => {
    const cs = speaker("cs");
    expect(cs.percent(0.315, 1)).toBe("31,5\u00a0%");
    expect(cs.number(1234.5, 1)).toBe("1\u00a0234,5");
    expect(speaker("en").day(new Date(2026, 10, 29), new Date(2026, 11, 1))).toBe("Nov 29");
    const days = (["en", "cs", "pl"] as const).map((lang) => speaker(lang).date(new Date(2026, 10, 29)));
    expect(days).toEqual(["November 29, 2026", "29. listopadu 2026", "29 listopada 2026"]);
    expect(speaker("en").ago(new Date(2026, 10, 28, 12), new Date(2026, 10, 30, 12))).toBe("2 days ago");
    expect(speaker("pl").ago(new Date(2026, 10, 29, 12), new Date(2026, 10, 30, 12))).toBe("wczoraj");
  });

  it.each(["en", "cs", "pl"] as const)("reads every file of %s without a fault", (lang) => {
    expect([...freshSpeaker(lang).faults]).toEqual([]);
  });
});
