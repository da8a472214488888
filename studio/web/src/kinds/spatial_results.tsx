// The numbers of summary.json of a spatial scene.

import type { Table } from '../api/types';
import { number, withUnit } from '../base/format';
import { numberAt, textAt } from '../state/summary';
import { RunStatus } from '../ui/run_status';
import { summary } from './spatial_state';

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
  return (
    <>
      <RunStatus />
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
