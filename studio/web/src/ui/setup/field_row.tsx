// One key of the file as a labelled field, with the errors that belong to it below.

import type { Json, KeyPath } from '../../api/types';
import type { Field } from '../../schema/fields';
import { parseNumber, parseNumbers, parsePlaces, parseRaw, parseWhole, placesText, rawText } from '../../schema/values';
import type { Parsed } from '../../schema/values';
import { keyText } from '../../state/edits';
import { namesOf } from '../../state/features';
import { at, errorsAt, project, set } from '../../state/project';
import { upload } from '../drop_target';
import { Input } from './input';
import { RandomValue } from './random_field';

const parseText = (text: string): Parsed => ({ ok: true, value: text === '' ? undefined : text });

function wordsOf(field: Field): readonly string[] {
  if (Array.isArray(field.words)) return field.words as string[];
  switch (field.words) {
    case '@material': return namesOf('material');
    case '@rock': return namesOf('rock');
    case '@law': return project.value?.words.laws ?? [];
    case '@shape': return [...(project.value?.words.shapes ?? []), ...filesOf(['obj', 'ply', 'stl'])];
    default: return [];
  }
}

const filesOf = (endings: readonly string[]): string[] =>
  (project.value?.files ?? []).map((f) => f.path).filter((p) => endings.includes(p.slice(p.lastIndexOf('.') + 1).toLowerCase()));

interface Props { field: Field; path: KeyPath; id: string; invalid: boolean }

function Choice({ field, path, id, invalid, words }: Props & { words: readonly string[] }) {
  const value = at(path);
  if (typeof value === 'object' && value !== null) return <Input id={id} label={field.label} text={rawText(value)} parse={parseRaw} set={(v) => set(path, v)} invalid={invalid} />;
  const shown = value === undefined ? '' : String(value);
  const all = shown === '' || words.includes(shown) ? words : [shown, ...words];
  return (
    <select id={id} value={shown} aria-invalid={invalid || undefined} disabled={!project.value?.writable} onChange={(e) => set(path, e.currentTarget.value || undefined)}>
      <option value="">{field.usual ? `(${field.usual})` : '–'}</option>
      {all.map((w) => <option value={w} key={w}>{w}</option>)}
    </select>
  );
}

function FileChoice(props: Props) {
  const { field, path } = props;
  const pickFile = async (e: { currentTarget: HTMLInputElement }) => {
    const chosen = e.currentTarget.files?.[0];
    const name = chosen && (await upload(chosen));
    if (name) set(path, name);
  };
  return (
    <>
      <Choice {...props} words={filesOf(field.endings ?? [])} />
      <label class="button small" title="copy a file beside the project"><input type="file" class="hidden-text" aria-label={`${field.label}: add a file`} accept={(field.endings ?? []).map((e) => '.' + e).join()} onChange={(e) => void pickFile(e)} />Add…</label>
    </>
  );
}

function Randoms({ field, path }: Props) {
  const value = at(path);
  const list = Array.isArray(value) ? value : [];
  const axes = field.key === 'sides_m' ? ['x', 'y', 'z'] : ['east', 'north', 'up'];
  if (list.length === 0)
    return <span class="value"><span class="soft" style={{ flex: 1 }}>{field.usual}</span><button class="button small" disabled={!project.value?.writable} onClick={() => set(path, field.key === 'sides_m' ? [1, 1, 1] : [0, 0, 0])}>Set</button></span>;
  const put = (i: number, v: Json | undefined) => set(path, list.map((old, k) => (k === i ? v ?? 0 : old)));
  return (
    <div class="triple">
      {list.map((v, i) => (
        <div class="axis" key={i}><span class="soft">{axes[i]}</span><RandomValue path={[...path, i]} value={v} change={(n) => put(i, n)} unit={field.unit ?? ''} label={`${field.label} ${axes[i]}`} /></div>
      ))}
      <button class="button small plain" disabled={!project.value?.writable} onClick={() => set(path, undefined)}>Use the default</button>
    </div>
  );
}

function Control(props: Props) {
  const { field, path, id, invalid } = props;
  const value = at(path);
  const simple = (text: string, parse: (t: string) => Parsed, rows?: number) =>
    <Input id={id} label={field.label} text={text} parse={parse} set={(v) => set(path, v)} placeholder={field.usual} invalid={invalid} rows={rows} />;
  const list = Array.isArray(value) ? value.join(', ') : value === undefined ? '' : String(value);
  switch (field.kind) {
    case 'text': return simple(value === undefined ? '' : String(value), parseText);
    case 'number': return simple(value === undefined ? '' : String(value), parseNumber);
    case 'whole': return simple(value === undefined ? '' : String(value), parseWhole);
    case 'triple': case 'numbers': case 'place': return simple(list, parseNumbers);
    case 'places': return simple(placesText(value), parsePlaces, Math.min(6, Math.max(2, Array.isArray(value) ? value.length : 2)));
    case 'raw': return simple(rawText(value), parseRaw);
    case 'choice': return <Choice {...props} words={wordsOf(field)} />;
    case 'file': return <FileChoice {...props} />;
    case 'bool': return <input id={id} type="checkbox" checked={value === true} disabled={!project.value?.writable} onChange={(e) => set(path, e.currentTarget.checked ? true : undefined)} />;
    case 'random': return <RandomValue path={path} value={value} change={(v) => set(path, v)} usual={field.usual} unit={field.unit ?? ''} label={field.label} id={id} invalid={invalid} />;
    case 'randoms': return <Randoms {...props} />;
  }
}

export function FieldRow({ field, base }: { field: Field; base: KeyPath }) {
  const path = [...base, field.key];
  const wrong = errorsAt(path);
  const id = `f-${keyText(path).replace(/[^A-Za-z0-9]+/g, '-')}`;
  const ownUnit = field.kind === 'random' || field.kind === 'randoms';
  return (
    <div class={field.kind === 'randoms' || field.kind === 'places' ? 'field tall' : 'field'} data-key={keyText(path)}>
      <label for={id} title={`${keyText(path)}${field.help ? ': ' + field.help : ''}`}>{field.label}</label>
      <span class="value"><Control field={field} path={path} id={id} invalid={wrong.length > 0} />{field.unit && !ownUnit && <span class="unit">{field.unit}</span>}</span>
      {wrong.map((e) => <span class="wrong" key={e.message} role="alert">{[e.problem, e.accepted && `accepted: ${e.accepted}`].filter(Boolean).join('; ')}</span>)}
    </div>
  );
}
