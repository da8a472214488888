// One rigid body at its true place and attitude: a tumbling rock or a rocking block.

import { BufferAttribute, BufferGeometry, EdgesGeometry, Group, LineBasicMaterial, LineSegments, Mesh, MeshLambertMaterial } from 'three';
import type { MeshArrays } from '../api/decoding';
import type { Pose } from '../base/motion';
import type { Stage } from './stage';

export class BodyLayer {
  readonly group = new Group();

  constructor(private readonly stage: Stage, private readonly colour: string, private readonly edges = true) {
    this.group.visible = false;
    stage.scene.add(this.group);
  }

  setMesh(mesh: MeshArrays | null): void {
    for (const child of [...this.group.children] as Mesh[]) {
      child.geometry.dispose();
      (child.material as MeshLambertMaterial).dispose();
      this.group.remove(child);
    }
    this.group.visible = mesh !== null && mesh.triangles.length > 0;
    if (this.group.visible) this.addMesh(mesh!);
    this.stage.invalidate();
  }

  private addMesh(mesh: MeshArrays): void {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
    geometry.setIndex(new BufferAttribute(mesh.triangles, 1));
    this.group.add(new Mesh(geometry, new MeshLambertMaterial({ color: this.colour, flatShading: true })));
    if (this.edges) this.group.add(new LineSegments(new EdgesGeometry(geometry, 20), new LineBasicMaterial({ color: 0x2b2118 })));
  }

  show(visible: boolean): void {
    this.group.visible = visible && this.group.children.length > 0;
    this.stage.invalidate();
  }

  pose({ place, attitude: [w, x, y, z] }: Pose): void {
    this.group.position.set(...place);
    this.group.quaternion.set(x, y, z, w);
    this.stage.invalidate();
  }
}
