// How cards look: icon and kind, from their ids and from what the server tells of them.
import type { CardInfo } from "../../contract";

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
