import { expect, test } from 'vitest';

import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

import { carFacts } from './car-facts.ts';

const car = {
  ...sampleDiagnosis(),
  fuel: 'petrol' as const,
  transmission: 'manual' as const,
  mileage: 82_000,
};

test('what is known of the car is shown in the user’s unit', () => {
  expect(carFacts(car, 'miles')).toBe('Petrol · Manual · 82,000 miles');
  expect(carFacts(car, 'kilometres')).toBe('Petrol · Manual · 131,966 km');
});

test('what is not known is left out', () => {
  expect(carFacts({ ...car, mileage: null, fuel: null }, 'kilometres')).toBe('Manual');
});

test('what nobody said is marked as assumed or estimated', () => {
  expect(carFacts({ ...car, assumed: ['fuel', 'mileage'] }, 'miles')).toBe(
    'Petrol (assumed) · Manual · 82,000 miles (estimated)',
  );
});
