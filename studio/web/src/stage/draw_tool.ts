// Drawing on the ground: clicks add points, a double click or Enter ends, Backspace takes the last back, Escape gives up. Corners
// of what is selected can be dragged, and a corner pulled out of the middle of an edge. Dragging anywhere else turns the camera as always.

import { Vector3 } from 'three';
import type { Stage } from './stage';

type Point = readonly [number, number, number];
export type Ground = (clientX: number, clientY: number) => Point | null;

/** What may be done with corners. `follows`: a further step of one drag. */
export interface CornerActions {
  choose: (corner: number) => void;
  /** The corner that was added on the edge. */
  add: (after: number) => number | null;
  move: (corner: number, to: Point, follows: boolean) => void;
  dropped: () => void;
}

export interface DrawSettings {
  /** Points needed, and after how many the drawing ends by itself. */
  least: number;
  most: number;
  changed: (points: Point[]) => void;
  done: (points: Point[]) => void;
  cancelled: () => void;
}

const kClickReach = 5;
const kHandleReach = 12;

export class DrawTool {
  private points: Point[] = [];
  private settings: DrawSettings | null = null;
  private corners: Point[] = [];
  private middles: { after: number; at: Point }[] = [];
  private dragged: { corner: number; follows: boolean; under: boolean } | null = null;
  private down: [number, number] | null = null;
  private lastAdded = -Infinity;
  actions: CornerActions | null = null;
  onClick: ((clientX: number, clientY: number) => void) | null = null;
  onHover: ((at: Point | null) => void) | null = null;

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

  setHandles(corners: Point[], middles: { after: number; at: Point }[]): void {
    this.corners = corners;
    this.middles = middles;
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
    this.dragged = this.settings ? null : this.grasp(event);
    if (!this.dragged) return;
    this.stage.controls.enabled = false;
    this.stage.renderer.domElement.setPointerCapture(event.pointerId);
  }

  /** The corner under the pointer; from the middle of an edge, a new one. */
  private grasp(event: PointerEvent): typeof this.dragged {
    const corner = this.nearest(this.corners, event);
    if (corner >= 0) {
      this.actions?.choose(corner);
      return { corner, follows: false, under: true };
    }
    const middle = this.nearest(this.middles.map((m) => m.at), event);
    const added = middle < 0 ? null : this.actions?.add(this.middles[middle].after) ?? null;
    return added === null ? null : { corner: added, follows: true, under: true };
  }

  private away(at: Point, event: PointerEvent): number {
    const screen = this.stage.toScreen(new Vector3(...at));
    const box = this.stage.renderer.domElement.getBoundingClientRect();
    return screen === null ? Infinity : Math.hypot(screen[0] - (event.clientX - box.left), screen[1] - (event.clientY - box.top));
  }

  /** Index of the point next to the pointer, -1 where none is in reach. */
  private nearest(points: Point[], event: PointerEvent): number {
    const distances = points.map((p) => this.away(p, event));
    const least = Math.min(...distances);
    return least < kHandleReach ? distances.indexOf(least) : -1;
  }

  private near(at: Point, event: PointerEvent): boolean {
    return this.away(at, event) < kHandleReach;
  }

  private isClick(event: PointerEvent): boolean {
    return this.down !== null && Math.hypot(event.clientX - this.down[0], event.clientY - this.down[1]) < kClickReach;
  }

  private moved(event: PointerEvent): void {
    const at = this.onHover || this.dragged ? this.ground(event.clientX, event.clientY) : null;
    if (event.buttons === 0 || this.dragged) this.onHover?.(at);
    if (event.buttons === 0) this.showGrip(event);
    if (this.dragged && at && !(this.dragged.under && this.isClick(event))) this.drag(at);
  }

  private showGrip(event: PointerEvent): void {
    const over = !this.settings && (this.nearest(this.corners, event) >= 0 || this.nearest(this.middles.map((m) => m.at), event) >= 0);
    this.stage.renderer.domElement.classList.toggle('on-corner', over);
  }

  private drag(at: Point): void {
    const d = this.dragged!;
    this.actions?.move(d.corner, at, d.follows);
    this.dragged = { ...d, follows: true, under: false };
  }

  private released(event: PointerEvent): void {
    const clicked = this.isClick(event);
    this.down = null;
    if (this.dragged) return this.drop(event);
    if (!clicked || event.button !== 0) return;
    if (this.settings) this.addPoint(event);
    else this.onClick?.(event.clientX, event.clientY);
  }

  private drop(event: PointerEvent): void {
    const at = this.ground(event.clientX, event.clientY);
    if (at && !this.dragged!.under) this.drag(at);
    this.dragged = null;
    this.stage.controls.enabled = true;
    this.actions?.dropped();
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
