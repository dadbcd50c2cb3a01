// Keyboard shortcuts: single keys, off while one is typing or a modifier is held.

/** Whether keys that are pressed now are typed into something. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "range", "button", "submit"].includes(target.type);
}

/** Call what belongs to the key of an event; returns whether something did. */
export function press(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = keys[name];
  if (!action) return false;
  event.preventDefault();
  action();
  return true;
}

/** Arrow keys inside a group of elements: where the focus goes from `at`, -1 if the key means nothing here. */
export function rove(key: string, at: number, count: number): number {
  if (count === 0) return -1;
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return -1;
}
