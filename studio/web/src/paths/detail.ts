// Level of detail of paths. Each vertex gets the largest deviation that leaving it out would make (Douglas and Peucker), once; a
// level then is an index of the vertices whose deviation exceeds a tolerance, so that any level is one draw call over the same vertices.

import type { PathSet } from './path_set';
import { pathCount } from './path_set';

/** The vertex between a and b that lies farthest from their chord, and the square of its distance. Plain numbers only: this is the inner loop. */
function farthest(p: Float32Array, a: number, b: number): { at: number; square: number } {
  const ax = p[3 * a], ay = p[3 * a + 1], az = p[3 * a + 2];
  const dx = p[3 * b] - ax, dy = p[3 * b + 1] - ay, dz = p[3 * b + 2] - az;
  const length = dx * dx + dy * dy + dz * dz;
  const inverse = length > 0 ? 1 / length : 0;
  let at = -1, worst = -1;
  for (let k = a + 1, i = 3 * k; k < b; ++k, i += 3) {
    const ex = p[i] - ax, ey = p[i + 1] - ay, ez = p[i + 2] - az;
    const along = (ex * dx + ey * dy + ez * dz) * inverse;
    const s = along < 0 ? 0 : along > 1 ? 1 : along;
    const x = ex - s * dx, y = ey - s * dy, z = ez - s * dz;
    const square = x * x + y * y + z * z;
    if (square > worst) {
      worst = square;
      at = k;
    }
  }
  return { at, square: worst };
}

/** Fills `weight` for the inner vertices of one path; a vertex never weighs more than the split it came from. */
function weighPath(p: Float32Array, first: number, last: number, weight: Float32Array): void {
  const stack = [first, last];
  while (stack.length > 0) {
    const b = stack.pop()!;
    const a = stack.pop()!;
    const { at, square } = farthest(p, a, b);
    if (at < 0) continue;
    weight[at] = Math.min(Math.sqrt(square), weight[a], weight[b]);
    stack.push(a, at, at, b);
  }
}

/** Fills the weights of paths from `from` on until all are done or the time is over; tells the next path. Ends weigh infinitely much. */
export function weighSome(set: PathSet, weight: Float32Array, from: number, milliseconds = Infinity): number {
  const begin = performance.now();
  let i = from;
  for (; i < pathCount(set); ++i) {
    if ((i & 7) === 7 && performance.now() - begin > milliseconds) break;
    const first = set.offsets[i];
    const last = set.offsets[i + 1] - 1;
    if (last < first) continue;
    weight[first] = weight[last] = Infinity;
    weighPath(set.positions, first, last, weight);
  }
  return i;
}

export function vertexWeights(set: PathSet): Float32Array {
  const weight = new Float32Array(set.positions.length / 3);
  weighSome(set, weight, 0);
  return weight;
}

/** Every n-th vertex and the ends: coarse, but at once, until the weights are there. */
export function segmentsEvery(set: PathSet, every: number): Uint32Array {
  const pairs: number[] = [];
  for (let i = 0; i < pathCount(set); ++i) {
    const last = set.offsets[i + 1] - 1;
    for (let k = set.offsets[i]; k < last; k += every) pairs.push(k, Math.min(k + every, last));
  }
  return Uint32Array.from(pairs);
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
