import type { Analytics } from '@wrenchwise/contract/endpoints/analytics';
import type { UserDatabase } from '@wrenchwise/database/database';
import { VOLUME_UNITS } from '@wrenchwise/rules/garage/consumption';
import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { AppError } from '../../../platform/app-error.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';

/** The cars and the time that are looked at. */
export interface Scope {
  readonly vehicleIds: readonly string[];
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
}

const MAX_CARS = 100;

/**
 * The user's own cars by name, or one that they may see.
 *
 * @throws AppError `db/record-not-found` for one that they may not see.
 */
export const listCars = async (
  own: UserDatabase,
  vehicleId: string | undefined,
): Promise<Analytics['cars']> => {
  const name = sql<string>`coalesce(nullif(trim(${vehicles.nickname}), ''),
    ${vehicles.make} || ' ' || ${vehicles.model} || ' ' || ${vehicles.year})`;
  const { id, userId, deletedAt, distanceUnit, volumeUnit } = vehicles;
  const rows = await own
    .select({ id, name, distanceUnit, volumeUnit })
    .from(vehicles)
    .where(
      and(
        isNull(deletedAt),
        vehicleId === undefined ? sql`${userId} = app_user_id()` : eq(id, vehicleId),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(MAX_CARS);
  if (vehicleId !== undefined && rows.length === 0) throw new AppError('db/record-not-found');
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    distanceUnit: DISTANCE_UNITS.find((unit) => unit === row.distanceUnit) ?? null,
    volumeUnit: VOLUME_UNITS.find((unit) => unit === row.volumeUnit) ?? null,
  }));
};

/** Ids as an array of the database. */
export const idsOf = ({ vehicleIds }: Pick<Scope, 'vehicleIds'>) =>
  sql`array[${sql.join(
    vehicleIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]::uuid[]`;

/** The entries of the log that count. */
export const entriesIn = (scope: Scope) => sql`vehicle_id = any (${idsOf(scope)})
  and deleted_at is null and date between ${scope.from}::date and ${scope.to}::date`;
