// How far a camera must stand from a box to see all of it.

import type { Box3 } from 'three';
import { Vector3 } from 'three';

const kMargin = 1.06;

export function corners(box: Box3): Vector3[] {
  const ends = [box.min, box.max];
  return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => new Vector3(ends[k & 1].x, ends[(k >> 1) & 1].y, ends[(k >> 2) & 1].z));
}

/** Distance from `centre` against `towards`, so that every corner lies inside the field of view (vertical angle `fov`, rad). */
export function fitDistance(box: Box3, centre: Vector3, towards: Vector3, up: Vector3, fov: number, aspect: number): number {
  const right = new Vector3().crossVectors(towards, up).normalize();
  const above = new Vector3().crossVectors(right, towards);
  const [tanY, tanX] = [Math.tan(fov / 2), Math.tan(fov / 2) * aspect];
  let distance = 1e-3;
  for (const corner of corners(box)) {
    const d = corner.sub(centre);
    const needed = kMargin * Math.max(Math.abs(d.dot(right)) / tanX, Math.abs(d.dot(above)) / tanY) - d.dot(towards);
    distance = Math.max(distance, needed);
  }
  return distance;
}
