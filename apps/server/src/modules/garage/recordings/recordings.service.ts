import { createHash, randomUUID } from 'node:crypto';

import type { InputOf, OutputOf } from '@wrenchwise/contract/endpoint';
import type {
  listRecordings,
  updateRecording,
  VehicleRecording,
} from '@wrenchwise/contract/endpoints/recordings';
import type { Database, Transaction } from '@wrenchwise/database/database';
import { RecordingError } from '@wrenchwise/obd/recording/bytes';
import { decodeRecording } from '@wrenchwise/obd/recording/decode-recording';
import type { Recording } from '@wrenchwise/obd/recording/recording';
import { summariesOf } from '@wrenchwise/obd/recording/summary';
import { RECORDING_TYPE } from '@wrenchwise/rules/garage/recordings';
import { planAllows } from '@wrenchwise/rules/plans';

import { type FileStore, FileStoreError } from '../../../platform/adapters/file-store/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { takeBytes } from '../../../platform/http/read-body.ts';
import { requestIdOf } from '../../../platform/http/request-id.ts';
import type { UsageService } from '../../../platform/usage/usage.service.ts';
import type { CarDiagnoses } from '../car-diagnoses.ts';
import { takeStorage } from '../files/files.repository.ts';
import { editableVehicle, type VehicleAccess, vehicleAccess } from '../vehicles/vehicle-access.ts';
import {
  changeRecording,
  findRecording,
  insertRecording,
  listVehicleRecordings,
  softDeleteRecording,
} from './recordings.repository.ts';

export interface NewRecording {
  readonly vehicleId: string;
  readonly name: string;
  readonly diagnosisId: string | undefined;
  readonly file: Blob;
}

export interface RecordingsService {
  /**
   * Stores a recording with a vehicle, once for an idempotency key. Throws `recording/unreadable`,
   * `permission/insufficient-rights` where the user's plan has no recordings, `usage/storage-limit` when the
   * owner's has no room, `file/store-unavailable`.
   */
  readonly create: (
    userId: string,
    recording: NewRecording,
    idempotencyKey: string | undefined,
  ) => Promise<VehicleRecording>;
  readonly list: (
    userId: string,
    filter: Parameters<typeof listVehicleRecordings>[1],
  ) => Promise<OutputOf<typeof listRecordings>>;
  readonly read: (userId: string, id: string) => Promise<Blob>;
  readonly update: (
    userId: string,
    id: string,
    changes: InputOf<typeof updateRecording>['body'],
  ) => Promise<VehicleRecording>;
  readonly remove: (userId: string, id: string) => Promise<void>;
  readonly restore: (userId: string, id: string) => Promise<VehicleRecording>;
}

const unavailable = (cause: unknown): never => {
  throw cause instanceof FileStoreError ? new AppError('file/store-unavailable', { cause }) : cause;
};

const newKey = (): string => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};

/** Reads what was sent: nothing is stored that cannot be drawn again. */
const readRecording = (bytes: Uint8Array): Recording => {
  try {
    const recording = decodeRecording(bytes);
    if (recording.samples > 0) return recording;
  } catch (cause) {
    if (!(cause instanceof RecordingError)) throw cause;
    throw new AppError('recording/unreadable', { cause });
  }
  throw new AppError('recording/unreadable');
};

/** What a list shows of a recording without its bytes. */
const rowOf = (recording: Recording) => ({
  startedAt: new Date(recording.startedAt),
  duration: recording.duration,
  samples: recording.samples,
  values: summariesOf(recording),
  markers: recording.markers.length,
});

/** A recording whose vehicle the user may edit. */
const editableRecording = async (
  tx: Transaction,
  id: string,
  options: { deleted?: boolean } = {},
) => {
  const stored = await findRecording(tx, id, options);
  if (!stored) throw new AppError('db/record-not-found');
  const access = await editableVehicle(tx, stored.shown.vehicleId);
  return { ...stored, access };
};

/** Recordings of vehicles, under row-level security; the bytes are in the store. */
export const createRecordingsService = ({
  db,
  fileStore,
  usage,
  diagnoses,
}: {
  db: Database;
  fileStore: FileStore;
  diagnoses: Pick<CarDiagnoses, 'byIds'>;
  usage: Pick<UsageService, 'overview'>;
}): RecordingsService => {
  /** Refuses a diagnosis that is not of this vehicle. */
  const refuseForeignDiagnosis = async (
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

  return {
    create: async (userId, { vehicleId, name, diagnosisId, file }, idempotencyKey) => {
      const own = db.forUser(userId);
      const id = requestIdOf(userId, idempotencyKey);
      const before = await own.transaction(async (tx) => {
        await refuseForeignDiagnosis(tx, diagnosisId, await editableVehicle(tx, vehicleId));
        return findRecording(tx, id);
      });
      const { tier } = await usage.overview(own, userId);
      if (!planAllows(tier, 'advanced_diagnostics')) {
        throw new AppError('permission/insufficient-rights');
      }
      const content = await takeBytes(file);
      const recording = readRecording(content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      if (before) {
        if (before.sha256 === sha256 && before.shown.vehicleId === vehicleId) return before.shown;
        throw new AppError('request/idempotency-conflict');
      }
      return storing(content, (storageKey) =>
        own.transaction(async (tx) => {
          const access = await editableVehicle(tx, vehicleId);
          const { ownerId } = access;
          await refuseForeignDiagnosis(tx, diagnosisId, access);
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
            ...rowOf(recording),
            bytes: content.byteLength,
            sha256,
            storageKey,
          });
          // Deleted since, or sent twice at the same moment.
          if (!made) throw new AppError('request/idempotency-conflict');
          return made;
        }),
      );
    },

    list: async (userId, filter) => {
      const own = db.forUser(userId);
      await vehicleAccess(own, filter.vehicleId);
      return listVehicleRecordings(own, filter);
    },

    read: async (userId, id) => {
      const own = db.forUser(userId);
      const stored = await findRecording(own, id);
      if (!stored) throw new AppError('db/record-not-found');
      await vehicleAccess(own, stored.shown.vehicleId);
      const bytes = await fileStore.get(stored.storageKey).catch(unavailable);
      if (!bytes) throw new AppError('file/store-unavailable');
      return new Blob([bytes], { type: RECORDING_TYPE });
    },

    update: (userId, id, changes) =>
      db.forUser(userId).transaction(async (tx) => {
        const { shown, access } = await editableRecording(tx, id);
        const { name = shown.name, diagnosisId = shown.diagnosisId } = changes;
        if (diagnosisId !== shown.diagnosisId) {
          await refuseForeignDiagnosis(tx, diagnosisId, access);
        }
        return changeRecording(tx, id, { name, diagnosisId });
      }),

    remove: (userId, id) =>
      db.forUser(userId).transaction(async (tx) => {
        await editableRecording(tx, id);
        await softDeleteRecording(tx, id);
      }),

    restore: (userId, id) =>
      db.forUser(userId).transaction(async (tx) => {
        const { shown, ownerId } = await editableRecording(tx, id, { deleted: true });
        if (!(await takeStorage(tx, ownerId, shown.bytes))) {
          throw new AppError('usage/storage-limit');
        }
        return changeRecording(tx, id, { deletedAt: null });
      }),
  };
};
