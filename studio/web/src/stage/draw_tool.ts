// Drawing on the ground: clicks add points, a double click or Enter ends, Backspace takes the last back, Escape gives up. Points
// of what is selected can be dragged. Dragging anywhere else turns the camera as always.

import { Vector3 } from 'three';
import type { Stage } from './stage';

export type Ground = (clientX: number, clientY: number) => readonly [number, number, number] | null;

export interface DrawSettings {
  /** Points needed, and after how many the drawing ends by itself. */
  least: number;
  most: number;
  changed: (points: (readonly [number, number, number])[]) => void;
  done: (points: (readonly [number, number, number])[]) => void;
  cancelled: () => void;
}

const kClickReach = 5;
const kHandleReach = 12;

export class DrawTool {
  private points: (readonly [number, number, number])[] = [];
  private settings: DrawSettings | null = null;
  private handles: { at: readonly [number, number, number]; index: number }[] = [];
  private dragged: number | null = null;
  private down: [number, number] | null = null;
  private lastAdded = -Infinity;
  onDrag: ((index: number, to: readonly [number, number, number], over: boolean) => void) | null = null;
  onClick: ((clientX: number, clientY: number) => void) | null = null;
  onHover: ((at: readonly [number, number, number] | null) => void) | null = null;

  constructor(private readonly stage: Stage, private readonly ground: Ground) {
    const canvas = stage.renderer.domElement;
    canvas.addEventListener('pointerdown', (e) => this.pressed(e), { capture: true });
    canvas.addEventListener('pointermove', (e) => this.moved(e));
    canvas.addEventListener('pointerup', (e) => this.released(e));
    canvas.addEventListener('dblclick', () => this.finish());
    canvas.addEventListener('pointerleave', () => this.onHover?.(null));
  }

  get active(): boolean {
    return this.settings !== null;
  }

  begin(settings: DrawSettings): void {
    this.settings = settings;
    this.points = [];
    this.stage.renderer.domElement.classList.add('drawing');
    settings.changed([]);
  }

  stop(): void {
    this.settings = null;
    this.stage.renderer.domElement.classList.remove('drawing');
  }

  setHandles(points: (readonly [number, number, number])[]): void {
    this.handles = points.map((at, index) => ({ at, index }));
  }

  /** true: the key was meant for the drawing. */
  key(name: string): boolean {
    if (!this.settings) return false;
    if (name === 'Enter') this.finish();
    else if (name === 'Backspace') this.settings.changed((this.points = this.points.slice(0, -1)));
    else if (name === 'Escape') {
      const { cancelled } = this.settings;
      this.stop();
      cancelled();
    } else return false;
    return true;
  }

  private finish(): void {
    const s = this.settings;
    if (!s || this.points.length < s.least) return;
    const points = this.points;
    this.stop();
    s.done(points);
  }

  private pressed(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.down = [event.clientX, event.clientY];
    const handle = this.settings ? undefined : this.handles.find((h) => this.near(h.at, event));
    if (!handle) return;
    this.dragged = handle.index;
    this.stage.controls.enabled = false;
    this.stage.renderer.domElement.setPointerCapture(event.pointerId);
  }

  private near(at: readonly [number, number, number], event: PointerEvent): boolean {
    const screen = this.stage.toScreen(new Vector3(...at));
    const box = this.stage.renderer.domElement.getBoundingClientRect();
    return screen !== null && Math.hypot(screen[0] - (event.clientX - box.left), screen[1] - (event.clientY - box.top)) < kHandleReach;
  }

  private moved(event: PointerEvent): void {
    const at = this.onHover || this.dragged !== null ? this.ground(event.clientX, event.clientY) : null;
    if (event.buttons === 0 || this.dragged !== null) this.onHover?.(at);
    if (this.dragged !== null && at) this.onDrag?.(this.dragged, at, false);
  }

  private released(event: PointerEvent): void {
    const clicked = this.down && Math.hypot(event.clientX - this.down[0], event.clientY - this.down[1]) < kClickReach;
    this.down = null;
    if (this.dragged !== null) return this.drop(event);
    if (!clicked || event.button !== 0) return;
    if (this.settings) this.addPoint(event);
    else this.onClick?.(event.clientX, event.clientY);
  }

  private drop(event: PointerEvent): void {
    const at = this.ground(event.clientX, event.clientY);
    if (at) this.onDrag?.(this.dragged!, at, true);
    this.dragged = null;
    this.stage.controls.enabled = true;
  }

  /** The second click of a double click falls on the last point and adds nothing. */
  private addPoint(event: PointerEvent): void {
    const at = this.ground(event.clientX, event.clientY);
    const last = this.points[this.points.length - 1];
    const again = event.timeStamp - this.lastAdded < 450;
    if (!at || !this.settings || (last && again && this.near(last, event))) return;
    this.lastAdded = event.timeStamp;
    this.points = [...this.points, at];
    this.settings.changed(this.points);
    if (this.points.length >= this.settings.most) this.finish();
  }
}
