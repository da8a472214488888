// What makes the first picture late can be counted, on any machine: requests that wait for each other, and work for the graphics card that nobody sees yet.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Studio } from './studio';
import { open, settled, test } from './studio';

let s: Studio;
beforeAll(async () => void (s = await open('rockfall/torrent')));
afterAll(async () => s?.close());

const needed = ['/', '/studio.js', '/studio.css', '/api/project', '/api/terrain'];
interface Counts { contexts: number; programs: number }

it('needs the project and the ground and waits for nothing else, with one context and one shader for ground and walls each', async () => {
  const held: (() => Promise<void>)[] = [];
  await s.page.route('**/*', (route) => {
    if (needed.includes(new URL(route.request().url()).pathname)) return route.continue();
    held.push(() => route.continue());
    return undefined;
  });
  await s.page.addInitScript(() => {
    const counts = ((window as unknown as { counts: Counts }).counts = { contexts: 0, programs: 0 });
    const getContext = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, ...a: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...a: unknown[]) {
      if (a[0] === 'webgl2') counts.contexts += 1;
      return getContext.apply(this, a);
    } as typeof HTMLCanvasElement.prototype.getContext;
    const link = WebGL2RenderingContext.prototype.linkProgram;
    WebGL2RenderingContext.prototype.linkProgram = function (p) {
      if (performance.getEntriesByName('talus: first picture').length === 0) counts.programs += 1;
      return link.call(this, p);
    };
  });
  await s.page.goto(s.address);
  await s.page.waitForFunction(() => performance.getEntriesByName('talus: first picture').length > 0);
  const counts = await s.page.evaluate(() => (window as unknown as { counts: Counts }).counts);
  expect(counts).toEqual({ contexts: 1, programs: 2 });
  for (const go of held) await go();
  await s.page.unroute('**/*');
  await s.page.waitForSelector(test('project-name'));
  await settled(s.page);
});

it('never complained and never asked another host', () => expect(s.complaints).toEqual([]));
