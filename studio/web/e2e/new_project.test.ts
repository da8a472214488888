import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Studio } from './studio';
import { clickGround, firstPicture, fromAbove, openFolder, save, test, textOf } from './studio';

let s: Studio;
const folder = mkdtempSync(join(tmpdir(), 'talus-new-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'empty'));
  s = await openFolder(folder, folder);
  await s.page.goto(s.address);
});
afterAll(async () => {
  await s?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('makes a rockfall project in a folder and opens it', async () => {
  await s.page.click(test('new-rockfall'));
  await s.page.fill(test('new-folder'), 'slope');
  await s.page.click(test('new-create'));
  await s.page.waitForSelector(test('project-name'));
  await expect.poll(() => textOf(s.page, test('check'))).toBe('no errors');
  expect(s.read('slope/project.toml')).toContain('kind = "rockfall"');
});

it('draws a region of a material, which wins over those below, and saves it', async () => {
  await firstPicture(s.page);
  await s.page.waitForSelector(test('tool-region'));
  const before = (JSON.parse(s.read('slope/materials.geojson')) as { features: { properties: { priority: number } }[] }).features;
  await fromAbove(s.page);
  await s.page.keyboard.press('g');
  await clickGround(s.page, [[820, 420], [960, 420], [960, 520], [820, 520]]);
  await s.page.keyboard.press('Enter');
  await save(s.page);
  const after = (JSON.parse(s.read('slope/materials.geojson')) as { features: { properties: { priority: number }; geometry: { coordinates: number[][][] } }[] }).features;
  expect(after.length).toBe(before.length + 1);
  const drawn = after[after.length - 1];
  expect(drawn.geometry.coordinates[0].length).toBe(5);
  expect(drawn.properties.priority).toBeGreaterThan(Math.max(...before.map((f) => f.properties.priority)));
});

it('draws a barrier, renames a material and follows its references, all in one save', async () => {
  await s.page.keyboard.press('w');
  await clickGround(s.page, [[760, 300], [1000, 300]]);
  await s.page.keyboard.press('Enter');
  await s.page.waitForSelector('[data-item="barrier[1]"]');
  await s.page.click('[data-member="material.floor"] > summary');
  await s.page.fill('[data-member="material.floor"] input[aria-label="name of floor"]', 'ground');
  await s.page.keyboard.press('Tab');
  await s.page.waitForSelector('[data-member="material.ground"]');
  await expect.poll(() => textOf(s.page, test('check'))).toBe('no errors');
  await save(s.page);
  const text = s.read('slope/project.toml');
  expect(text).toContain('[material.ground]');
  expect(text).toMatch(/default = "ground"/);
  expect(text.match(/^\[\[barrier\]\]/gm)).toHaveLength(2);
});

it.each([['scene', 'project.toml', 'kind = "scene"'], ['planar-scene', 'scene.xml', '<scene']])('makes a %s and opens it', async (kind, file, text) => {
  await s.page.keyboard.press('o');
  await s.page.click(test(`new-${kind}`));
  await s.page.fill(test('new-folder'), `my-${kind}`);
  await s.page.click(test('new-create'));
  await s.page.waitForFunction((name) => document.querySelector('header')?.textContent?.includes(name), file);
  await s.page.waitForSelector(test(kind === 'scene' ? 'body-choice' : 'scene'));
  await expect.poll(() => textOf(s.page, test('check'))).toBe('no errors');
  expect(s.read(`my-${kind}/${file}`)).toContain(text);
});

it('never complained and never asked another host', () => expect(s.complaints).toEqual([]));
