// Sources, barriers and counters as the draft of the project has them, with their names.

import { BufferAttribute, BufferGeometry, DoubleSide, Group, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { LineGeometry } from 'three/examples/jsm/lines/LineGeometry.js';
import { Line2 } from 'three/examples/jsm/lines/Line2.js';
import { LineMaterial } from 'three/examples/jsm/lines/LineMaterial.js';
import type { Labels } from './labels';
import type { Stage } from './stage';

export type FeatureKind = 'seeder' | 'barrier' | 'counter' | 'region' | 'cut' | 'path' | 'draft';

export interface Feature {
  kind: FeatureKind;
  /** On the ground, draped. */
  line: (readonly [number, number, number])[];
  closed?: boolean;
  /** Barriers stand so high on their line. */
  height?: number;
  label?: string;
  selected?: boolean;
  /** Which part of the project it shows. */
  of?: { list: 'seeder' | 'barrier' | 'counter' | 'region'; index: number };
}

export const featureColours: Record<FeatureKind, string> = {
  seeder: '#d7261e', barrier: '#c2560a', counter: '#0f8b80', region: '#0b5cad', cut: '#7a3fb5', path: '#ffffff', draft: '#0b5cad',
};

const widths: Record<FeatureKind, number> = { seeder: 3, barrier: 3, counter: 3, region: 2.5, cut: 2.5, path: 4, draft: 3 };

export class FeaturesLayer {
  private readonly group = new Group();
  private materials: LineMaterial[] = [];

  constructor(private readonly stage: Stage, private readonly labels: Labels, private readonly owner: string) {
    this.group.renderOrder = 2;
    stage.scene.add(this.group);
    stage.beforeDraw.add(() => this.materials.forEach((m) => m.resolution.copy(stage.size)));
  }

  set(features: Feature[]): void {
    this.clear();
    for (const f of features) this.add(f);
    this.labels.set(this.owner, features.filter((f) => f.label && f.line.length > 0).map((f) => ({
      text: f.label!, kind: f.kind, at: labelPlace(f),
    })));
    this.stage.invalidate();
  }

  private add(f: Feature): void {
    if (f.line.length === 0) return;
    const line = f.closed ? [...f.line, f.line[0]] : f.line;
    if (line.length > 1) {
      if (f.selected) this.addLine(line, '#ffffff', widths[f.kind] + 4, 1);
      this.addLine(line, featureColours[f.kind], widths[f.kind], 2);
    }
    if (f.height && line.length > 1) this.addPanels(line, f.height, featureColours[f.kind]);
  }

  /** `order`: a casing is drawn before its line and leaves no depth, so that the line is not cut by it. */
  private addLine(line: Feature['line'], colour: string, width: number, order: number): void {
    const geometry = new LineGeometry();
    geometry.setPositions(line.flatMap(([x, y, z]) => [x, y, z]));
    const material = new LineMaterial({ color: colour, linewidth: width, depthWrite: order > 1, polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -8 });
    material.resolution.copy(this.stage.size);
    this.materials.push(material);
    const drawn = new Line2(geometry, material);
    drawn.renderOrder = order;
    this.group.add(drawn);
  }

  private addPanels(line: Feature['line'], height: number, colour: string): void {
    const out: number[] = [];
    for (let k = 1; k < line.length; ++k) {
      const [a, b] = [line[k - 1], line[k]];
      out.push(...a, ...b, b[0], b[1], b[2] + height, ...a, b[0], b[1], b[2] + height, a[0], a[1], a[2] + height);
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(out), 3));
    const material = new MeshBasicMaterial({ color: colour, opacity: 0.5, transparent: true, side: DoubleSide, depthWrite: false });
    const panels = new Mesh(geometry, material);
    panels.renderOrder = 2;
    this.group.add(panels);
    this.addLine(line.map(([x, y, z]) => [x, y, z + height] as const), colour, 2, 2);
  }

  private clear(): void {
    for (const child of [...this.group.children] as Mesh[]) {
      child.geometry.dispose();
      (child.material as MeshBasicMaterial).dispose();
      this.group.remove(child);
    }
    this.materials = [];
  }
}

function labelPlace(f: Feature): Vector3 {
  const at = f.line[f.closed ? 0 : f.line.length - 1];
  return new Vector3(at[0], at[1], at[2] + (f.height ?? 0));
}
