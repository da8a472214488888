// The difference of two maps whose files are cut to different parts of one grid.

import type { MapGrid } from '../api/decoding';

/** a minus b where both have a value; a cell that only one of them has is that value or its negative. */
export function difference(a: MapGrid, b: MapGrid): MapGrid {
  const [dx, dy] = a.cell;
  const west = Math.min(a.corner[0], b.corner[0]);
  const south = Math.min(a.corner[1], b.corner[1]);
  const east = Math.max(a.corner[0] + a.columns * dx, b.corner[0] + b.columns * b.cell[0]);
  const north = Math.max(a.corner[1] + a.rows * dy, b.corner[1] + b.rows * b.cell[1]);
  const [columns, rows] = [Math.round((east - west) / dx), Math.round((north - south) / dy)];
  const values = new Float32Array(columns * rows);
  for (let j = 0, k = 0; j < rows; ++j)
    for (let i = 0; i < columns; ++i, ++k) {
      const [x, y] = [west + (i + 0.5) * dx, south + (j + 0.5) * dy];
      const [va, vb] = [valueAt(a, x, y), valueAt(b, x, y)];
      values[k] = Number.isNaN(va) ? -vb : Number.isNaN(vb) ? va : va - vb;
    }
  return { ...a, corner: [west, south], columns, rows, values, min: null, max: null };
}

function valueAt(m: MapGrid, x: number, y: number): number {
  const i = Math.floor((x - m.corner[0]) / m.cell[0]);
  const j = Math.floor((y - m.corner[1]) / m.cell[1]);
  return i >= 0 && j >= 0 && i < m.columns && j < m.rows ? m.values[j * m.columns + i] : NaN;
}
