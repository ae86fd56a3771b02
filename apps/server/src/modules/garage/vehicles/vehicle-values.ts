import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { VehicleChange } from '@wrenchwise/contract/endpoints/vehicles';
import {
  isUkRegistration,
  normaliseRegistration,
  registrationAsStored,
} from '@wrenchwise/vehicle/registration';
import { normaliseVin } from '@wrenchwise/vehicle/vin';

/** What is not asked for is not stored: blank text is null. */
const textOf = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;

/** A registration as it is stored; another country's keeps its spacing. */
const registrationOf = ({
  registration,
  registeredElsewhere,
}: Pick<VehicleChange, 'registration' | 'registeredElsewhere'>): string | null | undefined => {
  const text = textOf(registration);
  if (text === undefined || text === null) return text;
  return registeredElsewhere || !isUkRegistration(text)
    ? text.toUpperCase().replace(/\s+/g, ' ')
    : registrationAsStored(text);
};

/** The columns of a request; what it does not say stays undefined. */
export const columnsOf = (change: Omit<VehicleChange, 'mileage' | 'mileageOn' | 'confirm'>) => {
  const vin = textOf(change.vin);
  return {
    make: change.make,
    model: change.model,
    year: change.year,
    nickname: textOf(change.nickname),
    registration: registrationOf(change),
    vin: vin === undefined ? undefined : vin && normaliseVin(vin),
    color: textOf(change.color),
    notes: textOf(change.notes),
    fuel: change.fuel,
    transmission: change.transmission,
    assumed: change.assumed,
    engine: textOf(change.engine),
    distanceUnit: change.distanceUnit,
    volumeUnit: change.volumeUnit,
    useProfile: change.useProfile,
    kind: change.kind,
    customFields: change.customFields,
    archivedAs: change.archived === undefined ? undefined : (change.archived?.as ?? null),
    archivedOn: change.archived === undefined ? undefined : (change.archived?.on ?? null),
  };
};

/** The columns that a register's answer fills in; what it does not know stays as it is. */
export const registeredColumns = (record: VehicleLookup) => ({
  engineCapacity: record.engineCapacity,
  fuelType: record.fuelType,
  co2Emissions: record.co2Emissions,
  monthOfFirstRegistration: record.monthOfFirstRegistration,
  motStatus: record.motStatus,
  motExpiryDate: record.nextMotDue ?? record.motExpiryDate,
  taxStatus: record.taxStatus,
  taxDueDate: record.taxDueDate,
  euroStatus: record.euroStatus,
  wheelplan: record.wheelplan,
  realDrivingEmissions: record.realDrivingEmissions,
});

/** Whether two registrations are the same mark, however spaced. */
export const registrationKey = (registration: string): string =>
  normaliseRegistration(registration);
