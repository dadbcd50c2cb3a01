// The options of a decision, arranged for any game: what ends the question stands last and apart, the others in groups.
import type { Choice } from "../contract";

/** Words that end a question or let it pass; they are the main buttons. */
const CLOSING = new Set(["confirm", "go", "pass", "stop", "stay", "done", "accept", "refuse", "feed", "skip", "cancel", "end"]);

export interface Arranged {
  groups: Choice[][];
  closing: Choice[];
}

/** The part of a word that options of one kind share: `play-hunt` -> `play`, `promise-food-2` -> `promise`. */
export function kindOf(word: string): string {
  const point = /^([a-z+#]*[a-z+])[-:/]/i.exec(word);
  return point?.[1] ?? "";
}

export function arrange(options: readonly Choice[]): Arranged {
  const closing = options.filter((option) => CLOSING.has(option.word));
  const rest = options.filter((option) => !CLOSING.has(option.word));
  if (!rest.length) return { groups: [], closing };
  const groups = new Map<string, Choice[]>();
  for (const option of rest) {
    const key = kindOf(option.word);
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  const single = [...groups.values()].filter((group) => group.length === 1).flat();
  const several = [...groups.values()].filter((group) => group.length > 1);
  return { groups: [...(single.length ? [single] : []), ...several], closing };
}
