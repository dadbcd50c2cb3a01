// The connection of one seat (or of somebody who watches) to a table: it greets, resumes after a loss, and turns moves
// and previews into promises. No framework and no drawing here; `live.svelte.ts` makes it reactive.
import type {
  Asked,
  ChatLine,
  FromBrowser,
  Hinted,
  Intended,
  LogLine,
  Previewed,
  Refused,
  Seat,
  Table,
  Text,
  ToBrowser,
  Welcome,
} from "./contract";

/** `connecting` at first, `open`, `lost` while it tries again, `closed` for good. */
export type Status = "connecting" | "open" | "lost" | "closed";

/** A request that was not carried out, with what the server says of it. */
export class NotDone extends Error {
  constructor(
    readonly code: string,
    readonly text: Text,
    readonly rule = "",
    readonly legal: string[] = [],
  ) {
    super(code);
  }

  static of(refused: Refused): NotDone {
    return new NotDone(refused.code, refused.text, refused.rule, refused.legal);
  }
}

/** What a connection tells to whoever draws it. */
export interface Listener {
  status(status: Status, code: string): void;
  welcome(welcome: Welcome): void;
  table(table: Table, log: readonly LogLine[]): void;
  chat(lines: readonly ChatLine[], fresh: readonly ChatLine[]): void;
  present(seats: Seat[], watching: number): void;
  intended(intended: Intended): void;
}

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Options {
  address: string;
  token: string;
  listener: Listener;
  open?: (address: string) => Socket;
  random?: () => number;
}

type Asking = "move" | "undo" | "preview" | "hint";

interface Waiting {
  kind: Asking;
  message: Extract<FromBrowser, { id: number }>;
  resolve: (value: never) => void;
  reject: (reason: NotDone) => void;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 15_000;
/** Codes of `Closing` after which trying again is pointless. */
const FOR_GOOD = new Set(["gone", "too-large", "format"]);

const LOST = (): NotDone => new NotDone("lost", { type: "text", id: "web-lost-answer", args: {} });
const STALE = (): NotDone => new NotDone("stale", { type: "text", id: "web-moved-on", args: {} });

/** How long to wait before the nth attempt, in milliseconds: doubling, with a little chance, never too long. */
export function waitBefore(attempt: number, random: () => number): number {
  const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, attempt - 1));
  return Math.round(base * (0.75 + random() / 2));
}

/** The log after new lines: they replace what stood at their numbers and after (an undo takes lines back). */
export function mergeLog(known: readonly LogLine[], fresh: readonly LogLine[]): readonly LogLine[] {
  const first = fresh[0];
  if (!first) return known;
  return [...known.filter((line) => line.n < first.n), ...fresh];
}

export class TableConnection {
  status: Status = "connecting";
  table: Table | null = null;
  log: readonly LogLine[] = [];
  chat: readonly ChatLine[] = [];

  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();
  private greeted = false;
  private intent = "";
  private readonly open: (address: string) => Socket;
  private readonly random: () => number;

  constructor(private readonly options: Options) {
    this.open = options.open ?? ((address) => new WebSocket(address));
    this.random = options.random ?? Math.random;
  }

  /** Connect, and stay connected until `close`. */
  connect(): void {
    if (this.socket || this.status === "closed") return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const socket = this.open(this.options.address);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const log = this.log.at(-1)?.n ?? -1;
      const chat = this.chat.at(-1)?.n ?? -1;
      this.send({ type: "hello", token: this.options.token, log: log + 1, chat: chat + 1 });
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as ToBrowser);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  /** Try again now, for instance because the network is back. */
  retry(): void {
    if (this.status === "lost" && !this.socket) this.connect();
  }

  /** Leave the table for good. */
  close(): void {
    this.end("");
  }

  /** Send a line of action words, for the table as it is shown. Rejects with NotDone. */
  move(words: string): Promise<void> {
    return this.ask("move", { type: "move", id: this.nextId(), revision: this.revision, words });
  }

  undo(): Promise<void> {
    return this.ask("undo", { type: "undo", id: this.nextId(), revision: this.revision });
  }

  /** What would be asked after a line of words. Not repeated after a loss. */
  preview(words: string): Promise<Previewed> {
    return this.ask("preview", { type: "preview", id: this.nextId(), revision: this.revision, words });
  }

  hint(): Promise<Hinted> {
    return this.ask("hint", { type: "hint", id: this.nextId() });
  }

  /** Tell the others what one is about to declare; "" takes it away. */
  intend(words: string): void {
    if (words === this.intent) return;
    this.intent = words;
    this.send({ type: "intent", words });
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  phrase(phrase: string): void {
    this.send({ type: "say", phrase });
  }

  sit(seat: number, who: string): void {
    this.send({ type: "sit", seat, who });
  }

  name(name: string): void {
    this.send({ type: "name", name });
  }

  pause(on: boolean): void {
    this.send({ type: "pause", on });
  }

  resign(on: boolean): void {
    this.send({ type: "resign", on });
  }

  /** The decision that is open, null without a table or at its end. */
  get asked(): Asked | null {
    return this.table?.asked ?? null;
  }

  private get revision(): number {
    return this.table?.revision ?? 0;
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  private ask<T>(kind: Asking, message: Waiting["message"]): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.status !== "open") {
        reject(LOST());
        return;
      }
      this.waiting.set(message.id, { kind, message, resolve, reject });
      this.send(message);
    });
  }

  private send(message: FromBrowser): void {
    if (this.socket && (this.greeted || message.type === "hello")) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ToBrowser): void {
    switch (message.type) {
      case "welcome":
        this.greeted = true;
        this.attempts = 0;
        this.options.listener.welcome(message);
        return;
      case "table":
        this.show(message);
        return;
      case "done":
        this.settle(message.id, undefined);
        return;
      case "previewed":
      case "hinted":
        this.settle(message.id, message);
        return;
      case "refused":
        this.refuse(message);
        return;
      case "chatted": {
        const last = this.chat.at(-1)?.n ?? -1;
        const fresh = message.lines.filter((line) => line.n > last);
        this.chat = [...this.chat, ...fresh];
        this.options.listener.chat(this.chat, fresh);
        return;
      }
      case "present":
        if (this.table) this.table = { ...this.table, seats: message.seats };
        this.options.listener.present(message.seats, message.watching);
        return;
      case "intended":
        this.options.listener.intended(message);
        return;
      case "closing":
        if (FOR_GOOD.has(message.code)) this.end(message.code);
        return;
    }
  }

  private show(table: Table): void {
    const resumed = this.status !== "open";
    this.table = table;
    this.log = mergeLog(this.log, table.log);
    if (resumed) this.change("open");
    this.options.listener.table(table, this.log);
    if (resumed) this.resume(table.revision);
  }

  /** After a loss: what was asked on this very revision is asked again, as it can't have been stored. */
  private resume(revision: number): void {
    for (const [id, waiting] of this.waiting) {
      const { message } = waiting;
      if ("revision" in message && message.revision !== revision) {
        this.waiting.delete(id);
        waiting.reject(STALE());
      } else this.send(message);
    }
    if (this.intent) this.send({ type: "intent", words: this.intent });
  }

  private settle(id: number, value: unknown): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.resolve(value as never);
  }

  private refuse(refused: Refused): void {
    const waiting = this.waiting.get(refused.id);
    this.waiting.delete(refused.id);
    waiting?.reject(NotDone.of(refused));
  }

  private lose(): void {
    this.socket = null;
    this.greeted = false;
    for (const [id, waiting] of this.waiting) {
      if (waiting.kind === "preview" || waiting.kind === "hint") {
        this.waiting.delete(id);
        waiting.reject(LOST());
      }
    }
    if (this.status === "closed") return;
    this.attempts += 1;
    this.change("lost");
    this.timer = setTimeout(() => this.connect(), waitBefore(this.attempts, this.random));
  }

  private end(code: string): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    for (const waiting of this.waiting.values()) waiting.reject(LOST());
    this.waiting.clear();
    if (this.status !== "closed") this.change("closed", code);
    socket?.close(1000);
  }

  private change(status: Status, code = ""): void {
    this.status = status;
    this.options.listener.status(status, code);
  }
}
