import { expect, it } from 'vitest';
import type { Outline } from '../src/state/outline';
import { cornersOf, middlesOf, moved, withCornerAfter, withoutCorner } from '../src/state/outline';

const line: Outline = { rings: [[[0, 0], [4, 0], [4, 2]]], closed: false, least: 2 };
const withHole: Outline = { rings: [[[0, 0], [10, 0], [10, 10], [0, 10]], [[2, 2], [4, 2], [4, 4]]], closed: true, least: 3 };

it('moves the corner it is told, counted through all rings, and no other', () => {
  const next = moved(withHole, 5, [5, 2]);
  expect(next.rings[1]).toEqual([[2, 2], [5, 2], [4, 4]]);
  expect(next.rings[0]).toEqual(withHole.rings[0]);
  expect(withHole.rings[1][1]).toEqual([4, 2]);
});

it('has one middle for each edge: a ring is closed, a line is not', () => {
  expect(middlesOf(line)).toEqual([{ after: 0, at: [2, 0] }, { after: 1, at: [4, 1] }]);
  expect(middlesOf(withHole).map((m) => m.after)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(middlesOf(withHole)[3].at).toEqual([0, 5]);
  expect(middlesOf({ rings: [[[1, 1]]], closed: false, least: 1 })).toEqual([]);
});

it('adds a corner in the middle of an edge and chooses it; the outline stays what it was', () => {
  const changed = withCornerAfter(withHole, 6)!;
  expect(changed.corner).toBe(7);
  expect(cornersOf(changed.outline)[7]).toEqual([3, 3]);
  const area = (ring: readonly (readonly number[])[]) => ring.reduce((sum, [x, y], i) => { const [u, v] = ring[(i + 1) % ring.length]; return sum + x * v - y * u; }, 0) / 2;
  expect(area(changed.outline.rings[1])).toBe(area(withHole.rings[1]));
});

it('adds before the end of a line, and keeps heights where both ends have one', () => {
  expect(withCornerAfter(line, 2)).toEqual({ corner: 2, outline: { ...line, rings: [[[0, 0], [4, 0], [4, 1], [4, 2]]] } });
  const high: Outline = { rings: [[[0, 0, 10], [2, 0, 20]]], closed: false, least: 2 };
  expect(cornersOf(withCornerAfter(high, 0)!.outline)[1]).toEqual([1, 0, 15]);
  expect(withCornerAfter({ rings: [[[1, 1]]], closed: false, least: 1 }, 0)).toBeNull();
});

it('takes a corner away, but none that is needed', () => {
  expect(withoutCorner(line, 0)).toEqual({ corner: 0, outline: { ...line, rings: [[[4, 0], [4, 2]]] } });
  expect(withoutCorner(withHole, 3)!.corner).toBe(2);
  expect(withoutCorner(withHole, 5)).toBeNull(); // the hole is a triangle
  expect(withoutCorner({ ...line, rings: [[[0, 0], [1, 1]]] }, 0)).toBeNull();
  expect(withoutCorner(line, 9)).toBeNull();
});
