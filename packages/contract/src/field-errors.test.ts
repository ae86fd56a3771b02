import { expect, test } from 'vitest';

import { fieldErrorsBy } from './field-errors.ts';
import { catalogueError } from './testing/catalogue-error.ts';

const fieldErrors = fieldErrorsBy({
  paths: { priceRegion: 'region', labourCentsPerHour: 'rate' },
  codes: { 'auth/wrong-password': 'password', 'auth/weak-password': 'next' },
  wording: { 'auth/weak-password': 'Password is too weak' },
});

test('what the API names by its own paths is said at the form’s fields', () => {
  const refused = catalogueError('request/invalid', {
    fields: [
      { path: 'labourCentsPerHour', message: 'Too much' },
      { path: 'priceRegion', message: 'Unknown' },
      { path: 'elsewhere', message: 'Not in this form' },
    ],
  });
  expect(fieldErrors(refused)).toEqual([
    { name: 'rate', message: 'Too much' },
    { name: 'region', message: 'Unknown' },
  ]);
});

test('a code that is about one field is said there, in the catalogue’s words or the form’s own', () => {
  expect(fieldErrors(catalogueError('auth/wrong-password'))).toEqual([
    { name: 'password', message: catalogueError('auth/wrong-password').message },
  ]);
  expect(fieldErrors(catalogueError('auth/weak-password'))).toEqual([
    { name: 'next', message: 'Password is too weak' },
  ]);
});

test('any other failure is about no field', () => {
  expect(fieldErrors(catalogueError('network/offline'))).toEqual([]);
  expect(fieldErrors(new TypeError('Failed to fetch'))).toEqual([]);
});
