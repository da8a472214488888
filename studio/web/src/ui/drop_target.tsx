// Files dropped onto the page go beside the project; a raster or a mesh becomes the slope of a rockfall project.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ApiError } from '../api/client';
import { bytes } from '../base/format';
import { report, say } from '../state/messages';
import { edit, load, project } from '../state/project';
import { Dialog } from './dialog';

const over = signal(false);
const question = signal<File | null>(null);

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

function useAsSlope(file: string): void {
  const ending = endingOf(file);
  if (project.value?.kind !== 'rockfall') return;
  if (['tif', 'tiff', 'asc'].includes(ending)) edit({ op: 'remove', path: ['slope', 'mesh'] }, { op: 'set', path: ['slope', 'dem'], value: file });
  else if (['obj', 'ply', 'stl'].includes(ending) && !project.value.data?.slope) edit({ op: 'set', path: ['slope', 'mesh'], value: file });
}

export async function upload(file: File, replace = false): Promise<string | null> {
  try {
    const answer = await api.upload(file, replace);
    say(`${answer.file}: ${bytes(answer.bytes)}${answer.raster ? `, ${answer.raster.columns} × ${answer.raster.rows} cells` : ''}`);
    if (!project.value?.data || project.value.data.slope === undefined || replace) await load();
    useAsSlope(answer.file);
    return answer.file;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && !replace) question.value = file;
    else report(error);
    return null;
  }
}

function listen(): () => void {
  const hasFiles = (e: DragEvent) => e.dataTransfer?.types.includes('Files') ?? false;
  const dragOver = (e: DragEvent) => {
    if (!hasFiles(e)) return;
    e.preventDefault();
    over.value = true;
  };
  const leave = (e: DragEvent) => e.relatedTarget === null && (over.value = false);
  const drop = (e: DragEvent) => {
    e.preventDefault();
    over.value = false;
    for (const file of e.dataTransfer?.files ?? []) void upload(file);
  };
  window.addEventListener('dragover', dragOver);
  window.addEventListener('dragleave', leave);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragover', dragOver);
    window.removeEventListener('dragleave', leave);
    window.removeEventListener('drop', drop);
  };
}

export function DropTarget() {
  useEffect(listen, []);
  const file = question.value;
  const answer = (replace: boolean) => {
    question.value = null;
    if (replace && file) void upload(file, true);
  };
  return (
    <>
      {over.value && <div class="drop-over">Drop a height model, a mesh, a GIS file or a record</div>}
      {file && (
        <Dialog title="Replace the file?" close={() => answer(false)}>
          <p>{file.name} exists beside the project.</p>
          <div class="actions"><button class="button primary" onClick={() => answer(true)}>Replace it</button><button class="button" onClick={() => answer(false)}>Keep it</button></div>
        </Dialog>
      )}
    </>
  );
}
