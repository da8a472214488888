// npm run mock: the built page on http://127.0.0.1:8321 with made-up data in the format of the server. For development only.

import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { allApplied } from '../src/state/edits';
import type { Edit, Run, Table } from '../src/api/types';
import * as made from './synthetic';

const [ox, oy] = made.origin;
const data: Table = {
  kind: 'rockfall', name: 'Made-up gully', seed: 1, rocks: 150, slope: { dem: 'dem.tif' }, materials: { default: 'talus' },
  material: { talus: { restitution: { normal: [0.3, 0.05], min: 0, max: 1 }, friction: 0.6 }, rock: { restitution: 0.4, friction: { triangular: [0.5, 0.6, 0.8] } } },
  rock: { block: { shape: 'eota111', mass_kg: { lognormal: [800, 0.5], max: 4000 } }, slab: { shape: 'box', sides_m: [1, { uniform: [0.6, 1] }, 0.3], density_kg_m3: 2700 } },
  seeder: [{ rock: 'block', line: [[ox - 30, oy + 70], [ox, oy + 75], [ox + 30, oy + 68]], drop_height_m: 0.5 }],
  barrier: [{ name: 'fence', line: [[ox - 40, oy - 40], [ox + 40, oy - 42]], height_m: 4, capacity_kJ: 500 }],
  counter: [{ name: 'road', line: [[ox - 60, oy - 60], [ox + 60, oy - 60]] }],
};
let project = { api: 1, version: 'mock', threads: 2, kind: 'rockfall', name: 'Made-up gully', folder: '/made/up', file: 'project.toml', format: 'toml', writable: true, opened_run: null,
  revision: '1', text: '# made up\nkind = "rockfall"\n', data, errors: [], check: 'rockfall project, made up', random: [], files: [{ path: 'dem.tif', bytes: 1 }], words: { laws: ['bounded', 'closest'], shapes: ['cube', 'eota111', 'boulder', 'box'] } };

const runs: Run[] = ['results/run-2', 'results/run-1'].map((id) => ({ id, kind: 'rockfall', name: id, state: 'done', unit: 'rocks', done: 150, total: 150, rate: 90, seconds: 1.6, left_s: null, resumable: false, same_project: true, complete: true, modified: 1, error: null, warnings: ['150 rocks are too few to bound percentiles of 99 % from above.'], files: ['report.html', 'rocks.csv'], live: false }));

const statistic = (v: number) => ({ count: 150, mean: v, median: 0.8 * v, median_ci: [0.7 * v, 0.9 * v], percentile_95: v, percentile_95_ci: [0.95 * v, 1.08 * v], percentile_99: 1.2 * v, percentile_99_ci: [v, null], highest: 1.4 * v });
const summary = (f: number) => ({ kind: 'rockfall', rocks: 150, stop: { 'at rest': 90, 'left by the side': 60 }, work: { impacts: 4711 },
  statistics: Object.fromEntries(['max_energy_kJ', 'max_speed_m_s', 'max_height_m', 'runout_m', 'path_length_m', 'duration_s'].map((k, i) => [k, statistic(f * (460.3 / (i + 1)))])),
  runout: { cumulative: { percent: [1, 50, 99], runout_m: [60 * f, 110 * f, 150 * f], runout_lower_m: [55 * f, 105 * f, 140 * f], runout_upper_m: [65 * f, 115 * f, 160 * f] } },
  lines: [{ name: 'fence', kind: 'barrier', rocks: 120, reach_probability: 0.8, reach_probability_ci: [0.7, 0.86], energy_kJ: statistic(290), speed_m_s: statistic(20), height_above_ground_m: statistic(3), design: { uni_11211_4: { required_energy_kJ: 435, required_height_m: 3.9 }, onr_24810: { required_energy_kJ: 282, required_height_m: 4.1 } } }] });

function tick(run: Run): void {
  run.done = Math.min(run.total, run.done + 9);
  run.left_s = (run.total - run.done) / 30;
  if (run.done === run.total) Object.assign(run, { state: 'done', live: false, complete: true, left_s: null, modified: Date.now() });
}

function start(): Run {
  const run = { ...runs[0], id: `results/run-${runs.length + 1}`, state: 'running', done: 0, live: true, complete: false } as Run;
  runs.unshift(run);
  const timer = setInterval(() => (run.live ? tick(run) : clearInterval(timer)), 300);
  return run;
}

type Body = { edits?: Edit[]; text?: string };

function answer(path: string, query: URLSearchParams, body: Body): unknown {
  const run = runs.find((r) => r.id === query.get('run'));
  switch (path) {
    case 'project': if (body.edits) project = { ...project, data: allApplied(project.data, body.edits), revision: project.revision + '1' }; return project;
    case 'project/check': {
      const next = allApplied(project.data, body.edits ?? []);
      const wrong = (next.seed as number) < 0 ? [{ file: 'project.toml', line: 3, key: 'seed', value: '-1', problem: 'is negative', accepted: 'a whole number', message: 'project.toml:3: seed = -1: is negative; accepted: a whole number' }] : [];
      return { text: project.text, data: next, errors: wrong, check: 'checked', random: [] };
    }
    case 'projects': return { projects: [{ file: 'project.toml', kind: 'rockfall', name: 'Made-up gully' }] };
    case 'terrain': return made.terrainAnswer();
    case 'layout': return { origin: made.origin, rocks_planned: 150, seeders: [{ index: 0, kind: 'line', rock: 'block', rocks: null, outline: [], starts: Array.from({ length: 60 }, (_, k) => made.path(k).points.slice(0, 3)) }], barriers: [], counters: [], materials: [], rocks: ['block'] };
    case 'regions': return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { material: 'rock', priority: 0 }, geometry: { type: 'Polygon', coordinates: [[[ox - 60, oy + 20], [ox + 60, oy + 25], [ox + 60, oy + 95], [ox - 60, oy + 95], [ox - 60, oy + 20]]] } }], file: 'materials.geojson', writable: true };
    case 'rock-shape': return made.shapeAnswer();
    case 'runs': return body && Object.keys(body).length > 0 || query.has('start') ? start() : { runs };
    case 'runs/progress': return run;
    case 'runs/cancel': return Object.assign(run!, { live: false, state: 'interrupted', resumable: true });
    case 'run/summary': return summary(query.get('run') === 'results/run-1' ? 1 : 1.12);
    case 'run/maps': return { maps: [{ name: 'energy_kJ_max', title: 'largest kinetic energy', unit: 'kJ', bands: ['value'], min: 0, max: 100 }] };
    case 'run/map': return made.mapAnswer(query.get('run') === 'results/run-1' ? 0 : 30);
    case 'run/paths': return made.pathsAnswer(Number(query.get('after') ?? 0), run?.live ? Math.max(Number(query.get('after') ?? 0), Math.floor(run.done)) : 150);
    case 'run/rock': return made.rockAnswer(Number(query.get('rock')));
    default: return null;
  }
}

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

createServer((request, response) => {
  const url = new URL(request.url!, 'http://127.0.0.1');
  const chunks: Buffer[] = [];
  request.on('data', (c: Buffer) => chunks.push(c));
  request.on('end', () => {
    if (!url.pathname.startsWith('/api/')) {
      const name = url.pathname === '/' ? 'index.html' : url.pathname.slice(1).replaceAll('..', '');
      try {
        response.writeHead(200, { 'Content-Type': types[name.split('.').pop()!] ?? 'text/plain', 'Content-Security-Policy': policy }).end(readFileSync(new URL(`../dist/${name}`, import.meta.url)));
      } catch {
        response.writeHead(404).end();
      }
      return;
    }
    const text = Buffer.concat(chunks).toString();
    const path = url.pathname.slice(5);
    if (path === 'runs' && request.method === 'POST') url.searchParams.set('start', '1');
    const found = answer(path, url.searchParams, text.startsWith('{') ? (JSON.parse(text) as Body) : {});
    if (found === null) response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":{"message":"no such thing"}}');
    else if (found instanceof ArrayBuffer) response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(Buffer.from(found));
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(found));
  });
}).listen(8321, '127.0.0.1', () => console.log('http://127.0.0.1:8321/?token=made-up'));
