// The ground as triangles with the draped picture on it, and walls down from its border so that it looks solid.

import { BufferAttribute, BufferGeometry, CanvasTexture, DoubleSide, Group, LinearFilter, Mesh, MeshBasicMaterial, MeshLambertMaterial, SRGBColorSpace } from 'three';
import type { Terrain } from '../api/decoding';
import type { HeightGrid } from '../terrain/grid';
import { heightOf, heightRange, thinned } from '../terrain/grid';
import { gridMesh } from '../terrain/mesh';
import type { DrapedMap, DrapedRegion } from './drape';
import { paint } from './drape';
import type { Stage } from './stage';

/** Software drawing takes 200 ms for 130 000 triangles; hardware does not notice them. */
const triangleBudget = (stage: Stage) => (stage.software ? 60_000 : 500_000);

export class TerrainLayer {
  private readonly group = new Group();
  private ground: Mesh | null = null;
  private grid: HeightGrid | null = null;
  /** A mesh has walls: it is lit, where a grid has its light in the picture. */
  private lit = false;

  constructor(private readonly stage: Stage) {
    stage.scene.add(this.group);
  }

  setTerrain(terrain: Terrain | null): void {
    this.clear();
    this.grid = terrain?.grid ?? null;
    this.lit = terrain?.mesh !== null;
    if (terrain?.mesh) this.addMesh(terrain.mesh.positions, terrain.mesh.triangles, terrain.grid!);
    else if (terrain?.grid) this.addGrid(terrain.grid);
    this.stage.invalidate();
  }

  drape(map: DrapedMap | null, regions: DrapedRegion[]): void {
    if (!this.grid || !this.ground) return;
    const texture = new CanvasTexture(paint(this.grid, map, regions, this.lit));
    texture.colorSpace = SRGBColorSpace;
    texture.minFilter = LinearFilter;
    texture.generateMipmaps = false;
    texture.anisotropy = this.stage.software ? 1 : 8;
    const material = this.ground.material as MeshBasicMaterial;
    material.map?.dispose();
    material.map = texture;
    material.needsUpdate = true;
    this.stage.invalidate();
  }

  setWallColour(colour: string): void {
    this.walls?.color.set(colour);
    this.stage.invalidate();
  }

  private walls: MeshBasicMaterial | null = null;

  private addGrid(grid: HeightGrid): void {
    const coarse = thinned(grid, triangleBudget(this.stage) / 2);
    const { positions, uv, triangles } = gridMesh(coarse, grid);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('uv', new BufferAttribute(uv, 2));
    geometry.setIndex(new BufferAttribute(triangles, 1));
    // A little behind, so that lines on the ground are not cut by it.
    const material = new MeshBasicMaterial({ side: DoubleSide, polygonOffset: true, polygonOffsetFactor: 1.5, polygonOffsetUnits: 4 });
    this.ground = new Mesh(geometry, material);
    this.group.add(this.ground);
    this.addWalls(coarse);
  }

  private addWalls(grid: HeightGrid): void {
    const positions = wallTriangles(grid);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    this.walls = new MeshBasicMaterial({ side: DoubleSide, color: 0x9aa3a9 });
    this.group.add(new Mesh(geometry, this.walls));
  }

  private addMesh(positions: Float32Array, triangles: Uint32Array, grid: HeightGrid): void {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('uv', new BufferAttribute(planCoordinates(positions, grid), 2));
    geometry.setIndex(new BufferAttribute(triangles, 1));
    geometry.computeVertexNormals();
    const material = new MeshLambertMaterial({ color: 0xffffff, side: DoubleSide, polygonOffset: true, polygonOffsetFactor: 1.5, polygonOffsetUnits: 4 });
    this.ground = new Mesh(geometry, material);
    this.group.add(this.ground);
  }

  /** The mesh itself, for rays on slopes that are no grid: they may meet a wall or an overhang. */
  get object(): Mesh | null {
    return this.lit ? this.ground : null;
  }

  private clear(): void {
    for (const child of [...this.group.children]) {
      const mesh = child as Mesh;
      mesh.geometry.dispose();
      (mesh.material as MeshBasicMaterial).map?.dispose();
      (mesh.material as MeshBasicMaterial).dispose();
      this.group.remove(mesh);
    }
    this.ground = this.walls = null;
  }
}

/** Where each vertex lies in the picture that is laid over the ground from above. */
function planCoordinates(positions: Float32Array, g: HeightGrid): Float32Array {
  const uv = new Float32Array((2 * positions.length) / 3);
  for (let k = 0; k < uv.length / 2; ++k) {
    uv[2 * k] = (positions[3 * k] - g.west) / ((g.columns - 1) * g.stepX);
    uv[2 * k + 1] = (positions[3 * k + 1] - g.south) / ((g.rows - 1) * g.stepY);
  }
  return uv;
}

/** Two triangles below each border edge that has ground, down to a little under the lowest point. */
export function wallTriangles(g: HeightGrid): Float32Array {
  const [low, high] = heightRange(g);
  const floor = low - 0.06 * (high - low) - 0.5;
  const border: [number, number][] = [];
  for (let i = 0; i < g.columns - 1; ++i) border.push([i, 0]);
  for (let j = 0; j < g.rows - 1; ++j) border.push([g.columns - 1, j]);
  for (let i = g.columns - 1; i > 0; --i) border.push([i, g.rows - 1]);
  for (let j = g.rows - 1; j > 0; --j) border.push([0, j]);
  const out: number[] = [];
  border.forEach(([i, j], k) => {
    const [m, n] = border[(k + 1) % border.length];
    const [a, b] = [heightOf(g, i, j), heightOf(g, m, n)];
    if (Number.isNaN(a) || Number.isNaN(b)) return;
    const [ax, ay, bx, by] = [g.west + i * g.stepX, g.south + j * g.stepY, g.west + m * g.stepX, g.south + n * g.stepY];
    out.push(ax, ay, a, ax, ay, floor, bx, by, b, bx, by, b, ax, ay, floor, bx, by, floor);
  });
  return Float32Array.from(out);
}
