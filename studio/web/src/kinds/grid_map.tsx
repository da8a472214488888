// Modes of a grid study: friction over initial tilt, one square a case, with the line of least friction for pure rocking.

import { useMemo, useState } from 'preact/hooks';
import type { DataTable } from '../api/decoding';
import { number, ticks } from '../base/format';
import { modesOnMaps as colours } from '../base/mode_colours';

export const modeTitles: Record<string, string> = { mode_before: 'before the impact', mode_after: 'after the impact' };

export interface Case { theta: number; mu: number; mode: string; least: number }

export function casesOf(t: DataTable, column: string, alpha: number): Case[] {
  const out: Case[] = [];
  for (let k = 0; k < t.rows; ++k)
    if (t.numbers('alpha_deg')[k] === alpha) out.push({ theta: t.numbers('theta0_deg')[k], mu: t.numbers('mu')[k], mode: t.word(column, k), least: t.numbers('mu_min_eq37')[k] });
  return out;
}

export const caseKey = (c: Case): string => `${c.theta} ${c.mu}`;

/** `marked`: cases with a frame around them. */
export function ModePicture({ cases, marked }: { cases: Case[]; marked?: ReadonlySet<string> }) {
  const [w, h, left, top] = [520, 340, 44, 10];
  const tilts = [...new Set(cases.map((c) => c.theta))].sort((a, b) => a - b);
  const frictions = [...new Set(cases.map((c) => c.mu))].sort((a, b) => a - b);
  const [lowT, highT, lowM, highM] = [tilts[0], tilts[tilts.length - 1], frictions[0], frictions[frictions.length - 1]];
  const [dx, dy] = [(w - left - 10) / tilts.length, (h - top - 36) / frictions.length];
  const x = (theta: number) => left + dx / 2 + ((theta - lowT) / (highT - lowT || 1)) * (w - left - 10 - dx);
  const y = (mu: number) => h - 36 - dy / 2 - ((mu - lowM) / (highM - lowM || 1)) * (h - top - 36 - dy);
  const least = tilts.map((t) => cases.find((c) => c.theta === t)!).filter((c) => c.least <= highM && c.least >= lowM);
  return (
    <svg viewBox={`0 0 ${w} ${h}`} width="100%" role="img" aria-label="modes over initial tilt and friction" font-size="11" fill="var(--soft)">
      {cases.map((c) => <rect key={caseKey(c)} x={x(c.theta) - dx / 2 + 0.5} y={y(c.mu) - dy / 2 + 0.5} width={dx - 1} height={dy - 1} fill={colours[c.mode] ?? '#888'} stroke={marked?.has(caseKey(c)) ? 'var(--ink)' : 'none'} stroke-width="2"><title>{`tilt ${c.theta}°, friction ${c.mu}: ${c.mode}`}</title></rect>)}
      <polyline points={least.map((c) => `${x(c.theta)},${y(c.least)}`).join(' ')} fill="none" stroke="var(--ink)" stroke-width="2" />
      {ticks(lowM, highM, 6).map((v) => <text key={v} x={left - 6} y={y(v) + 4} text-anchor="end">{number(v, 2)}</text>)}
      {ticks(lowT, highT, 8).map((v) => <text key={v} x={x(v)} y={h - 20} text-anchor="middle">{number(v, 3)}</text>)}
      <text x={(w + left) / 2} y={h - 4} text-anchor="middle">initial tilt, ° (up: friction)</text>
    </svg>
  );
}

export function ModeKeys({ cases }: { cases: Case[] }) {
  return (
    <>
      {[...new Set(cases.map((c) => c.mode))].map((m) => <span class="key" key={m}><span class="swatch" style={{ background: colours[m] ?? '#888', height: '10px' }} />{m.replace('_', ' ')}</span>)}
      <span class="key"><span class="swatch" style={{ background: 'var(--ink)' }} />least friction for pure rocking</span>
    </>
  );
}

export const alphasOf = (t: DataTable): number[] => [...new Set(t.numbers('alpha_deg'))].sort((a, b) => a - b);

export function AlphaChoice({ alphas, alpha, set }: { alphas: number[]; alpha: number; set: (a: number) => void }) {
  return (
    <div class="field" style={{ maxWidth: '340px' }}><label for="alpha">α, from the horizontal</label><span class="value">
      <select id="alpha" value={String(alpha)} onChange={(e) => set(Number(e.currentTarget.value))}>{alphas.map((a) => <option key={a} value={String(a)}>{a}°</option>)}</select></span></div>
  );
}

export function GridMap({ cases }: { cases: DataTable }) {
  const alphas = useMemo(() => alphasOf(cases), [cases]);
  const [alpha, setAlpha] = useState(alphas[Math.floor(alphas.length / 2)]);
  return (
    <>
      <AlphaChoice alphas={alphas} alpha={alpha} set={setAlpha} />
      <div class="mode-maps">{['mode_before', 'mode_after'].map((column) => {
        const list = casesOf(cases, column, alpha);
        return (
          <figure class="plot" key={column}>
            <figcaption class="caption">{modeTitles[column]}<ModeKeys cases={list} /></figcaption>
            <ModePicture cases={list} />
          </figure>
        );
      })}</div>
    </>
  );
}
