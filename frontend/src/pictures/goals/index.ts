// The goal pictures by `game/scenario`; a scenario without one (of a pack) gets its game's plain scene.
import type { Component } from "svelte";
import CannibalIsland from "./CannibalIsland.svelte";
import Castaways from "./Castaways.svelte";
import CursedIsland from "./CursedIsland.svelte";
import DaringRetreat from "./DaringRetreat.svelte";
import JennyNeedsHelp from "./JennyNeedsHelp.svelte";
import KingKongIsland from "./KingKongIsland.svelte";
import LastHunt from "./LastHunt.svelte";
import LostExpedition from "./LostExpedition.svelte";
import MadProphet from "./MadProphet.svelte";
import PlainIsland from "./PlainIsland.svelte";
import PlainTunnel from "./PlainTunnel.svelte";
import RobinsonFamily from "./RobinsonFamily.svelte";
import VolcanoIsland from "./VolcanoIsland.svelte";
import WickedFew from "./WickedFew.svelte";

const GOALS: Record<string, Component> = {
  "crusoe/castaways": Castaways,
  "crusoe/cursed-island": CursedIsland,
  "crusoe/jenny-needs-help": JennyNeedsHelp,
  "crusoe/volcano-island": VolcanoIsland,
  "crusoe/cannibal-island": CannibalIsland,
  "crusoe/robinson-family": RobinsonFamily,
  "crusoe/king-kong-island": KingKongIsland,
  "scavengers/daring-retreat": DaringRetreat,
  "scavengers/lost-expedition": LostExpedition,
  "scavengers/mad-prophet": MadProphet,
  "scavengers/wicked-few": WickedFew,
  "scavengers/last-hunt": LastHunt,
};

export function goalPicture(game: string, scenario: string): Component {
  return GOALS[`${game}/${scenario}`] ?? (game === "scavengers" ? PlainTunnel : PlainIsland);
}
