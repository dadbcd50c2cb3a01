// One table of the card game as its parts see it: what is shown, what is asked and where each option stands, what lies
// beside. All moves go through here.
import { MediaQuery } from "svelte/reactivity";
import { announce } from "../../announce.svelte";
import type { Asked, CardInfo, Choice, LogLine, Seat, Table } from "../../contract";
import { say, tell } from "../../lang.svelte";
import type { Answer, TableModel } from "../../live.svelte";
import { isBot } from "../../names";
import { settings } from "../../settings.svelte";
import { showWhy } from "../why.svelte";
import { type Counter, counterWords } from "./counter";
import { grab, type Held } from "./grab";
import { foodOf } from "./look";
import { Playback } from "./playback.svelte";
import {
  arrange, type Arranged, type Chance, foodHeld, key, luck, named, nothing, type Placed, type Player, playerOf, rowOf, stageSeat,
  type Standing, standing, type View, viewOf,
} from "./view";

export type Side = "log" | "chat";
export type Sheet = "" | "discard" | "place" | "seat";
/** what the middle of the table shows */
export type Scene = "peril" | "feeding" | "characters" | "burrows";

/** While a Peril is answered these stand on the stage, the rest below. */
const ANSWERS = new Set(["suffer", "avoid", "tame"]);
/** Reveals closer together than this are one press of a hurried finger. */
const AGAIN = 150;

export class Tunnels {
  readonly play = new Playback();
  cards = $state.raw<Record<string, CardInfo>>({});
  /** what a bot would do: the word of an option */
  hinted = $state("");
  /** the reveal button asks once more */
  armed = $state(false);
  /** the card that is dragged, where it is */
  dragged = $state<Held | null>(null);
  /** refused offers, turned round, until they can be offered */
  counters = $state.raw<readonly Counter[]>([]);
  side = $state<Side>("log");
  /** on a phone the log and the chat open over the table */
  open = $state(false);
  /** lines of the chat that were seen */
  read = $state(0);
  sheet = $state<Sheet>("");
  /** whose zone its sheet shows */
  looking = $state(0);
  /** the pile whose odds are shown, 0 for none */
  oddsOf = $state(0);
  /** who has died looks on */
  watchOn = $state(false);
  private readonly narrow = new MediaQuery("max-width: 900px");
  private lastReveal = 0;

  constructor(readonly model: TableModel) {}

  get phone(): boolean {
    return this.narrow.current;
  }

  // -- what is shown -------------------------------------------------------------------------------------------------
  get table(): Table | null {
    return this.play.frame?.table ?? null;
  }

  get seats(): readonly Seat[] {
    return this.model.seats;
  }

  /** What is shown, once there is a table. */
  view = $derived.by((): View | null => (this.table ? viewOf(this.table) : null));

  /** One's own seat, -1 for those who watch. */
  get me(): number {
    return this.model.seat;
  }

  /** Whose zone and hand stand below: one's own; of the active player for those who watch. */
  get focus(): number {
    return this.me >= 0 ? this.me : Math.max(0, (this.view?.active ?? 1) - 1);
  }

  /** Whose scavenge the stage shows. */
  shown = $derived.by((): number => (this.view ? stageSeat(this.view, this.focus) : -1));
  player = $derived.by((): Player | undefined => (this.view ? playerOf(this.view, this.focus) : undefined));
  row = $derived.by((): string[] => (this.view ? rowOf(this.view, this.shown) : []));
  /** the pile that is scavenged now, 0 for none */
  pile = $derived.by((): number => (this.view?.phase === "turns" ? (this.view.pile_of[key(this.shown)] ?? 0) : 0));
  chance = $derived.by((): Chance | undefined => this.chanceOf(this.pile));

  chanceOf(pile: number): Chance | undefined {
    return this.view?.odds.find((one) => one.pile === pile);
  }

  get inPeril(): boolean {
    return !!this.view?.peril;
  }

  title(card: string): string {
    const known = this.cards[card];
    return known ? tell(known.title) : card;
  }

  isBotAt(seat: number): boolean {
    const one = this.model.seats[seat];
    return !!one && isBot(one);
  }

  /** Lines keep the names that they were first worded with, so that a long log isn't worded anew each time. */
  private worded = new WeakMap<LogLine, LogLine>();

  private withNames(line: LogLine): LogLine {
    const known = this.worded.get(line);
    if (known) return known;
    const fresh = { ...line, text: named(line.text, this.seats) };
    this.worded.set(line, fresh);
    return fresh;
  }

  get lines(): readonly LogLine[] {
    return this.play.frame?.log ?? [];
  }

  log = $derived.by((): LogLine[] => this.lines.map((line) => this.withNames(line)));

  // -- what is asked -------------------------------------------------------------------------------------------------
  asked = $derived.by((): Asked | null => {
    const now = this.table?.asked ?? null;
    if (!now) return null;
    const seats = this.seats;
    return {
      ...now,
      prompt: named(now.prompt, seats),
      options: now.options.map((one) => ({ ...one, label: named(one.label, seats), detail: one.detail && named(one.detail, seats) })),
    };
  });

  /** Nothing can be done: what is shown lags behind, a move is on its way, or one only looks. */
  get disabled(): boolean {
    return this.table !== this.model.table || this.model.busy || !this.model.playing;
  }

  role = $derived.by((): Standing => standing(this.asked, this.me, this.view ?? undefined));
  /** what is asked of this seat, each option at its place */
  offered = $derived.by((): Arranged => {
    const { view, asked } = this;
    return view && asked?.yours ? arrange(asked.options, view, this.me, asked.kind) : nothing();
  });
  /** the options that have a button: a replay is to look at */
  placed = $derived.by((): Arranged => (this.model.still ? nothing() : this.offered));
  reveal = $derived.by((): Choice | undefined => this.offered.main.find((one) => one.word === "reveal"));

  /** In a replay: what this seat answered here; what others did is not for it to know. */
  answer = $derived.by((): Answer | null => {
    const { answer } = this.model;
    return this.asked?.yours && answer?.seat === this.me ? answer : null;
  });

  /** Whether an option is the one that was taken, in a replay. */
  taken(choice: Choice | undefined): boolean {
    const [word = ""] = this.answer?.words.split(" ") ?? [];
    return choice !== undefined && word.replace(/^\d:/, "") === choice.word;
  }

  /** What stands at a card, "": whether it was chosen. */
  markOf(ways: readonly Placed[] = []): string {
    return ways.some(({ choice }) => this.taken(choice)) ? say("web-tunnels-chosen") : "";
  }

  /** another Trauma would be the last one, and the next card may bring it */
  deadly = $derived.by((): boolean => {
    const { view, player } = this;
    return !!view && !!player && this.shown === this.me && player.traumas.length >= view.death_at - 1 && (this.chance?.peril ?? 0) > 0;
  });

  /** Ways to answer a Peril. */
  answers = $derived.by((): Choice[] => {
    if (!this.inPeril) return [];
    const hand = Object.values(this.placed.hand).flat().map((one) => one.choice);
    return [...hand, ...this.placed.main.filter((one) => ANSWERS.has(one.word))];
  });
  /** the large buttons */
  main = $derived.by((): Choice[] => (this.inPeril ? this.placed.main.filter((one) => !ANSWERS.has(one.word)) : this.placed.main));
  /** choosing oneself */
  self = $derived.by((): Choice | undefined => this.placed.rest.find((one) => one.word === `player-${this.me + 1}`));
  /** to be offered beside the others, with the phrases */
  deal = $derived.by((): Choice | undefined => this.placed.rest.find((one) => one.word === "deal"));
  gift = $derived.by((): Choice | undefined => this.placed.rest.find((one) => one.word === "gift"));
  rest = $derived.by((): Choice[] => [
    ...(this.asked?.kind === "Share" ? [] : Object.values(this.placed.seats)),
    ...this.placed.rest.filter((one) => one !== this.deal && !(this.phone && one === this.gift)),
  ]);
  picks = $derived.by(() => Object.keys(this.offered.picks));

  get dealing(): boolean {
    return !!this.view && (this.placed.deal.length > 0 || this.view.draft !== null);
  }

  scene = $derived.by((): Scene => {
    const { view, offered } = this;
    if (Object.keys(offered.characters).length) return "characters";
    if (this.inPeril) return "peril";
    const elsewhere = view?.looked.length || Object.keys(offered.piles).length || this.picks.length;
    return view?.phase === "feeding" && !elsewhere ? "feeding" : "burrows";
  });

  /** The fewest reveals of whoever is on the stage. */
  private get least(): number {
    return this.view?.reveals_bound[this.shown]?.[0] ?? 1;
  }

  /** How an Area or a Trauma bounds the reveals of whoever is on the stage: words, and whether it is met. */
  bound = $derived.by((): { text: string; met: boolean } | null => {
    const { view, least } = this;
    if (!view || view.phase !== "turns" || this.pile === 0) return null;
    const n = view.reveals[key(this.shown)] ?? 0;
    const most = view.reveals_bound[this.shown]?.[1] ?? 999;
    if (least > 1) return { text: say(n >= least ? "web-tunnels-may-stop" : "web-tunnels-least", { n, least }), met: n >= least };
    return most < 99 ? { text: say("web-tunnels-most", { n, most }), met: false } : null;
  });

  /** Why one may not stop yet, "" if one may. */
  held = $derived.by((): string => {
    const early = (this.view?.reveals[key(this.me)] ?? 0) < this.least;
    const open = this.reveal && !this.main.some((one) => one.word === "collect");
    return open && early ? say("web-tunnels-not-yet", { least: this.least }) : "";
  });

  /** All hunt at once, and the clock runs. */
  get running(): boolean {
    const table = this.model.table;
    return !!table && table.asked?.kind === "HuntTogether" && !table.paused && !table.ended;
  }

  get over(): boolean {
    const fallen = !!this.player && this.me >= 0 && !this.player.alive && !this.watchOn;
    return !!this.table?.ended || fallen;
  }

  /** Who has not answered yet. */
  thinking = $derived.by((): number[] => this.asked?.seats.filter((seat) => !this.view?.passed.includes(seat)) ?? []);
  /** the odds of having come so far, 0 where one can't say */
  survived = $derived.by((): number => {
    const { risks } = this.play;
    return this.view && risks.length === this.view.stake.reveals && risks.length > 1 ? luck(risks) : 0;
  });

  get need(): number {
    return this.player?.feed_cost ?? 0;
  }

  get have(): number {
    return this.view ? foodHeld(this.view, this.focus) : 0;
  }

  /** The food that one has laid out to eat. */
  eaten = $derived.by((): number => {
    const { player } = this;
    if (!player) return 0;
    const worth = (card: string): number => this.worth(card) ?? Math.max(0, foodOf(this.cards[card]));
    return [...player.eaten, ...player.eating].reduce((sum, card) => sum + worth(card), player.stored);
  });

  /** The food that a card of one's own hand is worth now. */
  worth(card: string): number | undefined {
    return this.view?.hand_cards.find((one) => one.card === card)?.food;
  }

  /** What number keys choose, in order. */
  get numbered(): (Choice | undefined)[] {
    const { placed } = this;
    const piles = [1, 2, 3].map((at) => placed.piles[at]);
    if (piles.some((one) => one !== undefined)) return piles;
    if (this.answers.length) return this.answers;
    const partners = placed.deal.filter((one) => one.word.startsWith("player-"));
    if (partners.length) return partners;
    const cards = [placed.looked, placed.picks].flatMap((place) => Object.values(place)).flat().map((one) => one.choice);
    return [...cards, ...Object.values(placed.characters), ...this.rest];
  }

  // -- doing ---------------------------------------------------------------------------------------------------------
  /** The table has moved on: what was advised or half said holds no longer. */
  movedOn(): void {
    this.hinted = "";
    this.armed = false;
    const { view } = this;
    const dead = (one: Counter): boolean => !!view && !playerOf(view, one.to)?.alive;
    if (this.counters.some(dead)) this.counters = this.counters.filter((one) => !dead(one));
  }

  readonly choose = (choice: Choice): void => {
    if (this.disabled) return;
    if (choice.word === "reveal" && this.running) {
      // everybody is in a hurry: a second press of the same finger is none
      const now = performance.now();
      if (now - this.lastReveal < AGAIN) return;
      this.lastReveal = now;
    }
    if (choice.word === "reveal" && this.deadly && settings.confirmRisky && !this.armed && !this.running) {
      this.armed = true;
      return;
    }
    void this.model.move(choice.word);
  };

  /** A whole line of words at once. */
  readonly line = (words: string): void => {
    if (!this.disabled) void this.model.move(words);
  };

  /** Choose the first of these words that is an option, if one is. */
  byWord(...words: string[]): (() => void) | undefined {
    const choice = this.asked?.yours ? this.asked.options.find((one) => words.includes(one.word)) : undefined;
    return choice ? () => this.choose(choice) : undefined;
  }

  /** Refuse what is offered, to offer it turned round. */
  readonly counter = (): void => {
    const draft = this.view?.draft;
    const refuse = this.asked?.options.find((one) => one.word === "refuse");
    if (!draft || !refuse || this.disabled) return;
    const made: Counter = { to: draft.giver, gives: draft.wants, wants: draft.gives };
    void this.model.move(refuse.word).then((done) => {
      if (!done) return;
      this.counters = [...this.counters.filter((one) => one.to !== made.to), made];
      void this.offerBack(made, true);
    });
  };

  /** Begin the offer, if the pair may make one now. quiet: nobody has asked for it at this moment. */
  readonly offerBack = async (made: Counter, quiet = false): Promise<void> => {
    const { model } = this;
    if (model.asked?.yours && model.asked.options.some((one) => one.word === "deal")) {
      const whole = ["deal", key(made.to), ...counterWords(made)].join(" ");
      for (const words of [whole, `deal ${key(made.to)}`]) {
        const seen = await model.preview(words);
        if (seen?.asked?.kind !== "Build") continue;
        if (await model.move(words)) this.counters = this.counters.filter((one) => one !== made);
        return;
      }
    }
    if (!quiet) announce(say("web-tunnels-deal-not-yet"));
  };

  get canGive(): boolean {
    const { asked } = this;
    return !!asked?.yours && !this.disabled && asked.options.some((one) => one.word === "gift" || one.word.startsWith("give-"));
  }

  /** A pointer went down on a card of the hand: it may be dragged to a head. */
  readonly lift = (event: PointerEvent, card: string): void => {
    grab(event, card, (now) => (this.dragged = now), (given, seat) => {
      const { view } = this;
      if (seat === this.me || !this.canGive) return;
      const first = this.asked?.kind === "GiftCard" ? "" : "gift ";
      const takers = view?.players.filter((_, other) => other !== this.me && playerOf(view, other)?.alive).length ?? 0;
      // with one possible taker nobody is asked who
      this.line(`${first}give-${given}${takers > 1 ? ` player-${seat + 1}` : ""}`);
    });
  };

  readonly hint = async (): Promise<void> => {
    const answer = await this.model.hint();
    this.hinted = answer?.words.split(" ")[0] ?? "";
    const choice = this.asked?.options.find((one) => one.word === this.hinted);
    if (choice) announce(`${say("web-hinted")}: ${tell(choice.label)}`);
  };

  readonly why = (): void => {
    if (this.asked) showWhy(tell(this.asked.prompt), this.asked.rules);
  };

  // -- what lies beside ----------------------------------------------------------------------------------------------
  get unread(): number {
    return Math.max(0, this.model.chat.length - this.read);
  }

  /** Open the log or the chat, or close it if it is open. */
  show(which: Side): void {
    this.open = this.side === which ? !this.open : true;
    this.side = which;
  }

  /** Show the zone and the hand of a seat. */
  readonly look = (seat: number): void => {
    this.looking = seat;
    this.sheet = "seat";
  };

  private told = -1;

  /** Say what has happened since the last time, for screen readers. */
  announceNews(): void {
    const last = this.lines.at(-1)?.n ?? -1;
    if (this.told >= 0 && last > this.told) {
      const news = this.lines.filter((line) => line.n > this.told).slice(-4);
      announce(news.map((line) => tell(this.withNames(line).text)).join(". "), news.some((line) => line.text.id === "sc-log-peril"));
    }
    this.told = last;
  }
}
