// The block on its pedestal, at the time of the clock, with an arrow for the acceleration of the ground; below it the slope, if there is one.

import { cssValue } from '../base/css';
import { effect } from '@preact/signals';
import { ArrowHelper, Color, GridHelper, Vector3 } from 'three';
import { frameBefore, poseAt } from '../base/motion';
import { BodyLayer } from '../stage/body_layer';
import { PointsLayer } from '../stage/points_layer';
import { Stage } from '../stage/stage';
import { TerrainLayer } from '../stage/terrain_layer';
import * as clock from '../state/clock';
import { terrain } from '../state/slope';
import { dark } from '../state/view';
import { uphillDirection } from '../terrain/uphill';
import { block, film, tables } from './rocking_state';

export class RockingStage {
  readonly stage: Stage;
  private readonly body: BodyLayer;
  private readonly pedestal: BodyLayer;
  private readonly ground: TerrainLayer;
  private readonly arrow = new ArrowHelper(new Vector3(1, 0, 0), new Vector3(), 1, 0xd55e00);
  /** Around the block where it is too small to be seen, as on a whole slope. */
  private readonly ring: PointsLayer;
  private plane: GridHelper | null = null;
  private readonly stops: (() => void)[];

  constructor(host: HTMLElement) {
    this.stage = new Stage(host);
    this.ground = new TerrainLayer(this.stage);
    this.pedestal = new BodyLayer(this.stage, '#8d979e');
    this.body = new BodyLayer(this.stage, '#c98f54');
    this.ring = new PointsLayer(this.stage, 'ring', 26, '#0b5cad', true);
    this.stage.beforeDraw.add(() => void (this.ring.points.visible = block.peek() !== null && this.size() / this.stage.metresPerPixel() < 8));
    this.stage.scene.add(this.arrow);
    this.stops = [() => this.colours(), () => this.shapes(), () => this.slope(), () => this.move()].map((e) => effect(e));
  }

  dispose(): void {
    this.stops.forEach((stop) => stop());
    this.stage.dispose();
  }

  private colours(): void {
    dark.value;
    this.stage.setBackground(cssValue('--stage'));
    this.ground.setWallColour(cssValue('--wall'));
    this.makePlane();
  }

  private size(): number {
    const positions = block.peek()?.body.positions ?? [1];
    return Math.max(...Array.from(positions, Math.abs)) || 1;
  }

  private makePlane(): void {
    if (this.plane) this.stage.scene.remove(this.plane);
    this.plane = null;
    if (!block.value || block.value.pedestal.triangles.length > 0) return;
    const size = 5 * this.size();
    this.plane = new GridHelper(size, 20, new Color(cssValue('--soft')), new Color(cssValue('--rule')));
    this.plane.rotateX(Math.PI / 2);
    this.stage.scene.add(this.plane);
  }

  private shapes(): void {
    const b = block.value;
    this.body.setMesh(b?.body ?? null);
    this.pedestal.setMesh(b && b.pedestal.triangles.length > 0 ? b.pedestal : null);
    this.makePlane();
    if (!b) return;
    this.focusBlock();
  }

  focusBlock(): void {
    const b = block.value;
    if (!b) return;
    const [x, y, z] = film.peek()?.pedestal ?? [0, 0, 0];
    const r = 1.25 * this.size();
    this.stage.setSubject([x - r, y - r, z - 0.15 * r], [x + r, y + r, z + b.start[2] + r], terrain.peek() ? uphillDirection(terrain.peek()!.grid) : Math.PI / 2);
    this.stage.look('oblique');
  }

  /** Everything, slope included. */
  fit(): void {
    const t = terrain.peek();
    if (!t) return this.focusBlock();
    this.stage.setSubject(...t.bounds, uphillDirection(t.grid));
    this.stage.look('oblique');
  }

  private slope(): void {
    this.ground.setTerrain(film.value?.handOver !== null && film.value ? terrain.value : null);
    this.ground.drape(null, []);
    this.ground.setWallColour(cssValue('--wall'));
    if (film.value) this.pedestal.pose({ place: film.value.pedestal, attitude: [1, 0, 0, 0] });
    this.focusBlock();
  }

  private move(): void {
    const f = film.value;
    const b = block.value;
    if (!b) return void (this.arrow.visible = false);
    const pose = f ? poseAt(f.frames, clock.time.value) : { place: b.start, attitude: b.attitude };
    this.body.pose(pose);
    this.ring.set(Float32Array.from(pose.place));
    this.shake(clock.time.value);
  }

  private shake(t: number): void {
    const history = tables.value['history.csv'];
    this.arrow.visible = false;
    if (!history || !film.value || t > (film.value.handOver ?? Infinity)) return;
    const k = Math.min(history.rows - 1, frameBefore(history.numbers('t_s'), t));
    const a = new Vector3(...['ground_x_m_s2', 'ground_y_m_s2', 'ground_z_m_s2'].map((c) => history.numbers(c)[k] ?? 0));
    const length = (a.length() / 9.81) * 3 * this.size();
    if (length < 0.02 * this.size()) return;
    const [x, y, z] = film.value.pedestal;
    this.arrow.visible = true;
    this.arrow.position.set(x, y, z + 0.01);
    this.arrow.setDirection(a.normalize());
    this.arrow.setLength(length, Math.min(0.25 * length, 0.2 * this.size()), Math.min(0.18 * length, 0.14 * this.size()));
  }
}
