import * as clock from '../state/clock';
import { chosen, shortName } from '../state/runs';
import { StageHost, useStage } from '../ui/stage_host';
import { Timeline } from '../ui/timeline';
import { RockingStage } from './rocking_stage';
import { block, film, tables } from './rocking_state';
import { StudyPlots } from './study_plots';

function Stage() {
  const opened = useStage((host) => new RockingStage(host));
  const { stage } = opened;
  return (
    <div class="stage">
      <StageHost opened={opened} what="block" />
      <div class="floating top-left"><div class="plate bar" role="group" aria-label="camera">
        {([['oblique', 'Oblique'], ['top', 'Top'], ['front', 'Front'], ['side', 'Side']] as const).map(([p, title]) => <button class="button" key={p} onClick={() => stage?.stage.look(p)}>{title}</button>)}
        <button class="button" onClick={() => stage?.focusBlock()}>Block</button>
        {film.value?.handOver !== null && film.value && <button class="button" onClick={() => stage?.fit()}>Slope</button>}
      </div></div>
    </div>
  );
}

export function RockingView() {
  const still = tables.value['cases.csv'] !== undefined || (block.value === null && Object.keys(tables.value).length > 0);
  return (
    <div class="work">
      <div class={still ? 'split one' : 'split'}>
        {!still && <Stage />}
        <div class="plots" data-test="plots"><StudyPlots /></div>
      </div>
      {film.value && clock.ready.value && <Timeline what={chosen.value ? shortName(chosen.value) : ''} frame={0.01} />}
    </div>
  );
}
