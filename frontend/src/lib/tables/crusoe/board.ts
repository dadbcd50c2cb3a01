// The island's outline and hexes as hand-drawn lines. Everything is drawn from a seed, so that it stays the same.

export const SIZE = 76;
const ROOT3 = Math.sqrt(3);
export type Point = readonly [number, number];

/** A small seeded generator (mulberry32), 0 to 1. */
export function random(seed: string | number): () => number {
  let state = typeof seed === "number" ? seed : [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The middle of a hex with pointed tops. */
export function centre(q: number, r: number, size = SIZE): Point {
  return [size * ROOT3 * (q + r / 2), size * 1.5 * r];
}

export function corners([x, y]: Point, size: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (Math.PI / 180) * (60 * at - 90);
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });
}

const fixed = (n: number): string => n.toFixed(1);
const at = ([x, y]: Point): string => `${fixed(x)} ${fixed(y)}`;

/** A hex round (0, 0) with slightly unsteady sides. */
export function hexPath(size: number, seed: string, amount = 0.8): string {
  const next = random(seed);
  const points = corners([0, 0], size);
  let path = `M${at(points[0]!)}`;
  points.forEach((from, side) => {
    const to = points[(side + 1) % 6]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = Math.max(2, Math.floor(length / 16));
    for (let step = 1; step <= steps; step += 1) {
      const off = step < steps ? (next() * 2 - 1) * amount : 0;
      const part = step / steps;
      const x = from[0] + (to[0] - from[0]) * part - ((to[1] - from[1]) / length) * off;
      const y = from[1] + (to[1] - from[1]) * part + ((to[0] - from[0]) / length) * off;
      path += `L${at([x, y])}`;
    }
  });
  return `${path}Z`;
}

/** A line through points, rounded between them. */
export function smooth(points: readonly Point[], closed = false): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  if (closed) {
    let path = `M${at(middle(points.at(-1)!, points[0]!))}`;
    points.forEach((point, index) => (path += `Q${at(point)} ${at(middle(point, points[(index + 1) % points.length]!))}`));
    return `${path}Z`;
  }
  let path = `M${at(points[0]!)}`;
  for (let index = 1; index < points.length - 1; index += 1) path += `Q${at(points[index]!)} ${at(middle(points[index]!, points[index + 1]!))}`;
  return `${path}L${at(points.at(-1)!)}`;
}

/** The outline of hexes that lie together, clockwise. */
export function outline(middles: readonly Point[], size = SIZE): Point[] {
  const key = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
  const edges = new Map<string, [Point, Point]>();
  const seen = new Set<string>();
  for (const middle of middles) {
    const points = corners(middle, size);
    points.forEach((from, side) => {
      const to = points[(side + 1) % 6]!;
      seen.add(`${key(from)}>${key(to)}`);
      edges.set(key(from) + side, [from, to]);
    });
  }
  const outer = new Map<string, Point>();
  const start: Point[] = [];
  for (const [from, to] of edges.values()) {
    if (seen.has(`${key(to)}>${key(from)}`)) continue;
    outer.set(key(from), to);
    start.push(from);
  }
  const path: Point[] = [];
  let here = start[0];
  while (here && path.length < outer.size) {
    path.push(here);
    here = outer.get(key(here));
  }
  return path;
}

/** An outline moved outwards. */
export function widened(points: readonly Point[], by: number): Point[] {
  const n = points.length;
  const lines = points.map((from, index) => {
    const to = points[(index + 1) % n]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const normal: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    return { x: from[0] + normal[0] * by, y: from[1] + normal[1] * by, dx: to[0] - from[0], dy: to[1] - from[1] };
  });
  return lines.map((line, index) => {
    const before = lines[(index - 1 + n) % n]!;
    const cross = before.dx * line.dy - before.dy * line.dx;
    if (Math.abs(cross) < 1e-6) return [line.x, line.y];
    const t = ((line.x - before.x) * line.dy - (line.y - before.y) * line.dx) / cross;
    return [before.x + before.dx * t, before.y + before.dy * t];
  });
}

/** Points along an outline, evenly and a little unsteady, as a rounded line. */
function shore(points: readonly Point[], step: number, amount: number, seed: number): string {
  const next = random(seed);
  const found: Point[] = [];
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = Math.max(2, Math.round(length / step));
    for (let k = 0; k < steps; k += 1) {
      const part = (k + 0.5) / steps;
      const off = (next() * 2 - 1) * amount;
      found.push([
        from[0] + (to[0] - from[0]) * part + ((to[1] - from[1]) / length) * off,
        from[1] + (to[1] - from[1]) * part - ((to[0] - from[0]) / length) * off,
      ]);
    }
  });
  return smooth(found, true);
}

/** The coast: rings of water, then land, each with its class. */
export function coast(middles: readonly Point[], size = SIZE): { kind: string; path: string }[] {
  const round = outline(middles, size);
  const rings = [
    ["wl w4", 0.46, 2.2, 4],
    ["wl w3", 0.36, 2.2, 3],
    ["wl w2", 0.27, 2.2, 2],
    ["wl w1", 0.19, 2.4, 1],
    ["land", 0.115, 3, 7],
  ] as const;
  return rings.map(([kind, far, amount, seed]) => ({ kind, path: shore(widened(round, size * far), kind === "land" ? 13 : 20, amount, seed) }));
}
