// Keys that work everywhere but in fields.

import * as clock from '../state/clock';
import { chosenCorner } from '../state/corners';
import { selected, tool } from '../state/features';
import type { Tool } from '../state/features';
import { film, pick, picked, paths } from '../state/rockfall';
import { project, undo } from '../state/project';
import * as spatial from '../kinds/spatial_state';
import type { Tab } from '../state/view';
import { cut, drape, following, helpOpen, layers, tab, toggleTheme } from '../state/view';
import { cornerKey } from './corners';
import { currentStage } from './current_stage';
import { projectDialog, runDialog, saveNow } from './header';

export const shortcuts: [keys: string[], what: string][] = [
  [['?'], 'this list'], [['Esc'], 'give up drawing, let go of the rock or body, close'],
  [['1'], 'view: oblique'], [['2'], 'view: from above'], [['3'], 'view: from the front'], [['4'], 'view: from the side'],
  [['F'], 'fit the rock or body, or everything'], [['←', '→', '↑', '↓'], 'turn the camera (stage has focus)'], [['+', '−'], 'nearer, farther'],
  [['Space'], 'play or pause'], [[',', '.'], 'one frame back, forward'], [['Home'], 'to the start'],
  [['N', 'B'], 'next rock or body, the one before'], [['V'], 'follow the rock or body'], [['P'], 'paths on or off'], [['I'], 'impacts or contacts on or off'], [['M'], 'hillshade only'],
  [['S'], 'tab: set up'], [['U'], 'tab: runs'], [['E'], 'tab: results'], [['X'], 'tab: compare'], [['C'], 'draw a cut'],
  [['Q'], 'draw a source (point)'], [['L'], 'draw a source (line)'], [['A'], 'draw a source (area)'], [['W'], 'draw a barrier'], [['T'], 'draw a counter'], [['G'], 'draw a region'],
  [['[', ']'], 'corner before, next corner of what is selected'], [['←', '→', '↑', '↓'], 'move the chosen corner (Shift: farther)'], [['K'], 'add a corner'], [['Del'], 'remove a corner'],
  [['R'], 'run'], [['Ctrl', 'S'], 'save'], [['Ctrl', 'Z'], 'undo a change'], [['D'], 'light or dark'], [['O'], 'open a project'],
];

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input[type="text"], textarea, select') || target.closest('dialog') !== null);

function draw(kind: Tool): void {
  if (project.value?.kind !== 'rockfall' || (kind !== 'cut' && !project.value.writable)) return;
  tool.value = tool.value === kind ? null : kind;
}

function nextRock(step: number): void {
  if (project.value?.kind === 'scene') return spatial.pickNext(step);
  const list = [...paths.value.rocks].sort((a, b) => a - b);
  if (list.length === 0) return;
  const at = picked.value === null ? (step > 0 ? -1 : 0) : list.indexOf(picked.value);
  void pick(list[(at + step + list.length) % list.length]);
}

function escape(): void {
  if (currentStage.value?.draw?.key('Escape')) return;
  if (tool.value !== null) tool.value = null;
  else if (chosenCorner.value !== null) chosenCorner.value = null;
  else if (selected.value !== null && tab.value === 'setup') selected.value = null;
  else if (spatial.picked.value !== null) spatial.pick(null);
  else if (picked.value !== null || film.value !== null) void pick(null);
  else cut.value = null;
}

function toggleImpacts(): void {
  const shown = project.value?.kind === 'scene' ? spatial.showContacts : layers.impacts;
  shown.value = !shown.value;
}

const to = (t: Tab) => () => void (tab.value = t);
const look = (preset: 'oblique' | 'top' | 'front' | 'side') => () => currentStage.value?.stage.look(preset);

const plain: Record<string, () => void> = {
  '?': () => (helpOpen.value = true), Escape: escape,
  '1': look('oblique'), '2': look('top'), '3': look('front'), '4': look('side'), f: () => currentStage.value?.fit(),
  '+': () => currentStage.value?.stage.zoom(0.8), '-': () => currentStage.value?.stage.zoom(1.25),
  ' ': clock.toggle, ',': () => clock.step(-1 / 30), '.': () => clock.step(1 / 30), Home: () => clock.seek(0),
  v: () => (following.value = !following.value), n: () => nextRock(1), b: () => nextRock(-1),
  p: () => (layers.paths.value = !layers.paths.value), i: toggleImpacts, m: () => (drape.value = null),
  s: to('setup'), u: to('runs'), e: to('results'), x: to('compare'), c: () => draw('cut'),
  q: () => draw('point'), l: () => draw('line'), a: () => draw('area'), w: () => draw('barrier'), t: () => draw('counter'), g: () => draw('region'),
  r: () => (runDialog.value = project.value?.writable ?? false), d: toggleTheme, o: () => (projectDialog.value = true),
};

function withControl(key: string): boolean {
  if (key === 's') void saveNow();
  else if (key === 'z') undo();
  else return false;
  return true;
}

function pressed(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && withControl(event.key.toLowerCase())) return event.preventDefault();
  if (inField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLInputElement && event.target.type === 'range' && event.key === 'Home') return;
  if (currentStage.value?.draw?.key(event.key)) return event.preventDefault();
  if (cornerKey(event)) return event.preventDefault();
  const onButton = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter');
  const action = plain[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action || onButton || !project.value?.kind) return;
  event.preventDefault();
  action();
}

export function listen(): () => void {
  window.addEventListener('keydown', pressed);
  return () => window.removeEventListener('keydown', pressed);
}
