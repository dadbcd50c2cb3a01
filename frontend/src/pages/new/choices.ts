// What is chosen for a new table, with defaults that can always be played.
import type { GameInfo, OptionInfo, ScenarioInfo } from "../../lib/contract";
import { OPEN, PERSON } from "../../lib/names";

/** A seat: who sits there, and which character it is. */
export interface Chosen {
  who: string;
  role: string;
}

/** What an option may be set to. */
export type Value = OptionInfo["values"][number];

const BOT = "handbook";
const ANY = "random";

/** The seat as it is if nobody says otherwise: I myself, and careful bots. */
export function firstChoice(game: GameInfo, at: number): Chosen {
  return { who: at === 0 ? PERSON : game.bots.includes(BOT) ? BOT : OPEN, role: ANY };
}

/** How many play: what is wanted, if so many can. */
export function playersOf(scenario: ScenarioInfo | undefined, wanted: number): number {
  const counts = scenario?.players ?? [1];
  return counts.includes(wanted) ? wanted : counts[0]!;
}

/** A character that was chosen for two seats. */
export function chosenTwice(seats: readonly Chosen[]): string | undefined {
  const taken = seats.map((seat) => seat.role).filter((role) => role !== ANY);
  return taken.find((role, at) => taken.indexOf(role) !== at);
}
