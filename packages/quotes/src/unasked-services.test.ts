import { expect, test } from 'vitest';

import { unaskedServices } from './unasked-services.ts';

const BEARING = [{ faultId: 'wheel-bearing-worn', name: 'Worn wheel bearing', probability: 0.8 }];
const PUMP = [
  { faultId: 'water-pump-leaking', name: 'Worn or leaking water pump', probability: 0.7 },
];
const noParts = () => [];
const labour = (words: string) => ({ words, kind: 'labour' as const });

test.each(['Coolant flush', 'Motorspülung', 'Engine flush treatment', 'Fuel system clean'])(
  'a service of a system in which nothing was found is asked about: %s',
  (words) => {
    expect(
      unaskedServices([labour('Replace wheel bearing'), labour(words)], BEARING, noParts),
    ).toEqual([words]);
  },
);

test('it follows from a cause in that system', () => {
  expect(unaskedServices([labour('Coolant flush')], PUMP, noParts)).toEqual([]);
});

test('it follows from other work on that system', () => {
  const lines = [labour('Replace thermostat'), labour('Coolant flush')];
  expect(unaskedServices(lines, BEARING, noParts)).toEqual([]);
});

test('what is hardly likely is no reason for it', () => {
  const found = [...BEARING, { ...PUMP[0], probability: 0.02 }] as typeof BEARING;
  expect(unaskedServices([labour('Coolant flush')], found, noParts)).toEqual(['Coolant flush']);
});
