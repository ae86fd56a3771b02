import type { Cause } from '@wrenchwise/rules/diagnosis';
import { describe, expect, test } from 'vitest';

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

describe('a part is named by its British and its American word, whichever the diagnosis has', () => {
  const causes = [
    cause('Worn ball joint', 'suspension', 0.4),
    cause('Worn inner track rod', 'steering', 0.2),
    cause('Worn inner tie rod', 'steering', 0.1),
  ];
  const others = [
    cause('Air lock in the cooling system', 'engine_cooling', 0.5),
    cause('Leaking heater matrix', 'engine_cooling', 0.1),
    cause('Cracked or broken wishbone', 'suspension', 0.1),
    cause('Worn anti-roll bar drop link', 'suspension', 0.1),
    cause('Failed engine computer', 'engine_cooling', 0.05),
  ];
  test.each([
    ['is it the inner tie rod', causes, 'Worn inner track rod'],
    ['is it the inner track rod', [...causes].reverse(), 'Worn inner track rod'],
    ['could it be the heater core?', others, 'Leaking heater matrix'],
    ['what about the control arm', others, 'Cracked or broken wishbone'],
    ['and the stabiliser link?', others, 'Worn anti-roll bar drop link'],
    ['and the drop link?', others, 'Worn anti-roll bar drop link'],
    ['can it be the engine control unit', others, 'Failed engine computer'],
  ])('“%s”', (question, listed, name) => {
    expect(namedCause(question, listed)?.name).toBe(name);
  });
});
