// How cards look: icon and kind, from their ids and from what the server tells of them.
import type { CardInfo, Text } from "../../contract";
import { tell } from "../../lang.svelte";
import { capital } from "../../texts";

export type Look = "act" | "react" | "opp" | "peril" | "anom";

const ICONS: Record<string, string> = {
  recon: "spyglass", move: "boot", hide: "hide", rush: "sprint", relief: "bandage", forage: "mushroom", hunt: "claws",
  rest: "moon", instinct: "eye", spear: "spear", torch: "torch", ration: "meal", salvation: "hearts", feast: "ham",
  foresight: "plan", plunder: "grab", "last-stand": "shield", "second-wind": "lungs",
  snare: "trap", rockfall: "rocks", "biting-swarm": "fly", "pit-trap": "pit", "cave-spider": "spider",
  "tunnel-worm": "larva", "dire-hound": "wolf", "black-mist": "fog", demon: "demon", "giant-worm": "worm",
  "deranged-kin": "hand", "brood-mother": "maw", chasm: "fall",
  "lost-pack": "pack", "wounded-stranger": "person", pathfinder: "compass", "hidden-cache": "chest",
  "royal-jelly": "jelly", "dark-altar": "prayer", "fresh-carcass": "meat",
  "character/scout": "spyglass", "character/hunter": "spear", "character/medic": "bandage", "character/brute": "claws",
  "character/cook": "ham", "character/porter": "pack", "character/oracle": "eye", "character/thief": "grab",
  "character/martyr": "hearts", "character/ascetic": "prayer",
  "anomaly-1": "vortex", "anomaly-2": "vortex", "anomaly-3": "vortex",
};

const AREAS: Record<string, string> = {
  "web-maze": "web", "worm-nest": "worm", "egg-vault": "egg", "fungus-garden": "mushroom", "glow-cave": "torch",
  "hive-gate": "gate", "signal-spire": "spire", "whispering-throne": "throne", "last-shelter": "shelter",
  "queens-lair": "lair", "old-shrine": "prayer", "narrow-ledge": "fall", "caved-gallery": "rocks",
};

export const iconOf = (card: string): string => ICONS[card] ?? "card";
export const areaIcon = (area: string): string => AREAS[area] ?? "cave";

const GROUPS: Record<string, Look> = { peril: "peril", opportunity: "opp", anomaly: "anom" };

export function lookOf(card: CardInfo | undefined): Look {
  if (!card) return "act";
  return GROUPS[card.family] ?? (card.lines.some((line) => line.id === "sc-text-reaction") ? "react" : "act");
}

export function tierOfCard(card: CardInfo | undefined): number {
  return Number(card?.facts["tier"] ?? 0);
}

/** The food on a card, -1 if it bears none. */
export function foodOf(card: CardInfo | undefined): number {
  return Number(card?.facts["food"] ?? -1);
}

/** When a card may be played: its foot says so already, or the lit border does. */
const WHEN = new Set(["sc-text-any-time", "sc-text-scavenge", "sc-text-own-turn", "sc-text-reaction", "sc-text-while-up", "sc-text-lasting"]);

/** A line of a card without the words on when it counts. */
export function shortLine(line: Text): string {
  const inner = Object.values(line.args).find((arg) => typeof arg === "object" && !Array.isArray(arg));
  return capital(WHEN.has(line.id) && typeof inner === "object" && !Array.isArray(inner) ? tell(inner) : tell(line));
}
