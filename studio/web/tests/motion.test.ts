import { describe, expect, it } from 'vitest';
import { between, frameBefore, poseAt } from '../src/base/motion';
import { inverse, times } from '../src/base/quaternion';
import { blockFilm } from '../src/kinds/rocking_film';
import { firstView, placed, posesAt } from '../src/kinds/scene_poses';
import { fitDistance } from '../src/stage/fit';
import { Box3, PerspectiveCamera, Vector3 } from 'three';
import type { DataTable } from '../src/api/decoding';
import type { Scene } from '../src/api/types';

const parabola = (t: number) => [3 * t, -t, 20 + 2 * t - 4.905 * t * t];
const speed = (t: number) => [3, -1, 2 - 9.81 * t];

describe('a body between frames', () => {
  const at = [0, 0.7, 1.9];
  const frames = {
    times: Float64Array.from(at), places: Float32Array.from(at.flatMap(parabola)), velocities: Float32Array.from(at.flatMap(speed)),
    attitudes: Float32Array.from(at.flatMap((t) => [Math.cos(t / 2), 0, 0, Math.sin(t / 2)])),
  };
  it('flies along the parabola exactly', () => {
    for (const t of [0, 0.2, 0.69, 1.3, 1.9]) poseAt(frames, t).place.forEach((v, c) => expect(v).toBeCloseTo(parabola(t)[c], 4));
  });
  it('turns steadily', () => {
    const q = poseAt(frames, 1.3).attitude;
    expect(q[3]).toBeCloseTo(Math.sin(0.65), 5);
  });
  it('stays at the ends before and after', () => {
    expect(poseAt(frames, -5).place[0]).toBeCloseTo(0);
    expect(poseAt(frames, 99).place[0]).toBeCloseTo(5.7, 5);
  });
  it('takes the last of two frames of one moment', () => expect(frameBefore([0, 1, 1, 2], 1)).toBe(2));
  it('takes the shorter way round', () => {
    const q = between([1, 0, 0, 0], [-Math.cos(0.1), 0, 0, -Math.sin(0.1)], 0.5);
    expect(Math.abs(q[0])).toBeCloseTo(Math.cos(0.05), 6);
  });
});

const tableOf = (columns: Record<string, number[]>): DataTable => ({ rows: Object.values(columns)[0].length, columns: Object.keys(columns), numbers: (c) => Float64Array.from(columns[c]), word: () => '' });

describe('film of a block that goes on down the slope', () => {
  const c = Math.SQRT1_2;
  const history = tableOf({ t_s: [0, 2], x_m: [0, 1], y_m: [0, 0], z_m: [1, 0.5], qw: [1, c], qx: [0, 0], qy: [0, c], qz: [0, 0], vx_m_s: [0, 1], vy_m_s: [0, 0], vz_m_s: [0, 0] });
  const runout = tableOf({ time_s: [0, 3], x_m: [101, 130], y_m: [200, 200], z_m: [50.5, 30], qw: [1, 0], qx: [0, 0], qy: [0, 0], qz: [0, 1], vx_m_s: [1, 0], vy_m_s: [0, 0], vz_m_s: [0, 0] });
  it('is one motion without a jump, in place and attitude', () => {
    const film = blockFilm(history, runout, [90, 190, 40]);
    expect(film.handOver).toBe(2);
    expect(film.duration).toBe(5);
    expect(film.pedestal).toEqual([10, 10, 10]);
    const [before, after] = [poseAt(film.frames, 2 - 1e-9), poseAt(film.frames, 2)];
    before.place.forEach((v, k) => expect(v).toBeCloseTo(after.place[k], 5));
    before.attitude.forEach((v, k) => expect(v).toBeCloseTo(after.attitude[k], 5));
    expect(poseAt(film.frames, 5).place).toEqual([40, 10, -10]);
  });
  it('without a runout is the history', () => expect(blockFilm(history, null, [0, 0, 0]).handOver).toBeNull());
  it('quaternions: i j = k, and an inverse undoes', () => {
    expect(times([0, 1, 0, 0], [0, 0, 1, 0])).toEqual([0, 0, 0, 1]);
    times([c, 0, c, 0], inverse([c, 0, c, 0])).forEach((v, k) => expect(v).toBeCloseTo(k === 0 ? 1 : 0, 12));
  });
});

describe('scenes', () => {
  const scene = { bodies: [{ vertices: [[1, 0], [-1, 0]], radius: 0.5, fixed: false, colour: null, mass: 1, start: [0, 0, 0] }], springs: [], viewport: null } as unknown as Scene;
  it('turn and move bodies', () => {
    const [x, y] = placed([1, 0], [2, 3, Math.PI / 2]);
    expect([x, y].map((v) => Number(v.toFixed(9)))).toEqual([2, 4]);
  });
  it('interpolate between frames, start without', () => {
    const columns = { x: [0, 2], y: [0, 4], theta: [0, 1] };
    expect(posesAt(scene, [0, 1], columns, 0.5)[0]).toEqual([1, 2, 0.5]);
    expect(posesAt(scene, [], null, 0.5)[0]).toEqual([0, 0, 0]);
  });
  it('are seen whole at first', () => {
    const view = firstView(scene);
    expect(view.halfWidth).toBeGreaterThan(1.5);
    expect([view.x, view.y]).toEqual([0, 0]);
  });
});

describe('camera', () => {
  it.each([[0.3, 0.6, 1.8], [1.2, 1.5, 0.7], [-2, 0.1, 1]])('stands where all corners are in the picture (azimuth %s, elevation %s, aspect %s)', (azimuth, elevation, aspect) => {
    const box = new Box3(new Vector3(-80, -100, -20), new Vector3(80, 100, 45));
    const centre = box.getCenter(new Vector3());
    const towards = new Vector3(Math.cos(azimuth) * Math.cos(elevation), Math.sin(azimuth) * Math.cos(elevation), -Math.sin(elevation));
    const camera = new PerspectiveCamera(36, aspect, 0.1, 1e4);
    camera.up.set(0, 0, 1);
    const distance = fitDistance(box, centre, towards, camera.up, (36 * Math.PI) / 180, aspect);
    camera.position.copy(centre).addScaledVector(towards, -distance);
    camera.lookAt(centre);
    camera.updateMatrixWorld();
    let most = 0;
    for (const x of [-80, 80]) for (const y of [-100, 100]) for (const z of [-20, 45]) {
      const p = new Vector3(x, y, z).project(camera);
      most = Math.max(most, Math.abs(p.x), Math.abs(p.y));
    }
    expect(most).toBeLessThan(1);
    expect(most).toBeGreaterThan(0.85);
  });
});
