// Brightness of the ground under a light from the north-west, 45° high, as in the reports.

import type { HeightGrid } from './grid';
import { heightOf } from './grid';

const light = [-0.5, 0.5, Math.SQRT1_2] as const;
const kDarkest = 95;
const kRange = 155;

/** Slope between the neighbours of a sample; one-sided at borders and beside holes, 0 where nothing is known. */
function slope(before: number, here: number, after: number, step: number): number {
  if (!Number.isNaN(before) && !Number.isNaN(after)) return (after - before) / (2 * step);
  if (!Number.isNaN(after)) return (after - here) / step;
  return Number.isNaN(before) ? 0 : (here - before) / step;
}

/** One byte a sample, 95 (dark) to 250; 0 where there is no ground. */
export function hillshade(g: HeightGrid): Uint8Array {
  const grey = new Uint8Array(g.columns * g.rows);
  const at = (i: number, j: number) => (i < 0 || j < 0 || i >= g.columns || j >= g.rows ? NaN : heightOf(g, i, j));
  for (let j = 0; j < g.rows; ++j)
    for (let i = 0; i < g.columns; ++i) {
      const here = at(i, j);
      if (Number.isNaN(here)) continue;
      const dx = slope(at(i - 1, j), here, at(i + 1, j), g.stepX);
      const dy = slope(at(i, j - 1), here, at(i, j + 1), g.stepY);
      const dot = (-dx * light[0] - dy * light[1] + light[2]) / Math.hypot(dx, dy, 1);
      grey[j * g.columns + i] = Math.round(kDarkest + kRange * Math.min(1, Math.max(0, dot)));
    }
  return grey;
}
