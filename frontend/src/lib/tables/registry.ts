// Which component draws a game's table. A game that has a folder here with a `Table.svelte` gets it; all others, and
// anybody who asks for plain tables (`?plain`), get the generic one.
import type { Component } from "svelte";
import type { TableModel } from "../live.svelte";

/** What a table component is given. */
export interface TableProps {
  model: TableModel;
  /** leave the table: its bar has a way back */
  onleave?: () => void;
  /** more entries for the table's menu (seat link, other seats in this browser …) */
  extras?: MenuExtra[];
}

export interface MenuExtra {
  id: string;
  label: string;
  icon: string;
  run: () => void;
}

type TableComponent = Component<TableProps>;

const own = import.meta.glob<{ default: TableComponent }>("./*/Table.svelte");

export async function loadTable(game: string, plain = false): Promise<TableComponent> {
  const load = plain ? undefined : own[`./${game}/Table.svelte`];
  return load ? (await load()).default : (await import("./GenericTable.svelte")).default;
}

/** Whether a game has a table of its own. */
export function hasTable(game: string): boolean {
  return `./${game}/Table.svelte` in own;
}
