// What one hears and sees of a line of the log while it is told: its sound, and what it brings to the stores.
import type { LogLine } from "../../contract";
import type { Sound } from "../../sound";

const SOUND: Record<string, Sound> = {
  "log-die": "dice",
  "log-gain": "gain",
  "log-level-up": "gain",
  "log-built": "gain",
  "log-shelter": "gain",
  "log-thing": "gain",
  "log-heal": "gain",
  "log-determination": "gain",
  "log-tile": "pawn",
  "log-event": "page",
  "log-adventure": "page",
  "log-mystery": "page",
  "log-wounds": "wound",
  "log-special-wound": "wound",
  "log-won": "win",
  "log-lost": "loss",
};
/** What is heard of several lines at once, the weightiest first. */
const WEIGHTY: readonly Sound[] = ["win", "loss", "wound", "night", "gain"];

export function soundOf(line: LogLine): Sound | "" {
  if (line.kind === "log-phase") return textId(line, "phase") === "phase-night" ? "night" : "";
  return SOUND[line.kind] ?? "";
}

/** The one sound of lines that are shown together. */
export function soundOfAll(lines: readonly LogLine[]): Sound | "" {
  const heard = new Set(lines.map(soundOf));
  return WEIGHTY.find((sound) => heard.has(sound)) ?? "";
}

export interface Gain {
  /** a resource, or a level */
  what: string;
  n: number;
}

/** What a line brings to the stores or to a level of the camp. */
export function gainOf(line: LogLine): Gain | null {
  const n = line.text.args["n"];
  if (typeof n !== "number") return null;
  const what = line.text.args["what"];
  if (line.kind === "log-gain" && typeof what === "string") return { what, n };
  if (line.kind === "log-level-up") return { what: textId(line, "what").replace("level-", ""), n };
  return null;
}

/** Everything that lines have brought, added up. */
export function gained(lines: readonly LogLine[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const line of lines) {
    const gain = gainOf(line);
    if (gain) found[gain.what] = (found[gain.what] ?? 0) + gain.n;
  }
  return found;
}

function textId(line: LogLine, name: string): string {
  const arg = line.text.args[name];
  return typeof arg === "object" && !Array.isArray(arg) ? arg.id : "";
}
