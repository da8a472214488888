import { describe, expect, it } from 'vitest';
import { levelFor, levelTolerance, segmentsAt, segmentsEvery, vertexWeights, weighSome } from '../src/paths/detail';
import type { PathSet } from '../src/paths/path_set';
import { append, colourShares, emptyPaths } from '../src/paths/path_set';
import { pickPath } from '../src/paths/pick';

function setOf(...paths: number[][][]): PathSet {
  const offsets = [0];
  paths.forEach((p) => offsets.push(offsets[offsets.length - 1] + p.length));
  const flat = paths.flat();
  return { rocks: Uint32Array.from(paths.map((_, i) => 10 + i)), offsets: Uint32Array.from(offsets), positions: Float32Array.from(flat.flat()), times: Float32Array.from(flat.map((_, k) => k)), quantities: new Map([['v', Float32Array.from(flat.map((p) => p[2]))]]) };
}

/** Largest distance of any vertex from the thinned line, by brute force over all segments. */
function deviation(set: PathSet, pairs: Uint32Array): number {
  let worst = 0;
  for (let k = 0; k < set.positions.length / 3; ++k) {
    let best = Infinity;
    for (let s = 0; s < pairs.length; s += 2) {
      const [a, b, p] = [pairs[s], pairs[s + 1], k].map((v) => [...set.positions.slice(3 * v, 3 * v + 3)]);
      const d = b.map((c, i) => c - a[i]);
      const square = d.reduce((q, c) => q + c * c, 0);
      const t = square > 0 ? Math.min(1, Math.max(0, p.reduce((q, c, i) => q + (c - a[i]) * d[i], 0) / square)) : 0;
      best = Math.min(best, Math.hypot(...p.map((c, i) => c - a[i] - t * d[i])));
    }
    worst = Math.max(worst, best);
  }
  return worst;
}

const wavy = setOf(Array.from({ length: 300 }, (_, k) => [k / 10, 2 * Math.sin(k / 9), Math.cos(k / 17)]), [[0, 0, 0], [1, 0, 0]]);

describe('level of detail', () => {
  it.each([0.01, 0.05, 0.2, 1])('stays within %s m of the path', (tolerance) => {
    const pairs = segmentsAt(wavy, vertexWeights(wavy), tolerance);
    expect(deviation(wavy, pairs)).toBeLessThanOrEqual(tolerance + 1e-5);
  });
  it('gets coarser with the tolerance and keeps ends', () => {
    const weights = vertexWeights(wavy);
    const counts = [0, 0.05, 0.2, 1, 1e9].map((t) => segmentsAt(wavy, weights, t).length / 2);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts[0]).toBe(300);
    expect(counts[4]).toBe(2);
    expect(counts[2]).toBeLessThan(60);
  });
  it('is chosen so that the error is less than a pixel', () => {
    for (const metres of [0.001, 0.02, 0.1, 0.5, 3]) {
      const level = levelFor(metres);
      expect(levelTolerance(level)).toBeLessThanOrEqual(0.7 * metres);
    }
    expect(levelFor(0.001)).toBe(0);
  });
  it('takes 200 000 vertices in half a second of processor time, or in pieces', () => {
    const [paths, each] = [400, 500];
    const positions = Float32Array.from({ length: 3 * paths * each }, (_, i) => (i % 3 === 2 ? 5 * Math.abs(Math.sin(Math.floor(i / 3) / 7)) : Math.floor(i / 3) % each));
    const big: PathSet = { rocks: new Uint32Array(paths), offsets: Uint32Array.from({ length: paths + 1 }, (_, i) => i * each), positions, times: new Float32Array(paths * each), quantities: new Map() };
    const begin = process.cpuUsage().user;
    const whole = vertexWeights(big);
    segmentsAt(big, whole, 0.1);
    expect((process.cpuUsage().user - begin) / 1e6).toBeLessThan(0.5);
    const pieces = new Float32Array(whole.length);
    for (let next = 0; next < paths;) next = weighSome(big, pieces, next, 5);
    expect(Buffer.compare(Buffer.from(pieces.buffer), Buffer.from(whole.buffer))).toBe(0);
  }, 60_000);
  it('every n-th vertex keeps both ends', () => {
    expect([...segmentsEvery(setOf([[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]], [[0, 0, 0], [1, 0, 0]]), 2)]).toEqual([0, 2, 2, 3, 4, 5]);
  });
});

describe('sets of paths', () => {
  it('are put together as they arrive', () => {
    const one = setOf([[0, 0, 1], [1, 0, 2]]);
    const both = append(append(emptyPaths(), one), setOf([[5, 5, 5], [6, 6, 6], [7, 7, 7]]));
    expect([...both.offsets]).toEqual([0, 2, 5]);
    expect([...both.quantities.get('v')!]).toEqual([1, 2, 5, 6, 7]);
    expect(both.positions.length).toBe(15);
  });
  it('have colours from low to high', () => {
    expect([...colourShares(Float32Array.from([0, 5, 10, 20, NaN]), 0, 10)]).toEqual([0, 127, 255, 255, 0]);
  });
});

describe('picking', () => {
  // Looks down: x and y from -1 to 1 fill a screen of 200 by 100; w grows with depth below z = 0.
  const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const set = setOf([[-0.5, 0, 0], [0.5, 0, 0]], [[0, -0.5, 0], [0, -0.4, 0]]);
  it('finds the segment under the pointer', () => {
    expect(pickPath(set, matrix, 200, 100, 60, 52)).toEqual({ path: 0, vertex: 1, pixels: 2 });
    expect(pickPath(set, matrix, 200, 100, 103, 72)!.path).toBe(1);
  });
  it('finds nothing farther away than its reach', () => {
    expect(pickPath(set, matrix, 200, 100, 60, 70)).toBeNull();
    expect(pickPath(emptyPaths(), matrix, 200, 100, 60, 70)).toBeNull();
  });
});
