import { chosenRun } from '../state/runs';
import { RunProgress } from './runs_panel';

/** Above the numbers of a run: how far it is, and what to know before they are used. */
export function RunStatus() {
  const run = chosenRun.value;
  return (
    <>
      {run && run.state !== 'done' && <RunProgress run={run} />}
      {run && run.warnings.length > 0 && <div class="warnings" data-test="warnings"><b>Before you use these numbers</b>{run.warnings.map((w) => <div key={w}>{w}</div>)}</div>}
    </>
  );
}
