// Which of several lines on the screen lies next to a place.

import { distanceToSegment } from './pick';

type Pixel = readonly [number, number];

/** Index of the line that comes nearest, of those within `reach` pixels; points behind the camera are null. */
export function nearestLine(lines: readonly (readonly (Pixel | null)[])[], x: number, y: number, reach: number): number | null {
  let [best, least] = [null as number | null, reach];
  lines.forEach((line, i) =>
    line.forEach((b, k) => {
      const a = k > 0 ? line[k - 1] : b;
      const away = a && b ? distanceToSegment(x, y, { x: a[0], y: a[1] }, { x: b[0], y: b[1] }) : Infinity;
      if (away <= least) [best, least] = [i, away];
    }));
  return best;
}
