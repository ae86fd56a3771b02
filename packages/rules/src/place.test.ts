import { COUNTRY_CODES, countryOf, HOME_COUNTRY } from '@wrenchwise/knowledge/countries';
import { countryOfTimeZone } from '@wrenchwise/knowledge/time-zones';
import { describe, expect, test } from 'vitest';

import { HOME_PLACE } from './home-place.ts';
import { inferCountry } from './infer-country.ts';
import { emergencyWords, placeIn, pricesSentence } from './place.ts';

describe('the country of a user', () => {
  test.each([
    ['Europe/London', 'GB'],
    ['Europe/Belfast', 'GB'],
    ['Europe/Dublin', 'IE'],
    ['Europe/Berlin', 'DE'],
    ['America/New_York', 'US'],
    ['US/Eastern', 'US'],
    ['America/Toronto', 'CA'],
    ['Australia/Sydney', 'AU'],
    ['Pacific/Auckland', 'NZ'],
    ['Asia/Calcutta', 'IN'],
    ['Asia/Kolkata', 'IN'],
    ['Europe/Kyiv', 'UA'],
  ])('in the time zone %s is %s, whatever their languages', (timeZone, country) => {
    expect(inferCountry({ timeZone, acceptLanguage: 'fr-FR' })).toBe(country);
  });

  test('is Britain until it is known, as the table of countries has it', () => {
    expect(HOME_PLACE).toEqual(placeIn(HOME_COUNTRY, { source: 'assumed' }));
  });

  test('is known for every time zone that this runtime knows, but for UTC', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => !countryOfTimeZone(zone));
    expect(unknown.filter((zone) => !/^(?:UTC|Etc\/)/.test(zone))).toEqual([]);
  });

  test.each([
    ['en-GB,en;q=0.9', 'GB'],
    ['en;q=0.9, en-IE;q=0.8', 'IE'],
    ['fr;q=0.2, en-AU', 'AU'],
    ['de', 'DE'],
    ['en', undefined],
    ['*', undefined],
    ['en-GB;q=0, en', undefined],
    ['-;;,q=,x-y-z', undefined],
  ])('with the languages %s is %s where no time zone says', (acceptLanguage, country) => {
    expect(inferCountry({ timeZone: 'UTC', acceptLanguage })).toBe(country);
  });

  test('is Britain by a British plate only where nothing else says', () => {
    expect(inferCountry({ plate: 'AB12 CDE' })).toBe('GB');
    expect(inferCountry({ plate: 'AB12 CDE', timeZone: 'Europe/Paris' })).toBe('FR');
    expect(inferCountry({ plate: '7ABC123' })).toBeUndefined();
  });
});

describe('a place', () => {
  test.each([
    ['GB', 'GBP', 'miles', 'litres', '999 or 112'],
    ['IE', 'EUR', 'kilometres', 'litres', '112 or 999'],
    ['DE', 'EUR', 'kilometres', 'litres', '112'],
    ['US', 'USD', 'miles', 'gallons-us', '911'],
    ['CA', 'CAD', 'kilometres', 'litres', '911'],
    ['AU', 'AUD', 'kilometres', 'litres', '000 or 112'],
    ['NZ', 'NZD', 'kilometres', 'litres', '111'],
    ['SE', 'EUR', 'kilometres', 'litres', '112'],
  ] as const)('in %s has %s, %s, %s and calls %s', (code, currency, distance, fuel, call) => {
    const place = placeIn(code, { source: 'assumed' });
    expect(place).toMatchObject({ currency, distanceUnit: distance, fuelUnit: fuel });
    expect(emergencyWords(place)).toBe(call);
  });

  test('says whose prices it shows, and when they are those of neighbours', () => {
    const sentence = (code: string) => pricesSentence(placeIn(code, { source: 'assumed' }));
    expect(sentence('GB')).toBe('Prices in pounds for the United Kingdom.');
    expect(sentence('DE')).toBe('Prices in euros for Germany.');
    expect(sentence('SE')).toBe(
      'We have no prices for Sweden yet: these are in euros, for the euro countries.',
    );
    expect(pricesSentence(placeIn('GB', { source: 'chosen', priceRegion: 'eu' }))).toBe(
      'Prices in euros for the euro countries.',
    );
  });

  test('is known for every country, and only American ones have American prices as their own', () => {
    const unknown = COUNTRY_CODES.filter((code) => countryOf(code) === undefined);
    expect(unknown).toEqual([]);
    const inDollars = COUNTRY_CODES.map((code) => countryOf(code)).filter(
      (country) => country?.priceRegion === 'us' && country.hasPrices,
    );
    expect(inDollars.map((country) => country?.code)).toEqual(expect.arrayContaining(['US', 'PR']));
    for (const country of inDollars) expect(country?.emergencyNumber).toBe('911');
  });
});
