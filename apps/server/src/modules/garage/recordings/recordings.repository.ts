import { RecordedValue, type VehicleRecording } from '@wrenchwise/contract/endpoints/recordings';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { RECORDED_TESTS, RECORDED_VERDICTS } from '@wrenchwise/rules/garage/recordings';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
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
    guidedTest: RECORDED_TESTS.find((one) => one === row.guidedTest) ?? null,
    verdict: RECORDED_VERDICTS.find((one) => one === row.verdict) ?? null,
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

/** Recordings that follow `after` in the order of the list. */
const follows = (vehicleId: string, after: string): SQL =>
  sql`(started_at, id) < (select a.started_at, a.id from recordings a
    where a.id = ${after} and a.vehicle_id = ${vehicleId})`;

/** Whether a recording is this vehicle's, and not erased. */
const isThere = async (own: UserDatabase, vehicleId: string, id: string): Promise<boolean> => {
  const rows = await own
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(eq(recordings.id, id), eq(recordings.vehicleId, vehicleId)));
  return rows.length > 0;
};

export interface RecordingFilter {
  readonly vehicleId: string;
  readonly diagnosisId?: string | undefined;
  readonly after?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/**
 * One page of a vehicle's recordings, the newest first, how many there are, and whether some follow;
 * undefined when `after` is gone.
 */
export const listVehicleRecordings = async (
  own: UserDatabase,
  { vehicleId, diagnosisId, after, page, perPage }: RecordingFilter,
): Promise<{ recordings: VehicleRecording[]; total: number; isMore: boolean } | undefined> => {
  const wanted = and(
    eq(recordings.vehicleId, vehicleId),
    isNull(recordings.deletedAt),
    diagnosisId === undefined ? undefined : eq(recordings.diagnosisId, diagnosisId),
  );
  const [isKnown, rows, [counted]] = await Promise.all([
    after === undefined || isThere(own, vehicleId, after),
    own
      .select()
      .from(recordings)
      .where(and(wanted, after === undefined ? undefined : follows(vehicleId, after)))
      .orderBy(desc(recordings.startedAt), desc(recordings.id))
      .limit(perPage + 1)
      .offset((page - 1) * perPage),
    own.select({ total: count() }).from(recordings).where(wanted),
  ]);
  if (!isKnown) return undefined;
  return {
    recordings: rows.slice(0, perPage).map((row) => toStored(row).shown),
    total: counted?.total ?? 0,
    isMore: rows.length > perPage,
  };
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
