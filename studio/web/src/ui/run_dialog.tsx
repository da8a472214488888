import { useState } from 'preact/hooks';
import type { RunOptions } from '../api/client';
import { at, project } from '../state/project';
import { start } from '../state/runs';
import { unsaved } from '../state/save_all';
import { tab } from '../state/view';
import { Dialog } from './dialog';

const whole = (text: string): number | undefined => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

function Line({ label, value, placeholder, set, test }: { label: string; value: string; placeholder: string; set: (v: string) => void; test: string }) {
  return (
    <div class="field">
      <label for={`run-${test}`}>{label}</label>
      <span class="value"><input id={`run-${test}`} type="text" value={value} placeholder={placeholder} data-test={`run-${test}`} onInput={(e) => set(e.currentTarget.value)} /></span>
    </div>
  );
}

export function RunDialog({ close }: { close: () => void }) {
  const p = project.value!;
  const [name, setName] = useState('');
  const [rocks, setRocks] = useState('');
  const [seed, setSeed] = useState('');
  const [threads, setThreads] = useState('');
  const [law, setLaw] = useState('');
  const go = async (event: Event) => {
    event.preventDefault();
    const options: RunOptions = { name: name.trim() || undefined, rocks: whole(rocks), seed: whole(seed), threads: whole(threads), law: law || undefined };
    const [from, to] = [tab.value, p.kind === 'rockfall' ? 'runs' : 'results'] as const;
    close();
    tab.value = to; // at once: where one goes while the run is being started is where one stays
    if (!(await start(options)) && tab.value === to) tab.value = from;
  };
  const planned = at(['rocks']);
  return (
    <Dialog title="Run" close={close} narrow>
      <form onSubmit={(e) => void go(e)}>
        <p class="soft">Runs the project file as it is on disk, into <code>results/</code> beside it.{unsaved.value ? ' Your changes are saved first.' : ''}</p>
        <br />
        <Line label="name" value={name} placeholder="run-1, run-2, …" set={setName} test="name" />
        {p.kind === 'rockfall' && <Line label="rocks" value={rocks} placeholder={typeof planned === 'number' ? String(planned) : 'as in the project'} set={setRocks} test="rocks" />}
        {p.kind === 'rockfall' && <Line label="seed" value={seed} placeholder={String(at(['seed']) ?? 1)} set={setSeed} test="seed" />}
        {(p.kind === 'scene' || p.kind === 'planar-scene') && (
          <div class="field"><label for="run-law">law</label><span class="value">
            <select id="run-law" data-test="run-law" value={law} onChange={(e) => setLaw(e.currentTarget.value)}>
              <option value="">that of the scene</option>{(p.words.laws ?? []).map((l) => <option key={l}>{l}</option>)}
            </select></span></div>
        )}
        {p.kind !== 'planar-scene' && <Line label="threads" value={threads} placeholder={p.kind === 'scene' ? 'as in the scene' : `all ${p.threads}`} set={setThreads} test="threads" />}
        <div class="actions"><button class="button primary" type="submit" data-test="run-start">Start</button><button class="button" type="button" onClick={close}>Cancel</button></div>
      </form>
    </Dialog>
  );
}
