import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { codeSystems } from '@wrenchwise/knowledge/codes/code-systems';
import { expect, test } from 'vitest';

import { compileFaults } from './inference/compiled-faults.ts';
import { engine } from './testing/engine.ts';

const { isListedCode } = compileFaults(FAULTS);
const systemsOf = (code: string) => codeSystems(code, engine.codes.componentOf(code));

test.each([
  ['P0217', 'engine_cooling'],
  ['P0455', 'fuel'],
  ['P0562', 'electrical'],
  ['P0733', 'transmission_drivetrain'],
  ['P1744', 'transmission_drivetrain'],
  ['B0028', 'restraints_seats'],
  ['C0035', 'brakes'],
  ['C0460', 'steering'],
  ['U0100', 'electrical'],
] as const)('%s is looked for in %s', (code, system) => {
  const shares = Object.entries(systemsOf(code)).sort(([, a], [, b]) => b - a);
  expect(shares[0]?.[0]).toBe(system);
  expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
});

test('every well-formed code has a place to look and a meaning', () => {
  for (const area of 'PBCU') {
    for (let number = 0; number < 0x4000; number += 1) {
      const code = area + number.toString(16).toUpperCase().padStart(4, '0');
      expect(Object.keys(systemsOf(code)), code).not.toHaveLength(0);
      expect(engine.codes.meaningOf(code).meaning, code).not.toBe('');
    }
  }
});

test('a code that no fault lists still moves the ranking to its system', () => {
  const unlisted = ['P0733', 'P0734', 'P0735', 'P0736', 'P1744', 'P1860', 'P2767'].find(
    (code) => !isListedCode(code),
  );
  expect(unlisted).toBeDefined();
  const shareOf = (codes: string[]) =>
    engine
      .diagnose({ text: 'The engine light is on', codes }, {})
      .systems.find(({ id }) => id === 'transmission_drivetrain')?.probability ?? 0;
  expect(shareOf([unlisted ?? ''])).toBeGreaterThan(1.3 * shareOf([]));
});

test("a maker's own code says which part of the car it is about", () => {
  expect(engine.codes.meaningOf('P1744')).toEqual({
    code: 'P1744',
    meaning: 'One of the maker’s own gearbox codes: look it up for this make',
    uncertain: true,
  });
});
