// Curves with uPlot, in the colours of the page, with the clock as a vertical line where time is the axis.

import { cssValue } from '../base/css';
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { number } from '../base/format';
import { seriesColours } from '../base/colours';
import { dark } from '../state/view';

export interface Curve {
  label: string;
  values: ArrayLike<number | null | undefined>;
  colour?: string;
  width?: number;
  dashed?: boolean;
  /** Marks in place of a line. */
  points?: boolean;
  /** Filled down to the curve before this one: a band. */
  bandTo?: number;
  /** Steps instead of straight pieces. */
  hidden?: boolean;
}

export interface PlotProps {
  title: string;
  xLabel: string;
  x: ArrayLike<number>;
  curves: Curve[];
  height?: number;
  logX?: boolean;
  yRange?: [number | null, number | null];
  /** Reads the clock: a signal's value is asked for in an effect, so that only the line is drawn anew. */
  cursor?: () => number;
  onSeek?: (x: number) => void;
}

/** Room for the longest number at the axis. */
const widthOf = (_: uPlot, labels: string[] | null): number => Math.max(46, 12 + 6.6 * Math.max(0, ...(labels ?? []).map((l) => l.length)));

const axis = (label: string, size: uPlot.Axis['size']): uPlot.Axis => ({
  stroke: cssValue('--soft'), grid: { stroke: cssValue('--rule'), width: 1 }, ticks: { stroke: cssValue('--rule'), width: 1, size: 4 },
  font: '11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif', labelFont: '11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif',
  label, labelSize: label ? 14 : 0, labelGap: 0, gap: 3, size,
  values: (_, splits) => splits.map((v) => (v === null ? '' : number(v, 5))),
});

function seriesOf(c: Curve, i: number): uPlot.Series {
  const colour = c.colour ?? seriesColours[i % seriesColours.length];
  return {
    label: c.label, stroke: colour, width: c.points ? 0 : c.width ?? 1.6, dash: c.dashed ? [5, 4] : undefined,
    paths: c.points ? () => null : undefined, points: { show: c.points ?? false, size: 6, fill: colour, stroke: colour, width: 0 },
    show: !c.hidden, spanGaps: false,
  };
}

/** The line of the clock. */
function clockLine(props: PlotProps): uPlot.Plugin {
  return {
    hooks: {
      draw: (u) => {
        if (!props.cursor) return;
        const x = Math.round(u.valToPos(props.cursor(), 'x', true)) + 0.5;
        if (x < u.bbox.left || x > u.bbox.left + u.bbox.width) return;
        u.ctx.save();
        u.ctx.strokeStyle = cssValue('--link');
        u.ctx.lineWidth = 1.5 * uPlot.pxRatio;
        u.ctx.beginPath();
        u.ctx.moveTo(x, u.bbox.top);
        u.ctx.lineTo(x, u.bbox.top + u.bbox.height);
        u.ctx.stroke();
        u.ctx.restore();
      },
    },
  };
}

function optionsOf(props: PlotProps, width: number): uPlot.Options {
  const bands = props.curves.flatMap((c, i) => (c.bandTo === undefined ? [] : [{ series: [i + 1, c.bandTo + 1] as [number, number], fill: `${c.colour ?? seriesColours[i]}33` }]));
  return {
    width, height: props.height ?? 130, padding: [8, 10, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { size: 5 }, y: false },
    scales: { x: { time: false, distr: props.logX ? 3 : 1 }, y: props.yRange ? { range: (_, low, high) => [props.yRange![0] ?? low, props.yRange![1] ?? high + 0.05 * (high - low || 1)] } : {} },
    axes: [axis(props.xLabel, 20), axis('', widthOf)],
    series: [{ label: props.xLabel }, ...props.curves.map(seriesOf)],
    bands,
    plugins: [clockLine(props)],
  };
}

function seeking(u: uPlot, onSeek: (x: number) => void): void {
  const go = (event: PointerEvent) => {
    const box = u.over.getBoundingClientRect();
    onSeek(u.posToVal(event.clientX - box.left, 'x'));
  };
  u.over.addEventListener('pointerdown', (e) => {
    u.over.setPointerCapture(e.pointerId);
    go(e);
  });
  u.over.addEventListener('pointermove', (e) => e.buttons === 1 && go(e));
}

export function Plot(props: PlotProps) {
  const host = useRef<HTMLDivElement>(null);
  const isDark = dark.value;
  useEffect(() => {
    const element = host.current!;
    const columns = [Array.from(props.x), ...props.curves.map((c) => Array.from(c.values))] as unknown as uPlot.AlignedData;
    const u = new uPlot(optionsOf(props, Math.max(120, element.clientWidth)), columns, element);
    if (props.onSeek) seeking(u, props.onSeek);
    const watcher = new ResizeObserver(() => {
      const width = element.clientWidth;
      if (width > 0 && width !== u.width) u.setSize({ width, height: props.height ?? 130 });
    });
    watcher.observe(element);
    const stop = props.cursor ? effect(() => {
      props.cursor!();
      u.redraw(false, false);
    }) : () => undefined;
    return () => {
      stop();
      watcher.disconnect();
      u.destroy();
    };
  }, [props.x, props.height, props.title, isDark, ...props.curves.map((c) => c.values)]);
  const named = props.curves.filter((c) => c.label !== '' && !c.hidden);
  return (
    <figure class="plot">
      <figcaption class="caption">
        {props.title}
        {named.length > 1 && named.map((c) => (
          <span class="key" key={c.label}><span class="swatch" style={{ background: c.colour ?? seriesColours[props.curves.indexOf(c) % seriesColours.length] }} />{c.label}</span>
        ))}
      </figcaption>
      <div ref={host} role="img" aria-label={`${props.title} over ${props.xLabel}`} />
    </figure>
  );
}
