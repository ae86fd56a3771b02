import type { Models } from './model-file.ts';

/** The models of the browser's edition, in the order in which a pack holds them. */
export const PACKED_MODELS = [
  'systems',
  'faults',
  'clauses',
] as const satisfies readonly (keyof Models)[];

/**
 * Models as one file, so that a page fetches one: the length of each (4 bytes, little-endian) and its bytes.
 *
 * @throws when the file is cut short
 */
export const unpackModels = (pack: Uint8Array): Models => {
  const view = new DataView(pack.buffer, pack.byteOffset, pack.byteLength);
  let at = 0;
  const next = (): Uint8Array => {
    const length = view.getUint32(at, true);
    const end = at + 4 + length;
    if (end > pack.length) throw new Error('The pack of models is cut short.');
    // A copy begins where numbers are aligned.
    const bytes = pack.slice(at + 4, end);
    at = end;
    return bytes;
  };
  return { systems: next(), faults: next(), clauses: next() };
};
