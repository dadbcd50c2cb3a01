// A card of the hand is dragged to a head to give it, with pointer events: lifted after eight pixels, put down on release.
const THRESHOLD = 8;

export interface Held {
  card: string;
  x: number;
  y: number;
  /** the seat under it, -1 for none */
  over: number;
}

function seatAt(x: number, y: number): number {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-seat]");
  return under ? Number(under.dataset["seat"]) : -1;
}

/** Follow a pointer that went down on a card. `moved` is told where it is, null when it is over; `put` where it was let go. */
export function grab(event: PointerEvent, card: string, moved: (held: Held | null) => void, put: (card: string, seat: number) => void): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const grip = event.currentTarget as HTMLElement;
  const start = { x: event.clientX, y: event.clientY };
  let lifted = false;

  function move(at: PointerEvent): void {
    if (!lifted) {
      if (Math.hypot(at.clientX - start.x, at.clientY - start.y) < THRESHOLD) return;
      lifted = true;
      grip.setPointerCapture(at.pointerId);
    }
    moved({ card, x: at.clientX, y: at.clientY, over: seatAt(at.clientX, at.clientY) });
  }

  function stop(): void {
    grip.removeEventListener("pointermove", move);
    grip.removeEventListener("pointerup", end);
    grip.removeEventListener("pointercancel", stop);
    moved(null);
  }

  function end(at: PointerEvent): void {
    stop();
    if (!lifted) return;
    // the click that follows would open the card
    const block = (click: Event) => click.stopImmediatePropagation();
    grip.addEventListener("click", block, { capture: true });
    setTimeout(() => grip.removeEventListener("click", block, { capture: true }), 0);
    const seat = seatAt(at.clientX, at.clientY);
    if (seat >= 0) put(card, seat);
  }

  grip.addEventListener("pointermove", move);
  grip.addEventListener("pointerup", end);
  grip.addEventListener("pointercancel", stop);
}
