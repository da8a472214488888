import { useRef } from 'preact/hooks';
import { runs } from '../state/runs';
import type { Tab } from '../state/view';
import { tab } from '../state/view';
import { ComparePanel } from './compare_panel';
import { ResultsPanel } from './results_panel';
import { RunsPanel } from './runs_panel';
import { SetupPanel } from './setup/setup_panel';

const titles: Record<Tab, string> = { setup: 'Set up', runs: 'Runs', results: 'Results', compare: 'Compare' };

export function Side() {
  const list = useRef<HTMLDivElement>(null);
  const tabs = Object.keys(titles) as Tab[];
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    tab.value = tabs[(tabs.indexOf(tab.value) + step + tabs.length) % tabs.length];
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
  return (
    <aside class="side">
      <div class="tabs" role="tablist" ref={list} onKeyDown={move}>
        {tabs.map((t) => (
          <button class="tab" role="tab" key={t} aria-selected={tab.value === t} tabIndex={tab.value === t ? 0 : -1} onClick={() => (tab.value = t)} data-test={`tab-${t}`}>
            {titles[t]}{t === 'runs' && runs.value.some((r) => r.live) ? ' •' : ''}
          </button>
        ))}
      </div>
      <div class="side-body" role="tabpanel" aria-label={titles[tab.value]}>
        {tab.value === 'setup' && <SetupPanel />}
        {tab.value === 'runs' && <RunsPanel />}
        {tab.value === 'results' && <ResultsPanel />}
        {tab.value === 'compare' && <ComparePanel />}
      </div>
    </aside>
  );
}
