// The real catalogues, for tests: the English, Czech and Polish files of the Python package, and a few nouns.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { useSpeaker } from "../lib/lang.svelte";
import { type Lang, Speaker } from "../lib/texts";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "src", "marooned", "text");

export function catalogueFiles(lang: Lang): string[] {
  const folder = join(FOLDER, "catalogues", lang);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** The nouns of the Python package, read from its simple YAML. */
function nouns(lang: Lang): Record<string, { gender: string; forms: Record<string, string> }> {
  const found: Record<string, { gender: string; forms: Record<string, string> }> = {};
  let key = "";
  for (const line of readFileSync(join(FOLDER, "nouns", `${lang}.yaml`), "utf8").split("\n")) {
    const head = /^([a-z-]+):\s*(\{.*\})?$/.exec(line);
    if (head) {
      key = head[1]!;
      found[key] = { gender: "", forms: {} };
      const words = head[2] && /one: (.+?), other: (.+?)\}/.exec(head[2]);
      if (words) {
        for (const kase of ["nom", "acc", "gen"]) {
          found[key]!.forms[`${kase}-one`] = words[1]!;
          found[key]!.forms[`${kase}-few`] = words[2]!;
          found[key]!.forms[`${kase}-many`] = words[2]!;
        }
      }
      continue;
    }
    const gender = /^ {2}gender: (\w+)/.exec(line);
    if (gender) found[key]!.gender = gender[1]!;
    const forms = /^ {2}(nom|acc|gen): \{one: (.+?), few: (.+?), many: (.+?)\}/.exec(line);
    if (forms) {
      found[key]!.forms[`${forms[1]}-one`] = forms[2]!;
      found[key]!.forms[`${forms[1]}-few`] = forms[3]!;
      found[key]!.forms[`${forms[1]}-many`] = forms[4]!;
    }
  }
  return found;
}

const made = new Map<Lang, Speaker>();

/** A speaker that has said nothing yet. */
export function freshSpeaker(lang: Lang): Speaker {
  return new Speaker({ lang, catalogue: catalogueFiles(lang).join("\n"), nouns: nouns(lang), ours: [] });
}

export function speaker(lang: Lang): Speaker {
  const known = made.get(lang) ?? freshSpeaker(lang);
  made.set(lang, known);
  return known;
}

/** Speak a language from now on. */
export function speakNow(lang: Lang = "en"): Speaker {
  const spoken = speaker(lang);
  useSpeaker(spoken);
  return spoken;
}
