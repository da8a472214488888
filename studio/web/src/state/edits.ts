// A draft of a project: the data as the server read it, and a list of edits on top. The server applies the same edits to the text,
// where comments stay; here they are applied to the data, so that the form and the stage follow at once.

import type { Edit, Json, KeyPath, Table } from '../api/types';

const isTable = (value: Json | undefined): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(data: Json | undefined, path: KeyPath): Json | undefined {
  let at: Json | undefined = data;
  for (const key of path) {
    if (Array.isArray(at) && typeof key === 'number') at = at[key];
    else if (isTable(at)) at = at[key];
    else return undefined;
  }
  return at;
}

/** A copy of `data` in which `change` has replaced what lies at the path; tables on the way are made where they are missing. */
function replaced(data: Json | undefined, path: KeyPath, change: (old: Json | undefined) => Json | undefined): Json | undefined {
  if (path.length === 0) return change(data);
  const [key, ...rest] = path;
  if (typeof key === 'number') {
    const list = Array.isArray(data) ? [...data] : [];
    const value = replaced(list[key], rest, change);
    if (value === undefined) list.splice(key, 1);
    else list[key] = value;
    return list;
  }
  const table: Table = isTable(data) ? { ...data } : {};
  const value = replaced(table[key], rest, change);
  if (value === undefined) delete table[key];
  else table[key] = value;
  return table;
}

/** Tables keep the order of their keys when one of them gets another name. */
function renamed(data: Json, path: KeyPath, name: string): Json {
  const key = path[path.length - 1];
  return replaced(data, path.slice(0, -1), (old) =>
    isTable(old) ? Object.fromEntries(Object.entries(old).map(([k, v]) => [k === key ? name : k, v])) : old)!;
}

export function applied(data: Table, edit: Edit): Table {
  switch (edit.op) {
    case 'set':
      return replaced(data, edit.path, () => edit.value) as Table;
    case 'add':
      return replaced(data, edit.path, (old) => [...(Array.isArray(old) ? old : []), edit.value]) as Table;
    case 'remove':
      return replaced(data, edit.path, () => undefined) as Table;
    case 'rename':
      return renamed(data, edit.path, edit.name) as Table;
  }
}

export const allApplied = (data: Table, edits: readonly Edit[]): Table => edits.reduce(applied, data);

const samePath = (a: KeyPath, b: KeyPath) => a.length === b.length && a.every((k, i) => k === b[i]);

/** Typing in one field makes one edit, not one for each letter. */
export function withEdit(edits: readonly Edit[], edit: Edit): Edit[] {
  const last = edits[edits.length - 1];
  const follows = last && edit.op === 'set' && last.op === 'set' && samePath(last.path, edit.path);
  return follows ? [...edits.slice(0, -1), edit] : [...edits, edit];
}

/** The key of an error message for a path: ["seeder", 0, "point"] is seeder[0].point. */
export function keyText(path: KeyPath): string {
  return path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`), '');
}

/** Whether an error of `key` belongs to the field at `path` or to something inside of it. */
export function concerns(key: string, path: KeyPath): boolean {
  const text = keyText(path);
  return key === text || key.startsWith(text + '.') || key.startsWith(text + '[');
}

/** A name that is not taken: fence, fence-2, fence-3. */
export function freshName(base: string, taken: readonly string[]): string {
  if (!taken.includes(base)) return base;
  let n = 2;
  while (taken.includes(`${base}-${n}`)) ++n;
  return `${base}-${n}`;
}
