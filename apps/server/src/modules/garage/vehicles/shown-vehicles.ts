import type { Vehicle, VehicleRole, VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import type { Database, Reads } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { CarDiagnoses } from '../car-diagnoses.ts';
import { type VehicleAccess, vehicleAccess } from './vehicle-access.ts';
import { toSummary, toVehicle } from './vehicle-shape.ts';
import { findOwnerName } from './vehicle-shares.repository.ts';
import { registrationKey } from './vehicle-values.ts';
import {
  countOfVehicle,
  createReadNewest,
  findRegisterRecord,
  findVehicle,
  listSameRegistration,
  listVehicles,
} from './vehicles.repository.ts';

export interface VehiclesQuery {
  readonly search?: string | undefined;
  readonly state?: 'run' | 'archived' | undefined;
  readonly page: number;
  readonly perPage: number;
}

export interface VehiclesPage {
  readonly vehicles: VehicleSummary[];
  readonly total: number;
}

const SHOWN_DIAGNOSES = 10;

const roleOf = ({
  isOwner,
  canEdit,
  canFuel,
}: Pick<VehicleAccess, 'isOwner' | 'canEdit' | 'canFuel'>): VehicleRole =>
  isOwner ? 'owner' : canEdit ? 'edit' : canFuel ? 'fuel' : 'view';

/** Vehicles as they are shown: with their diagnoses, counts and what the user may do. */
export const createShownVehicles = ({
  db,
  diagnoses,
}: {
  db: Database;
  diagnoses: Pick<CarDiagnoses, 'list' | 'openProblems' | 'readOpenProblems'>;
}) => {
  const get = async (userId: string, id: string): Promise<Vehicle> => {
    const own = db.forUser(userId);
    const { isOwner, canEdit, canFuel, ownerId } = await vehicleAccess(own, id);
    const row = await findVehicle(own, id);
    if (!row) throw new AppError('db/record-not-found');
    const key = registrationKey(row.registration ?? '');
    const [register, counted, found, problems, sameRegistration, ownerName] = await Promise.all([
      findRegisterRecord(own, id),
      countOfVehicle(own, id),
      diagnoses.list(userId, { vehicleId: id, page: 1, perPage: SHOWN_DIAGNOSES }),
      diagnoses.openProblems(own, [id]),
      key === '' || !isOwner ? [] : listSameRegistration(own, { id, key }),
      isOwner ? null : findOwnerName(db, ownerId),
    ]);
    return toVehicle(row, {
      role: roleOf({ isOwner, canEdit, canFuel }),
      register: register ?? null,
      diagnoses: found.diagnoses,
      openProblem: problems[0],
      counts: { ...counted, diagnoses: found.total },
      sameRegistration,
      ownerName,
    });
  };

  const newest = createReadNewest(db);
  const problemsOfNewest = diagnoses.readOpenProblems(newest.ids);

  /** A page, and the open problems of its vehicles, asked at once. */
  const pageOf = (own: Reads, { search = '', state, page, perPage }: VehiclesQuery) => {
    const found = listVehicles(own, { search, state, page, perPage });
    return Promise.all([found.read(), diagnoses.openProblems(own, found.ids)]);
  };

  const shownTo = (
    [{ rows, total }, problems]: Awaited<ReturnType<typeof pageOf>>,
    userId: string,
  ): VehiclesPage => {
    const vehicles = rows.map(({ vehicle, canEdit, canFuel }) => {
      const role = roleOf({ isOwner: vehicle.userId === userId, canEdit, canFuel });
      const problem = problems.find(({ vehicleId }) => vehicleId === vehicle.id);
      return toSummary(vehicle, role, problem);
    });
    return { vehicles, total };
  };

  const read = async (
    own: Reads,
    query: VehiclesQuery,
  ): Promise<(userId: string) => VehiclesPage> => {
    const { search = '', state, page, perPage } = query;
    const found =
      search.trim() === '' && state === 'run' && page === 1
        ? await Promise.all([newest.read(perPage), problemsOfNewest({ perPage })])
        : await pageOf(own, query);
    return (userId) => shownTo(found, userId);
  };

  const list = async (userId: string, query: VehiclesQuery): Promise<VehiclesPage> =>
    shownTo(await pageOf(db.forUser(userId), query), userId);

  return { get, read, list };
};
