// A spatial scene: bodies in space, energies and momenta below, the picked body beside.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as clock from '../state/clock';
import { dirty, errors, project } from '../state/project';
import { chosen, chosenRun, shortName } from '../state/runs';
import { dark, following } from '../state/view';
import { currentStage } from '../ui/current_stage';
import { NoResults } from '../ui/no_results';
import { Plot } from '../ui/plot';
import { Timeline } from '../ui/timeline';
import { SpatialInspector } from './spatial_inspector';
import { SpatialStage } from './spatial_stage';
import { energy, film, pick, picked, scene, showContacts, shownFilm } from './spatial_state';

const presets = [['oblique', 'Oblique', '1'], ['top', 'Top', '2'], ['front', 'Front', '3'], ['side', 'Side', '4']] as const;

function CameraBar() {
  return (
    <div class="plate bar" role="group" aria-label="camera">
      {presets.map(([preset, title, key]) => <button class="button" key={preset} title={`view (${key})`} onClick={() => currentStage.value?.stage.look(preset)}>{title}</button>)}
      <button class="button" title="fit the body or everything (F)" onClick={() => currentStage.value?.fit()}>Fit</button>
    </div>
  );
}

/** Bodies by name, for those who do not point at them. */
function BodyChoice() {
  const bodies = scene.value?.bodies ?? [];
  return (
    <div class="plate bar">
      <label class="hidden-text" for="body-choice">body</label>
      <select id="body-choice" value={picked.value === null ? '' : String(picked.value)} data-test="body-choice" title="next body (N), body before (B)"
        onChange={(e) => pick(e.currentTarget.value === '' ? null : Number(e.currentTarget.value))}>
        <option value="">no body picked</option>
        {bodies.map((b, i) => <option value={String(i)} key={b.name}>{b.name}</option>)}
      </select>
      {film.value?.contacts && <button class="button" aria-pressed={showContacts.value} onClick={() => (showContacts.value = !showContacts.value)} title="points of contact with their impulses (I)" data-test="contacts">Contacts</button>}
    </div>
  );
}

function Notice() {
  const error = errors.value[0];
  const run = chosenRun.value;
  const text = error ? error.message
    : dirty.value && film.value ? 'Changes that are not saved: the start is shown. Save and run to see them move.'
    : !film.value && run?.complete && !run.live && !run.same_project ? `The scene has changed since ${shortName(run.id)}: the start is shown. Its report.html has the motion.`
    : '';
  return text === '' ? null : <div class="floating bottom-left"><div class="plate hint" role="status" data-test="notice">{text}</div></div>;
}

function EnergyPlots() {
  const table = energy.value;
  const columns = useMemo(() => {
    if (!table) return null;
    const n = (c: string) => table.numbers(c);
    const lowest = n('U_J').reduce((least, v) => Math.min(least, v), Infinity);
    const potential = n('U_J').map((v) => v - lowest);
    const kinetic = n('T_trans_J').map((v, k) => v + n('T_rot_J')[k]);
    return { t: n('time_s'), kinetic, potential, total: kinetic.map((v, k) => v + potential[k]), momentum: ['Px_N_s', 'Py_N_s', 'Pz_N_s'].map(n) };
  }, [table]);
  if (!columns) return <NoResults />;
  const common = { x: columns.t, xLabel: 'time, s', cursor: () => clock.time.value, onSeek: clock.goTo, height: 140 };
  return (
    <div class="two-plots">
      <Plot {...common} title="energy, J, potential from its lowest" curves={[{ label: 'kinetic', values: columns.kinetic, colour: '#0072b2' }, { label: 'potential', values: columns.potential, colour: '#d55e00' }, { label: 'total', values: columns.total, colour: dark.value ? '#e4e7e9' : '#1d2327' }]} />
      <Plot {...common} title="momentum, N s" curves={columns.momentum.map((values, k) => ({ label: 'xyz'[k], values }))} />
    </div>
  );
}

function arrows(event: KeyboardEvent): void {
  const turns: Record<string, [number, number]> = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, 0.08], ArrowDown: [0, -0.08] };
  const turn = turns[event.key];
  if (!turn) return;
  event.preventDefault();
  currentStage.value?.stage.turn(...turn);
}

function FollowButton() {
  return <button class="button" aria-pressed={following.value} onClick={() => (following.value = !following.value)} title="the camera goes along with the body (V)" data-test="follow">Follow</button>;
}

export function SpatialView() {
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<SpatialStage | null>(null);
  useEffect(() => {
    const made = new SpatialStage(host.current!);
    setStage(made);
    currentStage.value = made;
    (window as { talusStage?: unknown }).talusStage = made;
    return () => {
      currentStage.value = null;
      made.dispose();
    };
  }, []);
  const body = picked.value === null ? undefined : scene.value?.bodies[picked.value];
  useEffect(() => stage?.refit(), [stage, body !== undefined, energy.value !== null]);
  return (
    <div class="work">
      <div class="stage-row">
        <div class="stage">
          <div ref={host} class="stage-host" tabIndex={0} role="application" aria-label="bodies in space; arrows turn the camera" onKeyDown={arrows} data-test="stage" />
          <div class="floating top-left"><CameraBar /><BodyChoice /></div>
          <Notice />
        </div>
        {body && <SpatialInspector />}
      </div>
      <div class="dock" style={{ padding: '8px 14px' }} data-test="plots"><EnergyPlots /></div>
      {shownFilm.value && clock.ready.value && project.value && (
        <Timeline what={body?.name ?? (chosen.value ? shortName(chosen.value) : '')} frame={scene.value?.frame_s ?? 0.02} extra={body && body.motion !== 'fixed' && <FollowButton />} />)}
    </div>
  );
}
