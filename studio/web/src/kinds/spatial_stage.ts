// The bodies of a spatial scene at the time of the clock, with springs, joints, contacts and the ground.

import { effect } from '@preact/signals';
import { DirectionalLight, Vector3 } from 'three';
import type { Poses, SpatialScene } from '../api/spatial';
import type { Point3 } from '../api/types';
import { cssValue } from '../base/css';
import { ticks } from '../base/format';
import { CrowdLayer } from '../stage/crowd_layer';
import { Labels } from '../stage/labels';
import type { Piece } from '../stage/lines_layer';
import { LinesLayer } from '../stage/lines_layer';
import { PlaneLayer } from '../stage/plane_layer';
import { PointsLayer } from '../stage/points_layer';
import { Stage } from '../stage/stage';
import * as clock from '../state/clock';
import { dark, following } from '../state/view';
import { stones } from './scene_canvas';
import { boundsOf, boundsOfFilm, coil, contactsAt, endAt, largestImpulse, posesAt, turned } from './spatial_poses';
import { pick, picked, scene, showContacts, shownFilm } from './spatial_state';

const kClick = 4;

export class SpatialStage {
  readonly stage: Stage;
  private readonly crowd: CrowdLayer;
  private readonly planes: PlaneLayer;
  private readonly springs: LinesLayer;
  private readonly axes: LinesLayer;
  private readonly impulses: LinesLayer;
  private readonly joints: PointsLayer;
  private readonly contacts: PointsLayer;
  private readonly labels: Labels;
  /** Casts shadows and adds no light: the picture is as bright as without. */
  private readonly lamp = new DirectionalLight(0xffffff, 1e-4);
  private readonly stops: (() => void)[];
  private shown: SpatialScene | null = null;
  private poses: Poses | null = null;
  private extent = 1;
  private down: [number, number] | null = null;
  private steered = false;
  private looked = false;

  constructor(host: HTMLElement) {
    this.stage = new Stage(host);
    this.stage.renderer.shadowMap.enabled = true;
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.set(1024, 1024);
    this.stage.scene.add(this.lamp, this.lamp.target);
    this.planes = new PlaneLayer(this.stage);
    this.crowd = new CrowdLayer(this.stage);
    this.springs = new LinesLayer(this.stage, '#7a3fb5');
    this.axes = new LinesLayer(this.stage, '#c2560a', true);
    this.impulses = new LinesLayer(this.stage, '#d7261e', true);
    this.joints = new PointsLayer(this.stage, '#f0a35e', 10, '#6b2f05', true);
    this.contacts = new PointsLayer(this.stage, '#d7261e', 5, '#d7261e', true);
    this.labels = new Labels(this.stage, host);
    this.listen();
    this.stops = [() => this.shapes(), () => this.frame(), () => this.colours(), () => this.move()].map((e) => effect(e));
  }

  dispose(): void {
    this.stops.forEach((stop) => stop());
    this.labels.dispose();
    this.stage.dispose();
  }

  private listen(): void {
    const canvas = this.stage.renderer.domElement;
    const steer = () => (this.steered = true);
    this.stage.controls.addEventListener('start', steer);
    this.stage.renderer.domElement.parentElement?.addEventListener('keydown', (e) => e.key.startsWith('Arrow') && steer());
    canvas.addEventListener('pointerdown', (e) => (this.down = [e.clientX, e.clientY]));
    canvas.addEventListener('pointerup', (e) => {
      const moved = this.down ? Math.hypot(e.clientX - this.down[0], e.clientY - this.down[1]) : Infinity;
      if (e.button === 0 && moved < kClick) pick(this.crowd.at(e.clientX, e.clientY));
    });
  }

  private shapes(): void {
    const s = scene.value;
    const before = this.shown;
    this.shown = s;
    this.crowd.set(s?.meshes ?? [], s?.bodies.map((b) => (s.meshes[b.shape].plane ? null : b.shape)) ?? []);
    if (!s) return this.planes.set([], [0, 0, 0], 1, 1, '#808080');
    const [low, high] = boundsOf(s, s.start) ?? [[-1, -1, 0], [1, 1, 1]];
    this.extent = 0.5 * Math.hypot(...[0, 1, 2].map((c) => high[c] - low[c])) || 1;
    this.light(low, high);
    if (before && before.name !== s.name) this.steered = this.looked = false;
  }

  /** Shows all of a film that begins, unless somebody has turned the camera. */
  private frame(): void {
    const s = scene.value;
    const box = s && boundsOfFilm(s, shownFilm.value);
    if (!box) return;
    this.stage.setSubject(...box);
    this.refit();
  }

  /** After the stage has got another size: the same direction of view. */
  refit(): void {
    if (this.steered) return;
    if (this.looked) this.stage.fit();
    else this.stage.look('oblique');
    this.looked = true;
  }

  private light(low: Point3, high: Point3): void {
    const centre = new Vector3(...[0, 1, 2].map((c) => (low[c] + high[c]) / 2));
    const reach = 2.5 * this.extent;
    this.lamp.target.position.copy(centre);
    this.lamp.position.copy(centre).add(new Vector3(-0.5, 0.6, 1.6).setLength(2 * reach));
    Object.assign(this.lamp.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1 * reach, far: 5 * reach });
    this.lamp.shadow.camera.updateProjectionMatrix();
    this.lamp.shadow.bias = -5e-4;
  }

  private colours(): void {
    const s = scene.value;
    dark.value;
    this.stage.setBackground(cssValue('--stage'));
    if (!s) return;
    const fixed = cssValue('--wall');
    const link = cssValue('--link');
    this.crowd.colour((i) => (i === picked.value ? link : s.bodies[i].colour ?? (s.bodies[i].motion === 'fixed' ? fixed : stones[i % stones.length])));
    const [low, high] = boundsOf(s, s.start) ?? [[-1, -1, 0], [1, 1, 1]];
    const planes = s.bodies.flatMap((b, i) => (s.meshes[b.shape].plane ? [{ place: [...s.start.places.slice(3 * i, 3 * i + 3)], attitude: [...s.start.attitudes.slice(4 * i, 4 * i + 4)], colour: b.colour }] : []));
    const marks = ticks(0, this.extent, 2);
    this.planes.set(planes, [0, 1, 2].map((c) => (low[c] + high[c]) / 2), this.extent, marks[1] - marks[0] || 1, cssValue('--ground'));
  }

  private move(): void {
    const s = scene.value;
    if (!s) return;
    const t = clock.time.value;
    const poses = posesAt(s, shownFilm.value, t);
    this.poses = poses;
    this.crowd.pose(poses);
    this.links(s, poses);
    this.touch(t);
    this.name(s, poses);
  }

  private links(s: SpatialScene, poses: Poses): void {
    const springs = s.springs.flatMap((spring): Piece[] => {
      const [a, b] = [endAt(poses, spring.a), endAt(poses, spring.b)];
      const points = coil(a, b, 0.035 * this.extent);
      return points.slice(1).map((p, k) => [points[k], p]);
    });
    const axes = s.joints.flatMap((joint): Piece[] => {
      if (joint.kind === 'pin') return [];
      const at = endAt(poses, joint.a);
      const along = turned(poses, joint.a.body, joint.axis).map((c) => 0.12 * this.extent * c);
      return [[at.map((c, k) => c - along[k]), at.map((c, k) => c + along[k])]];
    });
    this.springs.set(springs);
    this.axes.set(axes);
    this.joints.set(Float32Array.from(s.joints.flatMap((joint) => endAt(poses, joint.a))));
    this.joints.show(true);
  }

  /** A line for each impulse: the largest of the film is as long as a third of the scene. */
  private touch(t: number): void {
    const f = showContacts.value ? shownFilm.value : null;
    const { positions, impulses } = contactsAt(f, t);
    const scale = (0.35 * this.extent) / (largestImpulse(f) || 1);
    this.contacts.set(positions);
    this.contacts.show(true);
    this.impulses.set(Array.from({ length: positions.length / 3 }, (_, k): Piece => {
      const p = [...positions.slice(3 * k, 3 * k + 3)];
      return [p, p.map((c, i) => c + scale * impulses[3 * k + i])];
    }));
  }

  private name(s: SpatialScene, poses: Poses): void {
    const body = picked.value;
    if (body === null || !s.bodies[body]) return this.labels.set('body', []);
    const place = [...poses.places.slice(3 * body, 3 * body + 3)] as Point3;
    this.labels.set('body', [{ text: s.bodies[body].name, kind: 'body', at: new Vector3(...place) }]);
    if (following.value && s.bodies[body].motion !== 'fixed') this.stage.follow(place, 6 * this.extent);
  }

  /** The picked body, or everything that moves where it is now. */
  fit(): void {
    const s = this.shown;
    if (!s || !this.poses) return;
    const body = picked.value;
    const box = boundsOf(s, this.poses, (_, i) => body === null || i === body) ?? boundsOf(s, s.start);
    if (!box) return;
    const room = body === null ? 0 : Math.max(...[0, 1, 2].map((c) => box[1][c] - box[0][c]));
    this.stage.focus(box[0].map((c) => c - room), box[1].map((c) => c + room));
  }
}
