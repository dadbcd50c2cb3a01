// Which page stands at which address. Pages load when they are first shown.
import type { Component } from "svelte";

export interface Page {
  /** id of the title's message */
  title: string;
  load: () => Promise<{ default: Component<any> }>;
  /** no bar on top: the page has one of its own */
  bare?: boolean;
  /** the bar lies over the page's picture */
  over?: boolean;
  /** a change of the parameters stays on the page; `path` stands for all of them */
  inside?: boolean;
  path?: string;
}

const newTable: Page = {
  title: "web-title-new",
  load: () => import("./NewTable.svelte"),
  inside: true,
  path: "/new",
};
const join: Page = { title: "web-title-join", load: () => import("./JoinTable.svelte"), inside: true, path: "/join" };
const rules: Page = { title: "web-title-rules", load: () => import("./Rules.svelte"), inside: true, path: "/rules" };

export const routes: readonly (readonly [string, Page])[] = [
  ["/", { title: "web-title-start", load: () => import("./Start.svelte"), over: true }],
  ["/new", newTable],
  ["/new/:game", newTable],
  ["/new/:game/:scenario", newTable],
  ["/join", join],
  ["/join/:code", join],
  ["/table/:id", { title: "web-title-table", load: () => import("./TablePage.svelte"), bare: true }],
  ["/replays", { title: "web-title-replays", load: () => import("./Replays.svelte") }],
  ["/replay/:id", { title: "web-title-replay", load: () => import("./Replay.svelte") }],
  ["/rules", rules],
  ["/rules/:game", rules],
  ["/scores", { title: "web-title-scores", load: () => import("./Scores.svelte") }],
  ["/statistics", { title: "web-title-statistics", load: () => import("./Statistics.svelte") }],
  ["/settings", { title: "web-title-settings", load: () => import("./SettingsPage.svelte") }],
  ["/about", { title: "web-title-about", load: () => import("./About.svelte") }],
];
