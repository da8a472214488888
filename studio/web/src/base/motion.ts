// A rigid body between recorded frames: cubic through places and velocities (exact for a parabola of flight), attitude along the
// shortest arc. Two frames of one moment are a jump (before and after an impact).

export interface Frames {
  times: Float32Array | Float64Array;
  /** x, y, z per frame. */
  places: Float32Array;
  /** w, x, y, z per frame. */
  attitudes: Float32Array;
  /** Velocity per frame; without it places change along straight lines. */
  velocities?: Float32Array;
}

export interface Pose {
  place: [number, number, number];
  /** w, x, y, z */
  attitude: [number, number, number, number];
}

/** The last frame not after t. */
export function frameBefore(times: ArrayLike<number>, t: number): number {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle] <= t) low = middle;
    else high = middle - 1;
  }
  return low;
}

type Quaternion = [number, number, number, number];

const quaternionAt = (q: Float32Array, k: number): Quaternion => [q[4 * k], q[4 * k + 1], q[4 * k + 2], q[4 * k + 3]];

export function between(a: Quaternion, b: Quaternion, s: number): Quaternion {
  let dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = dot < 0 ? -1 : 1;
  dot = Math.min(1, dot * sign);
  const angle = Math.acos(dot);
  const sine = Math.sin(angle);
  const [wa, wb] = sine > 1e-6 ? [Math.sin((1 - s) * angle) / sine, Math.sin(s * angle) / sine] : [1 - s, s];
  const mixed = a.map((c, i) => wa * c + wb * sign * b[i]);
  const length = Math.hypot(...mixed) || 1;
  return mixed.map((c) => c / length) as Quaternion;
}

export function poseAt(f: Frames, t: number): Pose {
  const k = frameBefore(f.times, t);
  const next = Math.min(k + 1, f.times.length - 1);
  const step = f.times[next] - f.times[k];
  const s = step > 0 ? Math.min(1, Math.max(0, (t - f.times[k]) / step)) : 0;
  const place = [0, 1, 2].map((c) => placeAt(f, k, next, c, s, step)) as Pose['place'];
  return { place, attitude: between(quaternionAt(f.attitudes, k), quaternionAt(f.attitudes, next), s) };
}

function placeAt(f: Frames, k: number, next: number, c: number, s: number, step: number): number {
  const [a, b] = [f.places[3 * k + c], f.places[3 * next + c]];
  if (!f.velocities) return a + s * (b - a);
  const [va, vb] = [f.velocities[3 * k + c] * step, f.velocities[3 * next + c] * step];
  const r = 1 - s;
  return r * r * (1 + 2 * s) * a + s * r * r * va + s * s * (3 - 2 * s) * b - s * s * r * vb;
}
