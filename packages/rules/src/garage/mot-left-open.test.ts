import { expect, test } from 'vitest';

import { motLeftOpen, motLeftOpenWords } from './mot-left-open.ts';

test.each([
  [
    [{ failedOn: '2026-03-02' }, {}, {}],
    'MOT tests found 3 things that are not seen to be repaired: 1 failed the test, 2 were advised of.',
  ],
  [[{}], 'MOT tests found 1 thing that is not seen to be repaired: 1 was advised of.'],
  [
    [{ failedOn: '2026-03-02' }, { failedOn: '2025-03-02' }],
    'MOT tests found 2 things that are not seen to be repaired: 2 failed the test.',
  ],
  [[], undefined],
])('what tests left open is counted in a sentence, failures apart: %#', (found, words) => {
  expect(motLeftOpenWords(motLeftOpen(found))).toBe(words);
});
