import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { Database, Reads, Transaction, UserDatabase } from '@wrenchwise/database/database';
import {
  and,
  count,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';

import { containing } from '../../../platform/db/like.ts';
import { files } from '../files/files.tables.ts';
import { logEntries } from '../log/log.tables.ts';
import { maintenanceSchedules } from '../maintenance/maintenance.tables.ts';
import { vehicleRegisterRecords, vehicles } from './vehicles.tables.ts';

export type VehicleRow = typeof vehicles.$inferSelect;

type Columns = Partial<Omit<typeof vehicles.$inferInsert, 'id' | 'userId'>>;
/** Columns of which some are not said: those stay as they are. */
type Changes = { readonly [Name in keyof Columns]?: Columns[Name] | undefined };

const definedOnly = (changes: Changes): Columns =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Whether it was new: there may be one with its id. */
export const insertVehicle = async (
  tx: Transaction,
  row: Changes & Pick<VehicleRow, 'id' | 'userId' | 'make' | 'model' | 'year'>,
): Promise<boolean> => {
  const { id, userId, make, model, year, ...columns } = row;
  const made = await tx
    .insert(vehicles)
    .values({ id, userId, make, model, year, ...definedOnly(columns) })
    .onConflictDoNothing({ target: vehicles.id })
    .returning({ id: vehicles.id });
  return made.length > 0;
};

export const updateVehicle = async (
  own: UserDatabase | Transaction,
  id: string,
  changes: Changes,
): Promise<void> => {
  await own
    .update(vehicles)
    .set({ ...definedOnly(changes), updatedAt: sql`app_now()` })
    .where(eq(vehicles.id, id));
};

/** A vehicle that is not deleted. */
export const findVehicle = async (
  own: UserDatabase | Transaction,
  id: string,
): Promise<VehicleRow | undefined> => {
  const [row] = await own
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), isNull(vehicles.deletedAt)));
  return row;
};

/** Brings a vehicle of the user's own back; false when there is no such one that was deleted. */
export const undelete = async (own: UserDatabase, id: string): Promise<boolean> => {
  const rows = await own
    .update(vehicles)
    .set({ deletedAt: null, updatedAt: sql`app_now()` })
    .where(and(eq(vehicles.id, id), eq(vehicles.userId, own.userId)))
    .returning({ id: vehicles.id });
  return rows.length > 0;
};

export const putRegisterRecord = async (
  tx: Transaction,
  values: { vehicleId: string; userId: string; record: VehicleLookup; fetchedAt: Date },
): Promise<void> => {
  const { record, fetchedAt } = values;
  await tx
    .insert(vehicleRegisterRecords)
    .values(values)
    .onConflictDoUpdate({ target: vehicleRegisterRecords.vehicleId, set: { record, fetchedAt } });
};

export const findRegisterRecord = async (own: UserDatabase, vehicleId: string) => {
  const [row] = await own
    .select()
    .from(vehicleRegisterRecords)
    .where(eq(vehicleRegisterRecords.vehicleId, vehicleId));
  return row && { record: row.record, fetchedAt: row.fetchedAt.toISOString() };
};

/** How much belongs to a vehicle. */
export const countOfVehicle = async (own: UserDatabase, vehicleId: string) => {
  const rows = (from: unknown) => sql<number>`(${from})`.mapWith(Number);
  const [counted] = await own
    .select({
      openTasks: rows(
        sql`select count(*) from ${maintenanceSchedules} t where t.vehicle_id = ${vehicleId} and not t.completed and t.deleted_at is null`,
      ),
      logEntries: rows(
        sql`select count(*) from ${logEntries} l where l.vehicle_id = ${vehicleId} and l.deleted_at is null`,
      ),
      files: rows(
        sql`select count(*) from ${files} f where f.vehicle_id = ${vehicleId} and f.deleted_at is null`,
      ),
    })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId));
  return counted ?? { openTasks: 0, logEntries: 0, files: 0 };
};

const mark = sql`regexp_replace(upper(${vehicles.registration}), '[^A-Z0-9]', '', 'g')`;

/** The user's other vehicles with the same registration, however spaced. */
export const listSameRegistration = async (
  own: UserDatabase,
  { id, key }: { id: string; key: string },
): Promise<readonly string[]> => {
  const rows = await own
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.userId, own.userId),
        isNull(vehicles.deletedAt),
        ne(vehicles.id, id),
        sql`${mark} = ${key}`,
      ),
    )
    .limit(10);
  return rows.map((row) => row.id);
};

const matches = (word: string) => {
  const pattern = containing(word);
  const tight = containing(word.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  return or(
    ilike(vehicles.make, pattern),
    ilike(vehicles.model, pattern),
    ilike(vehicles.nickname, pattern),
    ilike(vehicles.vin, pattern),
    sql`${vehicles.year}::text = ${word}`,
    ilike(vehicles.registration, pattern),
    tight === '%%' ? undefined : sql`${mark} like ${tight}`,
  );
};

const SEARCH_WORDS = 8;

/** A page of vehicles as a statement, and one of its ids only, for what is read of its vehicles beside it. */
const selectVehicles = (
  own: Reads,
  { where, limit, offset }: { where: SQL | undefined; limit: number | Placeholder; offset: number },
) => {
  const order = [desc(vehicles.createdAt), desc(vehicles.id)];
  return {
    ids: own
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    shown: own
      .select({
        vehicle: vehicles,
        counted: sql<number>`count(*) over ()`.mapWith(Number),
        canEdit: sql<boolean>`${vehicles.id} = any ((select shared_vehicle_ids(true))::uuid[])`,
        canFuel: sql<boolean>`${vehicles.id} = any ((select fuelled_vehicle_ids())::uuid[])`,
      })
      .from(vehicles)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  };
};

/**
 * The vehicles that the user may see, newest first, with what they may do; every word of `search` must
 * occur somewhere.
 */
export const listVehicles = (
  own: Reads,
  {
    search,
    state,
    page,
    perPage,
  }: { search: string; state: 'run' | 'archived' | undefined; page: number; perPage: number },
) => {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const inState =
    state === undefined ? undefined : (state === 'run' ? isNull : isNotNull)(vehicles.archivedOn);
  const where = and(
    isNull(vehicles.deletedAt),
    inState,
    ...words.slice(0, SEARCH_WORDS).map(matches),
  );
  const offset = (page - 1) * perPage;
  const { ids, shown } = selectVehicles(own, { where, limit: perPage, offset });
  const read = async () => {
    // A page after the first may be empty, and then counts nothing.
    const [rows, [all]] = await Promise.all([
      shown,
      page === 1 ? [] : own.select({ total: count() }).from(vehicles).where(where),
    ]);
    return { rows, total: rows[0]?.counted ?? all?.total ?? 0 };
  };
  return { ids, read };
};

/** The first page of those that are run, by a statement that is built once; `ids` has the placeholder `perPage`. */
export const createReadNewest = ({ reading }: Pick<Database, 'reading'>) => {
  const { ids, shown } = selectVehicles(reading, {
    where: and(isNull(vehicles.deletedAt), isNull(vehicles.archivedOn)),
    limit: sql.placeholder('perPage'),
    offset: 0,
  });
  const statement = shown.prepare('newest_vehicles');
  return {
    ids,
    read: async (perPage: number) => {
      const rows = await statement.execute({ perPage });
      return { rows, total: rows[0]?.counted ?? 0 };
    },
  };
};
