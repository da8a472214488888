// A number or a distribution, with a picture of it and what 5, 50 and 95 % are.

import type { Json, KeyPath } from '../../api/types';
import type { DistributionKind } from '../../base/distributions';
import { parameterNames, preview } from '../../base/distributions';
import { number } from '../../base/format';
import { at, checked, project, set } from '../../state/project';
import { keyText } from '../../state/edits';
import { converted, distributionOf, parseNumber, parseNumbers, rawText, tableOfDistribution } from '../../schema/values';
import { Input } from './input';

const kinds: [string, string][] = [
  ['number', 'fixed'], ['uniform', 'uniform'], ['normal', 'normal'], ['lognormal', 'log-normal'], ['triangular', 'triangular'], ['exponential', 'exponential'], ['beta', 'beta'], ['discrete', 'discrete'],
];

function Picture({ value }: { value: Json | undefined }) {
  const d = distributionOf(value);
  const p = d && preview(d);
  if (!p) return null;
  const [low, high] = [Math.min(p.x[0], p.p5), Math.max(p.x[p.x.length - 1], p.p95)];
  const top = Math.max(...p.y.filter(Number.isFinite)) || 1;
  const x = (v: number) => 4 + (192 * (v - low)) / (high - low || 1);
  const y = (v: number) => 40 - 36 * Math.min(1, v / top);
  const line = p.x.map((v, i) => `${x(v).toFixed(1)},${y(p.y[i]).toFixed(1)}`).join(' ');
  return (
    <svg class="density" viewBox="0 0 200 42" role="img" aria-label={`5 % below ${number(p.p5)}, half below ${number(p.p50)}, 95 % below ${number(p.p95)}`}>
      {p.discrete
        ? p.x.map((v, i) => <line key={v} x1={x(v)} x2={x(v)} y1="40" y2={y(p.y[i])} stroke="var(--link)" stroke-width="3" />)
        : <polygon points={`${x(p.x[0])},40 ${line} ${x(p.x[p.x.length - 1])},40`} fill="var(--link-paper)" stroke="var(--link)" stroke-width="1.3" />}
      {[p.p5, p.p50, p.p95].map((v) => <line key={v} x1={x(v)} x2={x(v)} y1="4" y2="40" stroke="var(--soft)" stroke-width="1" stroke-dasharray="2 2" />)}
      <line x1="0" x2="200" y1="40.5" y2="40.5" stroke="var(--rule)" />
    </svg>
  );
}

/** What the program itself says, where it has read the value; else what the picture is made of. */
function Percentiles({ path, value, unit }: { path: KeyPath; value: Json | undefined; unit: string }) {
  const told = (checked.value?.random ?? project.value?.random ?? []).find((r) => r.key === keyText(path));
  const d = distributionOf(value);
  const p = told ?? (d && preview(d));
  if (!p) return null;
  return <div class="soft number percentiles">5 % {number(p.p5)} · 50 % {number(p.p50)} · 95 % {number(p.p95)} {unit}</div>;
}

function Parameters({ value, change, name }: { value: Json; change: (v: Json) => void; name: string }) {
  const d = distributionOf(value)!;
  const put = (i: number, v: Json | undefined) => change(tableOfDistribution({ ...d, values: Object.assign([...d.values], { [i]: Number(v ?? 0) }) }));
  if (d.kind === 'discrete')
    return <Input label={`${name}: values`} text={d.values.join(', ')} parse={parseNumbers} set={(v) => change(tableOfDistribution({ ...d, values: (v as number[] | undefined) ?? [] }))} />;
  const limit = (key: 'min' | 'max') => (v: Json | undefined) => change(tableOfDistribution({ ...d, [key]: v === undefined ? undefined : Number(v) }));
  return (
    <div class="parameters">
      {parameterNames[d.kind].map((p, i) => (
        <label key={p}><span class="soft">{p}</span><Input label={`${name}: ${p}`} text={d.values[i] === undefined ? '' : String(d.values[i])} parse={parseNumber} set={(v) => put(i, v)} /></label>
      ))}
      {(['min', 'max'] as const).map((key) => (
        <label key={key}><span class="soft">{key}</span><Input label={`${name}: ${key}`} text={d[key] === undefined ? '' : String(d[key])} placeholder="none" parse={parseNumber} set={limit(key)} /></label>
      ))}
    </div>
  );
}

interface RandomProps { path: KeyPath; value: Json | undefined; change: (v: Json | undefined) => void; usual?: string; unit: string; label: string; id?: string; invalid?: boolean }

export function RandomValue({ path, value, change, usual, unit, label, id, invalid }: RandomProps) {
  const d = distributionOf(value);
  const isOther = typeof value === 'object' && value !== null && !d;
  const middle = typeof value === 'number' ? value : d ? preview(d)?.p50 ?? 1 : Number.parseFloat(usual ?? '') || 1;
  const choose = (kind: string) => change(kind === 'number' ? Number(middle.toPrecision(4)) : tableOfDistribution(converted(kind as DistributionKind, middle)));
  return (
    <div class="triple">
      <span class="value">
        {isOther ? <code class="soft">{rawText(value)}</code> : d ? null
          : <Input id={id} label={label} text={value === undefined ? '' : String(value)} placeholder={usual} parse={parseNumber} set={change} invalid={invalid} />}
        {unit && !d && <span class="unit">{unit}</span>}
        <select class="kind" value={isOther ? 'csv' : d ? d.kind : 'number'} aria-label={`${label}: fixed or distributed`} onChange={(e) => choose(e.currentTarget.value)} disabled={!project.value?.writable}>
          {isOther && <option value="csv">of a file</option>}
          {kinds.map(([k, title]) => <option value={k} key={k}>{title}</option>)}
        </select>
      </span>
      {d && <Parameters value={value!} change={change} name={label} />}
      {d && <Picture value={value} />}
      {(d || isOther) && <Percentiles path={path} value={value} unit={unit} />}
    </div>
  );
}

export const setRandom = (path: KeyPath) => (v: Json | undefined): void => set(path, v);
export const randomAt = (path: KeyPath): Json | undefined => at(path);
