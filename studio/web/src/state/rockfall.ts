// Results of the chosen rockfall run, read as they are needed; paths of a run on its way are added as they finish.

import { computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { DataTable, Impacts, MapGrid, MapHeader, PathsAnswer, PathsHeader, RockFilm, RockHeader } from '../api/decoding';
import { joinedImpacts, mapOf, pathsOf, rockFilmOf, tableOf } from '../api/decoding';
import type { MapEntry, Table } from '../api/types';
import type { PathSet } from '../paths/path_set';
import { append, emptyPaths } from '../paths/path_set';
import * as clock from './clock';
import { unlessMissing } from './quiet';
import { project } from './project';
import { chosen, chosenRun, other, otherRun } from './runs';
import { drape, drapeBand } from './view';

export const paths = signal<PathSet>(emptyPaths());
export const impacts = signal<Impacts | null>(null);
export const roles = signal<string[][]>([]);
export const pathSource = signal<'computed' | 'file'>('computed');
export const summary = signal<Table | null>(null);
export const otherSummary = signal<Table | null>(null);
export const rocks = signal<DataTable | null>(null);
export const maps = signal<MapEntry[]>([]);
export const map = signal<MapGrid | null>(null);
export const picked = signal<number | null>(null);
export const film = signal<RockFilm | null>(null);

const isRockfall = computed(() => project.value?.kind === 'rockfall');

function clear(): void {
  paths.value = emptyPaths();
  impacts.value = null;
  roles.value = [];
  summary.value = rocks.value = map.value = null;
  maps.value = [];
  picked.value = null;
}

let next = 0;
let timer = 0;

function takePaths(answer: PathsAnswer, more: boolean): void {
  paths.value = more ? append(paths.value, answer.paths) : answer.paths;
  roles.value = more ? [...roles.value, ...answer.roles] : answer.roles;
  impacts.value = more && impacts.value ? joinedImpacts(impacts.value, answer.impacts) : answer.impacts;
  pathSource.value = answer.source;
  next = answer.next;
}

/** Asks for the paths that have finished since the last time. */
async function follow(run: string): Promise<void> {
  const answer = await unlessMissing(api.paths<PathsHeader>(run, { after: next }));
  if (run !== chosen.value) return;
  if (answer && answer.header.next > next) takePaths(pathsOf(answer), next > 0);
  if (chosenRun.value?.live) timer = window.setTimeout(() => void follow(run), 600);
}

async function loadComplete(run: string): Promise<void> {
  const wanted = <T>(value: T | null): value is T => value !== null && run === chosen.value;
  const load = async <T>(answer: Promise<T>, take: (value: T) => void) => {
    const value = await unlessMissing(answer);
    if (wanted(value)) take(value);
  };
  await Promise.all([
    load(api.paths<PathsHeader>(run), (c) => takePaths(pathsOf(c), false)),
    load(api.summary(run), (s) => (summary.value = s)),
    load(api.maps(run), (m) => (maps.value = m.maps)),
    load(api.table(run, 'rocks.csv'), (t) => (rocks.value = tableOf(t))),
  ]);
}

const runState = computed(() => (chosenRun.value?.live ? 'live' : `${chosenRun.value?.complete} ${chosenRun.value?.modified}`));
let shown: string | null = null;

effect(() => {
  const run = chosen.value;
  runState.value;
  clearTimeout(timer);
  if (!isRockfall.value || run === null) return clear();
  const { live, complete } = chosenRun.peek() ?? { live: false, complete: false };
  if (run !== shown || live) {
    clear();
    next = 0;
  }
  shown = run;
  if (live) void follow(run);
  else if (complete) void loadComplete(run);
});

effect(() => {
  const run = other.value;
  otherSummary.value = null;
  if (!isRockfall.value || run === null || !otherRun.peek()?.complete) return;
  void unlessMissing(api.summary(run)).then((s) => {
    if (run === other.value) otherSummary.value = s;
  });
});

export const mapOfOther = signal<MapGrid | null>(null);

async function loadMap(run: string | null, name: string | null, band: number): Promise<MapGrid | null> {
  if (run === null || name === null) return null;
  const answer = await unlessMissing(api.map<MapHeader>(run, name, band));
  return answer && mapOf(answer);
}

effect(() => {
  const [run, name, band] = [chosen.value, drape.value, drapeBand.value];
  if (name === null || !maps.value.some((m) => m.name === name)) {
    map.value = null;
    return;
  }
  void loadMap(run, name, band).then((grid) => {
    if (run === chosen.value && name === drape.value) map.value = grid;
  });
});

effect(() => {
  const [run, name] = [other.value, drape.value];
  mapOfOther.value = null;
  void loadMap(run, name, 1).then((grid) => {
    if (run === other.value && name === drape.value) mapOfOther.value = grid;
  });
});

/** Runs the rock again with frames, and makes it ready to be played. */
export async function pick(rock: number | null): Promise<void> {
  picked.value = rock;
  film.value = null;
  const run = chosen.value;
  if (rock === null || run === null) {
    clock.rewind(longestTime());
    return clock.seek(clock.end.value);
  }
  const answer = await unlessMissing(api.rock<RockHeader>(run, rock));
  if (!answer || picked.value !== rock) return;
  film.value = rockFilmOf(answer);
  clock.rewind(film.value.header.duration_s);
}

function longestTime(): number {
  let longest = 0;
  for (const t of paths.value.times) if (t > longest) longest = t;
  return longest;
}

effect(() => {
  paths.value;
  if (picked.peek() === null && isRockfall.value) {
    clock.end.value = longestTime();
    if (!clock.playing.peek()) clock.time.value = clock.end.value;
  }
});
