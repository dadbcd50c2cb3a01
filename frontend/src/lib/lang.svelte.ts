// The speaker of the language that is chosen. Everything that is shown goes through `say` or `tell`, so that a change of
// language shows at once.
import { getTexts } from "./api";
import type { Text } from "./contract";
import { settings } from "./settings.svelte";
import { type Args, type Lang, Speaker } from "./texts";

const SOURCE: Lang = "en";
const speakers = new Map<Lang, Speaker>();
let current = $state.raw<Speaker | null>(null);
let failed = $state(false);

async function fetchSpeaker(lang: Lang): Promise<Speaker> {
  const known = speakers.get(lang);
  if (known) return known;
  const english = lang === SOURCE ? null : fetchSpeaker(SOURCE);
  const texts = await getTexts(lang);
  const speaker = new Speaker(texts, await english?.catch(() => null));
  speakers.set(lang, speaker);
  return speaker;
}

/** Speak this language from now on; on failure the one before stays. */
export async function speak(lang: Lang): Promise<void> {
  try {
    const speaker = await fetchSpeaker(lang);
    if (settings.lang === lang) current = speaker;
    failed = false;
  } catch {
    failed = true;
  }
}

/** For tests and for pages that bring texts of their own. */
export function useSpeaker(speaker: Speaker): void {
  current = speaker;
}

export const language = {
  get ready(): boolean {
    return current !== null;
  },
  get failed(): boolean {
    return failed;
  },
  get speaker(): Speaker {
    if (!current) throw new Error("no language is there yet");
    return current;
  },
};

/** A message by its id. */
export function say(id: string, args?: Args): string {
  return language.speaker.say(id, args);
}

/** A message of the contract. */
export function tell(text: Text): string {
  return language.speaker.text(text);
}

export function percent(share: number, digits = 0): string {
  return language.speaker.percent(share, digits);
}

export function number(value: number, digits = 0): string {
  return language.speaker.number(value, digits);
}
