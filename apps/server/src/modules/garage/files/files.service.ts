import type { InputOf, OutputOf } from '@wrenchwise/contract/endpoint';
import type {
  FileKind,
  listFiles,
  updateFile,
  VehicleFile,
} from '@wrenchwise/contract/endpoints/files';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { safeFileName } from '../../../platform/http/file-name.ts';
import { editableVehicle, vehicleAccess } from '../vehicles/vehicle-access.ts';
import { checkFile } from './check-file.ts';
import {
  changeFile,
  findFile,
  hasIncident,
  hasLogEntry,
  insertFile,
  listVehicleFiles,
  setPhoto,
  softDeleteFile,
  storageUse,
  takeStorage,
} from './files.repository.ts';
import { discardBytes, storeBytes, unavailable } from './store-bytes.ts';
import { findWorkshopPhoto } from './workshop-photos.repository.ts';

export interface NewFile {
  readonly vehicleId: string;
  readonly kind: FileKind;
  readonly name: string;
  readonly logEntryId: string | undefined;
  readonly incidentId: string | undefined;
  readonly file: Blob;
}

export interface FilesService {
  /**
   * Keeps a file with a vehicle. Throws `file/wrong-type` for what is not what it was declared to be,
   * `usage/storage-limit` when the owner's plan has no room, `file/store-unavailable`.
   */
  readonly upload: (userId: string, file: NewFile) => Promise<VehicleFile>;
  readonly list: (
    userId: string,
    filter: Parameters<typeof listVehicleFiles>[1],
  ) => Promise<OutputOf<typeof listFiles>>;
  readonly read: (userId: string, id: string) => Promise<{ file: VehicleFile; content: Blob }>;
  /** As `read`; a photograph that a workshop sent the user, too. */
  readonly serve: (
    userId: string,
    id: string,
  ) => Promise<{ file: { name: string; contentType: string }; content: Blob }>;
  readonly update: (
    userId: string,
    id: string,
    changes: InputOf<typeof updateFile>['body'],
  ) => Promise<VehicleFile>;
  readonly remove: (userId: string, id: string) => Promise<void>;
  readonly restore: (userId: string, id: string) => Promise<VehicleFile>;
  /** Shows a picture of a vehicle as its photo. Throws `file/wrong-type` for what is no picture. */
  readonly setPhoto: (userId: string, vehicleId: string, fileId: string) => Promise<void>;
  readonly removePhoto: (userId: string, vehicleId: string) => Promise<void>;
}

const refuseForeignEntry = async (
  tx: Transaction,
  vehicleId: string,
  logEntryId: string | null | undefined,
): Promise<void> => {
  if (logEntryId && !(await hasLogEntry(tx, vehicleId, logEntryId))) {
    throw new AppError('db/record-not-found');
  }
};

/** Refuses what a file is to belong to where it is not of the vehicle. */
const refuseForeign = async (
  tx: Transaction,
  { vehicleId, logEntryId, incidentId }: Pick<NewFile, 'vehicleId' | 'logEntryId' | 'incidentId'>,
): Promise<void> => {
  await refuseForeignEntry(tx, vehicleId, logEntryId);
  if (incidentId !== undefined && !(await hasIncident(tx, vehicleId, incidentId))) {
    throw new AppError('db/record-not-found');
  }
};

/** A file whose vehicle the user may edit. */
const editableFile = async (tx: Transaction, id: string, options: { deleted?: boolean } = {}) => {
  const file = await findFile(tx, id, options);
  if (!file) throw new AppError('db/record-not-found');
  await editableVehicle(tx, file.vehicleId);
  return file;
};

/** A file whose vehicle the user sees. */
const visibleFile = async (own: UserDatabase, id: string) => {
  const file = await findFile(own, id);
  if (file) await vehicleAccess(own, file.vehicleId);
  return file;
};

const contentOf = async (
  fileStore: FileStore,
  { storageKey, contentType }: { storageKey: string; contentType: string },
): Promise<Blob> => {
  const bytes = await fileStore.get(storageKey).catch(unavailable);
  if (!bytes) throw new AppError('file/store-unavailable');
  return new Blob([bytes], { type: contentType });
};

/** Files of vehicles, under row-level security; the bytes are in the store. */
export const createFilesService = ({
  db,
  fileStore,
}: {
  db: Database;
  fileStore: FileStore;
}): FilesService => ({
  upload: async (userId, { vehicleId, kind, name, logEntryId, incidentId, file }) => {
    const own = db.forUser(userId);
    await own.transaction(async (tx) => {
      await editableVehicle(tx, vehicleId);
      await refuseForeign(tx, { vehicleId, logEntryId, incidentId });
    });
    const stored = await storeBytes(fileStore, await checkFile(file));
    try {
      return await own.transaction(async (tx) => {
        const { ownerId } = await editableVehicle(tx, vehicleId);
        await refuseForeign(tx, { vehicleId, logEntryId, incidentId });
        if (!(await takeStorage(tx, ownerId, stored.bytes))) {
          throw new AppError('usage/storage-limit');
        }
        return insertFile(tx, {
          userId: ownerId,
          createdBy: userId,
          vehicleId,
          logEntryId: logEntryId ?? null,
          incidentId: incidentId ?? null,
          kind,
          name: safeFileName(name, stored.contentType),
          ...stored,
        });
      });
    } catch (error) {
      await discardBytes(fileStore, stored);
      throw error;
    }
  },

  list: async (userId, filter) => {
    const own = db.forUser(userId);
    const { isOwner } = await vehicleAccess(own, filter.vehicleId);
    const [page, storage] = await Promise.all([
      listVehicleFiles(own, filter),
      isOwner ? storageUse(own) : null,
    ]);
    return { ...page, storage };
  },

  read: async (userId, id) => {
    const file = await visibleFile(db.forUser(userId), id);
    if (!file) throw new AppError('db/record-not-found');
    return { file, content: await contentOf(fileStore, file) };
  },

  serve: async (userId, id) => {
    const own = db.forUser(userId);
    const file = (await visibleFile(own, id)) ?? (await findWorkshopPhoto(own, id));
    if (!file) throw new AppError('db/record-not-found');
    return { file, content: await contentOf(fileStore, file) };
  },

  update: (userId, id, changes) =>
    db.forUser(userId).transaction(async (tx) => {
      const file = await editableFile(tx, id);
      const { kind = file.kind, logEntryId = file.logEntryId } = changes;
      const name = safeFileName(changes.name ?? file.name, file.contentType);
      if (logEntryId !== file.logEntryId) {
        await refuseForeignEntry(tx, file.vehicleId, logEntryId);
      }
      return changeFile(tx, id, { name, kind, logEntryId });
    }),

  remove: (userId, id) =>
    db.forUser(userId).transaction(async (tx) => {
      await editableFile(tx, id);
      await softDeleteFile(tx, id);
    }),

  restore: (userId, id) =>
    db.forUser(userId).transaction(async (tx) => {
      const { ownerId, bytes } = await editableFile(tx, id, { deleted: true });
      if (!(await takeStorage(tx, ownerId, bytes))) throw new AppError('usage/storage-limit');
      return changeFile(tx, id, { deletedAt: null });
    }),

  setPhoto: (userId, vehicleId, fileId) =>
    db.forUser(userId).transaction(async (tx) => {
      await editableVehicle(tx, vehicleId);
      const file = await findFile(tx, fileId);
      if (file?.vehicleId !== vehicleId) throw new AppError('db/record-not-found');
      if (file.contentType === 'application/pdf') throw new AppError('file/wrong-type');
      await setPhoto(tx, vehicleId, fileId);
    }),

  removePhoto: (userId, vehicleId) =>
    db.forUser(userId).transaction(async (tx) => {
      await editableVehicle(tx, vehicleId);
      await setPhoto(tx, vehicleId, null);
    }),
});
