// What the server answers, as far as the page looks at it.

/** As `talus new` names them: a scene is spatial unless it says planar. */
export type Kind = 'rockfall' | 'rocking' | 'scene' | 'planar-scene';

export interface InputError {
  file: string;
  line: number;
  key: string;
  value: string;
  problem: string;
  accepted: string;
  message: string;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Table = { [key: string]: Json };

export interface RandomKey { key: string; text: string; p5: number; p50: number; p95: number }

export interface Project {
  api: number;
  version: string;
  threads: number;
  kind: Kind | null;
  name: string;
  folder: string;
  file: string;
  format: 'toml' | 'xml';
  writable: boolean;
  opened_run: string | null;
  revision: string;
  text: string;
  data: Table | null;
  errors: InputError[];
  check: string;
  random: RandomKey[];
  files: { path: string; bytes: number }[];
  words: { laws?: string[]; shapes?: string[]; stops?: string[]; until_quantities?: string[] };
}

export interface CheckAnswer { text: string; data: Table | null; errors: InputError[]; check: string; random: RandomKey[] }

export type KeyPath = (string | number)[];

export type Edit =
  | { op: 'set'; path: KeyPath; value: Json }
  | { op: 'add'; path: KeyPath; value: Json }
  | { op: 'remove'; path: KeyPath }
  | { op: 'rename'; path: KeyPath; name: string };

export type RunState = 'queued' | 'running' | 'writing' | 'done' | 'interrupted' | 'failed';

export interface Run {
  id: string;
  kind: Kind;
  name: string;
  state: RunState;
  unit: string;
  done: number;
  total: number;
  rate: number | null;
  seconds: number | null;
  left_s: number | null;
  resumable: boolean;
  same_project: boolean;
  complete: boolean;
  modified: number;
  error: InputError | null;
  warnings: string[];
  files?: string[];
  live: boolean;
}

export interface MapEntry { name: string; title: string; unit: string; bands: string[]; min: number | null; max: number | null }

export type Point3 = [number, number, number];

export interface Layout {
  origin: Point3;
  rocks_planned: number;
  seeders: { index: number; kind: string; rock: Json; rocks: number | null; outline: Point3[]; starts: Point3[] }[];
  barriers: { index: number; name: string; capacity_kJ: number | null; height_m: number | null; line: Point3[]; mesh: { position: number[]; index: number[] } }[];
  counters: { index: number; name: string; height_m: number | null; line: Point3[] }[];
  materials: { name: string; restitution: string; friction: string }[];
  rocks: string[];
}

export interface Region {
  type: 'Feature';
  properties: { material: string; priority?: number };
  geometry: { type: 'Polygon'; coordinates: number[][][] } | { type: 'MultiPolygon'; coordinates: number[][][][] };
}
export interface Regions { features: Region[]; file: string; writable: boolean }

export interface DistributionAnswer { text: string; constant: boolean; p: number[]; x: number[]; density_x: number[]; density: number[] }

export interface SceneBody { vertices: [number, number][]; radius: number; fixed: boolean; colour: Point3 | null; mass: number; start: Point3 }
export interface SceneEnd { body: number; point: [number, number] }
export interface Scene {
  bodies: SceneBody[];
  springs: { a: SceneEnd; b: SceneEnd; colour: Point3 | null }[];
  viewport: { centre: [number, number]; size: number } | null;
  background: Point3 | null;
  dt: number;
  duration: number;
  steps: number;
  law: string;
  integrator: string;
}
