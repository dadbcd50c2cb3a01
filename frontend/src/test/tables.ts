// A table as the server sends one, for tests; what a test is about is named by the test.
import type { Table } from "../lib/contract";

/** A table of the island game at which nothing has happened. */
export function bareTable(more: Partial<Table> = {}): Table {
  return {
    type: "table",
    revision: 0,
    game: "crusoe",
    scenario: "castaways",
    deck: "",
    deal: "",
    seat: 0,
    seats: [],
    options: {},
    view: {},
    goal: [],
    asked: null,
    log: [],
    undo: false,
    paused: false,
    resigning: [],
    clock: -1,
    intents: {},
    ended: null,
    ...more,
  };
}
