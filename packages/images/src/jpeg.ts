import type { Image } from './image.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;

const startsWith = (bytes: Buffer, text: string): boolean =>
  bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

/** Whether a segment is needed for display. `body` begins after marker and length. */
const isAllowed = (marker: number, body: Buffer): boolean => {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  // JFIF without a thumbnail, colour profile and Adobe's colour transform. Everything else goes:
  // Exif with its location, XMP, further images.
  if (marker === 0xe0) return startsWith(body, 'JFIF\0') && body.length === 14;
  if (marker === 0xe2) return startsWith(body, 'ICC_PROFILE\0');
  return marker === 0xee && startsWith(body, 'Adobe');
};

/** A start of frame, with the size: C0 to CF except DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The end of the compressed data: the next marker that is not a restart marker. */
const endOfScan = (file: Buffer, from: number): number => {
  let at = from;
  for (;;) {
    at = file.indexOf(0xff, at);
    if (at < 0) return file.length;
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
};

/** A JPEG (ISO 10918-1) up to its end marker; data that phones append is dropped. */
export const readJpeg = (bytes: Uint8Array): Image | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 4 || file.readUInt16BE(0) !== 0xff00 + START) return undefined;
  const parts = [file.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let at = 2;
  while (at + 4 <= file.length || file[at + 1] === END) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff || marker === 0) return undefined;
    if (marker === 0xff) {
      at += 1; // Fill bytes may stand before a marker.
    } else if (marker === END) {
      parts.push(file.subarray(at, at + 2));
      return size && hasScan ? { ...size, bytes: new Uint8Array(Buffer.concat(parts)) } : undefined;
    } else {
      const end = at + 2 + file.readUInt16BE(at + 2);
      if (end < at + 4 || end > file.length) return undefined;
      const body = file.subarray(at + 4, end);
      if (isFrame(marker)) {
        if (body.length < 6) return undefined;
        size = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };
      }
      const next = marker === SCAN ? endOfScan(file, end) : end;
      hasScan ||= marker === SCAN;
      if (isAllowed(marker, body)) parts.push(file.subarray(at, next));
      at = next;
    }
  }
  return undefined;
};
