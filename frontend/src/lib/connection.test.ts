import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_WAIT, LONGEST_WAIT, mergeLog, NotDone, type Socket, type Status, TableConnection, waitBefore } from "./connection";
import type { ChatLine, FromBrowser, LogLine, Table, Text, ToBrowser } from "./contract";
import { bareTable } from "../test/tables";

const text = (id: string): Text => ({ type: "text", id, args: {} });
const line = (n: number, id = `line-${n}`): LogLine => ({ n, text: text(id), kind: "x", depth: 0, rules: [], cause: "", strong: false });

const table = (revision: number, more: Partial<Table> = {}) => bareTable({ revision, ...more });

class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: FromBrowser[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromBrowser);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.(new Event("open"));
  }

  says(message: ToBrowser): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.onclose?.(new Event("close") as CloseEvent);
  }

  /** Open, greet and show a table. */
  begins(shown: Table): void {
    this.opens();
    this.says({ type: "welcome", table: "t", seat: 0, name: "", owner: true });
    this.says(shown);
  }
}

let sockets: FakeSocket[];
let told: string[];
let connection: TableConnection;

const last = () => sockets.at(-1)!;
const asked = (type: string) => last().sent.filter((message) => message.type === type);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  told = [];
  connection = new TableConnection({
    address: "ws://here/api/tables/t/socket",
    token: "secret",
    random: () => 0.5,
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    listener: {
      status: (status: Status, code: string) => told.push(code ? `${status}:${code}` : status),
      welcome: () => told.push("welcome"),
      table: (shown) => told.push(`table ${shown.revision}`),
      chat: (lines, fresh) => told.push(`chat ${lines.length} ${fresh.length}`),
      present: (_, watching) => told.push(`present ${watching}`),
      intended: ({ seat, words }) => told.push(`intended ${seat} ${words}`),
    },
  });
});

afterEach(() => connection.close());

describe("waitBefore", () => {
  it("doubles, within a chance of a quarter, and never grows beyond the longest", () => {
    expect(waitBefore(1, () => 0.5)).toBe(FIRST_WAIT);
    expect(waitBefore(3, () => 0.5)).toBe(FIRST_WAIT * 4);
    expect(waitBefore(1, () => 0)).toBe(FIRST_WAIT * 0.75);
    expect(waitBefore(40, () => 0.5)).toBe(LONGEST_WAIT);
  });
});

describe("mergeLog", () => {
  it("appends, and replaces from the first fresh number on", () => {
    expect(mergeLog([line(0), line(1)], [])).toHaveLength(2);
    expect(mergeLog([line(0), line(1)], [line(2)]).map((one) => one.n)).toEqual([0, 1, 2]);
    const merged = mergeLog([line(0), line(1), line(2)], [line(1, "other")]);
    expect(merged.map((one) => one.text.id)).toEqual(["line-0", "other"]);
  });
});

describe("TableConnection", () => {
  it("greets with its token and is open with the first table", () => {
    connection.connect();
    last().opens();
    expect(last().sent).toEqual([{ type: "hello", token: "secret", log: 0, chat: 0 }]);
    last().says({ type: "welcome", table: "t", seat: 0, name: "", owner: true });
    expect(connection.status).toBe("connecting");
    last().says(table(4, { log: [line(0), line(1)] }));
    expect(connection.status).toBe("open");
    expect(told).toEqual(["welcome", "open", "table 4"]);
  });

  it("resolves a move when it is stored, and names the revision it was made on", async () => {
    connection.connect();
    last().begins(table(4));
    const moved = connection.move("explore N1 cook go");
    const [move] = asked("move");
    expect(move).toEqual({ type: "move", id: 1, revision: 4, words: "explore N1 cook go" });
    last().says({ type: "done", id: 1, revision: 5 });
    await expect(moved).resolves.toBeUndefined();
  });

  it("rejects a refused move with its words, rule and legal alternatives", async () => {
    connection.connect();
    last().begins(table(4));
    const moved = connection.move("hunt");
    last().says({ type: "refused", id: 1, code: "illegal", text: text("server-refused"), rule: "RC-hunt-02", legal: ["rest"] });
    await expect(moved).rejects.toMatchObject({ code: "illegal", rule: "RC-hunt-02", legal: ["rest"] });
  });

  it("answers previews each to its own question", async () => {
    connection.connect();
    last().begins(table(4));
    const first = connection.preview("build");
    const second = connection.preview("explore");
    last().says({ type: "previewed", id: 2, revision: 4, words: "explore", asked: null, about: {} });
    last().says({ type: "previewed", id: 1, revision: 4, words: "build", asked: null, about: { need: 2 } });
    expect((await second).words).toBe("explore");
    expect((await first).about).toEqual({ need: 2 });
  });

  it("tries again after a loss, later each time, and resumes with what it has", () => {
    connection.connect();
    last().begins(table(4, { log: [line(0), line(1), line(2)] }));
    last().says({ type: "chatted", lines: [{ n: 0, seat: 1, name: "J", text: "hi", phrase: "" } satisfies ChatLine] });
    last().breaks();
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(FIRST_WAIT - 1);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    last().breaks();
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(sockets).toHaveLength(3);
    last().opens();
    expect(last().sent).toEqual([{ type: "hello", token: "secret", log: 3, chat: 1 }]);
  });

  it("waits from the start again once it was welcomed", () => {
    connection.connect();
    for (let n = 0; n < 5; n += 1) {
      last().breaks();
      vi.advanceTimersByTime(LONGEST_WAIT);
    }
    last().begins(table(1));
    last().breaks();
    const before = sockets.length;
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(sockets).toHaveLength(before + 1);
  });

  it("sends a move again if the table stands as it did, so that nothing is lost", async () => {
    connection.connect();
    last().begins(table(4));
    const moved = connection.move("rest cook");
    last().breaks();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().begins(table(4));
    expect(asked("move")).toEqual([{ type: "move", id: 1, revision: 4, words: "rest cook" }]);
    last().says({ type: "done", id: 1, revision: 5 });
    await expect(moved).resolves.toBeUndefined();
  });

  it("gives a move up as stale if the table moved on meanwhile, so that nothing is done twice", async () => {
    connection.connect();
    last().begins(table(4));
    const moved = connection.move("rest cook");
    last().breaks();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().begins(table(5));
    expect(asked("move")).toEqual([]);
    await expect(moved).rejects.toMatchObject({ code: "stale" });
  });

  it("rejects previews and hints at a loss, and moves while it is lost", async () => {
    connection.connect();
    last().begins(table(4));
    const preview = connection.preview("build");
    const hint = connection.hint();
    last().breaks();
    await expect(preview).rejects.toBeInstanceOf(NotDone);
    await expect(hint).rejects.toMatchObject({ code: "lost" });
    await expect(connection.move("rest")).rejects.toMatchObject({ code: "lost" });
  });

  it("tells an intent once, and again after a loss", () => {
    connection.connect();
    last().begins(table(4));
    connection.intend("build roof");
    connection.intend("build roof");
    expect(asked("intent")).toHaveLength(1);
    last().breaks();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().begins(table(4));
    expect(asked("intent")).toEqual([{ type: "intent", words: "build roof" }]);
  });

  it("keeps presence and chat, and passes on only fresh lines", () => {
    connection.connect();
    last().begins(table(4));
    const say = (n: number): ChatLine => ({ n, seat: 1, name: "J", text: String(n), phrase: "" });
    last().says({ type: "chatted", lines: [say(0), say(1)] });
    last().says({ type: "chatted", lines: [say(1), say(2)] });
    last().says({ type: "present", seats: [{ word: "cook", who: "person", name: "J", here: true, thinking: false }], watching: 2 });
    expect(connection.chat.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(connection.table?.seats[0]?.here).toBe(true);
    expect(told.slice(3)).toEqual(["chat 2 2", "chat 3 1", "present 2"]);
  });

  it("closes for good when the seat is gone, but comes back after a restart", () => {
    connection.connect();
    last().begins(table(4));
    last().says({ type: "closing", code: "restart" });
    last().breaks();
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(FIRST_WAIT);
    last().opens();
    last().says({ type: "closing", code: "gone" });
    expect(connection.status).toBe("closed");
    expect(told.at(-1)).toBe("closed:gone");
    vi.advanceTimersByTime(LONGEST_WAIT * 3);
    expect(sockets).toHaveLength(2);
  });

  it("connects at once when it is told that the network is back", () => {
    connection.connect();
    last().begins(table(4));
    last().breaks();
    connection.retry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(sockets).toHaveLength(2);
  });
});
