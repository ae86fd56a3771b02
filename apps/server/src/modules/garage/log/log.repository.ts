import type { LogEntry, NewLogEntry } from '@wrenchwise/contract/endpoints/log';
import type { Database, Reads, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { VOLUME_UNITS } from '@wrenchwise/rules/garage/consumption';
import {
  categoryOf,
  FUEL_KINDS,
  type FuelKind,
  LOG_CATEGORIES,
  LOG_KINDS,
  type LogCategory,
  type LogKind,
} from '@wrenchwise/rules/garage/log-kinds';
import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';
import {
  and,
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
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';

import { files } from '../files/files.tables.ts';
import { consumptionOfPage, countByMonths } from './log-sums.repository.ts';
import { logEntries } from './log.tables.ts';

/** An entry, naming its diagnosis where the user may see that one too. */
const WHOLE = {
  ...getTableColumns(logEntries),
  diagnosisId: sql<string | null>`case when log_entries.diagnosis_id is not null
    then (select d.id from diagnoses d where d.id = log_entries.diagnosis_id) end`,
};

/** How many files belong to an entry. */
const FILES = sql`(select count(*) from ${files} f
  where f.log_entry_id = log_entries.id and f.deleted_at is null)`.mapWith(Number);

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

/** The entries of these ids that are not deleted, in no order. */
export const entriesOf = async (own: Reads, ids: readonly string[]): Promise<LogEntry[]> => {
  if (ids.length === 0) return [];
  const rows = await own
    .select(WHOLE)
    .from(logEntries)
    .where(and(inArray(logEntries.id, [...ids]), isNull(logEntries.deletedAt)));
  return rows.map(toEntry);
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

/** Whether a user added an entry, deleted or not. */
export const isWrittenBy = async (
  tx: Transaction,
  id: string,
  userId: string,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: logEntries.id })
    .from(logEntries)
    .where(and(eq(logEntries.id, id), eq(logEntries.createdBy, userId)));
  return rows.length > 0;
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

/** Entries that follow `after` in the order of the log. */
const follows = (vehicleId: string, after: string): SQL =>
  sql`(date, created_at, id) < (select a.date, a.created_at, a.id from log_entries a
    where a.id = ${after} and a.vehicle_id = ${vehicleId})`;

/** Whether an entry is this vehicle's, and not deleted for good. */
const isThere = async (own: Reads, vehicleId: string, id: string): Promise<boolean> => {
  const rows = await own
    .select({ id: logEntries.id })
    .from(logEntries)
    .where(and(eq(logEntries.id, id), eq(logEntries.vehicleId, vehicleId)));
  return rows.length > 0;
};

export interface LogPage {
  readonly after?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** Whether the sums of months say how many entries there are. */
const isByMonths = ({ category, from, to, search }: LogFilter): boolean =>
  category === undefined && from === undefined && to === undefined && !search?.trim();

/** An entry of a list, with the consumption since the full filling before it, and its files. */
interface ListedEntry extends LogEntry {
  readonly since: { readonly miles: number; readonly amount: number } | null;
  readonly files: number;
}

const selectPage = (
  own: Reads,
  { where, limit, offset }: { where: SQL | undefined; limit: number | Placeholder; offset: number },
) =>
  own
    .select({ ...WHOLE, files: FILES })
    .from(logEntries)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);

/** The newest entries of a whole log, by a statement that is built once. */
type ReadNewestEntries = (
  vehicleId: string,
  limit: number,
) => Promise<Awaited<ReturnType<typeof selectPage>>>;

export const createReadNewestEntries = ({
  reading,
}: Pick<Database, 'reading'>): ReadNewestEntries => {
  const statement = selectPage(reading, {
    where: and(eq(logEntries.vehicleId, sql.placeholder('vehicleId')), sql`deleted_at is null`),
    limit: sql.placeholder('limit'),
    offset: 0,
  }).prepare('newest_log_entries');
  return (vehicleId, limit) => statement.execute({ vehicleId, limit });
};

const isWhole = ({ kind, category, from, to, search = '' }: LogFilter): boolean =>
  search.trim() === '' && [kind, category, from, to].every((value) => value === undefined);

/**
 * One page, newest first, how many there are, and whether some follow; undefined when `after` is gone.
 *
 * @param readNewest reads the first page of a whole log, where `own` is that of a trip
 */
export const listEntries = async (
  own: Reads,
  { after, page, perPage, ...filter }: LogFilter & LogPage,
  readNewest?: ReadNewestEntries,
): Promise<{ entries: ListedEntry[]; total: number; isMore: boolean } | undefined> => {
  const { vehicleId } = filter;
  const where = and(whereOf(filter), after === undefined ? undefined : follows(vehicleId, after));
  const offset = (page - 1) * perPage;
  const [isKnown, rows, since, total] = await Promise.all([
    after === undefined || isThere(own, vehicleId, after),
    readNewest && after === undefined && page === 1 && isWhole(filter)
      ? readNewest(vehicleId, perPage + 1)
      : selectPage(own, { where, limit: perPage + 1, offset }),
    consumptionOfPage(own, {
      vehicleId,
      page: sql`select kind, fuel_kind, date, is_full from log_entries where ${where}
        order by ${sql.join(NEWEST_FIRST, sql`, `)} limit ${perPage} offset ${offset}`,
    }),
    isByMonths(filter)
      ? countByMonths(own, vehicleId, filter.kind)
      : own
          .select({ total: count() })
          .from(logEntries)
          .where(whereOf(filter))
          .then(([counted]) => counted?.total ?? 0),
  ]);
  if (!isKnown) return undefined;
  const entries = rows.slice(0, perPage).map(({ files: attached, ...row }) => ({
    ...toEntry(row),
    since: since.get(row.id) ?? null,
    files: attached,
  }));
  return { entries, total, isMore: rows.length > perPage };
};

/** Entries of an export that are read, and written, at once. */
const AT_ONCE = 500;

/** All entries of a filter, newest first, in batches: a long log is never in memory as a whole. */
export async function* entriesInBatches(
  own: UserDatabase,
  filter: LogFilter,
): AsyncGenerator<readonly LogEntry[]> {
  const { vehicleId } = filter;
  let after: string | undefined;
  for (;;) {
    const [isKnown, rows] = await Promise.all([
      after === undefined || isThere(own, vehicleId, after),
      own
        .select(WHOLE)
        .from(logEntries)
        .where(and(whereOf(filter), after === undefined ? undefined : follows(vehicleId, after)))
        .orderBy(...NEWEST_FIRST)
        .limit(AT_ONCE),
    ]);
    // One that was deleted for good meanwhile: what was written is an honest part, and says where it ends.
    if (!isKnown) throw new Error('the log changed while it was exported');
    if (rows.length > 0) yield rows.map(toEntry);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id;
  }
}

/** The work on a diagnosed problem, newest first. */
export const listJobs = async (own: UserDatabase, diagnosisId: string): Promise<LogEntry[]> => {
  const rows = await own
    .select(WHOLE)
    .from(logEntries)
    .where(and(eq(logEntries.diagnosisId, diagnosisId), isNull(logEntries.deletedAt)))
    .orderBy(...NEWEST_FIRST);
  return rows.map(toEntry);
};

/** An entry of work: what, when, at what reading, where and at what cost, as far as it was written. */
export interface WorkDone {
  readonly title: string;
  readonly date: string;
  readonly mileage: number | null;
  readonly place: string | null;
  readonly costCents: number | null;
  readonly currency: string | null;
  readonly notes: string | null;
}

/** What was paid for anything of a category, newest first; at most `limit`. */
export const listPaid = async (
  own: UserDatabase,
  where: { readonly vehicleId: string; readonly category: LogCategory },
  limit: number,
): Promise<PaidEntry[]> => {
  const rows = await own
    .select({
      title: logEntries.title,
      date: logEntries.date,
      costCents: logEntries.costCents,
      currency: logEntries.currency,
    })
    .from(logEntries)
    .where(
      and(
        whereOf({ vehicleId: where.vehicleId }),
        eq(logEntries.category, where.category),
        isNotNull(logEntries.costCents),
        isNotNull(logEntries.currency),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
  return rows.map(({ title, date, costCents, currency }) => ({
    title,
    date,
    costCents: costCents ?? 0,
    currency: currency ?? '',
  }));
};

export interface PaidEntry {
  readonly title: string | null;
  readonly date: string;
  readonly costCents: number;
  readonly currency: string;
}

/** Work done and what was bought for the car itself, newest first; at most `limit`. */
export const listWork = async (
  own: UserDatabase,
  vehicleId: string,
  limit: number,
): Promise<WorkDone[]> => {
  const rows = await own
    .select({
      title: logEntries.title,
      date: logEntries.date,
      mileage: logEntries.odometer,
      place: logEntries.place,
      costCents: logEntries.costCents,
      currency: logEntries.currency,
      notes: logEntries.notes,
    })
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
