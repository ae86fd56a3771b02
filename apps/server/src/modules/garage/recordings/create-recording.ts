import { createHash, randomUUID } from 'node:crypto';

import type { VehicleRecording } from '@wrenchwise/contract/endpoints/recordings';
import type { Database, Transaction } from '@wrenchwise/database/database';
import type { GuidedTestId } from '@wrenchwise/obd/guided-tests/guided-test';
import { planAllows } from '@wrenchwise/rules/plans';

import { type FileStore, FileStoreError } from '../../../platform/adapters/file-store/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { takeBytes } from '../../../platform/http/read-body.ts';
import { requestIdOf } from '../../../platform/http/request-id.ts';
import type { UsageService } from '../../../platform/usage/usage.service.ts';
import type { CarDiagnoses } from '../car-diagnoses.ts';
import { takeStorage } from '../files/files.repository.ts';
import { editableVehicle, fuelOf, type VehicleAccess } from '../vehicles/vehicle-access.ts';
import { readRecording } from './read-recording.ts';
import { findRecording, insertRecording } from './recordings.repository.ts';

export interface NewRecording {
  readonly vehicleId: string;
  readonly name: string;
  readonly diagnosisId: string | undefined;
  readonly guidedTest: GuidedTestId | undefined;
  readonly file: Blob;
}

export interface RecordingsDependencies {
  readonly db: Database;
  readonly fileStore: FileStore;
  readonly usage: Pick<UsageService, 'overview'>;
  readonly diagnoses: Pick<CarDiagnoses, 'byIds'>;
}

/** Turns a store that fails into an answer. */
export const unavailable = (cause: unknown): never => {
  throw cause instanceof FileStoreError ? new AppError('file/store-unavailable', { cause }) : cause;
};

const newKey = (): string => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};

/** Refuses a diagnosis that is not of this vehicle. */
export const refuseForeignDiagnosis = async (
  { diagnoses }: Pick<RecordingsDependencies, 'diagnoses'>,
  tx: Transaction,
  diagnosisId: string | null | undefined,
  { vehicleId, isOwner }: Pick<VehicleAccess, 'vehicleId' | 'isOwner'>,
): Promise<void> => {
  if (!diagnosisId) return;
  // A row and what it refers to have one owner: a member's diagnosis is not the owner's.
  const [found] = isOwner ? await diagnoses.byIds(tx, [diagnosisId]) : [];
  if (found?.vehicleId !== vehicleId) throw new AppError('db/record-not-found');
};

/** Where the bytes are once their row is there; they are removed where it does not come about. */
const storing = async <T>(
  fileStore: FileStore,
  content: Uint8Array<ArrayBuffer>,
  insert: (storageKey: string) => Promise<T>,
): Promise<T> => {
  const storageKey = newKey();
  // The bytes first, as of files: a row that is there always has its bytes.
  await fileStore.put(storageKey, content).catch(unavailable);
  try {
    return await insert(storageKey);
  } catch (error) {
    await fileStore.remove(storageKey).catch(() => undefined); // then the sweep does it
    throw error;
  }
};

/** Stores a recording with a vehicle: `RecordingsService.create` says how it fails. */
export const createRecordingWith =
  (dependencies: RecordingsDependencies) =>
  async (
    userId: string,
    { vehicleId, name, diagnosisId, guidedTest, file }: NewRecording,
    idempotencyKey: string | undefined,
  ): Promise<VehicleRecording> => {
    const { db, fileStore, usage } = dependencies;
    const own = db.forUser(userId);
    const id = requestIdOf(userId, idempotencyKey);
    const { before, fuel } = await own.transaction(async (tx) => {
      const access = await editableVehicle(tx, vehicleId);
      await refuseForeignDiagnosis(dependencies, tx, diagnosisId, access);
      return { before: await findRecording(tx, id), fuel: await fuelOf(tx, vehicleId) };
    });
    const { tier } = await usage.overview(own, userId);
    if (!planAllows(tier, 'advanced_diagnostics')) {
      throw new AppError('permission/insufficient-rights');
    }
    const content = await takeBytes(file);
    // Decoded and judged on a thread: a long recording would hold up every other request.
    const read = await readRecording({ bytes: content, guidedTest, fuel });
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (before) {
      if (before.sha256 === sha256 && before.shown.vehicleId === vehicleId) return before.shown;
      throw new AppError('request/idempotency-conflict');
    }
    return storing(fileStore, content, (storageKey) =>
      own.transaction(async (tx) => {
        const access = await editableVehicle(tx, vehicleId);
        const { ownerId } = access;
        await refuseForeignDiagnosis(dependencies, tx, diagnosisId, access);
        if (!(await takeStorage(tx, ownerId, content.byteLength))) {
          throw new AppError('usage/storage-limit');
        }
        const made = await insertRecording(tx, {
          id,
          userId: ownerId,
          createdBy: userId,
          vehicleId,
          diagnosisId: diagnosisId ?? null,
          name,
          guidedTest: guidedTest ?? null,
          ...read,
          bytes: content.byteLength,
          sha256,
          storageKey,
        });
        // Deleted since, or sent twice at the same moment.
        if (!made) throw new AppError('request/idempotency-conflict');
        return made;
      }),
    );
  };
