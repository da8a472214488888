// Summaries of all complete runs, read while they are looked at side by side.

import { computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Run, Table } from '../api/types';
import { chosen, other, runs } from './runs';
import { orNull } from './quiet';
import { tab } from './view';

/** More columns than that nobody reads. */
const kMostRuns = 12;

const keyOf = (run: Run) => `${run.id} ${run.modified}`;
const known = signal<ReadonlyMap<string, Table>>(new Map());
const asked = new Set<string>();

/** Those that are compared first, then the newest. */
const wanted = computed<Run[]>(() => {
  const complete = runs.value.filter((r) => r.complete && !r.live);
  const first = [...new Set([chosen.value, other.value])].flatMap((id) => complete.find((r) => r.id === id) ?? []);
  return [...first, ...complete.filter((r) => !first.includes(r))].slice(0, kMostRuns);
});

async function read(run: Run): Promise<void> {
  asked.add(keyOf(run));
  const summary = await orNull(api.summary(run.id));
  if (summary) known.value = new Map(known.value).set(keyOf(run), summary);
}

effect(() => {
  if (tab.value !== 'compare') return;
  for (const run of wanted.value) if (!asked.has(keyOf(run))) void read(run);
});

export interface SummaryOfRun { run: Run; summary: Table }

export const summaries = computed<SummaryOfRun[]>(() => wanted.value.flatMap((run) => {
  const summary = known.value.get(keyOf(run));
  return summary ? [{ run, summary }] : [];
}));

const summaryOf = (id: string | null): Table | null => summaries.value.find((s) => s.run.id === id)?.summary ?? null;

/** The two runs that are compared, if both are there. */
export const compared = computed<{ a: Table; b: Table } | null>(() => {
  const [a, b] = [summaryOf(chosen.value), summaryOf(other.value)];
  return a && b && chosen.value !== other.value ? { a, b } : null;
});
