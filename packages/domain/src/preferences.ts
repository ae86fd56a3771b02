import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';
import { z } from 'zod';

/** How a person reads distances. What is stored is always miles. */
export const DistanceUnit = z.enum(DISTANCE_UNITS);
export type DistanceUnit = z.infer<typeof DistanceUnit>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** An IANA time zone that this runtime knows, such as 'Europe/London'. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Please choose a time zone');
