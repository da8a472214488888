import { useState } from 'preact/hooks';
import type { KeyPath } from '../../api/types';
import type { Field, Section } from '../../schema/fields';
import { at, errorsAt } from '../../state/project';
import { openSections } from './setup_panel';
import { FieldRow } from './field_row';

/** Keys that are set, needed or wrong are shown; the rest on request. */
export function Fields({ fields, base, few = 4 }: { fields: readonly Field[]; base: KeyPath; few?: number }) {
  const [all, setAll] = useState(false);
  const needed = (f: Field) => at([...base, f.key]) !== undefined || f.usual === 'needed' || errorsAt([...base, f.key]).length > 0;
  const main = fields.length <= few ? fields : fields.filter(needed);
  const rest = fields.filter((f) => !main.includes(f));
  return (
    <>
      {main.map((f) => <FieldRow field={f} base={base} key={f.key} />)}
      {all && rest.map((f) => <FieldRow field={f} base={base} key={f.key} />)}
      {rest.length > 0 && <button class="button small plain" aria-expanded={all} onClick={() => setAll(!all)} data-test="more-keys">{all ? 'Fewer keys' : `${rest.length} more keys`}</button>}
    </>
  );
}

export function TableSection({ section }: { section: Section }) {
  const base = section.path === '' ? [] : [section.path];
  const wrong = section.path !== '' && errorsAt(base).length > 0;
  const open = openSections.value[section.title] ?? (!section.closed || wrong);
  return (
    <details class="section" open={open} onToggle={(e) => (openSections.value = { ...openSections.value, [section.title]: e.currentTarget.open })} data-section={section.path || 'project'}>
      <summary>{section.title}{wrong && <span class="chip bad">error</span>}</summary>
      <div class="inner">
        {section.help && <p class="soft">{section.help}</p>}
        <Fields fields={section.fields} base={base} />
      </div>
    </details>
  );
}
