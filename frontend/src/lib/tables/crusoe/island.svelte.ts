// One table of the island game as its parts see it: what is shown, what is asked, whose pawn is in the hand, what is being
// declared. All moves go through here.
import { announce } from "../../announce.svelte";
import type { Asked, CardInfo, Choice, Previewed, Table, Text } from "../../contract";
import { say, tell } from "../../lang.svelte";
import type { TableModel } from "../../live.svelte";
import { isBot, seatName } from "../../names";
import { settings } from "../../settings.svelte";
import { play } from "../../sound";
import { capital } from "../../texts";
import { type Declaration, declare, readWish, type Wish, wishFor, wishOf } from "./declare";
import { Playback } from "./playback.svelte";
import { actionsTold, isAction } from "./stage";
import { type Kind, KINDS, type Planned, seatOf, type Target, targetRow, type View, viewOf } from "./view";

/** Why a target can't be taken, and what else can. */
export interface Slip {
  title: string;
  rule: string;
  kind: string;
  near: readonly Target[];
  x: number;
  y: number;
}

export type Side = "table" | "log" | "chat";

/** Steps of planning that end in a declaration; the other questions of planning are its own. */
const DECLARING = new Set(["Plan", "Confirm"]);

export class Island {
  readonly playback = new Playback(() => settings.speed, play);
  cards = $state.raw<Record<string, CardInfo>>({});
  /** the person whose pawn is in the hand, "" if none */
  held = $state("");
  /** where the pointer holds the pawn, null if it was picked up by key or tap */
  pointer = $state.raw<{ x: number; y: number; touch: boolean } | null>(null);
  /** the target that the pawn hangs over, as "kind target" */
  aim = $state("");
  draft = $state.raw<Declaration | null>(null);
  /** a kind whose targets are listed */
  listed = $state<Kind | "">("");
  /** a space whose targets are listed */
  listedSpace = $state("");
  slip = $state.raw<Slip | null>(null);
  hinted = $state("");
  /** what a bot would do, in words, if that is not a declaration that is shown */
  advice = $state("");
  side = $state<Side>("table");
  private asking = 0;
  private known = new Map<string, Promise<Previewed | null>>();
  private revision = -1;

  constructor(readonly model: TableModel) {}

  // -- what is shown ---------------------------------------------------------------------------------------------
  get table(): Table {
    const table = this.playback.shown ?? this.model.table;
    if (!table) throw new Error("there is no table yet");
    return table;
  }

  get view(): View {
    return viewOf(this.table);
  }

  get playing(): boolean {
    return this.playback.playing;
  }

  get asked(): Asked | null {
    return this.playing ? null : this.table.asked;
  }

  get mine(): boolean {
    return (this.asked?.yours ?? false) && this.model.playing && !this.table.paused;
  }

  get seat(): number {
    return this.model.seat;
  }

  /** What the right page shows. */
  get mode(): "plan" | "stage" | "end" {
    if (this.playing) return "stage";
    if (this.table.ended) return "end";
    return this.asked && DECLARING.has(this.asked.kind) ? "plan" : "stage";
  }

  get planning(): boolean {
    return this.mode === "plan" && this.mine;
  }

  options = $derived.by((): Map<string, Choice> => new Map((this.asked?.yours ? this.asked.options : []).map((one) => [one.word, one])));
  retractions = $derived.by((): Map<string, Choice> => new Map((this.asked?.yours ? this.asked.retractions : []).map((one) => [one.word, one])));

  /** The option that points at something on the table (`space:M1`), outside planning. */
  optionAt(point: string): Choice | undefined {
    if (this.mode !== "stage" || !this.mine) return undefined;
    return this.asked?.options.find((one) => one.points.includes(point));
  }

  /** Whether what is asked can be answered on the map. */
  get asksOnMap(): boolean {
    return this.mine && (this.asked?.options ?? []).some((one) => one.points.some((point) => point.startsWith("space:")));
  }

  /** What a seat is called; one's own is "you". */
  name(seat: number): string {
    if (seat === this.seat && !this.model.still) return capital(say("web-you"));
    const one = this.model.seats[seat];
    return one && isBot(one) ? say(`person-${one.word}`) : seatName(one, seat);
  }

  /** What a person is called: the one who plays it, or its character. */
  personName(person: string): string {
    const seat = seatOf(this.view, person);
    return seat >= 0 ? this.name(seat) : say(`person-${person}`);
  }

  title(card: string): string {
    const known = this.cards[card];
    return known ? tell(known.title) : card.replace(/^.*\//, "").replaceAll("-", " ");
  }

  /** declared actions as they were before they were resolved, by round and number */
  private plans = new Map<string, Planned>();

  /** The declared action that is being resolved, if one is, with its dice and pawns if they were seen. */
  now = $derived.by((): Planned | null => {
    if (!this.model.table) return null;
    const { planned, running, round } = this.view;
    const told = this.playing ? actionsTold(this.playback.log).at(-1) : undefined;
    const found = planned.find((one) => (told ? isAction(told, one) : one.n === running?.n));
    return found ? (this.plans.get(`${round} ${found.n}`) ?? found) : null;
  });

  /** Remember the plan while its actions still say how they will be done. */
  private remember(): void {
    const { planned, round } = this.view;
    for (const one of planned) if (one.open) this.plans.set(`${round} ${one.n}`, one);
  }

  /** Whether a declared action is settled: everybody whose pawn takes part has confirmed. */
  inked(planned: Planned): boolean {
    if (this.view.phase !== "planning") return true;
    return planned.seats.length > 0 && planned.seats.every((seat) => this.view.confirmed.includes(seat));
  }

  /** What others are about to declare. */
  intents = $derived.by((): { seat: number; wish: Wish; title: Text | null }[] =>
    Object.entries(this.model.intents)
      .map(([seat, words]) => ({ seat: Number(seat), wish: words ? readWish(words, this.view) : null }))
      .filter((one): one is { seat: number; wish: Wish } => one.wish !== null && one.seat !== this.seat)
      .map((one) => ({ ...one, title: targetRow(this.view, one.wish.kind, one.wish.target)?.title ?? null })),
  );

  // -- planning --------------------------------------------------------------------------------------------------
  /** Whether a target can be declared now, as far as one can say without asking. */
  legal(kind: string, target: string): boolean {
    if (!this.planning) return false;
    const row = targetRow(this.view, kind, target);
    return row !== undefined && row.rule === "";
  }

  /** Pawns that nobody has given anything to do yet, of players alone. */
  idle = $derived.by((): number => {
    const view = this.view;
    return view.players.reduce((sum, person) => sum + (view.pawns[person] ?? 0), 0);
  });

  /** The pawn that comes next: one's own first. */
  nextPawn = $derived.by((): string => {
    const view = this.view;
    const own = view.players[this.seat];
    const order = [...(own ? [own] : []), ...view.players, ...Object.keys(view.pawns)];
    return order.find((person) => (view.pawns[person] ?? 0) > 0) ?? "";
  });

  /** What the main button does while planning; "" if it can't be pressed. */
  get confirmWords(): string {
    if (!this.planning) return "";
    if (this.options.has("confirm")) return "confirm";
    return this.options.has("done") ? "done confirm" : "";
  }

  pick(person: string): void {
    if (!this.planning || !(this.view.pawns[person] ?? 0)) return;
    this.slip = null;
    this.held = this.held === person && !this.pointer ? "" : person;
    if (this.held) announce(say("web-cru-in-hand", { who: this.personName(person) }));
  }

  /** Put the pawn back and close what is being declared. */
  putBack(): void {
    this.held = "";
    this.pointer = null;
    this.aim = "";
    this.slip = null;
    this.closeList();
    this.drop();
  }

  closeList(): void {
    this.listed = "";
    this.listedSpace = "";
  }

  /** List the targets of a kind on the facing page. */
  list(kind: Kind): void {
    this.drop();
    this.slip = null;
    this.listedSpace = "";
    this.listed = this.listed === kind ? "" : kind;
  }

  /** All targets on a space, with their kinds. */
  targetsAt(space: string): { kind: Kind; row: Target }[] {
    return KINDS.flatMap((kind) => (this.view.targets[kind] ?? []).filter((row) => row.space === space && (kind !== "build" || row.target.includes("@"))).map((row) => ({ kind, row })));
  }

  /** A space of the map was chosen: its option, its one target, or the list of them. */
  takeSpace(space: string, x = 0, y = 0): void {
    const option = this.optionAt(`space:${space}`);
    if (option) {
      this.answer(option.word);
      return;
    }
    if (!this.planning) return;
    const all = this.targetsAt(space);
    const legal = all.filter(({ row }) => row.rule === "");
    const only = legal.length === 1 ? legal[0] : legal.length ? undefined : all[0];
    if (only) void this.take(only.kind, only.row.target, x, y);
    else if (legal.length > 1) {
      this.drop();
      this.slip = null;
      this.listed = "";
      this.listedSpace = this.listedSpace === space ? "" : space;
    } else this.slip = { title: space, rule: "", kind: "", near: [], x, y };
  }

  /** Close what is being declared. */
  drop(): void {
    this.asking += 1;
    this.draft = null;
    this.model.intend("");
  }

  /** The table has moved on: what is in the hand or in the making stays, as far as it still can. */
  movedOn(): void {
    this.hinted = "";
    this.advice = "";
    this.remember();
    if (this.pointer) return;
    if (!this.planning || this.model.busy) {
      this.putBack();
      return;
    }
    if (!(this.view.pawns[this.held] ?? 0)) this.held = "";
    const wish = this.draft?.wish;
    if (!wish) return;
    const there = this.view.planned.find((one) => one.open && one.kind === wish.kind && one.target === wish.target);
    if (wish.instead && there) void this.form({ ...wish, instead: there.n });
    else if (wish.instead) this.drop();
    else if (there || !this.legal(wish.kind, wish.target)) void this.take(wish.kind, wish.target);
    else void this.form(wish);
  }

  /** Take a target: open its declaration, or say why not. */
  take(kind: string, target: string, x = 0, y = 0): Promise<void> {
    this.slip = null;
    if (!this.planning) return Promise.resolve();
    const view = this.view;
    const there = view.planned.find((one) => one.open && one.kind === kind && one.target === target);
    if (!this.legal(kind, target) && !there) {
      this.refuse(kind, target, x, y);
      return Promise.resolve();
    }
    if (there && !this.held) return this.form(wishOf(there));
    return this.form(wishFor(view, kind, target, this.held || this.nextPawn));
  }

  /** Open this very declaration; others may have the same target. */
  revise(planned: Planned): Promise<void> {
    if (!planned.open || this.held || !this.planning) return this.take(planned.kind, planned.target ?? planned.kind);
    this.slip = null;
    return this.form(wishOf(planned));
  }

  /** Say why a target can't be taken, and name the nearest ones of its kind that can. */
  refuse(kind: string, target: string, x: number, y: number): void {
    const view = this.view;
    const row = targetRow(view, kind, target);
    const here = view.map.find((one) => one.space === (row?.space || target.split(".")[0]));
    const source = target.split(".")[1] ?? "";
    const far = (space: string): number => {
      const there = view.map.find((one) => one.space === space);
      if (!there || !here) return 0;
      const dq = there.q - here.q;
      const dr = there.r - here.r;
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    };
    const alike = (view.targets[kind as Kind] ?? []).filter((one) => one.rule === "" && (!source || one.target.endsWith(`.${source}`)));
    const near = [...alike].sort((a, b) => far(a.space) - far(b.space)).slice(0, 3);
    this.slip = { title: row ? capital(tell(row.title)) : target, rule: row?.rule ?? "", kind, near, x, y };
    this.drop();
  }

  /** Make a declaration of what somebody wants, and show it. */
  async form(wish: Wish): Promise<void> {
    const now = (this.asking += 1);
    const made = await declare(wish, (words) => this.ask(words));
    if (now !== this.asking) return;
    this.closeList();
    this.draft = made;
    this.model.intend(made.words);
  }

  /** Change one part of the declaration that is being made. */
  change(part: Partial<Wish>): Promise<void> {
    return this.draft ? this.form({ ...this.draft.wish, ...part }) : Promise.resolve();
  }

  /** Let a pawn join the declaration, or not. */
  toggle(helper: string): Promise<void> {
    const taken = this.draft?.helpers?.taken ?? [];
    return this.change({ helpers: taken.includes(helper) ? taken.filter((one) => one !== helper) : [...taken, helper] });
  }

  /** Enter the declaration. */
  async place(): Promise<void> {
    const draft = this.draft;
    if (!draft?.ready || this.model.busy) return;
    const done = await this.model.move(draft.words);
    if (!done) return;
    play("pawn");
    this.putBack();
  }

  /** Let go of a pawn over a target: what is complete is declared at once. */
  async letGo(kind: string, target: string, x: number, y: number): Promise<void> {
    await this.take(kind, target, x, y);
    this.pointer = null;
    this.aim = "";
    if (this.draft?.ready) await this.place();
    else this.held = "";
  }

  async takeBack(n: number): Promise<void> {
    if (await this.model.move(`-${n}`)) this.putBack();
  }

  async confirm(): Promise<void> {
    await this.model.settled();
    const words = this.confirmWords;
    if (!words) return;
    this.putBack();
    await this.model.move(words);
  }

  answer(word: string): void {
    this.putBack();
    void this.model.move(word);
  }

  /** What words of an answer mean, as far as their options say it. */
  private meaning(words: string): string {
    const [first = ""] = words.split(" ");
    const back = this.retractions.get(first);
    if (back) return tell(back.label);
    const option = this.options.get(first);
    return option ? tell(option.label) : words;
  }

  async hint(): Promise<void> {
    const answer = await this.model.hint();
    if (!answer) return;
    const wish = this.mode === "plan" ? readWish(answer.words, this.view) : null;
    this.hinted = answer.words.split(" ")[0] ?? "";
    if (!wish) {
      this.advice = say("web-cru-hint-is", { what: this.meaning(answer.words) });
      announce(this.advice);
      return;
    }
    if (wish.target === wish.kind && !(answer.words.split(" ").length > 1) && this.view.targets[wish.kind as Kind]!.length > 1) {
      this.listed = wish.kind as Kind;
      return;
    }
    await this.form(wish);
  }

  /** Previews of the table as it stands, each asked for once. */
  private ask(words: string): Promise<Previewed | null> {
    const revision = this.model.table?.revision ?? 0;
    if (revision !== this.revision) {
      this.known.clear();
      this.revision = revision;
    }
    const known = this.known.get(words);
    if (known) return known;
    const asked = this.model.preview(words);
    this.known.set(words, asked);
    void asked.then((answer) => {
      if (!answer) this.known.delete(words);
    });
    return asked;
  }
}

/** Kinds that are drawn: the seven, and the scenario's own if there are any. */
export function kindsShown(island: Island): Kind[] {
  const special = island.view.targets.special?.length || island.view.planned.some((one) => one.kind === "special") || island.options.has("special");
  return KINDS.filter((kind) => kind !== "special" || special);
}
