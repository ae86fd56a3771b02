import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

import { type AsyncFlateStreamHandler, Zip, type ZipInputFile } from 'fflate';

/** Where the bytes of an archive go. */
export interface ArchiveSink {
  /** Copies what it takes: the bytes are used again. */
  readonly take: (chunk: Uint8Array) => void;
  /** Resolves when what was taken needs no more memory than it may. */
  readonly settle: () => Promise<void>;
}

/**
 * A ZIP archive that is compressed while it is written, on Node's own threads and a piece at a time: between two of
 * them requests are answered.
 */
export interface Archive {
  /** Opens a file; its chunks are pushed in order, and it is ended before the archive. */
  readonly open: (name: string) => {
    push: (text: string) => Promise<void>;
    end: () => Promise<void>;
  };
  /** Stores a file that is compressed already, such as a photo. */
  readonly store: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly finish: () => Promise<void>;
}

/** Bytes that are worked on before others have their turn: well below a millisecond of this thread. */
const PIECE = 256 * 1024;
/** As they are in a ZIP archive (APPNOTE 4.4.5). */
const METHODS = { stored: 0, deflated: 8 } as const;
const NOTHING = new Uint8Array(0);

/** A file of an archive: what went into it is counted, what it became is handed on. */
class Entry implements ZipInputFile {
  readonly filename: string;
  readonly compression: number;
  readonly mtime: Date;
  size = 0;
  crc = 0;
  /** Set by the archive that it is added to. */
  ondata?: AsyncFlateStreamHandler;

  constructor(filename: string, method: keyof typeof METHODS, mtime: Date) {
    this.filename = filename;
    this.compression = METHODS[method];
    this.mtime = mtime;
  }

  count(bytes: Uint8Array): void {
    this.size += bytes.length;
    this.crc = crc32(bytes, this.crc);
  }

  emit(bytes: Uint8Array, isLast = false): void {
    this.ondata?.(null, bytes as Uint8Array<ArrayBuffer>, isLast); // none of it is shared memory
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

export const createArchive = (mtime: Date, sink: ArchiveSink): Archive => {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    sink.take(chunk);
  });
  const add = (name: string, method: keyof typeof METHODS): Entry => {
    const entry = new Entry(name, method, mtime);
    zip.add(entry);
    return entry;
  };
  const settle = async (): Promise<void> => {
    await sink.settle();
    await setImmediate();
  };
  return {
    open: (name) => {
      const entry = add(name, 'deflated');
      const deflate = createDeflateRaw({ level: 6 });
      deflate.on('data', (chunk: Uint8Array) => entry.emit(chunk));
      return {
        push: async (text) => {
          for (const piece of piecesOf(Buffer.from(text))) {
            entry.count(piece);
            const { promise, resolve, reject } = Promise.withResolvers<void>();
            deflate.write(piece, (error) => (error ? reject(error) : resolve()));
            await promise;
            await settle();
          }
        },
        end: async () => {
          deflate.end();
          await once(deflate, 'end');
          entry.emit(NOTHING, true);
        },
      };
    },
    store: async (name, bytes) => {
      const entry = add(name, 'stored');
      for (const piece of piecesOf(bytes)) {
        entry.count(piece);
        entry.emit(piece);
        await settle();
      }
      entry.emit(NOTHING, true);
    },
    finish: async () => {
      zip.end();
      await settle();
    },
  };
};
