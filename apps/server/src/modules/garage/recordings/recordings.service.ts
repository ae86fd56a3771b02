import type { InputOf, OutputOf } from '@wrenchwise/contract/endpoint';
import type {
  listRecordings,
  updateRecording,
  VehicleRecording,
} from '@wrenchwise/contract/endpoints/recordings';
import type { Transaction } from '@wrenchwise/database/database';
import { RECORDING_TYPE } from '@wrenchwise/rules/garage/recordings';

import { AppError } from '../../../platform/app-error.ts';
import { takeStorage } from '../files/files.repository.ts';
import { editableVehicle, vehicleAccess } from '../vehicles/vehicle-access.ts';
import {
  createRecordingWith,
  type NewRecording,
  type RecordingsDependencies,
  refuseForeignDiagnosis,
  unavailable,
} from './create-recording.ts';
import {
  changeRecording,
  findRecording,
  listVehicleRecordings,
  type RecordingFilter,
  softDeleteRecording,
} from './recordings.repository.ts';

export interface RecordingsService {
  /**
   * Stores a recording with a vehicle, once for an idempotency key. Throws `recording/unreadable`,
   * `recording/busy` when too many are being read,
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
    filter: RecordingFilter,
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
export const createRecordingsService = (
  dependencies: RecordingsDependencies,
): RecordingsService => {
  const { db, fileStore } = dependencies;
  return {
    create: createRecordingWith(dependencies),

    list: async (userId, filter) => {
      const own = db.forUser(userId);
      await vehicleAccess(own, filter.vehicleId);
      const found = await listVehicleRecordings(own, filter);
      if (!found) throw new AppError('db/record-not-found');
      const { recordings, total, isMore } = found;
      return { recordings, total, next: isMore ? (recordings.at(-1)?.id ?? null) : null };
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
          await refuseForeignDiagnosis(dependencies, tx, diagnosisId, access);
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
