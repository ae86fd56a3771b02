import { expect, test } from 'vitest';

import { moduleState, moduleStateIn } from './module-state.ts';

test('knowledge, engine and library keep nothing between two calls', () => {
  expect(moduleState()).toEqual([]);
});

test.each([
  ['let index: ReadonlyMap<string, number> | undefined;', 'can be assigned again'],
  ['export let longest = 0;', 'can be assigned again'],
  ['const words = new Map<string, string>();', 'whose type is not read-only'],
  ['const counts = new WeakMap<object, number>();', 'whose type is not read-only'],
  [
    'const seen: ReadonlySet<string> = new Set();\nexport const see = () => seen.add("a");',
    'is written to',
  ],
  ['const entries: string[] = [];\nexport const add = () => entries.push("a");', 'is written to'],
  [
    'const cache: Record<string, string> = {};\nexport const keep = () => { cache["a"] = "b"; };',
    'is written to',
  ],
  ['const GAP = /a/y;\nexport const at = () => GAP.test("a");', 'remembers where it stopped'],
] as const)('is found: %s', (source, why) => {
  expect(moduleStateIn('module.ts', source)).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['const NAMES: ReadonlySet<string> = new Set(["a"]);'],
  ['export const sorted = (a: number[]) => { const words = [...a]; words.sort(); return words; };'],
  ['const WORD = /a/g;\nexport const all = (text: string) => text.matchAll(WORD);'],
  ['export const create = () => { let made; const kept = new Map(); return () => kept; };'],
] as const)('is no state: %s', (source) => {
  expect(moduleStateIn('module.ts', source)).toEqual([]);
});
