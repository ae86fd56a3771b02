import { describe, expect, test } from 'vitest';

import { FAULTS } from './catalogue.ts';
import {
  airbagProblems,
  batteryProblems,
  fuelPressureProblems,
  headlineProblems,
  isFuelLeak,
  leakProblems,
  verdictProblems,
} from './guide-safety.ts';
import { JOBS } from './jobs/jobs.ts';

/** The steps of every guide and everyday job, by name. */
const GUIDES = [
  ...FAULTS.map(({ id, guide, diy }) => ({
    id,
    steps: guide.steps,
    isWorkshopJob: diy === 'workshop',
  })),
  ...JOBS.map(({ slug, steps }) => ({
    id: slug,
    steps: steps.map(([todo]) => todo),
    isWorkshopJob: false,
  })),
];

const byName = <T extends { readonly id: string }>(
  all: readonly T[],
  problemsOf: (one: T) => readonly string[],
): readonly string[] => all.flatMap((one) => problemsOf(one).map((found) => `${one.id}: ${found}`));

describe('every guide and everyday job', () => {
  test('reconnects the battery that it disconnects, before anything needs current', () => {
    expect(
      byName(GUIDES, ({ steps, isWorkshopJob }) => batteryProblems(steps, isWorkshopJob)),
    ).toEqual([]);
  });

  test('disconnects the battery and waits before work at an airbag or pretensioner', () => {
    expect(byName(GUIDES, ({ steps }) => airbagProblems(steps))).toEqual([]);
  });
});

/** Where a step means the fuel system: 'the line' of a brake is another. */
const FUEL_WORDS =
  /\bfuel (?:filter|line|pipe|hose|rail|union)|\binjectors?\b|\bpetrol (?:rail|lines?)\b|\bdiesel, drain|\bhigh-pressure pipe/i;

test('every guide and job that opens the fuel system relieves its pressure first', () => {
  const ofFuel = new Set(FAULTS.filter(({ system }) => system === 'fuel').map(({ id }) => id));
  const opening = GUIDES.filter(
    ({ id, steps }) => ofFuel.has(id) || FUEL_WORDS.test(steps.join(' ')),
  );
  expect(opening.map(({ id }) => id)).toContain('change-the-fuel-filter');
  expect(byName(opening, ({ steps }) => fuelPressureProblems(steps))).toEqual([]);
});

test('each rule finds the contradiction that it is for', () => {
  expect(
    batteryProblems(['Disconnect the battery.', 'Fit the tank.', 'Prime, look for leaks.']),
  ).toHaveLength(1);
  expect(
    batteryProblems(['Disconnect the battery.', 'Reconnect the battery, prime and look.']),
  ).toEqual([]);
  expect(
    batteryProblems(['Take the battery off again.', 'Run the glass by short presses.']),
  ).toHaveLength(1);
  expect(
    fuelPressureProblems(['Plug the ports.', 'Release the fuel lines and plug each.']),
  ).toHaveLength(1);
  expect(fuelPressureProblems(['Relieve the fuel pressure.', 'Release the fuel lines.'])).toEqual(
    [],
  );
  expect(airbagProblems(['Unplug the airbag and lift it off.'])).toHaveLength(2);
  expect(
    airbagProblems(['Disconnect the battery and wait ten minutes.', 'Lift the airbag off.']),
  ).toEqual([]);
});

const faultOf = (id: string) => {
  const fault = FAULTS.find((one) => one.id === id);
  if (fault === undefined) throw new Error(`no such fault: ${id}`);
  return fault;
};

test('a leak of fuel with a milder verdict, or with its engine run first, is found', () => {
  const leak = faultOf('fuel-tank-top-seal-leaking');
  expect(isFuelLeak(leak)).toBe(true);
  expect(
    leakProblems({ ...leak, drive: { verdict: 'caution', reason: 'Air the car.' } }),
  ).toHaveLength(2);
  const steps = ['Pull the pump fuse, run the engine until it dies.', ...leak.guide.steps];
  expect(leakProblems({ ...leak, guide: { ...leak.guide, steps } })).toHaveLength(1);
});

test('“do not drive” beside an engine that runs, or beside “drive only”, is found', () => {
  const gasket = faultOf('head-gasket-blown');
  const drive = { verdict: 'no', reason: 'Do not drive it.' } as const;
  expect(verdictProblems({ ...gasket, drive }).length).toBeGreaterThan(0);
  expect(verdictProblems({ ...gasket, drive: { ...drive, mayRun: 'It is safe.' } })).toEqual([]);
  const reason = 'Until the repair, drive as little as possible.';
  expect(headlineProblems({ ...gasket, drive: { ...drive, reason } })).toEqual([reason]);
});

test('nobody drives or runs the engine of a car that is known to leak fuel', () => {
  const leaking = FAULTS.filter(isFuelLeak);
  expect(leaking.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['fuel-line-leaking', 'fuel-tank-leaking', 'lpg-gas-leak']),
  );
  expect(byName(leaking, leakProblems)).toEqual([]);
});

test('under “do not drive” nothing drives the car, or runs its engine without a reason', () => {
  expect(byName(FAULTS, verdictProblems)).toEqual([]);
  expect(byName(FAULTS, headlineProblems)).toEqual([]);
});
