import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { generation, project, refused } from '../state/project';
import { loadRuns } from '../state/runs';
import { fileOpen, helpOpen, tab } from '../state/view';
import { DropTarget } from './drop_target';
import { Header } from './header';
import { Help } from './help';
import { listen } from './keys';
import { MessagesBox } from './messages_box';
import { RockfallView } from './rockfall_view';
import { RockingView } from '../kinds/rocking_view';
import { SceneView } from '../kinds/scene_view';
import { SpatialView } from '../kinds/spatial_view';
import { Side } from './side';
import { TextEditor } from './text_editor';
import { Refused, Welcome } from './welcome';

let opened = '';

/** A project that was opened by its results shows them first. */
function firstTab(): void {
  const p = project.value;
  const id = `${p?.folder}/${p?.file}`;
  if (!p || p.kind === null || id === opened) return;
  opened = id;
  if (p.opened_run) tab.value = 'results';
}

function Work() {
  switch (project.value?.kind) {
    case 'rockfall': return <RockfallView />;
    case 'rocking': return <RockingView />;
    case 'scene': return <SpatialView />;
    default: return <SceneView />;
  }
}

export function App() {
  useEffect(listen, []);
  useSignalEffect(() => {
    generation.value;
    if (!project.peek()?.kind) return;
    firstTab();
    void loadRuns();
  });
  const p = project.value;
  return (
    <>
      <Header />
      {refused.value ? <Refused /> : !p ? <div class="centre soft">…</div> : p.kind === null ? <Welcome /> : (
        <div class="main"><Side /><div class="place"><Work />{fileOpen.value && <div class="over-work"><TextEditor /></div>}</div></div>
      )}
      {helpOpen.value && <Help />}
      <MessagesBox />
      <DropTarget />
    </>
  );
}
