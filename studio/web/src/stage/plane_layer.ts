// Planes without an end: squares that fade out around the scene, with the shadows of what stands on them.

import { Color, DoubleSide, Group, Mesh, PlaneGeometry, Quaternion, ShaderMaterial, ShadowMaterial, Vector3 } from 'three';
import type { Stage } from './stage';

const vertexShader = `
varying vec2 vOwn;
void main() {
  vOwn = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const fragmentShader = `
uniform vec3 colour;
uniform vec2 middle;
uniform float cell, fade;
varying vec2 vOwn;
void main() {
  vec2 q = mod(floor((vOwn + middle) / cell), 2.0);
  vec3 c = colour * (abs(q.x - q.y) > 0.5 ? 0.93 : 1.0);
  float alpha = 1.0 - smoothstep(0.3 * fade, fade, length(vOwn));
  gl_FragColor = vec4(c, alpha);
  #include <colorspace_fragment>
}`;

export interface Plane { place: readonly number[]; attitude: readonly number[]; colour: string | readonly [number, number, number] | null }

export class PlaneLayer {
  private readonly group = new Group();
  constructor(private readonly stage: Stage) {
    stage.scene.add(this.group);
  }

  /** `centre` and `extent` of what the planes lie around; `cell`: side of a square. */
  set(planes: readonly Plane[], centre: readonly number[], extent: number, cell: number, usual: string): void {
    this.clear();
    planes.forEach((plane, k) => this.group.add(...this.make(plane, new Vector3(...centre), extent, cell, usual, k)));
    this.stage.invalidate();
  }

  private make(plane: Plane, centre: Vector3, extent: number, cell: number, usual: string, order: number): Mesh[] {
    const turn = new Quaternion(...(plane.attitude as [number, number, number, number]));
    const origin = new Vector3(...(plane.place as [number, number, number]));
    const local = centre.clone().sub(origin).applyQuaternion(turn.clone().invert());
    const middle = new Vector3(local.x, local.y, 0);
    const colour = plane.colour === null || typeof plane.colour === 'string' ? new Color(plane.colour ?? usual) : new Color().setRGB(...plane.colour, 'srgb');
    const material = new ShaderMaterial({
      vertexShader, fragmentShader, transparent: true, side: DoubleSide, depthWrite: false,
      uniforms: { colour: { value: colour }, middle: { value: middle }, cell: { value: cell }, fade: { value: 6 * extent } },
    });
    const geometry = new PlaneGeometry(12 * extent, 12 * extent);
    const ground = new Mesh(geometry, material);
    const shadow = new Mesh(geometry, new ShadowMaterial({ opacity: 0.22, polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2, depthWrite: false }));
    shadow.receiveShadow = true;
    for (const mesh of [ground, shadow]) {
      mesh.position.copy(middle).applyQuaternion(turn).add(origin);
      mesh.quaternion.copy(turn);
    }
    ground.renderOrder = -20 + order;
    shadow.renderOrder = -10 + order;
    return [ground, shadow];
  }

  private clear(): void {
    for (const mesh of [...this.group.children] as Mesh[]) {
      mesh.geometry.dispose();
      (mesh.material as ShaderMaterial).dispose();
      this.group.remove(mesh);
    }
  }
}
