// Open one of the projects below the folder, or make a new one.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Kind } from '../api/types';
import { become, project, refused } from '../state/project';
import { report } from '../state/messages';

const kinds: { kind: Kind; title: string; text: string }[] = [
  { kind: 'rockfall', title: 'Rockfall', text: 'How far, how fast and how high do rocks fall on this slope, and what must the barrier take?' },
  { kind: 'rocking', title: 'Rocking', text: 'Does this free-standing block rock, slide or topple in this earthquake?' },
  { kind: 'scene', title: 'Scene', text: 'What do many bodies in space do: walls, piles, mechanisms with joints, springs and motors?' },
  { kind: 'planar-scene', title: 'Planar scene', text: 'The same in a plane (XML): many polygons in contact under a law.' },
];

function NewProject({ done }: { done: () => void }) {
  const [kind, setKind] = useState<Kind>('rockfall');
  const [folder, setFolder] = useState('');
  const create = async (event: Event) => {
    event.preventDefault();
    if (await become(api.create(kind, folder.trim() || `my-${kind}`))) done();
  };
  return (
    <form onSubmit={(e) => void create(e)}>
      <h2>New</h2><br />
      <div class="choices" role="group" aria-label="kind of the new project">
        {kinds.map((k) => (
          <button type="button" class="choice" aria-pressed={kind === k.kind} key={k.kind} onClick={() => setKind(k.kind)} data-test={`new-${k.kind}`}>
            <b>{k.title}</b><span class="soft">{k.text}</span>
          </button>
        ))}
      </div>
      <div class="actions">
        <label class="hidden-text" for="new-folder">folder</label>
        <input id="new-folder" type="text" placeholder={`my-${kind}`} value={folder} onInput={(e) => setFolder(e.currentTarget.value)} data-test="new-folder" />
        <button class="button primary" type="submit" data-test="new-create">Create in this folder</button>
      </div>
    </form>
  );
}

/** Scenes of one folder are told apart by their files. */
const titleOf = (p: { file: string; kind: Kind; name: string }): string =>
  p.kind === 'planar-scene' ? p.file.replace(/^.*\//, '').replace(/\.xml$/, '') : p.name || p.file;

export function ProjectChooser({ done }: { done: () => void }) {
  const [list, setList] = useState<{ file: string; kind: Kind; name: string }[] | null>(null);
  useEffect(() => {
    api.projects().then((answer) => setList(answer.projects), report);
  }, []);
  const open = async (file: string) => {
    if (await become(api.open(file))) done();
  };
  return (
    <>
      {list && list.length > 0 && (
        <section>
          <h2>Open</h2>
          <div class="project-list"><table class="plain"><tbody>
            {list.map((p) => (
              <tr key={p.file}>
                <td><button class="button plain small" onClick={() => void open(p.file)} data-test="open-project">{titleOf(p)}</button></td>
                <td class="soft">{p.kind}</td><td class="soft">{p.file}</td>
              </tr>
            ))}
          </tbody></table></div>
          <br />
        </section>
      )}
      <NewProject done={done} />
    </>
  );
}

export function Welcome() {
  return (
    <div class="centre"><div class="welcome">
      <div><h1>Talus studio</h1><p class="soft">{project.value?.folder}</p></div>
      <ProjectChooser done={() => undefined} />
    </div></div>
  );
}

export function Refused() {
  const error = refused.value!;
  const text = error.status === 401 ? 'Open the address that talus view printed: it holds the key to this studio.' : error.message;
  return <div class="centre"><div class="welcome"><h1>{error.status === 401 ? 'Not this way' : 'No answer'}</h1><p data-test="refused">{text}</p></div></div>;
}
