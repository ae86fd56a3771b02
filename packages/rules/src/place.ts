import { type Country, countryOf, HOME_COUNTRY } from '@wrenchwise/knowledge/countries';
import { PRICE_REGIONS, type PriceRegionId } from '@wrenchwise/knowledge/price-regions';

import type { Place, PlaceSource } from './place-fields.ts';
import type { DistanceUnit } from './preferences.ts';

export type { Place, PlaceSource };

/** The country of a code, or of nobody in particular: the product's home. */
export const knownCountry = (code: string | null | undefined): Country => {
  const found = (code && countryOf(code)) || countryOf(HOME_COUNTRY);
  if (!found) throw new Error('the home country is not listed');
  return found;
};

/** How dates are written in a country (BCP 47); of a code that nobody knows, at home. */
export const dateLocaleOf = (code: string | null | undefined): string =>
  knownCountry(code).dateLocale;

/** The place of a country; what a user has set apart from it (`prices`, `distanceUnit`) goes first. */
export const placeIn = (
  code: string,
  {
    source,
    priceRegion,
    distanceUnit,
  }: {
    readonly source: PlaceSource;
    readonly priceRegion?: PriceRegionId;
    readonly distanceUnit?: DistanceUnit;
  },
): Place => {
  const country = knownCountry(code);
  const region = priceRegion ?? country.priceRegion;
  return {
    country: country.code,
    countryName: country.name,
    currency: PRICE_REGIONS[region].currency,
    priceRegion: region,
    distanceUnit: distanceUnit ?? country.distanceUnit,
    fuelUnit: country.fuelUnit,
    emergencyNumber: country.emergencyNumber,
    emergencyAlso: country.emergencyAlso,
    dateLocale: country.dateLocale,
    source,
  };
};

/** '999 or 112' */
export const emergencyWords = ({
  emergencyNumber,
  emergencyAlso,
}: Pick<Place, 'emergencyNumber' | 'emergencyAlso'>): string =>
  emergencyAlso === null ? emergencyNumber : `${emergencyNumber} or ${emergencyAlso}`;

/** A currency within a sentence. */
export const CURRENCY_WORDS: Readonly<Record<Place['currency'], string>> = {
  GBP: 'pounds',
  EUR: 'euros',
  USD: 'US dollars',
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
  NZD: 'New Zealand dollars',
};

/**
 * 'Prices in pounds for the United Kingdom.'; of a country without prices of its own: 'We have no
 * prices for Sweden yet: these are in euros, for the euro countries.'
 */
export const pricesSentence = ({ country, priceRegion, currency }: Place): string => {
  const { inWords, hasPrices, priceRegion: nearest } = knownCountry(country);
  const region = PRICE_REGIONS[priceRegion].inWords;
  const money = CURRENCY_WORDS[currency];
  return hasPrices || priceRegion !== nearest
    ? `Prices in ${money} for ${hasPrices && priceRegion === nearest ? inWords : region}.`
    : `We have no prices for ${inWords} yet: these are in ${money}, for ${region}.`;
};
