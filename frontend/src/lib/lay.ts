// New tables: laid in one's own name, their seats kept in this browser.
import { createTable } from "./api";
import type { NewTable, Seat } from "./contract";
import { isBot, PERSON } from "./names";
import { keepSeats, seatsAt } from "./seats";
import { reach } from "./server.svelte";
import { settings } from "./settings.svelte";

/** Lay a table and keep its seats; its address. */
export async function layTable(wanted: Omit<NewTable, "name">): Promise<string> {
  const seats = await reach(createTable({ ...wanted, name: settings.name }));
  keepSeats(...seats);
  return `/table/${seats[0]!.table}`;
}

/** A game that a new table can go on from, and the table or record that it is found by. */
interface Source {
  id: string;
  game: string;
  scenario: string;
  seats: string[];
}

/** "What if": lay a table that goes on from a step of a game (-1: from now); its address. who: by seat. */
export const branchTable = ({ id, game, scenario, seats }: Source, step: number, who: string[]): Promise<string> =>
  layTable({ game, scenario, seats, who, branch: [id, step], token: seatsAt(id)[0]?.token ?? "" });

/** Who plays whom in a branch at first: bots where bots sat, as far as this browser knows it. */
export const sameBots = (seats: readonly string[], sat: readonly Seat[]): string[] =>
  seats.map((_, at) => (sat[at] && isBot(sat[at]) ? sat[at].who : PERSON));
