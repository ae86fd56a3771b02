import { expect, test } from 'vitest';

import { bodyShapeOf } from './body-shape.ts';

test('a car is drawn in the shape in which its model is sold', () => {
  expect(bodyShapeOf({ make: 'Ford', model: 'F-150' })).toBe('pickup');
  expect(bodyShapeOf({ make: 'Ford', model: 'Transit Custom' })).toBe('van');
  expect(bodyShapeOf({ make: 'Toyota', model: 'RAV4' })).toBe('suv');
  expect(bodyShapeOf({ make: 'Honda', model: 'Accord' })).toBe('saloon');
  expect(bodyShapeOf({ make: 'Nissan', model: 'Leaf' })).toBe('electric');
  expect(bodyShapeOf({ make: 'Volkswagen', model: 'Golf' })).toBe('hatchback');
});

test('the body in the name wins over the usual body of the model', () => {
  expect(bodyShapeOf({ model: 'Accord Tourer' })).toBe('estate');
  expect(bodyShapeOf({ model: 'Passat Estate' })).toBe('estate');
});

test('an unknown electric car is drawn as one, any other unknown car as a hatchback', () => {
  expect(bodyShapeOf({ model: 'Something New', fuel: 'electric' })).toBe('electric');
  expect(bodyShapeOf({ model: null })).toBe('hatchback');
  expect(bodyShapeOf({})).toBe('hatchback');
});
