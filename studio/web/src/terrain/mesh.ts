// Triangles of a grid of heights, for drawing: two per cell whose four corners have ground, split from south-west to north-east as the program does.

import type { HeightGrid } from './grid';
import { heightOf } from './grid';

export interface GridMesh {
  positions: Float32Array;
  /** Where in the picture of the grid each vertex lies, 0 to 1. */
  uv: Float32Array;
  triangles: Uint32Array;
}

/** `picture`: the grid whose picture is laid on it, if that is not this one (a thinned grid may end earlier). */
export function gridMesh(g: HeightGrid, picture: HeightGrid = g): GridMesh {
  const n = g.columns * g.rows;
  const [width, height] = [(picture.columns - 1) * picture.stepX, (picture.rows - 1) * picture.stepY];
  const positions = new Float32Array(3 * n);
  const uv = new Float32Array(2 * n);
  for (let j = 0, k = 0; j < g.rows; ++j)
    for (let i = 0; i < g.columns; ++i, ++k) {
      const h = heightOf(g, i, j);
      positions.set([g.west + i * g.stepX, g.south + j * g.stepY, Number.isNaN(h) ? 0 : h], 3 * k);
      uv.set([(i * g.stepX) / width, (j * g.stepY) / height], 2 * k);
    }
  return { positions, uv, triangles: cellTriangles(g) };
}

function cellTriangles(g: HeightGrid): Uint32Array {
  const triangles = new Uint32Array(6 * (g.columns - 1) * (g.rows - 1));
  let used = 0;
  for (let j = 0; j + 1 < g.rows; ++j)
    for (let i = 0; i + 1 < g.columns; ++i) {
      const sw = j * g.columns + i;
      const [se, nw, ne] = [sw + 1, sw + g.columns, sw + g.columns + 1];
      const holes = [sw, se, nw, ne].filter((k) => Number.isNaN(g.heights[k])).length;
      if (holes > 0) continue;
      triangles.set([sw, se, ne, sw, ne, nw], used);
      used += 6;
    }
  return triangles.slice(0, used);
}
