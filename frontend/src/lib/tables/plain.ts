// What is visible at a table, as rows that any reader understands: the generic table draws nothing else.
import type { CardInfo } from "../contract";
import { language, say, tell } from "../lang.svelte";
import { keyPhase, roleName } from "../names";

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
  "scenario_state", // the goal's lines tell it in words
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

const NUMBERED: Record<string, string> = { player: "web-seat", pile: "web-view-pile", tier: "web-view-of-tier" };
const FAMILIES = ["invention", "starting", "discovery", "mystery", "area", "trauma", "character"];

/** Kinds of things that texts are called by. */
const KINDS = ["deck", "item", "terrain", "source", "skill", "token", "marker", "level", "part", "helper", "resource", "kind"];

/** The name under which a card is in the list of cards, from the word that a view has for it. */
function cardName(word: string, cards: Record<string, CardInfo>): string | undefined {
  if (cards[word]) return word;
  return FAMILIES.map((family) => `${family}/${word}`).find((name) => cards[name]);
}

/** A key of a view in words. */
export function keyName(key: string, cards: Record<string, CardInfo> = {}): string {
  const card = cardName(key, cards);
  if (card) return tell(cards[card]!.title);
  const role = roleName(key);
  if (role) return role;
  const numbered = /^(player|pile|tier)-(\d+)$/.exec(key);
  if (numbered) return say(NUMBERED[numbered[1]!]!, { n: Number(numbered[2]) });
  const id = `web-view-${key.replaceAll("_", "-")}`;
  if (language.speaker.has(id)) return say(id);
  const known = [...KINDS.map((kind) => `${kind}-${key}`), `web-cru-face-${key}`].find((id) => language.speaker.has(id));
  if (known) return say(known);
  return key.replaceAll(/[-_]/g, " ").replace(/^./, (letter) => letter.toUpperCase());
}

/** A single value in words; "" for what is empty. */
export function valueWords(value: unknown, cards: Record<string, CardInfo>): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    return keyName(value, cards);
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
    .map(([key, words]) => `${keyName(key, cards)} ${words}`)
    .join(", ");
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function rowOf(key: string, value: unknown, cards: Record<string, CardInfo>): Row {
  const words = key === "phase" ? keyPhase(String(value)) : valueWords(value, cards);
  const row: Row = { name: keyName(key, cards), value: words };
  const card = cardName(typeof value === "string" ? value : key, cards);
  if (card) row.card = card;
  return row;
}

function rowsOf(value: Record<string, unknown>, cards: Record<string, CardInfo>): Row[] {
  return Object.entries(value)
    .map(([key, inner]) => rowOf(key, inner, cards))
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
    const row = rowOf(key, value, cards);
    if (row.value !== "") single.push(row);
  }
  return [...(single.length ? [{ id: "view", name: say("web-view-all"), rows: single }] : []), ...panels];
}
