import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

import { SEAL } from './archive-writer.ts';
import { DamagedArchiveError, type Manifest, MANIFEST, parseManifest } from './manifest.ts';
import { BLOCK, readTarHeader } from './tar-header.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer<ArrayBuffer>;
}

const CUT_OFF = 'it is cut off';
const CHANGED = 'its contents have changed since it was written';

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

/**
 * Reads an archive's entries in their order. Every byte counts: throws `DamagedArchiveError` when one is
 * not as it was written, one is missing or one is added, at the latest after the last entry.
 */
export async function* readEntries(file: FileHandle): AsyncGenerator<ArchiveEntry> {
  const { size: fileSize } = await file.stat();
  const whole = createHash('sha256');
  let position = 0;

  const take = async (size: number): Promise<Buffer<ArrayBuffer>> => {
    if (position + size > fileSize) throw new DamagedArchiveError(CUT_OFF);
    const bytes = Buffer.alloc(size);
    let filled = 0;
    while (filled < size) {
      const { bytesRead } = await file.read(bytes, filled, size - filled, position + filled);
      if (bytesRead === 0) throw new DamagedArchiveError(CUT_OFF);
      filled += bytesRead;
    }
    position += size;
    return bytes;
  };

  for (;;) {
    const header = await take(BLOCK);
    const entry = readTarHeader(header);
    if (!entry) throw new DamagedArchiveError(CHANGED);
    const content = await take(entry.size);
    const rest = await take((BLOCK - (entry.size % BLOCK)) % BLOCK);
    if (!isZero(rest)) throw new DamagedArchiveError(CHANGED);
    if (entry.name === SEAL) {
      if (content.toString('latin1') !== `${whole.digest('hex')}\n`) {
        throw new DamagedArchiveError(CHANGED);
      }
      break;
    }
    whole.update(header).update(content).update(rest);
    yield { name: entry.name, content };
  }
  if (!isZero(await take(2 * BLOCK))) throw new DamagedArchiveError(CHANGED);
  if (position !== fileSize) throw new DamagedArchiveError('something was added to it');
}

/**
 * Reads an archive from its first byte to its last and compares every entry with the manifest, which it
 * returns. Throws `DamagedArchiveError`, and `RestoreRefusedError` for a newer format.
 */
export const verifyArchive = async (file: FileHandle): Promise<Manifest> => {
  const found: { name: string; bytes: number; sha256: string }[] = [];
  let manifest: Manifest | undefined;
  for await (const { name, content } of readEntries(file)) {
    if (name === MANIFEST) {
      manifest = parseManifest(content.toString('utf8'));
    } else {
      const sha256 = createHash('sha256').update(content).digest('hex');
      found.push({ name, bytes: content.length, sha256 });
    }
  }
  if (!manifest) throw new DamagedArchiveError('it has no manifest');
  if (JSON.stringify(found) !== JSON.stringify(manifest.entries)) {
    throw new DamagedArchiveError('its entries are not those of its manifest');
  }
  return manifest;
};
