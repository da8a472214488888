// What the forms of the set-up know about a project: keys with their kinds, units and defaults, as docs/rockfall-project.md and docs/rocking.md
// list them. Checks are those of the program; here is only what a form needs.

export type FieldKind =
  | 'text' | 'number' | 'whole' | 'choice' | 'bool'
  | 'random'        // a number or a distribution
  | 'triple'        // three numbers
  | 'randoms'       // three numbers or distributions
  | 'numbers'       // a list of numbers
  | 'file'
  | 'place'         // [x, y] or [x, y, z]
  | 'places'        // a list of such
  | 'raw';          // any value, typed as in the file

export interface Field {
  key: string;
  label: string;
  kind: FieldKind;
  unit?: string;
  /** Shown where nothing is typed. */
  usual?: string;
  /** Words to choose from; a function of names in the project: '@material', '@rock', '@law', '@shape'. */
  words?: readonly string[] | '@material' | '@rock' | '@law' | '@shape';
  endings?: readonly string[];
  help?: string;
}

/** A table of the file ([slope]), a group of named tables ([material.NAME]) or a list of tables ([[seeder]]). */
export interface Section {
  title: string;
  path: string;
  shape: 'top' | 'table' | 'group' | 'list';
  fields: readonly Field[];
  help?: string;
  /** A table made new. */
  fresh?: Record<string, unknown>;
  noun?: string;
  closed?: boolean;
}

export const text = (key: string, label: string, more: Partial<Field> = {}): Field => ({ key, label, kind: 'text', ...more });
export const real = (key: string, label: string, unit = '', usual = '', more: Partial<Field> = {}): Field => ({ key, label, kind: 'number', unit, usual, ...more });
export const whole = (key: string, label: string, usual = '', more: Partial<Field> = {}): Field => ({ key, label, kind: 'whole', usual, ...more });
export const random = (key: string, label: string, unit = '', usual = '', more: Partial<Field> = {}): Field => ({ key, label, kind: 'random', unit, usual, ...more });
export const choice = (key: string, label: string, words: Field['words'], usual = '', more: Partial<Field> = {}): Field => ({ key, label, kind: 'choice', words, usual, ...more });
export const file = (key: string, label: string, endings: string[], more: Partial<Field> = {}): Field => ({ key, label, kind: 'file', endings, ...more });
