import type { Json, Table } from '../api/types';
import { number, splitUnit, withUnit } from '../base/format';
import { RunStatus } from '../ui/run_status';
import { listAt, numberAt, textAt } from '../state/summary';
import { block, study, summary } from './rocking_state';

function shown(key: string, value: Json): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return withUnit(value, splitUnit(key).unit);
  return value === null ? '–' : String(value);
}

/** Numbers of a table, with those of tables in it below a heading of their own. */
function Numbers({ table, title }: { table: Table; title: string }) {
  const plain = Object.entries(table).filter(([, v]) => typeof v !== 'object' || v === null);
  const inner = Object.entries(table).filter(([, v]) => typeof v === 'object' && v !== null && !Array.isArray(v)) as [string, Table][];
  return (
    <>
      <section class="section"><h2>{title}</h2>
        <table class="plain"><tbody>{plain.map(([k, v]) => <tr key={k}><td class="soft">{splitUnit(k).label}</td><td class="number" data-result={k}>{shown(k, v)}</td></tr>)}</tbody></table>
      </section>
      {inner.map(([k, t]) => <Numbers key={k} table={t} title={k.replaceAll('_', ' ')} />)}
    </>
  );
}

export function RockingResults() {
  const s = summary.value;
  return (
    <>
      <RunStatus />
      {s && (
        <div class="cards">
          <div class="card"><b>{study.value}</b><span>study</span></div>
          {block.value && <div class="card"><b>{withUnit(block.value.mass_kg, 'kg')}</b><span>mass of the block</span></div>}
          {block.value?.critical_tilt_deg != null && <div class="card"><b>{withUnit(block.value.critical_tilt_deg, '°')}</b><span>critical tilt</span></div>}
          {numberAt(s, 'results', 'peak_tilt_deg') !== null && <div class="card"><b data-test="card-peak_tilt_deg">{withUnit(numberAt(s, 'results', 'peak_tilt_deg'), '°')}</b><span>peak tilt</span></div>}
        </div>
      )}
      {s && listAt(s, 'motions').length > 0 && (
        <section class="section"><h2>Ground motion</h2><div class="scroll-x"><table class="plain">
          <thead><tr><th>motion</th><th class="number">PGA, g</th><th class="number">PGV, m/s</th><th class="number">PGV/PGA, s</th></tr></thead>
          <tbody>{listAt(s, 'motions').slice(0, 30).map((_, i) => (
            <tr key={i}><td>{textAt(s, 'motions', i, 'name')}</td><td class="number">{number((numberAt(s, 'motions', i, 'pga_m_s2') ?? NaN) / 9.80665)}</td>
              <td class="number">{number(numberAt(s, 'motions', i, 'pgv_m_s'))}</td><td class="number">{number(numberAt(s, 'motions', i, 'pgv_over_pga_s'))}</td></tr>))}</tbody>
        </table></div></section>
      )}
      {s && <Numbers table={(s.results ?? {}) as Table} title="Results" />}
    </>
  );
}
