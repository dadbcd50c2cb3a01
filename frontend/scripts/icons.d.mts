/** Write the sprites of the icons that are used into `src/generated/`, one per game and one for all pages. */
export function makeSprites(): void;
export const SPRITES: Record<string, Record<string, string>>;
