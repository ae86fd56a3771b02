import {
  type MotReading,
  REGISTER_ATTRIBUTION,
  type VehicleLookup,
} from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { motDefectKey, readMotDefect } from '@wrenchwise/knowledge/mot/read-mot-defect';
import { motValidUntil, openAdvisories } from '@wrenchwise/vehicle/mot-history';
import { mileageSeries } from '@wrenchwise/vehicle/mot-mileage';
import {
  fuelOfRegister,
  makeOfRegister,
  modelOfRegister,
} from '@wrenchwise/vehicle/register-names';
import { registrationAsOnPlate } from '@wrenchwise/vehicle/registration';

import type {
  RegisteredVehicle,
  VehicleRegister,
} from '../../../platform/adapters/vehicle-register/port.ts';
import { createMemoryCache } from '../../../platform/http/memory-cache.ts';

export type VehicleLookupService = ReturnType<typeof createVehicleLookupService>;

/** How long an answer is used again, for whoever asks: it holds no facts about people. */
const KEPT_MS = 5 * 60_000;
const CACHE_BYTES = 8_000_000;

const readingOf = (text: string): { reading: MotReading } | undefined => {
  const reading = readMotDefect(text);
  return reading && { reading };
};

const vehicleOf = (
  { make, model, yearOfManufacture, fuelType }: RegisteredVehicle['entry'],
  mileage: number | undefined,
): VehicleLookup['vehicle'] => {
  const ours = makeOfRegister(make);
  return {
    make: ours,
    model: model === undefined ? null : modelOfRegister(ours, model),
    year: yearOfManufacture,
    fuel: (fuelType === undefined ? undefined : fuelOfRegister(fuelType)) ?? null,
    mileage: mileage ?? null,
  };
};

const answerOf = (
  registration: string,
  { entry, sources, missing }: RegisteredVehicle,
  { isSample, today }: { isSample: boolean; today: string },
): VehicleLookup => {
  const { motTestDueDate, firstRegistered, motTests, ...facts } = entry;
  const tests = motTests ?? [];
  const { points, anomalies, latest, milesPerYear } = mileageSeries(tests);
  const { motTestDueDate: _, firstRegistered: __, ...factSources } = sources;
  return {
    ...facts,
    registration,
    plate: registrationAsOnPlate(registration),
    vehicle: vehicleOf(entry, latest?.likely),
    motTests: motTests && [...motTests],
    nextMotDue: motValidUntil(tests, {
      dueDate: motTestDueDate ?? entry.motExpiryDate,
      firstRegistered,
      today,
    }),
    openAdvisories: openAdvisories(tests, motDefectKey).map(({ isOpen: _open, ...found }) => ({
      ...found,
      foundOn: [...found.foundOn],
      ...readingOf(found.text),
    })),
    mileage: {
      points: [...points],
      anomalies: [...anomalies],
      milesPerYear,
    },
    sources: factSources,
    source: isSample ? 'sample' : 'registers',
    missing: [...missing],
    attribution: isSample ? null : REGISTER_ATTRIBUTION,
  };
};

/** Cars by their registration, from the registers that are set up or the embedded one. */
export const createVehicleLookupService = ({
  vehicleRegister,
  now,
}: {
  vehicleRegister: VehicleRegister;
  now: () => Date;
}) => {
  const recent = createMemoryCache<VehicleLookup>(
    CACHE_BYTES,
    (answer) => JSON.stringify(answer).length,
    // What a register is missing from is asked for again.
    ({ missing }) => missing.every(({ reason }) => reason === 'not-found'),
  );
  return {
    /**
     * `registration`: upper-case letters and digits, of a shape that was issued. Throws `vehicle/…`.
     * Callers of the same minutes share one question to the registers; failures are not stored.
     */
    lookUp: (registration: string): Promise<VehicleLookup> =>
      recent(`${registration} ${Math.floor(now().getTime() / KEPT_MS)}`, async () =>
        answerOf(registration, await vehicleRegister.lookUp(registration), {
          isSample: vehicleRegister.isSample,
          today: now().toISOString().slice(0, 10),
        }),
      ),
  };
};
