import { otherSummary, summary } from '../state/rockfall';
import { numbersAt } from '../state/summary';
import { tab } from '../state/view';
import type { Curve } from './plot';
import { Plot } from './plot';
import { useMemo } from 'preact/hooks';

/** Runout that a percentage of the rocks does not exceed, with its interval; in a comparison both runs. */
export function RunoutPlot() {
  const [a, b] = [summary.value, tab.value === 'compare' ? otherSummary.value : null];
  const plot = useMemo(() => {
    const percent = numbersAt(a, 'runout', 'cumulative', 'percent') as number[];
    const column = (s: typeof a, name: string) => numbersAt(s, 'runout', 'cumulative', name);
    const curves: Curve[] = [
      { label: '', values: column(a, 'runout_upper_m'), colour: '#0072b2', width: 0.5, bandTo: 1 },
      { label: '', values: column(a, 'runout_lower_m'), colour: '#0072b2', width: 0.5 },
      { label: 'this run', values: column(a, 'runout_m'), colour: '#0072b2' },
    ];
    if (b) curves.push({ label: 'other run', values: column(b, 'runout_m'), colour: '#d55e00', dashed: true });
    return { percent, curves };
  }, [a, b]);
  if (plot.percent.length === 0) return null;
  return <Plot title="runout that so many rocks do not exceed, m" xLabel="per cent of rocks" x={plot.percent} curves={plot.curves} height={170} yRange={[0, null]} />;
}
