import type { Image, ImageType } from './image.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** Parses a file of one format; undefined when it is not one. */
type ReadImage = (file: Uint8Array) => Image | undefined;

const READERS: Readonly<Record<ImageType, ReadImage>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
};

/**
 * Parses an image by its declared type and drops its metadata, such as location and camera.
 * Undefined when it is of another type, truncated, or without a size.
 */
export const readImage = (file: Uint8Array, type: ImageType): Image | undefined => {
  const image = READERS[type](file);
  return image && image.width > 0 && image.height > 0 ? image : undefined;
};
