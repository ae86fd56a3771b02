import type { Transaction, UserDatabase } from '@wrenchwise/database/database';
import type { LogEntry, NewLogEntry } from '@wrenchwise/domain/endpoints/log';
import { VOLUME_UNITS } from '@wrenchwise/domain/garage/consumption';
import type { CountedEntry } from '@wrenchwise/domain/garage/costs';
import {
  categoryOf,
  FUEL_KINDS,
  type FuelKind,
  LOG_CATEGORIES,
  LOG_KINDS,
  type LogCategory,
  type LogKind,
} from '@wrenchwise/domain/garage/log-kinds';
import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

import { files, logEntries } from '../../db/schema/log.ts';

/** An entry, naming its diagnosis where the user may see that one too. */
const WHOLE = {
  ...getTableColumns(logEntries),
  diagnosisId: sql<string | null>`case when log_entries.diagnosis_id is not null
    then (select d.id from diagnoses d where d.id = log_entries.diagnosis_id) end`,
};

type Row = typeof logEntries.$inferSelect;

const kindOf = (text: string): LogKind => LOG_KINDS.find((kind) => kind === text) ?? 'expense';
const fuelKindOf = (text: string | null): FuelKind | null =>
  FUEL_KINDS.find((known) => known === text) ?? null;
const knownCategory = (text: string | null): LogCategory | null =>
  LOG_CATEGORIES.find((category) => category === text) ?? null;

const toEntry = (row: Row): LogEntry => ({
  id: row.id,
  vehicleId: row.vehicleId,
  kind: kindOf(row.kind),
  date: row.date,
  odometer: row.odometer,
  litres: row.litres,
  fuelKind: fuelKindOf(row.fuelKind),
  volumeUnit: VOLUME_UNITS.find((unit) => unit === row.volumeUnit) ?? null,
  distanceUnit: DISTANCE_UNITS.find((unit) => unit === row.distanceUnit) ?? null,
  kwh: row.kwh,
  isFull: row.isFull,
  isAfterGap: row.isAfterGap,
  costCents: row.costCents,
  currency: row.currency,
  category: knownCategory(row.category),
  title: row.title,
  place: row.place,
  notes: row.notes,
  taskId: row.taskId,
  diagnosisId: row.diagnosisId,
  importId: row.importId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What the readings of an entry were typed in. Undefined leaves what is stored. */
const unitColumns = ({
  kind,
  odometer,
  volumeUnit,
  distanceUnit,
}: Pick<NewLogEntry, 'kind' | 'odometer' | 'volumeUnit' | 'distanceUnit'>) => ({
  // Who names no unit has counted litres: it is the unit of the field.
  volumeUnit: kind === 'fuel' ? (volumeUnit ?? 'litres') : null,
  distanceUnit: odometer === null ? null : (distanceUnit ?? undefined),
});

/** The columns of what a user wrote; what its kind has no use for is left out. */
export const columnsOf = (entry: Omit<NewLogEntry, 'confirm'>) => {
  const isFilling = entry.kind === 'fuel' || entry.kind === 'charge';
  const { kind, date, odometer, costCents, title, place, notes } = entry;
  return {
    kind,
    date,
    odometer: odometer === null ? null : Math.round(odometer * 1000) / 1000,
    litres: kind === 'fuel' ? entry.litres : null,
    ...(kind === 'fuel'
      ? entry.fuelKind === undefined
        ? {}
        : { fuelKind: entry.fuelKind }
      : { fuelKind: null }),
    ...unitColumns(entry),
    kwh: kind === 'charge' ? entry.kwh : null,
    isFull: isFilling ? entry.isFull : null,
    isAfterGap: isFilling && entry.isAfterGap,
    costCents,
    currency: costCents === null ? null : entry.currency,
    category: categoryOf(kind, entry.category),
    title,
    place,
    notes,
  };
};

/** Adds an entry; undefined when its id exists already. */
export const insertEntry = async (
  tx: Transaction,
  values: typeof logEntries.$inferInsert,
): Promise<LogEntry | undefined> => {
  const [row] = await tx.insert(logEntries).values(values).onConflictDoNothing().returning(WHOLE);
  return row && toEntry(row);
};

/** An entry with the owner of its vehicle; a deleted one only when it is asked for. */
export const findEntry = async (
  own: UserDatabase | Transaction,
  id: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<LogEntry | undefined> => {
  const [row] = await own
    .select(WHOLE)
    .from(logEntries)
    .where(
      and(
        eq(logEntries.id, id),
        deleted ? isNotNull(logEntries.deletedAt) : isNull(logEntries.deletedAt),
      ),
    );
  return row && toEntry(row);
};

export const changeEntry = async (
  tx: Transaction,
  id: string,
  changes: Partial<typeof logEntries.$inferInsert>,
): Promise<LogEntry> => {
  const [row] = await tx
    .update(logEntries)
    .set({ ...changes, updatedAt: sql`app_now()` })
    .where(eq(logEntries.id, id))
    .returning(WHOLE);
  if (!row) throw new Error('the update returned no row');
  return toEntry(row);
};

export const softDeleteEntry = async (tx: Transaction, id: string): Promise<void> => {
  await tx
    .update(logEntries)
    .set({ deletedAt: sql`app_now()` })
    .where(eq(logEntries.id, id));
};

export interface LogFilter {
  readonly vehicleId: string;
  readonly kind?: LogKind | undefined;
  readonly category?: LogCategory | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
}

/** `%` and `_` of a search are themselves. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const whereOf = ({ vehicleId, kind, category, from, to, search }: LogFilter): SQL | undefined => {
  const words = search?.trim() ? containing(search.trim()) : undefined;
  return and(
    eq(logEntries.vehicleId, vehicleId),
    // Written as in the partial index, which a parameter would not match.
    sql`deleted_at is null`,
    kind && eq(logEntries.kind, kind),
    category && eq(logEntries.category, category),
    from === undefined ? undefined : gte(logEntries.date, from),
    to === undefined ? undefined : lte(logEntries.date, to),
    words === undefined
      ? undefined
      : or(
          ilike(logEntries.title, words),
          ilike(logEntries.place, words),
          ilike(logEntries.notes, words),
        ),
  );
};

const NEWEST_FIRST = [desc(logEntries.date), desc(logEntries.createdAt), desc(logEntries.id)];

/** One page, newest first, and how many there are. */
export const listEntries = async (
  own: UserDatabase,
  filter: LogFilter & { readonly page: number; readonly perPage: number },
): Promise<{ entries: LogEntry[]; total: number }> => {
  const { page, perPage } = filter;
  const where = whereOf(filter);
  const [rows, [counted]] = await Promise.all([
    own
      .select(WHOLE)
      .from(logEntries)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(perPage)
      .offset((page - 1) * perPage),
    own.select({ total: count() }).from(logEntries).where(where),
  ]);
  return { entries: rows.map(toEntry), total: counted?.total ?? 0 };
};

/** All entries of a filter, newest first. */
export const allEntries = async (own: UserDatabase, filter: LogFilter): Promise<LogEntry[]> => {
  const rows = await own
    .select(WHOLE)
    .from(logEntries)
    .where(whereOf(filter))
    .orderBy(...NEWEST_FIRST);
  return rows.map(toEntry);
};

/** The work on a diagnosed problem, newest first. */
export const listJobs = async (own: UserDatabase, diagnosisId: string): Promise<LogEntry[]> => {
  const rows = await own
    .select(WHOLE)
    .from(logEntries)
    .where(and(eq(logEntries.diagnosisId, diagnosisId), isNull(logEntries.deletedAt)))
    .orderBy(...NEWEST_FIRST);
  return rows.map(toEntry);
};

/** What statistics need of the entries of a vehicle, oldest first. */
export const countedEntries = async (
  own: UserDatabase | Transaction,
  filter: LogFilter & { readonly fillingsOnly?: boolean },
): Promise<CountedEntry[]> => {
  const rows = await own
    .select({
      id: logEntries.id,
      kind: logEntries.kind,
      date: logEntries.date,
      odometer: logEntries.odometer,
      litres: logEntries.litres,
      fuelKind: logEntries.fuelKind,
      kwh: logEntries.kwh,
      isFull: logEntries.isFull,
      isAfterGap: logEntries.isAfterGap,
      costCents: logEntries.costCents,
      currency: logEntries.currency,
      category: logEntries.category,
    })
    .from(logEntries)
    .where(
      and(
        whereOf(filter),
        filter.fillingsOnly ? inArray(logEntries.kind, ['fuel', 'charge']) : undefined,
      ),
    )
    .orderBy(asc(logEntries.date), asc(logEntries.createdAt), asc(logEntries.id));
  return rows.map((row) => ({
    ...row,
    kind: kindOf(row.kind),
    fuelKind: fuelKindOf(row.fuelKind),
    // Completed tasks of older releases are without one.
    category: categoryOf(kindOf(row.kind), knownCategory(row.category)),
  }));
};

/** How many files belong to each of these entries. */
export const fileCounts = async (
  own: UserDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await own
    .select({ id: files.logEntryId, files: count() })
    .from(files)
    .where(and(inArray(files.logEntryId, [...ids]), isNull(files.deletedAt)))
    .groupBy(files.logEntryId);
  return new Map(rows.map(({ id, files: number }) => [id ?? '', number]));
};

/** Work done and what was bought for the car itself, newest first; at most `limit`. */
export const listWork = async (
  own: UserDatabase,
  vehicleId: string,
  limit: number,
): Promise<{ title: string; date: string; mileage: number | null }[]> => {
  const rows = await own
    .select({ title: logEntries.title, date: logEntries.date, mileage: logEntries.odometer })
    .from(logEntries)
    .where(
      and(
        whereOf({ vehicleId }),
        isNotNull(logEntries.title),
        or(
          eq(logEntries.kind, 'service'),
          inArray(logEntries.category, ['service', 'repair', 'tyres']),
        ),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
  return rows.map(({ title, ...rest }) => ({ title: title ?? '', ...rest }));
};
