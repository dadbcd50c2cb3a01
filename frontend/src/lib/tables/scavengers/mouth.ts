// The mouth of a burrow is the danger meter: ten fangs, one for each 10 % of Peril, growing from the roof outwards.
const CX = 120;
const CY = 118;
const RX = 92;
const RY = 98;
const FROM = 218;
const TO = -38;
const SEGMENTS = 13;
/** the fang in the middle of the roof grows first */
const ORDER = [4, 5, 3, 6, 2, 7, 1, 8, 0, 9];

type Point = readonly [number, number];

function at(degrees: number, out = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  return [CX + (RX + out) * Math.cos(angle), CY - (RY + out) * Math.sin(angle)];
}

const write = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
const line = (points: Point[]): string => `M${points.map(write).join(" ")}`;

function arc(from: number, to: number, steps: number, out = 0): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps, out));
}

function throatPath(): string {
  const points = arc(FROM, TO, 40);
  return `${line(points)} Q120,196 ${write(points[0]!)}Z`;
}

function shellPaths(): { plate: string; edge: string }[] {
  return Array.from({ length: SEGMENTS }, (_, i) => {
    const a = FROM + ((TO - FROM) * i) / SEGMENTS + (i ? -0.9 : 4);
    const b = FROM + ((TO - FROM) * (i + 1)) / SEGMENTS + (i < SEGMENTS - 1 ? 0.9 : -4);
    const wide = 17 + 3.5 * Math.sin((Math.PI * (i + 0.5)) / SEGMENTS);
    const outer = Array.from({ length: 7 }, (_, j) => at(b + ((a - b) * j) / 6, wide + 2.6 * Math.sin((Math.PI * j) / 6)));
    const edge = Array.from({ length: 7 }, (_, j) => at(a + (b - a) * (0.14 + (0.72 * j) / 6), wide - 3.6));
    return { plate: `${line([...arc(a, b, 6, 1), ...outer])}Z`, edge: line(edge) };
  });
}

/** A ring of the burrow's wall, so far inside. */
function ribPath(far: number): string {
  const points = arc(FROM - far, TO + far, 30).map(([x, y]): Point => {
    const deep = 1 - far / 100;
    return [CX + (x - CX) * deep, CY + 20 * (1 - deep) + (y - CY) * deep];
  });
  return line(points);
}

export const RIBS = [14, 28, 44].map(ribPath);
export const THROAT = throatPath();
export const SHELL = shellPaths();

/** none: no danger there; hard: this hand can't answer it; soft: it can. */
export type Bite = "none" | "hard" | "soft";

export interface Fang {
  path: string;
  bite: Bite;
}

/** The fangs for the odds of a Peril and of one that can't be answered. */
export function fangs(peril: number, helpless: number, shut = false): Fang[] {
  const lit = peril * 10;
  const hard = helpless * 10;
  return ORDER.map((_, i) => {
    const place = ORDER.indexOf(i);
    const grown = Math.max(0, Math.min(1, lit - place));
    const long = shut ? 62 : 9 + 33 * grown;
    const angle = 208 - (i * 236) / 9;
    const left = at(angle + 8.2, -1);
    const right = at(angle - 8.2, -1);
    const root = at(angle);
    const dx = CX - root[0];
    const dy = CY + 4 - root[1];
    const far = Math.hypot(dx, dy);
    const bend = i < 5 ? 2.5 : -2.5;
    const tip: Point = [root[0] + (dx / far) * long + (bend * dy) / far, root[1] + (dy / far) * long - (bend * dx) / far];
    const c1: Point = [(left[0] + tip[0]) / 2 + (tip[0] - root[0]) * 0.06, (left[1] + tip[1]) / 2];
    const c2: Point = [(right[0] + tip[0]) / 2, (right[1] + tip[1]) / 2];
    const bite: Bite = shut ? "hard" : grown <= 0.02 ? "none" : place + 0.5 <= hard ? "hard" : "soft";
    return { path: `M${write(left)} Q${write(c1)} ${write(tip)} Q${write(c2)} ${write(right)}Z`, bite };
  });
}

/** How many fangs say something. */
export function bitten(all: readonly Fang[]): number {
  return all.filter((fang) => fang.bite !== "none").length;
}
