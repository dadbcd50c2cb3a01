import { describe, expect, it } from "vitest";
import type { Seated } from "./contract";
import { allSeats, forgetTable, forgetToken, keepSeats, seatLink, seatOfHash, seatsAt } from "./seats";
import { defaults, motionShown, parse, themeShown } from "./settings.svelte";

const seat = (table: string, at: number, token = `${table}.${at}`): Seated => ({ table, code: "RIBMOT", seat: at, token });

describe("settings", () => {
  it("speak the first language of the device that there is", () => {
    expect(defaults(["de-DE", "cs-CZ", "en"]).lang).toBe("cs");
    expect(defaults(["de"]).lang).toBe("en");
  });

  it("keep what is stored and mend what is not right", () => {
    const read = parse(JSON.stringify({ lang: "pl", theme: "dark", textSize: 400, sound: "loud", motion: "wild" }));
    expect(read).toMatchObject({ lang: "pl", theme: "dark", textSize: 150, sound: false, motion: "full" });
    expect(parse("not JSON").theme).toBe("system");
    expect(parse("null").theme).toBe("system");
    expect(parse(JSON.stringify({ lang: "xx" })).lang).toBe("en");
  });

  it("follow the device where they are told to", () => {
    expect(themeShown("system", true)).toBe("dark");
    expect(themeShown("light", true)).toBe("light");
    expect(motionShown("full", true)).toBe("none");
    expect(motionShown("calm", false)).toBe("calm");
  });
});

describe("seats", () => {
  it("are kept by table, the latest first, one for each seat", () => {
    keepSeats(seat("a", 1), seat("a", 0));
    keepSeats(seat("b", 0));
    keepSeats(seat("a", 1, "new"));
    expect(allSeats().map((one) => one.token)).toEqual(["new", "b.0", "a.0"]);
    expect(seatsAt("a").map((one) => one.token)).toEqual(["a.0", "new"]);
    forgetToken("new");
    expect(seatsAt("a")).toHaveLength(1);
    forgetTable("a");
    expect(allSeats().map((one) => one.table)).toEqual(["b"]);
  });

  it("survive broken storage", () => {
    localStorage.setItem("marooned.seats", "{");
    expect(allSeats()).toEqual([]);
    localStorage.setItem("marooned.seats", JSON.stringify([{ table: 1 }, seat("a", 0)]));
    expect(allSeats()).toHaveLength(1);
  });

  it("move to another device behind the hash of a link", () => {
    const mine = seat("tab-le_1", 2, "to.ken-_");
    const link = new URL(seatLink(mine, "https://play.example"));
    expect(link.search).toBe("");
    expect(seatOfHash("tab-le_1", link.hash.slice(1))).toEqual(mine);
    expect(seatOfHash("t", "main")).toBeNull();
  });
});
