import { describe, expect, test } from 'vitest';

import { decodeVin } from './decode-vin.ts';
import { vinSlip } from './vin-slips.ts';
import { vinProblem } from './vin.ts';

const decode = (vin: string, soldInNorthAmerica = false) =>
  decodeVin(vin, { currentYear: 2026, soldInNorthAmerica });

describe('what a VIN shows', () => {
  // Numbers of published examples (49 CFR 565, documentation of decoders), or serials of zeros.
  test.each([
    ['1HGCM82633A004352', 'Honda', 'United States', 2003],
    ['JH4TB2H26CC000000', 'Acura', 'Japan', undefined],
    ['WVWZZZ1KZAW000000', 'Volkswagen', 'Germany', undefined],
    // 'F' is 1985 or 2015 by American rules, and nothing by Audi's.
    ['WAUZZZ8V3FA000000', 'Audi', 'Germany', undefined],
    ['WP0ZZZ99ZTS392124', 'Porsche', 'Germany', undefined],
    ['WBA3A5C51CF000000', 'BMW', 'Germany', undefined],
    ['SALLNABG13A000000', 'Land Rover', 'United Kingdom', undefined],
    ['SJNFAAZE0U6000000', 'Nissan', 'United Kingdom', undefined],
    ['VF1BZ0A0500000000', 'Renault', 'France', undefined],
    ['VF3WA5FWF34000000', 'Peugeot', 'France', undefined],
    ['VR7EFYHT2PN000000', 'Citroën', 'France', undefined],
    ['KNAFU4A25B5000000', 'Kia', 'South Korea', undefined],
    ['KMHDU41BP8U000000', 'Hyundai', 'South Korea', undefined],
    ['TMBJJ7NE0F0000000', 'Škoda', 'Czechia', undefined],
    ['UU1HSDACN00000000', 'Dacia', 'Romania', undefined],
    ['NMTK33BXX0R000000', 'Toyota', 'Türkiye', undefined],
    ['YV1TS592861000000', 'Volvo', 'Sweden', undefined],
    ['6G1ZK54E00L000000', 'Holden', 'Australia', undefined],
  ] as const)('%s: %s, %s, %s', (vin, make, country, year) => {
    expect(decode(vin)).toMatchObject({ make, country, year });
  });

  test('is several makes where they share a number, and none where it is not known', () => {
    expect(decode('W0L0AHL0855000000')).toMatchObject({
      make: undefined,
      makes: ['Opel', 'Vauxhall'],
    });
    expect(decode('VF7SC5FV8CA000000')?.makes).toEqual(['Citroën', 'DS']);
    expect(decode('1M8GDM9AXKP042788')).toMatchObject({
      maker: undefined,
      country: 'United States',
      // A coach: the rule of position 7 is for cars and light trucks.
      year: undefined,
    });
    expect(decode('not a VIN')).toBeUndefined();
  });

  test('is the model and the plant where the maker publishes how it writes them', () => {
    expect(decode('5YJ3E1EA0KF000000')).toMatchObject({
      make: 'Tesla',
      model: 'Model 3',
      fuel: 'electric',
      plant: 'Fremont, California',
    });
    expect(decode('LRWYGCEK0PC000000')).toMatchObject({ model: 'Model Y', plant: 'Shanghai' });
    expect(decode('WVWZZZ1KZAW000000')).toMatchObject({ plant: 'Wolfsburg', model: undefined });
  });
});

describe('the model year', () => {
  test('of a Japanese or German car is read only when it was sold in North America', () => {
    expect(decode('JH4TB2H26CC000000', true)?.year).toBe(2012);
    // Its check digit does not fit: no American rules after all.
    expect(decode('WAUZZZ8V3FA000000', true)?.year).toBeUndefined();
  });

  test('follows position 7: a digit before 2010, a letter from 2010 on', () => {
    expect(decode('1HGCM82633A004352')?.year).toBe(2003);
    const years = ['1G1BE5SM', '1G1ZT528'].map((head, at) => {
      const tail = at === 0 ? 'H7000000' : '55000000';
      const checked = Array.from('0123456789X').map((digit) => `${head}${digit}${tail}`);
      return checked.flatMap((vin) => decode(vin)?.year ?? []);
    });
    expect(years).toEqual([[2017], [2005]]);
  });

  test('is unknown when the check digit is wrong, or when it lies ahead', () => {
    expect(decode('1HGCM82634A004352')?.year).toBeUndefined();
    const ahead = Array.from('0123456789X').map((digit) => `1G1BE5SM${digit}Y7000000`);
    expect(ahead.flatMap((vin) => decode(vin)?.year ?? [])).toEqual([]);
  });
});

describe('American rules', () => {
  test('do not bind what Volkswagen builds in Mexico for Europe', () => {
    expect(vinProblem('3VWZZZ1CZ4M000000')).toBeUndefined();
    expect(decode('3VWZZZ1CZ4M000000')).toMatchObject({ country: 'Mexico', year: undefined });
  });

  test('bind the new American numbers that begin with 7', () => {
    expect(vinProblem('7SAYGDEE0PA000000')).toBe('check-digit');
    expect(decode('7SAYGDEE0PA000000')?.hasAmericanRules).toBe(true);
  });
});

describe('a slip in typing a VIN', () => {
  test('I, O and Q are pointed out, with what is meant', () => {
    expect(vinSlip('WVWZZZ1KZAWO00000')).toMatchObject({
      kind: 'letter',
      places: [12],
      suggestions: ['WVWZZZ1KZAW000000'],
    });
    expect(vinSlip('iHGCM82633A0O4352')).toMatchObject({
      places: [1, 13],
      suggestions: ['1HGCM82633A004352'],
    });
  });

  test('a wrong length says how many are missing or too many', () => {
    expect(vinSlip('1HGCM8263')?.message).toContain('8 are missing');
    expect(vinSlip('1HGCM82633A0043521')?.message).toContain('1 is too many');
    expect(vinSlip('')?.kind).toBe('length');
    expect(vinSlip('1HGCM8263*A004352')).toMatchObject({ kind: 'character', places: [10] });
  });

  test.each([
    ['1M8GDM9AXKP024788', '1M8GDM9AXKP042788', 'two neighbours'],
    ['1HGCM82633A0D4352', '1HGCM82633A004352', 'D for 0'],
    ['1HGCMB2633A004352', '1HGCM82633A004352', 'B for 8'],
    ['1H6CM82633A004352', '1HGCM82633A004352', '6 for G'],
  ])('%s may be %s (%s)', (typed, meant) => {
    const slip = vinSlip(typed);
    expect(slip?.kind).toBe('check-digit');
    expect(slip?.suggestions).toContain(meant);
    expect(slip?.suggestions.every((vin) => vinProblem(vin) === undefined)).toBe(true);
  });

  test('is none in a right number', () => {
    expect(vinSlip('1M8GDM9AXKP042788')).toBeUndefined();
    expect(vinSlip('WVWZZZ1KZAW000000')).toBeUndefined();
  });
});
