import { formatCents } from '@wrenchwise/rules/money';
import { distanceText } from '@wrenchwise/vehicle/mileage';

import type { VehicleFacts } from './vehicle-facts.ts';

/** An entry as a line: 'Full service: 14 March 2025, 62,100 miles, £189 at Parkside Motors'. */
export const workText = (
  { title, date, mileage, place, costCents, currency }: VehicleFacts['work'][number],
  { unit, dayText }: VehicleFacts,
): string => {
  const cost =
    costCents === null || currency === null ? undefined : formatCents(costCents, { currency });
  const paid = [cost, place === null ? undefined : `at ${place}`].filter(
    (one) => one !== undefined,
  );
  return [
    `${title}: ${dayText(date)}`,
    ...(mileage === null ? [] : [distanceText(mileage, unit)]),
    ...(paid.length === 0 ? [] : [paid.join(' ')]),
  ].join(', ');
};
