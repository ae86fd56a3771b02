import type {
  OpenProblem,
  Vehicle,
  VehicleRole,
  VehicleSummary,
} from '@wrenchwise/contract/endpoints/vehicles';
import { VOLUME_UNITS } from '@wrenchwise/rules/garage/vehicle-fields';
import { ARCHIVE_REASONS, VEHICLE_KINDS } from '@wrenchwise/rules/garage/vehicle-kinds';
import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { vinProblem } from '@wrenchwise/vehicle/vin';

import type { VehicleRow } from './vehicles.repository.ts';

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

const archivedOf = ({ archivedAs, archivedOn }: VehicleRow): VehicleSummary['archived'] =>
  archivedOn === null
    ? null
    : { as: oneOf(ARCHIVE_REASONS, archivedAs) ?? 'other', on: archivedOn };

/** A vehicle in a list. */
export const toSummary = (
  row: VehicleRow,
  role: VehicleRole,
  openProblem: OpenProblem | undefined,
): VehicleSummary => ({
  id: row.id,
  make: row.make,
  model: row.model,
  year: row.year,
  kind: oneOf(VEHICLE_KINDS, row.kind) ?? 'car',
  archived: archivedOf(row),
  nickname: row.nickname,
  registration: row.registration,
  color: row.color,
  fuel: oneOf(FUELS, row.fuel),
  transmission: oneOf(TRANSMISSIONS, row.transmission),
  assumed: row.assumed,
  mileage: row.mileage,
  mileageOn: row.mileageOn,
  distanceUnit: oneOf(DISTANCE_UNITS, row.distanceUnit),
  motStatus: row.motStatus,
  motExpiryDate: row.motExpiryDate,
  taxStatus: row.taxStatus,
  taxDueDate: row.taxDueDate,
  photoFileId: row.photoFileId,
  role,
  openProblem: openProblem ?? null,
  createdAt: row.createdAt.toISOString(),
});

/** The whole vehicle: what its row says, and what is beside it. */
export const toVehicle = (
  row: VehicleRow,
  {
    role,
    openProblem,
    ...beside
  }: Pick<Vehicle, 'role' | 'register' | 'diagnoses' | 'counts' | 'ownerName'> & {
    openProblem: OpenProblem | undefined;
    sameRegistration: readonly string[];
  },
): Vehicle => ({
  ...toSummary(row, role, openProblem),
  vin: row.vin,
  vinProblem: row.vin === null ? null : (vinProblem(row.vin) ?? null),
  notes: row.notes,
  engine: row.engine,
  volumeUnit: oneOf(VOLUME_UNITS, row.volumeUnit),
  useProfile: row.useProfile,
  customFields: [...row.customFields],
  engineCapacity: row.engineCapacity,
  fuelType: row.fuelType,
  co2Emissions: row.co2Emissions,
  monthOfFirstRegistration: row.monthOfFirstRegistration,
  euroStatus: row.euroStatus,
  wheelplan: row.wheelplan,
  realDrivingEmissions: row.realDrivingEmissions,
  ...beside,
  sameRegistration: [...beside.sameRegistration],
});
