import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A ZIP archive being written: only what is compressed already is kept in memory. */
export interface Archive {
  /** Begins a file; its pieces are pushed in order, and the file is ended before the archive is. */
  readonly open: (name: string) => { push: (text: string) => void; end: () => void };
  /** A file that is compressed already, such as a picture. */
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
