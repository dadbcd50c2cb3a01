// One place for Why?: any part of a table opens the popover with rule ids, and one `WhyPopover` shows it.
export interface Why {
  /** what it is about: the option, the log line, the refusal, in words */
  title: string;
  rules: readonly string[];
  /** the card or thing behind it, by name; "" if none */
  cause: string;
}

let open = $state.raw<Why | null>(null);
/** what was asked last; the rules page tells what it was about */
let last: Why | null = null;
let opener: HTMLElement | null = null;

export const why = {
  get open(): Why | null {
    return open;
  },
};

export function showWhy(title: string, rules: readonly string[], cause = ""): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  open = { title, rules, cause };
  last = open;
}

/** What it was that these rules were asked for; "" if nobody asked. */
export function askedWhy(rules: readonly string[]): string {
  return last && last.rules.join() === rules.join() ? last.title : "";
}

export function closeWhy(): void {
  open = null;
  opener?.focus();
  opener = null;
}
