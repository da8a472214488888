// Tests of the page run where ./test installs Debian's Node: no package may ask for a newer one.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lock { packages: Record<string, { engines?: { node?: string } }> }

const kDebiansNode = 18;

/** Every alternative of the range begins after this version. */
const needsNewer = (range: string): boolean => range.split('||').every((part) => {
  const least = /(\d+)/.exec(part);
  return !part.includes('<') && least !== null && Number(least[1]) > kDebiansNode;
});

it('tells ranges apart', () => {
  expect(['>=20', '^20.0.0 || >=22.0.0', '>= 19'].map(needsNewer)).toEqual([true, true, true]);
  expect(['>=18', '^18.0.0 || ^20.0.0', '>=14.17', '*', '>=12.0.0'].map(needsNewer)).toEqual([false, false, false, false, false]);
});

it('has packages for the Node of Debian only', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock;
  expect(Object.keys(packages).length).toBeGreaterThan(20);
  expect(Object.entries(packages).filter(([, p]) => needsNewer(p.engines?.node ?? '*')).map(([name]) => name)).toEqual([]);
});
