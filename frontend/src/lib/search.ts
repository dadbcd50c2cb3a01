// Searching texts: accents and case are ignored, hits are marked.

/** A text without accents and in small letters, as long as the text itself (so that places agree). */
export function fold(text: string): string {
  let folded = "";
  for (const letter of text) {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const kept = plain === "ł" ? "l" : plain;
    folded += kept.length === letter.length ? kept : letter;
  }
  return folded;
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether a text has every word, at the start of a word of its own or after a hyphen. */
export function hits(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in pieces, those that were looked for marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) marked.fill(true, at, at + word.length);
  }
  const found: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = found.at(-1);
    if (last && last.hit === marked[at]) last.text += text[at];
    else found.push({ text: text[at]!, hit: marked[at]! });
  }
  return found;
}
