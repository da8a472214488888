// What lies on the slope in the draft of the project: sources, barriers, counters; and how they are drawn and changed.

import { computed, signal } from '@preact/signals';
import type { Json, Region, Table } from '../api/types';
import type { Feature } from '../stage/features_layer';
import { heightAt } from '../terrain/grid';
import { at, changeRegions, data, drawnRegions, edit } from './project';
import { freshName } from './edits';
import { regions, terrain, toProject, toStage } from './slope';

export type FeatureList = 'seeder' | 'barrier' | 'counter';
/** Lists of spatial scenes are selected in the same way. */
export type EntryList = FeatureList | 'body' | 'pair' | 'joint' | 'spring';
export type Tool = 'point' | 'line' | 'area' | 'barrier' | 'counter' | 'region' | 'cut';
export type Place = readonly [number, number];

export const tool = signal<Tool | null>(null);
export interface Selection { list: EntryList | 'region'; index: number }
export const selected = signal<Selection | null>(null);
export const isSelected = (list: Selection['list'], index: number): boolean => selected.value?.list === list && selected.value.index === index;
/** Again: lets it go. */
export const select = (list: Selection['list'], index: number): void => void (selected.value = isSelected(list, index) ? null : { list, index });
export const shownRegions = computed<Region[]>(() => drawnRegions.value ?? regions.value?.features ?? []);

const isTable = (v: Json | undefined): v is Table => typeof v === 'object' && v !== null && !Array.isArray(v);
export const tablesOf = (list: string): Table[] => (Array.isArray(at([list])) ? (at([list]) as Json[]).filter(isTable) : []);
export const namesOf = (group: string): string[] => Object.keys((isTable(at([group])) ? (at([group]) as Table) : {}));

const isPlace = (v: Json): v is number[] => Array.isArray(v) && v.length >= 2 && v.every((c) => typeof c === 'number');

/** Which key of the table holds its place, and the points in coordinates of the project. */
export function geometryOf(table: Table): { key: 'point' | 'line' | 'area'; points: number[][] } | null {
  if (isPlace(table.point ?? null)) return { key: 'point', points: [table.point as number[]] };
  for (const key of ['line', 'area'] as const) {
    const value = table[key];
    if (Array.isArray(value) && value.every(isPlace)) return { key, points: value as number[][] };
  }
  return null;
}

/** Rings of a region without the last point, which repeats the first. */
export function ringsOf(region: Region | undefined): number[][][] {
  if (!region) return [];
  const rings = region.geometry.type === 'Polygon' ? region.geometry.coordinates : region.geometry.coordinates.flat();
  return rings.map((ring) => ring.slice(0, -1));
}

export const groundAt = (x: number, y: number): number => {
  const grid = terrain.value?.grid;
  return grid ? heightAt(grid, x, y) : NaN;
};

/** A line in the frame of the stage laid onto the ground, in steps of a cell; where there is no ground it keeps the nearest height before or after. */
export function draped(points: readonly Place[], closed = false): [number, number, number][] {
  const step = terrain.value?.grid ? Math.min(terrain.value.grid.stepX, terrain.value.grid.stepY) : 1;
  const out: [number, number, number][] = [];
  const push = (x: number, y: number) => {
    const z = groundAt(x, y);
    out.push([x, y, Number.isNaN(z) && out.length > 0 ? out[out.length - 1][2] : z]);
  };
  const ring = closed && points.length > 2 ? [...points, points[0]] : points;
  ring.forEach(([x, y], k) => {
    if (k === 0) return push(x, y);
    const [px, py] = ring[k - 1];
    const pieces = Math.min(2000, Math.max(1, Math.ceil(Math.hypot(x - px, y - py) / step)));
    for (let i = 1; i <= pieces; ++i) push(px + ((x - px) * i) / pieces, py + ((y - py) * i) / pieces);
  });
  const first = out.find((p) => !Number.isNaN(p[2]))?.[2] ?? terrain.value?.bounds[1][2] ?? 0;
  return out.map(([x, y, z]) => [x, y, Number.isNaN(z) ? first : z]);
}

function featureOf(list: FeatureList, index: number, table: Table): Feature | null {
  const geometry = geometryOf(table);
  if (!geometry) return null;
  const places = geometry.points.map(([x, y]) => toStage(x, y));
  return {
    kind: list,
    of: { list, index },
    line: draped(places, geometry.key === 'area'),
    height: list === 'barrier' && typeof table.height_m === 'number' ? table.height_m : undefined,
    label: typeof table.name === 'string' ? table.name : undefined,
    selected: isSelected(list, index),
  };
}

/** The borders of a region, laid onto the ground. The picture on the ground shows regions as well; here they can be taken hold of. */
export const regionBorders = (index: number): Feature[] =>
  ringsOf(shownRegions.value[index]).map((ring) => ({ kind: 'region', of: { list: 'region', index }, line: draped(ring.map(([x, y]) => toStage(x, y)), true), selected: true }));

export const features = computed<Feature[]>(() => {
  if (!data.value || !terrain.value) return [];
  const region = selected.value?.list === 'region' ? regionBorders(selected.value.index) : [];
  return [...region, ...(['seeder', 'barrier', 'counter'] as const).flatMap((list) => tablesOf(list).map((t, i) => featureOf(list, i, t)))
    .filter((f): f is Feature => f !== null)];
});

function add(list: FeatureList, value: Table): void {
  const index = tablesOf(list).length;
  edit({ op: 'add', path: [list], value });
  selected.value = { list, index };
}

const namesTaken = () => [...tablesOf('barrier'), ...tablesOf('counter')].map((t) => String(t.name ?? ''));

/** Of a source that is drawn, in a project whose sources have numbers of their own. */
const kRocksOfSource = 20;

/** Turns what was drawn into a part of the project. */
export function addDrawn(kind: Exclude<Tool, 'cut'>, places: readonly Place[]): void {
  const points = places.map(([x, y]) => toProject(x, y));
  const source: Table = { rock: namesOf('rock')[0] ?? 'block' };
  const each: Table = at(['rocks']) === undefined && at(['until']) === undefined ? { rocks: kRocksOfSource } : {}; // else it gets a share of all
  if (kind === 'point') add('seeder', { ...source, point: points[0], ...each });
  else if (kind === 'line') add('seeder', { ...source, line: points, ...each });
  else if (kind === 'area') add('seeder', { ...source, area: points, ...each });
  else if (kind === 'barrier') add('barrier', { name: freshName('barrier', namesTaken()), line: points, height_m: 3 });
  else if (kind === 'counter') add('counter', { name: freshName('counter', namesTaken()), line: points });
  else addRegion(points);
}

function addRegion(points: [number, number][]): void {
  const materials = namesOf('material');
  const usual = at(['materials', 'default']);
  const material = materials.find((m) => m !== usual) ?? materials[0] ?? 'rock';
  const coordinates = [[...points, points[0]]];
  const priority = Math.max(-1, ...shownRegions.value.map((r) => r.properties.priority ?? 0)) + 1; // what is drawn last wins
  const index = shownRegions.value.length;
  changeRegions([...shownRegions.value, { type: 'Feature', properties: { material, priority }, geometry: { type: 'Polygon', coordinates } }]);
  selected.value = { list: 'region', index };
}
