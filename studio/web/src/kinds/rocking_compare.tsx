// Two rocking runs of one kind of study, over each other or, where they are maps, side by side.

import { useMemo, useState } from 'preact/hooks';
import type { DataTable } from '../api/decoding';
import { number } from '../base/format';
import { overlay } from '../base/overlay';
import * as clock from '../state/clock';
import { chosen, other, shortName } from '../state/runs';
import type { Curve } from '../ui/plot';
import { Plot } from '../ui/plot';
import { AlphaChoice, alphasOf, caseKey, casesOf, ModeKeys, ModePicture, modeTitles } from './grid_map';
import { otherTables, tables } from './rocking_state';

interface Pair { a: DataTable; b: DataTable }
const [blue, orange] = ['#0072b2', '#d55e00'];
const names = (): [string, string] => [shortName(chosen.value ?? ''), shortName(other.value ?? '')];

/** A column of both tables, over the column `by`. */
function usePair({ a, b }: Pair, by: string, columns: string[]): { x: Float64Array; curves: Curve[][] } {
  const [nameA, nameB] = names();
  return useMemo(() => {
    const both = overlay(a.numbers(by), b.numbers(by));
    return {
      x: both.x,
      curves: columns.map((c) => [{ label: nameA, values: both.first(a.numbers(c)), colour: blue }, { label: nameB, values: both.second(b.numbers(c)), colour: orange, dashed: true }]),
    };
  }, [a, b, nameA, nameB]);
}

const historyColumns: [column: string, title: string][] = [['tilt_deg', 'tilt, °'], ['x_m', 'centre, x (east), m'], ['y_m', 'centre, y (north), m'], ['ground_x_m_s2', 'ground, x, m/s²']];

function Histories(pair: Pair) {
  const { x, curves } = usePair(pair, 't_s', historyColumns.map(([c]) => c));
  return <>{historyColumns.map(([, title], i) => <Plot key={title} title={title} xLabel="time, s" x={x} curves={curves[i]} height={150} cursor={() => clock.time.value} onSeek={clock.goTo} />)}</>;
}

function Fragilities(pair: Pair) {
  const { x, curves: [upper, lower, middle] } = usePair(pair, 'pga_g', ['log_normal_upper_95', 'log_normal_lower_95', 'log_normal']);
  const thin = (c: Curve, bandTo?: number): Curve => ({ ...c, label: '', width: 0.5, dashed: false, bandTo });
  const all = useMemo(() => [thin(upper[0], 1), thin(lower[0]), thin(upper[1], 3), thin(lower[1]), { ...middle[0], width: 2 }, { ...middle[1], width: 2 }], [upper]);
  return <Plot title="chance of toppling, log-normal with its band of 95 %" xLabel="PGA, g" x={x} curves={all} height={320} yRange={[0, 1.02]} />;
}

function Thresholds(pair: Pair) {
  const { x, curves: [curves] } = usePair(pair, 'frequency_hz', ['threshold_g']);
  return <Plot title="least PGA that overturns, g" xLabel="frequency, Hz" x={x} curves={curves} height={320} yRange={[0, null]} />;
}

function ModeMaps({ a, b }: Pair) {
  const alphas = useMemo(() => alphasOf(a), [a]);
  const [alpha, setAlpha] = useState(alphas[Math.floor(alphas.length / 2)]);
  const [nameA, nameB] = names();
  return (
    <>
      <AlphaChoice alphas={alphas} alpha={alpha} set={setAlpha} />
      {(['mode_before', 'mode_after'] as const).map((column) => {
        const [first, second] = [casesOf(a, column, alpha), casesOf(b, column, alpha)];
        const modes = new Map(second.map((c) => [caseKey(c), c.mode]));
        const differ = new Set(first.filter((c) => modes.has(caseKey(c)) && modes.get(caseKey(c)) !== c.mode).map(caseKey));
        const shared = first.filter((c) => modes.has(caseKey(c))).length;
        return (
          <section class="section" key={column}>
            <div class="plot"><div class="caption">{modeTitles[column]}: {number(differ.size)} of {number(shared)} cases differ (framed)<ModeKeys cases={[...first, ...second]} /></div></div>
            <div class="mode-maps">{([[nameA, first], [nameB, second]] as const).map(([name, cases], i) => (
              <figure class="plot" key={i}><figcaption class="caption soft">{name}</figcaption><ModePicture cases={cases} marked={differ} /></figure>))}</div>
          </section>
        );
      })}
    </>
  );
}

const views: [file: string, view: (pair: Pair) => preact.JSX.Element][] = [['history.csv', Histories], ['fragility.csv', Fragilities], ['overturning.csv', Thresholds], ['cases.csv', ModeMaps]];

export function ComparedStudies() {
  const found = views.find(([file]) => tables.value[file] && otherTables.value[file]);
  if (!found) return <p class="empty">Choose a run of the same kind of study to compare with.</p>;
  const [file, View] = found;
  return <div class="compared" data-test="compared-studies"><View a={tables.value[file]} b={otherTables.value[file]} /></div>;
}
