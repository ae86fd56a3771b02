import { distanceText } from '@wrenchwise/vehicle/mileage';

import type { VehicleFacts } from './vehicle-facts.ts';

/** How far the car went since an entry. */
export const milesSince = (
  question: string,
  entry: VehicleFacts['work'][number] | undefined,
  { vehicle, unit }: VehicleFacts,
): string | undefined => {
  if (!/\b(?:since|ago|how (?:far|many (?:miles|kilometres|kilometers|km)))\b/i.test(question)) {
    return undefined;
  }
  if (entry === undefined) return undefined;
  if (entry.mileage === null || vehicle.mileage === null) {
    return 'How far it has gone since the log does not say: a reading is missing.';
  }
  const miles = Math.max(0, vehicle.mileage - entry.mileage);
  return `By the last reading that is ${distanceText(miles, unit)} ago.`;
};
