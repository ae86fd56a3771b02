import { expect, test } from 'vitest';

import { codesIn } from './ordinals.ts';

test.each([
  ['P0171, no sorry, P0174', ['P0174']],
  ['it says p0420, I mean P0430', ['P0430']],
  ['P0300 and P0302 are stored', ['P0300', 'P0302']],
  ['P0171, no, sorry, I have no reader any more', ['P0171']],
])('of a code that is corrected the right one counts: %s', (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});
