// Runs of the project: the list, those that are on their way, and which of them is looked at.

import { computed, signal } from '@preact/signals';
import type { RunOptions } from '../api/client';
import { api } from '../api/client';
import type { Run } from '../api/types';
import { report, say } from './messages';
import { saveAll } from './save_all';

export const runs = signal<Run[]>([]);
/** The run on the stage, and one to compare it with. */
export const chosen = signal<string | null>(null);
export const other = signal<string | null>(null);

export const chosenRun = computed(() => runs.value.find((r) => r.id === chosen.value) ?? null);
export const otherRun = computed(() => runs.value.find((r) => r.id === other.value) ?? null);
export const anyLive = computed(() => runs.value.some((r) => r.live));

/** results/run-1 is run-1. */
export const shortName = (id: string): string => id.replace(/^results\//, '');

export const share = (run: Run): number => (run.total > 0 ? Math.min(1, run.done / run.total) : 0);

let changes = 0;

/** The list as it is now: asked for again if a run was started, cancelled or resumed while the answer was on its way. */
async function currentRuns(): Promise<Run[]> {
  for (;;) {
    const before = changes;
    const list = (await api.runs()).runs;
    if (changes === before) return list;
  }
}

export async function loadRuns(): Promise<void> {
  try {
    runs.value = await currentRuns();
    if (!chosenRun.value) chosen.value = (runs.value.find((r) => r.complete) ?? runs.value[0])?.id ?? null;
    if (!otherRun.value) other.value = null;
    poll();
  } catch (error) {
    report(error);
  }
}

let timer = 0;

/** Only while something runs: an idle page asks for nothing. */
function poll(): void {
  clearTimeout(timer);
  if (anyLive.value) timer = window.setTimeout(progress, 300);
}

async function progress(): Promise<void> {
  const live = runs.value.filter((r) => r.live);
  try {
    const news = await Promise.all(live.map((r) => api.progress(r.id)));
    const ended = news.filter((n) => !n.live && runs.value.some((r) => r.id === n.id && r.live)); // not told already
    runs.value = runs.value.map((r) => ({ ...r, ...news.find((n) => n.id === r.id) }));
    if (ended.length > 0) await finished(ended);
  } catch (error) {
    report(error);
    timer = window.setTimeout(progress, 3000);
    return;
  }
  poll();
}

async function finished(ended: Run[]): Promise<void> {
  runs.value = await currentRuns();
  for (const run of ended) {
    if (run.state === 'failed') say(`${shortName(run.id)} failed: ${run.error?.message ?? 'no reason given'}`, 'error');
    else say(`${shortName(run.id)}: ${run.state}`);
  }
}

function show(run: Run): void {
  changes += 1;
  runs.value = [run, ...runs.value.filter((r) => r.id !== run.id)];
  chosen.value = run.id;
  poll();
}

/** Saves first: what runs is what is on disk. */
export async function start(options: RunOptions = {}): Promise<boolean> {
  if (!(await saveAll())) return false;
  try {
    show(await api.start(options));
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

async function change(answer: Promise<Run>): Promise<void> {
  try {
    const run = await answer;
    changes += 1;
    runs.value = runs.value.map((r) => (r.id === run.id ? { ...r, ...run } : r));
    poll();
  } catch (error) {
    report(error);
  }
}

export const cancel = (id: string): Promise<void> => change(api.cancel(id));
export const resume = (id: string): Promise<void> => change(api.resume(id));

export function choose(id: string): void {
  if (other.value === id) other.value = chosen.value;
  chosen.value = id;
}
