import { afterAll, beforeAll, expect, it } from 'vitest';
import { number, withUnit } from '../src/base/format';
import { expectLooks } from './looks';
import type { Studio } from './studio';
import { open, run, settled, test, textOf } from './studio';

let s: Studio;
beforeAll(async () => {
  s = await open('rocking/column');
  await s.page.goto(s.address);
});
afterAll(async () => s?.close());

it('runs a column through an earthquake and shows the numbers of summary.json', async () => {
  await s.page.waitForSelector(test('stage'));
  await run(s.page, { name: 'shake' });
  await s.page.click(test('run-look'));
  await s.page.waitForSelector('[data-result="peak_tilt_deg"]');
  const { results } = s.summary('shake') as unknown as { results: Record<string, number | boolean> };
  await expect.poll(() => textOf(s.page, '[data-result="peak_tilt_deg"]')).toBe(withUnit(results.peak_tilt_deg as number, '°'));
  await expect.poll(() => textOf(s.page, '[data-result="slip_m"]')).toBe(withUnit(results.slip_m as number, 'm'));
  await expect.poll(() => textOf(s.page, '[data-result="toppled"]')).toBe(results.toppled ? 'yes' : 'no');
});

it('has histories, and scrubs', async () => {
  await expect.poll(() => s.page.locator(`${test('plots')} .uplot`).count()).toBe(3);
  await s.page.waitForSelector(test('scrub'));
  await s.page.fill(test('scrub'), '1960');
  await expectLooks(s.page, 'rocking-column');
  await s.page.fill(test('scrub'), '0');
  await expect.poll(() => textOf(s.page, test('time'))).toMatch(/^0\.00 of /);
});

it('is looked at with the keyboard', async () => {
  const camera = () => s.page.evaluate(() => (window as unknown as { talusStage: { stage: { camera: { position: { toArray: () => number[] } } } } }).talusStage.stage.camera.position.toArray());
  await s.page.focus(test('stage'));
  for (const key of ['2', '3', 'ArrowLeft', '+']) {
    await settled(s.page);
    const before = await camera();
    await s.page.keyboard.press(key);
    await expect.poll(async () => Math.hypot(...(await camera()).map((v, i) => v - before[i])), { message: key }).toBeGreaterThan(1e-3);
  }
});

it('compares two runs: histories over each other, numbers with their change', async () => {
  s.write('project.toml', s.read('project.toml').replace(/^friction = .*$/m, 'friction = 0.55'));
  await s.page.reload();
  await s.page.waitForSelector(test('stage'));
  await run(s.page, { name: 'slippery' });
  await s.page.click(test('run-compare'));
  await s.page.waitForSelector(test('compared-studies'));
  await s.page.waitForSelector(test('comparison'));
  await expect.poll(() => s.page.locator(`${test('compared-studies')} .uplot`).count()).toBe(4);
  const tilt = (name: string) => number((s.summary(name) as unknown as { results: { peak_tilt_deg: number } }).results.peak_tilt_deg);
  const cells = s.page.locator(`${test('comparison')} [data-row="peak_tilt_deg"] td`);
  await expect.poll(async () => (await cells.allTextContents()).slice(1, 3)).toEqual([tilt('slippery'), tilt('shake')]);
  await expect.poll(() => s.page.locator(`${test('all-runs')} [data-row="peak_tilt_deg"] td`).allTextContents()).toEqual(['peak tilt, °', tilt('slippery'), tilt('shake')]);
  await expectLooks(s.page, 'rocking-compare');
});

it('never complained and never asked another host', () => expect(s.complaints).toEqual([]));
