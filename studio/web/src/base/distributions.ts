// Distributions of a project file, to be drawn beside the field where they are typed: density, and 5, 50 and 95 %.
// The computation itself is done by the program; here a table of 4000 steps is exact enough for a picture.

export type DistributionKind = 'uniform' | 'normal' | 'lognormal' | 'triangular' | 'exponential' | 'beta' | 'discrete';

export interface Distribution {
  kind: DistributionKind;
  values: number[];
  weights?: number[];
  min?: number;
  max?: number;
}

export interface Preview {
  /** Places and densities for a curve, or values and shares for `discrete`. */
  x: number[];
  y: number[];
  discrete: boolean;
  p5: number;
  p50: number;
  p95: number;
}

export const parameterNames: Record<DistributionKind, readonly string[]> = {
  uniform: ['lower', 'upper'],
  normal: ['mean', 'deviation'],
  lognormal: ['median', 'sigma'],
  triangular: ['lower', 'mode', 'upper'],
  exponential: ['mean'],
  beta: ['alpha', 'beta', 'lower', 'upper'],
  discrete: [],
};

type Density = (x: number) => number;

const normalDensity = (z: number) => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);

/** Density up to a constant factor where that is enough, and where it is not zero. */
function continuous(d: Distribution): { density: Density; low: number; high: number } | null {
  const [a, b, c, e] = d.values;
  switch (d.kind) {
    case 'uniform':
      return b > a ? { density: () => 1 / (b - a), low: a, high: b } : null;
    case 'normal':
      return b > 0 ? { density: (x) => normalDensity((x - a) / b) / b, low: a - 5 * b, high: a + 5 * b } : null;
    case 'lognormal':
      return a > 0 && b > 0
        ? { density: (x) => (x > 0 ? normalDensity(Math.log(x / a) / b) / (x * b) : 0), low: a * Math.exp(-5 * b), high: a * Math.exp(5 * b) }
        : null;
    case 'triangular':
      return c > a && b >= a && b <= c ? { density: triangle(a, b, c), low: a, high: c } : null;
    case 'exponential':
      return a > 0 ? { density: (x) => Math.exp(-x / a) / a, low: 0, high: 12 * a } : null;
    case 'beta': {
      const [low, high] = [c ?? 0, e ?? 1];
      return a > 0 && b > 0 && high > low ? { density: betaShape(a, b, low, high), low, high } : null;
    }
    default:
      return null;
  }
}

const triangle = (low: number, mode: number, high: number): Density => (x) => {
  if (x < mode) return (2 * (x - low)) / ((high - low) * (mode - low));
  return high > mode ? (2 * (high - x)) / ((high - low) * (high - mode)) : 2 / (high - low);
};

const betaShape = (a: number, b: number, low: number, high: number): Density => (x) => {
  const u = (x - low) / (high - low);
  return u <= 0 || u >= 1 ? 0 : Math.exp((a - 1) * Math.log(u) + (b - 1) * Math.log(1 - u));
};

const kSteps = 4000;

function tabulated(density: Density, low: number, high: number, logarithmic: boolean) {
  const edge = (i: number) => (logarithmic ? low * (high / low) ** (i / kSteps) : low + ((high - low) * i) / kSteps);
  const cumulative = new Float64Array(kSteps + 1);
  for (let i = 0; i < kSteps; ++i) {
    const [x0, x1] = [edge(i), edge(i + 1)];
    cumulative[i + 1] = cumulative[i] + density((x0 + x1) / 2) * (x1 - x0);
  }
  const total = cumulative[kSteps];
  const quantile = (p: number) => {
    let i = 0;
    while (i < kSteps - 1 && cumulative[i + 1] < p * total) ++i;
    const part = cumulative[i + 1] - cumulative[i];
    const share = part > 0 ? (p * total - cumulative[i]) / part : 0;
    return edge(i) + share * (edge(i + 1) - edge(i));
  };
  return { total, quantile };
}

function continuousPreview(d: Distribution): Preview | null {
  const shape = continuous(d);
  if (!shape) return null;
  const low = Math.max(shape.low, d.min ?? -Infinity);
  const high = Math.min(shape.high, d.max ?? Infinity);
  if (!(high > low)) return null;
  const { total, quantile } = tabulated(shape.density, low, high, d.kind === 'lognormal' && low > 0);
  if (!(total > 0)) return null;
  const [from, to] = visibleRange(d, low, high, quantile);
  const x = Array.from({ length: 121 }, (_, i) => from + ((to - from) * i) / 120);
  return { x, y: x.map((at) => shape.density(at) / total), discrete: false, p5: quantile(0.05), p50: quantile(0.5), p95: quantile(0.95) };
}

/** Long tails are cut where the picture would show nothing. */
function visibleRange(d: Distribution, low: number, high: number, quantile: (p: number) => number): [number, number] {
  const bounded = d.kind === 'uniform' || d.kind === 'triangular' || d.kind === 'beta';
  return bounded ? [low, high] : [d.kind === 'exponential' || d.kind === 'lognormal' ? low : quantile(0.0005), quantile(0.995)];
}

function discretePreview(d: Distribution): Preview | null {
  const rows = d.values.map((value, i) => ({ value, weight: d.weights?.[i] ?? 1 }))
    .filter(({ value, weight }) => weight > 0 && value >= (d.min ?? -Infinity) && value <= (d.max ?? Infinity))
    .sort((a, b) => a.value - b.value);
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  if (rows.length === 0 || !(total > 0)) return null;
  const quantile = (p: number) => {
    let sum = 0;
    for (const row of rows) if ((sum += row.weight) >= p * total) return row.value;
    return rows[rows.length - 1].value;
  };
  return { x: rows.map((r) => r.value), y: rows.map((r) => r.weight / total), discrete: true, p5: quantile(0.05), p50: quantile(0.5), p95: quantile(0.95) };
}

/** null: the parameters make no distribution (yet). */
export function preview(d: Distribution): Preview | null {
  if (d.values.length === 0 || d.values.some((v) => !Number.isFinite(v))) return null;
  return d.kind === 'discrete' ? discretePreview(d) : continuousPreview(d);
}
