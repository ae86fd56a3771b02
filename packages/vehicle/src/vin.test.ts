import { describe, expect, test } from 'vitest';

import { normaliseVin, vinProblem } from './vin.ts';

describe('a vehicle identification number', () => {
  test.each([
    ['1M8GDM9AXKP042788', 'the example of 49 CFR 565, with X for ten'],
    ['11111111111111111', 'every position counts one'],
    ['1hgcm826 33a-004352', 'spaces, dashes and lower case'],
    ['WVWZZZ1KZAW000000', 'a European number has no check digit'],
  ])('is right: %s (%s)', (typed) => {
    expect(vinProblem(typed)).toBeUndefined();
    expect(normaliseVin(typed)).toMatch(/^[A-Z0-9]{17}$/);
  });

  test('of North America has a wrong check digit when two neighbours are swapped', () => {
    expect(vinProblem('1M8GDM9AXKP024788')).toBe('check-digit');
    expect(vinProblem('1M8GDM9A1KP042788')).toBe('check-digit');
  });

  test.each([
    '',
    '1M8GDM9AXKP04278',
    '1M8GDM9AXKP0427888',
    'WVWZZZ1KZAW00000O',
    'WVWZZZ1KZAW0000ÄÖ',
  ])('has another shape: %s', (typed) => {
    expect(vinProblem(typed)).toBe('shape');
  });
});
