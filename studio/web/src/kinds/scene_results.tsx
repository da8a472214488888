import type { Table } from '../api/types';
import { number, withUnit } from '../base/format';
import { RunStatus } from '../ui/run_status';
import { numberAt, textAt } from '../state/summary';
import { summary } from './scene_state';

const names: Record<string, [string, string]> = {
  E: ['energy', 'J'], T_center: ['kinetic, centres', 'J'], T_spin: ['kinetic, spins', 'J'], U: ['potential', 'J'],
  Px: ['momentum x', 'N\u00a0s'], Py: ['momentum y', 'N\u00a0s'], L_center: ['angular, centres', 'N\u00a0m\u00a0s'], L_spin: ['angular, spins', 'N\u00a0m\u00a0s'],
};

function StartAndEnd({ s }: { s: Table }) {
  return (
    <section class="section"><h2>Start and end</h2><table class="plain">
      <thead><tr><th /><th class="number">start</th><th class="number">end</th></tr></thead>
      <tbody>{Object.entries(names).map(([k, [label, unit]]) => (
        <tr key={k}><td class="soft">{label}, {unit}</td><td class="number">{number(numberAt(s, 'initial', k), 3)}</td><td class="number" data-result={`final.${k}`}>{number(numberAt(s, 'final', k), 3)}</td></tr>))}</tbody>
    </table></section>
  );
}

export function SceneResults() {
  const s = summary.value;
  const counts: [string, string][] = [
    ['law', textAt(s, 'law')], ['integrator', textAt(s, 'integrator')], ['step', withUnit(numberAt(s, 'dt'), 's')], ['steps with contacts', number(numberAt(s, 'steps_with_contacts'))],
    ['contacts handled', number(numberAt(s, 'contacts_handled'))], ['failed solves', number(numberAt(s, 'failed_solves'))], ['largest gain of energy', withUnit(numberAt(s, 'extremes', 'largest_energy_gain_by_contact'), 'J')],
  ];
  return (
    <>
      <RunStatus />
      {s && (
        <>
          <p class="soft" style={{ margin: '8px 0' }}>{textAt(s, 'description')}</p>
          <div class="cards">
            <div class="card"><b data-test="card-bodies">{number(numberAt(s, 'bodies'))}</b><span>bodies</span></div>
            <div class="card"><b data-test="card-steps">{number(numberAt(s, 'steps'))}</b><span>steps</span></div>
            <div class="card"><b data-test="card-E">{withUnit(numberAt(s, 'final', 'E'), 'J')}</b><span>energy at the end</span></div>
            <div class="card"><b>{number(numberAt(s, 'most_contacts_in_a_step'))}</b><span>most contacts in a step</span></div>
          </div>
          <StartAndEnd s={s} />
          <section class="section"><h2>Run</h2><table class="plain"><tbody>{counts.map(([k, v]) => <tr key={k}><td class="soft">{k}</td><td class="number">{v}</td></tr>)}</tbody></table></section>
        </>
      )}
    </>
  );
}
