// Two runs side by side: their numbers with the difference and, by kind, curves and maps; and the main numbers of all runs.

import type { Json, Table } from '../api/types';
import { number, splitUnit } from '../base/format';
import { changePercent, mainNumbers, shownValue, sideBySide } from '../base/main_numbers';
import { SceneCurves } from '../kinds/scene_compare';
import { compared, summaries } from '../state/comparison';
import { project } from '../state/project';
import { maps, otherSummary, summary } from '../state/rockfall';
import { chosen, choose, other, runs, shortName } from '../state/runs';
import { listAt, numberAt, rockQuantities, statisticAt, textAt } from '../state/summary';
import { drape } from '../state/view';
import { RunChoice } from './results_panel';
import { RunoutPlot } from './runout_plot';

function change(a: Json | undefined, b: Json | undefined): string {
  const percent = changePercent(a, b);
  return percent === null ? '–' : `${percent > 0 ? '+' : ''}${number(percent, Math.abs(percent) < 10 ? 2 : 3)} %`;
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

function RockfallComparison({ a, b }: { a: Table; b: Table }) {
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

/** Every number of two runs of rocking or of a scene. */
function Numbers({ a, b }: { a: Table; b: Table }) {
  const kind = project.value?.kind;
  return (
    <section class="section scroll-x"><table class="plain" data-test="comparison">
      <thead><tr><th /><th class="number">{shortName(chosen.value!)}</th><th class="number">{shortName(other.value!)}</th><th class="number">change</th></tr></thead>
      <tbody>{sideBySide([mainNumbers(kind, a), mainNumbers(kind, b)]).map(({ key, label, cells: [x, y] }) => (
        <tr key={key} data-row={key}><td class="soft">{label}</td><td class="number">{x ? shownValue(x) : '–'}</td><td class="number">{y ? shownValue(y) : '–'}</td><td class="number">{change(x?.value, y?.value)}</td></tr>))}
      </tbody>
    </table></section>
  );
}

/** All runs, one column each; the head of a column chooses the run. */
function AllRuns() {
  const list = summaries.value;
  if (list.length < 2) return null;
  const rows = sideBySide(list.map(({ summary: s }) => mainNumbers(project.value?.kind, s)));
  return (
    <details class="section" open={list.length > 2}><summary>All runs<span class="brief">{list.length}</span></summary><div class="inner scroll-x"><table class="plain all-runs" data-test="all-runs">
      <thead><tr><th />{list.map(({ run }) => (
        <th class="number" key={run.id}><button class="button small plain" aria-pressed={run.id === chosen.value} title="compare this run" onClick={() => choose(run.id)}>{shortName(run.id)}</button></th>))}</tr></thead>
      <tbody>{rows.map(({ key, label, cells }) => (
        <tr key={key} data-row={key}><td class="soft">{label}</td>{cells.map((c, i) => <td class="number" key={list[i].run.id}>{c ? shownValue(c) : '–'}</td>)}</tr>))}</tbody>
    </table></div></details>
  );
}

function MapChoice() {
  return (
    <div class="field"><label for="compare-map">difference on the ground</label><span class="value">
      <select id="compare-map" value={drape.value ?? ''} onChange={(e) => (drape.value = e.currentTarget.value || null)} data-test="compare-map">
        <option value="">none</option>{maps.value.map((m) => <option value={m.name} key={m.name}>{m.title}</option>)}
      </select></span></div>
  );
}

function TwoRuns() {
  const kind = project.value?.kind;
  const both = kind === 'rockfall' ? summary.value && otherSummary.value && other.value !== chosen.value && { a: summary.value, b: otherSummary.value } : compared.value;
  const live = runs.value.find((r) => r.live && (r.id === chosen.value || r.id === other.value));
  if (live) return <p class="empty">{shortName(live.id)} is still running.</p>;
  if (!both) return <p class="empty">{runs.value.filter((r) => r.complete).length < 2 ? 'Two complete runs are needed: run the project again after a change.' : 'Choose two different runs that are complete.'}</p>;
  if (kind === 'rockfall') return <RockfallComparison {...both} />;
  return <><Numbers {...both} />{kind !== 'rocking' && <SceneCurves {...both} />}</>;
}

export function ComparePanel() {
  return (
    <>
      <RunChoice label="this run" value={chosen.value} set={choose} />
      <RunChoice label="with" value={other.value} set={(id) => (other.value = id || null)} none="choose a run" except={chosen.value} />
      {project.value?.kind === 'rockfall' && <MapChoice />}
      <TwoRuns />
      <AllRuns />
    </>
  );
}
