// Where bodies, ends of springs and contacts are at a time of the film.

import type { Poses, SpatialBody, SpatialEnd, SpatialFilm, SpatialScene } from '../api/spatial';
import type { Point3 } from '../api/types';
import { between, frameBefore } from '../base/motion';

type Four = [number, number, number, number];
const four = (list: Float32Array, k: number): Four => [list[4 * k], list[4 * k + 1], list[4 * k + 2], list[4 * k + 3]];

/** Places along straight lines between frames, attitudes on the shortest way; bodies that do not move stay at their start. */
export function posesAt(scene: SpatialScene, film: SpatialFilm | null, t: number): Poses {
  const poses = { places: scene.start.places.slice(), attitudes: scene.start.attitudes.slice() };
  if (!film || film.times.length === 0) return poses;
  const n = film.bodies.length;
  const k = frameBefore(film.times, t);
  const next = Math.min(k + 1, film.times.length - 1);
  const step = film.times[next] - film.times[k];
  const s = step > 0 ? Math.min(1, Math.max(0, (t - film.times[k]) / step)) : 0;
  film.bodies.forEach((body, i) => {
    const [a, b] = [k * n + i, next * n + i];
    for (let c = 0; c < 3; ++c) poses.places[3 * body + c] = film.places[3 * a + c] + s * (film.places[3 * b + c] - film.places[3 * a + c]);
    poses.attitudes.set(between(four(film.attitudes, a), four(film.attitudes, b), s), 4 * body);
  });
  return poses;
}

/** A vector of a body's axes in those of the world; of the world itself as it is. */
export function turned(poses: Poses, body: number, [x, y, z]: Point3): Point3 {
  if (body < 0) return [x, y, z];
  const [i, j, k, w] = four(poses.attitudes, body);
  const [tx, ty, tz] = [2 * (j * z - k * y), 2 * (k * x - i * z), 2 * (i * y - j * x)];
  return [x + w * tx + j * tz - k * ty, y + w * ty + k * tx - i * tz, z + w * tz + i * ty - j * tx];
}

export function endAt(poses: Poses, end: SpatialEnd): Point3 {
  const [x, y, z] = turned(poses, end.body, end.point);
  if (end.body < 0) return [x, y, z];
  const p = poses.places.subarray(3 * end.body, 3 * end.body + 3);
  return [p[0] + x, p[1] + y, p[2] + z];
}

/** Corners of a spring that goes round the line from a to b. */
export function coil(a: Point3, b: Point3, radius: number, turns = 9, corners = 12): Point3[] {
  const d = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length = Math.hypot(...d) || 1;
  const e = d.map((c) => c / length);
  const least = e.map(Math.abs).indexOf(Math.min(...e.map(Math.abs)));
  const axis = [0, 1, 2].map((c) => (c === least ? 1 : 0));
  const cross = (p: number[], q: number[]) => [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const raw = cross(e, axis);
  const size = Math.hypot(...raw);
  const u = raw.map((c) => c / size);
  const v = cross(e, u);
  const count = turns * corners;
  return Array.from({ length: count + 1 }, (_, k) => {
    const s = k / count;
    const r = radius * Math.min(1, 12 * s, 12 * (1 - s));
    const angle = (2 * Math.PI * k) / corners;
    return [0, 1, 2].map((c) => a[c] + s * d[c] + r * (Math.cos(angle) * u[c] + Math.sin(angle) * v[c])) as Point3;
  });
}

/** The contacts of the frame that is shown: the last not after t. */
export function contactsAt(film: SpatialFilm | null, t: number): { positions: Float32Array; impulses: Float32Array } {
  if (!film?.contacts) return { positions: new Float32Array(0), impulses: new Float32Array(0) };
  const k = frameBefore(film.times, t);
  const [first, last] = [film.contacts.offsets[k], film.contacts.offsets[k + 1]];
  return { positions: film.contacts.positions.slice(3 * first, 3 * last), impulses: film.contacts.impulses.slice(3 * first, 3 * last) };
}

/** The largest impulse of any contact, N s. */
export function largestImpulse(film: SpatialFilm | null): number {
  const j = film?.contacts?.impulses ?? new Float32Array(0);
  let most = 0;
  for (let k = 0; k < j.length; k += 3) most = Math.max(most, Math.hypot(j[k], j[k + 1], j[k + 2]));
  return most;
}

/** The box around everything that has an end; null where nothing has. */
export function boundsOf(scene: SpatialScene, poses: Poses, only: (body: SpatialBody, i: number) => boolean = () => true): [Point3, Point3] | null {
  const low: Point3 = [Infinity, Infinity, Infinity];
  const high: Point3 = [-Infinity, -Infinity, -Infinity];
  scene.bodies.forEach((body, i) => {
    const mesh = scene.meshes[body.shape];
    if (mesh.plane || !only(body, i)) return;
    for (let k = 0; k < mesh.positions.length; k += 3) {
      const p = endAt(poses, { body: i, point: [mesh.positions[k], mesh.positions[k + 1], mesh.positions[k + 2]] });
      for (let c = 0; c < 3; ++c) [low[c], high[c]] = [Math.min(low[c], p[c]), Math.max(high[c], p[c])];
    }
  });
  return low[0] <= high[0] ? [low, high] : null;
}

/** The box that a film needs: everything at its start, and where bodies go, though no farther than they are apart at the start: what flies away would make all else too small to see. */
export function boundsOfFilm(scene: SpatialScene, film: SpatialFilm | null): [Point3, Point3] | null {
  const box = boundsOf(scene, scene.start);
  if (!box || !film) return box;
  const most = Math.hypot(...[0, 1, 2].map((c) => box[1][c] - box[0][c]));
  const [low, high] = [[...box[0]], [...box[1]]] as [Point3, Point3];
  for (let k = 0; k < film.places.length; ++k) {
    const c = k % 3;
    low[c] = Math.max(box[0][c] - most, Math.min(low[c], film.places[k]));
    high[c] = Math.min(box[1][c] + most, Math.max(high[c], film.places[k]));
  }
  return [low, high];
}

/** Which [[body]] of the file a body comes from: copies are called NAME-1, NAME-2, ..., and bodies without a name body-1, body-2, ... */
export function tableOfBody(name: string, tables: readonly { name?: unknown }[]): number {
  const nameOf = (i: number) => (typeof tables[i].name === 'string' ? (tables[i].name as string) : `body-${i + 1}`);
  const exact = tables.findIndex((_, i) => nameOf(i) === name);
  if (exact >= 0) return exact;
  return tables.findIndex((_, i) => name.startsWith(nameOf(i)) && /^-\d+$/.test(name.slice(nameOf(i).length)));
}
