// Pictures compared loosely: the mean brightness of 24 by 15 fields, so that fonts and drivers do not matter but an empty stage does.
// TALUS_UPDATE_LOOKS=1 writes what is seen as what is wanted; look at the picture first (TALUS_SHOTS names a folder for them).

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const columns = 24;
const rows = 15;
const kMostMean = 0.035;
const kMostField = 0.35;
const kLookFor = 60_000;

async function fieldsOf(page: Page, picture: Buffer): Promise<number[]> {
  const blank = await page.context().newPage();
  const fields = await blank.evaluate(async ([address, w, h]) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const [sums, counts] = [new Array<number>(w * h).fill(0), new Array<number>(w * h).fill(0)];
    for (let y = 0, k = 0; y < image.height; ++y)
      for (let x = 0; x < image.width; ++x, k += 4) {
        const field = Math.floor((y * h) / image.height) * w + Math.floor((x * w) / image.width);
        sums[field] += (data[k] + data[k + 1] + data[k + 2]) / 765;
        counts[field] += 1;
      }
    return sums.map((s, i) => Math.round((1000 * s) / counts[i]) / 1000);
  }, [`data:image/png;base64,${picture.toString('base64')}`, columns, rows] as const);
  await blank.close();
  return fields;
}

/** Largest and mean difference of the fields from those that are wanted. */
function differences(seen: number[], wanted: number[]): { mean: number; most: number } {
  const each = seen.map((v, i) => Math.abs(v - wanted[i]));
  return { mean: each.reduce((a, b) => a + b, 0) / each.length, most: Math.max(...each) };
}

const alike = (d: { mean: number; most: number }) => d.mean < kMostMean && d.most < kMostField;

function keep(name: string, picture: Buffer): void {
  if (!process.env.TALUS_SHOTS) return;
  mkdirSync(process.env.TALUS_SHOTS, { recursive: true });
  writeFileSync(join(process.env.TALUS_SHOTS, `${name}.png`), picture);
}

/** The page comes to look as it is wanted. Parts of it may still be on their way, so that it is asked until it does, or does not change any more for long. */
export async function expectLooks(page: Page, name: string): Promise<void> {
  const file = new URL(`looks/${name}.json`, import.meta.url);
  const update = Boolean(process.env.TALUS_UPDATE_LOOKS);
  expect(update || existsSync(file), `no such look: ${name}`).toBe(true);
  await page.mouse.move(2, 2);
  const until = performance.now() + kLookFor;
  let picture = await page.screenshot();
  let seen = await fieldsOf(page, picture);
  if (update) {
    for (let before: number[] = []; before.join() !== seen.join(); ) {
      before = seen;
      await page.waitForTimeout(1000);
      seen = await fieldsOf(page, (picture = await page.screenshot()));
    }
    writeFileSync(file, JSON.stringify(seen) + '\n');
  }
  const wanted = JSON.parse(readFileSync(file, 'utf8')) as number[];
  while (!alike(differences(seen, wanted)) && performance.now() < until) {
    await page.waitForTimeout(200);
    seen = await fieldsOf(page, (picture = await page.screenshot()));
  }
  keep(name, picture);
  const { mean, most } = differences(seen, wanted);
  expect(mean, `${name}: mean difference`).toBeLessThan(kMostMean);
  expect(most, `${name}: largest difference of a field`).toBeLessThan(kMostField);
}
