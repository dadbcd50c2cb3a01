// What is asked of whom, in one line and a small one below it.
import type { Asked } from "../../contract";
import { say, tell } from "../../lang.svelte";
import { keyPhase, seatName } from "../../names";
import type { Tunnels } from "./tunnels.svelte";
import type { View } from "./view";

export interface Question {
  /** whose head stands beside it, -1: nobody's */
  seat: number;
  text: string;
  small: string;
}

export function question(tunnels: Tunnels): Question {
  const { table, view, asked } = tunnels;
  if (!table || !view || table.ended) return { seat: -1, text: "", small: "" };
  if (table.paused) return { seat: -1, text: say("web-paused"), small: "" };
  if (!asked) return { seat: -1, text: say("web-nothing-asked"), small: "" };
  if (tunnels.running && tunnels.role === "mine") {
    return { seat: tunnels.me, text: say("web-tunnels-together"), small: say("web-tunnels-together-note") };
  }
  return ofDeal(tunnels, view, asked) ?? (tunnels.role === "mine" ? ofMine(tunnels, view, asked) : ofOthers(tunnels, view, asked));
}

/** The sheet of the deal says the rest of it. */
function ofDeal({ me, model }: Tunnels, view: View, asked: Asked): Question | null {
  if (!asked.yours || !view.draft) return null;
  const { giver, taker } = view.draft;
  const small = keyPhase(view.phase);
  if (asked.kind === "AnswerOffer") return { seat: giver, text: say("web-tunnels-ask-offer", { who: seatName(model.seats[giver], giver) }), small };
  return asked.kind === "Build" ? { seat: me, text: say("web-tunnels-ask-build", { who: seatName(model.seats[taker], taker) }), small } : null;
}

function ofMine(tunnels: Tunnels, view: View, asked: Asked): Question {
  const { me: seat, need, have, offered, player } = tunnels;
  const small = say("web-tunnels-need", { need, have });
  if (asked.kind === "Act" && !tunnels.inPeril) {
    if (Object.keys(offered.piles).length) return { seat, text: say("web-tunnels-ask-pile"), small };
    if (tunnels.reveal && !tunnels.row.length) return { seat, text: say("web-tunnels-ask-first"), small };
    const again = offered.main.some((one) => one.word === "collect");
    if (tunnels.reveal) return { seat, text: say(again ? "web-tunnels-ask-again" : "web-tunnels-ask-on"), small };
  }
  return { seat, text: tell(asked.prompt), small: view.phase === "turns" && player?.alive ? small : keyPhase(view.phase) };
}

function ofOthers(tunnels: Tunnels, view: View, asked: Asked): Question {
  const { me, model, role } = tunnels;
  const who = seatName(model.seats[asked.seat], asked.seat);
  if (role === "may") {
    const ways = Object.entries(tunnels.offered.hand).filter(([, cards]) => cards.some((one) => one.verb === "play"));
    const playable = ways.map(([card]) => tunnels.title(card));
    const small = playable.length ? say("web-tunnels-may-play", { cards: playable.join(", ") }) : say("web-tunnels-may");
    return { seat: asked.seat, text: say("web-tunnels-turn-of", { who }), small };
  }
  const names = asked.seats.filter((seat) => seat !== me).map((seat) => seatName(model.seats[seat], seat));
  const together = tunnels.inPeril || view.phase !== "turns";
  const text = together ? say("web-waiting-for", { who: names.join(", ") || who }) : say("web-tunnels-turn-of", { who });
  return { seat: asked.seat, text, small: keyPhase(view.phase) };
}
