import { t } from '@lingui/core/macro';
import { FILE_MAX_BYTES } from '@wrenchwise/contract/endpoints/files';

/** A file that cannot be stored; the message says why. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

/** Pixels of the longer side: a receipt stays legible. */
const SIDE = 2560;
const KEPT_AS_IT_IS = 1_500_000;

const write = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));

/** Drawn upright and at most `SIDE` wide or high, without anything but its pixels. */
const redraw = async (file: File): Promise<Blob> => {
  const unreadable = t`This picture could not be read. Please choose a PNG, JPEG or WebP picture.`;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnusableFile(unreadable);
  });
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  image.close();
  const blob = context && (await write(canvas));
  if (!blob) throw new UnusableFile(unreadable);
  return blob;
};

/**
 * What is sent of a chosen file. A PDF and a small PNG or WebP as they are; photos are redrawn upright
 * and smaller, which also reads formats that only this device knows, such as HEIC. Throws `UnusableFile`.
 */
export const prepareFile = async (file: File): Promise<Blob> => {
  const isPdf = file.type === 'application/pdf';
  const isSmallDrawing =
    (file.type === 'image/png' || file.type === 'image/webp') && file.size <= KEPT_AS_IT_IS;
  if (!isPdf && !file.type.startsWith('image/')) {
    throw new UnusableFile(t`Please choose a picture or a PDF.`);
  }
  const sent = isPdf || isSmallDrawing ? file : await redraw(file);
  if (sent.size > FILE_MAX_BYTES) {
    throw new UnusableFile(t`This file is too large. Please choose one of at most 10 MB.`);
  }
  return sent;
};
