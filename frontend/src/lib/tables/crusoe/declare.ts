// A declaration in the making: kind, target, who acts, how it is paid, who joins, what goes along. No rule is known here:
// every step takes one of the options that the server's preview offers, and says which others there were.
import type { Choice, Previewed } from "../../contract";
import { type About, type Planned, ROLLED, type View } from "./view";

/** What somebody wants of a declaration; what the server does not offer is left out, what is missing is chosen. */
export interface Wish {
  kind: string;
  target: string;
  actor?: string;
  pay?: string;
  /** pawns that shall join, as words (`+friday`) */
  helpers: readonly string[];
  carry?: string;
  /** the declared action that this one takes the place of, 0: none */
  instead: number;
}

/** One step with its options. */
export interface Step {
  options: readonly Choice[];
  /** words of those that were taken */
  taken: readonly string[];
}

export interface Declaration {
  wish: Wish;
  words: string;
  about: About | null;
  actor: Step | null;
  pay: Step | null;
  helpers: Step | null;
  carry: Step | null;
  /** whether it could be declared as it stands */
  ready: boolean;
  /** whether the server refused a step */
  refused: boolean;
}

export type Ask = (words: string) => Promise<Previewed | null>;

const LONGEST = 16;
const ENOUGH = "go";

/** Ask the server step by step until the declaration is complete or refused. */
export async function declare(wish: Wish, ask: Ask): Promise<Declaration> {
  const words = wish.instead ? [`-${wish.instead}`, wish.kind] : [wish.kind];
  const made: Declaration = {
    wish,
    words: words.join(" "),
    about: null,
    actor: null,
    pay: null,
    helpers: null,
    carry: null,
    ready: false,
    refused: false,
  };
  const joined: string[] = [];
  for (let step = 0; step < LONGEST; step += 1) {
    const told = await ask(words.join(" "));
    made.words = words.join(" ");
    if (!told) return { ...made, refused: true };
    made.about = told.about as unknown as About;
    if (made.about.committed) return { ...made, ready: true };
    if (!told.asked) return made;
    const { kind, options } = told.asked;
    const offered = options.map((option) => option.word);
    const first = offered[0];
    const one = (wanted: string | undefined, otherwise: string | undefined): string | undefined =>
      wanted !== undefined && offered.includes(wanted) ? wanted : otherwise;
    let next: string | undefined;
    if (kind === "PlanTarget") {
      next = one(wish.target, undefined);
    } else if (kind === "PlanActor") {
      next = one(wish.actor, first);
      if (next) made.actor = { options, taken: [next] };
    } else if (kind === "PlanPay") {
      next = one(wish.pay, first);
      if (next) made.pay = { options, taken: [next] };
    } else if (kind === "PlanHelper") {
      const pawns = options.filter((option) => option.word !== ENOUGH);
      const actor = made.about.who ?? wish.actor ?? "";
      next = wish.helpers.find((word) => offered.includes(word) && !joined.includes(word));
      next ??= one(ENOUGH, one(`+${actor}`, pawns[0]?.word));
      if (next && next !== ENOUGH) joined.push(next);
      made.helpers = { options: made.helpers?.options ?? pawns, taken: [...joined] };
    } else if (kind === "PlanCarry") {
      next = one(wish.carry, offered.at(-1));
      if (next) made.carry = { options, taken: [next] };
    }
    if (!next) return { ...made, refused: true };
    words.push(next);
  }
  return made;
}

/** What somebody who adds a pawn of a person to a target wants: a new declaration, or one that is there with one more. */
export function wishFor(view: View, kind: string, target: string, person: string): Wish {
  const there = ROLLED.has(kind) || kind === "threat" || kind === "hunt" ? view.planned.find((one) => one.open && one.kind === kind && one.target === target) : undefined;
  if (!there) return { kind, target, helpers: [], instead: 0, ...(person ? { actor: person } : {}) };
  return person ? { ...wishOf(there), helpers: [...(there.helpers ?? []), `+${person}`] } : wishOf(there);
}

/** A declared action as what somebody wants again. */
export function wishOf(planned: Planned): Wish {
  const helpers = planned.helpers ?? [];
  const saved = planned.determination?.["economical-construction"] ? { pay: "pay-wood-less" } : {};
  return {
    kind: planned.kind,
    target: planned.target ?? planned.kind,
    helpers,
    instead: planned.n,
    ...(planned.who ? { actor: planned.who } : {}),
    ...saved,
  };
}

/** A line of words as what somebody wants (a hint, or what another seat is about to declare); null if it is none. */
export function readWish(line: string, view: View): Wish | null {
  const words = line.split(" ").filter(Boolean);
  let instead = 0;
  const first = /^-(\d+)$/.exec(words[0] ?? "");
  if (first) {
    instead = Number(first[1]);
    words.shift();
  }
  const kind = words.shift() ?? "";
  const rows = view.targets[kind as keyof View["targets"]];
  if (!rows) return null;
  let target = kind;
  if (words[0] !== undefined && rows.some((row) => row.target === words[0])) target = words.shift()!;
  const actor = words.find((word) => word in view.people_facts);
  const pay = words.find((word) => word.startsWith("pay-"));
  const carry = words.find((word) => word.startsWith("carry-"));
  return {
    kind,
    target,
    helpers: words.filter((word) => word.startsWith("+")),
    instead,
    ...(actor ? { actor } : {}),
    ...(pay ? { pay } : {}),
    ...(carry ? { carry } : {}),
  };
}
