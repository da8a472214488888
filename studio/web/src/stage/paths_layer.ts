// All paths in one draw call. Colours are bytes looked up in a scale on the graphics card, so that another quantity costs one byte a
// vertex; the level of detail is another index over the same vertices.

import { BufferAttribute, BufferGeometry, DataTexture, LinearFilter, LineSegments, RGBAFormat, ShaderMaterial } from 'three';
import type { ScaleName } from '../base/colours';
import { colourTable } from '../base/colours';
import { levelFor, levelTolerance, segmentsAt, segmentsEvery, weighSome } from '../paths/detail';
import type { PathSet } from '../paths/path_set';
import { colourShares, emptyPaths, pathCount, vertexCount } from '../paths/path_set';
import type { Stage } from './stage';

const vertexShader = `
attribute float share;
attribute float time;
varying float vShare;
varying float vTime;
void main() {
  vShare = share;
  vTime = time;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const fragmentShader = `
uniform sampler2D scale;
uniform float now;
uniform float opacity;
varying float vShare;
varying float vTime;
void main() {
  if (vTime > now) discard;
  gl_FragColor = vec4(texture2D(scale, vec2(vShare, 0.5)).rgb, opacity);
}`;

function scaleTexture(name: ScaleName): DataTexture {
  const texture = new DataTexture(colourTable(name), 256, 1, RGBAFormat);
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** Above this many vertices a coarser level is worth its making. */
const kDetailFrom = 20_000;
/** Segments that any machine draws, until the level is known. */
const kAtOnce = 100_000;
const kWaiting = -2;

export class PathsLayer {
  set: PathSet = emptyPaths();
  /** Milliseconds that the last hand-over of vertices took. */
  uploadMs = 0;
  private weights = new Float32Array(0);
  private weighed = 0;
  private timer = 0;
  private levels = new Map<number, BufferAttribute>();
  private level = -1;
  private geometry = new BufferGeometry();
  private readonly material = new ShaderMaterial({
    vertexShader, fragmentShader, transparent: true,
    uniforms: { scale: { value: scaleTexture('viridis') }, now: { value: Infinity }, opacity: { value: 1 } },
  });
  private readonly lines = new LineSegments(this.geometry, this.material);

  constructor(private readonly stage: Stage) {
    this.lines.frustumCulled = false;
    this.lines.renderOrder = 1;
    stage.scene.add(this.lines);
    stage.beforeDraw.add(() => this.chooseLevel());
  }

  setPaths(set: PathSet): void {
    const begin = performance.now();
    this.set = set;
    this.levels.clear();
    this.level = -1;
    this.geometry.dispose();
    this.geometry = new BufferGeometry();
    this.geometry.setAttribute('position', new BufferAttribute(set.positions, 3));
    this.geometry.setAttribute('time', new BufferAttribute(set.times, 1));
    this.geometry.setAttribute('share', new BufferAttribute(new Uint8Array(vertexCount(set)), 1, true));
    this.lines.geometry = this.geometry;
    this.weigh();
    this.uploadMs = performance.now() - begin;
    this.stage.invalidate();
  }

  colour(values: Float32Array | undefined, low: number, high: number): void {
    const shares = values ? colourShares(values, low, high) : new Uint8Array(vertexCount(this.set)).fill(128);
    this.geometry.setAttribute('share', new BufferAttribute(shares, 1, true));
    this.stage.invalidate();
  }

  show(visible: boolean, opacity: number, now: number): void {
    this.lines.visible = visible && vertexCount(this.set) > 1;
    this.material.uniforms.opacity.value = opacity;
    this.material.uniforms.now.value = now;
    this.stage.invalidate();
  }

  private chooseLevel(): void {
    if (!this.lines.visible) return;
    const many = vertexCount(this.set) >= kDetailFrom;
    const wanted = !many ? 0 : this.weighed < pathCount(this.set) ? kWaiting : levelFor(this.stage.metresPerPixel());
    if (wanted === this.level) return;
    this.level = wanted;
    this.geometry.setIndex(this.indexOf(wanted));
  }

  private indexOf(level: number): BufferAttribute {
    const known = this.levels.get(level);
    if (known) return known;
    const index = new BufferAttribute(this.segments(level), 1);
    this.levels.set(level, index);
    return index;
  }

  private segments(level: number): Uint32Array {
    const n = vertexCount(this.set);
    if (level === kWaiting) return segmentsEvery(this.set, Math.max(1, Math.ceil(n / kAtOnce)));
    return segmentsAt(this.set, this.weights, levelTolerance(level));
  }

  /** Weights are made in short pieces between pictures, so that the page answers meanwhile. */
  private weigh(): void {
    clearTimeout(this.timer);
    this.weighed = 0;
    this.weights = new Float32Array(vertexCount(this.set));
    if (vertexCount(this.set) < kDetailFrom) return;
    const piece = () => {
      this.weighed = weighSome(this.set, this.weights, this.weighed, 10);
      if (this.weighed < pathCount(this.set)) this.timer = window.setTimeout(piece, 0);
      else this.stage.invalidate();
    };
    this.timer = window.setTimeout(piece, 0);
  }

  /** Segments that are drawn now. */
  get drawn(): number {
    return (this.geometry.index?.count ?? 0) / 2;
  }
}
