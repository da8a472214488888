// The film of a block: its history on the pedestal and, if it went on down a slope, the runout after it, in one frame.

import type { DataTable } from '../api/decoding';
import type { Frames } from '../base/motion';
import type { Quaternion } from '../base/quaternion';
import { inverse, times } from '../base/quaternion';

export interface BlockFilm {
  frames: Frames;
  duration: number;
  /** When the block left its pedestal for the slope. */
  handOver: number | null;
  /** Where the pedestal's origin lies in the frame of the film. */
  pedestal: [number, number, number];
}

const row = (t: DataTable, names: string[], k: number): number[] => names.map((n) => t.numbers(n)[k]);
const place = ['x_m', 'y_m', 'z_m'];
const attitude = ['qw', 'qx', 'qy', 'qz'];
const velocity = ['vx_m_s', 'vy_m_s', 'vz_m_s'];

interface Part { table: DataTable; time: string; later: number; shift: number[]; turn: Quaternion | null }

function fill(parts: Part[]): Frames {
  const n = parts.reduce((sum, p) => sum + p.table.rows, 0);
  const frames = { times: new Float64Array(n), places: new Float32Array(3 * n), attitudes: new Float32Array(4 * n), velocities: new Float32Array(3 * n) };
  let k = 0;
  for (const { table, time, later, shift, turn } of parts)
    for (let i = 0; i < table.rows; ++i, ++k) {
      frames.times[k] = table.numbers(time)[i] + later;
      frames.places.set(row(table, place, i).map((v, c) => v + shift[c]), 3 * k);
      const q = row(table, attitude, i) as Quaternion;
      frames.attitudes.set(turn ? times(q, turn) : q, 4 * k);
      frames.velocities.set(row(table, velocity, i), 3 * k);
    }
  return frames;
}

/** `origin`: of the stage, in coordinates of the slope. The runout begins where the history ends, in place and attitude. */
export function blockFilm(history: DataTable, runout: DataTable | null, origin: readonly number[]): BlockFilm {
  const last = history.rows - 1;
  const end = history.numbers('t_s')[last] ?? 0;
  const first: Part = { table: history, time: 't_s', later: 0, shift: [0, 0, 0], turn: null };
  if (!runout || runout.rows === 0) return { frames: fill([first]), duration: end, handOver: null, pedestal: [0, 0, 0] };
  const [leaves, begins] = [row(history, place, last), row(runout, place, 0)];
  const pedestal = begins.map((v, c) => v - leaves[c] - origin[c]) as [number, number, number];
  const turn = times(inverse(row(runout, attitude, 0) as Quaternion), row(history, attitude, last) as Quaternion);
  const second: Part = { table: runout, time: 'time_s', later: end, shift: origin.map((v) => -v), turn };
  const frames = fill([{ ...first, shift: pedestal }, second]);
  return { frames, duration: frames.times[frames.times.length - 1], handOver: end, pedestal };
}
