import type { Database, Transaction } from '@wrenchwise/database/database';
import { diagnosedVehicle } from '@wrenchwise/rules/vehicle';

import type { DiagnosisProvider } from '../../../platform/adapters/diagnosis-provider/port.ts';
import type { VehicleLookupService } from '../../garage/lookup/vehicle-lookup.service.ts';
import type { VehiclesService } from '../../garage/vehicles/vehicles.service.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
import { DEMO_CARS, type DemoCar } from './demo-cars.ts';
import { insertLogEntries, insertTasks, lockAndLook } from './demo-garage.repository.ts';

const DAY_MS = 86_400_000;
const YEARS_OF_LOG = 2;
const LITRES_PER_GALLON = 4.54609;
const CURRENCY = 'GBP';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Fill-ups and works, the odometer rising from one to the next. */
const logOf = (car: DemoCar, now: Date, ids: { userId: string; vehicleId: string }) => {
  const { milesPerYear, milesPerGallon, centsPerLitre, daysBetweenFills, odometer } = car;
  const at = (daysAgo: number) => ({
    ...ids,
    createdBy: ids.userId,
    date: dayOf(new Date(now.getTime() - daysAgo * DAY_MS)),
    odometer: Math.round(odometer - (milesPerYear * daysAgo) / 365),
  });
  const fills = Array.from(
    { length: Math.floor((YEARS_OF_LOG * 365) / daysBetweenFills) },
    (_, index) => {
      const daysAgo = 1 + index * daysBetweenFills;
      // A winter's tank takes a little more than a summer's.
      const month = new Date(now.getTime() - daysAgo * DAY_MS).getUTCMonth();
      const season = 1 + 0.06 * Math.cos((month / 12) * 2 * Math.PI);
      const gallons = ((milesPerYear * daysBetweenFills) / 365 / milesPerGallon) * season;
      const litres = Math.round(gallons * LITRES_PER_GALLON * 100) / 100;
      const costCents = Math.round(litres * (centsPerLitre + (index % 5) - 2));
      return {
        ...at(daysAgo),
        kind: 'fuel',
        litres,
        volumeUnit: 'litres',
        distanceUnit: 'miles',
        isFull: true,
        costCents,
        currency: CURRENCY,
        category: 'fuel',
      };
    },
  );
  const works = car.works.map(({ daysAgo, place, ...work }) => ({
    ...at(daysAgo),
    ...work,
    place: place || null,
    currency: CURRENCY,
  }));
  return [...fills, ...works];
};

const seedCarWith =
  ({
    now,
    sampleLookup,
    vehicles,
    diagnoses,
    provider,
  }: {
    readonly now: () => Date;
    readonly sampleLookup: Pick<VehicleLookupService, 'lookUp'>;
    readonly vehicles: Pick<VehiclesService, 'addKnown'>;
    readonly diagnoses: Pick<DiagnosesService, 'addPast'>;
    readonly provider: Pick<DiagnosisProvider, 'source' | 'diagnose'>;
  }) =>
  async (tx: Transaction, userId: string, car: DemoCar): Promise<void> => {
    const today = now();
    const { vehicle, odometer, faults, tasks } = car;
    const { make, model, year } = vehicle;
    const record = await sampleLookup.lookUp(vehicle.registration);
    const vehicleId = await vehicles.addKnown(tx, { userId, input: vehicle, record });
    await insertLogEntries(tx, logOf(car, today, { userId, vehicleId }));
    await insertTasks(
      tx,
      tasks.map(({ dueInDays, ...task }) => ({
        ...task,
        userId,
        createdBy: userId,
        vehicleId,
        dueDate: dayOf(new Date(today.getTime() + dueInDays * DAY_MS)),
      })),
    );
    for (const { symptoms, daysAgo, resolvedDaysAgo } of faults) {
      const mileage = odometer - Math.round((car.milesPerYear * daysAgo) / 365);
      const input = {
        vehicle: diagnosedVehicle({
          make,
          model,
          year,
          fuel: vehicle.fuel,
          transmission: vehicle.transmission,
          mileage,
        }),
        symptoms,
        confirmed: [],
        removed: [],
        readings: [],
      };
      const prices = { priceRegion: 'uk', labourCentsPerHour: null } as const;
      await diagnoses.addPast(tx, {
        userId,
        input: { ...input, vehicleId },
        result: await provider.diagnose({ ...input, answers: [], prices }),
        source: provider.source,
        createdAt: new Date(today.getTime() - daysAgo * DAY_MS),
        resolvedAt:
          resolvedDaysAgo === null ? null : new Date(today.getTime() - resolvedDaysAgo * DAY_MS),
      });
    }
  };

/**
 * Gives the demo account of local mode two cars with a past: register records, a log, tasks, and
 * diagnoses in different states. Does nothing once the account has had a vehicle.
 */
export const seedDemoGarage = async (
  dependencies: {
    db: Database;
    provider: Pick<DiagnosisProvider, 'diagnose' | 'source'>;
    diagnoses: Pick<DiagnosesService, 'addPast'>;
    vehicles: Pick<VehiclesService, 'addKnown'>;
    /** Of the embedded register: nothing outside is asked for made-up cars. */
    sampleLookup: Pick<VehicleLookupService, 'lookUp'>;
    now: () => Date;
  },
  email: string,
): Promise<void> => {
  const { db, provider, diagnoses, vehicles, sampleLookup, now } = dependencies;

  const seedCar = seedCarWith({ now, sampleLookup, vehicles, diagnoses, provider });

  await db.transaction(async (tx) => {
    const account = await lockAndLook(tx, email);
    if (!account || account.hasVehicles) return;
    for (const car of DEMO_CARS) await seedCar(tx, account.userId, car);
  });
};
