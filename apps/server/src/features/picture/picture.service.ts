import type { Database } from '@wrenchwise/database/database';
import {
  PICTURE_MAX_SIDE,
  PICTURE_TYPES,
  type PictureType,
} from '@wrenchwise/domain/endpoints/picture';

import { AppError } from '../../app-error.ts';
import { deletePicture, findPicture, savePicture } from './picture.repository.ts';
import { readImage } from './read-image.ts';

export interface Picture {
  readonly file: Blob;
  readonly updatedAt: Date;
}

export interface PictureService {
  /** Keeps the picture without its metadata; answers with where it is read from now on. */
  readonly set: (userId: string, file: Blob) => Promise<{ pictureUrl: string }>;
  readonly get: (userId: string) => Promise<Picture>;
  readonly remove: (userId: string) => Promise<void>;
}

const typeOf = (type: string): PictureType | undefined =>
  PICTURE_TYPES.find((known) => known === type);

const checked = async (file: Blob): Promise<{ contentType: PictureType; content: Uint8Array }> => {
  const contentType = typeOf(file.type);
  const image = contentType && readImage(await file.bytes(), contentType);
  if (!image) throw new AppError('picture/not-a-picture');
  if (Math.max(image.width, image.height) > PICTURE_MAX_SIDE) {
    throw new AppError('picture/too-large');
  }
  return { contentType, content: image.bytes };
};

/** A person's own picture, under row-level security. */
export const createPictureService = ({ db }: { db: Database }): PictureService => ({
  set: async (userId, file) => {
    const picture = await checked(file);
    const updatedAt = await db
      .forUser(userId)
      .transaction((tx) => savePicture(tx, { userId, ...picture }));
    return { pictureUrl: `/api/me/picture?v=${updatedAt.getTime()}` };
  },

  get: async (userId) => {
    const row = await db.forUser(userId).transaction((tx) => findPicture(tx, userId));
    if (!row) throw new AppError('db/record-not-found');
    const { content, contentType, updatedAt } = row;
    return { file: new Blob([new Uint8Array(content)], { type: contentType }), updatedAt };
  },

  remove: (userId) => db.forUser(userId).transaction((tx) => deletePicture(tx, userId)),
});
