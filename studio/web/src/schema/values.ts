// Between what is typed in a field and the value in the file.

import type { Json, Table } from '../api/types';
import type { Distribution, DistributionKind } from '../base/distributions';
import { parameterNames } from '../base/distributions';

export type Parsed = { ok: true; value: Json | undefined } | { ok: false; problem: string };

const good = (value: Json | undefined): Parsed => ({ ok: true, value });
const bad = (problem: string): Parsed => ({ ok: false, problem });

export function parseNumber(text: string): Parsed {
  const clean = text.trim().replace('−', '-');
  if (clean === '') return good(undefined);
  return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(clean) ? good(Number(clean)) : bad('is no number');
}

export function parseWhole(text: string): Parsed {
  const clean = text.trim().replaceAll('_', '').replaceAll('\u202f', '');
  if (clean === '') return good(undefined);
  return /^[+-]?\d+$/.test(clean) ? good(Number(clean)) : bad('is no whole number');
}

export function parseNumbers(text: string): Parsed {
  const parts = text.split(/[,;\s]+/).filter((p) => p !== '');
  if (parts.length === 0) return good(undefined);
  const values = parts.map(parseNumber);
  return values.every((v) => v.ok) ? good(values.map((v) => (v as { value: number }).value)) : bad('is no list of numbers');
}

/** One place a line: 2600010.5, 1200020 */
export function parsePlaces(text: string): Parsed {
  const lines = text.split('\n').map((l) => l.trim()).filter((l) => l !== '');
  if (lines.length === 0) return good(undefined);
  const rows = lines.map(parseNumbers);
  const fine = rows.every((r) => r.ok && Array.isArray(r.value) && (r.value.length === 2 || r.value.length === 3));
  return fine ? good(rows.map((r) => (r as { value: number[] }).value)) : bad('needs two or three numbers in each line');
}

export const placesText = (value: Json | undefined): string =>
  Array.isArray(value) ? value.map((p) => (Array.isArray(p) ? p.join(', ') : String(p))).join('\n') : '';

/** Values as TOML writes them in one line. */
export function rawText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return `[${value.map(rawText).join(', ')}]`;
  if (typeof value === 'object') return `{ ${Object.entries(value).map(([k, v]) => `${bareKey(k)} = ${rawText(v)}`).join(', ')} }`;
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

const bareKey = (key: string): string => (/^[A-Za-z0-9_-]+$/.test(key) ? key : JSON.stringify(key));

/** The same back: numbers, texts, true and false, [lists] and { tables }. */
export function parseRaw(text: string): Parsed {
  if (text.trim() === '') return good(undefined);
  const reader = new RawReader(text);
  try {
    const value = reader.value();
    reader.end();
    return good(value);
  } catch (error) {
    return bad((error as Error).message);
  }
}

class RawReader {
  private at = 0;
  constructor(private readonly text: string) {}

  private skip(): void {
    while (/\s/.test(this.text[this.at] ?? '')) ++this.at;
  }

  private take(expected: string): boolean {
    this.skip();
    if (this.text[this.at] !== expected) return false;
    ++this.at;
    return true;
  }

  end(): void {
    this.skip();
    if (this.at < this.text.length) throw new Error(`does not go on with ${this.text.slice(this.at, this.at + 12)}`);
  }

  value(): Json {
    this.skip();
    if (this.take('[')) return this.list();
    if (this.take('{')) return this.table();
    const rest = this.text.slice(this.at);
    const word = /^("(?:[^"\\]|\\.)*"|'[^']*'|true|false|[+-]?[\d.][\d._eE+-]*)/.exec(rest)?.[0];
    if (!word) throw new Error(rest === '' ? 'ends too early' : `is no value: ${rest.slice(0, 20)}`);
    this.at += word.length;
    if (word[0] === '"') return JSON.parse(word) as string;
    if (word[0] === "'") return word.slice(1, -1);
    if (word === 'true' || word === 'false') return word === 'true';
    const number = Number(word.replaceAll('_', ''));
    if (!Number.isFinite(number)) throw new Error(`is no number: ${word}`);
    return number;
  }

  private list(): Json[] {
    const items: Json[] = [];
    while (!this.take(']')) {
      items.push(this.value());
      if (!this.take(',') && this.text[this.at] !== ']') this.missing(']');
      this.skip();
    }
    return items;
  }

  private table(): Table {
    const table: Table = {};
    while (!this.take('}')) {
      this.skip();
      const key = /^("[^"]*"|[A-Za-z0-9_-]+)/.exec(this.text.slice(this.at))?.[0];
      if (!key) throw new Error('needs a key');
      this.at += key.length;
      if (!this.take('=')) throw new Error(`needs = after ${key}`);
      table[key.replaceAll('"', '')] = this.value();
      if (!this.take(',') && (this.skip(), this.text[this.at] !== '}')) this.missing('}');
    }
    return table;
  }

  private missing(what: string): void {
    this.skip();
    if (this.text[this.at] !== what) throw new Error(`needs , or ${what}`);
  }
}

const kinds = Object.keys(parameterNames) as DistributionKind[];

/** null: a plain number, or something the form does not draw (values of a CSV file). */
export function distributionOf(value: Json | undefined): Distribution | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const kind = kinds.find((k) => k in value);
  if (!kind) return null;
  const numbers = (v: Json | undefined) => (Array.isArray(v) ? v : v === undefined ? [] : [v]).map(Number);
  const limit = (v: Json | undefined) => (typeof v === 'number' ? v : undefined);
  return { kind, values: numbers(value[kind]), weights: value.weights ? numbers(value.weights) : undefined, min: limit(value.min), max: limit(value.max) };
}

export function tableOfDistribution(d: Distribution): Table {
  const values = d.kind === 'exponential' ? d.values[0] : d.values;
  const table: Table = { [d.kind]: values };
  if (d.weights && d.weights.length > 0) table.weights = d.weights;
  if (d.min !== undefined) table.min = d.min;
  if (d.max !== undefined) table.max = d.max;
  return table;
}

/** A first guess of another kind with about the same middle and spread. */
export function converted(kind: DistributionKind, middle: number): Distribution {
  const [low, high] = [middle - 0.2 * Math.abs(middle || 1), middle + 0.2 * Math.abs(middle || 1)].map((v) => Number(v.toPrecision(3)));
  const values: Record<DistributionKind, number[]> = {
    uniform: [low, high], normal: [middle, Number((0.1 * Math.abs(middle || 1)).toPrecision(2))], lognormal: [Math.abs(middle) || 1, 0.5], triangular: [low, middle, high],
    exponential: [Math.abs(middle) || 1], beta: [2, 2, low, high], discrete: [low, middle, high],
  };
  return { kind, values: values[kind] };
}
