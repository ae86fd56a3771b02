import { expect, test } from 'vitest';

import { wordShare } from './word-share.ts';

test.each([
  ['oil change', 'Change the engine oil and filter', 1],
  ['tire pressures', 'Check and set the tyre pressure', 1],
  ['oil pressure sensor', 'Replace the oil pressure switch', 2 / 3],
  ['cancel', 'How do I cancel my plan?', 1],
  ['the and of', 'The end of the road', 0],
])('of “%s”, “%s” has a share of %f', (query, text, share) => {
  expect(wordShare(query, text)).toBeCloseTo(share);
});
