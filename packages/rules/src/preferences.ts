import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';
import { z } from 'zod';

import { storableText } from './text.ts';

/** The unit of distances. Miles are stored. */
export const DistanceUnit = z.enum(DISTANCE_UNITS);
export type DistanceUnit = z.infer<typeof DistanceUnit>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** An IANA time zone known to this runtime, such as 'Europe/London'. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Please choose a time zone');

/** The zone that a device reports, if any: a hint only, so that one which is not known is ignored. */
export const DeviceTimeZone = storableText(64)
  .optional()
  .transform((name) => (name !== undefined && isTimeZone(name) ? name : undefined));
