import { helpOpen } from '../state/view';
import { Dialog } from './dialog';
import { shortcuts } from './keys';

export function Help() {
  return (
    <Dialog title="Keys" close={() => (helpOpen.value = false)}>
      <div class="shortcuts" data-test="shortcuts">
        {shortcuts.map(([keys, what]) => [<span key={what}>{keys.map((k) => <kbd key={k}>{k}</kbd>)}</span>, <span key={what + 'w'}>{what}</span>])}
      </div>
      <br />
      <p class="soft">Drag turns the camera, right drag moves it, the wheel zooms. A click on a path picks its rock. While drawing: click adds a point, Enter or a double click ends, Backspace takes the last back.</p>
    </Dialog>
  );
}
