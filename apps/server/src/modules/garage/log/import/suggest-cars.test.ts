import { expect, test } from 'vitest';

import { suggestCars } from './suggest-cars.ts';

const carOf = (name: string, model: string | null) => ({
  name,
  rows: 3,
  make: null,
  model,
  year: null,
  registration: null,
  vin: null,
  fuel: null,
});

test.each([
  ['Golf', 'VW Golf', 'Volkswagen', 'Golf'],
  ['The blue one', 'Vauxhall Corsa', 'Vauxhall', 'Corsa'],
  ['Ford Focus 2015', null, 'Ford', 'Focus'],
  ['Kit car', 'Locost', null, 'Locost'],
])('a file’s car “%s”, of the model %s, is a %s %s', (name, model, make, of) => {
  const [car] = suggestCars([carOf(name, model)], []).cars;
  expect([car?.make, car?.model]).toEqual([make, of]);
});
