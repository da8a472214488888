import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectLooks } from './looks';
import type { Studio } from './studio';
import { clickGround, firstPicture, fromAbove, open, save, settled, test, textOf } from './studio';

let s: Studio;
beforeAll(async () => {
  s = await open('rockfall/quarry');
  await s.page.goto(s.address);
  await firstPicture(s.page);
  await fromAbove(s.page);
});
afterAll(async () => s?.close());

type Pixel = [number, number];
interface Grips { talusStage: { draw: { corners: number[][]; middles: { at: number[] }[] }; stage: { toScreen: (p: unknown) => Pixel; camera: { position: { clone: () => { fromArray: (a: number[]) => unknown } } }; renderer: { domElement: HTMLElement } } } }

/** Where the corners, or the middles between them, are on the page. */
const grips = (kind: 'corners' | 'middles'): Promise<Pixel[]> => s.page.evaluate((which) => {
  const { draw, stage } = (window as unknown as Grips).talusStage;
  const box = stage.renderer.domElement.getBoundingClientRect();
  const points = which === 'corners' ? draw.corners : draw.middles.map((m) => m.at);
  return points.map((p) => {
    const [x, y] = stage.toScreen(stage.camera.position.clone().fromArray(p));
    return [x + box.left, y + box.top] as Pixel;
  });
}, kind);

async function corners(n: number): Promise<Pixel[]> {
  await s.page.waitForFunction((count) => (window as unknown as Grips).talusStage.draw.corners.length === count, n);
  await settled(s.page);
  return grips('corners');
}

async function drag([x, y]: Pixel, dx: number, dy: number): Promise<void> {
  await s.page.mouse.move(x, y);
  await s.page.mouse.down();
  await s.page.mouse.move(x + dx / 2, y + dy / 2);
  await s.page.mouse.move(x + dx, y + dy);
  await s.page.mouse.up();
}

const apart = (a: Pixel, b: Pixel) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const expectNear = (a: Pixel, b: Pixel) => expect(apart(a, b)).toBeLessThan(4);
/** A corner of so many comes to lie near a place. */
const expectCorner = (k: number, n: number, place: Pixel) => expect.poll(async () => apart((await corners(n))[k], place)).toBeLessThan(4);
/** Corners of the last source in the file, however they are laid out there. */
const lastArea = (): number[][] => [...s.read('project.toml').split('[[seeder]]').pop()!.split(/^area\s*=/m)[1].split(/^\s*[\w[]+\s*=/m)[0].matchAll(/\[\s*([\d.]+),\s*([\d.]+)\s*\]/g)]
  .map((m) => [Number(m[1]), Number(m[2])]);

it('draws an area, whose corners can then be dragged; the others stay', async () => {
  await s.page.keyboard.press('a');
  await clickGround(s.page, [[820, 420], [960, 420], [960, 520], [820, 520]]);
  await s.page.keyboard.press('Enter');
  const before = await corners(4);
  await drag(before[1], 40, -20);
  await expectCorner(1, 4, [before[1][0] + 40, before[1][1] - 20]);
  const after = await corners(4);
  for (const k of [0, 2, 3]) expectNear(after[k], before[k]);
  await expectLooks(s.page, 'corners');
});

it('pulls a new corner out of an edge, and undoes that in one step', async () => {
  await drag((await grips('middles'))[0], 0, -40);
  await corners(5);
  await s.page.click(test('undo'));
  await corners(4);
});

it('does the same with keys: choose, move, add, remove', async () => {
  await s.page.locator(test('stage')).focus();
  await s.page.keyboard.press('Escape'); // no corner, but still the area
  await s.page.keyboard.press(']');
  await s.page.waitForFunction(() => document.querySelector('[data-test="corners"]')?.textContent?.startsWith('Corner 1 of 4'));
  const before = await corners(4);
  await s.page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await corners(4))[0][0] - before[0][0]).toBeGreaterThan(10);
  const after = await corners(4);
  expect(Math.abs(after[0][1] - before[0][1])).toBeLessThan(4);
  await s.page.keyboard.press('k');
  const added = await corners(5);
  expectNear(added[1], [(after[0][0] + after[1][0]) / 2, (after[0][1] + after[1][1]) / 2]);
  await s.page.keyboard.press('Delete');
  await corners(4);
  await s.page.keyboard.press('Delete');
  await corners(3);
  await s.page.keyboard.press('Delete'); // an area needs three
  await corners(3);
  await s.page.keyboard.press('Control+z');
  await corners(4);
});

it('saves the corners as they are seen, to the same file', async () => {
  await s.page.waitForFunction(() => document.querySelector('[data-test="check"]')?.textContent !== 'checking …');
  if ((await textOf(s.page, test('check'))) !== 'no errors') await s.page.locator('[data-item].selected [data-key$=".rocks"] input').fill('5');
  await expect.poll(() => textOf(s.page, test('check'))).toBe('no errors');
  await save(s.page);
  const typed = (await s.page.inputValue('[data-item].selected [data-key$=".area"] textarea')).trim().split('\n').map((l) => l.split(',').map(Number));
  expect(typed).toHaveLength(4);
  expect(lastArea()).toEqual(typed);
});

it('lets go with Escape, and takes hold again of what is clicked', async () => {
  const [a, b] = await corners(4);
  await s.page.locator(test('stage')).focus();
  await s.page.keyboard.press('Escape');
  await s.page.keyboard.press('Escape');
  await corners(0);
  await s.page.mouse.click(a[0] + 0.3 * (b[0] - a[0]), a[1] + 0.3 * (b[1] - a[1]));
  await corners(4);
});

it('moves corners of a region of a material, undoes it, and saves it to the file of the regions', async () => {
  await s.page.keyboard.press('Escape');
  await s.page.keyboard.press('g');
  await clickGround(s.page, [[700, 560], [800, 560], [800, 640]]);
  await s.page.keyboard.press('Enter');
  const before = await corners(3);
  await drag(before[2], 30, 10);
  await expectCorner(2, 3, [before[2][0] + 30, before[2][1] + 10]);
  await s.page.keyboard.press('Control+z');
  await expectCorner(2, 3, before[2]);
  await drag((await grips('middles'))[1], 25, 0);
  await corners(4);
  await save(s.page);
  const file = JSON.parse(s.read('materials.geojson')) as { features: { geometry: { coordinates: number[][][] } }[] };
  expect(file.features[file.features.length - 1].geometry.coordinates[0]).toHaveLength(5);
});

it('never complained and never asked another host', () => expect(s.complaints.filter((c) => !/status of (401|409|422)/.test(c))).toEqual([]));
