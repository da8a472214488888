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
varying float vTime;
void main() {
  float r = 2.0 * distance(gl_PointCoord, vec2(0.5));
  if (r > 1.0 || vTime > now) discard;
  gl_FragColor = vec4(r > 0.66 ? rim : colour, 1.0);
}`;

export class PointsLayer {
  private geometry = new BufferGeometry();
  private readonly material: ShaderMaterial;
  private readonly points: Points;

  constructor(private readonly stage: Stage, colour: string, size: number, rim = '#ffffff') {
    this.material = new ShaderMaterial({
      vertexShader, fragmentShader,
      uniforms: { colour: { value: new Color(colour).convertLinearToSRGB() }, rim: { value: new Color(rim).convertLinearToSRGB() }, size: { value: size }, now: { value: Infinity } },
    });
    this.points = new Points(this.geometry, this.material);
    this.points.frustumCulled = false;
    this.points.renderOrder = 3;
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
