import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decode, encode } from '../src/api/container';
import type { Impacts } from '../src/api/decoding';
import { joinedImpacts } from '../src/api/decoding';
import type { FilmHeader, SpatialFilm, SpatialHeader, SpatialScene } from '../src/api/spatial';
import { spatialFilmOf, spatialSceneOf } from '../src/api/spatial';
import { boundsOf, boundsOfFilm, coil, contactsAt, endAt, largestImpulse, posesAt, tableOfBody, turned } from '../src/kinds/spatial_poses';
import { spatialBrief, spatialSections } from '../src/schema/spatial';

const half = Math.SQRT1_2;
const body = { motion: 'dynamic', mass_kg: 1, moments_kg_m2: [1, 1, 1], material: 'default', colour: null };

/** A plane, a segment of two vertices that moves, and one that does not. */
function scene(): SpatialScene {
  const header = {
    name: 'test', extent_m: 1, gravity_m_s2: [0, 0, -9.81], law: 'lcp', dt_s: 0.1, duration_s: 1, steps: 10, frame_s: 0.5,
    shapes: [{ plane: true, first_vertex: 0, vertices: 1, first_triangle: 0, triangles: 0 }, { plane: false, first_vertex: 1, vertices: 2, first_triangle: 0, triangles: 1 }],
    bodies: [{ ...body, name: 'ground', shape: 0, motion: 'fixed' }, { ...body, name: 'a', shape: 1 }, { ...body, name: 'b', shape: 1, motion: 'fixed' }], springs: [], joints: [],
  };
  return spatialSceneOf(decode<SpatialHeader>(encode(header, {
    position: { type: 'f32', width: 3, values: [99, 99, 99, -1, 0, 0, 2, 0, 0] }, index: { type: 'u32', width: 3, values: [0, 1, 0] },
    start_position: { type: 'f32', width: 3, values: [0, 0, 0, 0, 0, 1, 5, 5, 5] }, start_attitude: { type: 'f32', width: 4, values: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1] },
  })));
}

/** Body 1 goes from z = 1 to z = 3 while it turns by 90 degrees about z; a contact in the second frame. */
function film(): SpatialFilm {
  return spatialFilmOf(decode<FilmHeader>(encode({ every: 1, contacts: true }, {
    body: { type: 'i32', values: [1] }, time: { type: 'f64', values: [0, 0.5] }, position: { type: 'f32', width: 3, values: [0, 0, 1, 0, 0, 3] },
    attitude: { type: 'f32', width: 4, values: [0, 0, 0, 1, 0, 0, -half, -half] },
    contact_offset: { type: 'u32', values: [0, 0, 2] }, contact_position: { type: 'f32', width: 3, values: [1, 2, 3, 4, 5, 6] }, contact_impulse: { type: 'f32', width: 3, values: [0, 0, 2, 3, 0, 4] },
  })));
}

describe('poses of a film', () => {
  it('are the start where there is no film', () => expect([...posesAt(scene(), null, 7).places]).toEqual([0, 0, 0, 0, 0, 1, 5, 5, 5]));
  it('go straight between frames, turn the shortest way, and leave what is fixed', () => {
    const poses = posesAt(scene(), film(), 0.25);
    expect([...poses.places]).toEqual([0, 0, 0, 0, 0, 2, 5, 5, 5]);
    const [x, y] = turned(poses, 1, [1, 0, 0]);
    expect([x, y]).toEqual([expect.closeTo(half, 6), expect.closeTo(half, 6)]);
  });
  it('stay at the last frame after the end', () => expect(posesAt(scene(), film(), 9).places[5]).toBe(3));
  it('carry points of bodies, and leave those of the world', () => {
    const poses = posesAt(scene(), film(), 0.5);
    expect(endAt(poses, { body: 1, point: [2, 0, 0] })).toEqual([expect.closeTo(0, 6), expect.closeTo(2, 6), expect.closeTo(3, 6)]);
    expect(endAt(poses, { body: -1, point: [2, 0, 0] })).toEqual([2, 0, 0]);
  });
  it('have a box without planes', () => {
    const s = scene();
    expect(boundsOf(s, s.start)).toEqual([[-1, 0, 1], [7, 5, 5]]);
    expect(boundsOf(s, s.start, (_, i) => i === 0)).toBeNull();
  });
});

describe('what a film needs', () => {
  it('is the start and the ways, but not what flies off', () => {
    const s = scene();
    const [f, far] = [film(), film()];
    f.places[3] = -4;
    far.places[3] = -1000;
    expect(boundsOfFilm(s, f)).toEqual([[-4, 0, 1], [7, 5, 5]]);
    expect(boundsOfFilm(s, far)![0][0]).toBeCloseTo(-1 - Math.hypot(8, 5, 4), 9);
    expect(boundsOfFilm(s, null)).toEqual(boundsOf(s, s.start));
  });
});

describe('contacts of a film', () => {
  it('are those of the frame that is shown', () => {
    expect(contactsAt(film(), 0.49).positions.length).toBe(0);
    expect([...contactsAt(film(), 0.5).positions]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(largestImpulse(film())).toBe(5);
  });
  it('are none where the run kept none', () => expect(contactsAt({ ...film(), contacts: null }, 0.5).positions.length).toBe(0));
});

describe('a spring', () => {
  it('begins and ends at its ends, and stays within its radius of the line', () => {
    const points = coil([0, 0, 0], [0, 0, 4], 0.1);
    expect(points[0]).toEqual([0, 0, 0]);
    expect(points[points.length - 1]).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12), 4]);
    expect(Math.max(...points.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(0.1, 9);
  });
});

describe('entries of the file', () => {
  const tables = [{ name: 'ground' }, {}, { name: 'brick' }, { name: 'brick-2' }];
  it.each([['ground', 0], ['body-2', 1], ['brick-7', 2], ['brick-2', 3], ['brick-x', -1], ['other', -1]])('%s is of entry %s', (name, index) => expect(tableOfBody(name, tables)).toBe(index));
  it('are told by shape, number and what they join', () => {
    expect(spatialBrief('body', { box_m: [1, 1, 1], grid: { counts: [2, 3, 4] } })).toBe('box, 24 times');
    expect(spatialBrief('body', { shape: 'boulder', motion: 'fixed' })).toBe('boulder, fixed');
    expect(spatialBrief('joint', { kind: 'pin', bodies: ['a', 'world'] })).toBe('pin, a – world');
  });
});

describe('the forms', () => {
  const docs = readFileSync(new URL('../../../docs/spatial.md', import.meta.url), 'utf8');
  const part = (title: string): string[] => {
    const rows = docs.slice(docs.indexOf(title)).split('\n\n')[0].split('\n').slice(2);
    return rows.flatMap((r) => [...r.split('|')[1].matchAll(/`([a-z_A-Z0-9]+)`/g)].map((m) => m[1]));
  };
  const keysOf = (path: string) => spatialSections.filter((s) => s.path === path).flatMap((s) => s.fields.map((f) => f.key)).sort();
  const tables: [path: string, title: string][] = [['body', '| `[[body]]`'], ['output', '| `[output]`'], ['material', '| `[material.NAME]`'], ['pair', '| `[[pair]]`'], ['joint', '| `[[joint]]`'],
    ['spring', '| `[[spring]]`'], ['penalty', '| `[penalty]`'], ['symmetry', '| `[symmetry]`'], ['soccer', '| `[soccer]`']];
  it.each(tables)('have every key of %s that is documented, and no other', (path, title) => expect(keysOf(path)).toEqual(part(title).sort()));
  it('have every key of the top of the file', () => {
    const top = part('| top of the file').filter((k) => k !== 'kind' && !spatialSections.some((s) => s.path === k));
    expect(keysOf('')).toEqual(top.sort());
  });
});

describe('impacts of a run on its way', () => {
  const batch = (...times: number[]): Impacts => ({ offsets: Uint32Array.from([0, times.length]), positions: Float32Array.from(times.flatMap((t) => [t, t, t])), times: Float32Array.from(times), impulses: Float32Array.from(times) });
  it('are those of all batches so far', () => {
    const all = joinedImpacts(joinedImpacts(batch(1, 2), batch(3)), batch());
    expect([...all.times]).toEqual([1, 2, 3]);
    expect([...all.offsets]).toEqual([0, 2, 3, 3]);
    expect(all.positions.length).toBe(9);
  });
});
