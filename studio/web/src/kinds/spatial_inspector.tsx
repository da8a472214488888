// The picked body: what it is, how it moves at the time of the clock, and curves over time.

import { number, withUnit } from '../base/format';
import { frameBefore } from '../base/motion';
import * as clock from '../state/clock';
import { Icon } from '../ui/icons';
import { Plot } from '../ui/plot';
import { history, pick, picked, scene, shownFilm } from './spatial_state';

const motions = { dynamic: 'moves freely', fixed: 'does not move', kinematic: 'is driven' } as const;

type Line = [label: string, value: string, test: string];

const frameNow = (): number => (history.value ? frameBefore(history.value.times, clock.time.value) : 0);

/** Of the last frame not after the clock: numbers of the file, none in between. */
function moment(): Line[] {
  const h = history.value;
  if (!h || h.times.length === 0) return [];
  const k = frameNow();
  const of = (column: string) => h.columns[column]?.[k] ?? null;
  const energy = h.columns.translational_energy_J ? of('translational_energy_J')! + of('rotational_energy_J')! : null;
  return [
    ...[0, 1, 2].map((c): Line => ['xyz'[c], withUnit(Math.round(1e4 * h.positions[3 * k + c]) / 1e4, 'm'), 'xyz'[c]]),
    ['speed', withUnit(of('speed_m_s'), 'm/s'), 'speed_m_s'], ['spin', withUnit(of('spin_rad_s'), 'rad/s'), 'spin_rad_s'],
    ...(energy === null ? [] : [['kinetic energy', withUnit(energy, 'J'), 'kinetic_J'] as Line]),
  ];
}

function Curves() {
  const h = history.value;
  if (!h) return null;
  const common = { x: h.times, xLabel: 'time, s', height: 118, yRange: [0, null] as [number, null], cursor: () => clock.time.value, onSeek: clock.goTo };
  return (
    <>
      <Plot {...common} title="speed, m/s" curves={[{ label: 'speed', values: h.columns.speed_m_s }]} />
      {h.columns.translational_energy_J && (
        <Plot {...common} title="kinetic energy, J" curves={[{ label: 'centre', values: h.columns.translational_energy_J }, { label: 'rotation', values: h.columns.rotational_energy_J }]} />)}
      <Plot {...common} title="spin, rad/s" curves={[{ label: 'spin', values: h.columns.spin_rad_s }]} />
    </>
  );
}

export function SpatialInspector() {
  const body = scene.value?.bodies[picked.value!];
  if (!body) return null;
  const lines: Line[] = [
    ...(body.mass_kg === null ? [] : [['mass', withUnit(body.mass_kg, 'kg'), 'mass_kg'] as Line]),
    ...(body.moments_kg_m2 === null ? [] : [['moments, kg\u00a0m²', body.moments_kg_m2.map((m) => number(m, 3)).join(' '), 'moments'] as Line]),
    ['material', body.material, 'material'], ...moment(),
  ];
  return (
    <aside class="inspector" aria-label={`body ${body.name}`} data-test="inspector">
      <div class="dialog-head"><h2 data-test="body-name">{body.name}</h2>
        <button class="button small icon plain" aria-label="let go of the body" onClick={() => pick(null)}><Icon name="close" /></button></div>
      <p class="soft" style={{ marginBottom: '8px' }}>{motions[body.motion]}{history.value ? ` · frame of ${withUnit(history.value.times[frameNow()], 's')}` : ''}</p>
      <table class="plain" data-test="body-numbers"><tbody>
        {lines.map(([label, value, test]) => <tr key={label}><td class="soft">{label}</td><td class="number" data-column={test}>{value}</td></tr>)}
      </tbody></table>
      <br />
      {shownFilm.value ? <Curves /> : <p class="soft">Speeds and energies appear once a run has recorded them.</p>}
    </aside>
  );
}
