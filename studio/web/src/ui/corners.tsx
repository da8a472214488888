// Corners of what is selected: the bar over the stage, and the keys.

import { addCorner, canAdd, canRemove, chooseCorner, chosenCorner, handles, nudge, outline, removeCorner } from '../state/corners';
import { tool } from '../state/features';
import { tab } from '../state/view';
import { currentStage } from './current_stage';

const kPixels = 2;
const kPixelsWithShift = 20;

/** One digit, so that places stay round: 0.2 m, 5 m. */
const roundStep = (metres: number): number => Math.max(0.01, Number(metres.toPrecision(1)));

/** An arrow moves along the screen: up is away from the camera. */
function byArrow(event: KeyboardEvent): boolean {
  const [right, away] = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] } as Record<string, [number, number]>)[event.key] ?? [0, 0];
  const stage = currentStage.value?.stage;
  if ((right === 0 && away === 0) || !stage) return false;
  const step = roundStep((event.shiftKey ? kPixelsWithShift : kPixels) * stage.metresPerPixel());
  const [x, y] = stage.directionInPlan();
  return nudge(step * (right * y + away * x), step * (away * y - right * x), event.repeat);
}

/** true: the key was meant for a corner. */
export function cornerKey(event: KeyboardEvent): boolean {
  if (!outline.value || tool.value !== null || tab.value !== 'setup') return false;
  if (event.key === '[' || event.key === ']') {
    chooseCorner(event.key === ']' ? 1 : -1);
    currentStage.value?.focus?.();
    return true;
  }
  const corner = chosenCorner.value;
  if (corner === null) return false;
  if (event.key === 'Insert' || event.key === 'k') return addCorner(corner);
  if (event.key === 'Delete' || event.key === 'Backspace') return removeCorner(corner);
  const onStage = event.target instanceof HTMLElement && (event.target === document.body || event.target.matches('.stage-host'));
  return onStage && byArrow(event);
}

export function CornerBar() {
  const n = handles.value.length;
  if (!outline.value || n === 0 || tool.value !== null) return null;
  const corner = chosenCorner.value;
  if (n === 1) return <div class="plate hint" role="status">Drag the point to move it</div>;
  return (
    <div class="plate bar corner-bar" role="group" aria-label="corners" data-test="corners">
      <span class="hint" role="status">{corner === null ? 'Drag a corner; a small point between adds one' : `Corner ${corner + 1} of ${n}`}</span>
      <button class="button icon" aria-label="corner before" title="corner before ([)" onClick={() => chooseCorner(-1)}>‹</button>
      <button class="button icon" aria-label="next corner" title="next corner (]); arrows move it, with Shift farther" onClick={() => { chooseCorner(1); currentStage.value?.focus?.(); }}>›</button>
      <button class="button" disabled={!canAdd.value} title="one more corner after this one (K)" onClick={() => addCorner(corner!)} data-test="corner-add">Add</button>
      <button class="button" disabled={!canRemove.value} title="take this corner away (Delete)" onClick={() => removeCorner(corner!)} data-test="corner-remove">Remove</button>
    </div>
  );
}
