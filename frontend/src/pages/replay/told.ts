// What the steps of a replay are called.
import type { ReplayStep } from "../../lib/contract";
import { language, say, tell } from "../../lib/lang.svelte";

/** Who acts at a step; "" where nobody does. seats: their names. */
export function actorOf(step: ReplayStep | undefined, seats: readonly string[]): string {
  return (step && seats[step.seat]) ?? "";
}

/** A step in words: what the log says of it first, else who chose what. */
export function told(step: ReplayStep, at: number, seats: readonly string[]): string {
  if (at === 0) return say("web-step-setup");
  const line = step.log.find((each) => !each.strong) ?? step.log[0];
  if (line) return tell(line.text);
  const chosen = language.speaker.list(step.chosen.map(tell));
  return [actorOf(step, seats), chosen].filter(Boolean).join(": ");
}
