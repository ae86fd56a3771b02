import type { ImageType } from '../image.ts';

const decode = (base64: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64, 'base64'));

/** Three by two pixels, as Chromium's canvas writes them; JPEG and WebP with a colour profile. */
export const IMAGES: Readonly<Record<ImageType, Uint8Array<ArrayBuffer>>> = {
  'image/png': decode(
    [
      'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWJi6Fj1H4aZGJAAAAAA//89rIU6AAAA',
      'BklEQVQDAHvsBpgCKtnHAAAAAElFTkSuQmCC',
    ].join(''),
  ),
  'image/jpeg': decode(
    [
      '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AAB',
      'AAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAA',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFla',
      'AAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAA',
      'AChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1',
      'AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBh',
      'cmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAc',
      'AEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVl',
      'ZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSk',
      'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAA',
      'AAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEA',
      'AAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCYAtLf/9k=',
    ].join(''),
  ),
  'image/webp': decode(
    [
      'UklGRhYCAABXRUJQVlA4WAoAAAAgAAAAAgAAAQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AAB',
      'AAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAA',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFla',
      'AAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAA',
      'AChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1',
      'AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBh',
      'cmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAc',
      'AEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggKAAAAJABAJ0BKgMAAgAEAGgloAJ0ugADmAD+4cN9',
      'SMMXY//wrW9nsDsQAAA=',
    ].join(''),
  ),
};

const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts));

/** A JPEG with additional segments after its start, as a camera writes them. */
export const withSegments = (
  segments: readonly (readonly [marker: number, body: string])[],
): Uint8Array<ArrayBuffer> => {
  const jpeg = IMAGES['image/jpeg'];
  const written = segments.map(([marker, body]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, Buffer.from(body, 'latin1')]);
  });
  return joined(jpeg.subarray(0, 2), ...written, jpeg.subarray(2));
};

/** A PNG with additional chunks before its last one. */
export const withPngChunks = (
  chunks: readonly (readonly [type: string, data: string])[],
): Uint8Array<ArrayBuffer> => {
  const png = IMAGES['image/png'];
  const written = chunks.map(([type, data]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type + data, 'latin1'), Buffer.alloc(4)]);
  });
  return joined(png.subarray(0, -12), ...written, png.subarray(-12));
};

/** A WebP with additional chunks at its end. */
export const withWebpChunks = (
  chunks: readonly (readonly [type: string, data: string])[],
): Uint8Array<ArrayBuffer> => {
  const written = chunks.map(([type, data]) => {
    const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, Buffer.from(data + '\0'.repeat(data.length % 2), 'latin1')]);
  });
  const file = Buffer.concat([IMAGES['image/webp'], ...written]);
  file.writeUInt32LE(file.length - 8, 4);
  return new Uint8Array(file);
};
