// A grid of heights: row 0 is the southernmost, column 0 the westernmost; NaN is no ground. Positions are in the frame of the
// stage: metres from an origin in the middle of the slope, so that 32-bit numbers are exact to a fraction of a millimetre.

export interface HeightGrid {
  columns: number;
  rows: number;
  /** Position of the sample in column 0, row 0. */
  west: number;
  south: number;
  stepX: number;
  stepY: number;
  heights: Float32Array;
}

export type Vec3 = readonly [number, number, number];

export const heightOf = (g: HeightGrid, column: number, row: number): number => g.heights[row * g.columns + column];

/** Height of the ground below (x, y): two triangles a cell, split from south-west to north-east; NaN where there is none. */
export function heightAt(g: HeightGrid, x: number, y: number): number {
  const u = (x - g.west) / g.stepX;
  const v = (y - g.south) / g.stepY;
  if (!(u >= 0 && v >= 0 && u <= g.columns - 1 && v <= g.rows - 1)) return NaN;
  const i = Math.min(Math.floor(u), g.columns - 2);
  const j = Math.min(Math.floor(v), g.rows - 2);
  const [s, t] = [u - i, v - j];
  const [sw, se] = [heightOf(g, i, j), heightOf(g, i + 1, j)];
  const [nw, ne] = [heightOf(g, i, j + 1), heightOf(g, i + 1, j + 1)];
  return s >= t ? sw + s * (se - sw) + t * (ne - se) : sw + t * (nw - sw) + s * (ne - nw);
}

export function heightRange(g: HeightGrid): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const h of g.heights) {
    if (h < low) low = h;
    if (h > high) high = h;
  }
  return high >= low ? [low, high] : [0, 1];
}

/** Part of the ray inside the box around the grid, as two parameters; null: it passes by. */
function clippedRay(g: HeightGrid, origin: Vec3, direction: Vec3): [number, number] | null {
  const [low, high] = heightRange(g);
  const lower = [g.west, g.south, low - 1e-3];
  const upper = [g.west + (g.columns - 1) * g.stepX, g.south + (g.rows - 1) * g.stepY, high + 1e-3];
  let [enter, leave] = [0, Infinity];
  for (let k = 0; k < 3; ++k) {
    if (direction[k] === 0) {
      if (origin[k] < lower[k] || origin[k] > upper[k]) return null;
      continue;
    }
    const a = (lower[k] - origin[k]) / direction[k];
    const b = (upper[k] - origin[k]) / direction[k];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? [enter, leave] : null;
}

/** First point where a ray comes from above to the ground, or null. Steps of half a cell, then halving. */
export function rayHit(g: HeightGrid, origin: Vec3, direction: Vec3): Vec3 | null {
  const range = clippedRay(g, origin, direction);
  if (!range) return null;
  const at = (t: number): Vec3 => [origin[0] + t * direction[0], origin[1] + t * direction[1], origin[2] + t * direction[2]];
  const above = (t: number) => {
    const p = at(t);
    return p[2] - heightAt(g, p[0], p[1]);
  };
  const plan = Math.hypot(direction[0], direction[1]);
  const length = Math.hypot(plan, direction[2]);
  const step = (0.5 * Math.min(g.stepX, g.stepY)) / Math.max(plan, 0.05 * length);
  let before = range[0];
  let gapBefore = above(before);
  for (let t = range[0]; t < range[1] + step; t += step) {
    const now = Math.min(t, range[1]);
    const gap = above(now);
    if (gapBefore >= 0 && gap <= 0) return at(halved(above, before, now));
    [before, gapBefore] = [now, gap];
  }
  return null;
}

function halved(gap: (t: number) => number, low: number, high: number): number {
  for (let k = 0; k < 40; ++k) {
    const middle = (low + high) / 2;
    if (gap(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Every n-th sample, so that no more than `most` remain. */
export function thinned(g: HeightGrid, most: number): HeightGrid {
  let every = 1;
  const kept = (n: number) => Math.floor((n - 1) / every) + 1;
  while (kept(g.columns) * kept(g.rows) > most) ++every;
  if (every === 1) return g;
  const [columns, rows] = [kept(g.columns), kept(g.rows)];
  const heights = new Float32Array(columns * rows);
  for (let j = 0; j < rows; ++j)
    for (let i = 0; i < columns; ++i) heights[j * columns + i] = heightOf(g, i * every, j * every);
  return { ...g, columns, rows, stepX: g.stepX * every, stepY: g.stepY * every, heights };
}
