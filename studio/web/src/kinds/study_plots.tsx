// Plots of each kind of rocking study.

import { useMemo } from 'preact/hooks';
import type { DataTable } from '../api/decoding';
import * as clock from '../state/clock';
import { NoResults } from '../ui/no_results';
import type { Curve } from '../ui/plot';
import { Plot } from '../ui/plot';
import { GridMap } from './grid_map';
import { ModeStrip } from './modes';
import { ComparedStudies } from './rocking_compare';
import { tables } from './rocking_state';
import { chosen, other } from '../state/runs';
import { tab } from '../state/view';

const gravity = 9.80665;
/** Three plots, a strip and the playback fill the window. */
const plotHeight = () => Math.min(240, Math.max(118, Math.round((window.innerHeight - 190) / 3 - 44)));
function SinglePlots({ history }: { history: DataTable }) {
  const t = history.numbers('t_s');
  const [x0, y0] = [history.numbers('x_m')[0], history.numbers('y_m')[0]];
  const columns = useMemo(() => ({
    wayX: history.numbers('x_m').map((v) => v - x0), wayY: history.numbers('y_m').map((v) => v - y0),
    groundX: history.numbers('ground_x_m_s2').map((v) => v / gravity), groundY: history.numbers('ground_y_m_s2').map((v) => v / gravity),
  }), [history]);
  const common = { x: t, xLabel: 'time, s', cursor: () => clock.time.value, onSeek: clock.goTo, height: plotHeight() };
  return (
    <>
      <ModeStrip history={history} />
      <Plot {...common} title="tilt, °" curves={[{ label: 'tilt', values: history.numbers('tilt_deg') }]} yRange={[0, null]} />
      <Plot {...common} title="way of the centre (slip and rocking), m" curves={[{ label: 'x (east)', values: columns.wayX }, { label: 'y (north)', values: columns.wayY }]} />
      <Plot {...common} title="ground, g" curves={[{ label: 'x (east)', values: columns.groundX }, { label: 'y (north)', values: columns.groundY }]} />
    </>
  );
}

/** Share of the runs that toppled at each intensity. */
export function toppledShares(runs: DataTable): { pga: number[]; share: number[] } {
  const groups = new Map<number, [number, number]>();
  const [pga, toppled] = [runs.numbers('pga_g'), runs.numbers('toppled')];
  for (let k = 0; k < runs.rows; ++k) {
    const key = Number(pga[k].toPrecision(6));
    const [n, t] = groups.get(key) ?? [0, 0];
    groups.set(key, [n + 1, t + (toppled[k] > 0 ? 1 : 0)]);
  }
  const keys = [...groups.keys()].sort((a, b) => a - b);
  return { pga: keys, share: keys.map((k) => groups.get(k)![1] / groups.get(k)![0]) };
}

/** Points at other places than the curve: one axis for both, with gaps. */
function merged(fit: DataTable | null, marks: { pga: number[]; share: number[] }) {
  const at = fit ? Array.from(fit.numbers('pga_g')) : [];
  const x = [...new Set([...at, ...marks.pga])].sort((a, b) => a - b);
  const lookUp = (xs: number[], ys: ArrayLike<number>) => x.map((v) => {
    const i = xs.indexOf(v);
    return i < 0 ? undefined : ys[i];
  });
  return { x, curve: (name: string) => lookUp(at, fit?.numbers(name) ?? []), marks: lookUp(marks.pga, marks.share).map((v) => v ?? null) };
}

function FragilityPlots({ runs, fit }: { runs: DataTable; fit: DataTable | null }) {
  const data = useMemo(() => {
    const { x, curve, marks } = merged(fit, toppledShares(runs));
    const curves: Curve[] = fit ? [
      { label: '', values: curve('log_normal_upper_95'), colour: '#0072b2', width: 0.5, bandTo: 1 }, { label: '', values: curve('log_normal_lower_95'), colour: '#0072b2', width: 0.5 },
      { label: 'log-normal, 95 % band', values: curve('log_normal'), colour: '#0072b2', width: 2 }, { label: 'logistic', values: curve('logistic'), colour: '#d55e00', dashed: true },
    ] : [];
    return { x, curves: [...curves, { label: 'share of runs', values: marks, colour: '#1d8a5f', points: true }] };
  }, [runs, fit]);
  const cloud = useMemo(() => {
    const order = Array.from({ length: runs.rows }, (_, k) => k).sort((a, b) => runs.numbers('pga_g')[a] - runs.numbers('pga_g')[b]);
    const split = (toppled: boolean) => [null, ...order.map((k) => (runs.numbers('toppled')[k] > 0 === toppled ? runs.numbers('pgv_over_pga_s')[k] : null)), null];
    const pga = order.map((k) => runs.numbers('pga_g')[k]);
    const room = 0.04 * (pga[pga.length - 1] - pga[0] || 1); // marks on the border would be cut
    return { x: [pga[0] - room, ...pga, pga[pga.length - 1] + room], stood: split(false), toppled: split(true) };
  }, [runs]);
  return (
    <>
      <Plot title="chance of toppling" xLabel="PGA, g" x={data.x} curves={data.curves} height={300} yRange={[0, 1.02]} />
      <Plot title="every run: PGV/PGA, s" xLabel="PGA, g" x={cloud.x} height={220} yRange={[0, null]}
        curves={[{ label: 'stood', values: cloud.stood, colour: '#0072b2', points: true }, { label: 'toppled', values: cloud.toppled, colour: '#d55e00', points: true }]} />
    </>
  );
}

function OverturningPlot({ table }: { table: DataTable }) {
  const data = useMemo(() => {
    const order = Array.from({ length: table.rows }, (_, k) => k).sort((a, b) => table.numbers('frequency_hz')[a] - table.numbers('frequency_hz')[b]);
    return { x: order.map((k) => table.numbers('frequency_hz')[k]), y: order.map((k) => table.numbers('threshold_g')[k]), points: order.map((k) => table.numbers('threshold_g')[k]) };
  }, [table]);
  return <Plot title="least PGA that overturns, g" xLabel="frequency, Hz" x={data.x} height={320} yRange={[0, null]} curves={[{ label: 'threshold', values: data.y, width: 2 }, { label: 'computed', values: data.points, colour: '#0072b2', points: true }]} />;
}

export function StudyPlots() {
  const t = tables.value;
  if (tab.value === 'compare' && other.value !== null && other.value !== chosen.value) return <ComparedStudies />;
  if (t['history.csv']) return <SinglePlots history={t['history.csv']} />;
  if (t['runs.csv']) return <FragilityPlots runs={t['runs.csv']} fit={t['fragility.csv'] ?? null} />;
  if (t['overturning.csv']) return <OverturningPlot table={t['overturning.csv']} />;
  if (t['cases.csv']) return <GridMap cases={t['cases.csv']} />;
  return <NoResults />;
}
