import { describe, expect, test } from 'vitest';

import { isUkRegistration, normaliseRegistration, registrationAsOnPlate } from './registration.ts';

describe('a registration mark of the United Kingdom', () => {
  test.each([
    ['ab12cde', 'AB12 CDE', 'current'],
    ['AA19 AAA', 'AA19 AAA', 'current'],
    ['A123BCD', 'A123 BCD', 'prefix of three digits'],
    ['L2WPS', 'L2 WPS', 'prefix of one digit: a test mark of the DVLA'],
    ['ABC123D', 'ABC 123D', 'suffix of three digits'],
    ['abc 1d', 'ABC 1D', 'suffix of one digit'],
    ['A1', 'A 1', 'dateless, letters first'],
    ['ABC 123', 'ABC 123', 'dateless, letters first'],
    ['1 A', '1 A', 'dateless, digits first'],
    ['1234AB', '1234 AB', 'dateless, digits first'],
    ['1234ABC', '1234 ABC', 'dateless, digits first'],
    ['AZ1234', 'AZ 1234', 'Northern Ireland'],
    ['KIZ-1234', 'KIZ 1234', 'Northern Ireland'],
  ])('%s is read as %s (%s)', (typed, plate) => {
    expect(isUkRegistration(typed)).toBe(true);
    expect(registrationAsOnPlate(typed)).toBe(plate);
    expect(normaliseRegistration(plate)).toBe(normaliseRegistration(typed));
  });

  test.each(['', 'ABCDEFG', '1234567', 'AB123CDE', 'A1234BCD', 'ABC1234', 'ABC1234D', '12345A'])(
    'is none: %s',
    (typed) => {
      expect(isUkRegistration(typed)).toBe(false);
      expect(registrationAsOnPlate(typed)).toBe(typed);
    },
  );
});
