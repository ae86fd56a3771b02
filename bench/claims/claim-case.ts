import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

/** What the owner's words allow to say about the claim. */
export type ClaimVerdict = 'right' | 'wrong' | 'open';

/** What somebody claims of a car, and what the owner saw. */
export interface ClaimCase {
  readonly id: string;
  readonly car: Vehicle;
  readonly country: 'GB' | 'US';
  /** Who claims it: 'garage', 'MOT tester', 'neighbour'. */
  readonly by: string;
  readonly signs: string;
  readonly claim: string;
  /** Fault ids of the claim. */
  readonly claimed: readonly string[];
  readonly verdict: ClaimVerdict;
  /** Fault ids of which one is the cause. */
  readonly causes: readonly string[];
  /** What decides; of the key words of one test an answer has at least one. */
  readonly tests: readonly { readonly words: string; readonly keys: readonly string[] }[];
  readonly why: string;
}

const FOLDER = join(import.meta.dirname, '..', 'cases', 'claims');

/** Every claim of `bench/cases/claims`, by file and place. */
export const readClaims = (): readonly ClaimCase[] =>
  readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) => {
      // Our own files.
      const file = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as {
        readonly cases: readonly ClaimCase[];
      };
      return file.cases;
    });
