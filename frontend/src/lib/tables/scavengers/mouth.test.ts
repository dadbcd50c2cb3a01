import { describe, expect, it } from "vitest";
import { bitten, fangs, SHELL, THROAT } from "./mouth";

describe("mouths", () => {
  it("have ten fangs, one for each ten percent", () => {
    expect(fangs(0, 0)).toHaveLength(10);
    expect(bitten(fangs(0, 0))).toBe(0);
    expect(bitten(fangs(0.39, 0))).toBe(4);
    expect(bitten(fangs(1, 1))).toBe(10);
  });

  it("tell what can be answered from what can't", () => {
    const bites = fangs(0.39, 0.22).map((fang) => fang.bite);
    expect(bites.filter((bite) => bite === "hard")).toHaveLength(2);
    expect(bites.filter((bite) => bite === "soft")).toHaveLength(2);
    expect(bites[4]).toBe("hard");
  });

  it("are drawn with numbers only", () => {
    const drawn = [THROAT, ...SHELL.flatMap((plate) => [plate.plate, plate.edge]), ...fangs(0.5, 0.2, true).map((fang) => fang.path)];
    for (const path of drawn) expect(path).not.toMatch(/NaN|undefined|Infinity/);
  });
});
