import type { HeightGrid } from './grid';
import { heightOf } from './grid';

/** Direction in plan in which the slope rises on the whole (angle from east, counter-clockwise, rad); north on the level. */
export function uphillDirection(g: HeightGrid | null): number {
  if (!g) return Math.PI / 2;
  let [east, north] = [0, 0];
  const every = Math.max(1, Math.floor(Math.max(g.columns, g.rows) / 100));
  for (let j = 0; j + every < g.rows; j += every)
    for (let i = 0; i + every < g.columns; i += every) {
      const h = heightOf(g, i, j);
      const [dx, dy] = [heightOf(g, i + every, j) - h, heightOf(g, i, j + every) - h];
      if (Number.isNaN(dx + dy)) continue;
      east += dx / g.stepX;
      north += dy / g.stepY;
    }
  return Math.hypot(east, north) > 1e-9 ? Math.atan2(north, east) : Math.PI / 2;
}
