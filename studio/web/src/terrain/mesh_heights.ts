// The upper side of a mesh as a grid of heights, for what needs a height at a place: draping lines, cuts, clicks.

import type { HeightGrid } from './grid';

type Corner = readonly [number, number, number];

/** Highest ground at each node; NaN where there is no triangle. About `most` nodes, square cells. */
export function meshHeights(positions: Float32Array, triangles: Uint32Array, low: readonly number[], high: readonly number[], most = 250_000): HeightGrid {
  const [width, height] = [Math.max(1e-6, high[0] - low[0]), Math.max(1e-6, high[1] - low[1])];
  const step = Math.max(Math.sqrt((width * height) / most), Math.max(width, height) / 2000);
  const [columns, rows] = [Math.floor(width / step) + 1, Math.floor(height / step) + 1].map((n) => Math.max(2, n));
  const grid: HeightGrid = { columns, rows, west: low[0], south: low[1], stepX: width / (columns - 1), stepY: height / (rows - 1), heights: new Float32Array(columns * rows).fill(NaN) };
  const corner = (v: number): Corner => [positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]];
  for (let t = 0; t < triangles.length; t += 3) lay(grid, corner(triangles[t]), corner(triangles[t + 1]), corner(triangles[t + 2]));
  return grid;
}

/** Puts one triangle onto the nodes below it, where it is higher than what is there. */
function lay(g: HeightGrid, a: Corner, b: Corner, c: Corner): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (area === 0) return;
  const range = (k: 0 | 1, start: number, step: number, count: number): [number, number] => [
    Math.max(0, Math.ceil((Math.min(a[k], b[k], c[k]) - start) / step - 1e-6)), Math.min(count - 1, Math.floor((Math.max(a[k], b[k], c[k]) - start) / step + 1e-6)),
  ];
  const [i0, i1] = range(0, g.west, g.stepX, g.columns);
  const [j0, j1] = range(1, g.south, g.stepY, g.rows);
  for (let j = j0; j <= j1; ++j)
    for (let i = i0; i <= i1; ++i) {
      const [x, y] = [g.west + i * g.stepX, g.south + j * g.stepY];
      const u = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
      const v = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
      if (u < -1e-6 || v < -1e-6 || u + v > 1 + 1e-6) continue;
      const z = a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]);
      const k = j * g.columns + i;
      if (!(g.heights[k] >= z)) g.heights[k] = z;
    }
}
