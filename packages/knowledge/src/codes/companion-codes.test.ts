import { expect, test } from 'vitest';

import { codesOfSpan } from './code-ranges.ts';
import { COMPANION_RULES, companionsOf } from './companion-codes.ts';

const ruled = [
  ...new Set(COMPANION_RULES.flatMap(({ beside }) => beside.flatMap(codesOfSpan))),
].sort();

test.each([
  ['P0301', 'P0316'],
  ['P0312', 'P0316'],
  ['P0304', 'P0300'],
  ['P0302', 'P0420'],
  ['P0352', 'P0302'],
  ['P0171', 'P0174'],
  ['P0562', 'U0100'],
  ['P0562', 'U0140'],
  ['U0073', 'U0121'],
  ['P0741', 'P0700'],
  ['P2763', 'P0700'],
  ['P0405', 'P0401'],
  ['P0455', 'P0456'],
  ['P0642', 'P0107'],
  ['C0035', 'P0500'],
])('beside %s, %s says nothing of its own', (code, companion) => {
  expect(companionsOf(code)).toContain(companion);
});

test.each([
  ['P0171', 'P0300'],
  ['P0171', 'P0101'],
  ['P0420', 'P0301'],
  ['P0700', 'P0741'],
  ['P0016', 'P0340'],
  ['P0117', 'P0217'],
])('beside %s, %s is evidence of its own', (code, other) => {
  expect(companionsOf(code)).not.toContain(other);
});

test('of two codes at most one is the companion of the other, and none of itself', () => {
  for (const code of ruled) {
    for (const companion of companionsOf(code)) {
      expect(companion).not.toBe(code);
      expect(companionsOf(companion), `${code} and ${companion}`).not.toContain(code);
    }
  }
});

test('every rule gives a reason of one sentence, and knows only codes of SAE J2012', () => {
  for (const { beside, companions, reason } of COMPANION_RULES) {
    expect(reason).toMatch(/^[A-Z].*\.$/);
    for (const code of [...beside, ...companions].flatMap(codesOfSpan)) {
      expect(code).toMatch(/^[PBCU][0-3][0-9A-F]{3}$/);
    }
  }
});

test('no other text has companions', () => {
  for (const text of ['', 'p0301', 'P030x', 'P4301', 'U0100 ']) {
    expect(companionsOf(text)).toEqual([]);
  }
});
