import { expect, it } from 'vitest';

import { codesOfCylinders } from './named-cylinder.ts';

it.each([
  ['misfire on cylinder 3', ['P0303']],
  ['no spark at cyl. no. 2, and cylinder #12 is cold', ['P0302', 'P0312']],
  ['a 4 cylinder with 120k on it', []],
  ['wheel cylinder 20 mm', []],
])('reads which cylinder a text names: %s', (text, codes) => {
  expect(codesOfCylinders(text)).toEqual(codes);
});
