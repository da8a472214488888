import { afterAll, beforeAll, expect, it } from 'vitest';
import { number, withUnit } from '../src/base/format';
import { expectLooks } from './looks';
import type { Studio } from './studio';
import { open, run, test, textOf } from './studio';

let s: Studio;
beforeAll(async () => {
  s = await open('scenes/rack.xml');
  await s.page.goto(s.address);
});
afterAll(async () => s?.close());

it('runs a scene and shows the numbers of summary.json', async () => {
  await s.page.waitForSelector(test('scene'));
  await run(s.page, { name: 'break' });
  await s.page.click(test('run-look'));
  await s.page.waitForSelector(test('card-E'));
  const summary = s.summary('break') as unknown as { bodies: number; steps: number; final: { E: number; Px: number } };
  await expect.poll(() => textOf(s.page, test('card-bodies'))).toBe(number(summary.bodies));
  await expect.poll(() => textOf(s.page, test('card-steps'))).toBe(number(summary.steps));
  await expect.poll(() => textOf(s.page, test('card-E'))).toBe(withUnit(summary.final.E, 'J'));
  await expect.poll(() => textOf(s.page, '[data-result="final.Px"]')).toBe(number(summary.final.Px, 3));
});

it('plays it, with energies and momenta', async () => {
  await expect.poll(() => s.page.locator(`${test('plots')} .uplot`).count()).toBe(2);
  await s.page.waitForSelector(test('scrub'));
  await s.page.fill(test('scrub'), '1500');
  await expect.poll(() => textOf(s.page, test('time'))).toBe('3.00 of 4.00 s');
  await expectLooks(s.page, 'scene-rack');
});

it('compares two laws: energies over each other, numbers side by side', async () => {
  await s.page.click(test('run'));
  await s.page.selectOption('#run-law', 'newton');
  await s.page.fill(test('run-name'), 'newton');
  await s.page.click(test('run-start'));
  await s.page.click(test('tab-runs'));
  await s.page.waitForFunction(() => document.querySelectorAll('[data-test="run-item"][data-state="done"]').length === 2);
  await s.page.click(test('run-compare'));
  await s.page.waitForSelector(test('compared-energy'));
  await expect.poll(() => s.page.locator(`${test('compared-energy')} .uplot`).count()).toBe(2);
  const end = (name: string) => number((s.summary(name) as unknown as { final: { E: number } }).final.E);
  const cells = s.page.locator(`${test('comparison')} [data-row="E_end"] td`);
  await expect.poll(async () => (await cells.allTextContents()).slice(1, 3)).toEqual([end('newton'), end('break')]);
  await expect.poll(() => s.page.locator(`${test('comparison')} [data-row="law"] td`).allTextContents()).toEqual(['law', 'newton', 'gr-lcp', '–']);
});

it('never complained and never asked another host', () => expect(s.complaints).toEqual([]));
