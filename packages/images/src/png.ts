import type { Image } from './image.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * The maximum size of each allowed chunk: the critical ones and transparency. Other ancillary
 * chunks can carry anything and are dropped.
 */
const MAX_BYTES: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  IDAT: Infinity,
  IEND: 0,
};
/** Bytes of length, type and check sum around a chunk's data. */
const AROUND = 12;

/** A PNG (ISO 15948) up to IEND. */
export const readPng = (bytes: Uint8Array): Image | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const parts = [file.subarray(0, 8)];
  let size: { width: number; height: number } | undefined;
  let hasData = false;
  let at = 8;
  while (at + AROUND <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + AROUND + length;
    if (end > file.length || (at === 8) !== (type === 'IHDR')) return undefined;
    if (type === 'IHDR') {
      if (length !== 13) return undefined;
      size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
    }
    hasData ||= type === 'IDAT';
    const most = MAX_BYTES[type];
    if (most !== undefined && length > most) return undefined;
    if (most !== undefined) parts.push(file.subarray(at, end));
    if (type === 'IEND') {
      return size && hasData ? { ...size, bytes: new Uint8Array(Buffer.concat(parts)) } : undefined;
    }
    at = end;
  }
  return undefined;
};
