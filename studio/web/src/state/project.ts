// The opened project, the draft of changes on top of it, and what the checks say about the draft.

import { computed, signal } from '@preact/signals';
import { api, ApiError } from '../api/client';
import type { CheckAnswer, Edit, InputError, Json, KeyPath, Project, Region, Table } from '../api/types';
import { allApplied, concerns, valueAt, withEdit } from './edits';
import { report } from './messages';

export const project = signal<Project | null>(null);
/** Why there is no project: the server is gone, or the address was opened without its token. */
export const refused = signal<ApiError | null>(null);
export const edits = signal<Edit[]>([]);
/** Regions of materials drawn and not saved yet, in place of those of the server. */
export const drawnRegions = signal<Region[] | null>(null);
/** Text typed in the editor of the file, in place of edits. */
export const typedText = signal<string | null>(null);
export const checked = signal<CheckAnswer | null>(null);
export const checking = signal(false);
/** Counts saves and openings: what was read from the server before is out of date. */
export const generation = signal(0);

export const dirty = computed(() => edits.value.length > 0 || (typedText.value !== null && typedText.value !== project.value?.text));

export const data = computed<Table | null>(() => {
  if (typedText.value !== null) return checked.value?.data ?? project.value?.data ?? null;
  const base = project.value?.data;
  return base ? allApplied(base, edits.value) : null;
});

export const errors = computed<InputError[]>(() => (dirty.value && checked.value ? checked.value.errors : project.value?.errors ?? []));
export const draftText = computed(() => typedText.value ?? (edits.value.length > 0 ? checked.value?.text : undefined) ?? project.value?.text ?? '');

export const at = (path: KeyPath): Json | undefined => valueAt(data.value ?? undefined, path);
export const errorsAt = (path: KeyPath): InputError[] => errors.value.filter((e) => concerns(e.key, path));

/** The draft before each change, for undo. */
const past = signal<{ edits: Edit[]; regions: Region[] | null }[]>([]);
export const canUndo = computed(() => past.value.length > 0 && typedText.value === null);

function remember(): void {
  past.value = [...past.value, { edits: edits.value, regions: drawnRegions.value }];
}

function take(next: Project): void {
  project.value = next;
  past.value = [];
  edits.value = [];
  typedText.value = null;
  checked.value = null;
  generation.value += 1;
  document.title = next.name ? `${next.name} · Talus` : 'Talus';
}

export async function load(): Promise<void> {
  try {
    take(await api.project());
    refused.value = null;
  } catch (error) {
    refused.value = error as ApiError;
  }
}

/** Every way to another project: open, new, regions saved. */
export async function become(answer: Promise<Project>): Promise<boolean> {
  try {
    take(await answer);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

let timer = 0;
let latest = 0;

function checkSoon(): void {
  clearTimeout(timer);
  checking.value = true;
  timer = window.setTimeout(check, 250);
}

async function check(): Promise<void> {
  const turn = ++latest;
  try {
    const answer = await api.check(typedText.value !== null ? { text: typedText.value } : { edits: edits.value });
    if (turn === latest) checked.value = answer;
  } catch (error) {
    if (turn === latest && error instanceof ApiError && error.errors.length > 0 && project.value)
      checked.value = { text: draftText.value, data: data.value, errors: error.errors, check: '', random: [] };
    else report(error);
  } finally {
    if (turn === latest) checking.value = false;
  }
}

function apply(changes: Edit[], follows: (next: Edit[]) => boolean): void {
  if (!project.value?.writable || typedText.value !== null) return;
  const next = changes.reduce(withEdit, edits.value);
  if (!follows(next)) remember();
  edits.value = next;
  checkSoon();
}

/** Typing in one field is one change to undo. */
export const edit = (...changes: Edit[]): void => apply(changes, (next) => next.length === edits.value.length);

/** A step of something that is dragged: one change to undo from the first (`follows` false) to the last. */
export const editStep = (change: Edit, follows: boolean): void => apply([change], () => follows);

export function changeRegions(next: Region[], follows = false): void {
  if (!project.value?.writable) return;
  if (!follows) remember();
  drawnRegions.value = next;
}

export const set = (path: KeyPath, value: Json | undefined): void =>
  edit(value === undefined ? { op: 'remove', path } : { op: 'set', path, value });

export function undo(): void {
  const before = past.value[past.value.length - 1];
  if (!before || !canUndo.value) return;
  past.value = past.value.slice(0, -1);
  const same = before.edits === edits.value;
  [edits.value, drawnRegions.value] = [before.edits, before.regions];
  if (edits.value.length === 0) checked.value = null;
  else if (!same) checkSoon();
}

export function typeText(text: string): void {
  typedText.value = text;
  checkSoon();
}

export function discard(): void {
  past.value = [];
  edits.value = [];
  typedText.value = null;
  checked.value = null;
}

export const saving = signal(false);

/** true: what is on disk is what is on the page. */
export async function save(allowErrors = false): Promise<boolean> {
  if (!project.value || !dirty.value) return true;
  saving.value = true;
  const change = typedText.value !== null ? { text: typedText.value } : { edits: edits.value };
  try {
    take(await api.save({ revision: project.value.revision, allow_errors: allowErrors || undefined, ...change }));
    return true;
  } catch (error) {
    const wrong = error instanceof ApiError && error.status === 422 ? error.errors : [];
    if (wrong.length > 0) checked.value = { text: draftText.value, data: data.value, errors: wrong, check: '', random: [] };
    report(error);
    return false;
  } finally {
    saving.value = false;
  }
}
