import { expect, it } from 'vitest';
import { changePercent, mainNumbers, shownValue, sideBySide } from '../src/base/main_numbers';
import { overlay } from '../src/base/overlay';

it('puts numbers of several runs side by side, also those that only one has', () => {
  const rows = sideBySide([
    mainNumbers('rocking', { study: 'single', law: 'bounded', results: { peak_tilt_deg: 2.31, toppled: false } }),
    mainNumbers('rocking', { study: 'single', law: 'lcp', results: { peak_tilt_deg: 4.62, slip_m: 0.1, fit: { median_g: 0.5, list: [1, 2] } } }),
  ]);
  expect(rows.map((r) => r.key)).toEqual(['study', 'law', 'peak_tilt_deg', 'toppled', 'slip_m', 'fit: median_g']);
  expect(rows[2].cells.map((c) => c && shownValue(c))).toEqual(['2.31', '4.62']);
  expect(rows[2].label).toBe('peak tilt, °');
  expect(rows[3].cells[1]).toBeNull();
  expect(shownValue(rows[3].cells[0]!)).toBe('no');
});

it('reads rockfall summaries: 95 % of each quantity, and the lines by name', () => {
  const rows = mainNumbers('rockfall', { rocks: 60, statistics: { max_energy_kJ: { percentile_95: 460.3 } }, lines: [{ name: 'road', rocks: 12 }], work: { impacts: 900 } });
  const value = (key: string) => rows.find((r) => r.key === key)?.value;
  expect([value('rocks'), value('max_energy_kJ_p95'), value('line road'), value('impacts'), value('runout_m_p95')]).toEqual([60, 460.3, 12, 900, null]);
});

it('reads planar and spatial scenes alike', () => {
  const planar = mainNumbers('scene', { law: 'lcp', dt: 0.01, steps: 5, initial: { E: 6 }, final: { E: 5 }, contacts_handled: 7, failed_solves: 0 });
  const spatial = mainNumbers('scene', { law: 'lcp', dt_s: 0.01, steps: 5, initial: { E_J: 6 }, final: { E_J: 5 }, totals: { contacts: 7, failed_solves: 0 } });
  expect(planar).toEqual(spatial);
  expect(planar.map((r) => r.value)).toEqual(['lcp', 0.01, 5, 6, 5, 7, 0]);
});

it('tells a change only where there is one to tell', () => {
  expect(changePercent(150, 100)).toBeCloseTo(50, 12);
  expect(changePercent(3741 + 1e-11, 3741)).toBe(0);
  expect([changePercent(1, 0), changePercent(null, 2), changePercent('a', 2), changePercent(true, false)]).toEqual([null, null, null, null]);
});

it('lays two curves over one axis without moving a point', () => {
  const { x, first, second } = overlay([0, 1, 2], [0.5, 1, 3]);
  expect([...x]).toEqual([0, 0.5, 1, 2, 3]);
  expect(first([10, 11, 12])).toEqual([10, undefined, 11, 12, undefined]);
  expect(second([20, 21, 22])).toEqual([undefined, 20, 21, undefined, 22]);
});
