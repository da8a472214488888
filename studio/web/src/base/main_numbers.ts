// The main numbers of a run, from its summary.json: what is told apart at a glance when several runs stand side by side.

import type { Json, Kind, Table } from '../api/types';
import { number, splitUnit } from './format';

/** The label ends with the unit. */
export interface MainNumber { key: string; label: string; value: Json }

const isTable = (v: Json | undefined): v is Table => typeof v === 'object' && v !== null && !Array.isArray(v);
const tableAt = (t: Table, key: string): Table => (isTable(t[key]) ? (t[key] as Table) : {});

const row = (key: string, label: string, unit: string, value: Json | undefined): MainNumber => ({ key, label: unit === '' ? label : `${label}, ${unit}`, value: value ?? null });

const quantities = ['max_energy_kJ', 'max_speed_m_s', 'max_height_m', 'runout_m', 'reach_angle_deg', 'duration_s'];

function ofRockfall(s: Table): MainNumber[] {
  const statistics = tableAt(s, 'statistics');
  const lines = (Array.isArray(s.lines) ? s.lines : []).filter(isTable);
  return [
    row('rocks', 'rocks', '', s.rocks),
    ...quantities.map((q) => row(`${q}_p95`, `${splitUnit(q).label}, 95 %`, splitUnit(q).unit, tableAt(statistics, q).percentile_95)),
    ...lines.map((l) => row(`line ${String(l.name)}`, `${String(l.name)}: rocks`, '', l.rocks)),
    row('impacts', 'impacts', '', tableAt(s, 'work').impacts),
  ];
}

/** Numbers of a table and of those inside of it, which come after; lists are left to the plots. */
function flat(t: Table, before = ''): MainNumber[] {
  const entries = Object.entries(t);
  const plain = entries.filter(([, v]) => !Array.isArray(v) && !isTable(v)).map(([k, v]) => row(before + k, (before + splitUnit(k).label).replaceAll('_', ' '), splitUnit(k).unit, v));
  return [...plain, ...entries.flatMap(([k, v]) => (isTable(v) ? flat(v, `${before}${k}: `) : []))];
}

function ofRocking(s: Table): MainNumber[] {
  return [row('study', 'study', '', s.study), row('law', 'law', '', s.law), ...flat(tableAt(s, 'results'))];
}

/** Spatial scenes have units in their names, planar ones do not. */
function ofScene(s: Table): MainNumber[] {
  const either = (t: Table, name: string, unit: string) => t[`${name}_${unit}`] ?? t[name];
  const [start, end, extremes] = [tableAt(s, 'initial'), tableAt(s, 'final'), tableAt(s, 'extremes')];
  const counts = isTable(s.totals) ? s.totals : s;
  return [
    row('law', 'law', '', s.law), row('dt', 'step', 's', either(s, 'dt', 's')), row('steps', 'steps', '', s.steps),
    row('E_start', 'energy at the start', 'J', either(start, 'E', 'J')), row('E_end', 'energy at the end', 'J', either(end, 'E', 'J')),
    row('E_highest', 'highest energy', 'J', either(extremes, 'E_highest', 'J')), row('E_gain', 'largest gain at a contact', 'J', either(extremes, 'largest_energy_gain_by_contact', 'J')),
    row('penetration', 'deepest penetration', 'm', extremes.penetration_m), row('contacts', 'contacts', '', counts.contacts ?? counts.contacts_handled),
    row('failed', 'failed solves', '', counts.failed_solves),
  ].filter((r) => r.value !== null);
}

export function mainNumbers(kind: Kind | null | undefined, summary: Table): MainNumber[] {
  return kind === 'rockfall' ? ofRockfall(summary) : kind === 'rocking' ? ofRocking(summary) : ofScene(summary);
}

export function shownValue({ value }: MainNumber): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return number(value);
  return value === null ? '–' : String(value).replaceAll('_', ' ');
}

export interface ComparedRow { key: string; label: string; cells: (MainNumber | null)[] }

/** One row for each number that any of the runs has, in the order of the first that has it. */
export function sideBySide(columns: MainNumber[][]): ComparedRow[] {
  const keys = [...new Set(columns.flatMap((c) => c.map((r) => r.key)))];
  return keys.map((key) => {
    const cells = columns.map((c) => c.find((r) => r.key === key) ?? null);
    return { key, label: cells.find((c) => c !== null)!.label, cells };
  });
}

const kRounding = 1e-6; // per cent

/** How much a is more than b, in per cent; null where that has no meaning, zero where only rounding differs. */
export function changePercent(a: Json | undefined, b: Json | undefined): number | null {
  if (typeof a !== 'number' || typeof b !== 'number' || b === 0) return null;
  const percent = 100 * (a / b - 1);
  return Math.abs(percent) < kRounding ? 0 : percent;
}
