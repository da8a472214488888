// A scene and the motion that the chosen run computed.

import { computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { DataTable } from '../api/decoding';
import { tableOf } from '../api/decoding';
import type { Scene, Table } from '../api/types';
import * as clock from '../state/clock';
import { orNull } from '../state/quiet';
import { generation, project } from '../state/project';
import { chosen, chosenRun } from '../state/runs';
import { numberAt } from '../state/summary';

export const scene = signal<Scene | null>(null);
export const states = signal<DataTable | null>(null);
export const energy = signal<DataTable | null>(null);
export const summary = signal<Table | null>(null);

const isScene = computed(() => project.value?.kind === 'planar-scene');

/** So many poses are enough for a smooth film; longer ones are thinned by the server. */
const kMostPoses = 600_000;

async function loadRun(run: string): Promise<void> {
  const found = await orNull(api.summary(run));
  if (!found || run !== chosen.value) return;
  const bodies = numberAt(found, 'bodies') ?? 1;
  const steps = numberAt(found, 'steps') ?? 0;
  const every = Math.max(1, Math.ceil((steps * bodies) / kMostPoses), Math.ceil(steps / 4000));
  const [poses, energies] = await Promise.all([
    orNull(api.table(run, 'states.csv', { columns: 'time,x,y,theta', every, group: bodies })),
    orNull(api.table(run, 'energy.csv', { every: Math.max(1, Math.ceil(steps / 4000)) })),
  ]);
  if (run !== chosen.value) return;
  summary.value = found;
  states.value = poses && tableOf(poses);
  energy.value = energies && tableOf(energies);
}

effect(() => {
  generation.value;
  scene.value = null;
  if (isScene.value) void orNull(api.scene()).then((s) => (scene.value = s));
});

const stateOfRun = computed(() => (chosenRun.value && !chosenRun.value.live && chosenRun.value.complete ? `${chosenRun.value.id} ${chosenRun.value.modified}` : ''));

effect(() => {
  const ready = stateOfRun.value;
  states.value = energy.value = summary.value = null;
  if (isScene.value && ready !== '') void loadRun(chosen.peek()!);
});

/** Times of the frames, one for all bodies. */
export const frameTimes = computed<Float64Array>(() => {
  const n = scene.value?.bodies.length ?? 0;
  const t = states.value?.numbers('time');
  if (!t || n === 0) return new Float64Array(0);
  return Float64Array.from({ length: Math.floor(t.length / n) }, (_, k) => t[k * n]);
});

effect(() => {
  const t = frameTimes.value;
  if (isScene.value) clock.rewind(t.length > 0 ? t[t.length - 1] : 0);
});
