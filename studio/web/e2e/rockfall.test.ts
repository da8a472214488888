import { afterAll, beforeAll, expect, it } from 'vitest';
import { number, withUnit } from '../src/base/format';
import { expectLooks } from './looks';
import type { Offered, Studio } from './studio';
import { clickGround, firstPicture, fromAbove, offerPaths, open, run, settled, test, textOf } from './studio';

let s: Studio;
beforeAll(async () => void (s = await open('rockfall/torrent')));
afterAll(async () => s?.close());

it('opens the project and takes the token out of the address', async () => {
  await s.page.goto(s.address);
  await s.page.waitForFunction(() => document.querySelector('[data-test="project-name"]')?.textContent === 'Mountain torrent');
  await firstPicture(s.page);
  expect(s.page.url()).not.toContain('token');
  await expect.poll(() => textOf(s.page, test('check'))).toBe('no errors');
  await expectLooks(s.page, 'rockfall-setup');
});

it('runs the project and shows the numbers of summary.json', async () => {
  await run(s.page, { rocks: '60', name: 'first' });
  await s.page.click(test('run-look'));
  await s.page.waitForSelector(test('card-max_energy_kJ'));
  const summary = s.summary('first') as unknown as { rocks: number; work: { impacts: number }; statistics: Record<string, { percentile_95: number }> };
  await expect.poll(() => textOf(s.page, test('card-rocks'))).toBe(number(summary.rocks));
  expect(summary.rocks).toBe(60);
  for (const [key, unit] of [['max_energy_kJ', 'kJ'], ['max_speed_m_s', 'm/s'], ['max_height_m', 'm'], ['runout_m', 'm']])
    await expect.poll(() => textOf(s.page, test(`card-${key}`))).toBe(withUnit(summary.statistics[key].percentile_95, unit));
  await expect.poll(() => textOf(s.page, test('card-impacts'))).toBe(number(summary.work.impacts));
});

it('drapes a map with a legend', async () => {
  await s.page.selectOption(test('drape'), 'energy_kJ_p95');
  await s.page.waitForSelector(test('legend-ground'));
  await expect.poll(() => textOf(s.page, test('legend-ground'))).toContain('kJ');
  await expectLooks(s.page, 'rockfall-map');
});

it('plays the rock that was picked, with the numbers of rocks.csv', async () => {
  await s.page.click(test('role-fastest'));
  await s.page.waitForSelector(test('follow'));
  const [header, ...rows] = s.read('results/first/rocks.csv').trim().split('\n').map((l) => l.split(','));
  const rock = Number(/\d+/.exec(await textOf(s.page, `${test('inspector')} h2`))![0]);
  const row = rows.find((r) => Number(r[0]) === rock)!;
  for (const [column, unit] of [['max_speed_m_s', 'm/s'], ['runout_m', 'm'], ['duration_s', 's'], ['mass_kg', 'kg']])
    await expect.poll(() => textOf(s.page, `${test('rock-numbers')} [data-column="${column}"]`)).toBe(withUnit(Number(row[header.indexOf(column)]), unit));
  const place = () => s.page.evaluate(() => (window as unknown as { talusStage: { rock: { group: { position: { toArray: () => number[] }; quaternion: { toArray: () => number[] } } } } }).talusStage.rock.group.position.toArray());
  const before = await place();
  await s.page.fill(test('scrub'), '1000');
  await expect.poll(async () => Math.hypot(...(await place()).map((v, i) => v - before[i]))).toBeGreaterThan(5);
  const duration = Number(row[header.indexOf('duration_s')]);
  await expect.poll(() => textOf(s.page, test('time'))).toBe(`${(duration / 2).toFixed(2)} of ${duration.toFixed(2)} s`);
  await expectLooks(s.page, 'rockfall-rock');
});

it('plays and pauses with the space bar, and lets go with Escape', async () => {
  await s.page.locator(test('stage')).focus();
  await s.page.fill(test('scrub'), '0');
  await s.page.locator(test('stage')).focus();
  await s.page.keyboard.press('Space');
  await s.page.waitForFunction(() => !document.querySelector('[data-test="time"]')!.textContent!.startsWith('0.00'));
  await s.page.keyboard.press('Space');
  await s.page.waitForSelector(`${test('play')}[aria-label="play"]`); // drawn as paused, and with it the time at which it stopped
  const stopped = await textOf(s.page, test('time'));
  await s.page.waitForTimeout(300);
  expect(await textOf(s.page, test('time'))).toBe(stopped);
  await s.page.keyboard.press('Escape');
  await s.page.waitForSelector(test('inspector'), { state: 'detached' });
});

it('cuts through the slope', async () => {
  await fromAbove(s.page);
  await s.page.keyboard.press('c');
  await clickGround(s.page, [[890, 240], [890, 640]]);
  await s.page.waitForSelector(test('profile'));
  await s.page.waitForFunction(() => Number(/(\d+) paths/.exec(document.querySelector('[data-test="profile"] .caption')?.textContent ?? '')?.[1]) > 0);
  await s.page.locator(test('stage')).focus();
  await s.page.keyboard.press('Escape');
});

it('stands still when nothing happens: no picture, no request, no frame asked for', async () => {
  await settled(s.page);
  await s.page.waitForLoadState('networkidle');
  await s.page.evaluate(() => {
    const counted = window as unknown as { frameRequests: number };
    counted.frameRequests = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (call) => (++counted.frameRequests, ask(call));
  });
  let asked = 0;
  s.page.on('request', () => (asked += 1));
  const counts = async () => [asked, ...(await s.page.evaluate(() => [(window as unknown as Offered).talusStage.stage.frames, (window as unknown as { frameRequests: number }).frameRequests]))];
  await expect.poll(async () => { // something may be on its way at first, but nothing must come again and again
    const before = await counts();
    await s.page.waitForTimeout(1500);
    return (await counts()).map((n, i) => n - before[i]);
  }).toEqual([0, 0, 0]);
});

it('draws a million vertices in one call at a coarser level', async () => {
  await offerPaths(s.page);
  const result = await s.page.evaluate(async () => {
    const { talusStage, madeUpPaths } = window as unknown as Offered;
    const old = talusStage.paths.set;
    talusStage.stage.draw();
    const without = talusStage.stage.renderer.info.render.calls;
    talusStage.paths.setPaths(madeUpPaths(2000, 500));
    while (talusStage.paths.weighed < 2000) await new Promise((r) => setTimeout(r, 50));
    talusStage.stage.draw();
    const [drawn, calls] = [talusStage.paths.drawn, talusStage.stage.renderer.info.render.calls - without];
    talusStage.paths.setPaths(old);
    return { drawn, calls };
  });
  expect(result.drawn).toBeLessThan(400_000);
  expect(result.drawn).toBeGreaterThan(1000);
  expect(result.calls).toBeLessThanOrEqual(1); // the paths of the run were one call as well
});

it('compares two runs', async () => {
  await s.page.click(test('run'));
  await s.page.fill(test('run-rocks'), '40');
  await s.page.fill(test('run-seed'), '7');
  await s.page.fill(test('run-name'), 'second');
  await s.page.click(test('run-start'));
  await s.page.waitForFunction(() => document.querySelectorAll('[data-test="run-item"][data-state="done"]').length === 2);
  await s.page.click(test('run-compare'));
  await s.page.waitForSelector(test('comparison'));
  for (const name of ['first', 'second']) {
    const summary = s.summary(name) as unknown as { statistics: Record<string, { percentile_95: number }> };
    await expect.poll(() => textOf(s.page, test('comparison'))).toContain(number(summary.statistics.max_energy_kJ.percentile_95));
  }
  const impacts = (name: string) => number((s.summary(name) as unknown as { work: { impacts: number } }).work.impacts);
  await s.page.waitForSelector(test('all-runs'), { state: 'attached' }); // folded, for two runs
  await expect.poll(() => s.page.locator(`${test('all-runs')} [data-row="impacts"] td`).allTextContents()).toEqual(['impacts', impacts('second'), impacts('first')]);
  await expectLooks(s.page, 'rockfall-compare');
});

it('lists its keys', async () => {
  await s.page.locator(test('stage')).focus();
  await s.page.keyboard.press('?');
  await s.page.waitForSelector(test('shortcuts'));
  await s.page.keyboard.press('Escape');
  await s.page.waitForSelector(test('shortcuts'), { state: 'detached' });
});

it('never complained and never asked another host', () => expect(s.complaints).toEqual([]));
