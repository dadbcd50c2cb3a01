// The course of a game that is over, round by round, from its replay.
import type { LogLine, ReplayStep } from "../../contract";

export interface RoundEnd {
  round: number;
  /** wounds of all players at its end */
  wounds: number;
}

/** Wounds of all players at the end of each round. */
export function course(steps: readonly ReplayStep[]): RoundEnd[] {
  const found = new Map<number, number>();
  for (const step of steps) if (step.round > 0) found.set(step.round, step.wounds);
  return [...found].map(([round, wounds]) => ({ round, wounds })).sort((a, b) => a.round - b.round);
}

export interface Turn {
  round: number;
  hurt: number;
  line: LogLine | null;
}

/** Lines that say what wounds come from. */
const CAUSES = new Set(["log-adventure", "log-beast", "log-event", "log-action", "log-threat-strikes", "log-mystery", "log-open-air", "log-meal", "log-clouds", "log-fight"]);

/** The steps that hurt most, at most so many, in the order in which they came. */
export function turns(steps: readonly ReplayStep[], most: number): Turn[] {
  const found: (Turn & { at: number })[] = [];
  steps.forEach((step, at) => {
    const hurt = step.wounds - (steps[at - 1]?.wounds ?? 0);
    if (hurt <= 0) return;
    const wounded = step.log.findIndex((one) => one.kind === "log-wounds");
    const before = step.log.slice(0, wounded < 0 ? undefined : wounded);
    const line = before.findLast((one) => CAUSES.has(one.kind)) ?? step.log.find((one) => !one.strong);
    found.push({ round: step.round, hurt, line: line ?? null, at });
  });
  return found
    .sort((a, b) => b.hurt - a.hurt || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}
