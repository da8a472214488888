import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { number, withUnit } from '../src/base/format';
import { expectLooks } from './looks';
import type { Studio } from './studio';
import { openFolder, run, save, settled, test, textOf } from './studio';

let s: Studio;
const folder = mkdtempSync(join(tmpdir(), 'talus-spatial-'));
const file = join(folder, 'project.toml');
const root = new URL('../../../', import.meta.url).pathname;

beforeAll(async () => {
  cpSync(join(root, 'examples/spatial/wall.toml'), file);
  writeFileSync(file, readFileSync(file, 'utf8').replace('duration_s = 3', 'duration_s = 0.6').replace('[material.brick]', '[output]\ncontacts = true\n\n[material.brick]'));
  s = await openFolder(folder, folder);
  await s.page.goto(s.address);
});
afterAll(async () => {
  await s?.close();
  rmSync(folder, { recursive: true, force: true });
});

const framesDrawn = () => s.page.waitForFunction(() => ((window as unknown as { talusStage?: { stage: { frames: number } } }).talusStage?.stage.frames ?? 0) > 2);
const withBodies = () => s.page.waitForFunction(() => (document.querySelector('[data-test="body-choice"]')?.childElementCount ?? 0) > 100);

it('shows the bodies at their start before anything has run', async () => {
  await withBodies();
  await framesDrawn();
  await expect.poll(() => textOf(s.page, test('check'))).toBe('no errors');
  await expectLooks(s.page, 'spatial-start');
});

it('shows an error at its field and what is typed on the stage, and saves with comments kept', async () => {
  const field = '[data-key="body[3].sphere_radius_m"]';
  await s.page.click('[data-item="body[3]"] > summary');
  await s.page.fill(`${field} input`, '-1');
  await s.page.waitForSelector(`${field} .wrong`);
  await expect.poll(() => textOf(s.page, `${field} .wrong`)).toContain('out of range');
  await s.page.fill(`${field} input`, '0.16');
  await expect.poll(() => textOf(s.page, test('check'))).toBe('no errors');
  const mass = (4 / 3) * Math.PI * 0.16 ** 3 * 7800;
  await s.page.waitForFunction((wanted) => document.querySelector('[data-column="mass_kg"]')?.textContent === wanted, withUnit(mass, 'kg'));
  await save(s.page);
  expect(s.read('project.toml')).toContain('sphere_radius_m = 0.16');
  expect(s.read('project.toml')).toContain('# A wall of ten rows of ten bricks');
});

interface Summary { bodies: number; steps: number; law: string; final: { E_J: number; P_N_s: number[]; L_N_m_s: number[] }; initial: { E_J: number }; extremes: { penetration_m: number }; totals: { contacts: number } }

it('runs from the page and shows the numbers of summary.json', async () => {
  await run(s.page, { name: 'hit' });
  await s.page.click(test('run-look'));
  await s.page.waitForSelector(test('card-E'));
  const summary = s.summary('hit') as unknown as Summary;
  await expect.poll(() => textOf(s.page, test('card-bodies'))).toBe(number(summary.bodies));
  await expect.poll(() => textOf(s.page, test('card-steps'))).toBe(number(summary.steps));
  await expect.poll(() => textOf(s.page, test('card-E'))).toBe(withUnit(summary.final.E_J, 'J'));
  await expect.poll(() => textOf(s.page, '[data-result="initial.E_J"]')).toBe(number(summary.initial.E_J));
  for (const c of [0, 1, 2]) {
    await expect.poll(() => textOf(s.page, `[data-result="final.P_N_s.${c}"]`)).toBe(number(summary.final.P_N_s[c]));
    await expect.poll(() => textOf(s.page, `[data-result="final.L_N_m_s.${c}"]`)).toBe(number(summary.final.L_N_m_s[c]));
  }
  await expect.poll(() => textOf(s.page, '[data-result="totals.contacts"]')).toBe(number(summary.totals.contacts));
  await expect.poll(() => textOf(s.page, '[data-result="law"]')).toBe(summary.law);
});

it('plays the film, with a body picked, its state and its curves', async () => {
  await s.page.waitForSelector(test('scrub'));
  await s.page.keyboard.press('Escape');
  await s.page.selectOption(test('body-choice'), { label: 'ball' });
  await s.page.waitForSelector(`${test('inspector')} .uplot`);
  await s.page.fill(test('scrub'), '0');
  await expect.poll(() => textOf(s.page, '[data-column="speed_m_s"]')).toBe(withUnit(9, 'm/s'));
  await s.page.fill(test('scrub'), '1000');
  await expect.poll(() => textOf(s.page, test('time'))).toBe('0.3000 of 0.6000 s');
  const rows = s.read('results/hit/states.csv').split('\n').map((r) => r.split(','));
  const at = rows.filter((r) => r[2] === 'ball' && Number(r[1]) <= 0.3 + 1e-9).pop()!;
  await expect.poll(() => textOf(s.page, '[data-column="speed_m_s"]')).toBe(withUnit(Math.hypot(...at.slice(10, 13).map(Number)), 'm/s'));
  await expect.poll(() => s.page.locator(`${test('plots')} .uplot`).count()).toBe(2);
  await expectLooks(s.page, 'spatial-wall');
});

it('is played and looked at with the keyboard', async () => {
  await s.page.focus(test('stage'));
  await s.page.keyboard.press('Home');
  await s.page.keyboard.press('.');
  await expect.poll(() => textOf(s.page, test('time'))).toBe('0.0333 of 0.6000 s');
  await s.page.keyboard.press('n');
  await expect.poll(() => textOf(s.page, test('body-name'))).toBe('odd-1');
  await s.page.keyboard.press('Space');
  await s.page.waitForFunction(() => Number(document.querySelector('[data-test="time"]')!.textContent!.slice(0, 4)) > 0.1);
  await s.page.keyboard.press('Escape');
  await s.page.waitForSelector(test('inspector'), { state: 'detached' });
  await expect.poll(() => textOf(s.page, test('time'))).toBe('0.6000 of 0.6000 s'); // it stands still again
});

it('picks the body under the pointer', async () => {
  await s.page.keyboard.press('Home');
  await expect.poll(() => textOf(s.page, test('time'))).toMatch(/^0\.0000 of /);
  await settled(s.page);
  const at = await s.page.evaluate(() => {
    const { stage, poses } = (window as unknown as { talusStage: { stage: { camera: { position: { clone(): { set(...p: number[]): unknown } } }; toScreen(p: unknown): [number, number]; renderer: { domElement: HTMLElement } }; poses: { places: Float32Array } } }).talusStage;
    const last = poses.places.length - 3;
    const [x, y] = stage.toScreen(stage.camera.position.clone().set(...poses.places.slice(last)));
    const box = stage.renderer.domElement.getBoundingClientRect();
    return [box.left + x, box.top + y];
  });
  await s.page.mouse.click(at[0], at[1]);
  await expect.poll(() => textOf(s.page, test('body-name'))).toBe('ball');
  await s.page.keyboard.press('Escape');
});

it('runs another law and compares the two', async () => {
  await s.page.click(test('run'));
  await s.page.fill(test('run-name'), 'other');
  await s.page.selectOption(test('run-law'), 'none');
  await s.page.click(test('run-start'));
  await s.page.click(test('tab-runs'));
  await s.page.waitForFunction(() => document.querySelectorAll('[data-test="run-item"][data-state="done"]').length === 2);
  await s.page.click(test('run-compare'));
  await s.page.waitForSelector(test('comparison'));
  const summary = s.summary('hit') as unknown as Summary;
  await expect.poll(() => textOf(s.page, `${test('comparison')} [data-row="E_end"] td:nth-child(3)`)).toBe(number(summary.final.E_J));
});

it('tells when the scene has changed since the run', async () => {
  await s.page.click(test('tab-setup'));
  await s.page.fill('[data-key="duration_s"] input', '0.7');
  await s.page.waitForFunction(() => document.querySelector('[data-test="notice"]')?.textContent?.startsWith('Changes that are not saved'));
  await save(s.page);
  await s.page.waitForFunction(() => document.querySelector('[data-test="notice"]')?.textContent?.startsWith('The scene has changed since'));
});

it('never complained and never asked another host', () => expect(s.complaints.filter((c) => !/status of 409/.test(c))).toEqual([]));
