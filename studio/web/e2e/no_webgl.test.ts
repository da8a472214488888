// Without graphics in space the page says so, and the rest of it works.

import { expect, it } from 'vitest';
import { open, run, test, textOf } from './studio';

it.each(['rockfall/quarry', 'rocking/column', 'spatial/wall.toml'])('%s', async (example) => {
  const s = await open(example);
  try {
    await s.page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, { apply: (get, canvas, a) => (String(a[0]).startsWith('webgl') ? null : Reflect.apply(get, canvas, a)) });
    });
    await s.page.goto(s.address);
    await s.page.waitForSelector(test('no-webgl'));
    await expect.poll(() => textOf(s.page, test('no-webgl'))).toContain('WebGL');
    await run(s.page);
    expect(s.complaints.filter((c) => !/WebGL/i.test(c))).toEqual([]);
  } finally {
    await s.close();
  }
});
