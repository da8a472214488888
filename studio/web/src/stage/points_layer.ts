// Round marks of a fixed size on the screen: starts, ends, impacts.

import { BufferAttribute, BufferGeometry, Color, Points, ShaderMaterial } from 'three';
import type { Stage } from './stage';

const vertexShader = `
attribute float time;
uniform float size;
varying float vTime;
void main() {
  vTime = time;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_Position.z -= 0.0004 * gl_Position.w;
  gl_PointSize = size;
}`;

const fragmentShader = `
uniform vec3 colour;
uniform vec3 rim;
uniform float now;
uniform float hollow;
varying float vTime;
void main() {
  float r = 2.0 * distance(gl_PointCoord, vec2(0.5));
  if (r > 1.0 || vTime > now || r < hollow) discard;
  bool edge = hollow > 0.0 ? r < hollow + 0.12 : r > 0.66;
  gl_FragColor = vec4(edge ? (hollow > 0.0 ? vec3(1.0) : rim) : (hollow > 0.0 ? rim : colour), 1.0);
}`;

export class PointsLayer {
  private geometry = new BufferGeometry();
  private readonly material: ShaderMaterial;
  readonly points: Points;

  /** `colour` 'ring': only a rim, with a white line inside. */
  constructor(private readonly stage: Stage, colour: string, size: number, rim = '#ffffff', onTop = false) {
    const ring = colour === 'ring';
    this.material = new ShaderMaterial({
      vertexShader, fragmentShader,
      uniforms: { hollow: { value: ring ? 0.7 : 0 }, colour: { value: new Color(ring ? rim : colour).convertLinearToSRGB() }, rim: { value: new Color(rim).convertLinearToSRGB() }, size: { value: size }, now: { value: Infinity } },
    });
    this.points = new Points(this.geometry, this.material);
    this.points.frustumCulled = false;
    this.points.renderOrder = onTop ? 5 : 3;
    this.material.depthTest = !onTop;
    this.material.transparent = onTop; // drawn after everything that is not
    this.points.visible = false;
    stage.scene.add(this.points);
    stage.beforeDraw.add(() => (this.material.uniforms.size.value = size * stage.renderer.getPixelRatio()));
  }

  set(positions: Float32Array, times?: Float32Array): void {
    this.geometry.dispose();
    this.geometry = new BufferGeometry();
    this.geometry.setAttribute('position', new BufferAttribute(positions, 3));
    this.geometry.setAttribute('time', new BufferAttribute(times ?? new Float32Array(positions.length / 3), 1));
    this.points.geometry = this.geometry;
    this.stage.invalidate();
  }

  show(visible: boolean, now = Infinity): void {
    this.points.visible = visible && (this.geometry.getAttribute('position')?.count ?? 0) > 0;
    this.material.uniforms.now.value = now;
    this.stage.invalidate();
  }
}
