import { expect, test } from 'vitest';

import { blankOut } from './blank-out.ts';

test('blanked stretches are spaces of the same length, and line breaks stay', () => {
  expect(blankOut('coolant 88 C\nit knocks', [[0, 12]])).toBe(`${' '.repeat(12)}\nit knocks`);
  expect(blankOut('a 1\nb 2', [[0, 7]])).toBe('   \n   ');
});

test('stretches in any order, overlapping or inside one another blank each character once', () => {
  expect(
    blankOut('abcdefgh', [
      [4, 6],
      [1, 3],
      [1, 2],
      [2, 5],
    ]),
  ).toBe('a     gh');
});
