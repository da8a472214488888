// A scene: bodies in motion, energies and momenta below.

import { cssValue } from '../base/css';
import { effect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as clock from '../state/clock';
import { chosen, shortName } from '../state/runs';
import { dark } from '../state/view';
import { NoResults } from '../ui/no_results';
import { Plot } from '../ui/plot';
import { Timeline } from '../ui/timeline';
import { drawScene } from './scene_canvas';
import type { Camera } from './scene_poses';
import { firstView, posesAt } from './scene_poses';
import { energy, frameTimes, scene, states } from './scene_state';

function paintOn(canvas: HTMLCanvasElement, camera: Camera): void {
  const s = scene.value;
  const table = states.value;
  const t = clock.time.value;
  void dark.value;
  if (!s) return;
  const ratio = window.devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
  const pen = canvas.getContext('2d')!;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  const columns = table && { x: table.numbers('x'), y: table.numbers('y'), theta: table.numbers('theta') };
  drawScene({ pen, width, height, soft: cssValue('--soft') }, s, posesAt(s, frameTimes.value, columns, t), camera);
}

/** Wheel zooms at the pointer, dragging moves, a double click shows everything. */
function steer(canvas: HTMLCanvasElement, camera: Camera, redraw: () => void): void {
  const scale = () => Math.min(canvas.clientWidth / (2 * camera.halfWidth), canvas.clientHeight / (2 * camera.halfHeight));
  canvas.addEventListener('wheel', (e) => {
    e.preventDefault();
    const factor = Math.exp(0.0012 * e.deltaY);
    const box = canvas.getBoundingClientRect();
    const [dx, dy] = [(e.clientX - box.left - box.width / 2) / scale(), (box.height / 2 - (e.clientY - box.top)) / scale()];
    camera.x += dx * (1 - factor);
    camera.y += dy * (1 - factor);
    camera.halfWidth *= factor;
    camera.halfHeight *= factor;
    redraw();
  }, { passive: false });
  canvas.addEventListener('pointerdown', (e) => canvas.setPointerCapture(e.pointerId));
  canvas.addEventListener('pointermove', (e) => {
    if (e.buttons !== 1) return;
    camera.x -= e.movementX / scale();
    camera.y += e.movementY / scale();
    redraw();
  });
  canvas.addEventListener('dblclick', () => {
    Object.assign(camera, firstView(scene.value!));
    redraw();
  });
}

function Canvas() {
  const host = useRef<HTMLCanvasElement>(null);
  const s = scene.value;
  useEffect(() => {
    if (!s) return;
    const canvas = host.current!;
    const camera = firstView(s);
    const redraw = () => paintOn(canvas, camera);
    const stop = effect(redraw);
    steer(canvas, camera, redraw);
    const watcher = new ResizeObserver(redraw);
    watcher.observe(canvas);
    return () => {
      stop();
      watcher.disconnect();
    };
  }, [s]);
  return <canvas key={s ? 'scene' : 'none'} ref={host} class="stage-canvas" style={{ width: '100%', height: '100%' }} role="img" aria-label="bodies of the scene" data-test="scene" />;
}

function EnergyPlots() {
  const table = energy.value;
  const columns = useMemo(() => {
    if (!table) return null;
    const sum = (a: string, b: string) => table.numbers(a).map((v, k) => v + table.numbers(b)[k]);
    const lowest = table.numbers('U').reduce((least, v) => Math.min(least, v), Infinity);
    const potential = table.numbers('U').map((v) => v - lowest);
    const kinetic = sum('T_center', 'T_spin');
    return { t: table.numbers('time'), kinetic, potential, total: kinetic.map((v, k) => v + potential[k]), px: table.numbers('Px'), py: table.numbers('Py'), l: sum('L_center', 'L_spin') };
  }, [table]);
  if (!columns) return <NoResults />;
  const common = { x: columns.t, xLabel: 'time, s', cursor: () => clock.time.value, onSeek: clock.goTo, height: 140 };
  return (
    <div class="two-plots">
      <Plot {...common} title="energy, J, potential from its lowest" curves={[{ label: 'kinetic', values: columns.kinetic, colour: '#0072b2' }, { label: 'potential', values: columns.potential, colour: '#d55e00' }, { label: 'total', values: columns.total, colour: dark.value ? '#e4e7e9' : '#1d2327' }]} />
      <Plot {...common} title="momentum, N s (N m s)" curves={[{ label: 'x', values: columns.px }, { label: 'y', values: columns.py }, { label: 'angular', values: columns.l }]} />
    </div>
  );
}

export function SceneView() {
  return (
    <div class="work">
      <div class="stage"><Canvas /></div>
      <div class="dock" style={{ padding: '8px 14px' }} data-test="plots"><EnergyPlots /></div>
      {clock.ready.value && <Timeline what={chosen.value ? shortName(chosen.value) : ''} frame={scene.value?.dt ?? 0.01} />}
    </div>
  );
}
