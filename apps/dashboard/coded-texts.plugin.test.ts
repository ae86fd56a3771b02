import { expect, test } from 'vitest';

import { coded, codesFor } from './coded-texts.plugin.ts';

const SOURCE = `
/** What it's about. */
export const faults = {
  'pads-worn': {
    summary: 'The lining of the brake pads is worn, and the brake pads squeal.',
    'short': 'a b',
    effect: 'confirms',
  },
};
`;

test('texts are coded, and keys, short words and comments are not', () => {
  const result = coded(SOURCE, codesFor([SOURCE]));
  expect(result).not.toContain('brake pads is worn');
  expect(result).toContain("'pads-worn'");
  expect(result).toContain("'confirms'");
  expect(result).toContain("/** What it's about. */");
});

test('no character that stands for a word is in the texts', () => {
  const { characters } = codesFor([SOURCE]);
  const texts = SOURCE.match(/'[^'\n]*'/g)?.join(' ') ?? '';
  expect([...characters.values()].filter((character) => texts.includes(character))).toEqual([]);
});
