import { FILE_TYPES, type FileType } from '@wrenchwise/contract/endpoints/files';
import { keepOrientation } from '@wrenchwise/images/jpeg-orientation';
import { readImage } from '@wrenchwise/images/read-image';

import { AppError } from '../../../platform/app-error.ts';

export interface CheckedFile {
  readonly contentType: FileType;
  /** A picture without its metadata, such as where it was taken. */
  readonly content: Uint8Array<ArrayBuffer>;
}

const SNIFFED_BYTES = 1024;
const END = '%%EOF';
/** What makes a browser take a file for a page. */
const PAGE = /<(?:!doctype|html|head|body|title|script|iframe|svg|img|style|meta|a|table)[\s>/]/i;
/** The signature of a ZIP entry, which readers look for from the end. */
const ARCHIVE = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

const isOtherKind = (bytes: Buffer): boolean =>
  PAGE.test(bytes.toString('latin1')) || bytes.includes(ARCHIVE);

/**
 * A PDF (ISO 32000): its header first, its end mark within the last kilobyte, as readers ask for. One
 * that is something else as well (a polyglot) is none: a page or an archive within what browsers
 * sniff at its beginning, or after its end.
 */
const isPdf = (bytes: Uint8Array<ArrayBuffer>): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const beginning = file.subarray(0, SNIFFED_BYTES);
  const end = file.lastIndexOf(END);
  return (
    /^%PDF-[12]\.\d/.test(beginning.toString('latin1', 0, 8)) &&
    file.subarray(-SNIFFED_BYTES).includes(END) &&
    file.includes('startxref') &&
    !isOtherKind(beginning) &&
    !isOtherKind(file.subarray(end))
  );
};

/**
 * A file that is what it was declared to be, by its content.
 *
 * @throws AppError `file/wrong-type` for any other.
 */
export const checkFile = async (file: Blob): Promise<CheckedFile> => {
  const contentType = FILE_TYPES.find((type) => type === file.type);
  if (contentType === undefined) throw new AppError('file/wrong-type');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (contentType === 'application/pdf') {
    if (!isPdf(bytes)) throw new AppError('file/wrong-type');
    return { contentType, content: bytes };
  }
  const image = readImage(bytes, contentType);
  if (!image) throw new AppError('file/wrong-type');
  const isJpeg = contentType === 'image/jpeg';
  const content = isJpeg ? keepOrientation(image.bytes, bytes) : new Uint8Array(image.bytes);
  return { contentType, content };
};
