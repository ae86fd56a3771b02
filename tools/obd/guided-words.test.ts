import { engine } from '@wrenchwise/engine/testing/engine';
import { describe, expect, test } from 'vitest';

const CAR = { make: 'Volkswagen', model: 'Golf', year: 2012, fuel: 'petrol' } as const;

/** The lines that guided tests give to a diagnosis, as `packages/obd/src/guided-tests` writes them. */
const WORDS: readonly (readonly [string, string, readonly string[], string])[] = [
  [
    'a weak battery',
    'Battery voltage, engine off: 12.3 V\nBattery voltage while cranking: 7.8 V',
    ['normal', 'low'],
    'starter-battery-worn',
  ],
  [
    'an alternator that gives nothing',
    'Charging voltage, engine running: 11.9 V',
    ['low'],
    'alternator-failed',
  ],
  [
    'a thermostat that stays open',
    'Engine coolant temperature after 17 minutes, engine running: 59 °C',
    ['low'],
    'thermostat-stuck-open',
  ],
  [
    'air that leaks in',
    [
      'Short-term fuel trim, bank 1, at idle: 14.8 %',
      'Long-term fuel trim, bank 1, at idle: 21.1 %',
      'Short-term fuel trim, bank 1, at 2500 rpm: 1.6 %',
      'Long-term fuel trim, bank 1, at 2500 rpm: 3.9 %',
    ].join('\n'),
    ['high', 'high', 'normal', 'normal'],
    'intake-vacuum-leak',
  ],
  [
    'a cylinder that misfires',
    [
      'The engine misfires at idle.',
      'Misfire counter, cylinder 1: 0',
      'Misfire counter, cylinder 2: 1425',
      'Misfire counter, cylinder 3: 0',
      'Misfire counter, cylinder 4: 0',
    ].join('\n'),
    ['normal', 'high', 'normal', 'normal'],
    'ignition-coil-failed',
  ],
  [
    'a fifth cylinder that misfires',
    'The engine misfires at idle.\nMisfire counter, cylinder 5: 212\nMisfire counter, cylinder 6: 0',
    ['high', 'normal'],
    'ignition-coil-failed',
  ],
  ['an engine that runs unevenly', 'Rough idle: the engine runs unevenly.', [], 'spark-plugs-worn'],
];

const DIESEL = { ...CAR, fuel: 'diesel' } as const;

test('what is in a particulate filter is read by a diagnosis', () => {
  const text =
    'Particulate filter pressure difference, at idle: 18.6 kPa\nParticulate filter load: 96 %';
  const { measurements, causes } = engine.diagnose({ text }, DIESEL);
  expect(measurements.map(({ state }) => state)).toContain('high');
  expect(causes[0]?.faultId).toBe('dpf-soot-blocked');
});

describe('what a guided test measured is read by a diagnosis', () => {
  test.each(WORDS)('of %s', (_, text, states, faultId) => {
    const { measurements, causes } = engine.diagnose({ text }, CAR);
    expect(measurements.map(({ state }) => state)).toEqual(states);
    expect(causes[0]?.faultId).toBe(faultId);
  });
});
