// The project as forms, section by section, or as the file itself.

import { signal } from '@preact/signals';
import type { Section } from '../../schema/fields';
import { rockfallSections } from '../../schema/rockfall';
import { rockingSections } from '../../schema/rocking';
import { spatialSections } from '../../schema/spatial';
import { keyText } from '../../state/edits';
import { checked, data, dirty, errors, project, typedText } from '../../state/project';
import { fileOpen } from '../../state/view';
import { GroupSection } from './group_section';
import { ListSection } from './list_section';
import { RegionsSection } from './regions_section';
import { TableSection } from './table_section';

export const shownSections = (kind: string | null | undefined): readonly Section[] =>
  kind === 'rockfall' ? rockfallSections : kind === 'rocking' ? rockingSections : kind === 'scene' ? spatialSections : [];

/** Sections that the user opened or closed by hand. */
export const openSections = signal<Record<string, boolean>>({});

/** An error that no field of the forms shows. */
function homeless(): string[] {
  const sections = shownSections(project.value?.kind);
  const has = (key: string) => sections.some((s) => {
    const inside = s.path === '' ? key : key === s.path ? '' : key.startsWith(s.path + '.') || key.startsWith(s.path + '[') ? key.slice(s.path.length) : null;
    return inside !== null && s.fields.some((f) => new RegExp(`(^|\\.)${f.key}($|[.[])`).test(inside));
  });
  return errors.value.filter((e) => e.key === '' || !has(e.key)).map((e) => e.message);
}

function FileButton() {
  return (
    <div class="actions" style={{ marginTop: 0 }}>
      <button class="button" aria-pressed={fileOpen.value} onClick={() => (fileOpen.value = !fileOpen.value)} data-test="edit-file">{fileOpen.value ? 'Back to the picture' : 'Edit the file'}</button>
    </div>
  );
}

function Forms() {
  if (typedText.value !== null) return <p class="empty">The file is being edited: save or discard to go on with the forms.</p>;
  if (!data.value) return <p class="empty">The file cannot be read as it is: edit it to go on.</p>;
  return (
    <>
      {shownSections(project.value?.kind).map((s) => {
        const key = keyText([s.title]);
        if (s.shape === 'group') return <GroupSection section={s} key={key} />;
        if (s.shape === 'list') return <ListSection section={s} key={key} />;
        return <div key={key}><TableSection section={s} />{s.path === 'materials' && project.value?.kind === 'rockfall' && <RegionsSection />}</div>;
      })}
    </>
  );
}

export function SetupPanel() {
  const p = project.value!;
  const lost = homeless();
  const summary = (dirty.value ? checked.value?.check : p.check) ?? '';
  return (
    <>
      <FileButton />
      {lost.map((m) => <div class="error-box" key={m} role="alert" data-test="error">{m}</div>)}
      {p.kind === 'planar-scene' ? <SceneSetup summary={summary} /> : <Forms />}
      {p.kind !== 'planar-scene' && summary && <details class="section"><summary>What was read</summary><div class="inner soft" style={{ whiteSpace: 'pre-wrap', fontSize: '12.5px' }}>{summary}</div></details>}
    </>
  );
}

function SceneSetup({ summary }: { summary: string }) {
  return <><p class="soft" style={{ whiteSpace: 'pre-wrap', marginTop: '10px' }}>{summary}</p>
    <p class="soft" style={{ marginTop: '10px' }}>A planar scene is an XML file: bodies, forces and one law for the contacts. Edit it here; errors are marked at their line.</p></>;
}
