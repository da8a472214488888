// Energies and momenta of a scene over time, planar or spatial.

import { useMemo } from 'preact/hooks';
import type { DataTable } from '../api/decoding';
import * as clock from '../state/clock';
import { dark } from '../state/view';
import { NoResults } from '../ui/no_results';
import { Plot } from '../ui/plot';

/** Where energy.csv has what; several columns are added up. */
export interface EnergyColumns { time: string; potential: string; kinetic: string[]; momentumTitle: string; momenta: [label: string, columns: string[]][] }

export function EnergyPlots({ table, columns }: { table: DataTable | null; columns: EnergyColumns }) {
  const curves = useMemo(() => {
    if (!table) return null;
    const sum = (names: string[]) => names.map((n) => table.numbers(n)).reduce((a, b) => a.map((v, k) => v + b[k]));
    const height = table.numbers(columns.potential);
    const lowest = height.reduce((least, v) => Math.min(least, v), Infinity);
    const potential = height.map((v) => v - lowest);
    const kinetic = sum(columns.kinetic);
    return { time: table.numbers(columns.time), kinetic, potential, total: kinetic.map((v, k) => v + potential[k]), momenta: columns.momenta.map(([label, names]) => ({ label, values: sum(names) })) };
  }, [table]);
  if (!curves) return <NoResults />;
  const common = { x: curves.time, xLabel: 'time, s', cursor: () => clock.time.value, onSeek: clock.goTo, height: 140 };
  return (
    <div class="two-plots">
      <Plot {...common} title="energy, J, potential from its lowest" curves={[{ label: 'kinetic', values: curves.kinetic, colour: '#0072b2' }, { label: 'potential', values: curves.potential, colour: '#d55e00' }, { label: 'total', values: curves.total, colour: dark.value ? '#e4e7e9' : '#1d2327' }]} />
      <Plot {...common} title={columns.momentumTitle} curves={curves.momenta} />
    </div>
  );
}
