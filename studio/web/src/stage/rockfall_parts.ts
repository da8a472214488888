// What the stage of a rockfall project shows, from the state: places, lines and regions.

import { seriesColours } from '../base/colours';
import { pathOfRock } from '../paths/path_set';
import { draped, namesOf, shownRegions } from '../state/features';
import { paths, picked, rocks } from '../state/rockfall';
import { layout, terrain, toStage } from '../state/slope';
import { cut } from '../state/view';
import type { DrapedRegion } from './drape';
import type { Feature } from './features_layer';

export function startPositions(): Float32Array {
  return Float32Array.from((layout.value?.seeders ?? []).flatMap((s) => s.starts.flat()));
}

/** Where rocks came to rest: the ends of the paths whose rocks did not leave the slope, as far as the table of rocks tells. */
export function endPositions(): Float32Array {
  const out: number[] = [];
  const table = rocks.value;
  const rest = new Set(['at rest', 'asleep', 'retained']);
  for (let i = 0; i < paths.value.rocks.length; ++i) {
    const k = paths.value.offsets[i + 1] - 1;
    const row = paths.value.rocks[i];
    if (!table || row >= table.rows || !rest.has(table.word('stop', row))) continue;
    out.push(paths.value.positions[3 * k], paths.value.positions[3 * k + 1], paths.value.positions[3 * k + 2]);
  }
  return Float32Array.from(out);
}

export function cutFeature(): Feature[] {
  if (!cut.value || !terrain.value) return [];
  return [{ kind: 'cut', line: draped([cut.value.from, cut.value.to]), label: 'cut' }];
}

export function pickedFeature(): Feature[] {
  const i = picked.value === null ? -1 : pathOfRock(paths.value, picked.value);
  if (i < 0) return [];
  const line: [number, number, number][] = [];
  for (let k = paths.value.offsets[i]; k < paths.value.offsets[i + 1]; ++k)
    line.push([paths.value.positions[3 * k], paths.value.positions[3 * k + 1], paths.value.positions[3 * k + 2]]);
  return [{ kind: 'path', line }];
}

export function drapedRegions(): DrapedRegion[] {
  const names = namesOf('material');
  return shownRegions.value.map((f) => ({
    name: f.properties.material,
    colour: seriesColours[Math.max(0, names.indexOf(f.properties.material)) % seriesColours.length],
    rings: (f.geometry.type === 'Polygon' ? f.geometry.coordinates : f.geometry.coordinates.flat()).map((ring) => ring.map(([x, y]) => toStage(x, y))),
  }));
}
