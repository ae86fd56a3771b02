import { expect, test } from 'vitest';

import { distanceText, fromMiles, toMiles } from './mileage.ts';

test('a distance is written in the unit of the person', () => {
  expect(distanceText(82_000, 'miles')).toBe('82,000 miles');
  expect(distanceText(82_000, 'kilometres')).toBe('131,966 km');
});

test('what is shown and sent back unchanged is kept to the mile, in either unit', () => {
  for (let miles = 0; miles <= 400_000; miles += 7) {
    expect(toMiles(fromMiles(miles, 'kilometres'), 'kilometres')).toBe(miles);
    expect(toMiles(fromMiles(miles, 'miles'), 'miles')).toBe(miles);
  }
});
