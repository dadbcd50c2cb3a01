// A counter-offer: an offer that was refused, turned round, in the words in which it is made.
import type { Promised } from "./view";

export interface Counter {
  /** who made the offer that was refused */
  to: number;
  gives: readonly Promised[];
  wants: readonly Promised[];
}

function word([what, card, n]: Promised, wanted: boolean): string {
  const own = what === "food" || what === "protect" ? "promise-" : "";
  const prefix = wanted ? "want-" : own;
  if (what === "food") return `${prefix}food-${n}`;
  return what === "protect" ? `${prefix}protect` : `${prefix}${what}-${card}`;
}

/** The steps that build it, up to the offer itself. */
export function counterWords(counter: Counter): string[] {
  return [...counter.gives.map((one) => word(one, false)), ...counter.wants.map((one) => word(one, true))];
}
