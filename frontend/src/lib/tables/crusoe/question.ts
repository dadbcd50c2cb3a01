// What is asked of whom, in one line: for the ask bar and for the tray on phones.
import { say, tell } from "../../lang.svelte";
import { reasonName, seatName } from "../../names";
import { capital } from "../../texts";
import type { Island } from "./island.svelte";

export interface Question {
  text: string;
  more: string;
  /** a pawn that stands beside it, "" if none */
  pawn: string;
}

export function question(island: Island): Question {
  const { asked, table } = island;
  if (island.playing) return { text: say("web-cru-happening"), more: "", pawn: "" };
  if (table.ended) return { text: say(table.ended.success ? "web-you-won" : "web-you-lost"), more: capital(reasonName(table.ended.reason)), pawn: "" };
  if (table.paused) return { text: say("web-paused"), more: "", pawn: "" };
  if (!asked) return { text: say("web-nothing-asked"), more: "", pawn: "" };
  if (!asked.yours) {
    const who = asked.seats.map((seat) => seatName(island.model.seats[seat], seat)).join(", ");
    return { text: say("web-waiting-for", { who }), more: capital(tell(asked.prompt)), pawn: "" };
  }
  const { advice } = island;
  if (!island.planning) return { text: capital(tell(asked.prompt)), more: advice, pawn: "" };
  if (island.draft?.about?.title) return { text: `${capital(tell(island.draft.about.title))}?`, more: island.pointer ? say("web-cru-let-go") : "", pawn: island.draft.about.who ?? "" };
  if (island.held) return { text: say("web-cru-in-hand", { who: island.personName(island.held) }), more: say(island.pointer?.touch ? "web-cru-back-here" : "web-cru-where-to"), pawn: island.held };
  if (island.options.has("confirm")) return { text: say("web-cru-is-this-the-plan"), more: advice, pawn: "" };
  if (island.nextPawn) return { text: say("web-cru-place-pawn", { who: island.personName(island.nextPawn) }), more: advice, pawn: island.nextPawn };
  return { text: say("web-cru-all-placed"), more: advice, pawn: "" };
}
