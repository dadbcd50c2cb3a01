// Whether the server can be reached, for the strip that says so. Pages ask through `reach`; after a loss they are told to
// ask again by `server.returns`.
import { Unreachable, getServer } from "./api";

const AGAIN = 2500;

let lost = $state(false);
let returns = $state(0);
let timer: ReturnType<typeof setTimeout> | undefined;

export const server = {
  get lost(): boolean {
    return lost;
  },
  /** grows each time the server is back after a loss */
  get returns(): number {
    return returns;
  },
};

function watch(): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    try {
      await getServer();
      const answer = await fetch("/healthz");
      if (!answer.ok) throw new Unreachable("unwell");
      lost = false;
      returns += 1;
    } catch {
      watch();
    }
  }, AGAIN);
}

/** Await an answer; a server that can't be reached is noticed, and the error goes on. */
export async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Unreachable && !lost) {
      lost = true;
      watch();
    }
    throw error;
  }
}
