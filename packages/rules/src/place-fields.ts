import { COUNTRY_CODES } from '@wrenchwise/knowledge/countries';
import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { z } from 'zod';

import { DistanceUnit } from './preferences.ts';
import { PriceRegion } from './pricing.ts';

/** A country by its ISO 3166-1 alpha-2 code. */
export const CountryCode = z
  .string()
  .refine((code) => COUNTRY_CODES.includes(code), 'Please choose a country')
  .meta({ description: 'ISO 3166-1 alpha-2', pattern: '^[A-Z]{2}$' });

/** 'assumed' until the user has chosen a country (or its prices) themselves. */
export const PlaceSource = z.enum(['assumed', 'chosen']);
export type PlaceSource = z.infer<typeof PlaceSource>;

/** The user's place, and what follows from it: prices, units, numbers to call, spelling of dates. */
export const Place = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  countryName: z.string(),
  /** Of every amount that we estimate. */
  currency: z.enum(CURRENCIES),
  priceRegion: PriceRegion,
  distanceUnit: DistanceUnit,
  /** How fuel is bought. Miles with litres are read as miles to the imperial gallon. */
  fuelUnit: z.enum(['litres', 'gallons-us']),
  emergencyNumber: z.string(),
  /** A second number of the same services, such as 112 beside 999. */
  emergencyAlso: z.string().nullable(),
  /** How dates are written (BCP 47). */
  dateLocale: z.string(),
  source: PlaceSource,
});
export type Place = z.infer<typeof Place>;
