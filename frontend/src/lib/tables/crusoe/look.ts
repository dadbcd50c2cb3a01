// Which picture stands for what. Names are those of the sprite `crusoe`.
import type { Text } from "../../contract";
import { language, say, tell } from "../../lang.svelte";
import { capital } from "../../texts";

export const KIND_ICON: Record<string, string> = {
  threat: "threat",
  hunt: "bear",
  build: "build",
  gather: "basket",
  explore: "explore",
  arrange: "arrange",
  rest: "rest",
  special: "flag",
};

export const RESOURCE_ICON: Record<string, string> = { food: "food", "preserved-food": "kept", wood: "wood", fur: "fur" };
export const LEVEL_ICON: Record<string, string> = { palisade: "palisade", weapon: "weapon", shelter: "shelter", morale: "morale" };

export const PHASES = ["event", "morale", "production", "action", "weather", "night"] as const;
export const PHASE_ICON: Record<string, string> = { event: "adventure", morale: "morale", production: "wood", action: "player", weather: "rain", night: "moon" };

const ITEM_ICON: Record<string, string> = {
  shovel: "shovel", bricks: "bricks", cure: "cure", dam: "dam", fire: "fire", knife: "knife", map: "map", pot: "pot",
  rope: "rope", snare: "snare", fireplace: "pot", shortcut: "trail", spear: "spear", wall: "wall", diary: "diary",
  furnace: "furnace", drums: "drums", lantern: "lantern", moat: "moat", pit: "pit", raft: "raft", sack: "sack",
  shield: "shield", sling: "sling", basket: "basket", bed: "bed", belts: "belts", bow: "bow", cellar: "cellar",
  corral: "corral", mast: "mast", hatchet: "axe", cross: "cross", "sacred-bell": "temple", "rescue-raft": "raft",
  lifeboat: "boat", "rope-ladder": "ladder", "jolly-boat": "ship", ballista: "bow", canoe: "canoe", trap: "pit",
  tranquilizer: "medicine", fence: "corral", garden: "plains", flashlight: "lantern", wine: "rum", microphone: "drums",
  script: "diary", "make-up-kit": "tools", photos: "card", "lucky-charm": "treasure", revolver: "pistol",
  "last-will": "quill",
};

const THING_ICON: Record<string, string> = {
  "storm-glass": "storm", bible: "book", "flask-of-rum": "rum", "pipe-and-tobacco": "herbs", "hammer-and-nails": "build",
  pistol: "pistol", "empty-bottle": "rum", biscuits: "kept", "edible-shoots": "herbs", goat: "meat", "old-machete": "knife",
  "nourishing-larvae": "food", poison: "medicine", "healing-herbs": "herbs", spices: "spices", candles: "candles",
  "fallen-tree": "log", treasure: "treasure", tobacco: "herbs", "large-leaves": "plains", "thorny-bushes": "snare",
  barrel: "oil", helmet: "shield", "old-rifle": "pistol", compass: "explore", sabre: "knife", "hatchet-treasure": "axe",
  "treasure-map": "map", backpack: "bag", blankets: "bed", hammock: "bed", ropes: "rope", boxes: "treasure",
  "bottle-of-wine": "rum",
};

export const TERRAINS: ReadonlySet<string> = new Set(["beach", "plains", "hills", "mountains", "river"]);

export const itemIcon = (item: string): string => ITEM_ICON[item] ?? "tools";
export const thingIcon = (thing: string): string => THING_ICON[thing] ?? (thing.startsWith("scenario-") ? "flag" : "treasure");
/** What something needs, as an icon: a terrain or an item. */
export const needIcon = (need: string): string => (TERRAINS.has(need) ? need : itemIcon(need));

/** What an action is aimed at, as an icon: what is built, the goods of a space; its kind where that says enough. */
export function targetIcon(kind: string, target: string, map: readonly { space: string; food: string }[]): string {
  const [at = "", source = ""] = target.split(".");
  if (kind === "build") return LEVEL_ICON[at.split("@")[0]!] ?? ITEM_ICON[at] ?? KIND_ICON["build"]!;
  if (source === "food") return map.find((one) => one.space === at)?.food || "food";
  return source === "wood" ? "wood" : (KIND_ICON[kind] ?? "flag");
}

interface Look {
  icon: string;
  /** written beside the icon */
  mark?: string;
  mood: "good" | "bad" | "plain";
}

/** Tokens on tiles and action spaces. */
export const TOKEN_LOOK: Record<string, Look> = {
  "plus-food": { icon: "food", mark: "+1", mood: "good" },
  "plus-wood": { icon: "wood", mark: "+1", mood: "good" },
  "minus-pawn": { icon: "player", mark: "+1", mood: "bad" },
  "greater-danger": { icon: "beast", mark: "+1", mood: "bad" },
  "cover-later": { icon: "spoil", mood: "bad" },
  adventure: { icon: "adventure", mood: "bad" },
  "reroll-success": { icon: "dice", mood: "bad" },
  "extra-wood": { icon: "wood", mark: "+1", mood: "bad" },
  "black-marker": { icon: "skull", mood: "bad" },
  "rain-cloud": { icon: "rain", mood: "bad" },
  "winter-cloud": { icon: "snow", mood: "bad" },
  storm: { icon: "storm", mood: "bad" },
  "hungry-animals": { icon: "beast", mood: "bad" },
};

/** A scenario's signs on the map. */
export const SIGN_LOOK: Record<string, Look> = {
  fog: { icon: "fog", mood: "bad" },
  cross: { icon: "cross", mood: "good" },
  volcano: { icon: "volcano", mood: "bad" },
  dust: { icon: "cloud", mood: "bad" },
  lava: { icon: "fire", mark: "!", mood: "bad" },
  village: { icon: "shelter", mood: "bad" },
  "burned-village": { icon: "furnace", mood: "good" },
  city: { icon: "temple", mood: "bad" },
  trap: { icon: "pit", mood: "good" },
  captive: { icon: "gorilla", mood: "bad" },
  kid: { icon: "player", mood: "plain" },
  "totem-1": { icon: "totem", mark: "1", mood: "good" },
  "totem-2": { icon: "totem", mark: "2", mood: "good" },
  "totem-3": { icon: "totem", mark: "3", mood: "good" },
  "totem-4": { icon: "totem", mark: "4", mood: "good" },
};
export const signLook = (sign: string): Look => SIGN_LOOK[sign] ?? { icon: "flag", mood: "plain" };

/** Heads of pawns, in a box of 24 by 32. */
export const PAWN_HEAD: Record<string, string> = {
  cook: "M12 2a7 7 0 1 0 0 14 7 7 0 0 0 0-14z",
  carpenter: "M6.400 2.200h11.200a1.200 1.200 0 0 1 1.200 1.200v11.200a1.200 1.200 0 0 1-1.200 1.200H6.400a1.200 1.200 0 0 1-1.200-1.200V3.400a1.200 1.200 0 0 1 1.200-1.200z",
  explorer: "M12 .8 20.300 15.600H3.700z",
  soldier: "M12 .6 20 8.800 12 17 4 8.800z",
  friday: "M5 9a7 7 0 0 1 14 0v6H5z",
  jenny: "M12 2l2.200 2.600 3.400-.4.4 3.400L20.500 10 18 12.400l-.4 3.400H6.400L6 12.400 3.500 10 6 7.600l.4-3.400 3.400.4z",
  dog: "M5 4l4 3h6l4-3v9H5z",
  thing: "M7 3h10l4 6-4 6H7L3 9z",
};
export const PAWN_BODY = "M9 14h6c.2 4 1.500 8 3.300 12 1.200 3-.2 5-2.300 5H8c-2.100 0-3.500-2-2.300-5C7.500 22 8.800 18 9 14z";
/** Shapes of the marks of people, in a box of 24 by 24. */
export const HEAD_SHAPE: Record<string, string> = {
  cook: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  carpenter: "M4.500 2.500h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
  explorer: "M12 1.500 23 21.500H1z",
  soldier: "M12 .8 23 12 12 23.200.8 12z",
  friday: "M2.500 11a9.500 9.500 0 0 1 19 0v10.500h-19z",
  jenny: "M12 1l3 3.500 4.600-.6.600 4.600L23.500 12l-3.300 3.500-.6 4.600-4.600-.6L12 23l-3-3.500-4.600.6-.6-4.600L.5 12l3.300-3.500.6-4.600 4.600.6z",
  dog: "M2 3l6 4h8l6-4v12l-6 7H8l-6-7z",
};
export const PERSON_ICON: Record<string, string> = {
  cook: "cook", carpenter: "carpenter", explorer: "explorer", soldier: "soldier", friday: "friday", jenny: "heart", dog: "dog",
};
/** Who stands behind a helper's word: a person, the dog, or a thing. */
export const helperShape = (word: string): string => {
  const name = word.replace(/^\+/, "");
  return name in PAWN_HEAD ? name : "thing";
};

/** Faces of the dice, from the words of the log. */
export const FACE_LOOK: Record<string, { icon: string; of: "crusoe" | "own"; n?: number; two?: boolean }> = {
  "face-wound": { icon: "wound", of: "crusoe" },
  "face-success": { icon: "check", of: "own" },
  "face-two-determination": { icon: "star", of: "own", two: true },
  "face-adventure": { icon: "adventure", of: "crusoe" },
  "face-rain-1": { icon: "rain", of: "crusoe", n: 1 },
  "face-rain-2": { icon: "rain", of: "crusoe", n: 2 },
  "face-winter-1": { icon: "snow", of: "crusoe", n: 1 },
  "face-winter-2": { icon: "snow", of: "crusoe", n: 2 },
  "face-food": { icon: "food", of: "crusoe" },
  "face-palisade": { icon: "palisade", of: "crusoe" },
  "face-beast-3": { icon: "beast", of: "crusoe", n: 3 },
};

/** The colour of a die, from its id in the log: `die-gather-wound`, `die-weather-rain`. */
export function dieColour(id: string): string {
  const [, first = "", second = ""] = id.split("-");
  return first === "weather" ? second : first;
}

/** A text with a capital at its start. */
export const Tell = (text: Text): string => capital(tell(text));
export const Say = (id: string, args?: Record<string, number | string | Text>): string => capital(say(id, args));
/** A message if there is one, else something else. */
export const sayOr = (id: string, otherwise: string): string => (language.speaker.has(id) ? say(id) : otherwise);

/** The deck of an adventure or event card, by which it is coloured. */
export const deckOf = (card: string): string => card.split("/")[0] ?? "";

const PHONE = 700;
/** Whether a window of this size gets the layout for phones: an upright one that is narrow. A wide one that is zoomed in
 * gets that of tablets, whose pages lie one above the other. */
export const isPhone = (width: number, height: number): boolean => width < PHONE && width <= height;
