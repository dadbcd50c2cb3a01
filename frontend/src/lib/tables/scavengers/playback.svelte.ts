// What the table shows lags behind what the server sent by the time that a revealed card takes to turn: each step of the
// table waits until the cards that it reveals have been seen, and until those that a Peril takes have fallen. Nothing is
// lost by it and any key skips it. While a clock runs nothing waits: cards turn where they lie, and the game goes on.
import type { CardInfo, LogLine, Table } from "../../contract";
import type { TableModel } from "../../live.svelte";
import { settings } from "../../settings.svelte";
import { hold, play, type Stop } from "../../sound";
import { endSound, soundsOf, turned } from "./sounds";
import { fallenFrom, holdFor, key, type Reveal, revealsIn, type View, viewOf } from "./view";

interface Frame {
  table: Table;
  log: readonly LogLine[];
}

/** Steps that wait; older ones are shown without turning their cards. */
const MOST = 3;
const RISE = 260;
const TURN = 240;
const TURN_PERIL = 160;
/** jaws snap, the light goes, one breath */
const BITE = 110 + 180 + 420;
const LOOK = 520;
const LAY = 280;
const FALL = 340;
const APART = 60;
const FADE = 120;
const CALM_HOLD = 300;
/** a card that turns while the clock runs; motion.css has as long */
const GLANCE = 260;
/** Two sounds of one step are so far apart. */
const BEAT = 170;

export type Moment = "rise" | "hold" | "turn" | "bite" | "lay";

/** Whether things only fade. */
const calm = (): boolean => document.documentElement.dataset["motion"] !== "full";

export class Playback {
  /** what is shown now; null: nothing has come yet */
  frame = $state.raw<Frame | null>(null);
  reveal = $state.raw<Reveal | null>(null);
  moment = $state<Moment>("rise");
  /** the cards that fall now, after a Peril */
  falling = $state.raw<readonly string[]>([]);
  /** the cards that turn where they lie, while a clock runs */
  turning = $state.raw<readonly Reveal[]>([]);
  /** grows with every Trauma that somebody got while one looks */
  struck = $state(0);
  /** odds that the scavenging player has survived since the first card that was seen here */
  risks = $state.raw<readonly number[]>([]);
  /** odds of the reveals that were seen here, by number of the line of the log */
  seen = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** cards in words, for their sounds */
  cards: Record<string, CardInfo> = {};

  private waiting: Frame[] = [];
  private running = false;
  private wake: (() => void) | null = null;
  private skipping = false;
  private seat = -2;
  /** a new one begins when what waits is dropped */
  private era = 0;

  /** Take over what the model has now. */
  follow(model: TableModel): void {
    const table = model.table;
    if (!table) return;
    const frame = { table, log: model.log };
    const shown = this.frame;
    if (!shown || model.still || model.seat !== this.seat || table.revision < shown.table.revision || document.hidden) {
      this.seat = model.seat;
      this.rest(frame);
      return;
    }
    if (table === shown.table) return;
    if (viewOf(table).real_time && viewOf(table).seconds > 0) {
      // a clock runs: nothing waits
      this.rest(frame);
      this.glance(revealsIn(fresh(frame, shown), viewOf(shown.table)));
      this.tell(frame, shown, true);
      return;
    }
    this.waiting.push(frame);
    if (!this.running) void this.run();
  }

  get busy(): boolean {
    return this.reveal !== null || this.falling.length > 0;
  }

  /** Whether a seat's card turns where it lies. */
  turns(seat: number, card: string): boolean {
    return this.turning.some((one) => one.seat === seat && one.card === card);
  }

  /** Let cards turn where they lie; everything else is as the newest table has it. */
  private glance(reveals: readonly Reveal[]): void {
    if (!reveals.length) return;
    this.turning = [...this.turning, ...reveals];
    setTimeout(() => (this.turning = this.turning.filter((one) => !reveals.includes(one))), GLANCE);
  }

  /** Show the rest at once. */
  skip(): void {
    if (!this.running) return;
    this.skipping = true;
    this.wake?.();
  }

  /** Show this, now. */
  private rest(frame: Frame): void {
    this.skip();
    this.era += 1;
    this.running = false;
    this.waiting = [];
    this.frame = frame;
    this.reveal = null;
    this.falling = [];
  }

  private async run(): Promise<void> {
    const era = this.era;
    this.running = true;
    this.skipping = false;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const before = this.frame;
      if (before) await this.show(next, before);
      if (era !== this.era) return;
      this.reveal = null;
      this.falling = [];
      this.frame = next;
      if (before) this.tell(next, before, false);
    }
    this.running = false;
    this.skipping = false;
  }

  private async show(next: Frame, before: Frame): Promise<void> {
    const old = viewOf(before.table);
    const now = viewOf(next.table);
    const reveals = revealsIn(fresh(next, before), old);
    this.count(reveals, now);
    if (this.skipping || this.waiting.length > MOST) return;
    await this.fall(fallenFrom(old, now));
    for (const reveal of reveals.slice(-2)) {
      if (this.skipping) return;
      await this.turn(reveal, now.peril === reveal.card);
    }
  }

  /** The row falls, only after everybody had a chance to keep it. */
  private async fall(cards: readonly string[]): Promise<void> {
    if (!cards.length || this.skipping) return;
    this.falling = cards;
    play("lay");
    await this.pause(calm() ? FADE : FALL + APART * (cards.length - 1));
    this.falling = [];
  }

  private async turn(reveal: Reveal, peril: boolean): Promise<void> {
    const still = calm();
    this.moment = "rise";
    this.reveal = reveal;
    play("rise");
    await this.pause(still ? FADE : RISE);
    this.moment = "hold";
    const wanted = holdFor(reveal.risk, settings.speed);
    const held = still ? Math.min(wanted, CALM_HOLD) : wanted;
    const hush = this.rattle(reveal.risk, held);
    await this.pause(held);
    hush();
    this.moment = "turn";
    play(turned(this.cards[reveal.card], peril));
    await this.pause(still ? FADE : peril ? TURN_PERIL : TURN);
    if (peril) {
      this.moment = "bite";
      await this.pause(BITE * pace());
      return;
    }
    await this.pause(LOOK * pace());
    this.moment = "lay";
    await this.pause(still ? FADE : LAY);
  }

  private rattle(risk: number, ms: number): Stop {
    return this.skipping || ms <= 0 ? () => {} : hold(risk, ms);
  }

  /** What is heard and felt of a step that is shown now. live: the cards that it revealed have not been seen turning. */
  private tell(next: Frame, before: Frame, live: boolean): void {
    const lines = fresh(next, before);
    const sounds = soundsOf(lines, this.cards);
    if (live) {
      for (const reveal of revealsIn(lines, viewOf(before.table)).slice(-1)) {
        sounds.unshift(turned(this.cards[reveal.card], viewOf(next.table).peril === reveal.card));
      }
    }
    if (!before.table.ended) {
      const end = endSound(next.table, this.seat);
      if (end && !sounds.includes(end)) sounds.push(end);
    }
    for (const [at, sound] of sounds.entries()) setTimeout(() => play(sound), at * BEAT);
    if (lines.some((line) => line.text.id === "sc-log-trauma")) this.struck += 1;
  }

  private count(reveals: readonly Reveal[], after: View): void {
    if (reveals.length) this.seen = new Map([...this.seen, ...reveals.map((one) => [one.n, one.risk] as const)]);
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

/** The lines that are new in a frame. */
function fresh(next: Frame, before: Frame): LogLine[] {
  const last = before.log.at(-1)?.n ?? -1;
  return next.log.filter((line) => line.n > last);
}

/** How long one looks at a card, beside what the settings ask for. */
const pace = (): number => (settings.speed > 90 ? 0.2 : settings.speed > 60 ? 0.7 : 1);
