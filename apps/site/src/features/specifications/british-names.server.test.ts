import { modelRuns } from '@wrenchwise/vehicle/facts/model-runs';
import { recallsOf } from '@wrenchwise/vehicle/facts/recalls';
import { MAKES, modelsOf } from '@wrenchwise/vehicle/known-make';
import { expect, test } from 'vitest';

import { BRITISH_NAMES, britishName, NOT_SOLD_IN_BRITAIN } from './british-names.server.ts';

const named = [
  ...Object.entries(BRITISH_NAMES).flatMap(([make, models]) =>
    Object.entries(models).map(([model, text]) => ({ make, model, text })),
  ),
  ...Object.entries(NOT_SOLD_IN_BRITAIN).flatMap(([make, models]) =>
    models.map((model) => ({ make, model, text: 'not officially sold' })),
  ),
];

test('every model of the table is one of the list', () => {
  const unknown = named.filter(
    ({ make, model }) => !MAKES.some((one) => one === make && modelsOf(one).includes(model)),
  );
  expect(unknown.map(({ make, model }) => `${make} ${model}`)).toEqual([]);
});

test('no car with British figures or recalls is said never to have been sold here', () => {
  const wrong = named.filter(
    ({ make, model, text }) =>
      text.includes('not officially sold') &&
      (modelRuns(make, model).some(({ market }) => market === 'uk') ||
        recallsOf({ make, model, year: null }, 'UK').length > 0),
  );
  expect(wrong.map(({ make, model }) => `${make} ${model}`)).toEqual([]);
});

test('a British name leads to its page', () => {
  expect(britishName({ make: 'Toyota', model: '86' })).toContainEqual({
    text: 'Toyota GT86',
    path: '/car-specifications/toyota/gt86',
  });
  const pieces = named.flatMap(({ make, model }) => britishName({ make, model }));
  const linked = pieces.filter(({ path }) => path !== undefined);
  expect(linked.length).toBeGreaterThan(80);
  const brackets = named.flatMap(({ text }) =>
    [...text.matchAll(/\[(.+?)\]/g)].map(([, name]) => name),
  );
  const without = brackets.filter((name) => !linked.some(({ text }) => text === name));
  expect(without).toEqual([]);
});
