// Which sounds belong to what happens at the card table.
import type { CardInfo, LogLine, Table } from "../../contract";
import type { Sound } from "../../sound";
import { lookOf } from "./look";

/** Lines of the log with a sound of their own. */
const LINES: Record<string, Sound> = {
  "sc-log-trauma": "crack",
  "sc-log-dies": "death",
  "sc-log-fed": "chew",
  "sc-log-eats-early": "chew",
  "sc-log-caravan-fed": "chew",
  "sc-log-stored": "egg",
  "sc-log-shares": "egg",
  "sc-log-deal": "find",
};

function cardIn(line: LogLine): string {
  const card = line.text.args["card"];
  return typeof card === "object" && !Array.isArray(card) ? card.id.replace(/^sc-card-/, "") : "";
}

/** The sound of a card that has turned. */
export function turned(card: CardInfo | undefined, peril: boolean): Sound {
  if (peril) return "peril";
  const look = lookOf(card);
  return look === "opp" || look === "anom" ? "find" : look === "peril" ? "peril" : "food";
}

/** The sounds of new lines of the log, each once, in their order; revealed cards sound when they turn. */
export function soundsOf(lines: readonly LogLine[], cards: Record<string, CardInfo>): Sound[] {
  const found = new Set<Sound>();
  for (const line of lines) {
    const id = line.text.id;
    const known = LINES[id];
    if (known) found.add(known);
    else if (id === "sc-log-plays") found.add(lookOf(cards[cardIn(line)]) === "react" ? "flint" : "lay");
    else if (id === "sc-log-takes" || id === "sc-log-gives") found.add("lay");
  }
  // a death says all
  return found.has("death") ? ["crack", "death"] : [...found];
}

/** The sound of an end: daylight for whoever is in it, for those who watch if anybody is. */
export function endSound(table: Table, seat: number): Sound | null {
  const ended = table.ended;
  if (!ended) return null;
  return (seat >= 0 ? ended.won.includes(seat) : ended.won.length > 0) ? "victory" : "death";
}
