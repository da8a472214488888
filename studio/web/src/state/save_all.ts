// Saving: the project file, then the regions of materials, which are a file of their own.

import { computed, effect } from '@preact/signals';
import { api } from '../api/client';
import { become, dirty, discard, drawnRegions, generation, project, save } from './project';

export const unsaved = computed(() => dirty.value || drawnRegions.value !== null);

let openedFolder = '';
effect(() => {
  generation.value;
  const folder = `${project.peek()?.folder}/${project.peek()?.file}`;
  if (folder !== openedFolder) drawnRegions.value = null;
  openedFolder = folder;
});

async function saveRegions(): Promise<boolean> {
  const features = drawnRegions.value;
  if (!features || !project.value) return true;
  const saved = await become(api.saveRegions({ revision: project.value.revision, features }));
  if (saved) drawnRegions.value = null;
  return saved;
}

export async function saveAll(allowErrors = false): Promise<boolean> {
  return (await save(allowErrors)) && (await saveRegions());
}

export function discardAll(): void {
  drawnRegions.value = null;
  discard();
}
