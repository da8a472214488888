// A spatial scene and its film as the server tells them. Attitudes are x, y, z, w, as three.js has them.

import type { Container } from './container';
import type { MeshArrays } from './decoding';
import type { Point3 } from './types';

export interface SpatialBody {
  name: string;
  shape: number;
  motion: 'dynamic' | 'fixed' | 'kinematic';
  mass_kg: number | null;
  moments_kg_m2: Point3 | null;
  material: string;
  colour: Point3 | null;
}

/** A point of a body in its own axes, or of the world (body -1). */
export interface SpatialEnd { body: number; point: Point3 }

export interface SpatialHeader {
  name: string;
  extent_m: number;
  gravity_m_s2: Point3;
  law: string;
  dt_s: number;
  duration_s: number;
  steps: number;
  frame_s: number;
  shapes: { plane: boolean; first_vertex: number; vertices: number; first_triangle: number; triangles: number }[];
  bodies: SpatialBody[];
  springs: { a: SpatialEnd; b: SpatialEnd; stiffness_N_m: number; rest_length_m: number }[];
  joints: { name: string; kind: 'pin' | 'hinge' | 'slider'; a: SpatialEnd; b: SpatialEnd; axis: Point3; motor: boolean }[];
}

/** Where every body is: three and four numbers each. */
export interface Poses { places: Float32Array; attitudes: Float32Array }

export interface SpatialScene extends SpatialHeader {
  meshes: (MeshArrays & { plane: boolean })[];
  start: Poses;
}

export function spatialSceneOf({ header, arrays }: Container<SpatialHeader>): SpatialScene {
  const positions = arrays.position as Float32Array;
  const index = arrays.index as Uint32Array;
  const meshes = header.shapes.map((s) => ({
    plane: s.plane,
    positions: positions.slice(3 * s.first_vertex, 3 * (s.first_vertex + s.vertices)),
    triangles: index.slice(3 * s.first_triangle, 3 * (s.first_triangle + s.triangles)),
  }));
  return { ...header, meshes, start: { places: arrays.start_position as Float32Array, attitudes: arrays.start_attitude as Float32Array } };
}

export interface FilmHeader { every: number; contacts: boolean }

export interface SpatialFilm {
  times: Float64Array;
  /** Numbers of the bodies that move, in the order of the poses of a frame. */
  bodies: Int32Array;
  places: Float32Array;
  attitudes: Float32Array;
  /** null: the run kept none. */
  contacts: { offsets: Uint32Array; positions: Float32Array; impulses: Float32Array } | null;
}

export const spatialFilmOf = ({ header, arrays }: Container<FilmHeader>): SpatialFilm => ({
  times: arrays.time as Float64Array,
  bodies: arrays.body as Int32Array,
  places: arrays.position as Float32Array,
  attitudes: arrays.attitude as Float32Array,
  contacts: header.contacts
    ? { offsets: arrays.contact_offset as Uint32Array, positions: arrays.contact_position as Float32Array, impulses: arrays.contact_impulse as Float32Array }
    : null,
});

export interface BodyHistory { name: string; times: Float64Array; columns: Record<string, Float64Array>; positions: Float32Array }

export function bodyHistoryOf({ header, arrays }: Container<{ body: string }>): BodyHistory {
  const names = ['speed_m_s', 'spin_rad_s', 'translational_energy_J', 'rotational_energy_J', 'potential_energy_J'];
  return {
    name: header.body, times: arrays.time as Float64Array, positions: arrays.position as Float32Array,
    columns: Object.fromEntries(names.filter((n) => (arrays[n]?.length ?? 0) > 0).map((n) => [n, arrays[n] as Float64Array])),
  };
}
