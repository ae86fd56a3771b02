import {
  FILE_KINDS,
  FILE_TYPES,
  type FileKind,
  type StorageUse,
  type VehicleFile,
} from '@wrenchwise/contract/endpoints/files';
import {
  type Database,
  rowsOf,
  type Transaction,
  type UserDatabase,
} from '@wrenchwise/database/database';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import { safeFileName } from '../../../platform/http/file-name.ts';
import { dataExports } from '../../accounts/accounts.tables.ts';
import { incidents } from '../incidents/incidents.tables.ts';
import { logEntries } from '../log/log.tables.ts';
import { keysOfRecordings } from '../recordings/recordings.repository.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';
import { files } from './files.tables.ts';

type Row = typeof files.$inferSelect;

const toFile = (row: Row): VehicleFile => {
  const { vehicleId } = row;
  if (vehicleId === null) throw new Error('the file is of no vehicle');
  const contentType =
    FILE_TYPES.find((type) => type === row.contentType) ?? ('application/pdf' as const);
  return {
    id: row.id,
    vehicleId,
    logEntryId: row.logEntryId,
    incidentId: row.incidentId,
    kind: FILE_KINDS.find((kind) => kind === row.kind) ?? 'document',
    // Again, for what earlier releases stored.
    name: safeFileName(row.name, contentType),
    contentType,
    bytes: row.bytes,
    url: `/api/files/${row.id}`,
    createdAt: row.createdAt.toISOString(),
  };
};

/** Whether an owner's plan has room for so many bytes more; no one else takes it until the commit. */
export const takeStorage = async (
  tx: Transaction,
  ownerId: string,
  bytes: number,
): Promise<boolean> => {
  const [row] = await rowsOf(tx, sql`select take_storage(${ownerId}, ${bytes}) as taken`);
  return row?.['taken'] === true;
};

/** What the served user's files and recordings take, and what their plan allows, in bytes. */
export const storageUse = async (own: UserDatabase): Promise<StorageUse> => {
  const [row] = await rowsOf(
    own,
    sql`select storage_used(app_user_id())::text as used,
      (select allowance from usage_overview(app_user_id()) where metric = 'storage') as megabytes`,
  );
  const megabytes = row?.['megabytes'];
  return {
    used: Number(row?.['used'] ?? 0),
    limit: typeof megabytes === 'number' ? megabytes * 1_000_000 : null,
  };
};

export const insertFile = async (
  tx: Transaction,
  values: typeof files.$inferInsert,
): Promise<VehicleFile> => {
  const [row] = await tx.insert(files).values(values).returning();
  if (!row) throw new Error('the insert returned no row');
  return toFile(row);
};

/** Whether an entry of the log is of this vehicle. */
export const hasLogEntry = async (
  tx: Transaction,
  vehicleId: string,
  logEntryId: string,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: logEntries.id })
    .from(logEntries)
    .where(
      and(
        eq(logEntries.id, logEntryId),
        eq(logEntries.vehicleId, vehicleId),
        isNull(logEntries.deletedAt),
      ),
    );
  return rows.length > 0;
};

/** Whether an incident is of this vehicle. */
export const hasIncident = async (
  tx: Transaction,
  vehicleId: string,
  incidentId: string,
): Promise<boolean> => {
  const rows = await tx
    .select({ id: incidents.id })
    .from(incidents)
    .where(
      and(
        eq(incidents.id, incidentId),
        eq(incidents.vehicleId, vehicleId),
        isNull(incidents.deletedAt),
      ),
    );
  return rows.length > 0;
};

/** A vehicle's file with its key in the store; a deleted one only when it is asked for. */
export const findFile = async (
  own: UserDatabase | Transaction,
  id: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<
  (VehicleFile & { readonly storageKey: string; readonly ownerId: string }) | undefined
> => {
  const [row] = await own
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, id),
        isNotNull(files.vehicleId),
        deleted ? isNotNull(files.deletedAt) : isNull(files.deletedAt),
      ),
    );
  return row && { ...toFile(row), storageKey: row.storageKey, ownerId: row.userId };
};

/** One page of a vehicle's files, newest first. */
export const listVehicleFiles = async (
  own: UserDatabase,
  filter: {
    vehicleId: string;
    kind?: FileKind | undefined;
    logEntryId?: string | undefined;
    incidentId?: string | undefined;
    page: number;
    perPage: number;
  },
): Promise<{ files: VehicleFile[]; total: number }> => {
  const { vehicleId, kind, logEntryId, incidentId, page, perPage } = filter;
  const wanted = and(
    eq(files.vehicleId, vehicleId),
    isNull(files.deletedAt),
    kind && eq(files.kind, kind),
    logEntryId === undefined ? undefined : eq(files.logEntryId, logEntryId),
    incidentId === undefined ? undefined : eq(files.incidentId, incidentId),
  );
  const [rows, [counted]] = await Promise.all([
    own
      .select()
      .from(files)
      .where(wanted)
      .orderBy(desc(files.createdAt), desc(files.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    own.select({ total: count() }).from(files).where(wanted),
  ]);
  return { files: rows.map(toFile), total: counted?.total ?? 0 };
};

export const changeFile = async (
  tx: Transaction,
  id: string,
  changes: Partial<Pick<Row, 'name' | 'kind' | 'logEntryId' | 'deletedAt'>>,
): Promise<VehicleFile> => {
  const [row] = await tx.update(files).set(changes).where(eq(files.id, id)).returning();
  if (!row) throw new Error('the update returned no row');
  return toFile(row);
};

/** Deletes a file softly; a vehicle whose photo it was has none then. */
export const softDeleteFile = async (tx: Transaction, id: string): Promise<void> => {
  await tx.update(vehicles).set({ photoFileId: null }).where(eq(vehicles.photoFileId, id));
  await tx
    .update(files)
    .set({ deletedAt: sql`app_now()` })
    .where(eq(files.id, id));
};

/** Says which file is shown as the photo of a vehicle; null shows none. */
export const setPhoto = async (
  tx: Transaction,
  vehicleId: string,
  photoFileId: string | null,
): Promise<void> => {
  await tx
    .update(vehicles)
    .set({ photoFileId, updatedAt: sql`app_now()` })
    .where(eq(vehicles.id, vehicleId));
};

/** Erases the rows of files that were deleted before, by the owner role; returns their keys. */
export const eraseDeleted = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db
    .delete(files)
    .where(lt(files.deletedAt, before))
    .returning({ key: files.storageKey });
  return rows.map(({ key }) => key);
};

/** Parts of archives, `exports/<id>/<part>`, whose export is still there. */
const keysOfExports = async (db: Database, keys: readonly string[]): Promise<string[]> => {
  const parts = Map.groupBy(
    keys.filter((key) => key.startsWith('exports/')),
    (key) => key.split('/')[1] ?? '',
  );
  if (parts.size === 0) return [];
  const rows = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(inArray(sql`${dataExports.id}::text`, [...parts.keys()]));
  return rows.flatMap(({ id }) => parts.get(id) ?? []);
};

/** Which of these keys belong to a file, a recording or an archive that is stored, by the owner role. */
export const knownKeys = async (
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]));
  return new Set([
    ...rows.map(({ key }) => key),
    ...(await keysOfRecordings(db, keys)),
    ...(await keysOfExports(db, keys)),
  ]);
};
