import { DISTANCE_UNITS, MAX_MILES } from '@wrenchwise/vehicle/mileage';
import { isUkRegistration, normaliseRegistration } from '@wrenchwise/vehicle/registration';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { line, optionalLine, storableText } from '../text.ts';
import { AssumedFields } from '../vehicle.ts';
import { CustomFields } from './custom-fields.ts';
import { UseProfile } from './use-profile.ts';
import { VEHICLE_KINDS } from './vehicle-kinds.ts';

/** The oldest year of manufacture that a saved vehicle may have. */
export const VEHICLE_FIRST_YEAR = 1900;

/** The newest: cars of next year's model are sold this year. */
export const vehicleLastYear = (): number => new Date().getUTCFullYear() + 1;

const yearMessage = () => `Year must be between ${VEHICLE_FIRST_YEAR} and ${vehicleLastYear()}`;

export const VehicleYear = z
  .int({ error: (issue) => (issue.input === undefined ? 'Year is required' : yearMessage()) })
  .refine((year) => year >= VEHICLE_FIRST_YEAR && year <= vehicleLastYear(), {
    error: yearMessage,
  });

export const VOLUME_UNITS = ['litres', 'gallons-uk', 'gallons-us'] as const;
export type VolumeUnit = (typeof VOLUME_UNITS)[number];

export const INVALID_REGISTRATION = 'Please enter a valid UK registration number';

export const NOTES_MAX = 5000;

const optional = (max: number) => optionalLine(max).nullable();

/** The fields that a person fills in; null clears one. */
export const VehicleFields = z.object({
  make: line('Make', 60),
  model: line('Model', 80),
  year: VehicleYear,
  /** Diagnosis knows cars and vans. */
  kind: z.enum(VEHICLE_KINDS, 'Please choose a kind'),
  /** What the household calls it. */
  nickname: optional(60),
  /** Of the United Kingdom, unless `registeredElsewhere`. */
  registration: optional(20),
  /** Whether the registration is another country's: then any text is taken. */
  registeredElsewhere: z.boolean(),
  /** Stored as it is typed, in upper case: `vinProblem` says what seems wrong with it. */
  vin: optional(40),
  color: optional(40),
  notes: storableText(NOTES_MAX).nullable(),
  fuel: z.enum(FUELS).nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  /** Fuel or gearbox that nobody said: it excludes no cause. */
  assumed: AssumedFields,
  /** '1.0 EcoBoost'. */
  engine: optional(80),
  /** Null follows the user's setting. */
  distanceUnit: z.enum(DISTANCE_UNITS).nullable(),
  /** Null follows the user's place. */
  volumeUnit: z.enum(VOLUME_UNITS).nullable(),
  useProfile: UseProfile,
  customFields: CustomFields,
});

/** Odometer in miles. */
export const Mileage = z.int().min(0, 'Mileage must be 0 or more').max(MAX_MILES);

interface Registered {
  readonly registration?: string | null | undefined;
  readonly registeredElsewhere?: boolean | undefined;
}

/** Whether a registration has a shape that its country has: any is taken from elsewhere. */
export const isRegistrationOfItsCountry = ({
  registration,
  registeredElsewhere = false,
}: Registered): boolean =>
  !registration?.trim() ||
  (registeredElsewhere
    ? normaliseRegistration(registration) !== ''
    : isUkRegistration(registration));
