const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const EXIF = Buffer.from('Exif\0\0', 'latin1');
/** TIFF tag 'Orientation': 1 is upright, up to 8 turned or mirrored. */
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** The orientation in a TIFF structure, as Exif has it; undefined without one. */
const orientationInTiff = (tiff: Buffer): number | undefined => {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return undefined;
  const isLittle = order === 'II';
  const u16 = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return undefined;
  const count = u16(start);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return undefined;
    if (u16(at) === ORIENTATION) return u16(at + 8);
  }
  return undefined;
};

const orientationOf = (file: Buffer): number | undefined => {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + file.readUInt16BE(at + 2);
    const body = file.subarray(at + 4, end);
    if (file[at + 1] === APP1 && body.subarray(0, EXIF.length).equals(EXIF)) {
      return orientationInTiff(body.subarray(EXIF.length));
    }
    at = end;
  }
  return undefined;
};

/** An Exif segment that says nothing but the orientation. */
const exifOf = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12); // SHORT
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(2 + EXIF.length + tiff.length, 2);
  return Buffer.concat([head, EXIF, tiff]);
};

/**
 * A JPEG whose metadata was removed, turned as the original says it has to be: cameras store photos as
 * the sensor lay (Exif 2.32, tag 0x0112).
 */
export const keepOrientation = (
  cleaned: Uint8Array,
  original: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> => {
  const file = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  const orientation = orientationOf(file);
  if (orientation === undefined || orientation < 2 || orientation > 8) {
    return new Uint8Array(cleaned);
  }
  return new Uint8Array(
    Buffer.concat([cleaned.subarray(0, 2), exifOf(orientation), cleaned.subarray(2)]),
  );
};
