import { knownCountry, type Place } from '@wrenchwise/rules/place';
import type { Recall } from '@wrenchwise/vehicle/facts/recalls';
import { isUkRegistration } from '@wrenchwise/vehicle/registration';

/**
 * The country whose recalls concern a car: Britain by its plate, else by where its driver lives.
 * Undefined where we know of no recalls: another country's say nothing of it.
 */
export const registerCountry = (
  registration: string | null | undefined,
  { country }: Pick<Place, 'country'>,
): Recall['country'] | undefined => {
  if (isUkRegistration(registration ?? '')) return 'UK';
  const { register } = knownCountry(country);
  return register === null ? undefined : register === 'gb' ? 'UK' : 'US';
};
