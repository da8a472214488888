// Energies of two runs of a scene over time, planar or spatial.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { DataTable } from '../api/decoding';
import { tableOf } from '../api/decoding';
import type { Table } from '../api/types';
import { overlay } from '../base/overlay';
import { orNull } from '../state/quiet';
import { chosen, other, shortName } from '../state/runs';
import { numberAt } from '../state/summary';
import type { Curve } from '../ui/plot';
import { Plot } from '../ui/plot';

const kMostPoints = 2000;

interface Energies { time: Float64Array; total: Float64Array; kinetic: Float64Array }

function energiesOf(t: DataTable): Energies {
  const column = (...names: string[]) => t.numbers(names.find((n) => t.columns.includes(n)) ?? '');
  const [centres, spins] = [column('T_center', 'T_trans_J'), column('T_spin', 'T_rot_J')];
  return { time: column('time', 'time_s'), total: column('E', 'E_J'), kinetic: centres.map((v, k) => v + spins[k]) };
}

function useEnergies(run: string | null, summary: Table): Energies | null {
  const [energies, set] = useState<Energies | null>(null);
  useEffect(() => {
    let wanted = true;
    set(null);
    const every = Math.max(1, Math.ceil((numberAt(summary, 'steps') ?? 0) / kMostPoints));
    if (run) void orNull(api.table(run, 'energy.csv', { every })).then((t) => wanted && set(t && energiesOf(tableOf(t))));
    return () => void (wanted = false);
  }, [run, summary]);
  return energies;
}

export function SceneCurves({ a, b }: { a: Table; b: Table }) {
  const [first, second] = [useEnergies(chosen.value, a), useEnergies(other.value, b)];
  const plots = useMemo(() => {
    if (!first || !second) return null;
    const both = overlay(first.time, second.time);
    const pair = (name: 'total' | 'kinetic'): Curve[] => [
      { label: shortName(chosen.value!), values: both.first(first[name]), colour: '#0072b2' }, { label: shortName(other.value!), values: both.second(second[name]), colour: '#d55e00', dashed: true },
    ];
    return { x: both.x, total: pair('total'), kinetic: pair('kinetic') };
  }, [first, second]);
  if (!plots) return null;
  return (
    <section class="section" data-test="compared-energy">
      <Plot title="energy, J" xLabel="time, s" x={plots.x} curves={plots.total} height={170} />
      <Plot title="kinetic energy, J" xLabel="time, s" x={plots.x} curves={plots.kinetic} height={170} />
    </section>
  );
}
