// A spatial scene, saved or as it is typed, and the motion that the chosen run recorded.

import { computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { DataTable } from '../api/decoding';
import { tableOf } from '../api/decoding';
import type { BodyHistory, SpatialFilm, SpatialScene } from '../api/spatial';
import { bodyHistoryOf, spatialFilmOf, spatialSceneOf } from '../api/spatial';
import type { Table } from '../api/types';
import * as clock from '../state/clock';
import { selected, tablesOf } from '../state/features';
import { checked, dirty, edits, generation, project, typedText } from '../state/project';
import { orNull } from '../state/quiet';
import { chosen, chosenRun } from '../state/runs';
import { numberAt } from '../state/summary';
import { tableOfBody } from './spatial_poses';

export const scene = signal<SpatialScene | null>(null);
export const film = signal<SpatialFilm | null>(null);
export const summary = signal<Table | null>(null);
export const energy = signal<DataTable | null>(null);
/** Number of the body that is looked at. */
export const picked = signal<number | null>(null);
export const history = signal<BodyHistory | null>(null);
export const showContacts = signal(true);

const isSpatial = computed(() => project.value?.kind === 'scene');
/** A film has the bodies of the file on disk: while others are typed, only the start is shown. */
export const shownFilm = computed(() => (dirty.value ? null : film.value));

let turn = 0;

async function loadScene(): Promise<void> {
  const mine = ++turn;
  const change = typedText.value !== null ? { text: typedText.value } : { edits: edits.value };
  const answer = await orNull(dirty.value ? api.draftBodies(change) : api.bodies());
  if (mine === turn && answer) scene.value = spatialSceneOf(answer);
}

effect(() => {
  generation.value;
  const ready = !dirty.value || (checked.value !== null && checked.value.errors.length === 0);
  if (!isSpatial.value) scene.value = null;
  else if (ready) void loadScene();
});

effect(() => {
  generation.value;
  isSpatial.value;
  picked.value = null;
});

const kMostRows = 4000;

async function loadEnergy(run: string): Promise<{ summary: Table; energy: DataTable | null } | null> {
  const found = await orNull(api.summary(run));
  if (!found) return null;
  const every = Math.max(1, Math.ceil((numberAt(found, 'steps') ?? 0) / kMostRows));
  const rows = await orNull(api.table(run, 'energy.csv', { every }));
  return { summary: found, energy: rows && tableOf(rows) };
}

async function loadRun(run: string, playable: boolean): Promise<void> {
  const [numbers, frames] = await Promise.all([loadEnergy(run), playable ? orNull(api.film(run)) : null]);
  if (run !== chosen.value) return;
  summary.value = numbers?.summary ?? null;
  energy.value = numbers?.energy ?? null;
  film.value = frames && spatialFilmOf(frames);
}

const ready = (run: typeof chosenRun.value): string => (run && !run.live && run.complete ? `${run.id} ${run.modified} ${run.same_project}` : '');
const stateOfRun = computed(() => ready(chosenRun.value));

effect(() => {
  const state = stateOfRun.value;
  summary.value = energy.value = film.value = history.value = null;
  if (isSpatial.value && state !== '') void loadRun(chosen.peek()!, chosenRun.peek()!.same_project);
});

effect(() => {
  const times = shownFilm.value?.times;
  if (isSpatial.value) clock.rewind(times && times.length > 0 ? times[times.length - 1] : 0);
});

/** Its speeds and energies over time, where a run recorded them. */
effect(() => {
  const body = picked.value === null ? null : scene.value?.bodies[picked.value]?.name ?? null;
  const run = chosen.value;
  history.value = null;
  if (body === null || run === null || !shownFilm.value) return;
  void orNull(api.bodyHistory(run, body)).then((answer) => {
    const still = picked.peek() !== null && scene.peek()?.bodies[picked.peek()!]?.name === body;
    if (answer && still && run === chosen.peek()) history.value = bodyHistoryOf(answer);
  });
});

/** Picks a body, and opens the entry of the file that it comes from. */
export function pick(body: number | null): void {
  picked.value = body;
  const name = body === null ? undefined : scene.value?.bodies[body]?.name;
  const index = name === undefined ? -1 : tableOfBody(name, tablesOf('body'));
  selected.value = index < 0 ? null : { list: 'body', index };
}

/** The other way round: an entry that is opened shows its first body. */
effect(() => {
  const entry = selected.value;
  const s = scene.peek();
  if (!isSpatial.value || !s || entry?.list !== 'body') return;
  const tables = tablesOf('body');
  const current = picked.peek();
  if (current !== null && s.bodies[current] && tableOfBody(s.bodies[current].name, tables) === entry.index) return;
  const first = s.bodies.findIndex((b) => tableOfBody(b.name, tables) === entry.index);
  if (first >= 0) picked.value = first;
});

export function pickNext(step: number): void {
  const bodies = scene.value?.bodies ?? [];
  const list = bodies.flatMap((b, i) => (b.motion === 'fixed' ? [] : [i]));
  if (list.length === 0) return;
  const at = picked.value === null ? (step > 0 ? -1 : 0) : list.indexOf(picked.value);
  pick(list[(at + step + list.length) % list.length]);
}
