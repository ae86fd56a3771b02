import type { Cause } from '@wrenchwise/rules/diagnosis';
import { expect, test } from 'vitest';

import { namedCause } from './named-cause.ts';

const cause = (name: string, system: string, probability: number): Cause =>
  // Only what a name is compared with.
  ({ faultId: name, name, workshopName: name, system, probability }) as unknown as Cause;

const SINKING = [
  cause('Leaking air spring', 'suspension', 0.3),
  cause('Worn or seized air-conditioning compressor', 'electrical', 0.15),
  cause('Air suspension compressor failed', 'suspension', 0.1),
];

test('a part that two systems have is that of the trouble', () => {
  expect(namedCause('how likely is the compressor?', SINKING)?.name).toContain('suspension');
});

test('named with its own system it is that of the other one', () => {
  expect(namedCause('and the air conditioning compressor?', SINKING)?.name).toContain(
    'conditioning',
  );
});

test('of two faults of one part the likelier is meant', () => {
  const brakes = [
    cause('Seized brake caliper piston', 'brakes', 0.73),
    cause('Leaking brake caliper', 'brakes', 0.01),
    cause('Brake hose swollen shut inside', 'brakes', 0.02),
  ];
  expect(namedCause('is it the caliper', brakes)?.name).toContain('Seized');
});
