import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { IMAGE_TYPES, type ImageType } from './image.ts';
import { readImage } from './read-image.ts';
import { IMAGES, withPngChunks, withSegments, withWebpChunks } from './testing/images.ts';

/** A location as a phone writes it: 51.5007° N, 0.1246° W. */
const GPS = 'GPSLatitude 51/1 30/1 252/100';

const textOf = (bytes: Uint8Array | undefined): string =>
  Buffer.from(bytes ?? []).toString('latin1');

describe('an image that has nothing to hide', () => {
  test.each(IMAGE_TYPES)('of %s is returned byte by byte, with its size', (type) => {
    const image = readImage(IMAGES[type], type);
    expect(image).toMatchObject({ width: 3, height: 2 });
    expect(textOf(image?.bytes)).toBe(textOf(IMAGES[type]));
  });
});

describe('what an image says besides itself', () => {
  test('is left out of a JPEG: Exif with its place, XMP, Photoshop’s notes, comments', () => {
    const file = withSegments([
      [0xe1, `Exif\0\0${GPS}`],
      [0xe1, `http://ns.adobe.com/xap/1.0/\0<exif:${GPS}/>`],
      [0xe2, `MPF\0${GPS}`],
      [0xed, `Photoshop 3.0\0${GPS}`],
      [0xfe, GPS],
    ]);
    expect(textOf(file)).toContain(GPS);
    const image = readImage(file, 'image/jpeg');
    expect(textOf(image?.bytes)).toBe(textOf(IMAGES['image/jpeg']));
  });

  test('is left out of a JPEG where it is behind the image, such as a film', () => {
    const file = Buffer.concat([IMAGES['image/jpeg'], Buffer.from(`ftypmp42${GPS}`)]);
    expect(textOf(readImage(file, 'image/jpeg')?.bytes)).toBe(textOf(IMAGES['image/jpeg']));
  });

  test('is not what a JPEG needs to show its colours', () => {
    const adobe = 'Adobe\0d\0\0\0\0\u0001';
    const image = readImage(withSegments([[0xee, adobe]]), 'image/jpeg');
    expect(textOf(image?.bytes)).toContain(adobe);
    expect(textOf(image?.bytes)).toContain('ICC_PROFILE');
  });

  test('is left out of a PNG: texts, Exif, times, ancillary chunks of any length', () => {
    const file = withPngChunks([
      ['tEXt', `Location\0${GPS}`],
      ['zTXt', GPS],
      ['iTXt', GPS],
      ['eXIf', GPS],
      ['tIME', '\x07\xea\x01\x05\x09\x1e\x00'],
      ['gAMA', GPS.repeat(100)],
      ['iCCP', GPS],
      ['pHYs', GPS],
      ['prVt', GPS],
    ]);
    const image = readImage(file, 'image/png');
    expect(textOf(image?.bytes)).toBe(textOf(IMAGES['image/png']));
  });

  test('is left out of a WebP: Exif, XMP and what nobody knows', () => {
    const file = withWebpChunks([
      ['EXIF', GPS],
      ['XMP ', `<x>${GPS}</x>`],
      ['what', GPS],
    ]);
    // Their flags are cleared too.
    file[20] = (file[20] ?? 0) | 0b1100;
    const image = readImage(file, 'image/webp');
    expect(textOf(image?.bytes)).toBe(textOf(IMAGES['image/webp']));
  });
});

describe('no image', () => {
  test.each(IMAGE_TYPES)('is a file that is not the %s it was declared to be', (type) => {
    for (const other of IMAGE_TYPES) {
      if (other !== type) expect(readImage(IMAGES[other], type)).toBeUndefined();
    }
    const texts = [
      '',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a\x01\0\x01\0',
      'RIFF',
      '\xff\xd8',
    ];
    for (const text of texts) {
      expect(readImage(Buffer.from(text, 'latin1'), type)).toBeUndefined();
    }
  });

  test.each(IMAGE_TYPES)('is a %s that is cut short anywhere', (type) => {
    const whole = IMAGES[type];
    for (let length = 0; length < whole.length; length += 1) {
      expect(readImage(whole.subarray(0, length), type)).toBeUndefined();
    }
  });

  test.each(['tRNS', 'PLTE', 'IEND'])('is a PNG whose %s is longer than it can be', (type) => {
    expect(readImage(withPngChunks([[type, GPS.repeat(100)]]), 'image/png')).toBeUndefined();
  });

  test('is an animation, or a file of nothing but heads', () => {
    const frame = textOf(IMAGES['image/webp']).slice(-48);
    const animation = Buffer.from(`RIFF\xff\0\0\0WEBPANMF\x30\0\0\0${frame}`, 'latin1');
    animation.writeUInt32LE(animation.length - 8, 4);
    expect(readImage(animation, 'image/webp')).toBeUndefined();
    const heads = Buffer.concat([
      IMAGES['image/png'].subarray(0, 33),
      IMAGES['image/png'].subarray(-12),
    ]);
    expect(readImage(heads, 'image/png')).toBeUndefined();
  });

  test('is any other row of bytes, and none of them makes reading fail', () => {
    const types = fc.constantFrom<ImageType>(...IMAGE_TYPES);
    const place = fc.tuple(fc.nat(), fc.nat(255));
    fc.assert(
      fc.property(types, fc.array(place, { maxLength: 20 }), (type, changes) => {
        const file = Uint8Array.from(IMAGES[type]);
        for (const [at, value] of changes) file[at % file.length] = value;
        const image = readImage(file, type);
        if (image) expect(readImage(image.bytes, type)).toEqual(image);
      }),
      { numRuns: 2000 },
    );
  });
});
