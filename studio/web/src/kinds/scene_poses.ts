import type { Scene } from '../api/types';
import { frameBefore } from '../base/motion';

export type PlanarPose = readonly [x: number, y: number, angle: number];

export interface Columns { x: ArrayLike<number>; y: ArrayLike<number>; theta: ArrayLike<number> }

/** Where every body is at a time: along a straight line between frames; at its start where there are none. */
export function posesAt(scene: Scene, times: ArrayLike<number>, columns: Columns | null, t: number): PlanarPose[] {
  const n = scene.bodies.length;
  if (!columns || times.length === 0) return scene.bodies.map((b) => b.start);
  const k = frameBefore(times, t);
  const next = Math.min(k + 1, times.length - 1);
  const step = times[next] - times[k];
  const s = step > 0 ? Math.min(1, Math.max(0, (t - times[k]) / step)) : 0;
  const mix = (c: ArrayLike<number>, i: number) => c[k * n + i] + s * (c[next * n + i] - c[k * n + i]);
  return scene.bodies.map((_, i) => [mix(columns.x, i), mix(columns.y, i), mix(columns.theta, i)]);
}

export const placed = ([x, y]: readonly [number, number], [px, py, angle]: PlanarPose): [number, number] => [
  px + Math.cos(angle) * x - Math.sin(angle) * y, py + Math.sin(angle) * x + Math.cos(angle) * y,
];

export interface Camera { x: number; y: number; halfWidth: number; halfHeight: number }

/** The view of the scene's own, or everything at the start with room around it. */
export function firstView(scene: Scene): Camera {
  if (scene.viewport) {
    const [x, y] = scene.viewport.centre;
    return { x, y, halfWidth: scene.viewport.size, halfHeight: scene.viewport.size };
  }
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const body of scene.bodies)
    for (const v of body.vertices) {
      const [x, y] = placed(v, body.start);
      [west, south, east, north] = [Math.min(west, x - body.radius), Math.min(south, y - body.radius), Math.max(east, x + body.radius), Math.max(north, y + body.radius)];
    }
  if (!(east > west)) return { x: 0, y: 0, halfWidth: 1, halfHeight: 1 };
  return { x: (west + east) / 2, y: (south + north) / 2, halfWidth: 0.75 * (east - west), halfHeight: 0.75 * (north - south) };
}
