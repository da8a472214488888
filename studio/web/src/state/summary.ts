// Reading a summary.json: a tree of numbers whose names the documentation lists.

import type { Json, Table } from '../api/types';
import { valueAt } from './edits';

export interface Statistic {
  count: number | null;
  mean: number | null;
  median: number | null;
  median_ci: (number | null)[] | null;
  percentile_95: number | null;
  percentile_95_ci: (number | null)[] | null;
  percentile_99: number | null;
  percentile_99_ci: (number | null)[] | null;
  highest: number | null;
}

export const numberAt = (summary: Table | null, ...path: (string | number)[]): number | null => {
  const value = valueAt(summary ?? undefined, path);
  return typeof value === 'number' ? value : null;
};

export const textAt = (summary: Table | null, ...path: (string | number)[]): string => {
  const value = valueAt(summary ?? undefined, path);
  return typeof value === 'string' ? value : '';
};

export const statisticAt = (summary: Table | null, ...path: (string | number)[]): Statistic | null =>
  (valueAt(summary ?? undefined, path) as Statistic | null | undefined) ?? null;

export const listAt = (summary: Table | null, ...path: (string | number)[]): Json[] => {
  const value = valueAt(summary ?? undefined, path);
  return Array.isArray(value) ? value : [];
};

export const numbersAt = (summary: Table | null, ...path: (string | number)[]): (number | null)[] =>
  listAt(summary, ...path).map((v) => (typeof v === 'number' ? v : null));

/** Quantities of rocks.csv with statistics, in the order in which people ask for them. */
export const rockQuantities = ['max_energy_kJ', 'max_speed_m_s', 'max_height_m', 'runout_m', 'max_translational_energy_kJ', 'max_rotational_energy_kJ',
  'path_length_m', 'duration_s', 'drop_m', 'reach_angle_deg'];
