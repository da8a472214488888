// Many paths in a few flat arrays, as they go to the graphics card.

export interface PathSet {
  /** Number of each rock. */
  rocks: Uint32Array;
  /** Path i has the vertices offsets[i] to offsets[i + 1], without the last. */
  offsets: Uint32Array;
  /** x, y, z of each vertex in the frame of the stage. */
  positions: Float32Array;
  /** Seconds since release, one per vertex. */
  times: Float32Array;
  /** Further columns by name (speed_m_s, energy_kJ, height_m), one number per vertex. */
  quantities: Map<string, Float32Array>;
}

export const vertexCount = (set: PathSet): number => set.positions.length / 3;
export const pathCount = (set: PathSet): number => set.rocks.length;

export function emptyPaths(): PathSet {
  return { rocks: new Uint32Array(0), offsets: new Uint32Array(1), positions: new Float32Array(0), times: new Float32Array(0), quantities: new Map() };
}

export function joined<T extends Float32Array | Uint32Array>(a: T, b: T): T {
  const both = new (a.constructor as new (n: number) => T)(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Both sets, one after the other; columns that only one has are dropped. */
export function append(a: PathSet, b: PathSet): PathSet {
  if (pathCount(a) === 0) return b;
  if (pathCount(b) === 0) return a;
  const shift = vertexCount(a);
  const quantities = new Map<string, Float32Array>();
  for (const [name, values] of a.quantities) {
    const more = b.quantities.get(name);
    if (more) quantities.set(name, joined(values, more));
  }
  return {
    rocks: joined(a.rocks, b.rocks),
    offsets: joined(a.offsets, b.offsets.slice(1).map((o) => o + shift)),
    positions: joined(a.positions, b.positions),
    times: joined(a.times, b.times),
    quantities,
  };
}

export function pathOfRock(set: PathSet, rock: number): number {
  return set.rocks.indexOf(rock);
}

export function range(values: Float32Array): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const v of values) {
    if (v < low) low = v;
    if (v > high) high = v;
  }
  return high >= low ? [low, high] : [0, 1];
}

/** Shares 0 to 1 of a quantity, as bytes, for the colour of each vertex; NaN is 0. */
export function colourShares(values: Float32Array, low: number, high: number): Uint8Array {
  const shares = new Uint8Array(values.length);
  const factor = high > low ? 255 / (high - low) : 0;
  for (let i = 0; i < values.length; ++i) shares[i] = Math.min(255, Math.max(0, (values[i] - low) * factor));
  return shares;
}
