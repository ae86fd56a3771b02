import { setImmediate } from 'node:timers/promises';

import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Where the bytes of an archive go. */
export interface ArchiveSink {
  /** Copies what it takes: the bytes are used again. */
  readonly take: (chunk: Uint8Array) => void;
  /** Resolves when what was taken needs no more memory than it may. */
  readonly settle: () => Promise<void>;
}

/** A ZIP archive that is compressed while it is written: a piece at a time, between which requests are answered. */
export interface Archive {
  /** Opens a file; its chunks are pushed in order, and it is ended before the archive. */
  readonly open: (name: string) => { push: (text: string) => Promise<void>; end: () => void };
  /** Stores a file that is compressed already, such as a photo. */
  readonly store: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly finish: () => Promise<void>;
}

/** Bytes whose checksum is worked out before others have their turn: about a millisecond. */
const PIECE = 256 * 1024;
/** Bytes that are compressed before others have their turn: about two milliseconds. */
const COMPRESSED_PIECE = 16 * 1024;

export const createArchive = (mtime: Date, sink: ArchiveSink): Archive => {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    sink.take(chunk);
  });
  const settle = async (): Promise<void> => {
    await sink.settle();
    await setImmediate();
  };
  return {
    open: (name) => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      return {
        push: async (text) => {
          const bytes = strToU8(text);
          for (let at = 0; at < bytes.length; at += COMPRESSED_PIECE) {
            file.push(bytes.subarray(at, at + COMPRESSED_PIECE));
            await settle();
          }
        },
        end: () => file.push(new Uint8Array(0), true),
      };
    },
    store: async (name, bytes) => {
      const file = new ZipPassThrough(name);
      file.mtime = mtime;
      zip.add(file);
      for (let at = 0; at < bytes.length; at += PIECE) {
        file.push(bytes.subarray(at, at + PIECE));
        await settle();
      }
      file.push(new Uint8Array(0), true);
    },
    finish: async () => {
      zip.end();
      await settle();
    },
  };
};
