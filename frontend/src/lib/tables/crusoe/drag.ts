// Pawns are dragged with pointer events: lifted after five pixels, drawn to a near target, put down on release. Without a
// drag the press picks the pawn up, and a press on a target goes on.
import type { Island } from "./island.svelte";

const THRESHOLD = 5;
const NEAR = 44;
const PAUSE = 90;
/** On touch the pawn hangs above the finger. */
const ABOVE = 56;

/** The element of a target at a point, or the nearest legal one that is not far. */
function targetAt(island: Island, x: number, y: number): HTMLElement | SVGElement | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-target]") ?? null;
  const isSource = under?.dataset["target"]?.startsWith("gather ");
  if (under && (isSource || !under.matches(".hex.seen"))) return under;
  let best: HTMLElement | null = null;
  let least = NEAR;
  for (const one of document.querySelectorAll<HTMLElement>("[data-target]")) {
    const [kind = "", target = ""] = one.dataset["target"]!.split(" ");
    if (!island.legal(kind, target) || one.matches(".hex.seen")) continue;
    const box = one.getBoundingClientRect();
    const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best ?? under;
}

/** Begin to hold a pawn. */
export function hold(event: PointerEvent, island: Island, person: string): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const grip = event.currentTarget as HTMLElement;
  const touch = event.pointerType === "touch";
  const start = { x: event.clientX, y: event.clientY };
  let lifted = false;
  let hung = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  grip.setPointerCapture(event.pointerId);

  /** What the pawn hangs over; with the finger back on the tray, nothing. */
  function under(at: PointerEvent): string {
    if (touch && document.elementFromPoint(at.clientX, at.clientY)?.closest(".tray")) return "";
    const { x, y } = point(at);
    return targetAt(island, x, y)?.dataset["target"] ?? "";
  }

  const point = (at: PointerEvent) => ({ x: at.clientX, y: at.clientY - (touch ? ABOVE : 0) });

  function move(at: PointerEvent): void {
    if (!lifted) {
      if (Math.hypot(at.clientX - start.x, at.clientY - start.y) < THRESHOLD) return;
      lifted = true;
      island.putBack();
      island.held = person;
    }
    const { x, y } = point(at);
    island.pointer = { x, y, touch };
    const target = under(at);
    if (target === hung) return;
    hung = target;
    island.aim = target;
    island.slip = null;
    clearTimeout(timer);
    if (!target) {
      island.drop();
      return;
    }
    timer = setTimeout(() => {
      const [kind = "", name = ""] = target.split(" ");
      if (kind === "none") island.drop();
      else if (kind === "list") island.drop();
      else void island.take(kind, name, x, y);
    }, PAUSE);
  }

  function end(at: PointerEvent): void {
    clearTimeout(timer);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", cancel);
    if (!lifted) {
      island.pick(person);
      return;
    }
    const { x, y } = point(at);
    const [kind = "", name = ""] = under(at).split(" ");
    if (kind === "list") {
      island.pointer = null;
      island.aim = "";
      island.list(name as never);
    } else if (kind && kind !== "none") {
      void island.letGo(kind, name, x, y);
    } else {
      const slip = island.slip;
      island.putBack();
      if (kind === "none" || slip) island.refuse("", name, x, y);
    }
  }

  function cancel(): void {
    clearTimeout(timer);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", cancel);
    island.putBack();
  }

  // On the window: what is declared may take the place of the pawn that was pressed, and with it the capture.
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", cancel);
}
