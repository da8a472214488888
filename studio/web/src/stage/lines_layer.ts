// Straight pieces of one colour that change all the time: springs, axes, impulses.

import { BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments } from 'three';
import type { Stage } from './stage';

export type Piece = readonly [readonly number[], readonly number[]];

export class LinesLayer {
  private readonly lines: LineSegments;

  constructor(private readonly stage: Stage, colour: string, onTop = false) {
    this.lines = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ color: colour, depthTest: !onTop, transparent: onTop }));
    this.lines.frustumCulled = false;
    this.lines.renderOrder = onTop ? 4 : 2;
    stage.scene.add(this.lines);
  }

  set(pieces: readonly Piece[]): void {
    const positions = new Float32Array(6 * pieces.length);
    pieces.forEach(([a, b], k) => {
      positions.set(a, 6 * k);
      positions.set(b, 6 * k + 3);
    });
    this.lines.geometry.dispose();
    this.lines.geometry = new BufferGeometry();
    this.lines.geometry.setAttribute('position', new BufferAttribute(positions, 3));
    this.lines.visible = pieces.length > 0;
    this.stage.invalidate();
  }

  setColour(colour: string): void {
    (this.lines.material as LineBasicMaterial).color.set(colour);
    this.stage.invalidate();
  }
}
