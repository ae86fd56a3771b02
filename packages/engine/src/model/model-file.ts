/**
 * A trained model as a file, little-endian: 'WWMF', the format's version and the header's length
 * (4 bytes each), the header as JSON in ASCII, then the sections, each from a multiple of 8 after it.
 */
export const MAGIC = 'WWMF';
export const FORMAT_VERSION = 1;

/** Every number and section begins at a multiple of this, so that it is read in place. */
export const ALIGNMENT = 8;

/** Where the header begins. */
export const HEADER_START = 12;

export type ModelKind = 'systems' | 'faults' | 'clauses' | 'owners' | 'encoder';

/** What a section holds: a text is a JSON string in ASCII, so that it is decoded without a library. */
export type SectionType = 'text' | 'u8' | 'i8' | 'u16' | 'i16' | 'f64';

interface Section {
  readonly type: SectionType;
  /** In bytes after the header's end. */
  readonly offset: number;
  /** In elements. */
  readonly length: number;
}

export interface ModelHeader {
  readonly model: ModelKind;
  /** SHA-256 by file of `packages/training/inputs.json`. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, Section>>;
}

/** The sections of a model by name. Asking for one that is not there, or of another type, throws. */
export interface ModelFile {
  readonly text: (name: string) => string;
  readonly u8: (name: string) => Uint8Array;
  readonly i8: (name: string) => Int8Array;
  readonly u16: (name: string) => Uint16Array;
  readonly i16: (name: string) => Int16Array;
  readonly f64: (name: string) => Float64Array;
}

/** The next multiple of the alignment. */
export const aligned = (offset: number): number => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

/** Characters of a text that are decoded at once: arguments of one call are bounded. */
const CHUNK = 8192;

const ascii = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return text;
};

/** The header of a model's file and where its sections begin. @throws when it is no such file */
export const readHeader = (
  bytes: Uint8Array,
): { readonly header: ModelHeader; readonly start: number } => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_START || ascii(bytes.subarray(0, 4)) !== MAGIC) {
    throw new Error('This is not a model file.');
  }
  const version = view.getUint32(4, true);
  if (version !== FORMAT_VERSION) {
    throw new Error(`The model file has the format ${version}, not ${FORMAT_VERSION}.`);
  }
  const end = HEADER_START + view.getUint32(8, true);
  // Written by `packages/training/src/write-model.ts`, of which the version above is checked.
  const header = JSON.parse(ascii(bytes.subarray(HEADER_START, end))) as ModelHeader;
  return { header, start: aligned(end) };
};

/**
 * Opens a model without copying what it holds.
 *
 * @param bytes the whole file
 * @param kind the model that is wanted
 * @throws when the bytes are not that model, of another format, or cut short
 */
export const openModel = (bytes: Uint8Array, kind: ModelKind): ModelFile => {
  const { header, start } = readHeader(bytes);
  if (header.model !== kind) {
    throw new Error(`The file holds the model '${header.model}', not '${kind}'.`);
  }
  // A small file may lie anywhere in a larger buffer; numbers are read where they are aligned.
  const whole = bytes.byteOffset % ALIGNMENT === 0 ? bytes : Uint8Array.from(bytes);
  const find = (name: string, type: SectionType, width: number) => {
    const section = header.sections[name];
    if (section?.type !== type) throw new Error(`The model '${kind}' has no ${type} '${name}'.`);
    const { offset, length } = section;
    if (start + offset + length * width > whole.length) {
      throw new Error(`The model '${kind}' is cut short.`);
    }
    return [whole.buffer, whole.byteOffset + start + offset, length] as const;
  };
  return {
    // The writer encodes exactly one string.
    text: (name) => JSON.parse(ascii(new Uint8Array(...find(name, 'text', 1)))) as string,
    u8: (name) => new Uint8Array(...find(name, 'u8', 1)),
    i8: (name) => new Int8Array(...find(name, 'i8', 1)),
    u16: (name) => new Uint16Array(...find(name, 'u16', 2)),
    i16: (name) => new Int16Array(...find(name, 'i16', 2)),
    f64: (name) => new Float64Array(...find(name, 'f64', 8)),
  };
};

/** The trained models of an edition, each as the bytes of its file. */
export interface Models {
  readonly systems: Uint8Array;
  readonly faults: Uint8Array;
  readonly clauses: Uint8Array;
  /** Of owners' posts; too large for a page, which does without it. */
  readonly owners?: Uint8Array;
  /** Vectors of the words of owners' posts; counts beside `owners` only. */
  readonly encoder?: Uint8Array;
}
