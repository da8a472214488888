// The picture on the ground: hillshade, a map over it, regions of materials.

import type { MapGrid } from '../api/decoding';
import type { ScaleName } from '../base/colours';
import { colourTable } from '../base/colours';
import type { HeightGrid } from '../terrain/grid';
import { hillshade } from '../terrain/hillshade';

export interface DrapedMap { grid: MapGrid; low: number; high: number; scale: ScaleName; logarithmic: boolean }
export interface DrapedRegion { rings: (readonly [number, number])[][]; colour: string; name: string }

const kMostPixels = 2048;

/** Pixels of the picture: four per cell of the finer of ground and map, so that borders of cells stay sharp. */
function pictureSize(g: HeightGrid, map: DrapedMap | null): [number, number] {
  const [width, height] = [(g.columns - 1) * g.stepX, (g.rows - 1) * g.stepY];
  const cell = Math.min(g.stepX, g.stepY, map ? Math.min(...map.grid.cell) : Infinity);
  const scale = Math.min(4 / cell, kMostPixels / width, kMostPixels / height);
  return [Math.max(2, Math.round(width * scale)), Math.max(2, Math.round(height * scale))];
}

/** Index of the map's cell at a place, or -1. */
function cellAt(m: MapGrid, x: number, y: number): number {
  const i = Math.floor((x - m.corner[0]) / m.cell[0]);
  const j = Math.floor((y - m.corner[1]) / m.cell[1]);
  return i >= 0 && j >= 0 && i < m.columns && j < m.rows ? j * m.columns + i : -1;
}

export function shareOf(value: number, { low, high, logarithmic }: DrapedMap): number {
  if (!(high > low)) return 0.5;
  if (logarithmic) return Math.log(Math.max(value, low) / low) / Math.log(high / low);
  return (value - low) / (high - low);
}

/** Brightness of the ground between samples. */
function greyAt(grey: Uint8Array, g: HeightGrid, u: number, v: number): number {
  const i = Math.min(Math.floor(u), g.columns - 2);
  const j = Math.min(Math.floor(v), g.rows - 2);
  const [s, t] = [u - i, v - j];
  const k = j * g.columns + i;
  const south = grey[k] + s * (grey[k + 1] - grey[k]);
  const north = grey[k + g.columns] + s * (grey[k + g.columns + 1] - grey[k + g.columns]);
  return south + t * (north - south);
}

const kPlain = 190;

function paintGround(image: ImageData, g: HeightGrid, map: DrapedMap | null, plain: boolean): void {
  const grey = plain ? new Uint8Array(g.heights.length).fill(kPlain) : hillshade(g);
  const table = map && colourTable(map.scale);
  for (let row = 0, k = 0; row < image.height; ++row) {
    const v = (1 - (row + 0.5) / image.height) * (g.rows - 1);
    for (let column = 0; column < image.width; ++column, k += 4) {
      const u = ((column + 0.5) / image.width) * (g.columns - 1);
      const light = greyAt(grey, g, u, v);
      image.data[k] = image.data[k + 1] = image.data[k + 2] = light;
      image.data[k + 3] = 255;
      if (map && table) tint(image.data, k, light, map, table, g.west + u * g.stepX, g.south + v * g.stepY);
    }
  }
}

function tint(pixels: Uint8ClampedArray, k: number, light: number, map: DrapedMap, table: Uint8Array, x: number, y: number): void {
  const cell = cellAt(map.grid, x, y);
  const value = cell < 0 ? NaN : map.grid.values[cell];
  if (Number.isNaN(value)) return;
  const at = 4 * Math.round(255 * Math.min(1, Math.max(0, shareOf(value, map))));
  const shade = 0.72 + 0.28 * (light / 230);
  for (let c = 0; c < 3; ++c) pixels[k + c] = table[at + c] * shade;
}

function paintRegions(pen: CanvasRenderingContext2D, g: HeightGrid, regions: DrapedRegion[]): void {
  const [width, height] = [(g.columns - 1) * g.stepX, (g.rows - 1) * g.stepY];
  const { width: w, height: h } = pen.canvas;
  for (const region of regions) {
    pen.beginPath();
    for (const ring of region.rings) {
      ring.forEach(([x, y], i) => pen[i ? 'lineTo' : 'moveTo'](((x - g.west) / width) * w, (1 - (y - g.south) / height) * h));
      pen.closePath();
    }
    pen.globalAlpha = 0.26;
    pen.fillStyle = pen.strokeStyle = region.colour;
    pen.fill('evenodd');
    pen.globalAlpha = 0.85;
    pen.lineWidth = Math.max(1, w / 700);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** `plain`: without hillshade, for ground that is lit. */
export function paint(g: HeightGrid, map: DrapedMap | null, regions: DrapedRegion[], plain: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = pictureSize(g, map);
  const pen = canvas.getContext('2d')!;
  const image = pen.createImageData(canvas.width, canvas.height);
  paintGround(image, g, map, plain);
  pen.putImageData(image, 0, 0);
  paintRegions(pen, g, regions);
  return canvas;
}
