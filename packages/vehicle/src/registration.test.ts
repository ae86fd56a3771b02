import { describe, expect, test } from 'vitest';

import {
  isUkRegistration,
  normaliseRegistration,
  registrationAsOnPlate,
  registrationAsStored,
} from './registration.ts';

describe('a registration mark of the United Kingdom', () => {
  test.each([
    ['ab12cde', 'AB12 CDE', 'current'],
    ['AA19 AAA', 'AA19 AAA', 'current'],
    ['A123BCD', 'A123 BCD', 'prefix of three digits'],
    ['p7abc', 'P7 ABC', 'prefix of one digit'],
    ['y99 bnd', 'Y99 BND', 'prefix of two digits'],
    ['Q123ABC', 'Q123 ABC', 'of unknown age'],
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
    ['IA1', 'IA 1', 'Northern Ireland, one digit'],
    ['1234 KIZ', '1234 KIZ', 'Northern Ireland, reversed'],
    ['MPL12S', 'MPL 12S', 'suffix of two digits'],
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

  test.each([
    ['ab12cde', 'AB12 CDE'],
    ['a123bcd', 'A123 BCD'],
    ['abc123d', 'ABC 123D'],
    ['l2wps', 'L2 WPS'],
    ['1234abc', '1234ABC'],
    ['kiz1234', 'KIZ 1234'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(registrationAsStored(typed)).toBe(stored);
  });

  test('has only letters and digits of ASCII, whatever is typed', () => {
    expect(normaliseRegistration(' ab-12.cße ')).toBe('AB12CE');
    expect(normaliseRegistration('ıı１２')).toBe('');
  });
});
