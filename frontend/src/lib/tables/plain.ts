// What is visible at a table, as rows that any reader understands: the generic table draws nothing else.
import type { CardInfo } from "../contract";
import { language, say, tell } from "../lang.svelte";
import { roleName } from "../names";

/** Parts of a view that only drawn tables need. */
const DRAWN = new Set([
  "map",
  "targets",
  "weather",
  "people_facts",
  "odds",
  "build_cost",
  "running",
  "planned",
  "draft",
  "confirmed",
  "tonight",
  "stake",
  "way",
  "passed",
  "committed",
  "hand_cards",
  "real_time",
  "flags",
  "death_at",
  "scenario",
  "players",
  "deal_words",
  "inventions_marked",
  "clock",
]);

export interface Row {
  name: string;
  value: string;
  /** a card that can be looked at */
  card?: string;
}

export interface Panel {
  id: string;
  name: string;
  rows: Row[];
}

/** A key of a view in words. */
export function keyName(key: string): string {
  const role = roleName(key);
  if (role) return role;
  const player = /^player-(\d+)$/.exec(key);
  if (player) return say("web-seat", { n: Number(player[1]) });
  const id = `web-view-${key.replaceAll("_", "-")}`;
  if (language.speaker.has(id)) return say(id);
  for (const known of [`ui-res-${key}`, `deck-${key}`, `item-${key}`, `phase-${key}`]) if (language.speaker.has(known)) return say(known);
  return key.replaceAll(/[-_]/g, " ").replace(/^./, (letter) => letter.toUpperCase());
}

/** A single value in words; "" for what is empty. */
export function valueWords(value: unknown, cards: Record<string, CardInfo>): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    const card = cards[value];
    return card ? tell(card.title) : keyName(value);
  }
  if (Array.isArray(value)) {
    return value
      .map((item) => valueWords(item, cards))
      .filter(Boolean)
      .join(", ");
  }
  return Object.entries(value)
    .map(([key, inner]) => [key, valueWords(inner, cards)] as const)
    .filter(([, words]) => words !== "" && words !== "0")
    .map(([key, words]) => `${keyName(key)} ${words}`)
    .join(", ");
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function rowsOf(value: Record<string, unknown>, cards: Record<string, CardInfo>): Row[] {
  return Object.entries(value)
    .map(([key, inner]): Row => {
      const row: Row = { name: keyName(key), value: valueWords(inner, cards) };
      if (typeof inner === "string" && cards[inner]) row.card = inner;
      return row;
    })
    .filter((row) => row.value !== "");
}

/** A view as panels: one for its plain values, one for each part that has parts of its own. */
export function panelsOf(view: Record<string, unknown>, cards: Record<string, CardInfo>): Panel[] {
  const shown = Object.entries(view).filter(([key]) => !DRAWN.has(key));
  const panels: Panel[] = [];
  const single: Row[] = [];
  for (const [key, value] of shown) {
    if (isPlain(value)) {
      const rows = rowsOf(value, cards);
      if (rows.length) panels.push({ id: key, name: keyName(key), rows });
      continue;
    }
    const row: Row = { name: keyName(key), value: valueWords(value, cards) };
    if (typeof value === "string" && cards[value]) row.card = value;
    if (row.value !== "") single.push(row);
  }
  return [...(single.length ? [{ id: "table", name: say("web-view-table"), rows: single }] : []), ...panels];
}
