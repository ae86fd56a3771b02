import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Models } from '../src/model/model-file.ts';

/** The files of the trained models, in `packages/engine/models` and beside the server's bundle. */
export const MODEL_FILES = {
  systems: 'systems.bin',
  faults: 'faults.bin',
  clauses: 'clauses.bin',
  owners: 'owners.bin',
  encoder: 'encoder.bin',
} as const satisfies Record<keyof Models, string>;

/**
 * Reads the models for `createEngine`, which itself reads no files. For programs on Node: a page would
 * fetch the same bytes.
 *
 * @param folder the folder that holds the files
 */
export const readModels = (folder: string): Models => ({
  systems: readFileSync(join(folder, MODEL_FILES.systems)),
  faults: readFileSync(join(folder, MODEL_FILES.faults)),
  clauses: readFileSync(join(folder, MODEL_FILES.clauses)),
  owners: readFileSync(join(folder, MODEL_FILES.owners)),
  encoder: readFileSync(join(folder, MODEL_FILES.encoder)),
});
