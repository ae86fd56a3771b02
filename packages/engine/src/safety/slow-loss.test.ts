import { expect, test } from 'vitest';

import { engine } from '../testing/engine.ts';

const verdictOf = (text: string) => engine.diagnose({ text }, {}).canDrive.verdict;

test.each([
  'Coolant drops a little each week, no white smoke, no mayo, runs at normal temperature.',
  'Coolant level drops a bit every month, temperature is normal',
  'I lose a bit of coolant every few weeks and never saw a leak',
])('a slow loss that does no harm is watched, not forbidden: %s', (text) => {
  expect(verdictOf(text)).toBe('caution');
});

test.each([
  'Coolant drops a little each week and yesterday it overheated',
  'Coolant is pouring out under the car',
  'Coolant drops a little each week and the oil is milky',
])('a loss that is fast or does harm is: %s', (text) => {
  expect(verdictOf(text)).toBe('no');
});
