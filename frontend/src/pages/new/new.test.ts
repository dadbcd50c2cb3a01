import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo, ScenarioInfo } from "../../lib/contract";
import { speakNow } from "../../test/texts";
import { chosenTwice, firstChoice, playersOf } from "./choices";
import Rounds from "./Rounds.svelte";

const SCENARIO: ScenarioInfo = {
  id: "castaways",
  name: { type: "text", id: "scenario-castaways", args: {} },
  players: [2, 3],
  rounds: 3,
  brief: [],
  dice: [[], ["rain"], ["rain", "hungry"]],
  goal_rounds: [3],
  options: [],
};
const GAME: GameInfo = { id: "crusoe", seats: ["cook", "soldier"], bots: ["random", "handbook"], scenarios: [SCENARIO] };

describe("a new table", () => {
  it("has defaults that can be played", () => {
    expect([firstChoice(GAME, 0).who, firstChoice(GAME, 1).who]).toEqual(["person", "handbook"]);
    expect(firstChoice({ ...GAME, bots: ["random"] }, 1).who).toBe("open");
    expect([playersOf(SCENARIO, 3), playersOf(SCENARIO, 7), playersOf(undefined, 2)]).toEqual([3, 2, 1]);
  });

  it("notices a character that is chosen twice, but not a random one", () => {
    const seat = (role: string) => ({ who: "person", role });
    expect(chosenTwice([seat("cook"), seat("random"), seat("random")])).toBeUndefined();
    expect(chosenTwice([seat("cook"), seat("soldier"), seat("cook")])).toBe("cook");
  });
});

describe("the strip of rounds", () => {
  beforeEach(() => speakNow("en"));

  it("tells the weather of each round and when the goal can be reached", () => {
    render(Rounds, { scenario: SCENARIO });
    const rounds = screen.getAllByRole("listitem").slice(0, 3);
    expect(rounds.map((one) => one.classList.contains("goal"))).toEqual([false, false, true]);
    expect(rounds[0]!.textContent).toMatch(/no weather$/);
    expect(rounds[2]!.textContent).toMatch(/rain.*hungry animals.*can be won/);
  });

  it("marks no round where the goal counts in any", () => {
    render(Rounds, { scenario: { ...SCENARIO, goal_rounds: [] } });
    expect(document.querySelector(".goal")).toBeNull();
  });
});
