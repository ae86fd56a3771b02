import { expect, test } from 'vitest';

import { tryAgainIn } from './try-again.ts';

test.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [221, '4 minutes'],
  [3599, '60 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('after %d seconds one can try again in %s', (seconds, span) => {
  expect(tryAgainIn(seconds)).toBe(`You can try again in ${span}.`);
});
