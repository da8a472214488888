import { cssGradient } from '../base/colours';
import { number, ticks } from '../base/format';
import type { Legend } from '../state/legend';

function marks(l: Legend): { share: number; text: string }[] {
  if (l.logarithmic) {
    const values = [l.low, Math.sqrt(l.low * l.high), l.high];
    return values.map((v, i) => ({ share: i / 2, text: number(v, 2) }));
  }
  const round = ticks(l.low, l.high, 4).map((v) => ({ share: (v - l.low) / (l.high - l.low || 1), text: number(v, 3) }));
  if (round.some((m) => m.share > 0.97)) return round;
  return [...round.filter((m) => m.share < 0.78), { share: 1, text: number(l.high, 3) }];
}

export function LegendBox({ legend, what }: { legend: Legend; what: string }) {
  return (
    <div class="plate legend" data-test={`legend-${what}`}>
      <div class="caption"><span>{what}: {legend.title}</span><span class="soft">{legend.unit}</span></div>
      <div class="ramp" style={{ background: cssGradient(legend.scale, 'to right') }} />
      <div class="marks">{marks(legend).map((m) => <span key={m.share} style={{ left: `${100 * m.share}%` }}>{m.text}</span>)}</div>
    </div>
  );
}
