import type { Database, Reads, Transaction, UserDatabase } from '@wrenchwise/database/database';
import type { LogKind } from '@wrenchwise/rules/garage/log-kinds';
import { DISTANCE_UNITS, type DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';

import { AppError } from '../../../platform/app-error.ts';
import { vehicles } from './vehicles.tables.ts';

/** A vehicle that the user who is served may see, and what they may do with it. */
export interface VehicleAccess {
  readonly vehicleId: string;
  /** Whose rows the tasks, log entries and files of this vehicle are. */
  readonly ownerId: string;
  readonly isOwner: boolean;
  readonly canEdit: boolean;
  /** Whether they may add fill-ups, charges and readings, and change those that they added. */
  readonly canFuel: boolean;
  /** The vehicle's own unit; null follows the user's setting. */
  readonly distanceUnit: DistanceUnit | null;
}

const selectAccess = (own: Reads, vehicleId: string | Placeholder) =>
  own
    .select({
      ownerId: vehicles.userId,
      isOwner: sql<boolean>`${vehicles.userId} = app_user_id()`,
      canEdit: sql<boolean>`${vehicles.userId} = app_user_id()
        or ${vehicles.id} = any ((select shared_vehicle_ids(true))::uuid[])`,
      canFuel: sql<boolean>`${vehicles.userId} = app_user_id()
        or ${vehicles.id} = any ((select shared_vehicle_ids(true))::uuid[])
        or ${vehicles.id} = any ((select fuelled_vehicle_ids())::uuid[])`,
      distanceUnit: vehicles.distanceUnit,
    })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), isNull(vehicles.deletedAt)));

const toAccess = (
  vehicleId: string,
  [row]: Awaited<ReturnType<typeof selectAccess>>,
): VehicleAccess => {
  if (!row) throw new AppError('db/record-not-found');
  const distanceUnit = DISTANCE_UNITS.find((unit) => unit === row.distanceUnit) ?? null;
  return { vehicleId, ...row, distanceUnit };
};

/**
 * What the served user may do with a vehicle: their own, or one shared with them.
 *
 * @throws AppError `db/record-not-found` when there is no such vehicle for them.
 */
export const vehicleAccess = async (own: Reads, vehicleId: string): Promise<VehicleAccess> =>
  toAccess(vehicleId, await selectAccess(own, vehicleId));

/** The same by a statement that is built once, for trips. */
export const createReadAccess = ({
  reading,
}: Pick<Database, 'reading'>): ((vehicleId: string) => Promise<VehicleAccess>) => {
  const statement = selectAccess(reading, sql.placeholder('vehicleId')).prepare('vehicle_access');
  return async (vehicleId) => toAccess(vehicleId, await statement.execute({ vehicleId }));
};

/**
 * The same for a change.
 *
 * @throws AppError `db/record-not-found`, or `vehicle/view-only` when it is shared to look at.
 */
export const editableVehicle = async (
  own: UserDatabase | Transaction,
  vehicleId: string,
): Promise<VehicleAccess> => {
  const access = await vehicleAccess(own, vehicleId);
  if (!access.canEdit) throw new AppError('vehicle/view-only');
  return access;
};

/** The fuel of a vehicle that the served user may see; undefined where it is not known. */
export const fuelOf = async (own: Reads, vehicleId: string): Promise<string | undefined> => {
  const [row] = await own
    .select({ fuel: vehicles.fuel })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId));
  return row?.fuel ?? undefined;
};

/** The kinds of entries that the role 'fuel' adds; row-level security knows them as well. */
const FUELLED: ReadonlySet<LogKind> = new Set(['odometer', 'fuel', 'charge']);

/**
 * The same for an entry of the log.
 *
 * @param kind of the entry
 * @param isOwn whether the user wrote it, or is about to
 * @throws AppError `db/record-not-found`, or `vehicle/view-only` when it is shared to look at, or for fuel only.
 */
export const loggableVehicle = async (
  own: UserDatabase | Transaction,
  vehicleId: string,
  { kind, isOwn }: { readonly kind: LogKind; readonly isOwn: boolean },
): Promise<VehicleAccess> => {
  const access = await vehicleAccess(own, vehicleId);
  const isFuelled = access.canFuel && isOwn && FUELLED.has(kind);
  if (!access.canEdit && !isFuelled) throw new AppError('vehicle/view-only');
  return access;
};
