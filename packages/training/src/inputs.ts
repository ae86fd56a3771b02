import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import inputs from '../inputs.json' with { type: 'json' };

/** A file of the data folder, as `inputs.json` lists it. */
export interface Input {
  readonly file: string;
  readonly source: string;
  readonly licence: string;
  readonly sha256: string;
  /** The steps of `train.ts` that read it. */
  readonly steps: readonly string[];
}

/** Every input of the pipeline that is not in the repository. */
export const INPUTS: readonly Input[] = inputs;

/**
 * What keeps steps from running, each as a sentence: inputs that are missing or are not those of the
 * manifest. Hashing them all takes a tenth of a second.
 *
 * @param folder the folder of the data
 * @param steps names of steps
 */
export const problemsOf = (folder: string, steps: readonly string[]): readonly string[] =>
  INPUTS.filter((input) => input.steps.some((step) => steps.includes(step))).flatMap((input) => {
    const path = join(folder, input.file);
    const what = `${path} (${input.source}; ${input.licence})`;
    if (!existsSync(path)) return [`Missing: ${what}.`];
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    return hash === input.sha256
      ? []
      : [`Changed: ${what} has the SHA-256 ${hash}, which inputs.json does not name.`];
  });
