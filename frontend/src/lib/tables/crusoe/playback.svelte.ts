// What has just happened, line by line: the log plays at a speed that one can follow, and never holds anybody up.
import type { LogLine, Table } from "../../contract";
import type { Sound } from "../../sound";
import { soundOf, soundOfAll } from "./cues";

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

/** A die tumbles, then lies so that one can read it. */
const TUMBLE = 600;
const REST = 500;

/** How long a line stands before the next one comes, in milliseconds at normal speed. */
export function rest(line: LogLine): number {
  if (line.kind === "log-die") return TUMBLE + REST;
  if (CARDS.has(line.kind)) return 1500;
  if (line.kind === "log-action") return 800;
  if (line.kind === "log-phase") return 350;
  return 500;
}

/** How much longer than normal, by the setting: twice as long at 0, a quarter at 95, nothing at 100 (at once). */
export function slowness(speed: number): number {
  if (speed >= 100) return 0;
  return speed <= 50 ? 2 ** (1 - speed / 50) : 4 ** ((50 - speed) / 45);
}

export class Playback {
  /** the table as it is shown: what it was before, until everything has been told */
  shown = $state.raw<Table | null>(null);
  /** all lines; `told` of them are shown */
  lines = $state.raw<readonly LogLine[]>([]);
  told = $state(0);
  paused = $state(false);
  /** the line that has just been told, null if nothing is played */
  latest = $state.raw<LogLine | null>(null);
  /** lines that were known before this playback */
  private known = 0;
  private newest: Table | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** heard: is given the sound of what is told */
  constructor(
    private readonly speed: () => number,
    private readonly heard: (sound: Sound) => void = () => {},
  ) {}

  get playing(): boolean {
    return this.told < this.lines.length;
  }

  get log(): readonly LogLine[] {
    return this.playing ? this.lines.slice(0, this.told) : this.lines;
  }

  /** What this playback has told so far. */
  get fresh(): readonly LogLine[] {
    return this.playing || this.latest ? this.lines.slice(this.known, this.told) : [];
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
      if (began && !still) this.hear(soundOfAll(fresh));
      this.show();
      return;
    }
    if (this.latest === null) this.known = this.told;
    if (this.timer === undefined && !this.paused) this.wait();
  }

  /** Show everything at once. */
  skip(): void {
    this.hear(soundOfAll(this.lines.slice(this.told)));
    this.show();
  }

  /** Go on to the next line now. */
  next(): void {
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.paused) this.tell();
    else this.wait();
  }

  private show(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.told = this.lines.length;
    this.shown = this.newest;
    this.latest = null;
    this.paused = false;
  }

  private hear(sound: Sound | ""): void {
    if (sound) this.heard(sound);
  }

  private tell(): LogLine | null {
    const line = this.lines[this.told] ?? null;
    if (!line) return null;
    this.told += 1;
    this.latest = line;
    this.hear(soundOf(line));
    return line;
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
    const line = this.tell();
    if (!line) {
      this.show();
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.playing) this.wait();
      else this.show();
    }, rest(line) * slowness(this.speed()));
  }
}
