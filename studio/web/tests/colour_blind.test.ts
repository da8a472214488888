// Colours as people with a missing kind of cones see them (Machado, Oliveira and Fernandes 2009, severity 1), and how far they are apart (CIE 1976).

import { describe, expect, it } from 'vitest';
import { modesOnMaps, modesOverTime } from '../src/base/mode_colours';

type Triple = number[];
const kinds: Record<string, Triple[]> = {
  none: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const times = (m: Triple[], v: Triple): Triple => m.map((row) => row.reduce((sum, a, k) => sum + a * v[k], 0));
const linear = (hex: string): Triple => [1, 3, 5].map((k) => parseInt(hex.slice(k, k + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));

function lab(rgb: Triple): Triple {
  const xyz = times([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], rgb);
  const [x, y, z] = xyz.map((v, k) => Math.max(0, v) / [0.9505, 1, 1.089][k]).map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const apart = (a: string, b: string, kind: Triple[]): number => {
  const [p, q] = [a, b].map((c) => lab(times(kind, linear(c))));
  return Math.hypot(...p.map((v, k) => v - q[k]));
};

it('knows white from black, and that red and green of old maps were hard to tell', () => {
  expect(apart('#ffffff', '#000000', kinds.none)).toBeCloseTo(100, 0);
  expect(apart('#c94f4f', '#5fae6b', kinds.deuteranopia)).toBeLessThan(12);
});

describe.each(Object.entries(kinds))('with %s', (_, kind) => {
  it.each([['maps', modesOnMaps], ['strips', modesOverTime]])('modes on %s can be told apart', (_where, colours) => {
    const all = [...new Set(Object.values(colours))];
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(apart(a, b, kind), `${a} and ${b}`).toBeGreaterThan(20);
  });
});
