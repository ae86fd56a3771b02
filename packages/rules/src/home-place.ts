import type { Place } from './place-fields.ts';

/**
 * The place of nobody in particular: that of `HOME_COUNTRY`, written out so that what shows it needs no
 * table of countries.
 */
export const HOME_PLACE: Place = {
  country: 'GB',
  countryName: 'United Kingdom',
  currency: 'GBP',
  priceRegion: 'uk',
  distanceUnit: 'miles',
  fuelUnit: 'litres',
  emergencyNumber: '999',
  emergencyAlso: '112',
  dateLocale: 'en-GB',
  source: 'assumed',
};
