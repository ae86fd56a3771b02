import type { Cause } from '@wrenchwise/rules/diagnosis';
import { expect, test } from 'vitest';

import { withBarePart } from './bare-part.ts';

// Only the name and the likelihood are asked for.
const causes = [
  { name: 'Blocked diesel particulate filter', probability: 0.7 },
  { name: 'Clogged engine air filter', probability: 0.02 },
] as unknown as readonly Cause[];

test.each([
  ['garage says need a new filter £1900', 'garage says need a new diesel particulate filter £1900'],
  ['he reckons the filter', 'he reckons the diesel particulate filter'],
])('a bare part is the one that the diagnosis is about: %s', (words, meant) => {
  expect(withBarePart(words, causes)).toBe(meant);
});

test.each(['needs a new air filter', 'the fuel pump has gone', 'a new turbo', 'the pump has gone'])(
  'what is named, and what the diagnosis knows nothing of, stays: %s',
  (words) => {
    expect(withBarePart(words, causes)).toBe(words);
  },
);
