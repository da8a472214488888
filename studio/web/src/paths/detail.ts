// Level of detail of paths. Each vertex gets the largest deviation that leaving it out would make (Douglas and Peucker), once; a
// level then is an index of the vertices whose deviation exceeds a tolerance, so that any level is one draw call over the same vertices.

import type { PathSet } from './path_set';
import { pathCount } from './path_set';

function distanceToChord(p: Float32Array, k: number, a: number, b: number): number {
  const [ax, ay, az] = [p[3 * a], p[3 * a + 1], p[3 * a + 2]];
  const [dx, dy, dz] = [p[3 * b] - ax, p[3 * b + 1] - ay, p[3 * b + 2] - az];
  const [ex, ey, ez] = [p[3 * k] - ax, p[3 * k + 1] - ay, p[3 * k + 2] - az];
  const square = dx * dx + dy * dy + dz * dz;
  const s = square > 0 ? Math.min(1, Math.max(0, (ex * dx + ey * dy + ez * dz) / square)) : 0;
  return Math.hypot(ex - s * dx, ey - s * dy, ez - s * dz);
}

/** Fills `weight` for the inner vertices of one path; a vertex never weighs more than the split it came from. */
function weighPath(p: Float32Array, first: number, last: number, weight: Float32Array): void {
  const stack: [number, number, number][] = [[first, last, Infinity]];
  while (stack.length > 0) {
    const [a, b, limit] = stack.pop()!;
    let [worst, at] = [-1, -1];
    for (let k = a + 1; k < b; ++k) {
      const d = distanceToChord(p, k, a, b);
      if (d > worst) [worst, at] = [d, k];
    }
    if (at < 0) continue;
    const w = Math.min(worst, limit);
    weight[at] = w;
    stack.push([a, at, w], [at, b, w]);
  }
}

/** Ends weigh infinitely much. */
export function vertexWeights(set: PathSet): Float32Array {
  const weight = new Float32Array(set.positions.length / 3);
  for (let i = 0; i < pathCount(set); ++i) {
    const [first, last] = [set.offsets[i], set.offsets[i + 1] - 1];
    if (last < first) continue;
    weight[first] = weight[last] = Infinity;
    weighPath(set.positions, first, last, weight);
  }
  return weight;
}

/** Pairs of vertices: the segments of all paths at a tolerance in m. */
export function segmentsAt(set: PathSet, weight: Float32Array, tolerance: number): Uint32Array {
  const pairs = new Uint32Array(2 * weight.length);
  let used = 0;
  for (let i = 0; i < pathCount(set); ++i) {
    let before = set.offsets[i];
    for (let k = before + 1; k < set.offsets[i + 1]; ++k) {
      if (weight[k] < tolerance) continue;
      pairs[used++] = before;
      pairs[used++] = k;
      before = k;
    }
  }
  return pairs.slice(0, used);
}

/** Tolerance of level n; level 0 is everything. */
export const levelTolerance = (level: number): number => (level <= 0 ? 0 : 0.02 * 2 ** (level - 1));

/** The coarsest level whose error stays below `pixels` on the screen, where a pixel is `metresPerPixel` wide. */
export function levelFor(metresPerPixel: number, pixels = 0.7): number {
  const allowed = metresPerPixel * pixels;
  if (!(allowed >= levelTolerance(1))) return 0;
  return Math.min(14, 1 + Math.floor(Math.log2(allowed / 0.02)));
}
