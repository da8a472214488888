// The stage of a rockfall project with its tools, legends, playback, and panels for the picked rock and the cut.

import { number } from '../base/format';
import { chosenCorner } from '../state/corners';
import type { Tool } from '../state/features';
import { tool } from '../state/features';
import { legendOfMap, legendOfPaths } from '../state/legend';
import { film, paths, picked } from '../state/rockfall';
import { originOf, terrain } from '../state/slope';
import { errors, project } from '../state/project';
import * as clock from '../state/clock';
import { cut, following, layers, tab } from '../state/view';
import { pointerAt } from '../stage/pointer';
import { RockfallStage } from '../stage/rockfall_stage';
import { CornerBar } from './corners';
import { currentStage } from './current_stage';
import type { IconName } from './icons';
import { Icon } from './icons';
import { Inspector } from './inspector';
import { LegendBox } from './legend_box';
import { ProfileDock } from './profile_dock';
import { StageHost, useStage } from './stage_host';
import { Timeline } from './timeline';

const presets = [['oblique', 'Oblique', '1'], ['top', 'Top', '2'], ['front', 'Front', '3'], ['side', 'Side', '4']] as const;

function CameraBar() {
  return (
    <div class="plate bar" role="group" aria-label="camera">
      {presets.map(([preset, title, key]) => (
        <button class="button" key={preset} title={`view (${key})`} onClick={() => currentStage.value?.stage.look(preset)}>{title}</button>
      ))}
      <button class="button" title="fit the rock or the slope (F)" onClick={() => currentStage.value?.fit()}>Fit</button>
      <button class="button" aria-pressed={tool.value === 'cut' || cut.value !== null} title="cut through the slope along a line (C)" data-test="tool-cut"
        onClick={() => (cut.value !== null ? (cut.value = null) : (tool.value = tool.value === 'cut' ? null : 'cut'))}><Icon name="cut" />Cut</button>
    </div>
  );
}

const tools: [Tool, IconName, string, string][] = [
  ['point', 'point', 'Point', 'source at a point (Q)'], ['line', 'line', 'Line', 'source along a line (L)'], ['area', 'area', 'Area', 'source in an area (A)'],
  ['barrier', 'barrier', 'Barrier', 'barrier (W)'], ['counter', 'counter', 'Counter', 'line on which rocks are counted (T)'], ['region', 'region', 'Region', 'region of a material (G)'],
];

function DrawBar() {
  return (
    <div class="plate bar" role="group" aria-label="draw on the ground">
      {tools.map(([kind, icon, title, help]) => (
        <button class="button" key={kind} aria-pressed={tool.value === kind} aria-label={title} title={`draw: ${help}`} data-test={`tool-${kind}`}
          onClick={() => (tool.value = tool.value === kind ? null : kind)}><Icon name={icon} /><span class="wide-only">{title}</span></button>
      ))}
    </div>
  );
}

const hints: Record<Tool, string> = {
  point: 'Click where rocks are let go', line: 'Click along the line; Enter or a double click ends', area: 'Click the corners; Enter or a double click ends',
  barrier: 'Click along the foot of the barrier; Enter or a double click ends', counter: 'Click along the line; Enter or a double click ends',
  region: 'Click the corners of the region; Enter or a double click ends', cut: 'Click the two ends of the cut',
};

function Readout() {
  const p = pointerAt.value;
  const o = originOf();
  if (!p) return null;
  return <div class="plate readout" aria-hidden="true">{(p[0] + o[0]).toFixed(1)}, {(p[1] + o[1]).toFixed(1)} · {(p[2] + o[2]).toFixed(1)} m</div>;
}

function Notice() {
  if (terrain.value || !project.value) return null;
  const error = errors.value[0];
  return (
    <div class="floating bottom-right"><div class="plate hint" data-test="no-slope">
      {project.value.data?.slope === undefined ? 'No slope yet: drop a height model (.tif, .asc) or a mesh onto the page' : error ? error.message : 'Reading the slope …'}
    </div></div>
  );
}

function FollowButton() {
  const toggle = () => {
    following.value = !following.value;
    if (!following.value) currentStage.value?.fit();
  };
  return <button class="button" aria-pressed={following.value} onClick={toggle} title="the camera goes along with the rock (V)" data-test="follow">Follow</button>;
}

export function RockfallView() {
  const opened = useStage((host) => new RockfallStage(host));
  const playable = picked.value !== null ? film.value !== null : paths.value.rocks.length > 0;
  return (
    <div class="work">
      <div class="stage-row">
        <div class="stage">
          <StageHost opened={opened} what="slope" holdsArrows={chosenCorner.value !== null && tab.value === 'setup'} />
          <div class="floating top-left">
            <CameraBar />
            {tab.value === 'setup' && project.value?.writable && terrain.value && <DrawBar />}
            {tab.value === 'setup' && <CornerBar />}
            {tool.value && <div class="plate hint" role="status">{hints[tool.value]}</div>}
          </div>
          <div class="floating bottom-left">
            {legendOfMap.value && <LegendBox legend={legendOfMap.value} what="ground" />}
            {layers.paths.value && legendOfPaths.value && <LegendBox legend={legendOfPaths.value} what="paths" />}
          </div>
          <div class="floating bottom-right"><Readout /></div>
          {!opened.problem && <Notice />}
        </div>
        {picked.value !== null && <Inspector />}
      </div>
      {cut.value && <ProfileDock />}
      {playable && clock.ready.value && <Timeline what={picked.value !== null ? `Rock ${picked.value}` : `${number(paths.value.rocks.length)} paths`} extra={picked.value !== null && <FollowButton />} />}
    </div>
  );
}
