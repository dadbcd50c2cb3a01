// One place for card views: `showCard(game, name)` from anywhere on a table.
let open = $state.raw<{ game: string; name: string } | null>(null);

export const shownCard = {
  get open(): { game: string; name: string } | null {
    return open;
  },
};

export function showCard(game: string, name: string): void {
  open = { game, name };
}

export function closeCard(): void {
  open = null;
}
