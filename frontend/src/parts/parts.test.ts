import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { ReplayStep } from "../lib/contract";
import { speakNow } from "../test/texts";
import Figure from "./Figure.svelte";
import Scrubber from "./Scrubber.svelte";
import Seg from "./Seg.svelte";
import { createRawSnippet } from "svelte";

beforeEach(() => speakNow("en"));

describe("Seg", () => {
  it("is a radio group with one stop for Tab, moved by arrows", async () => {
    const chosen: string[] = [];
    render(Seg<string>, {
      label: "Theme",
      items: [
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
        { value: "system", label: "Device" },
      ],
      value: "dark",
      onchange: (value: string) => chosen.push(value),
    });
    const radios = screen.getAllByRole("radio");
    expect(radios.map((radio) => radio.tabIndex)).toEqual([-1, 0, -1]);
    expect(radios.map((radio) => radio.getAttribute("aria-checked"))).toEqual(["false", "true", "false"]);
    await fireEvent.keyDown(radios[1]!, { key: "ArrowRight" });
    await fireEvent.keyDown(radios[1]!, { key: "Home" });
    await fireEvent.click(radios[0]!);
    expect(chosen).toEqual(["system", "light", "light"]);
  });
});

describe("Scrubber", () => {
  const steps: ReplayStep[] = [0, 1, 2, 3, 4, 5].map((n) => ({
    words: `w${n}`,
    chosen: [],
    seat: n % 2,
    round: 1 + Math.floor(n / 3),
    phase: "planning",
    log: [],
    risk: n === 4 ? 0.39 : -1,
    wounds: n >= 4 ? 1 : 0,
  }));
  const went: number[] = [];
  let played = 0;
  const show = (step: number) => {
    cleanup();
    went.length = 0;
    played = 0;
    render(Scrubber, {
      steps,
      step,
      game: "scavengers",
      actor: (at: number) => `Player ${at}`,
      onstep: (to: number) => went.push(to),
      onplay: () => (played += 1),
    });
    return screen.getByRole("slider");
  };

  it("says where it stands, who acts and what was risked", () => {
    const slider = show(4);
    expect(slider.getAttribute("aria-valuenow")).toBe("4");
    expect(slider.getAttribute("aria-valuetext")).toBe("step 4 of 5, round 2, Player 4, risk 39%");
  });

  it("steps by arrows, rounds by Page keys, plays by space, and stays within", async () => {
    const slider = show(2);
    for (const key of ["ArrowRight", "ArrowLeft", "PageDown", "PageUp", "Home", "End", " "]) await fireEvent.keyDown(slider, { key });
    expect(went).toEqual([3, 1, 3, 0, 0, 5]);
    expect(played).toBe(1);
    const last = show(5);
    await fireEvent.keyDown(last, { key: "ArrowRight" });
    expect(went).toEqual([5]);
  });
});

describe("Figure", () => {
  const snippet = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
  const props = { title: "Wins", help: "Share", plot: snippet("the plot"), table: snippet("the table") };

  it("does not draw what too few games can't show", () => {
    render(Figure, { ...props, games: 3 });
    expect(screen.queryByText("the plot")).toBeNull();
    expect(screen.getByText(/Only 3 so far/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("has a table behind the plot", async () => {
    render(Figure, { ...props, games: 12 });
    expect(screen.getByText("the plot")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
    expect(screen.queryByText("the plot")).toBeNull();
    expect(screen.getByText("the table")).toBeTruthy();
  });
});
