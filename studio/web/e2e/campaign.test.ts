import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Studio } from './studio';
import { open, test, textOf } from './studio';

let s: Studio;
beforeAll(async () => {
  s = await open('rockfall/torrent');
  await s.page.goto(s.address);
});
afterAll(async () => s?.close());

const done = async () => Number((await textOf(s.page, test('progress'))).replace(/\u202f/g, '').split(' ')[0]);
type Stage = { paths: { set: { rocks: Uint32Array } } };
const shownPaths = () => s.page.evaluate(() => (window as unknown as { talusStage: Stage }).talusStage.paths.set.rocks.length);

it('shows a long run on its way: progress, rate, and paths as they finish', async () => {
  await s.page.waitForSelector(test('run'));
  await s.page.click(test('run'));
  await s.page.fill(test('run-rocks'), '100000');
  await s.page.fill(test('run-name'), 'long');
  await s.page.fill(test('run-threads'), '1'); // the page has work to do as well
  await s.page.click(test('run-start'));
  await s.page.waitForSelector(`${test('run-item')}[data-state="running"]`);
  await s.page.waitForFunction(() => /rocks\/s/.test(document.querySelector('[data-test="run-item"]')?.textContent ?? ''));
  await s.page.waitForFunction(() => (window as unknown as { talusStage: Stage }).talusStage.paths.set.rocks.length > 0);
  const first = await shownPaths();
  await s.page.waitForFunction((n) => (window as unknown as { talusStage: Stage }).talusStage.paths.set.rocks.length > n, first);
});

it('cancels it and goes on from there', async () => {
  await s.page.click(test('run-cancel'));
  await s.page.waitForSelector(`${test('run-item')}[data-state="interrupted"]`);
  const before = await done();
  await s.page.click(test('run-resume'));
  await s.page.waitForSelector(`${test('run-item')}[data-state="running"]`);
  await s.page.waitForFunction(() => document.querySelector('[data-test="run-cancel"]') !== null);
  await s.page.waitForFunction((n) => Number(/^\S+/.exec(document.querySelector('[data-test="progress"]')?.textContent?.replace(/\u202f/g, '') ?? '0')![0]) > n, before);
  await s.page.click(test('run-cancel'));
  await s.page.waitForSelector(`${test('run-item')}[data-state="interrupted"]`);
});

it('never complained and never asked another host', () => expect(s.complaints).toEqual([]));
