// Ink sketches of the terrains, in a hex round (0, 0); they keep to its upper part.
import { type Point, random, smooth } from "./board";

export interface Stroke {
  kind: "sk" | "sk th" | "sk th dashy" | "skf" | "water" | "dot";
  path?: string;
  dot?: Point;
}

type Draw = (next: () => number) => Stroke[];
const f = (n: number): string => n.toFixed(1);
const between = (next: () => number, low: number, high: number): number => low + (high - low) * next();

function mountains(next: () => number): Stroke[] {
  const strokes: Stroke[] = [];
  for (const [x, y, w, h] of [[-30, -6, 40, 34], [26, -8, 44, 40], [-4, -2, 52, 56]] as const) {
    const px = x + between(next, -3, 3);
    const left: Point[] = [[x - w / 2, y], [x - w * 0.28, y - h * 0.42], [x - w * 0.16, y - h * 0.52], [px, y - h]];
    const right: Point[] = [[px, y - h], [x + w * 0.13, y - h * 0.62], [x + w * 0.26, y - h * 0.4], [x + w / 2, y]];
    strokes.push({ kind: "skf", path: `M${[...left, ...right.slice(1)].map(([a, b]) => `${f(a)} ${f(b)}`).join("L")}Z` });
    strokes.push({ kind: "sk", path: smooth(left) + smooth(right) });
    for (let j = 0; j < 6; j += 1) {
      const t = 0.18 + j * 0.13;
      const a: Point = [px + (x + w / 2 - px) * t, y - h + h * t + 1];
      const long = h * (0.2 + 0.1 * next()) * (1.15 - t);
      strokes.push({ kind: "sk th", path: `M${f(a[0])} ${f(a[1])}L${f(a[0] - long * 0.75)} ${f(a[1] + long)}` });
    }
    strokes.push({ kind: "sk th", path: `M${f(px - 1)} ${f(y - h + 5)}L${f(px - 5)} ${f(y - h + 16)}L${f(px - 1)} ${f(y - h + 13)}L${f(px - 4)} ${f(y - h + 25)}` });
  }
  return strokes;
}

function hills(next: () => number): Stroke[] {
  const strokes: Stroke[] = [];
  for (const [x, y, w, h] of [[-26, -26, 44, 20], [22, -30, 48, 22], [0, -10, 60, 26]] as const) {
    const curve = `M${f(x - w / 2)} ${f(y)}C${f(x - w * 0.3)} ${f(y - h * 1.2)} ${f(x + w * 0.3)} ${f(y - h * 1.2)} ${f(x + w / 2)} ${f(y)}`;
    strokes.push({ kind: "skf", path: `${curve}Z` }, { kind: "sk", path: curve });
    for (let j = 0; j < 6; j += 1) {
      const t = 0.52 + j * 0.075;
      strokes.push({ kind: "sk th", path: `M${f(x - w / 2 + w * t)} ${f(y - h * 0.9 * Math.sin(Math.PI * t) + 2)}q2 4 1 ${f(5 + next() * 4)}` });
    }
  }
  for (let j = 0; j < 5; j += 1) strokes.push({ kind: "sk th", path: `M${f(between(next, -34, 34))} ${f(between(next, -58, -48))}q2-3 4 0` });
  return strokes;
}

function plains(next: () => number): Stroke[] {
  const strokes: Stroke[] = [];
  const tufts = [[-34, -34], [-14, -46], [12, -40], [34, -30], [-24, -14], [2, -22], [26, -10], [-6, -58], [40, -14], [-42, -16]] as const;
  for (const [a, b] of tufts) {
    const x = a + between(next, -3, 3);
    const y = b + between(next, -2, 2);
    for (const dx of [-5, -2, 1, 4]) {
      strokes.push({ kind: "sk th", path: `M${f(x + dx * 0.5)} ${f(y)}q${f(dx * 0.4)} -5 ${f(dx * 1.1)} ${f(-8 - next() * 3)}` });
    }
  }
  strokes.push({ kind: "sk th dashy", path: smooth([[-46, -24], [-20, -29], [8, -28], [46, -34]]) });
  return strokes;
}

function river(): Stroke[] {
  const left: Point[] = [[-20, -72], [-2, -56], [-14, -40], [8, -26], [-2, -8], [16, 8], [6, 28], [24, 46], [20, 70]];
  const right: Point[] = left.map(([x, y], at) => [x + 17 + at * 0.9, y + 2]);
  const strokes: Stroke[] = [
    { kind: "water", path: `M${[...left, ...[...right].reverse()].map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}Z` },
    { kind: "sk", path: smooth(left) },
    { kind: "sk", path: smooth(right) },
  ];
  for (const [x, y] of left.slice(0, 7)) strokes.push({ kind: "sk th", path: `M${f(x + 5)} ${f(y + 5)}q3 -3 6 0` });
  for (const [x, y] of [[-40, -26], [-32, -44], [36, -38], [44, -18], [-44, -8]] as const) {
    for (const dx of [-3, 0, 3]) strokes.push({ kind: "sk th", path: `M${f(x + dx * 0.4)} ${f(y)}q${f(dx * 0.3)} -4 ${f(dx)} -8` });
  }
  return strokes;
}

function beach(next: () => number): Stroke[] {
  const strokes: Stroke[] = [];
  for (let j = 0; j < 4; j += 1) {
    const y = -58 + j * 9;
    const line = Array.from({ length: 7 - j }, (_, i): Point => [-52 + i * 9, y + (i % 2 ? 2.2 : -1) + Math.abs(i - 4) * 1.5]);
    strokes.push({ kind: "sk th", path: smooth(line) });
  }
  for (let j = 0; j < 26; j += 1) strokes.push({ kind: "dot", dot: [between(next, -40, 50), between(next, -30, -4)] });
  strokes.push({ kind: "sk", path: "M22 -8q-5 -16 3 -33" }, { kind: "sk th", path: "M25.500 -8q-4 -16 2 -32" });
  for (const [dx, dy, qx, qy] of [[-19, 3, -11, -9], [-13, 13, -12, 0], [17, 1, 10, -10], [15, 12, 13, 0], [2, -15, -1, -10], [-12, -9, -8, -10]] as const) {
    strokes.push({ kind: "sk", path: `M26 -42q${qx} ${qy} ${dx} ${dy}q${f(-dx * 0.35)} ${f(-dy * 0.2 - 3)} ${-dx} ${-dy}` });
  }
  return strokes;
}

const TERRAINS: Record<string, Draw> = { mountains, hills, plains, river, beach };

/** The strokes of a terrain; none for one without a sketch. */
export function sketch(terrain: string, seed: string): Stroke[] {
  return TERRAINS[terrain]?.(random(seed)) ?? [];
}
