import { expect, test } from 'vitest';

import { MAKES, modelsOf } from './known-make.ts';
import { makePath, modelOfSlugs, modelPath, specificationPathOf } from './specification-path.ts';

test('every make and model of the list has an address of its own, which leads back to it', () => {
  const cars = MAKES.flatMap((make) => modelsOf(make).map((model) => ({ make, model })));
  const paths = [...MAKES.map(makePath), ...cars.map(modelPath)];
  expect(new Set(paths).size).toBe(paths.length);
  for (const car of cars) {
    const path = modelPath(car);
    expect(path).toMatch(/^\/car-specifications\/[a-z0-9-]+\/[a-z0-9-]+$/);
    const [, , make = '', model = ''] = path.split('/');
    expect(modelOfSlugs(make, model)).toEqual(car);
  }
});

test.each([
  ['ford focus 2015', '/car-specifications/ford/focus#2015'],
  ['VW Golf', '/car-specifications/volkswagen/golf'],
  ['skoda octavia', '/car-specifications/skoda/octavia'],
  ['Land Rover Discovery', '/car-specifications/land-rover/discovery'],
  ['Corsa', '/car-specifications/vauxhall/corsa'],
  ['Octavia 2012', '/car-specifications/skoda/octavia#2012'],
  ['BMW 320d', '/car-specifications/bmw/3-series'],
  ['Peugeot 2008', '/car-specifications/peugeot/2008'],
  ['toyta', '/car-specifications/toyota'],
  ['Ford Focas', '/car-specifications/ford/focus'],
  // Not on sale then: the head of the page.
  ['Tesla Model 3 1999', '/car-specifications/tesla/model-3'],
])('%s leads to %s', (typed, path) => {
  expect(specificationPathOf(typed)).toBe(path);
});

test.each(['', '   ', 'my car', '2015', 'x'.repeat(200), '../../etc/passwd'])(
  '%j names no car',
  (typed) => {
    expect(specificationPathOf(typed)).toBeUndefined();
  },
);
