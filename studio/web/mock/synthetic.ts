// A made-up slope with made-up paths, for work on the page without the program. No physics to be relied on.

import type { Terrain } from '../src/api/decoding';
import { encode } from '../src/api/container';
import { heightAt } from '../src/terrain/grid';

const [columns, rows, step] = [161, 201, 1];
export const origin = [2600080, 1200100, 400];

export const terrain: Terrain = makeTerrain();

function makeTerrain(): Terrain {
  const heights = new Float32Array(columns * rows);
  for (let j = 0; j < rows; ++j)
    for (let i = 0; i < columns; ++i) {
      const [x, y] = [i - 80, j - 100];
      const gully = 14 * (1 - Math.exp(-((x / 38) ** 2))) * Math.min(1, Math.max(0, (y + 60) / 60));
      heights[j * columns + i] = 55 / (1 + Math.exp(-y / 22)) + gully + 0.6 * Math.sin(x / 5) * Math.cos(y / 7) - 25;
    }
  const grid = { columns, rows, west: -80, south: -100, stepX: step, stepY: step, heights };
  return { origin: origin as [number, number, number], crs: 'mock', grid, mesh: null, bounds: [[-80, -100, -26], [80, 100, 46]] };
}

export function terrainAnswer(): ArrayBuffer {
  const { grid, bounds } = terrain;
  return encode({ type: 'grid', origin, crs: 'mock', stride: 1, bounds, columns, rows, cell: [step, step], first: [grid!.west, grid!.south] }, { height: { type: 'f32', values: grid!.heights } });
}

/** A fixed sequence of numbers between 0 and 1. */
function sequence(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => ((state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0) / 4294967296);
}

export interface MockPath { points: number[]; times: number[]; speeds: number[]; heights: number[]; impacts: number[]; impactTimes: number[] }

export function path(rock: number, dt = 0.05): MockPath {
  const random = sequence(rock + 1);
  let [x, y] = [-30 + 60 * random(), 60 + 20 * random()];
  let z = heightAt(terrain.grid!, x, y) + 1;
  let [vx, vy, vz] = [2 * random() - 1, -2 - 3 * random(), 0];
  const p: MockPath = { points: [], times: [], speeds: [], heights: [], impacts: [], impactTimes: [] };
  for (let t = 0; t < 20; t += dt) {
    const ground = heightAt(terrain.grid!, x, y);
    if (Number.isNaN(ground)) break;
    p.points.push(x, y, z);
    p.times.push(t);
    p.speeds.push(Math.hypot(vx, vy, vz));
    p.heights.push(z - ground);
    if (t > 2 && Math.hypot(vx, vy, vz) < 0.6) break;
    [x, y, z, vz] = [x + vx * dt, y + vy * dt, z + vz * dt, vz - 9.81 * dt];
    const below = heightAt(terrain.grid!, x, y);
    if (z < below + 0.4) {
      const gx = (heightAt(terrain.grid!, x + 1, y) - below) || 0;
      const gy = (heightAt(terrain.grid!, x, y + 1) - below) || 0;
      [z, vz] = [below + 0.4, Math.abs(vz) * 0.35];
      [vx, vy] = [0.86 * vx - 2.4 * gx, 0.86 * vy - 2.4 * gy];
      p.impacts.push(x, y, z - 0.4);
      p.impactTimes.push(t + dt);
    }
  }
  return p;
}

export function pathsAnswer(first: number, last: number): ArrayBuffer {
  const all = Array.from({ length: last - first }, (_, k) => path(first + k));
  const flat = (f: (p: MockPath) => number[]) => all.flatMap(f);
  const offsets = (f: (p: MockPath) => number) => all.reduce<number[]>((o, p) => [...o, o[o.length - 1] + f(p)], [0]);
  const energies = flat((p) => p.speeds.map((v) => 0.4 * v * v));
  return encode({ origin, source: 'computed', next: last, state: 'done', roles: all.map((_, k) => (first + k === 3 ? 'fastest' : 'sample')), quantities: ['speed_m_s', 'energy_kJ', 'height_m'] }, {
    rock: { type: 'i32', values: all.map((_, k) => first + k) }, offset: { type: 'u32', values: offsets((p) => p.times.length) },
    position: { type: 'f32', width: 3, values: flat((p) => p.points) }, time: { type: 'f32', values: flat((p) => p.times) },
    speed_m_s: { type: 'f32', values: flat((p) => p.speeds) }, energy_kJ: { type: 'f32', values: energies }, height_m: { type: 'f32', values: flat((p) => p.heights) },
    impact_offset: { type: 'u32', values: offsets((p) => p.impactTimes.length) }, impact_position: { type: 'f32', width: 3, values: flat((p) => p.impacts) }, impact_time: { type: 'f32', values: flat((p) => p.impactTimes) },
  });
}

const cube = { p: [-1, -1, -1, 1, -1, -1, 1, 1, -1, -1, 1, -1, -1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1].map((v) => 0.5 * v), t: [0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7] };

export function shapeAnswer(): ArrayBuffer {
  return encode({ mass_kg: 2700, volume_m3: 1, sides_m: [1, 1, 1] }, { position: { type: 'f32', width: 3, values: cube.p }, index: { type: 'u32', width: 3, values: cube.t } });
}

export function rockAnswer(rock: number): ArrayBuffer {
  const p = path(rock);
  const attitudes = p.times.flatMap((t) => [Math.sin(2 * t), 0, 0, Math.cos(2 * t)]);
  const velocities = p.times.flatMap((_, k) => [0, 1, 2].map((c) => (k + 1 < p.times.length ? (p.points[3 * k + 3 + c] - p.points[3 * k + c]) / 0.05 : 0)));
  const duration = p.times[p.times.length - 1];
  return encode({ origin, rock, rock_name: 'block', mass_kg: 800, stop: 'at rest', duration_s: duration, kinds: [], record: { mass_kg: 800, duration_s: duration, max_speed_m_s: Math.max(...p.speeds), impacts: p.impactTimes.length } }, {
    time: { type: 'f64', values: p.times }, position: { type: 'f32', width: 3, values: p.points }, attitude: { type: 'f32', width: 4, values: attitudes }, velocity: { type: 'f32', width: 3, values: velocities },
    speed_m_s: { type: 'f32', values: p.speeds }, energy_kJ: { type: 'f32', values: p.speeds.map((v) => 0.4 * v * v) }, height_m: { type: 'f32', values: p.heights },
    mesh_position: { type: 'f32', width: 3, values: cube.p }, mesh_index: { type: 'u32', width: 3, values: cube.t },
  });
}

export function mapAnswer(shift: number): ArrayBuffer {
  const values = new Float32Array(160 * 200).fill(NaN);
  for (let r = 0; r < 150; ++r) {
    const p = path(r + shift, 0.02);
    p.speeds.forEach((v, k) => {
      const cell = Math.floor(p.points[3 * k + 1] + 100) * 160 + Math.floor(p.points[3 * k] + 80);
      values[cell] = Math.max(0.4 * v * v, Number.isNaN(values[cell]) ? 0 : values[cell]);
    });
  }
  return encode({ name: 'energy_kJ_max', unit: 'kJ', band: 1, columns: 160, rows: 200, cell: [1, 1], corner: [-80, -100], origin, min: 0, max: 100 }, { value: { type: 'f32', values } });
}
