// Which path is under the pointer: nearest segment on the screen, the nearer to the eye of two that are equally near.

import type { PathSet } from './path_set';
import { pathCount } from './path_set';

export interface Hit {
  path: number;
  vertex: number;
  pixels: number;
}

/** Column-major 4 by 4 matrix from the stage to clip space, as WebGL has it. */
export type Matrix4 = ArrayLike<number>;

interface Screen { x: number; y: number; depth: number; visible: boolean }

function project(m: Matrix4, p: Float32Array, k: number, width: number, height: number): Screen {
  const [x, y, z] = [p[3 * k], p[3 * k + 1], p[3 * k + 2]];
  const w = m[3] * x + m[7] * y + m[11] * z + m[15];
  if (w <= 0) return { x: 0, y: 0, depth: 0, visible: false };
  return {
    x: (0.5 + 0.5 * ((m[0] * x + m[4] * y + m[8] * z + m[12]) / w)) * width,
    y: (0.5 - 0.5 * ((m[1] * x + m[5] * y + m[9] * z + m[13]) / w)) * height,
    depth: w,
    visible: true,
  };
}

export function distanceToSegment(px: number, py: number, a: Pick<Screen, 'x' | 'y'>, b: Pick<Screen, 'x' | 'y'>): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const s = square > 0 ? Math.min(1, Math.max(0, ((px - a.x) * dx + (py - a.y) * dy) / square)) : 0;
  const [ex, ey] = [a.x + s * dx - px, a.y + s * dy - py];
  return Math.sqrt(ex * ex + ey * ey);
}

export function pickPath(set: PathSet, m: Matrix4, width: number, height: number, px: number, py: number, reach = 8): Hit | null {
  let best: (Hit & { depth: number }) | null = null;
  for (let i = 0; i < pathCount(set); ++i) {
    let before: Screen | null = null;
    for (let k = set.offsets[i]; k < set.offsets[i + 1]; ++k) {
      const now = project(m, set.positions, k, width, height);
      if (before && before.visible && now.visible) {
        const d = distanceToSegment(px, py, before, now);
        const nearer = best !== null && Math.abs(d - best.pixels) < 1.5 && now.depth < best.depth;
        if (d <= reach && (best === null || d < best.pixels - 1.5 || nearer)) best = { path: i, vertex: k, pixels: d, depth: now.depth };
      }
      before = now;
    }
  }
  return best && { path: best.path, vertex: best.vertex, pixels: best.pixels };
}
