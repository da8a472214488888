import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectLooks } from './looks';
import type { Studio } from './studio';
import { clickGround, firstPicture, fromAbove, open, save, test, textOf } from './studio';

let s: Studio;
beforeAll(async () => {
  s = await open('rockfall/quarry', { width: 1024, height: 768 });
  await s.page.goto(s.address);
  await firstPicture(s.page);
});
afterAll(async () => s?.close());

const seeders = (text: string) => text.match(/^\[\[seeder\]\]/gm)?.length ?? 0;
const comments = (text: string) => text.match(/#.*/g) ?? [];

it('draws a source on the ground and saves it beside the comments of the file', async () => {
  const before = s.read('project.toml');
  await fromAbove(s.page);
  await s.page.click(test('tool-line'));
  await clickGround(s.page, [[600, 330], [680, 330]]);
  await s.page.keyboard.press('Enter');
  await s.page.waitForSelector(`${test('save')}:not([disabled])`);
  await s.page.waitForFunction(() => document.querySelector('[data-test="check"]')?.textContent !== 'checking …');
  expect(s.read('project.toml')).toBe(before);
  const item = `[data-item="seeder[${seeders(before)}]"]`;
  if ((await textOf(s.page, test('check'))) !== 'no errors') await s.page.fill(`${item} [data-key$=".rocks"] input`, '5');
  await expect.poll(() => textOf(s.page, test('check'))).toBe('no errors');
  await expectLooks(s.page, 'setup-drawn-1024');
  await save(s.page);
  const after = s.read('project.toml');
  expect(seeders(after)).toBe(seeders(before) + 1);
  for (const comment of comments(before)) expect(after).toContain(comment);
  const added = after.slice(after.lastIndexOf('[[seeder]]'));
  const numbers = [.../line\s*=\s*\[\[([\d.]+),\s*([\d.]+)\]/.exec(added)!].slice(1).map(Number);
  expect(numbers[0]).toBeGreaterThan(2_600_000);
  expect(numbers[1]).toBeGreaterThan(1_200_000);
});

it('shows an error at the field it belongs to, and undoes it', async () => {
  await s.page.fill('[data-key="seed"] input', '-4');
  await s.page.waitForSelector('[data-key="seed"] .wrong');
  await expect.poll(() => textOf(s.page, test('check'))).toBe('1 error');
  await expect.poll(() => s.page.isDisabled(test('run'))).toBe(true);
  await s.page.locator(test('stage')).focus();
  await s.page.keyboard.press('Control+z');
  await expect.poll(() => textOf(s.page, test('check'))).toBe('no errors');
  await expect.poll(() => s.page.locator('[data-key="seed"] .wrong').count()).toBe(0);
});

it('edits the file itself and marks the line of an error', async () => {
  await s.page.click(test('edit-file'));
  const text = s.read('project.toml');
  await expect.poll(() => s.page.inputValue(test('editor'))).toBe(text);
  await s.page.fill(test('editor'), text.replace(/^seed = /m, 'sed = '));
  await s.page.waitForSelector(test('editor-error'));
  const line = text.split('\n').findIndex((l) => l.startsWith('seed')) + 1;
  await expect.poll(() => textOf(s.page, '.editor pre .bad')).toBe(String(line));
  await s.page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => s.page.inputValue(test('editor'))).toBe(text);
  await s.page.click(test('edit-file'));
});

it('takes a height model that is dropped, after asking before it replaces one', async () => {
  const bytes = await s.page.evaluate(() => 'ncols 3\nnrows 3\nxllcorner 2600000\nyllcorner 1200000\ncellsize 20\n1 2 3\n4 5 6\n7 8 9\n');
  await s.page.setInputFiles('[data-key="slope.dem"] input[type="file"]', { name: 'small.asc', mimeType: 'text/plain', buffer: Buffer.from(bytes) });
  await s.page.waitForFunction(() => (document.querySelector('[data-key="slope.dem"] select') as HTMLSelectElement)?.value === 'small.asc');
  expect(s.read('small.asc')).toBe(bytes);
  await s.page.getByRole('button', { name: 'Discard' }).click();
});

it('a page without the token says what to do', async () => {
  const stranger = await s.browser.newContext();
  const page = await stranger.newPage();
  await page.goto(new URL(s.address).origin + '/');
  await page.waitForSelector(test('refused'));
  await expect.poll(() => textOf(page, test('refused'))).toContain('talus view');
  await stranger.close();
});

it('never complained and never asked another host', () => expect(s.complaints.filter((c) => !/status of (401|409|422)/.test(c))).toEqual([]));
