import { expect, test } from 'vitest';

import { withNamedLight } from './pointed-words.ts';

const REPORT = 'DPF light came on after lots of short trips';

test('the light is the warning light of the report, so that one that goes out is no dark headlight', () => {
  expect(withNamedLight('I drove 30 miles and the light went out', REPORT)).toBe(
    'I drove 30 miles and the dpf warning light went out',
  );
});

test.each([
  ['the light went out', 'It shakes at 60'],
  ['the light went out', 'The ABS light and the engine light are on'],
  ['the engine light came on too', REPORT],
  ['the light switch is broken', REPORT],
])('what is named, or could be several, stays as it is: %s after %s', (told, report) => {
  expect(withNamedLight(told, report)).toBe(told);
});
