// The cut: ground below a line, and the paths near it laid onto it, at one scale in both directions unless the slope is long.

import { cssValue } from '../base/css';
import { useEffect, useRef } from 'preact/hooks';
import { number, ticks, withUnit } from '../base/format';
import { colourAt, cssColour } from '../base/colours';
import { paths } from '../state/rockfall';
import { originOf, terrain } from '../state/slope';
import { legendOfPaths } from '../state/legend';
import { cut, cutWidth, dark, pathQuantity } from '../state/view';
import { groundProfile, lineLength, ontoCut } from '../terrain/profile';
import { Icon } from './icons';

const kHeight = 190;
interface Frame { x: (d: number) => number; y: (h: number) => number; low: number; high: number; length: number }

function frameOf(width: number, low: number, high: number, length: number): Frame {
  const [left, right, top, bottom] = [52, width - 12, 10, kHeight - 24];
  const scale = Math.min((right - left) / length, (bottom - top) / Math.max(1e-6, high - low));
  const wide = (right - left) / length;
  const tall = Math.min((bottom - top) / Math.max(1e-6, high - low), wide * 3);
  return { x: (d) => left + d * wide, y: (h) => bottom - (h - low) * Math.max(scale, tall), low, high, length };
}

function drawAxes(pen: CanvasRenderingContext2D, f: Frame, width: number, base: number): void {
  pen.font = '11px "Helvetica Neue", Arial, "Liberation Sans", sans-serif';
  pen.fillStyle = cssValue('--soft');
  pen.strokeStyle = cssValue('--rule');
  pen.lineWidth = 1;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  for (const h of ticks(f.low + base, f.high + base, 4)) {
    const y = Math.round(f.y(h - base)) + 0.5;
    pen.beginPath(); pen.moveTo(52, y); pen.lineTo(width - 12, y); pen.stroke();
    pen.fillText(number(h), 46, y);
  }
  pen.textAlign = 'center';
  for (const d of ticks(0, f.length, 8)) pen.fillText(`${number(d)} m`, Math.min(f.x(d), width - 24), kHeight - 10);
}

function drawGround(pen: CanvasRenderingContext2D, f: Frame, distance: number[], height: (number | null)[]): void {
  pen.strokeStyle = cssValue('--ink');
  pen.lineWidth = 2;
  pen.beginPath();
  let down = false;
  height.forEach((h, i) => {
    if (h === null) return void (down = false);
    pen[down ? 'lineTo' : 'moveTo'](f.x(distance[i]), f.y(h));
    down = true;
  });
  pen.stroke();
}

/** Paths within the width of the cut; returns how many. */
function drawPaths(pen: CanvasRenderingContext2D, f: Frame, from: [number, number], to: [number, number]): number {
  const set = paths.value;
  const values = set.quantities.get(pathQuantity.value);
  const most = legendOfPaths.value?.high || 1;
  const inside = (k: number) => {
    const p = ontoCut(from, to, set.positions[3 * k], set.positions[3 * k + 1], set.positions[3 * k + 2]);
    return Math.abs(p.aside) <= cutWidth.value && p.distance >= 0 && p.distance <= f.length ? p : null;
  };
  let seen = 0;
  pen.lineWidth = 1.2;
  for (let i = 0; i < set.rocks.length; ++i) {
    let [before, any] = [inside(set.offsets[i]), false];
    for (let k = set.offsets[i] + 1; k < set.offsets[i + 1]; ++k) {
      const now = inside(k);
      if (before && now) {
        any = true;
        pen.strokeStyle = values ? cssColour(colourAt('viridis', values[k] / most)) : cssValue('--link');
        pen.beginPath(); pen.moveTo(f.x(before.distance), f.y(before.height)); pen.lineTo(f.x(now.distance), f.y(now.height)); pen.stroke();
      }
      before = now;
    }
    if (any) seen += 1;
  }
  return seen;
}

function draw(canvas: HTMLCanvasElement): number {
  const grid = terrain.value?.grid;
  const line = cut.value;
  if (!grid || !line) return 0;
  const width = canvas.clientWidth;
  const ratio = window.devicePixelRatio || 1;
  [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(kHeight * ratio)];
  const pen = canvas.getContext('2d')!;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  const { distance, height } = groundProfile(grid, line.from, line.to);
  const heights = height.filter((h): h is number => h !== null);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const f = frameOf(width, low - 1, high + 0.12 * (high - low) + 2, lineLength([line.from, line.to]));
  drawAxes(pen, f, width, originOf()[2]);
  const seen = drawPaths(pen, f, line.from, line.to);
  drawGround(pen, f, distance, height);
  return seen;
}

export function ProfileDock() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const line = cut.value!;
  const watched = [line, cutWidth.value, dark.value, paths.value, pathQuantity.value, terrain.value];
  useEffect(() => {
    const show = () => {
      if (canvas.current && note.current) note.current.textContent = `${number(draw(canvas.current))} paths`;
    };
    show();
    const watcher = new ResizeObserver(show);
    watcher.observe(canvas.current!);
    return () => watcher.disconnect();
  }, watched);
  return (
    <div class="dock profile" data-test="profile">
      <div class="caption">
        <b>Cut</b><span class="soft">{withUnit(lineLength([line.from, line.to]), 'm')}</span>
        <label class="check">paths within
          <select value={String(cutWidth.value)} onChange={(e) => (cutWidth.value = Number(e.currentTarget.value))}>
            {[2, 5, 10, 20, 50, 1000].map((w) => <option value={String(w)} key={w}>{w === 1000 ? 'all' : `${w} m`}</option>)}
          </select>
        </label>
        <span class="soft" ref={note} />
        <span class="space" style={{ flex: 1 }} />
        <button class="button small icon plain" aria-label="close the cut" onClick={() => (cut.value = null)}><Icon name="close" /></button>
      </div>
      <canvas ref={canvas} style={{ width: '100%', height: `${kHeight}px`, display: 'block' }} role="img" aria-label="ground and paths along the cut" />
    </div>
  );
}
