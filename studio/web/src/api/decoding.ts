// From answers of the server to what the page draws.

import type { HeightGrid } from '../terrain/grid';
import { meshHeights } from '../terrain/mesh_heights';
import type { PathSet } from '../paths/path_set';
import { joined } from '../paths/path_set';
import type { Frames } from '../base/motion';
import type { Container } from './container';
import type { Point3 } from './types';
import type { TableHeader } from './client';

export interface TerrainHeader {
  type: 'grid' | 'mesh';
  origin: Point3;
  crs: string;
  stride: number;
  bounds: [Point3, Point3];
  columns: number;
  rows: number;
  cell: [number, number];
  first: [number, number];
}

export interface MeshArrays { positions: Float32Array; triangles: Uint32Array }

export interface Terrain {
  origin: Point3;
  crs: string;
  bounds: [Point3, Point3];
  /** Of a mesh, its upper side. */
  grid: HeightGrid | null;
  mesh: MeshArrays | null;
}

export function terrainOf({ header, arrays }: Container<TerrainHeader>): Terrain {
  const { origin, crs, bounds } = header;
  if (header.type === 'mesh') {
    const mesh = { positions: arrays.position as Float32Array, triangles: arrays.index as Uint32Array };
    return { origin, crs, bounds, grid: meshHeights(mesh.positions, mesh.triangles, ...bounds), mesh };
  }
  const grid: HeightGrid = {
    columns: header.columns,
    rows: header.rows,
    west: header.first[0],
    south: header.first[1],
    stepX: header.cell[0],
    stepY: header.cell[1],
    heights: arrays.height as Float32Array,
  };
  return { origin, crs, bounds, grid, mesh: null };
}

export interface PathsHeader {
  origin: Point3;
  source: 'computed' | 'file';
  next: number;
  state: string;
  roles: string[];
  quantities: string[];
}

export interface Impacts {
  offsets: Uint32Array;
  positions: Float32Array;
  times: Float32Array;
  impulses: Float32Array;
}

/** Both, one after the other. */
export const joinedImpacts = (a: Impacts, b: Impacts): Impacts => ({
  offsets: joined(a.offsets, b.offsets.slice(1).map((o) => o + a.times.length)),
  positions: joined(a.positions, b.positions),
  times: joined(a.times, b.times),
  impulses: joined(a.impulses, b.impulses),
});

export interface PathsAnswer {
  paths: PathSet;
  impacts: Impacts;
  /** What sets a rock apart (farthest, fastest, ...), empty for most. */
  roles: string[][];
  next: number;
  source: 'computed' | 'file';
}

export function pathsOf({ header, arrays }: Container<PathsHeader>): PathsAnswer {
  const f32 = (name: string) => (arrays[name] as Float32Array | undefined) ?? new Float32Array(0);
  const quantities = new Map(header.quantities.filter((q) => arrays[q]).map((q) => [q, f32(q)]));
  const offsets = arrays.offset as Uint32Array;
  return {
    paths: { rocks: Uint32Array.from(arrays.rock as Int32Array), offsets, positions: f32('position'), times: f32('time'), quantities },
    impacts: {
      offsets: (arrays.impact_offset as Uint32Array | undefined) ?? new Uint32Array(offsets.length),
      positions: f32('impact_position'),
      times: f32('impact_time'),
      impulses: f32('impact_impulse'),
    },
    roles: (header.roles ?? []).map((r) => r.split(', ').filter((word) => word !== 'sample')),
    next: header.next,
    source: header.source,
  };
}

export interface MapHeader {
  name: string;
  unit: string;
  band: number;
  columns: number;
  rows: number;
  cell: [number, number];
  corner: [number, number];
  min: number | null;
  max: number | null;
}

export interface MapGrid extends Omit<MapHeader, 'band'> { values: Float32Array }

export const mapOf = ({ header, arrays }: Container<MapHeader>): MapGrid => ({ ...header, values: arrays.value as Float32Array });

/** The server tells x, y, z, w; here w comes first. */
export function wFirst(attitudes: Float32Array): Float32Array {
  const turned = new Float32Array(attitudes.length);
  for (let k = 0; k < attitudes.length; k += 4) turned.set([attitudes[k + 3], attitudes[k], attitudes[k + 1], attitudes[k + 2]], k);
  return turned;
}

export interface RockHeader {
  rock: number;
  rock_name: string;
  mass_kg: number;
  stop: string;
  duration_s: number;
  kinds: string[];
  record: Record<string, number | string | null>;
}

export interface RockFilm {
  header: RockHeader;
  frames: Frames;
  mesh: MeshArrays;
  columns: Record<string, Float32Array>;
  contacts: { times: Float64Array; positions: Float32Array; impulses: Float32Array };
}

const filmColumns = ['speed_m_s', 'energy_kJ', 'translational_energy_kJ', 'rotational_energy_kJ', 'height_m'];

export function rockFilmOf({ header, arrays }: Container<RockHeader>): RockFilm {
  const f32 = (name: string) => (arrays[name] as Float32Array | undefined) ?? new Float32Array(0);
  return {
    header,
    frames: { times: arrays.time as Float64Array, places: f32('position'), attitudes: wFirst(f32('attitude')), velocities: f32('velocity') },
    mesh: { positions: f32('mesh_position'), triangles: arrays.mesh_index as Uint32Array },
    columns: Object.fromEntries(filmColumns.filter((c) => arrays[c]).map((c) => [c, f32(c)])),
    contacts: {
      times: (arrays.contact_time as Float64Array | undefined) ?? new Float64Array(0),
      positions: f32('contact_position'),
      impulses: f32('contact_impulse'),
    },
  };
}

/** A table of a run: columns of numbers, and of words. */
export interface DataTable {
  rows: number;
  columns: string[];
  numbers: (column: string) => Float64Array;
  word: (column: string, row: number) => string;
}

export function tableOf({ header, arrays }: Container<TableHeader>): DataTable {
  return {
    rows: header.rows,
    columns: header.columns,
    numbers: (column) => (arrays[column] as Float64Array | undefined) ?? new Float64Array(0),
    word: (column, row) => header.words?.[column]?.[arrays[column]?.[row]] ?? '',
  };
}
