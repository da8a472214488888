import { describe, expect, it } from 'vitest';
import type { HeightGrid } from '../src/terrain/grid';
import { heightAt, rayHit, thinned } from '../src/terrain/grid';
import { hillshade } from '../src/terrain/hillshade';
import { gridMesh } from '../src/terrain/mesh';
import { groundProfile, ontoCut, pathNearCut } from '../src/terrain/profile';
import { uphillDirection } from '../src/terrain/uphill';
import { meshHeights } from '../src/terrain/mesh_heights';
import { difference } from '../src/terrain/map_difference';
import type { MapGrid } from '../src/api/decoding';

function gridOf(columns: number, rows: number, f: (x: number, y: number) => number, step = 1): HeightGrid {
  const g = { columns, rows, west: -2, south: 3, stepX: step, stepY: step, heights: new Float32Array(columns * rows) };
  for (let j = 0; j < rows; ++j) for (let i = 0; i < columns; ++i) g.heights[j * columns + i] = f(g.west + i * step, g.south + j * step);
  return g;
}
const plane = (x: number, y: number) => 10 + 0.5 * x - 0.25 * y;

describe('heights between samples', () => {
  it('are exact on a plane, up to the border, and end there', () => {
    const g = gridOf(5, 4, plane);
    for (const [x, y] of [[-2, 3], [0.3, 4.9], [2, 6], [1.999, 3.001]]) expect(heightAt(g, x, y)).toBeCloseTo(plane(x, y), 5);
    expect(heightAt(g, 2.01, 4)).toBeNaN();
    expect(heightAt(g, 0, 2.99)).toBeNaN();
  });
  it('follow the two triangles split from south-west to north-east', () => {
    const g = gridOf(2, 2, () => 0);
    g.heights.set([0, 0, 0, 4]); // north-east corner raised: the diagonal rises, both triangles slope
    expect(heightAt(g, -1.5, 3.5)).toBeCloseTo(2);
    g.heights.set([0, 4, 0, 0]); // south-east corner raised: the other triangle stays level
    expect(heightAt(g, -1.25, 3.25)).toBeCloseTo(2);
    expect(heightAt(g, -1.75, 3.75)).toBeCloseTo(0);
  });
  it('are missing beside a hole', () => {
    const g = gridOf(3, 3, plane);
    g.heights[4] = NaN;
    expect(heightAt(g, -1.2, 4.2)).toBeNaN();
  });
});

describe('rays', () => {
  it('meet a plane where algebra says', () => {
    const g = gridOf(30, 30, plane);
    const [o, d] = [[10, 10, 60], [-0.1, 0.3, -1]] as const;
    const t = (o[2] - plane(o[0], o[1])) / (0.5 * d[0] - 0.25 * d[1] - d[2]);
    const hit = rayHit(g, [o[0], o[1], o[2]], [d[0], d[1], d[2]])!;
    hit.forEach((v, k) => expect(v).toBeCloseTo(o[k] + t * d[k], 4));
  });
  it('straight down, along the ground and past it', () => {
    const g = gridOf(30, 30, plane);
    expect(rayHit(g, [5, 8, 100], [0, 0, -1])![2]).toBeCloseTo(plane(5, 8), 4);
    expect(rayHit(g, [5, 8, 100], [0, 0, 1])).toBeNull();
    expect(rayHit(g, [-50, 8, 100], [0, 1, 0])).toBeNull();
  });
  it('stop at the first of two hills', () => {
    const g = gridOf(60, 5, (x) => (Math.abs(x - 10) < 3 || Math.abs(x - 40) < 3 ? 8 : 0));
    const hit = rayHit(g, [55, 5, 5], [-1, 0, 0])!;
    expect(hit[0]).toBeGreaterThan(40);
  });
});

describe('hillshade', () => {
  it('of a level is that of light 45° high, and is brighter towards the north-west', () => {
    const level = hillshade(gridOf(4, 4, () => 7));
    expect(level[5]).toBe(Math.round(95 + 155 * Math.SQRT1_2));
    const facing = hillshade(gridOf(4, 4, (x, y) => x - y));
    const turned = hillshade(gridOf(4, 4, (x, y) => y - x));
    expect(facing[5]).toBeGreaterThan(level[5]);
    expect(turned[5]).toBeLessThan(level[5]);
  });
});

describe('triangles', () => {
  it('cover all cells with ground once, counter-clockwise from above', () => {
    const g = gridOf(4, 3, plane);
    const m = gridMesh(g);
    let area = 0;
    for (let t = 0; t < m.triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => [m.positions[3 * m.triangles[t + k]], m.positions[3 * m.triangles[t + k] + 1]]);
      const twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      expect(twice).toBeGreaterThan(0);
      area += twice / 2;
    }
    expect(area).toBeCloseTo(6);
    g.heights[5] = NaN;
    expect(gridMesh(g).triangles.length / 6).toBe(2);
  });
  it('thinned keep every n-th sample', () => {
    const g = thinned(gridOf(9, 9, plane), 30);
    expect([g.columns, g.rows, g.stepX]).toEqual([5, 5, 2]);
    expect(heightAt(g, 1, 6)).toBeCloseTo(plane(1, 6), 5);
  });
});

describe('the upper side of a mesh', () => {
  it('is the plane of its triangles, the higher of two, and nothing beside them', () => {
    const corners = (z: (x: number, y: number) => number) => [[0, 0], [10, 0], [10, 6], [0, 6]].flatMap(([x, y]) => [x, y, z(x, y)]);
    const tilted = (x: number, y: number) => 2 + 0.3 * x - 0.1 * y;
    const positions = Float32Array.from([...corners(tilted), ...corners(() => -5), 20, 0, 1, 20, 6, 1, 14, 0, 1]);
    const g = meshHeights(positions, Uint32Array.from([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7, 8, 9, 10]), [0, 0, -5], [20, 6, 6], 2000);
    for (const [x, y] of [[1, 1], [5, 3], [9.4, 5.5], [0.2, 0.1]]) expect(heightAt(g, x, y)).toBeCloseTo(tilted(x, y), 4);
    expect(heightAt(g, 19.5, 2)).toBeCloseTo(1, 4);
    expect(heightAt(g, 12, 3)).toBeNaN();
  });
});

describe('cuts', () => {
  it('show the ground below the line', () => {
    const p = groundProfile(gridOf(10, 10, plane), [0, 4], [3, 8]);
    expect(p.distance[p.distance.length - 1]).toBeCloseTo(5);
    p.distance.forEach((d, i) => expect(p.height[i]).toBeCloseTo(plane((3 * d) / 5, 4 + (4 * d) / 5), 4));
  });
  it('lay points onto the line, left is positive', () => {
    expect(ontoCut([0, 0], [10, 0], 3, 2, 7)).toEqual({ distance: 3, height: 7, aside: 2 });
  });
  it('keep the pieces of a path that are near', () => {
    const points = Float32Array.from([1, 0, 5, 2, 1, 5, 3, 9, 5, 4, 1, 5, 5, 0, 5, 20, 0, 5]);
    const pieces = pathNearCut(points, 0, 6, [0, 0], [10, 0], 2);
    expect(pieces.map((p) => p.map((q) => q.distance))).toEqual([[1, 2], [4, 5]]);
  });
});

describe('directions and differences', () => {
  it('uphill', () => {
    expect(uphillDirection(gridOf(8, 8, (_, y) => y))).toBeCloseTo(Math.PI / 2);
    expect(uphillDirection(gridOf(8, 8, (x) => -x))).toBeCloseTo(Math.PI);
  });
  it('of maps that are cut differently', () => {
    const map = (corner: [number, number], columns: number, values: number[]): MapGrid => ({ name: '', unit: '', columns, rows: 1, cell: [1, 1], corner, min: null, max: null, values: Float32Array.from(values) });
    const d = difference(map([0, 0], 3, [5, 6, NaN]), map([1, 0], 3, [4, 2, 1]));
    expect(d.corner).toEqual([0, 0]);
    expect([...d.values]).toEqual([5, 2, -2, -1]);
  });
});
