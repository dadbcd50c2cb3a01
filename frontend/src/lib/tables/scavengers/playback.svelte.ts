// What the table shows lags behind what the server sent by the time that a revealed card takes to turn: each step of the
// table waits until the cards that it reveals have been seen. Nothing is lost by it and any key skips it.
import type { LogLine, Table } from "../../contract";
import type { TableModel } from "../../live.svelte";
import { settings } from "../../settings.svelte";
import { holdFor, key, type Reveal, revealsIn, type View, viewOf } from "./view";

interface Frame {
  table: Table;
  log: readonly LogLine[];
}

/** Steps that wait; older ones are shown without turning their cards. */
const MOST = 3;
const RISE = 260;
const TURN = 260;
const LAY = 700;
const CALM_HOLD = 300;

export type Moment = "rise" | "hold" | "turn" | "bite";

export class Playback {
  /** what is shown now; null: nothing has come yet */
  frame = $state.raw<Frame | null>(null);
  reveal = $state.raw<Reveal | null>(null);
  moment = $state<Moment>("rise");
  /** odds that the scavenging player has survived since the first card that was seen here */
  risks = $state.raw<readonly number[]>([]);

  /** odds of the last reveal that was seen here, -1 for none */
  last = $state(-1);

  private waiting: Frame[] = [];
  private running = false;
  private wake: (() => void) | null = null;
  private skipping = false;
  private seat = -2;

  /** Take over what the model has now. */
  follow(model: TableModel): void {
    const table = model.table;
    if (!table) return;
    const frame = { table, log: model.log };
    const shown = this.frame;
    if (!shown || model.still || model.seat !== this.seat || table.revision < shown.table.revision || document.hidden) {
      this.seat = model.seat;
      this.skip();
      this.waiting = [];
      this.frame = frame;
      this.reveal = null;
      return;
    }
    if (table === shown.table) return;
    if (viewOf(table).real_time && viewOf(table).seconds > 0) {
      // a clock runs: nothing waits
      this.skip();
      this.waiting = [];
      this.reveal = null;
      this.frame = frame;
      return;
    }
    this.waiting.push(frame);
    if (!this.running) void this.run();
  }

  get busy(): boolean {
    return this.reveal !== null;
  }

  /** Show the rest at once. */
  skip(): void {
    if (!this.running) return;
    this.skipping = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.skipping = false;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const before = this.frame;
      if (before) await this.show(next, before);
      this.reveal = null;
      this.frame = next;
    }
    this.running = false;
    this.skipping = false;
  }

  private async show(next: Frame, before: Frame): Promise<void> {
    const seen = before.log.at(-1)?.n ?? -1;
    const old = viewOf(before.table);
    const reveals = revealsIn(next.log.filter((line) => line.n > seen), old);
    this.count(reveals, viewOf(next.table));
    if (this.skipping || this.waiting.length > MOST) return;
    for (const reveal of reveals.slice(-2)) {
      this.moment = "rise";
      this.reveal = reveal;
      const calm = document.documentElement.dataset["motion"] !== "full";
      await this.pause(calm ? 60 : RISE);
      this.moment = "hold";
      const hold = holdFor(reveal.risk, settings.speed);
      await this.pause(calm ? Math.min(hold, CALM_HOLD) : hold);
      this.moment = "turn";
      const peril = viewOf(next.table).peril === reveal.card;
      await this.pause(calm ? 60 : TURN);
      if (peril) this.moment = "bite";
      await this.pause((calm ? LAY : LAY + (peril ? 500 : 0)) * (settings.speed > 90 ? 0.3 : 1));
      if (this.skipping) return;
    }
  }

  private count(reveals: readonly Reveal[], after: View): void {
    const newest = reveals.at(-1);
    if (newest) this.last = newest.risk;
    if (after.real_time) return;
    const so_far = after.reveals[key(after.active - 1)] ?? 0;
    const all = [...this.risks, ...reveals.map((one) => one.risk)];
    this.risks = so_far > 0 ? all.slice(-so_far) : [];
  }

  private pause(ms: number): Promise<void> {
    if (this.skipping || ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(finish, ms);
      const self = this;
      function finish() {
        clearTimeout(timer);
        self.wake = null;
        done();
      }
      this.wake = finish;
    });
  }
}
