// What is shown and how: tabs, layers, colours, theme.

import { computed, effect, signal } from '@preact/signals';

export type Tab = 'setup' | 'runs' | 'results' | 'compare';
export const tab = signal<Tab>('setup');

/** Ground: plain hillshade, or the name of a map. */
export const drape = signal<string | null>(null);
export const drapeBand = signal(1);
export const pathQuantity = signal('speed_m_s');

export const layers = {
  paths: signal(true),
  impacts: signal(false),
  starts: signal(true),
  ends: signal(true),
  features: signal(true),
  regions: signal(true),
};
export type LayerName = keyof typeof layers;

export const helpOpen = signal(false);
export const cut = signal<{ from: [number, number]; to: [number, number] } | null>(null);
export const cutWidth = signal(10);

export type Theme = 'system' | 'light' | 'dark';
const stored = (): Theme => {
  try {
    const value = localStorage.getItem('talus-theme');
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
};
export const theme = signal<Theme>(stored());
const systemDark = signal(matchMedia('(prefers-color-scheme: dark)').matches);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (systemDark.value = event.matches));

const wanted = computed(() => (theme.value === 'system' ? systemDark.value : theme.value === 'dark'));
/** Set after the page has its colours: who reads them from the style sheet reads the right ones. */
export const dark = signal(wanted.value);

effect(() => {
  document.documentElement.dataset.theme = wanted.value ? 'dark' : 'light';
  dark.value = wanted.value;
  try {
    localStorage.setItem('talus-theme', theme.value);
  } catch { /* private windows may refuse; the choice then lasts until the page is closed */ }
});

export function toggleTheme(): void {
  theme.value = dark.value ? 'light' : 'dark';
}

export const quantityTitles: Record<string, string> = {
  speed_m_s: 'speed',
  energy_kJ: 'kinetic energy',
  translational_energy_kJ: 'translational energy',
  rotational_energy_kJ: 'rotational energy',
  height_m: 'height above ground',
};

/** The project file in place of the picture. */
export const fileOpen = signal(false);

/** The camera goes along with the rock that is played. */
export const following = signal(false);
