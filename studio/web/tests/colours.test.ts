import { describe, expect, it } from 'vitest';
import { colourAt, colourTable, luminance } from '../src/base/colours';

describe('colour scales', () => {
  it('viridis has the ends that everyone knows', () => {
    expect(colourAt('viridis', 0)).toEqual([68, 1, 84]);
    expect(colourAt('viridis', 1)).toEqual([253, 231, 37]);
    expect(colourAt('viridis', 0.5)).toEqual([33, 144, 141]);
  });
  it('viridis grows lighter all the way: it can be read without hues', () => {
    const light = Array.from({ length: 101 }, (_, i) => luminance(colourAt('viridis', i / 100)));
    for (let i = 1; i < light.length; ++i) expect(light[i]).toBeGreaterThan(light[i - 1]);
  });
  it('differences are darker to both sides, blue to one and orange to the other', () => {
    const [less, same, more] = [0, 0.5, 1].map((s) => colourAt('difference', s));
    expect(luminance(same)).toBeGreaterThan(luminance(less) + 0.4);
    expect(luminance(same)).toBeGreaterThan(luminance(more) + 0.4);
    expect(less[2]).toBeGreaterThan(less[0]);
    expect(more[0]).toBeGreaterThan(more[2]);
  });
  it('takes what lies outside, and NaN, to the ends', () => {
    expect(colourAt('viridis', -3)).toEqual(colourAt('viridis', 0));
    expect(colourAt('viridis', 7)).toEqual(colourAt('viridis', 1));
    expect(colourAt('viridis', NaN)).toEqual(colourAt('viridis', 0));
    expect(colourTable('viridis').length).toBe(1024);
  });
});
