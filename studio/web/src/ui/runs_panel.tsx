// Every run of the project, those on their way with progress; choose one to look at, tick another to compare.

import type { Run } from '../api/types';
import { clock as clockText, number } from '../base/format';
import { project } from '../state/project';
import { cancel, choose, chosen, other, resume, runs, share, shortName } from '../state/runs';
import { tab } from '../state/view';
import { runDialog } from './header';

const stateWords: Record<Run['state'], string> = {
  queued: 'waiting', running: 'running', writing: 'writing results', done: 'done', interrupted: 'interrupted', failed: 'failed',
};

export function RunProgress({ run }: { run: Run }) {
  const rate = run.rate === null ? '' : `${number(run.rate, 3)} ${run.unit}/s`;
  return (
    <>
      <div class="progress" role="progressbar" aria-valuemin={0} aria-valuemax={run.total} aria-valuenow={run.done} aria-label={`progress of ${shortName(run.id)}`}>
        <div style={{ width: `${100 * share(run)}%` }} />
      </div>
      <div class="line soft number">
        <span data-test="progress">{number(run.done)} of {number(run.total)} {run.unit}</span>
        <span class="push">{run.state === 'running' ? [rate, run.left_s === null ? '' : `${clockText(run.left_s)} left`].filter(Boolean).join(' · ') : stateWords[run.state]}</span>
      </div>
    </>
  );
}

function RunItem({ run }: { run: Run }) {
  const look = () => {
    choose(run.id);
    tab.value = 'results';
  };
  const isChosen = chosen.value === run.id;
  return (
    <li class={`run${isChosen ? ' chosen' : ''}`} data-test="run-item" data-state={run.state}>
      <div class="line">
        <button class="name" onClick={() => choose(run.id)} aria-pressed={isChosen} title={run.id}>{shortName(run.id)}</button>
        <span class={`chip push${run.state === 'failed' ? ' bad' : run.state === 'interrupted' ? ' warn' : run.state === 'done' ? ' good' : ''}`} data-test="run-state">{stateWords[run.state]}</span>
      </div>
      {run.state === 'done'
        ? <div class="line soft number"><span>{number(run.done)} {run.unit}</span><span class="push">{run.seconds === null ? '' : `in ${clockText(run.seconds)}`}</span></div>
        : <RunProgress run={run} />}
      {run.error && <div class="error-box">{run.error.message}</div>}
      <div class="line">
        {run.complete && <button class="button small" onClick={look} data-test="run-look">Look</button>}
        {run.live && <button class="button small danger" onClick={() => void cancel(run.id)} data-test="run-cancel">Cancel</button>}
        {run.resumable && !run.live && <button class="button small" onClick={() => void resume(run.id)} data-test="run-resume">Resume</button>}
        {run.complete && chosen.value !== null && !isChosen && (
          <button class="button small" onClick={() => { other.value = run.id; tab.value = 'compare'; }} data-test="run-compare">Compare with {shortName(chosen.value)}</button>
        )}
        {!run.same_project && <span class="soft push">project changed since</span>}
      </div>
    </li>
  );
}

export function RunsPanel() {
  return (
    <>
      {project.value?.writable && <div class="actions" style={{ marginTop: 0 }}><button class="button primary" onClick={() => (runDialog.value = true)}>New run</button></div>}
      {runs.value.length === 0 && <p class="empty">No runs yet.</p>}
      <ul>{runs.value.map((r) => <RunItem run={r} key={r.id} />)}</ul>
    </>
  );
}
