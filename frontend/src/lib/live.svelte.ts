// A table as components see it: `LiveTable` plays, `StillTable` shows one step of a replay. Both are `TableModel`s, so a
// table component is written once.
import { socketAddress } from "./api";
import { type Status, TableConnection } from "./connection";
import type { Asked, ChatLine, Hinted, LogLine, Previewed, Seat, Table, Text, Welcome } from "./contract";

export interface TableModel {
  /** id of the table, of the replay for a still one */
  readonly id: string;
  /** null until the first message */
  readonly table: Table | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly asked: Asked | null;
  /** who sits where, and who is here now */
  readonly seats: readonly Seat[];
  readonly watching: number;
  /** what other seats are about to declare, by seat */
  readonly intents: Readonly<Record<string, string>>;
  readonly status: Status;
  /** whether moves can be made: a live table, a seat of one's own, not over */
  readonly playing: boolean;
  /** a move is on its way */
  readonly busy: boolean;
  /** why the last move was refused, null after the next one */
  readonly refusal: RefusalShown | null;
  /** one's own seat, -1: watching */
  readonly seat: number;
  readonly owner: boolean;
  /** a step of a replay: nothing can be done here */
  readonly still: boolean;
  /** in a replay: what was answered next */
  readonly answer: Answer | null;

  /** Make a move. True if it was stored; if not, `refusal` says why. Never rejects. */
  move(words: string): Promise<boolean>;
  undo(): Promise<boolean>;
  /** Wait until what was sent is acknowledged; it shows on the table a moment before. */
  settled(): Promise<unknown>;
  /** What would come of a line of words; null if that can't be said. */
  preview(words: string): Promise<Previewed | null>;
  hint(): Promise<Hinted | null>;
  intend(words: string): void;
  say(text: string): void;
  phrase(phrase: string): void;
  sit(seat: number, who: string): void;
  pause(on: boolean): void;
  resign(on: boolean): void;
  dismiss(): void;
}

/** An answer that was given. words: as in the record. chosen: the options that they took. */
export interface Answer {
  seat: number;
  words: string;
  chosen: readonly Text[];
}

export interface RefusalShown {
  code: string;
  text: Text;
  rule: string;
  legal: string[];
}

export class LiveTable implements TableModel {
  readonly id: string;
  readonly still = false;
  readonly answer = null;
  table = $state.raw<Table | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** grows with each fresh line of chat by somebody else */
  heard = $state(0);
  seats = $state.raw<readonly Seat[]>([]);
  watching = $state(0);
  intents = $state.raw<Readonly<Record<string, string>>>({});
  status = $state<Status>("connecting");
  /** why the connection was closed for good, "" */
  code = $state("");
  busy = $state(false);
  refusal = $state.raw<RefusalShown | null>(null);
  seat = $state(-1);
  owner = $state(false);

  private readonly connection: TableConnection;

  constructor(id: string, token: string, connect?: (address: string) => WebSocket) {
    this.id = id;
    this.connection = new TableConnection({
      address: socketAddress(id),
      token,
      ...(connect ? { open: connect } : {}),
      listener: {
        status: (status, code) => {
          this.status = status;
          this.code = code;
        },
        welcome: (welcome: Welcome) => {
          this.seat = welcome.seat;
          this.owner = welcome.owner;
        },
        table: (table, log) => {
          if (this.table && table.revision !== this.table.revision && !this.busy) this.refusal = null;
          this.table = table;
          this.log = log;
          this.seats = table.seats;
          this.intents = table.intents;
        },
        chat: (lines, fresh) => {
          this.heard += fresh.filter((line) => line.seat !== this.seat || line.seat < 0).length;
          this.chat = lines;
        },
        present: (seats, watching) => {
          this.seats = seats;
          this.watching = watching;
        },
        intended: ({ seat, words }) => {
          this.intents = { ...this.intents, [seat]: words };
        },
      },
    });
  }

  get asked(): Asked | null {
    return this.table?.asked ?? null;
  }

  get playing(): boolean {
    return this.status === "open" && this.seat >= 0 && this.table !== null && this.table.ended === null;
  }

  /** Connect, and try again at once whenever the network comes back. Returns how to leave. */
  start(): () => void {
    const again = () => this.connection.retry();
    const seen = () => {
      if (document.visibilityState === "visible") this.connection.retry();
    };
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", seen);
    this.connection.connect();
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", seen);
      this.connection.close();
    };
  }

  retry(): void {
    this.connection.retry();
  }

  move(words: string): Promise<boolean> {
    return this.carryOut(() => this.connection.move(words));
  }

  settled(): Promise<unknown> {
    return this.running;
  }

  async undo(): Promise<boolean> {
    await this.settled();
    return this.carryOut(() => this.connection.undo());
  }

  async preview(words: string): Promise<Previewed | null> {
    try {
      return await this.connection.preview(words);
    } catch {
      return null;
    }
  }

  async hint(): Promise<Hinted | null> {
    try {
      return await this.connection.hint();
    } catch (error) {
      this.refusal = error as RefusalShown;
      return null;
    }
  }

  intend(words: string): void {
    this.connection.intend(words);
  }

  say(text: string): void {
    this.connection.say(text);
  }

  phrase(phrase: string): void {
    this.connection.phrase(phrase);
  }

  sit(seat: number, who: string): void {
    this.connection.sit(seat, who);
  }

  name(name: string): void {
    this.connection.name(name);
  }

  pause(on: boolean): void {
    this.connection.pause(on);
  }

  resign(on: boolean): void {
    this.connection.resign(on);
  }

  dismiss(): void {
    this.refusal = null;
  }

  private running: Promise<boolean> = Promise.resolve(true);

  private carryOut(action: () => Promise<void>): Promise<boolean> {
    if (this.busy) return Promise.resolve(false);
    this.running = this.carried(action);
    return this.running;
  }

  private async carried(action: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      await action();
      return true;
    } catch (error) {
      this.refusal = error as RefusalShown;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** One step of a replay. */
export class StillTable implements TableModel {
  readonly still = true;
  readonly chat: readonly ChatLine[] = [];
  readonly watching = 0;
  readonly intents = {};
  readonly status: Status = "open";
  readonly playing = false;
  readonly busy = false;
  readonly refusal = null;
  readonly owner = false;
  table = $state.raw<Table | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  answer = $state.raw<Answer | null>(null);

  constructor(readonly id: string) {}

  /** Show this step, and what was answered at it. */
  show(table: Table, log: readonly LogLine[], answer: Answer | null = null): void {
    this.table = table;
    this.log = log;
    this.answer = answer;
  }

  get asked(): Asked | null {
    return this.table?.asked ?? null;
  }

  get seats(): readonly Seat[] {
    return this.table?.seats ?? [];
  }

  get seat(): number {
    return this.table?.seat ?? -1;
  }

  async move(): Promise<boolean> {
    return false;
  }

  async undo(): Promise<boolean> {
    return false;
  }

  async settled(): Promise<void> {}

  async preview(): Promise<null> {
    return null;
  }

  async hint(): Promise<null> {
    return null;
  }

  intend(): void {}
  say(): void {}
  phrase(): void {}
  sit(): void {}
  pause(): void {}
  resign(): void {}
  dismiss(): void {}
}
