// Every request that the page makes. The session is a cookie that the first address set; there is nothing to send along.

import type { Container } from './container';
import { decode } from './container';
import type { FilmHeader, SpatialHeader } from './spatial';
import type { CheckAnswer, DistributionAnswer, Edit, InputError, Json, Kind, Layout, MapEntry, Project, Regions, Run, Scene, Table } from './types';

export class ApiError extends Error {
  constructor(readonly status: number, readonly errors: InputError[], text: string) {
    super(errors[0]?.message || text);
  }
}

async function failure(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null) as { error?: InputError; errors?: InputError[] } | null;
  const errors = body?.errors ?? (body?.error ? [body.error] : []);
  return new ApiError(response.status, errors, `${response.status} ${response.statusText}`);
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch('/api/' + path, init);
  } catch {
    throw new ApiError(0, [], 'talus view does not answer: is it still running?');
  }
  if (!response.ok) throw await failure(response);
  return response;
}

const json = async <T>(path: string, init?: RequestInit): Promise<T> => (await request(path, init)).json() as Promise<T>;

const send = <T>(method: 'POST' | 'PUT', path: string, body: object): Promise<T> =>
  json<T>(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

async function binary<Header>(path: string, init?: RequestInit): Promise<Container<Header>> {
  return decode<Header>(await (await request(path, init)).arrayBuffer());
}

type Query = Record<string, string | number | undefined>;

function query(path: string, parameters: Query): string {
  const parts = Object.entries(parameters).filter(([, v]) => v !== undefined).map(([k, v]) => `${k}=${encodeURIComponent(v!)}`);
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

export interface Change { text?: string; edits?: Edit[]; revision?: string; allow_errors?: boolean }
export interface RunOptions { name?: string; rocks?: number; seed?: number; threads?: number; law?: string }
export interface TableHeader { name: string; rows: number; first: number; all_rows: number; columns: string[]; words: Record<string, string[]> }
export interface TableQuery { columns?: string; first?: number; count?: number; every?: number; group?: number }
export interface RasterInfo { columns: number; rows: number; cell: [number, number]; min: number; max: number; crs: string }

export const api = {
  project: () => json<Project>('project'),
  check: (change: Change) => send<CheckAnswer>('POST', 'project/check', change),
  save: (change: Change) => send<Project>('PUT', 'project', change),
  projects: () => json<{ projects: { file: string; kind: Kind; name: string }[] }>('projects'),
  open: (file: string) => send<Project>('POST', 'open', { file }),
  create: (kind: Kind, folder: string) => send<Project>('POST', 'new', { kind, folder }),
  upload: (file: File, replace: boolean) =>
    json<{ file: string; bytes: number; raster: RasterInfo | null }>(query('upload', { name: file.name, replace: replace ? 1 : undefined }), { method: 'POST', body: file }),
  distribution: (value: Json) => send<DistributionAnswer>('POST', 'distribution', { value }),

  terrain: <H>(most: number) => binary<H>(query('terrain', { most })),
  layout: () => json<Layout>('layout'),
  rockShape: (name: string, number: number) => binary<{ mass_kg: number; volume_m3: number; sides_m: number[] }>(query('rock-shape', { name, number })),
  regions: () => json<Regions>('regions'),
  saveRegions: (body: { revision: string; file?: string; features: Regions['features'] }) => send<Project>('PUT', 'regions', body),

  runs: () => json<{ runs: Run[] }>('runs'),
  start: (options: RunOptions) => send<Run>('POST', 'runs', options),
  progress: (run: string) => json<Run>(query('runs/progress', { run })),
  cancel: (run: string) => send<Run>('POST', query('runs/cancel', { run }), {}),
  resume: (run: string) => send<Run>('POST', query('runs/resume', { run }), {}),

  summary: (run: string) => json<Table>(query('run/summary', { run })),
  table: (run: string, name: string, more: TableQuery = {}) => binary<TableHeader>(query('run/table', { run, name, ...more })),
  maps: (run: string) => json<{ maps: MapEntry[] }>(query('run/maps', { run })),
  map: <H>(run: string, name: string, band = 1) => binary<H>(query('run/map', { run, name, band })),
  paths: <H>(run: string, more: { rocks?: number; tolerance?: number; after?: number } = {}) => binary<H>(query('run/paths', { run, ...more })),
  rock: <H>(run: string, rock: number, rate = 60) => binary<H>(query('run/rock', { run, rock, rate })),
  fileAddress: (run: string, name: string) => '/api/' + query('run/file', { run, name }),

  block: <H>(run?: string) => binary<H>(query('block', { run })),
  groundMotion: (run: string) => binary<object>(query('run/ground-motion', { run })),
  scene: () => json<Scene>('scene'),
  bodies: () => binary<SpatialHeader>('bodies'),
  draftBodies: (change: Change) => binary<SpatialHeader>('bodies', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(change) }),
  film: (run: string) => binary<FilmHeader>(query('run/film', { run })),
  bodyHistory: (run: string, body: string) => binary<{ body: string }>(query('run/body', { run, body })),
};
