import { t } from '@lingui/core/macro';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { type DistanceUnit, fromMiles } from '@wrenchwise/vehicle/mileage';

/** '82,000 miles' or '131,966 km', in the language of the page. */
export const distanceText = (miles: number, unit: DistanceUnit): string => {
  const shown = fromMiles(miles, unit).toLocaleString(NUMBER_LOCALE);
  return unit === 'miles' ? t`${shown} miles` : t`${shown} km`;
};
