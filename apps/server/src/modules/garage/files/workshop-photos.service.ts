import type { Transaction, UserDatabase } from '@wrenchwise/database/database';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { safeFileName } from '../../../platform/http/file-name.ts';
import { checkFile } from './check-file.ts';
import { discardBytes, type StoredBytes, storeBytes } from './store-bytes.ts';
import {
  insertWorkshopPhotos,
  listWorkshopPhotos,
  takeWorkshopStorage,
} from './workshop-photos.repository.ts';

/** The photographs of workshops' replies, for the feature that has the replies. */
export interface WorkshopPhotos {
  /**
   * Puts pictures into the store, without where they were taken. Throws `file/wrong-type` for what is no picture,
   * `file/store-unavailable`.
   */
  readonly put: (photos: readonly Blob[]) => Promise<readonly StoredBytes[]>;
  /** Removes what was put and belongs to no reply. */
  readonly discard: (photos: readonly StoredBytes[]) => Promise<void>;
  /** Gives a reply its photographs, all or none; false where the owner's plan has no room for workshops' any more. */
  readonly add: (
    tx: Transaction,
    reply: { ownerId: string; replyId: string; photos: readonly StoredBytes[] },
  ) => Promise<boolean>;
  /** The photographs of replies, by reply. */
  readonly list: (
    own: UserDatabase | Transaction,
    replyIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly { readonly id: string }[]>>;
}

/** The photographs of workshops' replies; their rows and bytes are those of all files. */
export const createWorkshopPhotos = ({ fileStore }: { fileStore: FileStore }): WorkshopPhotos => ({
  put: async (photos) => {
    const checked = await Promise.all(photos.map(checkFile));
    if (checked.some(({ contentType }) => contentType === 'application/pdf')) {
      throw new AppError('file/wrong-type');
    }
    const stored: StoredBytes[] = [];
    try {
      for (const photo of checked) stored.push(await storeBytes(fileStore, photo));
    } catch (error) {
      await Promise.all(stored.map((photo) => discardBytes(fileStore, photo)));
      throw error;
    }
    return stored;
  },

  discard: async (photos) => {
    await Promise.all(photos.map((photo) => discardBytes(fileStore, photo)));
  },

  add: async (tx, { ownerId, replyId, photos }) => {
    const bytes = photos.reduce((sum, photo) => sum + photo.bytes, 0);
    if (!(await takeWorkshopStorage(tx, ownerId, bytes))) return false;
    await insertWorkshopPhotos(
      tx,
      photos.map((photo, index) => ({
        ...photo,
        userId: ownerId,
        workshopReplyId: replyId,
        kind: 'photo',
        name: safeFileName(`Photo ${index + 1}`, photo.contentType),
      })),
    );
    return true;
  },

  list: async (own, replyIds) =>
    Map.groupBy(await listWorkshopPhotos(own, replyIds), ({ replyId }) => replyId),
});
