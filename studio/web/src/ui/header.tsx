import { signal } from '@preact/signals';
import { count } from '../base/format';
import { canUndo, checking, errors, project, saving, undo } from '../state/project';
import { discardAll, saveAll, unsaved } from '../state/save_all';
import { say } from '../state/messages';
import { dark, helpOpen, tab, toggleTheme } from '../state/view';
import { Brand, Icon } from './icons';
import { RunDialog } from './run_dialog';
import { ProjectDialog } from './project_dialog';

export const runDialog = signal(false);
export const projectDialog = signal(false);

export async function saveNow(): Promise<void> {
  if (unsaved.value && (await saveAll())) say('saved');
}

function CheckChip() {
  const wrong = errors.value;
  if (checking.value) return <span class="chip" data-test="check">checking …</span>;
  if (wrong.length > 0)
    return <button class="chip bad" data-test="check" title={wrong[0].message} onClick={() => (tab.value = 'setup')}>{count(wrong.length, 'error')}</button>;
  return <span class="chip good" data-test="check" title={project.value?.check}>no errors</span>;
}

function EditButtons() {
  if (!project.value?.writable) return <span class="chip" title="these results lie outside of their project's folder">read only</span>;
  return (
    <>
      {canUndo.value && (
        <button class="button icon" onClick={undo} aria-label="undo" data-test="undo" title="undo the last change (Ctrl Z)"><Icon name="undo" /></button>
      )}
      {unsaved.value && <button class="button" onClick={discardAll} title="back to the file as it is">Discard</button>}
      <button class="button" data-test="save" disabled={!unsaved.value || saving.value} onClick={() => void saveNow()} title="save to the project file; comments stay (Ctrl S)">
        {saving.value ? 'Saving …' : 'Save'}
      </button>
      <button class="button primary" data-test="run" disabled={errors.value.length > 0} onClick={() => (runDialog.value = true)} title="save and run (R)">
        <Icon name="play" />Run
      </button>
    </>
  );
}

export function Header() {
  const p = project.value;
  return (
    <header class="header">
      <Brand />
      {p && p.kind && (
        <>
          <button class="button plain title" onClick={() => (projectDialog.value = true)} title="open another project, or make a new one (O)" data-test="project-name">{p.name || p.file}</button>
          <span class="chip">{p.kind}</span>
          <CheckChip />
          <span class="where" title={`${p.folder}/${p.file}`}>{p.file}{unsaved.value ? ' (changed)' : ''}</span>
        </>
      )}
      <span class="space" />
      <span class="group">
        {p && p.kind && <EditButtons />}
        <button class="button icon" onClick={toggleTheme} aria-label={dark.value ? 'light colours' : 'dark colours'} title="light or dark (D)"><Icon name={dark.value ? 'sun' : 'moon'} /></button>
        <button class="button icon" onClick={() => (helpOpen.value = true)} aria-label="keyboard shortcuts" title="keyboard shortcuts (?)">?</button>
      </span>
      {runDialog.value && <RunDialog close={() => (runDialog.value = false)} />}
      {projectDialog.value && <ProjectDialog close={() => (projectDialog.value = false)} />}
    </header>
  );
}
