// What the tests in the browser share: a copy of an example, `talus view` on it, and a page.

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

const root = new URL('../../../', import.meta.url).pathname;
const program = process.env.TALUS_PROGRAM ?? join(root, 'build/release/apps/talus/talus');
/** Answers come late by up to so many milliseconds, each by another time: what relies on their order then shows. */
const late = Number(process.env.TALUS_LATE_MS ?? 0);
const flags = ['--headless', '--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--no-first-run', '--force-color-profile=srgb'];

export interface Studio {
  folder: string;
  address: string;
  page: Page;
  browser: Browser;
  /** What the page complained about, and what it asked of other hosts. */
  complaints: string[];
  close: () => Promise<void>;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  summary: (run: string) => Record<string, never>;
}

function startView(target: string): Promise<{ view: ChildProcess; address: string }> {
  const view = spawn(program, ['view', target, '--no-open', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/.exec(said);
      if (found) resolve({ view, address: found[0] });
    };
    view.stdout!.on('data', listen);
    view.stderr!.on('data', listen);
    view.on('exit', (code) => reject(new Error(`talus view ended with ${code}: ${said}`)));
  });
}

/** How long anything may take: long enough for a machine that has much else to do; what takes longer does not come at all. */
export const kPatience = 240_000;

const size1440 = { width: 1440, height: 900 };

/** A page on a target, which lies in a folder that `read` reads from. */
export async function openFolder(folder: string, target: string, size = size1440): Promise<Studio> {
  const { view, address } = await startView(target);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
  const page = await (await browser.newContext({ viewport: size, colorScheme: 'light' })).newPage();
  page.setDefaultTimeout(kPatience);
  if (late > 0) await page.route('**/api/**', (route) => void setTimeout(() => void route.continue().catch(() => undefined), late * Math.random()));
  const complaints: string[] = [];
  page.on('pageerror', (e) => complaints.push(e.message));
  page.on('console', (m) => m.type() === 'error' && !/status of 404/.test(m.text()) && complaints.push(m.text()));
  page.on('request', (r) => {
    if (!r.url().startsWith(new URL(address).origin) && !r.url().startsWith('data:') && !r.url().startsWith('blob:')) complaints.push(`asked ${r.url()}`);
  });
  const close = async () => {
    await browser.close();
    view.removeAllListeners('exit');
    view.kill('SIGTERM');
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return { folder, address, page, browser, complaints, close, read, write, summary: (run) => JSON.parse(read(`results/${run}/summary.json`)) };
}

/** The same on a copy of an example, which goes away at the end. */
export async function open(example: string, size = size1440): Promise<Studio> {
  const folder = mkdtempSync(join(tmpdir(), 'talus-studio-'));
  const file = example.endsWith('.xml') ? 'scene.xml' : 'project.toml';
  const isFolder = !/\.(xml|toml)$/.test(example);
  cpSync(join(root, 'examples', example), isFolder ? folder : join(folder, file), { recursive: true });
  const studio = await openFolder(folder, join(folder, file), size);
  const close = async () => {
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...studio, close };
}

export const test = (name: string): string => `[data-test="${name}"]`;

/** Starts a run from the page and waits until it is done. */
export async function run(page: Page, fields: Record<string, string> = {}): Promise<void> {
  await page.click(test('run'));
  for (const [name, value] of Object.entries(fields)) await page.fill(test(`run-${name}`), value);
  await page.click(test('run-start'));
  await page.click(test('tab-runs'));
  await page.waitForSelector(`${test('run-item')}[data-state="done"]`);
}

export const textOf = async (page: Page, selector: string): Promise<string> => ((await page.textContent(selector)) ?? '').trim();

interface OnStage { talusStage?: { stage: { frames: number; idle: boolean }; draw?: { points: unknown[]; active: boolean } } }

/** Waits until the stage has drawn everything that it was asked for: the camera stands where it was sent, in the full picture. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const stage = (window as unknown as OnStage).talusStage?.stage;
    return stage !== undefined && stage.frames > 0 && stage.idle;
  });
}

/** Waits until the ground is there and drawn. */
export async function firstPicture(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('talus: first picture').length > 0);
  await settled(page);
}

/** What tests reach into the page for. */
export interface Offered {
  talusStage: {
    stage: { frames: number; idle: boolean; draw: () => void; renderer: { info: { render: { calls: number } }; getContext: () => WebGL2RenderingContext } };
    paths: { set: unknown; drawn: number; weighed: number; setPaths: (p: unknown) => void };
  };
  madeUpPaths: (paths: number, each: number) => unknown;
}

/** Gives the page `madeUpPaths`: so many bouncing lines of so many vertices. */
export async function offerPaths(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as Offered).madeUpPaths = (paths, each) => {
      const positions = new Float32Array(3 * paths * each);
      for (let k = 0; k < paths * each; ++k)
        positions.set([((k / each) % 60) - 30, ((k % each) * 100) / each - 50, 5 * Math.abs(Math.sin(k / 9))], 3 * k);
      const offsets = Uint32Array.from({ length: paths + 1 }, (_, i) => i * each);
      return { rocks: new Uint32Array(paths), offsets, positions, times: new Float32Array(paths * each), quantities: new Map() };
    };
  });
}

/** Clicks on the ground while something is drawn; each point is waited for, however slow the machine is. */
export async function clickGround(page: Page, places: [number, number][]): Promise<void> {
  await page.waitForFunction(() => (window as unknown as OnStage).talusStage?.draw?.active);
  await settled(page);
  for (const [n, [x, y]] of places.entries()) {
    await page.mouse.click(x, y);
    await page.waitForFunction((count) => {
      const { active, points } = (window as unknown as OnStage).talusStage!.draw!;
      return !active || points.length >= count; // a drawing may end with its last point
    }, n + 1);
  }
}

/** The view from above, drawn. */
export async function fromAbove(page: Page): Promise<void> {
  await page.keyboard.press('2');
  await settled(page);
}

/** Saves, and waits until it is on disk: the button is off while saving, too. */
export async function save(page: Page): Promise<void> {
  await page.click(`${test('save')}:not([disabled])`);
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-test="save"]')!;
    return button.disabled && button.textContent === 'Save';
  });
}
