// The project file itself, with line numbers and the line of an error marked.

import { useEffect, useRef } from 'preact/hooks';
import { draftText, edits, errors, project, typeText } from '../state/project';

export function TextEditor() {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = draftText.value;
  const lines = text.split('\n').length;
  const wrong = new Set(errors.value.filter((e) => e.line > 0).map((e) => e.line));
  useEffect(() => {
    area.current!.style.height = `${lines * 18.75 + 30}px`;
  }, [lines]);
  const locked = !project.value?.writable || edits.value.length > 0;
  return (
    <div class="editor-page">
      <div class="line-status">
        <b>{project.value?.file}</b>
        {edits.value.length > 0 && <span class="soft"> with the changes of the forms; save or discard them to type here</span>}
        {errors.value.map((e) => <div class="error-box" role="alert" key={e.message} data-test="editor-error">{e.message}</div>)}
      </div>
      <div class="editor">
        <pre aria-hidden="true">{Array.from({ length: lines }, (_, i) => <span key={i} class={wrong.has(i + 1) ? 'bad' : ''}>{i + 1}{'\n'}</span>)}</pre>
        <textarea ref={area} value={text} readOnly={locked} spellcheck={false} wrap="off" aria-label="project file" data-test="editor" onInput={(e) => typeText(e.currentTarget.value)} />
      </div>
    </div>
  );
}
