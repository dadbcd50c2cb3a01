// What the stage shows, read from the log: the heading under which things happen now, its dice, the card, and the lines.
import type { LogLine, Text } from "../../contract";
import type { Planned } from "./view";

export interface Rolled {
  n: number;
  /** `gather-wound`, `weather-rain` */
  die: string;
  face: string;
}

export interface Scene {
  head: LogLine | null;
  dice: Rolled[];
  /** the last card that was turned up, as `deck/id` */
  card: string;
  lines: LogLine[];
}

const HEADS = new Set(["log-action", "log-phase", "log-round", "log-won", "log-lost"]);
const CARDS: Record<string, string> = {
  "log-event": "card",
  "log-adventure": "card",
  "log-mystery": "card",
  "log-threat-strikes": "card",
  "log-wreckage": "card",
  "log-beast": "beast",
  "log-drawn": "card",
};
/** Headings that make room for lines of a phase before they count as new. */
const MOST = 60;

function inner(line: LogLine, name: string): Text | null {
  const arg = line.text.args[name];
  return typeof arg === "object" && !Array.isArray(arg) ? arg : null;
}

/** The card behind a line, as `deck/id`; "" if there is none. */
export function cardOf(line: LogLine): string {
  const name = CARDS[line.kind];
  const id = name ? (inner(line, name)?.id ?? "") : "";
  const found = /^card-([a-z]+)-(.+)$/.exec(id);
  return found ? `${found[1]}/${found[2]}` : "";
}

export function rolledOf(line: LogLine): Rolled | null {
  if (line.kind !== "log-die") return null;
  return { n: line.n, die: (inner(line, "die")?.id ?? "").replace(/^die-/, ""), face: inner(line, "face")?.id ?? "face-blank" };
}

/** The scene that the log has come to. */
export function sceneOf(log: readonly LogLine[]): Scene {
  let from = log.length - 1;
  while (from > 0 && !HEADS.has(log[from]!.kind) && log.length - from < MOST) from -= 1;
  const lines = log.slice(Math.max(0, from));
  const head = lines[0] && HEADS.has(lines[0].kind) ? lines[0] : null;
  const rest = head ? lines.slice(1) : lines;
  const dice: Rolled[] = [];
  for (const line of rest) {
    const rolled = rolledOf(line);
    if (!rolled) continue;
    const again = rolled.die.startsWith("weather-") ? -1 : dice.findIndex((one) => one.die === rolled.die);
    if (again >= 0) dice[again] = rolled;
    else dice.push(rolled);
  }
  const card = rest.map(cardOf).filter(Boolean).at(-1) ?? "";
  return { head, dice, card, lines: rest.filter((line) => line.kind !== "log-die") };
}

/** Lines that say what came of an action. */
const RESULTS = new Set(["log-gain", "log-level-up", "log-built", "log-shelter", "log-tile", "log-failed", "log-heal", "log-beast", "log-determination"]);

export interface Told {
  /** the action as it was declared */
  plan: Text;
  /** what came of it first, null if nothing was told yet */
  result: Text | null;
}

/** Actions that have been told since the plan was confirmed. */
export function actionsTold(log: readonly LogLine[]): Told[] {
  const found: Told[] = [];
  const from = log.findLastIndex((line) => line.kind === "log-planned" || line.kind === "log-round");
  for (const line of log.slice(from + 1)) {
    const now = found.at(-1);
    if (line.kind === "log-action") {
      const plan = inner(line, "plan");
      if (plan) found.push({ plan, result: null });
    } else if (line.kind === "log-phase" && now) break;
    else if (now && !now.result && RESULTS.has(line.kind)) now.result = line.text;
  }
  return found;
}

/** Whether an action that was told is this one of the plan. (Once resolved it isn't put in words any more.) */
export function isAction({ plan }: Told, one: Planned): boolean {
  const { kind, actor, target } = plan.args;
  const who = typeof actor === "object" && !Array.isArray(actor) ? actor.id : "";
  if (kind !== one.kind || who !== `person-${one.who}`) return false;
  return one.kind === "threat" || !one.title || JSON.stringify(target) === JSON.stringify(one.title);
}
