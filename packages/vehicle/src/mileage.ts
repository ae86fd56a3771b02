/** How distances are read. What is stored is always miles. */
export const DISTANCE_UNITS = ['miles', 'kilometres'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** No odometer shows more: larger values are slips. In miles. */
export const MAX_MILES = 2_000_000;

const KM_PER_MILE = 1.609344;

/** What a whole number of miles is in a unit, as a whole number. */
export const fromMiles = (miles: number, unit: DistanceUnit): number =>
  unit === 'miles' ? miles : Math.round(miles * KM_PER_MILE);

/**
 * The whole number of miles that is stored of a distance in a unit. Undoes `fromMiles`: what was
 * shown and not changed is stored as it was.
 */
export const toMiles = (distance: number, unit: DistanceUnit): number =>
  unit === 'miles' ? distance : Math.round(distance / KM_PER_MILE);

/** '82,000 miles' or '131,966 km'. */
export const distanceText = (miles: number, unit: DistanceUnit): string =>
  `${fromMiles(miles, unit).toLocaleString('en-GB')} ${unit === 'miles' ? 'miles' : 'km'}`;
