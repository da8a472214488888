// Results of the chosen rockfall run: headline numbers, what the stage shows, statistics, lines and barriers, stops.

import { interval, number, splitUnit, withUnit } from '../base/format';
import type { Table } from '../api/types';
import { maps, paths, pick, roles, summary } from '../state/rockfall';
import { listAt, numberAt, numbersAt, rockQuantities, statisticAt, textAt } from '../state/summary';
import type { LayerName } from '../state/view';
import { drape, drapeBand, layers, pathQuantity, quantityTitles } from '../state/view';
import { RunStatus } from './run_status';
import { RunoutPlot } from './runout_plot';

function Cards({ s }: { s: Table }) {
  const cards: [string, string, string][] = [
    [number(numberAt(s, 'rocks')), 'rocks', 'rocks'],
    [withUnit(statisticAt(s, 'statistics', 'max_energy_kJ')?.percentile_95, 'kJ'), 'largest kinetic energy, 95 %', 'max_energy_kJ'],
    [withUnit(statisticAt(s, 'statistics', 'max_speed_m_s')?.percentile_95, 'm/s'), 'largest speed, 95 %', 'max_speed_m_s'],
    [withUnit(statisticAt(s, 'statistics', 'max_height_m')?.percentile_95, 'm'), 'largest height, 95 %', 'max_height_m'],
    [withUnit(statisticAt(s, 'statistics', 'runout_m')?.percentile_95, 'm'), 'runout, 95 %', 'runout_m'],
    [number(numberAt(s, 'work', 'impacts')), 'impacts', 'impacts'],
  ];
  return <div class="cards">{cards.map(([value, label, key]) => <div class="card" key={key}><b data-test={`card-${key}`}>{value}</b><span>{label}</span></div>)}</div>;
}

const layerTitles: [LayerName, string, string, boolean][] = [
  ['paths', 'paths', '#21908d', false], ['impacts', 'impacts', '#ffffff', true], ['starts', 'starts', '#d7261e', true],
  ['ends', 'where rocks came to rest', '#f5a700', true], ['features', 'sources, barriers, counters', '#0f8b80', false], ['regions', 'materials', '#0072b2', false],
];

function Layers() {
  const quantities = [...paths.value.quantities.keys()];
  const entry = maps.value.find((m) => m.name === drape.value);
  return (
    <section class="section">
      <h2>On the stage</h2>
      <div class="field"><label for="drape">ground</label><span class="value">
        <select id="drape" value={drape.value ?? ''} data-test="drape" onChange={(e) => { drape.value = e.currentTarget.value || null; drapeBand.value = 1; }}>
          <option value="">hillshade</option>
          {maps.value.map((m) => <option value={m.name} key={m.name}>{m.title}{m.unit ? `, ${m.unit}` : ''}</option>)}
        </select></span></div>
      {entry && entry.bands.length > 1 && (
        <div class="field"><label for="band">value or interval</label><span class="value">
          <select id="band" value={String(drapeBand.value)} onChange={(e) => (drapeBand.value = Number(e.currentTarget.value))}>
            {entry.bands.map((b, i) => <option value={String(i + 1)} key={b}>{b}</option>)}
          </select></span></div>
      )}
      <div class="field"><label for="quantity">colour of paths</label><span class="value">
        <select id="quantity" value={pathQuantity.value} data-test="quantity" onChange={(e) => (pathQuantity.value = e.currentTarget.value)}>
          {quantities.map((q) => <option value={q} key={q}>{quantityTitles[q] ?? q}</option>)}
        </select></span></div>
      {layerTitles.map(([name, title, colour, dot]) => (
        <label class="check" key={name}>
          <input type="checkbox" checked={layers[name].value} onChange={(e) => (layers[name].value = e.currentTarget.checked)} data-test={`layer-${name}`} />{title}
          <span class={`swatch${dot ? ' dot' : ''}`} style={{ background: colour }} />
        </label>
      ))}
    </section>
  );
}

function Extremes() {
  const list = roles.value.flatMap((own, i) => own.map((role) => ({ role, rock: paths.value.rocks[i] }))).filter((r) => r.rock !== undefined);
  if (list.length === 0) return null;
  return (
    <section class="section"><h2>Rocks to look at</h2>
      <div class="actions">{list.map(({ role, rock }) => <button class="button small" key={role} onClick={() => void pick(rock)} data-test={`role-${role}`}>{role}: {number(rock)}</button>)}</div>
    </section>
  );
}

function Statistics({ s }: { s: Table }) {
  return (
    <details class="section"><summary>Statistics<span class="brief">intervals of 95 % confidence</span></summary>
      <div class="inner scroll-x"><table class="plain">
        <thead><tr><th /><th class="number">median</th><th class="number">95 %</th><th class="number">highest</th></tr></thead>
        <tbody>{rockQuantities.map((q) => {
          const v = statisticAt(s, 'statistics', q);
          const { label, unit } = splitUnit(q);
          if (!v) return null;
          return <tr key={q}><td><span class="soft">{label}, {unit}</span></td><td class="number" title={interval(v.median_ci)}>{number(v.median)}</td>
            <td class="number" title={interval(v.percentile_95_ci)}>{number(v.percentile_95)}</td><td class="number">{number(v.highest)}</td></tr>;
        })}</tbody>
      </table></div>
    </details>
  );
}

function Line({ s, i }: { s: Table; i: number }) {
  const at = (...path: string[]) => numberAt(s, 'lines', i, ...path);
  const ci = numbersAt(s, 'lines', i, 'reach_probability_ci');
  const share = at('reach_probability');
  const percent = (v: number | null) => (v === null ? '–' : number(100 * v, 3));
  const rows: [string, string][] = [
    ['rocks that cross', number(at('rocks'))],
    ['share of all', `${percent(share)} % (${percent(ci[0] ?? null)} … ${percent(ci[1] ?? null)})`],
    ['energy, 95 %', withUnit(at('energy_kJ', 'percentile_95'), 'kJ')],
    ['speed, 95 %', withUnit(at('speed_m_s', 'percentile_95'), 'm/s')],
    ['height, 95 %', withUnit(at('height_above_ground_m', 'percentile_95'), 'm')],
    ['UNI 11211-4 needs', `${withUnit(at('design', 'uni_11211_4', 'required_energy_kJ'), 'kJ', 3)}, ${withUnit(at('design', 'uni_11211_4', 'required_height_m'), 'm', 2)}`],
    ['ONR 24810 needs', `${withUnit(at('design', 'onr_24810', 'required_energy_kJ'), 'kJ', 3)}, ${withUnit(at('design', 'onr_24810', 'required_height_m'), 'm', 2)}`],
  ];
  return (
    <details class="item"><summary>{textAt(s, 'lines', i, 'name')}<span class="brief">{textAt(s, 'lines', i, 'kind')}, {number(at('rocks'))} rocks</span></summary>
      <div class="inner"><table class="plain"><tbody>{rows.map(([k, v]) => <tr key={k}><td class="soft">{k}</td><td class="number">{v}</td></tr>)}</tbody></table></div>
    </details>
  );
}

function Stops({ s }: { s: Table }) {
  const stops = Object.entries((s.stop ?? {}) as Record<string, number>).filter(([, n]) => n > 0);
  return (
    <details class="section"><summary>Why rocks ended<span class="brief">{stops.length} reasons</span></summary>
      <div class="inner"><table class="plain"><tbody>{stops.map(([k, n]) => <tr key={k}><td class="soft">{k}</td><td class="number">{number(n)}</td></tr>)}</tbody></table></div>
    </details>
  );
}

export function RockfallResults() {
  const s = summary.value;
  const lines = listAt(s, 'lines').length;
  return (
    <>
      <RunStatus />
      {s && <Cards s={s} />}
      <Layers />
      <Extremes />
      {s && lines > 0 && <section class="section"><h2>Lines <span class="count">barriers and counters</span></h2>{listAt(s, 'lines').map((_, i) => <Line s={s} i={i} key={i} />)}</section>}
      {s && <details class="section"><summary>Runout</summary><div class="inner"><RunoutPlot /></div></details>}
      {s && <Statistics s={s} />}
      {s && <Stops s={s} />}
    </>
  );
}
