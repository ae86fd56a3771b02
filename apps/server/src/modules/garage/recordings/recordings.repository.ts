import { RecordedValue, type VehicleRecording } from '@wrenchwise/contract/endpoints/recordings';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { ExportFile } from '../../../platform/export-part.ts';
import { recordings } from './recordings.tables.ts';

type Row = typeof recordings.$inferSelect;

const RecordedValues = z.array(RecordedValue);

/** A recording as its API has it, and what the service needs besides. */
export interface StoredRecording {
  readonly shown: VehicleRecording;
  readonly ownerId: string;
  readonly sha256: string;
  readonly storageKey: string;
}

const toStored = (row: Row): StoredRecording => ({
  shown: {
    id: row.id,
    vehicleId: row.vehicleId,
    diagnosisId: row.diagnosisId,
    name: row.name,
    startedAt: row.startedAt.toISOString(),
    duration: row.duration,
    samples: row.samples,
    values: RecordedValues.parse(row.values),
    markers: row.markers,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
  },
  ownerId: row.userId,
  sha256: row.sha256,
  storageKey: row.storageKey,
});

/** Undefined where there is one with this id. */
export const insertRecording = async (
  tx: Transaction,
  values: typeof recordings.$inferInsert,
): Promise<VehicleRecording | undefined> => {
  const [row] = await tx.insert(recordings).values(values).onConflictDoNothing().returning();
  return row && toStored(row).shown;
};

/** A deleted one only when it is asked for. */
export const findRecording = async (
  own: UserDatabase | Transaction,
  id: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<StoredRecording | undefined> => {
  const state = deleted ? isNotNull(recordings.deletedAt) : isNull(recordings.deletedAt);
  const [row] = await own
    .select()
    .from(recordings)
    .where(and(eq(recordings.id, id), state));
  return row && toStored(row);
};

/** One page of a vehicle's recordings, the newest first. */
export const listVehicleRecordings = async (
  own: UserDatabase,
  filter: {
    vehicleId: string;
    diagnosisId?: string | undefined;
    page: number;
    perPage: number;
  },
): Promise<{ recordings: VehicleRecording[]; total: number }> => {
  const { vehicleId, diagnosisId, page, perPage } = filter;
  const wanted = and(
    eq(recordings.vehicleId, vehicleId),
    isNull(recordings.deletedAt),
    diagnosisId === undefined ? undefined : eq(recordings.diagnosisId, diagnosisId),
  );
  const [rows, [counted]] = await Promise.all([
    own
      .select()
      .from(recordings)
      .where(wanted)
      .orderBy(desc(recordings.startedAt), desc(recordings.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    own.select({ total: count() }).from(recordings).where(wanted),
  ]);
  return { recordings: rows.map((row) => toStored(row).shown), total: counted?.total ?? 0 };
};

export const changeRecording = async (
  tx: Transaction,
  id: string,
  changes: Partial<Pick<Row, 'name' | 'diagnosisId' | 'deletedAt'>>,
): Promise<VehicleRecording> => {
  const [row] = await tx
    .update(recordings)
    .set({ ...changes, updatedAt: sql`app_now()` })
    .where(eq(recordings.id, id))
    .returning();
  if (!row) throw new Error('the update returned no row');
  return toStored(row).shown;
};

export const softDeleteRecording = async (tx: Transaction, id: string): Promise<void> => {
  await tx
    .update(recordings)
    .set({ deletedAt: sql`app_now()` })
    .where(eq(recordings.id, id));
};

/** Erases the rows of recordings that were deleted before, by the owner role; returns their keys. */
export const eraseDeletedRecordings = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db
    .delete(recordings)
    .where(lt(recordings.deletedAt, before))
    .returning({ key: recordings.storageKey });
  return rows.map(({ key }) => key);
};

/** Which of these keys belong to a recording, by the owner role. */
export const keysOfRecordings = async (
  db: Database,
  keys: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db
    .select({ key: recordings.storageKey })
    .from(recordings)
    .where(inArray(recordings.storageKey, [...keys]));
  return rows.map(({ key }) => key);
};

/** Recordings of a user's vehicles with their keys in the store, the newest first. */
export const exportedRecordings = async (
  tx: Database | Transaction,
  userId: string,
): Promise<readonly Pick<ExportFile, 'id' | 'bytes' | 'storageKey'>[]> =>
  tx
    .select({
      id: recordings.id,
      bytes: recordings.bytes,
      storageKey: recordings.storageKey,
    })
    .from(recordings)
    .where(and(eq(recordings.userId, userId), isNull(recordings.deletedAt)))
    .orderBy(desc(recordings.startedAt), desc(recordings.id));
