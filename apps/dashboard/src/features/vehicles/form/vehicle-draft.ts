import { t } from '@lingui/core/macro';
import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { NewVehicle, Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { UseProfile } from '@wrenchwise/rules/garage/use-profile';
import {
  INVALID_REGISTRATION,
  isRegistrationOfItsCountry,
  NOTES_MAX,
  VehicleFields as Fields,
} from '@wrenchwise/rules/garage/vehicle-fields';
import { VEHICLE_KINDS } from '@wrenchwise/rules/garage/vehicle-kinds';
import {
  DISTANCE_UNITS,
  type DistanceUnit,
  fromMiles,
  MAX_MILES,
  toMiles,
} from '@wrenchwise/vehicle/mileage';
import { isUkRegistration, normaliseRegistration } from '@wrenchwise/vehicle/registration';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { FilledIn } from '~/ui/filled-in/filled-in.ts';

const chosen = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(['', ...options] as ['', ...T]); // keeps the literal types that spreading loses

const atMost = (label: string, max: number) =>
  z.string().max(max, t`${label} must be at most ${max} characters`);

/** How a car is driven, as it is asked. */
export const USES = ['shortTrips', 'city', 'towing', 'dust', 'cold'] as const;

/** The form as it is typed: everything is text until it is sent. */
export const VehicleForm = z
  .object({
    kind: z.enum(VEHICLE_KINDS),
    make: Fields.shape.make,
    model: Fields.shape.model,
    year: z
      .string()
      .trim()
      .min(1, t`Year is required`)
      .transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
      .pipe(Fields.shape.year),
    registration: atMost(t`Registration`, 20),
    registeredElsewhere: z.boolean(),
    nickname: atMost(t`Nickname`, 60),
    vin: atMost('VIN', 40),
    color: atMost(t`Colour`, 40),
    engine: atMost(t`Engine`, 80),
    notes: atMost(t`Notes`, NOTES_MAX),
    fuel: chosen(FUELS),
    transmission: chosen(TRANSMISSIONS),
    mileage: z
      .string()
      .transform((text) => text.replace(/[\s,.]/g, ''))
      .refine((text) => /^\d*$/.test(text), t`Mileage must be a number, 0 or more`)
      .refine((text) => Number(text) <= MAX_MILES, t`Please check the mileage`),
    distanceUnit: z.enum(DISTANCE_UNITS),
    /** The day of the test that the mileage is from; empty for one of today. */
    mileageOn: z.string(),
    /** Who filled a field in. */
    filled: FilledIn,
    uses: z.object({
      shortTrips: z.boolean(),
      city: z.boolean(),
      towing: z.boolean(),
      dust: z.boolean(),
      cold: z.boolean(),
    }),
  })
  .refine(isRegistrationOfItsCountry, {
    path: ['registration'],
    error: INVALID_REGISTRATION,
    when: () => true,
  });
export type VehicleForm = z.output<typeof VehicleForm>;
export type VehicleDraft = z.input<typeof VehicleForm>;

const usesOf = (profile: UseProfile): VehicleDraft['uses'] => ({
  shortTrips: profile.shortTrips ?? false,
  city: profile.city ?? false,
  towing: profile.towing ?? false,
  dust: profile.dust ?? false,
  cold: profile.cold ?? false,
});

/** What was assumed of a saved car stays an assumption; the rest was chosen. */
const filledOf = ({ fuel, transmission, assumed }: Vehicle): FilledIn => ({
  ...(fuel === null ? {} : { fuel: assumed.includes('fuel') ? 'model' : 'hand' }),
  ...(transmission === null
    ? {}
    : { transmission: assumed.includes('transmission') ? 'model' : 'hand' }),
});

/** The form for a saved vehicle, or for a new one. */
export const draftOf = (vehicle: Vehicle | undefined, ownUnit: DistanceUnit): VehicleDraft => {
  const distanceUnit = vehicle?.distanceUnit ?? ownUnit;
  const mileage = vehicle?.mileage ?? null;
  const registration = vehicle?.registration ?? '';
  return {
    kind: vehicle?.kind ?? 'car',
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    year: vehicle ? String(vehicle.year) : '',
    registration,
    registeredElsewhere: registration !== '' && !isUkRegistration(registration),
    nickname: vehicle?.nickname ?? '',
    vin: vehicle?.vin ?? '',
    color: vehicle?.color ?? '',
    engine: vehicle?.engine ?? '',
    notes: vehicle?.notes ?? '',
    fuel: vehicle?.fuel ?? '',
    transmission: vehicle?.transmission ?? '',
    mileage: mileage === null ? '' : String(fromMiles(mileage, distanceUnit)),
    distanceUnit,
    mileageOn: '',
    filled: vehicle ? filledOf(vehicle) : {},
    uses: usesOf(vehicle?.useProfile ?? {}),
  };
};

/** What is sent: blank fields as null, distance in miles, the unit only where it is not one's own. */
export const toBody = (fields: VehicleForm, ownUnit: DistanceUnit, saved?: Vehicle): NewVehicle => {
  const { uses, mileage, mileageOn, distanceUnit, fuel, transmission, filled, ...texts } = fields;
  const miles = mileage === '' ? undefined : toMiles(Number(mileage), distanceUnit);
  const isRead = miles !== undefined && miles !== (saved?.mileage ?? undefined);
  return {
    ...texts,
    registration: texts.registration || null,
    nickname: texts.nickname || null,
    vin: texts.vin || null,
    color: texts.color || null,
    engine: texts.engine || null,
    notes: texts.notes || null,
    fuel: fuel || null,
    transmission: transmission || null,
    assumed: [
      ...(fuel !== '' && filled.fuel === 'model' ? (['fuel'] as const) : []),
      ...(transmission !== '' && filled.transmission === 'model'
        ? (['transmission'] as const)
        : []),
    ],
    distanceUnit: distanceUnit === ownUnit ? null : distanceUnit,
    useProfile: { ...saved?.useProfile, ...uses },
    ...(isRead
      ? {
          mileage: miles,
          ...(mileageOn !== '' && filled.mileage === 'register' ? { mileageOn } : {}),
        }
      : {}),
  };
};

/** What a look-up fills in: the fields that it knows. A mileage is of the day of its test. */
export const filledIn = (
  { vehicle, colour, mileage: { points } }: VehicleLookup,
  unit: DistanceUnit,
): Partial<
  Pick<VehicleDraft, 'make' | 'model' | 'year' | 'fuel' | 'mileage' | 'mileageOn' | 'color'>
> => {
  const miles = vehicle.mileage;
  const read = points.findLast(({ likely, isPlausible }) => isPlausible && likely === miles);
  return {
    make: vehicle.make,
    ...(vehicle.model === null ? {} : { model: vehicle.model }),
    year: String(vehicle.year),
    ...(vehicle.fuel === null ? {} : { fuel: vehicle.fuel }),
    ...(miles === null
      ? {}
      : { mileage: String(fromMiles(miles, unit)), mileageOn: read?.date ?? '' }),
    ...(colour === undefined ? {} : { color: colour.charAt(0) + colour.slice(1).toLowerCase() }),
  };
};

/** Whether two registrations are the same mark. */
export const isSameMark = (a: string, b: string): boolean =>
  normaliseRegistration(a) !== '' && normaliseRegistration(a) === normaliseRegistration(b);
