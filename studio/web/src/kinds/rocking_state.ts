// What the chosen rocking run found.

import { computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { DataTable, MeshArrays } from '../api/decoding';
import { tableOf, wFirst } from '../api/decoding';
import type { Run, Table } from '../api/types';
import type { Quaternion } from '../base/quaternion';
import * as clock from '../state/clock';
import { orNull } from '../state/quiet';
import { at, generation, project } from '../state/project';
import { chosen, chosenRun, other, otherRun } from '../state/runs';
import { originOf, terrain } from '../state/slope';
import { textAt } from '../state/summary';
import { tab } from '../state/view';
import type { BlockFilm } from './rocking_film';
import { blockFilm } from './rocking_film';

export interface Block {
  mass_kg: number;
  critical_tilt_deg: number | null;
  toppled_deg: number;
  body: MeshArrays;
  pedestal: MeshArrays;
  start: [number, number, number];
  attitude: Quaternion;
}

interface BlockHeader { mass_kg: number; critical_tilt_deg: number | null; toppled_deg: number }

export const block = signal<Block | null>(null);
export const summary = signal<Table | null>(null);
export const tables = signal<Record<string, DataTable>>({});

export const study = computed(() => textAt(summary.value, 'study') || String(at(['study', 'type']) ?? ''));
const isRocking = computed(() => project.value?.kind === 'rocking');

const wanted: Record<string, string[]> = {
  single: ['history.csv', 'runout_frames.csv'], grid: ['cases.csv'], fragility: ['runs.csv', 'fragility.csv'], overturning: ['overturning.csv'],
};

async function loadBlock(): Promise<void> {
  const answer = await orNull(api.block<BlockHeader>());
  if (!answer) return void (block.value = null);
  const { header, arrays } = answer;
  const mesh = (p: string, i: string): MeshArrays => ({ positions: arrays[p] as Float32Array ?? new Float32Array(0), triangles: arrays[i] as Uint32Array ?? new Uint32Array(0) });
  block.value = {
    ...header, body: mesh('position', 'index'), pedestal: mesh('pedestal_position', 'pedestal_index'),
    start: Array.from(arrays.start_position ?? [0, 0, 0]) as [number, number, number],
    attitude: Array.from(wFirst((arrays.start_attitude as Float32Array) ?? Float32Array.from([0, 0, 0, 1]))) as Quaternion,
  };
}

async function studyOf(run: Run): Promise<{ summary: Table; tables: Record<string, DataTable> } | null> {
  const found = await orNull(api.summary(run.id));
  if (!found) return null;
  const files = (wanted[textAt(found, 'study')] ?? []).filter((f) => run.files?.includes(f) ?? true);
  const loaded = await Promise.all(files.map(async (f) => [f, await orNull(api.table(run.id, f))] as const));
  return { summary: found, tables: Object.fromEntries(loaded.flatMap(([f, t]) => (t ? [[f, tableOf(t)]] : []))) };
}

async function loadRun(run: Run): Promise<void> {
  const found = await studyOf(run);
  if (run.id !== chosen.value || !found) return;
  [summary.value, tables.value] = [found.summary, found.tables];
}

effect(() => {
  generation.value;
  if (isRocking.value) void loadBlock();
  else block.value = null;
});

const stateOf = (run: Run | null) => (run && !run.live && run.complete ? `${run.id} ${run.modified}` : '');
const stateOfRun = computed(() => stateOf(chosenRun.value));
const stateOfOther = computed(() => stateOf(otherRun.value));

effect(() => {
  const ready = stateOfRun.value;
  summary.value = null;
  tables.value = {};
  if (isRocking.value && ready !== '') void loadRun(chosenRun.peek()!);
});

/** Of the run that it is compared with, while it is. */
export const otherTables = signal<Record<string, DataTable>>({});

effect(() => {
  const ready = stateOfOther.value;
  otherTables.value = {};
  if (!isRocking.value || ready === '' || tab.value !== 'compare') return;
  const run = otherRun.peek()!;
  void studyOf(run).then((found) => {
    if (found && run.id === other.value) otherTables.value = found.tables;
  });
});

export const film = computed<BlockFilm | null>(() => {
  const history = tables.value['history.csv'];
  const runout = tables.value['runout_frames.csv'] ?? null;
  if (!history || history.rows === 0 || (runout && !terrain.value)) return null;
  return blockFilm(history, runout, originOf());
});

effect(() => {
  if (isRocking.value) clock.rewind(film.value?.duration ?? 0);
});
