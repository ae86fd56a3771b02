import { type MotTest } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { MOT_DEFECT_TYPES, MOT_RESULTS, motValidUntil } from '@wrenchwise/vehicle/mot-history';
import { z } from 'zod';

import type { RegisterEntry } from './port.ts';
import { day, defined, whole, word, year } from './register-values.ts';

const MAX_CM3 = 30_000;
const MAX_ON_ODOMETER = 9_999_999;
const MAX_CHARACTERS = 1000;

const Defect = z.object({
  text: z.string().transform((text) => text.trim().slice(0, MAX_CHARACTERS)),
  type: z
    .string()
    .transform((type) => type.trim().toUpperCase())
    .pipe(z.enum(MOT_DEFECT_TYPES)),
  dangerous: z.boolean().catch(false),
});

/** What of a list can be read: an entry of another shape is left out. */
const readable = <T extends z.ZodType>(entry: T) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((list) =>
      (list ?? []).flatMap((item) => {
        const parsed = entry.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const Test = z
  .object({
    completedDate: day.pipe(z.string()),
    testResult: z
      .string()
      .transform((text) => text.toUpperCase())
      .pipe(z.enum(MOT_RESULTS)),
    expiryDate: day,
    odometerValue: whole(MAX_ON_ODOMETER),
    odometerUnit: z
      .string()
      .transform((unit) => unit.toUpperCase())
      .pipe(z.enum(['MI', 'KM']))
      .optional()
      .catch(undefined),
    odometerResultType: z.string().optional().catch(undefined),
    motTestNumber: word,
    defects: readable(Defect),
  })
  .transform(
    ({ odometerValue: value, odometerUnit: unit, odometerResultType: read, ...test }): MotTest => {
      const isRead = (read ?? 'READ').toUpperCase() === 'READ';
      return defined({
        ...test,
        odometer: isRead && value !== undefined && unit !== undefined ? { value, unit } : undefined,
      });
    },
  );

/** A vehicle of the MOT history; what it says beyond this is dropped. */
const DvsaVehicle = z.object({
  registration: z.string(),
  make: word,
  model: word,
  firstUsedDate: day,
  fuelType: word,
  primaryColour: word,
  registrationDate: day,
  manufactureDate: day,
  manufactureYear: year,
  engineSize: whole(MAX_CM3),
  hasOutstandingRecall: z.enum(['Yes', 'No', 'Unknown', 'Unavailable']).optional().catch(undefined),
  motTestDueDate: day,
  motTests: readable(Test),
});

const yearOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Number(date.slice(0, 4));

/**
 * What a 200 of the MOT history says; undefined when it has not the shape of one. Whether the MOT is
 * valid follows from its certificates on the day `today` ('YYYY-MM-DD').
 */
export const entryOfDvsa = (body: unknown, today: string): RegisterEntry | undefined => {
  const parsed = DvsaVehicle.safeParse(body);
  if (!parsed.success) return undefined;
  const car = parsed.data;
  const firstRegistered = car.registrationDate ?? car.firstUsedDate;
  const motTests = car.motTests.toSorted((a, b) => b.completedDate.localeCompare(a.completedDate));
  const motExpiryDate = motTests.length === 0 ? undefined : motValidUntil(motTests);
  return defined({
    make: car.make,
    model: car.model,
    // Of a car whose manufacture is not known, the year in which it was first registered or used.
    yearOfManufacture:
      yearOf(car.manufactureDate) ?? car.manufactureYear ?? yearOf(firstRegistered),
    colour: car.primaryColour,
    fuelType: car.fuelType,
    // An electric car has none.
    engineCapacity: car.engineSize === 0 ? undefined : car.engineSize,
    monthOfFirstRegistration: car.registrationDate?.slice(0, 7),
    motStatus:
      motTests.length === 0
        ? undefined
        : motExpiryDate !== undefined && motExpiryDate >= today
          ? 'Valid'
          : 'Not valid',
    motExpiryDate,
    hasOutstandingRecall: car.hasOutstandingRecall,
    motTests,
    motTestDueDate: car.motTestDueDate,
    firstRegistered,
  });
};
