// How seats, people, bots, scenarios and options are called.
import type { OptionInfo, ScenarioInfo, Seat } from "./contract";
import { language, say } from "./lang.svelte";

export const PERSON = "person";
export const OPEN = "open";

/** The icon of a game in the common sprite. */
export const GAME_ICON: Record<string, string> = { crusoe: "island", scavengers: "jaws" };
const GAME_NAME: Record<string, string> = { crusoe: "web-game-crusoe", scavengers: "web-game-scavengers" };
const GAME_PITCH: Record<string, string> = { crusoe: "web-pitch-crusoe", scavengers: "web-pitch-scavengers" };
const BOT_NAME: Record<string, string> = {
  handbook: "web-bot-handbook",
  random: "web-bot-random",
  uniform: "web-bot-uniform",
};

const PHASE_NAME: Record<string, string> = {
  "setting-out": "web-phase-setting-out",
  turns: "web-phase-turns",
  feeding: "web-phase-feeding",
  "round-end": "web-phase-round-end",
};

/** The class of a game's look on tables, from styles/tokens.css. */
export const IDENTITY: Record<string, string> = { crusoe: "island", scavengers: "tunnels" };

/** Games whose players hold cards that others must not see. */
export const SECRETS: ReadonlySet<string> = new Set(["scavengers"]);

function named(id: string | undefined, otherwise: string): string {
  return id !== undefined && language.speaker.has(id) ? say(id) : otherwise;
}

export const gameName = (game: string): string => named(GAME_NAME[game], game);
export const gamePitch = (game: string): string => named(GAME_PITCH[game], "");
export const botName = (bot: string): string => named(BOT_NAME[bot], bot);

/** A scenario's name, from its id alone. */
export function scenarioName(game: string, scenario: string): string {
  return named(game === "scavengers" ? `sc-scenario-${scenario}` : `scenario-${scenario}`, scenario);
}

/** A character or role at the table, "" where all seats are alike. */
export function roleName(word: string): string {
  if (word === "random") return say("web-random-character");
  return named(`person-${word}`, "");
}

export function isBot(seat: Pick<Seat, "who">): boolean {
  return seat.who !== PERSON && seat.who !== OPEN && seat.who !== "";
}

/** What a seat is called: its person's name, its bot, its character, or its number. */
export function seatName(seat: Seat | undefined, at: number): string {
  if (!seat) return say("web-seat", { n: at + 1 });
  if (seat.name) return seat.name;
  if (isBot(seat)) return botName(seat.who);
  return roleName(seat.word) || say("web-seat", { n: at + 1 });
}

/** The value of a set-up option as it is shown. */
export function valueName(option: OptionInfo, value: number | string | boolean): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  if (value === "random") return say("web-random");
  return named(`card-${option.name}-${value}`, named(`web-value-${value}`, value));
}

/** The default of an option for so many players. */
export function defaultOf(option: OptionInfo, players: number): number | string | boolean {
  return option.default[String(players)] ?? option.values[0] ?? "";
}

/** How long a scenario is, in words; "" if it is not counted in rounds. */
export function lengthOf(scenario: ScenarioInfo): string {
  return scenario.rounds > 0 ? say("web-rounds", { n: scenario.rounds }) : "";
}

/** Why a game ended. */
export function reasonName(reason: string): string {
  return named(`reason-${reason}`, reason);
}

/** A phase of a round. */
export function keyPhase(phase: string): string {
  return named(`phase-${phase}`, named(PHASE_NAME[phase], phase));
}

/** A time as the server writes it. */
export function when(text: string): Date | null {
  const time = new Date(text.includes("T") ? text : text.replace(" ", "T"));
  return Number.isNaN(time.getTime()) ? null : time;
}
