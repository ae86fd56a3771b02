import type { DiagnosisRequestBody, NewDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import { diagnosedVehicle, DiagnosisYear } from '@wrenchwise/rules/vehicle';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { and, eq, isNull } from 'drizzle-orm';

import { AppError } from '../../platform/app-error.ts';
import { vehicles } from '../garage/vehicles/vehicles.tables.ts';

/**
 * A saved car, the user's own or shared with them, as a diagnosis asks for it.
 *
 * @throws AppError `db/record-not-found` when the user has no such car, `diagnosis/motorbike` when it is none.
 */
export const savedCar = async (db: Database, userId: string, vehicleId: string) => {
  const { make, model, year, fuel, transmission, mileage, assumed, kind } = vehicles;
  const [found] = await db
    .forUser(userId)
    .select({ make, model, year, fuel, transmission, mileage, assumed, kind })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), isNull(vehicles.deletedAt)));
  if (!found) throw new AppError('db/record-not-found');
  const { kind: vehicleKind, ...car } = found;
  if (vehicleKind === 'motorbike') throw new AppError('diagnosis/motorbike');
  return {
    ...car,
    fuel: FUELS.find((known) => known === car.fuel) ?? null,
    transmission: TRANSMISSIONS.find((known) => known === car.transmission) ?? null,
  };
};

/** What a diagnosis knows of a saved car of next year's model, which it takes for one of this year. */
const yearOf = (year: number): number => {
  const known = DiagnosisYear.safeParse(Math.min(year, new Date().getUTCFullYear()));
  if (known.success) return known.data;
  const [issue] = known.error.issues;
  throw new AppError('request/invalid', {
    fields: [{ path: 'year', message: issue?.message ?? '' }],
  });
};

/**
 * What is asked to be diagnosed: of a saved car whatever the request does not say itself.
 *
 * @throws AppError `db/record-not-found` when the user has no such car, `request/invalid` when it is
 * too old to diagnose.
 */
export const toNewDiagnosis = async (
  db: Database,
  userId: string,
  {
    symptoms,
    confirmed = [],
    removed = [],
    readings = [],
    vehicleId,
    ...fields
  }: DiagnosisRequestBody,
): Promise<NewDiagnosis> => {
  const saved = vehicleId === undefined ? undefined : await savedCar(db, userId, vehicleId);
  const make = fields.make ?? saved?.make;
  const model = fields.model ?? saved?.model;
  const year = fields.year ?? (saved && yearOf(saved.year));
  // The request's schema asks for them where there is no saved car.
  if (make === undefined || model === undefined || year === undefined) {
    throw new AppError('request/invalid');
  }
  return {
    vehicle: diagnosedVehicle({
      make,
      model,
      year,
      fuel: fields.fuel ?? saved?.fuel,
      transmission: fields.transmission ?? saved?.transmission,
      mileage: fields.mileage ?? saved?.mileage,
      assumed: [
        ...(fields.assumed ?? []),
        ...(saved?.assumed ?? []).filter((field) => fields[field] === undefined),
      ],
    }),
    symptoms,
    confirmed,
    removed,
    readings,
    vehicleId: vehicleId ?? null,
  };
};
