// The numbers of summary.json of a spatial scene, and of two runs side by side.

import type { Table } from '../api/types';
import { number, withUnit } from '../base/format';
import { choose, chosen, chosenRun, other, shortName } from '../state/runs';
import { numberAt, textAt } from '../state/summary';
import { RunChoice } from '../ui/results_panel';
import { RunProgress } from '../ui/runs_panel';
import { Plot } from '../ui/plot';
import { energy, otherEnergy, otherSummary, summary } from './spatial_state';

type Row = [label: string, path: (string | number)[]];
const momenta = (at: string, name: string, key: string): Row[] => ['x', 'y', 'z'].map((axis, c) => [`${name} ${axis}`, [at, key, c]]);

function measures(at: string): Row[] {
  return [['energy, J', [at, 'E_J']], ['kinetic, centres, J', [at, 'T_trans_J']], ['kinetic, spins, J', [at, 'T_rot_J']], ['potential, J', [at, 'U_J']],
    ...momenta(at, 'momentum, N\u00a0s,', 'P_N_s'), ...momenta(at, 'angular, N\u00a0m\u00a0s,', 'L_N_m_s')];
}

const told: Row[] = [
  ['steps', ['steps']], ['contacts answered', ['totals', 'contacts']], ['most in a step', ['totals', 'most_contacts_in_a_step']], ['times of impact', ['totals', 'events']],
  ['hurried impacts', ['totals', 'hurried_impacts']], ['failed solves', ['totals', 'failed_solves']],
  ['lowest energy, J', ['extremes', 'E_lowest_J']], ['highest energy, J', ['extremes', 'E_highest_J']], ['largest gain by contact, J', ['extremes', 'largest_energy_gain_by_contact_J']],
  ['deepest penetration, m', ['extremes', 'penetration_m']], ['joints apart by, m', ['extremes', 'joint_error_m']], ['symmetry kept to, m', ['symmetry_error', 'position_m']],
];

function StartAndEnd({ s }: { s: Table }) {
  const end = measures('final');
  return (
    <section class="section"><h2>Start and end</h2><table class="plain">
      <thead><tr><th /><th class="number">start</th><th class="number">end</th></tr></thead>
      <tbody>{measures('initial').map(([label, path], k) => (
        <tr key={label}><td class="soft">{label}</td><td class="number" data-result={path.join('.')}>{number(numberAt(s, ...path))}</td><td class="number" data-result={end[k][1].join('.')}>{number(numberAt(s, ...end[k][1]))}</td></tr>))}</tbody>
    </table></section>
  );
}

function RunNumbers({ s }: { s: Table }) {
  const rows = told.filter(([, path]) => numberAt(s, ...path) !== null);
  return (
    <section class="section"><h2>Run</h2><table class="plain"><tbody>
      <tr><td class="soft">law</td><td class="number" data-result="law">{textAt(s, 'law')}</td></tr>
      <tr><td class="soft">step</td><td class="number">{withUnit(numberAt(s, 'dt_s'), 's')}</td></tr>
      {rows.map(([label, path]) => <tr key={label}><td class="soft">{label}</td><td class="number" data-result={path.join('.')}>{number(numberAt(s, ...path))}</td></tr>)}
    </tbody></table></section>
  );
}

function Score({ s }: { s: Table }) {
  const [home, away] = [numberAt(s, 'score', 'goals', 0), numberAt(s, 'score', 'goals', 1)];
  return home === null ? null : <div class="card"><b data-test="card-score">{number(home)} : {number(away)}</b><span>goals</span></div>;
}

export function SpatialResults() {
  const s = summary.value;
  const run = chosenRun.value;
  return (
    <>
      {run && run.state !== 'done' && <RunProgress run={run} />}
      {run && run.warnings.length > 0 && <div class="warnings">{run.warnings.map((w) => <div key={w}>{w}</div>)}</div>}
      {s && (
        <>
          <div class="cards">
            <div class="card"><b data-test="card-bodies">{number(numberAt(s, 'bodies'))}</b><span>bodies</span></div>
            <div class="card"><b data-test="card-steps">{number(numberAt(s, 'steps'))}</b><span>steps</span></div>
            <div class="card"><b data-test="card-E">{withUnit(numberAt(s, 'final', 'E_J'), 'J')}</b><span>energy at the end</span></div>
            <div class="card"><b data-test="card-penetration">{withUnit(1000 * (numberAt(s, 'extremes', 'penetration_m') ?? NaN), 'mm', 3)}</b><span>deepest penetration</span></div>
            <Score s={s} />
          </div>
          <StartAndEnd s={s} />
          <RunNumbers s={s} />
        </>
      )}
    </>
  );
}

function TwoEnergies() {
  const [a, b] = [energy.value, otherEnergy.value];
  if (!a || !b) return null;
  const plots = [a, b].map((table, k) => (
    <Plot key={k} title={`${shortName((k === 0 ? chosen : other).value ?? '')}: energy, J`} xLabel="time, s" x={table.numbers('time_s')} height={130}
      curves={[{ label: 'total', values: table.numbers('E_J') }, { label: 'potential', values: table.numbers('U_J') }]} />));
  return <section class="section">{plots}</section>;
}

function TwoNumbers({ a, b, row: [label, path] }: { a: Table; b: Table; row: Row }) {
  const [x, y] = [numberAt(a, ...path), numberAt(b, ...path)];
  if (x === null && y === null) return null;
  return <tr><td class="soft">{label}</td><td class="number">{number(x)}</td><td class="number" data-other={path.join('.')}>{number(y)}</td></tr>;
}

export function SpatialCompare() {
  const [a, b] = [summary.value, otherSummary.value];
  return (
    <>
      <RunChoice label="this run" value={chosen.value} set={choose} />
      <RunChoice label="with" value={other.value} set={(id) => (other.value = id || null)} none="choose a run" />
      {a && b && other.value !== chosen.value ? (
        <>
          <section class="section scroll-x"><table class="plain" data-test="comparison">
            <thead><tr><th>at the end</th><th class="number">{shortName(chosen.value!)}</th><th class="number">{shortName(other.value!)}</th></tr></thead>
            <tbody>
              {measures('final').map((row) => <TwoNumbers key={row[0]} a={a} b={b} row={row} />)}
              <tr><th colSpan={3}>run</th></tr>
              <tr><td class="soft">law</td><td class="number">{textAt(a, 'law')}</td><td class="number">{textAt(b, 'law')}</td></tr>
              {told.map((row) => <TwoNumbers key={row[0]} a={a} b={b} row={row} />)}
            </tbody>
          </table></section>
          <TwoEnergies />
        </>
      ) : <p class="empty">Choose two different runs that are complete. A run may have another law than the scene's own.</p>}
    </>
  );
}
