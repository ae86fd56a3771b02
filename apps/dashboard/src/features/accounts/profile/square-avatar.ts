import { t } from '@lingui/core/macro';
import { AVATAR_TYPES } from '@wrenchwise/contract/endpoints/avatar';

const LARGEST_FILE = 10 * 1024 * 1024;
/** Pixels a side of what is sent: sharp at every size at which it is shown. */
const SIDE = 256;

/** A file that cannot become an avatar; the message says why. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage';
}

const check = ({ type, size }: File): void => {
  if (!AVATAR_TYPES.some((known) => known === type)) {
    throw new UnusableImage(t`Please choose a PNG, JPEG or WebP picture.`);
  }
  if (size > LARGEST_FILE) {
    throw new UnusableImage(t`This file is larger than 10 MB. Please choose a smaller one.`);
  }
};

const write = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  // A browser that writes no WebP writes PNG instead.
  new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));

/**
 * The middle of an image as a small square. What is sent holds nothing but these pixels: no place,
 * no camera, nothing of what was cut off. Throws `UnusableImage`.
 */
export const squareAvatar = async (file: File): Promise<Blob> => {
  check(file);
  const unreadable = t`This picture could not be read. Please choose another one.`;
  const image = await createImageBitmap(file).catch(() => {
    throw new UnusableImage(unreadable);
  });
  const cut = Math.min(image.width, image.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(SIDE, cut);
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    const [left, top] = [(image.width - cut) / 2, (image.height - cut) / 2];
    context.drawImage(image, left, top, cut, cut, 0, 0, canvas.width, canvas.height);
  }
  image.close();
  const blob = context && (await write(canvas));
  if (!blob) throw new UnusableImage(unreadable);
  return blob;
};
