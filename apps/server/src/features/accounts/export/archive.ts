import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A ZIP archive that is compressed while it is written: only compressed bytes stay in memory. */
export interface Archive {
  /** Opens a file; its chunks are pushed in order, and it is ended before the archive. */
  readonly open: (name: string) => { push: (text: string) => void; end: () => void };
  /** Stores a file that is compressed already, such as an avatar. */
  readonly store: (name: string, bytes: Uint8Array) => void;
  readonly finish: () => Blob;
}

export const createArchive = (mtime: Date): Archive => {
  const written: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(new Uint8Array(chunk));
  });
  return {
    open: (name) => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      return {
        push: (text) => file.push(strToU8(text)),
        end: () => file.push(new Uint8Array(0), true),
      };
    },
    store: (name, bytes) => {
      const file = new ZipPassThrough(name);
      file.mtime = mtime;
      zip.add(file);
      file.push(bytes, true);
    },
    finish: () => {
      zip.end();
      return new Blob(written, { type: 'application/zip' });
    },
  };
};
