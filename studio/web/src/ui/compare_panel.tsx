// Two runs side by side: statistics with their difference, lines, runout curves, and the difference of a map on the ground.

import type { Table } from '../api/types';
import { number, splitUnit } from '../base/format';
import { maps, otherSummary, summary } from '../state/rockfall';
import { chosen, choose, other, shortName } from '../state/runs';
import { listAt, numberAt, rockQuantities, statisticAt, textAt } from '../state/summary';
import { drape } from '../state/view';
import { RunChoice } from './results_panel';
import { RunoutPlot } from './runout_plot';

function change(a: number | null, b: number | null): string {
  if (a === null || b === null || b === 0) return '–';
  const percent = 100 * (a / b - 1);
  return `${percent > 0 ? '+' : ''}${number(percent, Math.abs(percent) < 10 ? 2 : 3)} %`;
}

/** Two intervals that do not meet: more than chance. */
function apart(a: (number | null)[] | null | undefined, b: (number | null)[] | null | undefined): boolean {
  if (!a || !b || [a[0], a[1], b[0], b[1]].some((v) => v === null || v === undefined)) return false;
  return a[0]! > b[1]! || b[0]! > a[1]!;
}

function Row({ label, a, b, strong }: { label: string; a: number | null; b: number | null; strong?: boolean }) {
  return (
    <tr><td class="soft">{label}</td><td class="number">{number(a)}</td><td class="number">{number(b)}</td>
      <td class="number" style={{ fontWeight: strong ? 700 : 400 }}>{change(a, b)}</td></tr>
  );
}

function Comparison({ a, b }: { a: Table; b: Table }) {
  const [nameA, nameB] = [shortName(chosen.value!), shortName(other.value!)];
  const linesOfB = listAt(b, 'lines').map((_, j) => textAt(b, 'lines', j, 'name'));
  return (
    <>
      <section class="section scroll-x"><table class="plain" data-test="comparison">
        <thead><tr><th>95 % of</th><th class="number">{nameA}</th><th class="number">{nameB}</th><th class="number">change</th></tr></thead>
        <tbody>
          <Row label="rocks" a={numberAt(a, 'rocks')} b={numberAt(b, 'rocks')} />
          {rockQuantities.map((q) => {
            const [sa, sb] = [statisticAt(a, 'statistics', q), statisticAt(b, 'statistics', q)];
            const { label, unit } = splitUnit(q);
            return <Row key={q} label={`${label}, ${unit}`} a={sa?.percentile_95 ?? null} b={sb?.percentile_95 ?? null} strong={apart(sa?.percentile_95_ci, sb?.percentile_95_ci)} />;
          })}
          {listAt(a, 'lines').map((_, i) => {
            const name = textAt(a, 'lines', i, 'name');
            const j = linesOfB.indexOf(name);
            return <Row key={name} label={`${name}: rocks`} a={numberAt(a, 'lines', i, 'rocks')} b={j < 0 ? null : numberAt(b, 'lines', j, 'rocks')} />;
          })}
        </tbody>
      </table>
      <p class="soft" style={{ fontSize: '12.5px', marginTop: '6px' }}>Bold: the intervals of 95 % confidence do not meet.</p></section>
      <section class="section"><RunoutPlot /></section>
    </>
  );
}

export function ComparePanel() {
  return (
    <>
      <RunChoice label="this run" value={chosen.value} set={choose} />
      <RunChoice label="with" value={other.value} set={(id) => (other.value = id || null)} none="choose a run" />
      <div class="field"><label for="compare-map">difference on the ground</label><span class="value">
        <select id="compare-map" value={drape.value ?? ''} onChange={(e) => (drape.value = e.currentTarget.value || null)} data-test="compare-map">
          <option value="">none</option>{maps.value.map((m) => <option value={m.name} key={m.name}>{m.title}</option>)}
        </select></span></div>
      {summary.value && otherSummary.value && other.value !== chosen.value
        ? <Comparison a={summary.value} b={otherSummary.value} />
        : <p class="empty">Choose two different runs that are complete.</p>}
    </>
  );
}
