import { chosenRun, shortName } from '../state/runs';

/** Stands where plots will be. */
export function NoResults() {
  const run = chosenRun.value;
  if (!run) return <p class="empty">No results yet. Press Run.</p>;
  if (run.complete) return <p class="empty">Reading {shortName(run.id)} …</p>;
  return <p class="empty">{run.live ? `${shortName(run.id)} is still running.` : `${shortName(run.id)} has nothing to plot: ${run.state}.`}</p>;
}
