import { api } from '../api/client';
import { chosenRun } from '../state/runs';

const first = ['report.html', 'animation.html', 'summary.json'];

export function RunFiles() {
  const run = chosenRun.value;
  const files = (run?.files ?? []).filter((f) => !f.endsWith('.qml'));
  if (!run || files.length === 0) return null;
  const sorted = [...files.filter((f) => first.includes(f)), ...files.filter((f) => !first.includes(f))];
  return (
    <details class="section">
      <summary>Files<span class="brief">{files.length}</span></summary>
      <ul class="inner">
        {sorted.map((f) => <li key={f}><a href={api.fileAddress(run.id, f)} target="_blank" rel="noopener">{f}</a></li>)}
      </ul>
    </details>
  );
}
