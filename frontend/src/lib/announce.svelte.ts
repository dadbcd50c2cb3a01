// What a screen reader is told without moving the focus: one polite line, one urgent one.
let polite = $state("");
let urgent = $state("");

export const announced = {
  get polite(): string {
    return polite;
  },
  get urgent(): string {
    return urgent;
  },
};

export function announce(text: string, now = false): void {
  if (now) urgent = text;
  else polite = text;
}

/** What was told in another language is not said again. */
export function hush(): void {
  polite = "";
  urgent = "";
}
