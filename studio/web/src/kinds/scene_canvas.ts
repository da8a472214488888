// Bodies, springs and background of a scene on a canvas.

import type { Point3, Scene, SceneBody, SceneEnd } from '../api/types';
import type { Camera, PlanarPose } from './scene_poses';
import { placed } from './scene_poses';

export const stones: Point3[] = [[0.49, 0.58, 0.66], [0.69, 0.55, 0.42], [0.54, 0.62, 0.49], [0.66, 0.52, 0.56], [0.6, 0.58, 0.71], [0.75, 0.66, 0.37], [0.44, 0.64, 0.63], [0.71, 0.47, 0.42]];
const css = (c: Point3, factor = 1) => `rgb(${c.map((v) => Math.round(255 * Math.min(1, v * factor))).join(' ')})`;

type ToScreen = (p: readonly [number, number]) => [number, number];

export interface Painting { pen: CanvasRenderingContext2D; width: number; height: number; soft: string }

function outline(pen: CanvasRenderingContext2D, body: SceneBody, pose: PlanarPose, screen: ToScreen): void {
  pen.beginPath();
  body.vertices.forEach((v, k) => pen[k ? 'lineTo' : 'moveTo'](...screen(placed(v, pose))));
  pen.closePath();
}

function drawBody(p: Painting, body: SceneBody, i: number, pose: PlanarPose, screen: ToScreen, scale: number): void {
  const colour = body.colour ?? (body.fixed ? [0.55, 0.58, 0.6] : stones[i % stones.length]) as Point3;
  outline(p.pen, body, pose, screen);
  p.pen.lineJoin = p.pen.lineCap = 'round';
  for (const [width, paint] of [[2 * body.radius * scale + 2.4, css(colour, 0.6)], [2 * body.radius * scale, css(colour)]] as const) {
    p.pen.lineWidth = width;
    p.pen.strokeStyle = p.pen.fillStyle = paint;
    p.pen.stroke();
    p.pen.fill();
  }
  if (body.fixed) return;
  const [x, y] = body.vertices[0];
  p.pen.beginPath();
  p.pen.moveTo(...screen([pose[0], pose[1]]));
  p.pen.lineTo(...screen(placed([0.7 * x, 0.7 * y], pose)));
  p.pen.lineWidth = 1.5;
  p.pen.strokeStyle = css(colour, 0.5);
  p.pen.stroke();
}

function drawSpring(p: Painting, a: readonly [number, number], b: readonly [number, number], colour: string): void {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
  p.pen.beginPath();
  p.pen.moveTo(...a);
  for (let k = 1; k < 24; ++k) {
    const side = k < 3 || k > 21 ? 0 : k % 2 ? 5 : -5;
    p.pen.lineTo(a[0] + (k / 24) * (b[0] - a[0]) + side * nx, a[1] + (k / 24) * (b[1] - a[1]) + side * ny);
  }
  p.pen.lineTo(...b);
  p.pen.lineWidth = 1.6;
  p.pen.strokeStyle = colour;
  p.pen.stroke();
}

export function drawScene(p: Painting, scene: Scene, poses: PlanarPose[], camera: Camera): void {
  const scale = Math.min(p.width / (2 * camera.halfWidth), p.height / (2 * camera.halfHeight));
  const screen: ToScreen = ([x, y]) => [p.width / 2 + (x - camera.x) * scale, p.height / 2 - (y - camera.y) * scale];
  p.pen.clearRect(0, 0, p.width, p.height);
  if (scene.background) {
    p.pen.fillStyle = css(scene.background);
    p.pen.fillRect(0, 0, p.width, p.height);
  }
  scene.bodies.forEach((body, i) => drawBody(p, body, i, poses[i], screen, scale));
  const end = (e: SceneEnd) => screen(e.body < 0 ? e.point : placed(e.point, poses[e.body]));
  for (const s of scene.springs) drawSpring(p, end(s.a), end(s.b), s.colour ? css(s.colour) : p.soft);
}
