import { expect, test } from 'vitest';

import { saidNumber } from './said-number.ts';

test.each([
  ['45.2', 45.2],
  [' 45,2 ', 45.2],
  ['1,234.5', 1234.5],
  ['93,142', 93_142],
  ['93 142', 93_142],
  ['£52.30', 52.3],
  ['45.2 litres', 45.2],
  ['45.2L', 45.2],
  ['45 . 2 litres.', 45.2],
  ['forty five point two litres', 45.2],
  ['forty-five point two five', 45.25],
  ['45 point 2', 45.2],
  ['thirty eight point oh six', 38.06],
  ['52 pounds 30', 52.3],
  ['52 pounds and 5 pence', 52.05],
  ['fifty two pounds thirty', 52.3],
  ['thirty pence', 0.3],
  ['52 euros', 52],
  ['ninety three thousand one hundred and forty two', 93_142],
  ['93 thousand 142 miles', 93_142],
  ['a hundred and five', 105],
  ['23 kWh', 23],
  ['0', 0],
])('%j is %d', (text, value) => {
  expect(saidNumber(text)).toBe(value);
});

test.each([
  '',
  'full',
  'forty five two',
  'fifty two thirty',
  '45.2 45.3',
  '-5',
  'five pounds point two',
  '12.50 pounds 30',
  '52 pounds 300',
  'about forty',
  'point',
  '1.2.3',
  'twenty thirty',
  'hundred',
  '30 thousand thousand',
])('%j could be anything, and is no number', (text) => {
  expect(saidNumber(text)).toBeUndefined();
});
