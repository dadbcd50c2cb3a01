// What a person chose on this device; applied at once and kept in local storage. Nothing of it goes to the server.
import { LANGUAGES, type Lang } from "./texts";

export type Theme = "light" | "dark" | "system";
export type Motion = "full" | "calm" | "none";

export interface Settings {
  lang: Lang;
  theme: Theme;
  /** percent, 90 to 150 */
  textSize: number;
  contrast: boolean;
  sound: boolean;
  /** 0 to 100 */
  volume: number;
  motion: Motion;
  /** 0 (slow) to 100 (at once): how long a revealed card holds its breath, how quickly steps follow */
  speed: number;
  odds: boolean;
  confirmRisky: boolean;
  notify: boolean;
  /** what one is called at tables */
  name: string;
}

const KEY = "marooned.settings";

export function defaults(languages: readonly string[] = navigator.languages): Settings {
  const wanted = languages.map((tag) => tag.split("-")[0]).find((tag): tag is Lang => LANGUAGES.includes(tag as Lang));
  return {
    lang: wanted ?? "en",
    theme: "system",
    textSize: 100,
    contrast: false,
    sound: false,
    volume: 60,
    motion: "full",
    speed: 50,
    odds: true,
    confirmRisky: true,
    notify: true,
    name: "",
  };
}

/** Settings from what was stored; whatever is missing or of another kind is as by default. */
export function parse(stored: string | null): Settings {
  const all: Settings = defaults();
  let read: unknown;
  try {
    read = JSON.parse(stored ?? "{}");
  } catch {
    return all;
  }
  if (typeof read !== "object" || read === null) return all;
  const found = read as Record<string, unknown>;
  const kept: Record<string, unknown> = { ...all };
  for (const [name, value] of Object.entries(all)) {
    if (typeof found[name] === typeof value) kept[name] = found[name];
  }
  const result = kept as unknown as Settings;
  if (!LANGUAGES.includes(result.lang)) result.lang = all.lang;
  if (!["light", "dark", "system"].includes(result.theme)) result.theme = all.theme;
  if (!["full", "calm", "none"].includes(result.motion)) result.motion = all.motion;
  result.textSize = Math.min(150, Math.max(90, result.textSize));
  return result;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that forbids storage still plays
  }
}

export const settings: Settings = $state(parse(stored()));

/** The theme that is shown, with `system` resolved. */
export function themeShown(theme: Theme, dark: boolean): "light" | "dark" {
  return theme === "system" ? (dark ? "dark" : "light") : theme;
}

/** Motion that is shown: the device's wish for less counts as `none` where everything else would move. */
export function motionShown(motion: Motion, reduced: boolean): Motion {
  return reduced ? "none" : motion;
}

/** Keep and show the settings from now on, in this tab and in others. Call once, from a component's start. */
export function keepSettings(): void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
  let darkNow = $state(dark.matches);
  let reducedNow = $state(reduced.matches);
  $effect(() => {
    const onDark = () => (darkNow = dark.matches);
    const onReduced = () => (reducedNow = reduced.matches);
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY) Object.assign(settings, parse(event.newValue));
    };
    dark.addEventListener("change", onDark);
    reduced.addEventListener("change", onReduced);
    window.addEventListener("storage", onStorage);
    return () => {
      dark.removeEventListener("change", onDark);
      reduced.removeEventListener("change", onReduced);
      window.removeEventListener("storage", onStorage);
    };
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = themeShown(settings.theme, darkNow);
    root.dataset.motion = motionShown(settings.motion, reducedNow);
    root.dataset.contrast = settings.contrast ? "more" : "plain";
    root.style.setProperty("--text-size", String(settings.textSize / 100));
  });
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // kept for this visit only
    }
  });
}
