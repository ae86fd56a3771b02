import type { Image } from './image.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const ALLOWED_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);
/** VP8X flags of dropped chunks: animation, XMP and Exif. */
const LEFT_OUT = 0b0000_1110;

const SIZE_OF: Readonly<Record<string, (data: Buffer) => Size | undefined>> = {
  'VP8 ': (data) =>
    data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a
      ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
      : undefined,
  VP8L: (data) => {
    if (data.length < 5 || data[0] !== 0x2f) return undefined;
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
};

/** A chunk, padded to even length (RIFF). */
const chunkOf = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** A still WebP (RFC 9649); animations are refused. */
export const readWebp = (bytes: Uint8Array): Image | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isRiff = file.toString('latin1', 0, 4) === 'RIFF';
  if (!isRiff || file.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const chunks: Buffer[] = [];
  let size: Size | undefined;
  let at = 12;
  const stop = Math.min(file.length, 8 + file.readUInt32LE(4));
  while (at + 8 <= stop) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    if (at + 8 + length > stop) return undefined;
    const data = Buffer.from(file.subarray(at + 8, at + 8 + length));
    if (type === 'VP8X') {
      if (length < 10) return undefined;
      data.writeUInt8(data.readUInt8(0) & ~LEFT_OUT, 0);
    }
    size ??= SIZE_OF[type]?.(data);
    if (ALLOWED_CHUNKS.has(type)) chunks.push(chunkOf(type, data));
    at += 8 + length + (length % 2);
  }
  if (!size) return undefined;
  const body = Buffer.concat(chunks);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return { ...size, bytes: new Uint8Array(Buffer.concat([head, body])) };
};
