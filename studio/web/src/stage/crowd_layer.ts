// Many rigid bodies: one draw call for all of a shape, and one for its edges.

import { Color, DynamicDrawUsage, EdgesGeometry, BufferAttribute, BufferGeometry, InstancedBufferAttribute, InstancedBufferGeometry, InstancedMesh, LineSegments, Matrix4, MeshLambertMaterial, Quaternion, ShaderMaterial, Vector3 } from 'three';
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { MeshArrays } from '../api/decoding';
import type { Poses } from '../api/spatial';
import type { Stage } from './stage';

const kCrease = 30;

const edgeVertex = `
attribute mat4 pose;
void main() {
  gl_Position = projectionMatrix * viewMatrix * pose * vec4(position, 1.0);
}`;
const edgeFragment = 'void main() { gl_FragColor = vec4(0.10, 0.09, 0.08, 0.75); }';

/** Round bodies have two shades in turn around them, so that one sees them turn. */
function patterned(material: MeshLambertMaterial): MeshLambertMaterial {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace('#include <common>', '#include <common>\nvarying vec3 vOwn;').replace('#include <begin_vertex>', '#include <begin_vertex>\nvOwn = position;');
    shader.fragmentShader = shader.fragmentShader.replace('#include <common>', '#include <common>\nvarying vec3 vOwn;')
      .replace('#include <color_fragment>', '#include <color_fragment>\nif (vOwn.x * vOwn.y * vOwn.z > 0.0) diffuseColor.rgb *= 0.62;');
  };
  return material;
}

interface Group { mesh: InstancedMesh; edges: LineSegments | null; bodies: number[] }

export class CrowdLayer {
  private groups: Group[] = [];
  private readonly matrix = new Matrix4();
  private readonly place = new Vector3();
  private readonly turn = new Quaternion();
  private readonly one = new Vector3(1, 1, 1);

  constructor(private readonly stage: Stage) {}

  /** `bodies`: the shape of each, null for those that are drawn elsewhere. */
  set(meshes: readonly MeshArrays[], bodies: readonly (number | null)[]): void {
    this.clear();
    meshes.forEach((mesh, shape) => {
      const members = bodies.flatMap((s, i) => (s === shape ? [i] : []));
      if (members.length > 0 && mesh.triangles.length > 0) this.groups.push(this.make(mesh, members));
    });
    this.stage.invalidate();
  }

  private make(mesh: MeshArrays, bodies: number[]): Group {
    const raw = new BufferGeometry();
    raw.setAttribute('position', new BufferAttribute(mesh.positions, 3));
    raw.setIndex(new BufferAttribute(mesh.triangles, 1));
    const lines = new EdgesGeometry(raw, kCrease);
    const round = lines.getAttribute('position').count === 0;
    const material = new MeshLambertMaterial({ polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }); // behind its edges
    const solid = new InstancedMesh(toCreasedNormals(raw, (kCrease * Math.PI) / 180), round ? patterned(material) : material, bodies.length);
    solid.instanceMatrix.setUsage(DynamicDrawUsage);
    solid.frustumCulled = false;
    solid.castShadow = true;
    raw.dispose();
    this.stage.scene.add(solid);
    return { mesh: solid, edges: round ? null : this.edgesOf(lines, solid), bodies };
  }

  private edgesOf(lines: BufferGeometry, solid: InstancedMesh): LineSegments {
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute('position', lines.getAttribute('position'));
    geometry.setAttribute('pose', new InstancedBufferAttribute(solid.instanceMatrix.array, 16).setUsage(DynamicDrawUsage));
    geometry.instanceCount = solid.count;
    const edges = new LineSegments(geometry, new ShaderMaterial({ vertexShader: edgeVertex, fragmentShader: edgeFragment, transparent: true, depthWrite: false }));
    edges.frustumCulled = false;
    this.stage.scene.add(edges);
    return edges;
  }

  pose(poses: Poses): void {
    for (const { mesh, edges, bodies } of this.groups) {
      bodies.forEach((body, k) => {
        this.place.fromArray(poses.places, 3 * body);
        this.turn.fromArray(poses.attitudes, 4 * body);
        mesh.setMatrixAt(k, this.matrix.compose(this.place, this.turn, this.one));
      });
      mesh.instanceMatrix.needsUpdate = true;
      mesh.boundingSphere = null; // it is of the places before
      if (edges) (edges.geometry.getAttribute('pose') as InstancedBufferAttribute).needsUpdate = true;
    }
    this.stage.invalidate();
  }

  colour(colourOf: (body: number) => string | readonly [number, number, number]): void {
    const colour = new Color();
    for (const { mesh, bodies } of this.groups) {
      bodies.forEach((body, k) => {
        const c = colourOf(body);
        mesh.setColorAt(k, typeof c === 'string' ? colour.set(c) : colour.setRGB(...c, 'srgb'));
      });
      mesh.instanceColor!.needsUpdate = true;
    }
    this.stage.invalidate();
  }

  /** The body under the pointer. */
  at(clientX: number, clientY: number): number | null {
    const ray = this.stage.ray(clientX, clientY);
    const hits = this.groups.flatMap(({ mesh, bodies }) => ray.intersectObject(mesh).slice(0, 1).map((hit) => ({ distance: hit.distance, body: bodies[hit.instanceId!] })));
    return hits.sort((a, b) => a.distance - b.distance)[0]?.body ?? null;
  }

  clear(): void {
    for (const { mesh, edges } of this.groups) {
      for (const object of edges ? [mesh, edges] : [mesh]) {
        this.stage.scene.remove(object);
        object.geometry.dispose();
        (object.material as MeshLambertMaterial).dispose();
      }
      mesh.dispose();
    }
    this.groups = [];
  }
}
