// Named tables: [material.talus], [rock.block].

import type { Edit, Json, Table } from '../../api/types';
import type { Section } from '../../schema/fields';
import { rawText } from '../../schema/values';
import { freshName } from '../../state/edits';
import { namesOf, tablesOf } from '../../state/features';
import { at, edit, errorsAt, project } from '../../state/project';
import { Icon } from '../icons';
import { RockPreview } from './rock_preview';
import { openSections } from './setup_panel';
import { Fields } from './table_section';

/** Everything that refers to a name follows it. */
function references(group: string, from: string, to: string): Edit[] {
  if (group === 'material') return at(['materials', 'default']) === from ? [{ op: 'set', path: ['materials', 'default'], value: to }] : [];
  return tablesOf('seeder').flatMap((seeder, i): Edit[] => {
    if (seeder.rock === from) return [{ op: 'set', path: ['seeder', i, 'rock'], value: to }];
    const shares = seeder.rock;
    if (typeof shares !== 'object' || shares === null || Array.isArray(shares) || !(from in shares)) return [];
    return [{ op: 'set', path: ['seeder', i, 'rock'], value: Object.fromEntries(Object.entries(shares).map(([k, v]) => [k === from ? to : k, v])) }];
  });
}

function rename(group: string, from: string, to: string): void {
  if (to === from || namesOf(group).includes(to)) return;
  edit({ op: 'rename', path: [group, from], name: to }, ...references(group, from, to));
}

/** Read when it is left: a name is a key of the file, and half a name would be another one. */
function NameInput({ group, name }: { group: string; name: string }) {
  const leave = (e: { currentTarget: HTMLInputElement }) => {
    const typed = e.currentTarget.value.trim();
    if (/^[A-Za-z0-9_-]+$/.test(typed)) rename(group, name, typed);
    else e.currentTarget.value = name;
  };
  return <input type="text" aria-label={`name of ${name}`} defaultValue={name} key={name} disabled={!project.value?.writable} onChange={leave} />;
}

function brief(group: string, table: Table): string {
  if (group === 'material') return `e ${short(table.restitution)}, μ ${short(table.friction)}`;
  return `${String(table.shape ?? '')}${table.mass_kg === undefined ? '' : `, ${short(table.mass_kg)} kg`}`;
}

function short(value: Json | undefined): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? '–' : String(value);
  const [kind, numbers] = Object.entries(value)[0] ?? ['', null];
  return `${kind} ${Array.isArray(numbers) ? numbers.join(' ') : rawText(numbers)}`;
}

function Member({ section, name }: { section: Section; name: string }) {
  const path = [section.path, name];
  const wrong = errorsAt(path).length > 0;
  const table = (at(path) ?? {}) as Table;
  return (
    <details class={`item${wrong ? ' wrong-inside' : ''}`} open={wrong || undefined} data-member={`${section.path}.${name}`}>
      <summary>{name}<span class="brief">{brief(section.path, table)}</span></summary>
      <div class="inner">
        <div class="field"><span class="name">name</span><span class="value"><NameInput group={section.path} name={name} /></span></div>
        <Fields fields={section.fields} base={path} few={3} />
        {section.path === 'rock' && <RockPreview name={name} />}
        <div class="actions"><button class="button small danger" disabled={!project.value?.writable} onClick={() => edit({ op: 'remove', path })}><Icon name="bin" />Remove</button></div>
      </div>
    </details>
  );
}

export function GroupSection({ section }: { section: Section }) {
  const names = namesOf(section.path);
  const noun = section.noun ?? 'entry';
  const add = () => edit({ op: 'set', path: [section.path, freshName(noun, names)], value: (section.fresh ?? {}) as Table });
  const open = openSections.value[section.title] ?? !section.closed;
  return (
    <details class="section" open={open} onToggle={(e) => (openSections.value = { ...openSections.value, [section.title]: e.currentTarget.open })} data-section={section.path}>
      <summary>{section.title}<span class="brief">{names.length}</span></summary>
      <div class="inner">
        {names.map((name) => <Member section={section} name={name} key={name} />)}
        <div class="actions"><button class="button small" disabled={!project.value?.writable} onClick={add} data-test={`add-${section.path}`}><Icon name="plus" />Add a {noun}</button></div>
      </div>
    </details>
  );
}
