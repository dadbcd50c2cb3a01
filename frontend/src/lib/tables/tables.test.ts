import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bareTable } from "../../test/tables";
import { speakNow } from "../../test/texts";
import type { Asked, Choice, LogLine, Table, Text } from "../contract";
import { StillTable, type TableModel } from "../live.svelte";
import Ask from "./Ask.svelte";
import ChatPanel from "./ChatPanel.svelte";
import Ended from "./Ended.svelte";
import GenericTable from "./GenericTable.svelte";
import LogPanel from "./LogPanel.svelte";
import Seats from "./Seats.svelte";

const text = (id: string, args: Text["args"] = {}): Text => ({ type: "text", id, args });
const choice = (word: string, label: Text, detail: Text | null = null): Choice => ({ word, label, detail, points: [] });
const line = (n: number, more: Partial<LogLine> = {}): LogLine => ({
  n,
  text: text("web-round-n", { n }),
  kind: "x",
  depth: 0,
  rules: [],
  cause: "",
  strong: false,
  ...more,
});

const ASKED: Asked = {
  seat: 0,
  seats: [0],
  kind: "Plan",
  prompt: text("ask-plan"),
  options: [choice("build", text("kind-build")), choice("rest", text("kind-rest")), choice("confirm", text("label-confirm"))],
  retractions: [choice("-1", text("kind-hunt"))],
  rules: ["RC-planning-01"],
  yours: true,
};

function table(more: Partial<Table> = {}): Table {
  return bareTable({
    revision: 3,
    deal: "ABCDEFG",
    seats: [
      { word: "cook", who: "person", name: "Jiřina", here: true, thinking: false },
      { word: "explorer", who: "handbook", name: "", here: false, thinking: true },
    ],
    view: { round: 2, phase: "planning", morale: 1, available: { wood: 3, food: 0 }, map: [1, 2] },
    goal: [text("web-round-n", { n: 12 })],
    asked: ASKED,
    undo: true,
    ...more,
  });
}

/** A live table without a wire: what is done to it is written down. */
function spy(shown: Table = table(), log: LogLine[] = [], more: Partial<TableModel> = {}): TableModel & { done: string[] } {
  const model = new StillTable("t1");
  model.show(shown, log);
  const done: string[] = [];
  const acted = (what: string) => {
    done.push(what);
    return Promise.resolve(true);
  };
  return Object.assign(model as TableModel, {
    done,
    still: false,
    playing: true,
    owner: true,
    move: (words: string) => acted(`move ${words}`),
    undo: () => acted("undo"),
    hint: async () => ({ type: "hinted", id: 1, bot: "handbook", words: "rest cook" }) as const,
    say: (words: string) => void acted(`say ${words}`),
    phrase: (id: string) => void acted(`phrase ${id}`),
    sit: (seat: number, who: string) => void acted(`sit ${seat} ${who}`),
    ...more,
  });
}

beforeEach(() => {
  speakNow("en");
  vi.stubGlobal("fetch", async (path: string) => ({
    ok: true,
    json: async () => (path.startsWith("/api/rules") ? [{ id: "RC-planning-01", rule: "Plan together.", ruling: "", section: "planning" }] : {}),
  }));
});

describe("Ask", () => {
  it("offers every option, sends its word, and puts what closes the question last", async () => {
    const model = spy();
    render(Ask, { model });
    const buttons = screen.getAllByRole("button").filter((button) => button.dataset.word);
    expect(buttons.map((button) => button.dataset.word)).toEqual(["build", "rest", "confirm", "-1"]); // what takes back
    await fireEvent.click(buttons[1]!);
    expect(model.done).toEqual(["move rest"]);
  });

  it("answers by number, confirms by C, undoes by U", async () => {
    const model = spy();
    render(Ask, { model });
    for (const key of ["1", "c", "u"]) await fireEvent.keyDown(window, { key });
    expect(model.done).toEqual(["move build", "move confirm", "undo"]);
  });

  it("marks what the bot would do", async () => {
    render(Ask, { model: spy() });
    await fireEvent.click(screen.getByRole("button", { name: /what would the bot do/ }));
    await tick();
    expect(within(document.querySelector("[data-word=rest]")!).getByRole("img", { name: /bot would do/ })).toBeTruthy();
  });

  it("shows no options to somebody else, but says for whom one waits", () => {
    render(Ask, { model: spy(table({ asked: { ...ASKED, seat: 1, yours: false, options: [], retractions: [] } })) });
    expect(document.querySelector("[data-word]")).toBeNull();
    expect(screen.getByText(/Waiting for Bot, careful/)).toBeTruthy();
  });

  it("says a refusal at once, with its rule and a way on", async () => {
    const refusal = { code: "illegal", text: text("server-not-yours"), rule: "RC-hunt-02", legal: ["rest"] };
    const model = spy(table(), [], { refusal });
    render(Ask, { model });
    const slip = screen.getByRole("alert");
    expect(slip.textContent).toContain("not your turn");
    expect(within(slip).getByRole("button", { name: /RC-hunt-02/ })).toBeTruthy();
    await fireEvent.click(within(slip).getByRole("button", { name: /rest/i }));
    expect(model.done).toEqual(["move rest"]);
  });
});

describe("LogPanel", () => {
  it("shows every line, its depth, and a way to its rules", () => {
    const log = [line(0, { strong: true }), line(1, { depth: 2, rules: ["RC-hunt-02"] })];
    render(LogPanel, { log });
    const items = within(screen.getByRole("log")).getAllByRole("listitem");
    expect(items).toHaveLength(2);
    expect(items[0]!.className).toContain("strong");
    expect(items[1]!.style.getPropertyValue("--depth")).toBe("2");
    expect(within(items[1]!).getByRole("button", { name: /Why\? Round 1/ })).toBeTruthy();
  });

  it("holds back the oldest of a long log until they are asked for", async () => {
    render(LogPanel, { log: Array.from({ length: 450 }, (_, n) => line(n)) });
    expect(document.querySelectorAll("li")).toHaveLength(400);
    await fireEvent.click(screen.getByText(/450/));
    expect(document.querySelectorAll("li")).toHaveLength(450);
  });
});

describe("Seats and chat", () => {
  it("says who is here, who thinks and who is asked; the owner opens a bot's seat", async () => {
    const model = spy();
    render(Seats, { model });
    const items = screen.getAllByRole("listitem");
    expect(items[0]!.textContent).toContain("Jiřina");
    expect(items[0]!.className).toContain("asked");
    expect(items[1]!.textContent).toContain("is thinking");
    await fireEvent.click(within(items[1]!).getByRole("button"));
    expect(model.done).toEqual(["sit 1 open"]);
  });

  it("sends phrases by id and text as it is, but never empty", async () => {
    const model = spy();
    render(ChatPanel, { model });
    await fireEvent.click(screen.getByRole("button", { name: "Well done" }));
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "  <b>ahoj</b> " } });
    await fireEvent.submit(document.querySelector("form")!);
    await fireEvent.submit(document.querySelector("form")!);
    expect(model.done).toEqual(["phrase well-done", "say <b>ahoj</b>"]);
  });
});

describe("GenericTable", () => {
  it("shows question, goal, view, log and seats from the contract alone", async () => {
    const model = spy(table(), [line(0)]);
    render(GenericTable, { model });
    await tick();
    expect(screen.getByRole("heading", { level: 1, name: "Castaways" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Available resources" })).toBeTruthy();
    expect(screen.getByText("Round 12")).toBeTruthy();
    expect(screen.getByRole("log", { name: "Log" })).toBeTruthy();
    expect(document.body.textContent).not.toContain("Map");
  });

  it("opens the rules behind the question and gives the focus back", async () => {
    render(GenericTable, { model: spy() });
    const why = screen.getByRole("button", { name: "Why?" });
    why.focus();
    await fireEvent.click(why);
    const dialog = await screen.findByRole("dialog", { name: "Why?" });
    expect(await within(dialog).findByText("Plan together.")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("dialog", { name: "Why?" })).toBeNull();
    expect(document.activeElement).toBe(why);
  });

  it("tells the end with points and seed, and asks nothing more", () => {
    const ended = { won: [0], success: true, reason: "goal", round: 10, points: [37, 35], seed: 12345 };
    render(Ended, { model: spy(table({ ended, asked: null })) });
    expect(screen.getByRole("heading", { name: "Won!" })).toBeTruthy();
    expect(screen.getByText("37")).toBeTruthy();
    expect(screen.getByText(/12345/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /replay/ }).getAttribute("href")).toBe("/replay/t1");
  });
});
