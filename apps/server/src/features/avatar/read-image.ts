import type { AvatarType } from '@wrenchwise/domain/endpoints/avatar';

import type { Image } from './image.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** Reads a file of one format; undefined when it is none. */
type ReadImage = (file: Uint8Array) => Image | undefined;

const READERS: Readonly<Record<AvatarType, ReadImage>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
};

/**
 * Reads a file as the type that it was declared to be. Only what is needed to show it is kept:
 * where and with what it was taken stays with its owner. Undefined when it is something else, is
 * cut short, or says no size.
 */
export const readImage = (file: Uint8Array, type: AvatarType): Image | undefined => {
  const image = READERS[type](file);
  return image && image.width > 0 && image.height > 0 ? image : undefined;
};
