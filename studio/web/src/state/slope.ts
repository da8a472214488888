// The slope of the project as it is on disk: ground, layout of sources and barriers, regions of materials.

import { effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Terrain } from '../api/decoding';
import { terrainOf } from '../api/decoding';
import type { Layout, Point3, Regions } from '../api/types';
import { orNull } from './quiet';
import { generation, project } from './project';

export const terrain = signal<Terrain | null>(null);
export const layout = signal<Layout | null>(null);
export const regions = signal<Regions | null>(null);

const kMostNodes = 1_000_000;
let shown = '';

/** The terrain is large: it is read again only when another one is named. */
const terrainKey = () => JSON.stringify([project.value?.folder, project.value?.file, project.value?.data?.slope ?? null]);

async function loadTerrain(): Promise<void> {
  const key = terrainKey();
  if (key === shown && terrain.value) return;
  const answer = await orNull(api.terrain<Parameters<typeof terrainOf>[0]['header']>(kMostNodes));
  if (key !== terrainKey()) return;
  shown = key;
  terrain.value = answer && terrainOf(answer);
}

async function loadRest(): Promise<void> {
  const [nextLayout, nextRegions] = await Promise.all([orNull(api.layout()), orNull(api.regions())]);
  layout.value = nextLayout;
  regions.value = nextRegions;
}

effect(() => {
  generation.value;
  const opened = project.peek();
  if (!opened || opened.kind === null || opened.kind === 'scene' || opened.kind === 'planar-scene' || !opened.data?.slope) {
    [terrain.value, layout.value, regions.value, shown] = [null, null, null, ''];
    return;
  }
  void loadTerrain();
  if (opened.kind === 'rockfall') void loadRest();
});

/** From the frame of the stage to coordinates of the project, to the centimetre, and back. */
const rounded = (x: number) => Math.round(100 * x) / 100;
export const originOf = (): Point3 => terrain.value?.origin ?? layout.value?.origin ?? [0, 0, 0];
export const toProject = (x: number, y: number): [number, number] => [rounded(x + originOf()[0]), rounded(y + originOf()[1])];
export const toStage = (x: number, y: number): [number, number] => [x - originOf()[0], y - originOf()[1]];
