// Lists of tables: [[seeder]], [[barrier]], [[counter]]. What is open here is selected on the stage, and the other way round.

import { useEffect, useRef } from 'preact/hooks';
import type { Json, Table } from '../../api/types';
import { number } from '../../base/format';
import type { Section } from '../../schema/fields';
import { spatialBrief } from '../../schema/spatial';
import type { EntryList } from '../../state/features';
import { geometryOf, isSelected as isChosen, select, selected, tablesOf, tool } from '../../state/features';
import { edit, errorsAt, project } from '../../state/project';
import { lineLength } from '../../terrain/profile';
import { currentStage } from '../current_stage';
import { draped } from '../../state/features';
import { toStage } from '../../state/slope';
import { Icon } from '../icons';
import { openSections } from './setup_panel';
import { Fields } from './table_section';

const rockText = (rock: Json | undefined): string =>
  typeof rock === 'string' ? rock : typeof rock === 'object' && rock !== null ? Object.keys(rock).join(', ') : '';

function brief(list: string, table: Table): string {
  const geometry = geometryOf(table);
  const length = geometry && geometry.points.length > 1 ? `${number(lineLength(geometry.points.map((p) => [p[0], p[1]] as const)), 3)} m` : '';
  if (list === 'seeder') return [geometry?.key ?? ['cells', 'file', 'states'].find((k) => k in table) ?? '', rockText(table.rock), geometry?.key === 'line' ? length : ''].filter(Boolean).join(', ');
  if (project.value?.kind === 'scene') return spatialBrief(list, table);
  return [length, table.height_m === undefined ? '' : `${table.height_m} m high`].filter(Boolean).join(', ');
}

function show(table: Table): void {
  const geometry = geometryOf(table);
  if (!geometry) return;
  const line = draped(geometry.points.map(([x, y]) => toStage(x, y)));
  const low = [0, 1, 2].map((c) => Math.min(...line.map((p) => p[c])) - 15);
  const high = [0, 1, 2].map((c) => Math.max(...line.map((p) => p[c])) + 15);
  currentStage.value?.stage.focus(low, high);
}

function Item({ section, index, table }: { section: Section; index: number; table: Table }) {
  const list = section.path as EntryList;
  const path = [list, index];
  const wrong = errorsAt(path).length > 0;
  const isSelected = isChosen(list, index);
  const title = typeof table.name === 'string' ? table.name : `${section.noun} ${index + 1}`;
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const remove = () => {
    selected.value = null;
    edit({ op: 'remove', path });
  };
  return (
    <details ref={element} class={`item${isSelected ? ' selected' : ''}${wrong ? ' wrong-inside' : ''}`} open={isSelected || wrong} data-item={`${list}[${index}]`}>
      <summary onClick={(e) => { e.preventDefault(); select(list, index); }}>{title}<span class="brief">{brief(list, table)}</span></summary>
      <div class="inner">
        <Fields fields={section.fields} base={path} />
        <div class="actions">
          {geometryOf(table) && <button class="button small" onClick={() => show(table)}>Show</button>}
          <button class="button small danger" disabled={!project.value?.writable} onClick={remove}><Icon name="bin" />Remove</button>
        </div>
      </div>
    </details>
  );
}

const drawers: Record<string, ['point' | 'line' | 'area' | 'barrier' | 'counter', string][]> = {
  seeder: [['point', 'Point'], ['line', 'Line'], ['area', 'Area']], barrier: [['barrier', 'Draw a barrier']], counter: [['counter', 'Draw a counter']],
};

export function ListSection({ section }: { section: Section }) {
  const tables = tablesOf(section.path);
  const onSlope = project.value?.kind === 'rockfall';
  const open = openSections.value[section.title] ?? !section.closed;
  const article = /^[aeiou]/.test(section.noun ?? '') ? 'an' : 'a';
  return (
    <details class="section" open={open} onToggle={(e) => (openSections.value = { ...openSections.value, [section.title]: e.currentTarget.open })} data-section={section.path}>
      <summary>{section.title}<span class="brief">{tables.length}</span></summary>
      <div class="inner">
        {tables.map((t, i) => <Item section={section} index={i} table={t} key={i} />)}
        <div class="actions">
          {onSlope && (drawers[section.path] ?? []).map(([kind, label]) => (
            <button class="button small" key={kind} aria-pressed={tool.value === kind} disabled={!project.value?.writable} onClick={() => (tool.value = kind)}><Icon name={kind} />{label}</button>
          ))}
          {section.path !== 'counter' && <button class="button small" disabled={!project.value?.writable} title={`add ${article} ${section.noun} and type its keys`}
            onClick={() => { edit({ op: 'add', path: [section.path], value: (section.fresh as Table | undefined) ?? (section.path === 'seeder' ? { rock: '' } : { name: section.noun ?? '' }) }); selected.value = { list: section.path as EntryList, index: tables.length }; }}><Icon name="plus" />{section.fresh ? `Add ${article} ${section.noun}` : 'By keys'}</button>}
        </div>
      </div>
    </details>
  );
}
