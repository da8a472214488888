// A vertical cut through the slope along a line in plan: the ground, and the paths that run near it, laid onto it.

import type { HeightGrid } from './grid';
import { heightAt } from './grid';

export type Plan = readonly [number, number];

export interface ProfileGround {
  /** Distance along the line, m. */
  distance: number[];
  height: (number | null)[];
}

export function lineLength(line: readonly Plan[]): number {
  let length = 0;
  for (let i = 1; i < line.length; ++i) length += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
  return length;
}

/** Ground below a straight cut, at least every half cell. */
export function groundProfile(g: HeightGrid, from: Plan, to: Plan): ProfileGround {
  const length = lineLength([from, to]);
  const steps = Math.min(4000, Math.max(2, Math.ceil(length / (0.5 * Math.min(g.stepX, g.stepY)))));
  const distance: number[] = [];
  const height: (number | null)[] = [];
  for (let i = 0; i <= steps; ++i) {
    const s = i / steps;
    const h = heightAt(g, from[0] + s * (to[0] - from[0]), from[1] + s * (to[1] - from[1]));
    distance.push(s * length);
    height.push(Number.isNaN(h) ? null : h);
  }
  return { distance, height };
}

export interface ProfilePoint {
  distance: number;
  height: number;
  /** Signed distance from the cut in plan, positive to its left. */
  aside: number;
}

/** Where a point lies in the cut. */
export function ontoCut(from: Plan, to: Plan, x: number, y: number, z: number): ProfilePoint {
  const length = lineLength([from, to]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [dx, dy] = [x - from[0], y - from[1]];
  return { distance: dx * ux + dy * uy, height: z, aside: ux * dy - uy * dx };
}

/** Pieces of a path (x, y, z triples) that lie within `width` of the cut and between its ends. */
export function pathNearCut(points: Float32Array, first: number, last: number, from: Plan, to: Plan, width: number): ProfilePoint[][] {
  const length = lineLength([from, to]);
  const pieces: ProfilePoint[][] = [];
  let piece: ProfilePoint[] = [];
  for (let k = first; k < last; ++k) {
    const p = ontoCut(from, to, points[3 * k], points[3 * k + 1], points[3 * k + 2]);
    if (Math.abs(p.aside) <= width && p.distance >= 0 && p.distance <= length) piece.push(p);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces.filter((p) => p.length > 1);
}
