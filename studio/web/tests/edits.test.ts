import { describe, expect, it } from 'vitest';
import type { Edit, Table } from '../src/api/types';
import { allApplied, applied, concerns, freshName, keyText, valueAt, withEdit } from '../src/state/edits';
import { distributionOf, parseNumber, parseNumbers, parsePlaces, parseRaw, parseWhole, placesText, rawText, tableOfDistribution } from '../src/schema/values';

const data: Table = { seed: 1, slope: { dem: 'a.tif' }, material: { talus: { friction: 0.6 }, rock: { friction: 0.7 } }, seeder: [{ rock: 'a' }, { rock: 'b' }] };

describe('edits of a project', () => {
  it.each<[Edit, Table]>([
    [{ op: 'set', path: ['seed'], value: 2 }, { ...data, seed: 2 }],
    [{ op: 'set', path: ['engine', 'law'], value: 'x' }, { ...data, engine: { law: 'x' } }],
    [{ op: 'set', path: ['seeder', 1, 'rock'], value: 'c' }, { ...data, seeder: [{ rock: 'a' }, { rock: 'c' }] }],
    [{ op: 'add', path: ['barrier'], value: { name: 'f' } }, { ...data, barrier: [{ name: 'f' }] }],
    [{ op: 'remove', path: ['seeder', 0] }, { ...data, seeder: [{ rock: 'b' }] }],
    [{ op: 'remove', path: ['slope', 'dem'] }, { ...data, slope: {} }],
    [{ op: 'rename', path: ['material', 'talus'], name: 'scree' }, { ...data, material: { scree: { friction: 0.6 }, rock: { friction: 0.7 } } }],
  ])('%j', (edit, expected) => {
    const before = JSON.stringify(data);
    expect(applied(data, edit)).toEqual(expected);
    expect(JSON.stringify(data)).toBe(before);
  });
  it('keep the order of names', () => expect(Object.keys(applied(data, { op: 'rename', path: ['material', 'talus'], name: 'z' }).material as Table)).toEqual(['z', 'rock']));
  it('typing in one field is one edit', () => {
    const typed = ['1', '12', '123'].map((v): Edit => ({ op: 'set', path: ['name'], value: v })).reduce(withEdit, [] as Edit[]);
    expect(typed).toHaveLength(1);
    expect(allApplied(data, typed).name).toBe('123');
    expect(withEdit(typed, { op: 'set', path: ['seed'], value: 1 })).toHaveLength(2);
  });
  it('keys of errors find their field', () => {
    expect(keyText(['seeder', 0, 'point'])).toBe('seeder[0].point');
    expect(concerns('seeder[0].point', ['seeder', 0])).toBe(true);
    expect(concerns('seeder[0].point', ['seeder', 0, 'point'])).toBe(true);
    expect(concerns('seeder[10].point', ['seeder', 1])).toBe(false);
    expect(concerns('material.rocky.friction', ['material', 'rock'])).toBe(false);
    expect(concerns('rock.a.sides_m[1]', ['rock', 'a', 'sides_m'])).toBe(true);
  });
  it('values are found or not', () => {
    expect(valueAt(data, ['seeder', 1, 'rock'])).toBe('b');
    expect(valueAt(data, ['seeder', 5, 'rock'])).toBeUndefined();
    expect(valueAt(data, ['seed', 'x'])).toBeUndefined();
  });
  it('names are not given twice', () => expect(freshName('fence', ['fence', 'fence-2'])).toBe('fence-3'));
});

describe('what is typed', () => {
  it.each([['1.5', 1.5], ['-2e3', -2000], ['−4', -4], ['.5', 0.5], [' 7 ', 7]])('%s is a number', (t, v) => expect(parseNumber(t)).toEqual({ ok: true, value: v }));
  it.each(['1,5', '0x10', '1e', 'abc', '--1', 'Infinity', 'NaN'])('%s is none', (t) => expect(parseNumber(t).ok).toBe(false));
  it('nothing is no value', () => expect(parseNumber(' ')).toEqual({ ok: true, value: undefined }));
  it('whole numbers', () => {
    expect(parseWhole('1_000')).toEqual({ ok: true, value: 1000 });
    expect(parseWhole('1.5').ok).toBe(false);
  });
  it('lists and places', () => {
    expect(parseNumbers('50, 95 99')).toEqual({ ok: true, value: [50, 95, 99] });
    expect(parsePlaces('1, 2\n3 4 5\n')).toEqual({ ok: true, value: [[1, 2], [3, 4, 5]] });
    expect(parsePlaces('1').ok).toBe(false);
    expect(placesText([[1, 2], [3, 4]])).toBe('1, 2\n3, 4');
  });
  it.each(['{ quantity = "energy@fence", percentile = 95, relative_ci = 0.05 }', '["a.AT2", "b.AT2"]', '{ 1 = "rock", 2 = "talus" }', '"random"', '[1, 0, 0, 0]', 'true', '{ block = 0.7, slab = 0.3 }', '[]'])('%s goes there and back', (t) => {
    const parsed = parseRaw(t);
    expect(parsed.ok).toBe(true);
    expect(rawText((parsed as { value: Table }).value)).toBe(t.replace('{ 1', '{ 1'));
  });
  it.each(['{ a = }', '[1, 2', 'word', '1 2', '{ = 3 }', '"open'])('%s is no value', (t) => expect(parseRaw(t).ok).toBe(false));
  it('distributions go there and back', () => {
    for (const t of [{ lognormal: [1200, 0.5], max: 10000 }, { exponential: 3 }, { discrete: [1, 2], weights: [1, 3] }] as Table[]) expect(tableOfDistribution(distributionOf(t)!)).toEqual(t);
    expect(distributionOf(5)).toBeNull();
    expect(distributionOf({ csv: 'a.csv', column: 'm' })).toBeNull();
  });
});
