// The picked rock: its numbers as in rocks.csv, and curves over time.

import { number, splitUnit, withUnit } from '../base/format';
import * as clock from '../state/clock';
import { film, pathSource, paths, pick, picked, roles, rocks } from '../state/rockfall';
import { chosenRun } from '../state/runs';
import { pathOfRock } from '../paths/path_set';
import { Icon } from './icons';
import { Plot } from './plot';

const shown = ['mass_kg', 'duration_s', 'path_length_m', 'runout_m', 'drop_m', 'reach_angle_deg', 'max_speed_m_s', 'max_energy_kJ',
  'max_translational_energy_kJ', 'max_rotational_energy_kJ', 'max_height_m', 'impacts'];

function valueOf(column: string, rock: number): number | null {
  const record = film.value?.header.record[column];
  if (typeof record === 'number') return record;
  const table = rocks.value;
  return table && rock < table.rows ? table.numbers(column)[rock] ?? null : null;
}

function Numbers({ rock }: { rock: number }) {
  return (
    <table class="plain" data-test="rock-numbers"><tbody>
      {shown.map((column) => {
        const { label, unit } = splitUnit(column);
        return <tr key={column}><td class="soft">{label}</td><td class="number" data-column={column}>{withUnit(valueOf(column, rock), unit)}</td></tr>;
      })}
    </tbody></table>
  );
}

function Curves() {
  const f = film.value;
  if (!f) return null;
  const times = f.frames.times;
  const plots: [string, string, [string, string][]][] = [
    ['speed', 'm/s', [['speed_m_s', 'speed']]],
    ['kinetic energy', 'kJ', [['energy_kJ', 'total'], ['rotational_energy_kJ', 'of rotation']]],
    ['height above ground', 'm', [['height_m', 'height']]],
  ];
  return (
    <>
      {plots.filter(([, , columns]) => f.columns[columns[0][0]]).map(([title, unit, columns]) => (
        <Plot key={title} title={`${title}, ${unit}`} xLabel="time, s" x={times} height={118} yRange={[0, null]}
          curves={columns.filter(([c]) => f.columns[c]).map(([c, label]) => ({ label, values: f.columns[c] }))}
          cursor={() => clock.time.value} onSeek={clock.goTo} />
      ))}
    </>
  );
}

export function Inspector() {
  const rock = picked.value!;
  const f = film.value;
  const role = roles.value[pathOfRock(paths.value, rock)] ?? [];
  const stop = f?.header.stop ?? (rocks.value && rock < rocks.value.rows ? rocks.value.word('stop', rock) : '');
  return (
    <aside class="inspector" aria-label={`rock ${rock}`} data-test="inspector">
      <div class="dialog-head"><h2>Rock {number(rock)}{role.length > 0 && <> <span class="chip">{role.join(', ')}</span></>}</h2>
        <button class="button small icon plain" aria-label="let go of the rock" onClick={() => void pick(null)}><Icon name="close" /></button></div>
      <p class="soft">{f ? f.header.rock_name : ''}{stop ? ` · ${stop}` : ''}</p>
      <Numbers rock={rock} />
      <br />
      {!f && (pathSource.value === 'file' || chosenRun.value?.same_project === false)
        && <div class="warnings">The project has changed since this run: its rocks cannot be played back.</div>}
      <Curves />
    </aside>
  );
}
