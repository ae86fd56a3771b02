import { expect, test } from 'vitest';

import { keepOrientation } from './jpeg-orientation.ts';

const ORIENTATION = 0x0112;

/** A JPEG whose only metadata is an Exif segment with this TIFF structure. */
const photoWith = (tiff: Buffer): Uint8Array<ArrayBuffer> => {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + exif.length, 4);
  return new Uint8Array(Buffer.concat([head, exif, Buffer.from([0xff, 0xda, 0, 2])]));
};

/** A TIFF structure that ends with its only entry, without the offset of a next list. */
const turnedBy = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(22);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
};

const CLEANED = new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2]);

test.each([2, 6, 8])(
  'a photo stays turned by %i when its metadata ends with that entry',
  (turn) => {
    const kept = keepOrientation(CLEANED, photoWith(turnedBy(turn)));
    expect(kept).toHaveLength(CLEANED.length + 36);
    // What was written is read again as the same turn.
    expect(keepOrientation(CLEANED, new Uint8Array(kept))).toEqual(kept);
  },
);

test.each([0, 1, 9])('a photo whose orientation is %i gets none', (turn) => {
  expect(keepOrientation(CLEANED, photoWith(turnedBy(turn)))).toEqual(CLEANED);
});

test.each([21, 14, 9, 0])(
  'metadata cut off after %i bytes says nothing and breaks nothing',
  (length) => {
    expect(keepOrientation(CLEANED, photoWith(turnedBy(6).subarray(0, length)))).toEqual(CLEANED);
  },
);

test('a list of entries that begins at the end of the metadata says nothing', () => {
  const tiff = turnedBy(6);
  tiff.writeUInt32BE(20, 4);
  tiff.writeUInt16BE(0, 20);
  expect(keepOrientation(CLEANED, photoWith(tiff))).toEqual(CLEANED);
});
