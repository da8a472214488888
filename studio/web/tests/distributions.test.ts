import { describe, expect, it } from 'vitest';
import { preview } from '../src/base/distributions';

const z95 = 1.6448536269514722; // 95 % of the normal distribution

describe('previews of distributions', () => {
  it('log-normal as the documentation works it out', () => {
    const p = preview({ kind: 'lognormal', values: [1200, 0.5] })!;
    expect(p.p50).toBeCloseTo(1200, -0.5);
    expect(Math.round(p.p5)).toBe(527);
    expect(Math.abs(p.p95 - 1200 * Math.exp(0.5 * z95))).toBeLessThan(2);
  });
  it('normal', () => {
    const p = preview({ kind: 'normal', values: [0.3, 0.05] })!;
    expect(p.p95).toBeCloseTo(0.3 + 0.05 * z95, 4);
    expect(p.p5).toBeCloseTo(0.3 - 0.05 * z95, 4);
  });
  it('uniform, triangular and exponential in closed form', () => {
    expect(preview({ kind: 'uniform', values: [2, 4] })!.p95).toBeCloseTo(3.9, 6);
    expect(preview({ kind: 'triangular', values: [0, 1, 2] })!.p5).toBeCloseTo(Math.sqrt(0.05 * 2), 3);
    expect(preview({ kind: 'exponential', values: [3] })!.p50).toBeCloseTo(3 * Math.log(2), 2);
  });
  it('beta(1, 1) is uniform, beta(2, 1) has the quantile √p', () => {
    expect(preview({ kind: 'beta', values: [1, 1, 0, 10] })!.p50).toBeCloseTo(5, 3);
    expect(preview({ kind: 'beta', values: [2, 1] })!.p5).toBeCloseTo(Math.sqrt(0.05), 3);
  });
  it('cut off at min and max keeps proportions', () => {
    const p = preview({ kind: 'uniform', values: [0, 10], min: 5 })!;
    expect(p.p50).toBeCloseTo(7.5, 6);
    const half = preview({ kind: 'normal', values: [0, 1], min: 0 })!;
    expect(half.p50).toBeCloseTo(0.6744897501960817, 3); // 75 % of the whole
  });
  it('density encloses an area of one', () => {
    for (const d of [{ kind: 'normal', values: [5, 1] }, { kind: 'triangular', values: [0, 0.2, 1] }, { kind: 'beta', values: [2, 5] }] as const) {
      const p = preview({ kind: d.kind, values: [...d.values] })!;
      const area = p.x.slice(1).reduce((sum, x, i) => sum + ((p.y[i] + p.y[i + 1]) / 2) * (x - p.x[i]), 0);
      expect(area).toBeGreaterThan(0.98);
      expect(area).toBeLessThan(1.005);
    }
  });
  it('discrete values by weight', () => {
    const p = preview({ kind: 'discrete', values: [3, 1, 2], weights: [1, 8, 1] })!;
    expect(p.x).toEqual([1, 2, 3]);
    expect(p.y).toEqual([0.8, 0.1, 0.1]);
    expect([p.p5, p.p50, p.p95]).toEqual([1, 1, 3]);
  });
  it('nothing where the parameters make no sense', () => {
    expect(preview({ kind: 'uniform', values: [4, 2] })).toBeNull();
    expect(preview({ kind: 'normal', values: [1, -1] })).toBeNull();
    expect(preview({ kind: 'normal', values: [1, NaN] })).toBeNull();
    expect(preview({ kind: 'uniform', values: [0, 1], min: 2 })).toBeNull();
  });
});
