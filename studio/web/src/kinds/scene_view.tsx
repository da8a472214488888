// A scene: bodies in motion, energies and momenta below.

import { cssValue } from '../base/css';
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as clock from '../state/clock';
import { chosen, shortName } from '../state/runs';
import { dark } from '../state/view';
import { Timeline } from '../ui/timeline';
import type { EnergyColumns } from './energy_plots';
import { EnergyPlots } from './energy_plots';
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

const columns: EnergyColumns = {
  time: 'time', potential: 'U', kinetic: ['T_center', 'T_spin'], momentumTitle: 'momentum, N s (N m s)',
  momenta: [['x', ['Px']], ['y', ['Py']], ['angular', ['L_center', 'L_spin']]],
};

export function SceneView() {
  return (
    <div class="work">
      <div class="stage"><Canvas /></div>
      <div class="dock" style={{ padding: '8px 14px' }} data-test="plots"><EnergyPlots table={energy.value} columns={columns} /></div>
      {clock.ready.value && <Timeline what={chosen.value ? shortName(chosen.value) : ''} frame={scene.value?.dt ?? 0.01} />}
    </div>
  );
}
