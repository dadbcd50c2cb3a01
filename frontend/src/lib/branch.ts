// "What if": a new table that goes on from a step of a game.
import { createTable, getMine } from "./api";
import type { ReplayInfo } from "./contract";
import { isBot, PERSON } from "./names";
import { allSeats, keepSeats, seatsAt } from "./seats";
import { reach } from "./server.svelte";
import { settings } from "./settings.svelte";

/** Lay it, with bots where bots were, and keep its seats; the address of the table. */
export async function branchTable(info: ReplayInfo, step: number): Promise<string> {
  const mine = (await reach(getMine(allSeats().map((one) => one.token)))).find((one) => one.table === info.id);
  const seats = await reach(createTable({
    game: info.game,
    scenario: info.scenario,
    seats: info.seats,
    who: info.seats.map((_, at) => (mine?.seats[at] && isBot(mine.seats[at]) ? mine.seats[at].who : PERSON)),
    name: settings.name,
    branch: [info.id, step],
    token: seatsAt(info.id)[0]?.token ?? "",
  }));
  keepSeats(...seats);
  return `/table/${seats[0]!.table}`;
}
