// Makes the SVG sprites from the icon set and from our own line icons. Only what is named here is shipped.
// Icons of things are by the authors of game-icons.net (CC BY 3.0, see NOTICE); verbs are drawn by us.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const TARGET = join(HERE, "..", "src", "generated");

/** name in our sprite: name in game-icons */
export const SPRITES = {
  common: {
    island: "island", jaws: "insect-jaws", robot: "vintage-robot", player: "meeple", hourglass: "hourglass",
    skull: "skull-crossed-bones", dice: "perspective-dice-six-faces-random", card: "card-pickup", sail: "galleon",
    rain: "raining", snow: "snowing", beast: "tiger-head", campfire: "campfire", crown: "imperial-crown", flag: "flying-flag",
  },
  crusoe: {
    wood: "wood-pile", log: "log", food: "banana-bunch", kept: "bread", meat: "meat", fish: "fishing", parrot: "parrot-head",
    fur: "animal-hide", wound: "broken-heart", heart: "hearts", camp: "camping-tent", shelter: "wood-cabin",
    palisade: "palisade", weapon: "stone-spear", rain: "raining", snow: "snowing", storm: "lightning-storm",
    cloud: "fluffy-cloud", fog: "fog", totem: "totem", fire: "campfire", axe: "wood-axe", rope: "rope-coil",
    map: "treasure-map", shovel: "spade", pot: "camp-cooking-pot", basket: "basket", sack: "swap-bag", bag: "knapsack",
    skull: "skull-crossed-bones", tiger: "tiger-head", bear: "bear-head", snake: "snake", beast: "paw-print",
    dice: "perspective-dice-six-faces-random", lantern: "lantern", raft: "raft", wreck: "ship-wreck", island: "island",
    round: "hourglass", player: "meeple", build: "flat-hammer", explore: "compass", threat: "eye-target",
    arrange: "rally-the-troops", rest: "night-sleep", cook: "chef-toque", carpenter: "hand-saw", explorer: "spyglass",
    soldier: "crossed-axes", friday: "hood", dog: "sitting-dog", book: "open-book", cave: "cave-entrance", morale: "sun",
    sail: "galleon", ship: "sailboat", knife: "bone-knife", bricks: "brick-pile", cure: "medicines", dam: "dam",
    wall: "stone-wall", spear: "spears", belts: "belt", corral: "wooden-fence", mast: "sail", snare: "wolf-trap",
    trail: "trail", herbs: "herbs-bundle", candles: "candles", spices: "salt-shaker", oil: "oil-drum",
    rum: "square-bottle", pistol: "pistol-gun", head: "brain", arm: "arm", belly: "stomach", leg: "leg",
    adventure: "scroll-unfurled", eat: "meal", moon: "moon", plains: "wheat", beach: "palm-tree", hills: "hills",
    mountains: "mountains", river: "river", flag: "flag-objective", boot: "boot-prints", spoil: "apple-core", bed: "bed",
    card: "card-random", mystery: "open-treasure-chest", treasure: "locked-chest", quill: "quill-ink", bow: "bow-arrow",
    sling: "slingshot", cellar: "hole", drums: "drum", pit: "spiky-pit", moat: "well", shield: "shield",
    furnace: "campfire", diary: "notebook", ladder: "ladder", canoe: "canoe", medicine: "medicine-pills",
    cross: "hospital-cross", temple: "greek-temple", volcano: "volcano", boat: "canoe", gorilla: "gorilla",
    tools: "toolbox",
  },
  scavengers: {
    jaws: "insect-jaws", robot: "vintage-robot", flag: "flying-flag", caravan: "old-wagon", web: "spider-web",
    worm: "worm-mouth", fangs: "fangs", claws: "claws", torch: "primitive-torch", spear: "spear-hook",
    sprint: "sprint", hide: "hood", meal: "meal", ham: "ham-shank", mushroom: "mushroom-gills", vortex: "vortex",
    eye: "third-eye", shield: "shield-reflect", medicine: "medicines", bandage: "bandage-roll", cave: "cave-entrance",
    chest: "locked-chest", sack: "swap-bag", grab: "grab", boot: "walking-boot", skull: "death-skull", egg: "big-egg",
    fuse: "candle-light", hunger: "stomach", plan: "scroll-unfurled", gate: "castle", spire: "spiral-arrow", throne: "throne-king",
    shelter: "cave-entrance", lair: "dragon-head", card: "card-pickup", hourglass: "hourglass", player: "meeple",
    spyglass: "spyglass", moon: "night-sleep", compass: "compass", fog: "fog", trap: "wolf-trap", rocks: "falling-rocks",
    pit: "spiky-pit", spider: "spider-face", wolf: "wolf-head", demon: "daemon-skull", fly: "fly", maw: "carnivore-mouth",
    hand: "evil-hand", fall: "falling", larva: "earth-worm", pack: "knapsack", person: "person", jelly: "honeypot",
    prayer: "prayer", meat: "meat", hearts: "hearts", heart: "broken-heart", lungs: "heart-wings",
  },
};

const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
/** Our own: [viewBox, body]. */
const OWN = {
  branch: ["0 0 24 24", `<path ${LINE} stroke-width="2.3" d="M5 20V4M5 14c8 0 12-2 12-8M13.5 8 17 4.5 20.5 8"/>`],
  bulb: ["0 0 24 24", `<path ${LINE} stroke-width="2.1" d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11c.6.5.9 1.2 1 2h5c.1-.8.4-1.5 1-2A6 6 0 0 0 12 3"/>`],
  check: ["0 0 24 24", `<path ${LINE} stroke-width="2.4" d="M4 13l5 6L20 5"/>`],
  close: ["0 0 24 24", `<path ${LINE} stroke-width="2.3" d="M6 6l12 12M18 6 6 18"/>`],
  copy: ["0 0 24 24", `<path ${LINE} stroke-width="2.1" d="M9 8h11v12H9zM15 8V4H4v12h5"/>`],
  down: ["0 0 24 24", `<path ${LINE} stroke-width="2.3" d="M5 9l7 7 7-7"/>`],
  eye: ["0 0 24 24", `<path ${LINE} stroke-width="2.2" d="M2 12s3.5-6.500 10-6.500S22 12 22 12s-3.5 6.500-10 6.500S2 12 2 12z"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>`],
  gear: ["0 0 24 24", `<path ${LINE} stroke-width="2.3" d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2.3" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="9" cy="17" r="2.3" fill="none" stroke="currentColor" stroke-width="2.2"/>`],
  heart: ["0 0 24 24", `<path fill="currentColor" d="M12 20.500C5 15 2.500 11.500 2.500 8A5 5 0 0 1 12 6.200 5 5 0 0 1 21.500 8c0 3.500-2.500 7-9.500 12.500z"/>`],
  help: ["0 0 24 24", `<path ${LINE} stroke-width="2.4" d="M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1-1.500 2.300M12 18.600v.4"/>`],
  home: ["0 0 24 24", `<path ${LINE} stroke-width="2.1" d="M3 12 12 4l9 8M6 10v10h12V10"/>`],
  left: ["0 0 24 24", `<path ${LINE} stroke-width="2.600" d="M19 12H5M11 6l-6 6 6 6"/>`],
  link: ["0 0 24 24", `<path ${LINE} stroke-width="2.2" d="M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2"/>`],
  log: ["0 0 24 24", `<path ${LINE} stroke-width="2.1" d="M5 4h14v16H5zM8.500 9h7M8.500 12.500h7M8.500 16h4"/>`],
  menu: ["0 0 24 24", `<path ${LINE} stroke-width="2.4" d="M4 6h16M4 12h16M4 18h10"/>`],
  no: ["0 0 24 24", `<path ${LINE} stroke-width="2.1" d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5.800 5.800l12.400 12.400"/>`],
  pact: ["0 0 48 32", `<path ${LINE} stroke-width="3" d="M2 27c9 1 17-2 20-9 1.600-4 .5-9-3-13M46 27c-9 1-17-2-20-9-1.600-4-.5-9 3-13M24 13v8M20.500 17h7"/>`],
  pause: ["0 0 24 24", `<path ${LINE} stroke-width="3.4" d="M8 5v14M16 5v14"/>`],
  pawn: ["0 0 24 32", `<path fill="currentColor" d="M12 1a7 7 0 0 0-4.500 12.400C7.300 18 5.600 22.500 4 26c-1 2.500-.5 5 2 5h12c2.500 0 3-2.500 2-5-1.600-3.500-3.300-8-3.500-12.600A7 7 0 0 0 12 1z"/>`],
  "pawn-open": ["0 0 24 32", `<path fill="none" stroke="currentColor" stroke-width="2.600" d="M12 2.500a5.500 5.500 0 0 0-3.500 9.800C8.500 18 7 22.500 5.400 26.500c-.8 2-.4 3 1.100 3h11c1.500 0 1.900-1 1.100-3-1.600-4-3.100-8.500-3.100-14.200A5.500 5.500 0 0 0 12 2.500z"/>`],
  people: ["0 0 24 24", `<path ${LINE} stroke-width="2.1" d="M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c0-4 3-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 4.500a3.500 3.500 0 0 1 0 6.300M18 14c2 .8 3.500 3 3.500 6"/>`],
  play: ["0 0 24 24", `<path fill="currentColor" d="M6 4v16l14-8z"/>`],
  plus: ["0 0 24 24", `<path ${LINE} stroke-width="2.600" d="M12 5v14M5 12h14"/>`],
  right: ["0 0 24 24", `<path ${LINE} stroke-width="2.600" d="M5 12h14M13 6l6 6-6 6"/>`],
  roof: ["0 0 512 512", `<path fill="currentColor" d="M256 84 24 300l34 42L256 158l198 184 34-42zM120 330v98h44v-58h28v58h44v-98h40v98h44v-58h28v58h44v-98L256 204z"/>`],
  rotate: ["0 0 24 24", `<path ${LINE} stroke-width="2.2" d="M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5"/>`],
  search: ["0 0 24 24", `<circle cx="10.500" cy="10.500" r="6.500" fill="none" stroke="currentColor" stroke-width="2.4"/><path ${LINE} stroke-width="2.600" d="M15.500 15.500 21 21"/>`],
  send: ["0 0 24 24", `<path ${LINE} stroke-width="2.2" d="M4 12 20 4l-5 16-4-7z"/>`],
  share: ["0 0 24 24", `<path ${LINE} stroke-width="2.3" d="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8"/>`],
  shell: ["0 0 24 28", `<path d="M12 1.500c6 1 9.500 3 9.500 8 0 8-4 13.500-9.500 17C6.500 23 2.500 17.500 2.500 9.500c0-5 3.500-7 9.500-8z" fill="none" stroke="currentColor" stroke-width="2.2"/>`],
  "shell-cracked": ["0 0 24 28", `<path d="M12 1.500c6 1 9.500 3 9.500 8 0 8-4 13.500-9.500 17C6.500 23 2.500 17.500 2.500 9.500c0-5 3.500-7 9.500-8z" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M13.500 3.500 9 11l5.500 4-4 8.500" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linejoin="bevel"/>`],
  skip: ["0 0 24 24", `<path ${LINE} stroke-width="2.2" d="M5 5v14l9-7zM18 5v14"/>`],
  speech: ["0 0 24 24", `<path ${LINE} stroke-width="2.1" d="M4 5h16v11H11l-5 5v-5H4z"/>`],
  star: ["0 0 24 24", `<path fill="currentColor" d="M12 2.500c.8 5 3.700 8 8.800 9.500-5 1.300-8 4.300-8.800 9.500-.8-5.200-3.800-8.200-8.800-9.500 5-1.500 8-4.500 8.800-9.500z"/>`],
  "step-back": ["0 0 24 24", `<path fill="currentColor" d="M19 4v16L8 12zM4 4h3v16H4z"/>`],
  "step-on": ["0 0 24 24", `<path fill="currentColor" d="M5 4v16l11-8zM17 4h3v16h-3z"/>`],
  undo: ["0 0 24 24", `<path ${LINE} stroke-width="2.2" d="M9 5 4 10l5 5M4 10h10a5.500 5.500 0 0 1 0 11h-3"/>`],
  warning: ["0 0 24 24", `<path ${LINE} stroke-width="2.1" d="M12 3 22 20H2zM12 9v5M12 17v.2"/>`],
};

/** @param {string} id @param {string} viewBox @param {string} body */
const symbol = (id, viewBox, body) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`;

/** @param {string} body */
const sprite = (body) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>\n`;

/** @param {string} name @param {string} text */
function writeIfNew(name, text) {
  const file = join(TARGET, name);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

export function makeSprites() {
  const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  mkdirSync(TARGET, { recursive: true });
  const own = Object.entries(OWN).map(([id, [box, body]]) => symbol(id, box ?? "", body ?? ""));
  writeIfNew("icons-own.svg", sprite(own.join("")));
  for (const [game, icons] of Object.entries(SPRITES)) {
    const symbols = Object.entries(icons).map(([id, name]) => {
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
      if (!icon) throw new Error(`game-icons has no icon ${name} (for ${game}/${id})`);
      return symbol(id, `0 0 ${icon.width ?? set.width ?? 512} ${icon.height ?? set.height ?? 512}`, icon.body);
    });
    writeIfNew(`icons-${game}.svg`, sprite(symbols.join("")));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) makeSprites();
