// What has just happened, line by line: the log plays at a speed that one can follow, and never holds anybody up.
import type { LogLine, Table } from "../../contract";

/** Lines that are worth watching; without one of them a change shows at once. */
const WATCHED = new Set([
  "log-die",
  "log-action",
  "log-event",
  "log-adventure",
  "log-mystery",
  "log-beast",
  "log-clouds",
  "log-threat-strikes",
  "log-wounds",
  "log-round",
]);
const CARDS = new Set(["log-event", "log-adventure", "log-mystery", "log-beast", "log-threat-strikes"]);

/** How long a line stands before the next one comes, in milliseconds at normal speed. */
export function rest(line: LogLine): number {
  if (line.kind === "log-die") return 950;
  if (CARDS.has(line.kind)) return 1500;
  if (line.kind === "log-action") return 800;
  if (line.kind === "log-phase") return 350;
  return 500;
}

/** How much longer than normal, by the setting from 0 (slow) to 100 (at once). */
export function slowness(speed: number): number {
  return speed >= 100 ? 0 : 2.5 ** (1 - speed / 50);
}

export class Playback {
  /** the table as it is shown: what it was before, until everything has been told */
  shown = $state.raw<Table | null>(null);
  /** all lines; `told` of them are shown */
  lines = $state.raw<readonly LogLine[]>([]);
  told = $state(0);
  paused = $state(false);
  private newest: Table | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly speed: () => number) {}

  get playing(): boolean {
    return this.told < this.lines.length;
  }

  get log(): readonly LogLine[] {
    return this.playing ? this.lines.slice(0, this.told) : this.lines;
  }

  /** A message of the server came. still: nothing is played. */
  take(table: Table, log: readonly LogLine[], still: boolean): void {
    const before = this.lines;
    this.newest = table;
    this.lines = log;
    const fresh = log.slice(this.told);
    const began = this.shown !== null && before.length <= log.length && this.told > 0;
    const watch = began && !still && slowness(this.speed()) > 0 && fresh.some((line) => WATCHED.has(line.kind));
    if (!watch) {
      this.skip();
      return;
    }
    if (this.timer === undefined && !this.paused) this.wait();
  }

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.told = this.lines.length;
    this.shown = this.newest;
    this.paused = false;
  }

  toggle(): void {
    if (!this.playing) return;
    this.paused = !this.paused;
    if (this.paused) {
      clearTimeout(this.timer);
      this.timer = undefined;
    } else this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(): void {
    const line = this.lines[this.told];
    if (!line) {
      this.skip();
      return;
    }
    this.told += 1;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.playing) this.wait();
      else this.skip();
    }, rest(line) * slowness(this.speed()));
  }
}
