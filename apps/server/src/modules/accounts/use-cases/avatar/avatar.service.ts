import {
  AVATAR_MAX_SIDE,
  AVATAR_TYPES,
  type AvatarType,
} from '@wrenchwise/contract/endpoints/avatar';
import type { Database } from '@wrenchwise/database/database';
import { readImage } from '@wrenchwise/images/read-image';

import { AppError } from '../../../../platform/app-error.ts';
import { deleteAvatar, findAvatar, saveAvatar } from './avatar.repository.ts';

export interface Avatar {
  readonly file: Blob;
  readonly updatedAt: Date;
}

export interface AvatarService {
  /** Stores the image without metadata and returns its address. */
  readonly set: (userId: string, file: Blob) => Promise<{ pictureUrl: string }>;
  readonly get: (userId: string) => Promise<Avatar>;
  readonly remove: (userId: string) => Promise<void>;
}

const typeOf = (type: string): AvatarType | undefined =>
  AVATAR_TYPES.find((known) => known === type);

const checked = async (file: Blob): Promise<{ contentType: AvatarType; content: Uint8Array }> => {
  const contentType = typeOf(file.type);
  const image = contentType && readImage(await file.bytes(), contentType);
  if (!image) throw new AppError('picture/not-a-picture');
  if (Math.max(image.width, image.height) > AVATAR_MAX_SIDE) {
    throw new AppError('picture/too-large');
  }
  return { contentType, content: image.bytes };
};

/** Avatars, under row-level security. */
export const createAvatarService = ({ db }: { db: Database }): AvatarService => ({
  set: async (userId, file) => {
    const avatar = await checked(file);
    const updatedAt = await db
      .forUser(userId)
      .transaction((tx) => saveAvatar(tx, { userId, ...avatar }));
    return { pictureUrl: `/api/me/picture?v=${updatedAt.getTime()}` };
  },

  get: async (userId) => {
    const row = await db.forUser(userId).transaction((tx) => findAvatar(tx, userId));
    if (!row) throw new AppError('db/record-not-found');
    const { content, contentType, updatedAt } = row;
    return { file: new Blob([new Uint8Array(content)], { type: contentType }), updatedAt };
  },

  remove: (userId) => db.forUser(userId).transaction((tx) => deleteAvatar(tx, userId)),
});
