// What colours mean: the map on the ground (or the difference of two), and the quantity on the paths.

import { computed } from '@preact/signals';
import type { MapGrid } from '../api/decoding';
import type { ScaleName } from '../base/colours';
import { splitUnit } from '../base/format';
import { range } from '../paths/path_set';
import { difference } from '../terrain/map_difference';
import { map, mapOfOther, maps, paths } from './rockfall';
import { drape, drapeBand, pathQuantity, quantityTitles, tab } from './view';

export interface Legend { title: string; unit: string; low: number; high: number; scale: ScaleName; logarithmic: boolean }

export const comparing = computed(() => tab.value === 'compare' && mapOfOther.value !== null);

/** Where rocks only passed none came to rest: nothing is painted there. */
const withoutZeros = (m: MapGrid): MapGrid => ({ ...m, values: m.values.map((v) => (v === 0 ? NaN : v)) });

/** The map on the ground; in a comparison the chosen run minus the other one. */
export const mapShown = computed<MapGrid | null>(() => {
  if (!map.value || drape.value === null) return null;
  if (comparing.value) return difference(map.value, mapOfOther.value!);
  return drape.value.startsWith('deposits') ? withoutZeros(map.value) : map.value;
});

export const legendOfMap = computed<Legend | null>(() => {
  const shown = mapShown.value;
  const entry = maps.value.find((m) => m.name === drape.value);
  if (!shown || !entry) return null;
  const [low, high] = range(shown.values);
  const band = entry.bands[drapeBand.value - 1];
  const title = comparing.value ? `difference of ${entry.title}` : entry.title + (drapeBand.value > 1 && band ? `, ${band}` : '');
  if (comparing.value) {
    const most = Math.max(Math.abs(low), Math.abs(high)) || 1;
    return { title, unit: entry.unit, low: -most, high: most, scale: 'difference', logarithmic: false };
  }
  const logarithmic = /^(reach_probability|passages|deposits)/.test(entry.name) && low > 0 && high > low;
  return { title, unit: entry.unit, low: logarithmic ? low : Math.min(0, low), high, scale: 'viridis', logarithmic };
});

export const legendOfPaths = computed<Legend | null>(() => {
  const values = paths.value.quantities.get(pathQuantity.value);
  if (!values || values.length === 0) return null;
  const { label, unit } = splitUnit(pathQuantity.value);
  return { title: quantityTitles[pathQuantity.value] ?? label, unit, low: 0, high: range(values)[1], scale: 'viridis', logarithmic: false };
});
