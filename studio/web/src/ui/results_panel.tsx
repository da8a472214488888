import { project } from '../state/project';
import { chosen, chosenRun, choose, runs, shortName } from '../state/runs';
import { RockfallResults } from './rockfall_results';
import { RockingResults } from '../kinds/rocking_results';
import { SceneResults } from '../kinds/scene_results';
import { SpatialResults } from '../kinds/spatial_results';
import { RunFiles } from './run_files';

/** `except`: a run that cannot be chosen here. */
export function RunChoice({ label, value, set, none, except }: { label: string; value: string | null; set: (id: string) => void; none?: string; except?: string | null }) {
  return (
    <div class="field">
      <label for={`choice-${label}`}>{label}</label>
      <span class="value">
        <select id={`choice-${label}`} value={value ?? ''} onChange={(e) => set(e.currentTarget.value)} data-test={`choice-${label}`}>
          {none !== undefined && <option value="">{none}</option>}
          {runs.value.filter((r) => r.id !== except).map((r) => <option value={r.id} key={r.id}>{shortName(r.id)}{r.state === 'done' ? '' : ` (${r.state})`}</option>)}
        </select>
      </span>
    </div>
  );
}

export function ResultsPanel() {
  if (runs.value.length === 0) return <p class="empty">No runs yet. Press Run: results appear here.</p>;
  const kind = project.value?.kind;
  return (
    <>
      <RunChoice label="run" value={chosen.value} set={choose} />
      {chosenRun.value?.same_project === false && <div class="warnings">The project has changed since this run.</div>}
      {kind === 'rockfall' ? <RockfallResults /> : kind === 'rocking' ? <RockingResults /> : kind === 'scene' ? <SpatialResults /> : <SceneResults />}
      <RunFiles />
    </>
  );
}
