import { describe, expect, it } from 'vitest';
import { clock, interval, number, splitUnit, ticks, withUnit } from '../src/base/format';

describe('numbers', () => {
  it.each([
    [0, '0'], [460.349, '460.3'], [26.3149, '26.31'], [0.0012349, '0.001235'], [1234567, '1\u202f234\u202f567'], [1234, '1234'], [-12345.6, '−12\u202f346'],
    [1e9, '1·10⁹'], [-3.25e-7, '−3.25·10⁻⁷'], [2.0, '2'], [99999.96, '100\u202f000'], [NaN, '–'], [Infinity, '–'], [null, '–'], [undefined, '–'],
  ])('%s is read as %s', (value, text) => expect(number(value)).toBe(text));

  it('have their unit after a space that does not break', () => {
    expect(withUnit(5.831, 'm')).toBe('5.831\u00a0m');
    expect(withUnit(null, 'm')).toBe('–');
  });
  it('of an interval may be missing', () => expect(interval([1.5, null])).toBe('1.5 … –'));
  it.each([[12.4, '12\u00a0s'], [75, '1:15'], [3725, '1:02:05'], [59.6, '1:00'], [null, '–']])('%s s is %s', (s, text) => expect(clock(s)).toBe(text));
});

describe('units in names', () => {
  it.each([
    ['max_speed_m_s', 'max speed', 'm/s'], ['density_kg_m3', 'density', 'kg/m³'], ['max_energy_kJ', 'max energy', 'kJ'], ['reach_angle_deg', 'reach angle', '°'],
    ['impacts', 'impacts', ''], ['ground_x_m_s2', 'ground x', 'm/s²'], ['pga_g', 'pga', 'g'], ['friction', 'friction', ''],
  ])('%s', (key, label, unit) => expect(splitUnit(key)).toEqual({ label, unit }));
});

describe('ticks', () => {
  it('are round and inside', () => {
    expect(ticks(0, 97.4, 4)).toEqual([0, 50]);
    expect(ticks(-1, 1, 4)).toEqual([-1, -0.5, 0, 0.5, 1]);
    expect(ticks(3, 3, 4)).toEqual([3]);
  });
});
