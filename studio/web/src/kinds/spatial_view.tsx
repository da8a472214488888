// A spatial scene: bodies in space, energies and momenta below, the picked body beside.

import { useEffect } from 'preact/hooks';
import * as clock from '../state/clock';
import { dirty, errors, project } from '../state/project';
import { chosen, chosenRun, shortName } from '../state/runs';
import { following } from '../state/view';
import { currentStage } from '../ui/current_stage';
import { StageHost, useStage } from '../ui/stage_host';
import { Timeline } from '../ui/timeline';
import type { EnergyColumns } from './energy_plots';
import { EnergyPlots } from './energy_plots';
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

const columns: EnergyColumns = {
  time: 'time_s', potential: 'U_J', kinetic: ['T_trans_J', 'T_rot_J'], momentumTitle: 'momentum, N s',
  momenta: [['x', ['Px_N_s']], ['y', ['Py_N_s']], ['z', ['Pz_N_s']]],
};

function FollowButton() {
  return <button class="button" aria-pressed={following.value} onClick={() => (following.value = !following.value)} title="the camera goes along with the body (V)" data-test="follow">Follow</button>;
}

export function SpatialView() {
  const opened = useStage((host) => new SpatialStage(host));
  const body = picked.value === null ? undefined : scene.value?.bodies[picked.value];
  useEffect(() => opened.stage?.refit(), [opened.stage, body !== undefined, energy.value !== null]);
  return (
    <div class="work">
      <div class="stage-row">
        <div class="stage">
          <StageHost opened={opened} what="bodies" />
          <div class="floating top-left"><CameraBar /><BodyChoice /></div>
          {!opened.problem && <Notice />}
        </div>
        {body && <SpatialInspector />}
      </div>
      <div class="dock" style={{ padding: '8px 14px' }} data-test="plots"><EnergyPlots table={energy.value} columns={columns} /></div>
      {shownFilm.value && clock.ready.value && project.value && (
        <Timeline what={body?.name ?? (chosen.value ? shortName(chosen.value) : '')} frame={scene.value?.frame_s ?? 0.02} extra={body && body.motion !== 'fixed' && <FollowButton />} />)}
    </div>
  );
}
