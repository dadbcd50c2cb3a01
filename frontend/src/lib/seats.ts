// The seats that this browser has taken: table, seat and secret token, in local storage. A token never goes into an
// address except once, behind `#`, to move a seat to another device.
import type { Seated } from "./contract";

const KEY = "marooned.seats";
const MOST = 200;

function isSeated(value: unknown): value is Seated {
  const seat = value as Seated | null;
  return (
    typeof seat === "object" &&
    seat !== null &&
    typeof seat.table === "string" &&
    typeof seat.code === "string" &&
    typeof seat.seat === "number" &&
    typeof seat.token === "string"
  );
}

/** All seats, the latest first. */
export function allSeats(): Seated[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter(isSeated) : [];
  } catch {
    return [];
  }
}

function write(seats: Seated[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)));
}

/** Keep seats; one that was known is replaced. */
export function keepSeats(...seats: Seated[]): void {
  const known = allSeats().filter((old) => !seats.some((seat) => seat.table === old.table && seat.seat === old.seat));
  write([...seats, ...known]);
}

/** The seats at one table, in their order. */
export function seatsAt(table: string): Seated[] {
  return allSeats()
    .filter((seat) => seat.table === table)
    .sort((a, b) => a.seat - b.seat);
}

export function forgetTable(table: string): void {
  write(allSeats().filter((seat) => seat.table !== table));
}

export function forgetToken(token: string): void {
  write(allSeats().filter((seat) => seat.token !== token));
}

/** The link that carries a seat to another device. */
export function seatLink(seat: Seated, origin: string): string {
  return `${origin}/table/${encodeURIComponent(seat.table)}#${seat.seat}.${seat.code}.${seat.token}`;
}

/** The seat in the hash of such a link, null if there is none. */
export function seatOfHash(table: string, hash: string): Seated | null {
  const found = /^(\d+)\.([^.]*)\.(.+)$/.exec(hash);
  return found ? { table, seat: Number(found[1]), code: found[2]!, token: found[3]! } : null;
}
