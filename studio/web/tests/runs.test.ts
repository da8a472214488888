import { beforeEach, expect, it, vi } from 'vitest';
import type { Run } from '../src/api/types';

const api = { runs: vi.fn(), progress: vi.fn(), start: vi.fn() };
vi.mock('../src/api/client', () => ({ api }));
vi.mock('../src/state/save_all', () => ({ saveAll: () => Promise.resolve(true) }));
vi.stubGlobal('window', globalThis);
const { loadRuns, runs, start } = await import('../src/state/runs');
const { messages } = await import('../src/state/messages');

const run = (name: string, live: boolean) => ({ id: `results/${name}`, live, complete: !live, state: live ? 'running' : 'done', done: 1, total: 2 }) as unknown as Run;
const ids = () => runs.value.map((r) => [r.id, r.live]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  messages.value = [];
});

it('keeps a run that was started while the list of runs was on its way', async () => {
  let answer = (_: { runs: Run[] }) => {};
  api.runs.mockReturnValueOnce(new Promise((r) => (answer = r)));
  const loading = loadRuns();
  api.start.mockResolvedValue(run('new', true));
  await start();
  api.runs.mockResolvedValue({ runs: [run('new', true), run('old', false)] });
  answer({ runs: [run('old', false)] });
  await loading;
  expect(ids()).toEqual([['results/new', true], ['results/old', false]]);
});

it('says once that a run has ended, however often it was asked for', async () => {
  api.runs.mockResolvedValue({ runs: [run('a', true)] });
  await loadRuns();
  const answers: ((r: Run) => void)[] = [];
  api.progress.mockImplementation(() => new Promise((r) => answers.push(r)));
  await vi.advanceTimersByTimeAsync(400);
  api.start.mockResolvedValue(run('b', true)); // starts to ask anew while an answer is on its way
  await start();
  await vi.advanceTimersByTimeAsync(400);
  expect(answers.length).toBe(3); // a; then a and b
  const said = vi.spyOn(messages, 'value', 'set');
  api.runs.mockResolvedValue({ runs: [run('b', true), run('a', false)] });
  answers[2](run('b', true));
  for (const k of [0, 1]) {
    answers[k](run('a', false));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(said.mock.calls.length).toBe(1);
  expect(ids()).toEqual([['results/b', true], ['results/a', false]]);
});
