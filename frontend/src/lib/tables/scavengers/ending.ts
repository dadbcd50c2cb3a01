// What the end tells of a game, from its log: each seat's course, how somebody died, their last turn.
import type { LogLine, ReplayStep } from "../../contract";
import { whoIn } from "./view";

export interface Course {
  revealed: number;
  perils: number;
  beaten: number;
  feedings: number;
  shared: number;
}

/** What the log says of each seat's game. */
export function courses(log: readonly LogLine[], seats: number): Course[] {
  const found = Array.from({ length: seats }, (): Course => ({ revealed: 0, perils: 0, beaten: 0, feedings: 0, shared: 0 }));
  for (const line of log) {
    const course = found[whoIn(line)];
    if (!course) continue;
    const id = line.text.id;
    if (id === "sc-log-revealed") course.revealed += 1;
    else if (id === "sc-log-peril") course.perils += 1;
    else if (id === "sc-log-defeated" || id === "sc-log-tames") course.beaten += 1;
    else if (id === "sc-log-fed") course.feedings += 1;
    else if (id === "sc-log-shares") course.shared += Number(line.text.args["n"] ?? 0);
  }
  return found;
}

const CAUSES = new Set(["sc-log-peril", "sc-log-starves", "sc-log-penalty", "sc-log-redirect"]);

/** The lines that tell how a seat died: what came, and the Trauma that was one too many. */
export function deathOf(log: readonly LogLine[], seat: number): LogLine[] {
  const at = log.findLastIndex((line) => line.text.id === "sc-log-dies" && whoIn(line) === seat);
  if (at < 0) return [];
  const before = log.slice(0, at);
  const trauma = before.findLast((line) => line.text.id === "sc-log-trauma" && whoIn(line) === seat);
  const cause = before.findLast((line) => CAUSES.has(line.text.id) && whoIn(line) === seat && (!trauma || line.n < trauma.n));
  return [cause, trauma].filter((line) => line !== undefined);
}

/** The cards that a seat revealed in its last turn, with the number of their lines. */
export function lastTurn(log: readonly LogLine[], seat: number): { n: number; card: string }[] {
  const dies = log.findLastIndex((line) => line.text.id === "sc-log-dies" && whoIn(line) === seat);
  const before = dies < 0 ? log : log.slice(0, dies);
  const starts = before.findLastIndex((line) => (line.text.id === "sc-log-turn" && whoIn(line) === seat) || line.text.id === "sc-log-round");
  return before.slice(starts + 1).flatMap((line) => {
    const card = line.text.args["card"];
    const mine = line.text.id === "sc-log-revealed" && whoIn(line) === seat;
    return mine && typeof card === "object" && !Array.isArray(card) ? [{ n: line.n, card: card.id.replace(/^sc-card-/, "") }] : [];
  });
}

/** Steps of a replay: where the last turn of a seat began, and its last reveal. */
export function lastSteps(steps: readonly ReplayStep[], seat: number): { turn: number; reveal: number } {
  const has = (step: ReplayStep, id: string) => step.log.some((line) => line.text.id === id && whoIn(line) === seat);
  const end = steps.findLastIndex((step) => has(step, "sc-log-dies"));
  const until = end < 0 ? steps.length : end + 1;
  const reveal = steps.slice(0, until).findLastIndex((step) => has(step, "sc-log-revealed"));
  const turn = steps.slice(0, (reveal < 0 ? until : reveal) + 1).findLastIndex((step) => has(step, "sc-log-turn"));
  return { turn: Math.max(0, turn), reveal };
}
