import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Measurement {
  readonly engine: { readonly rows: number; readonly top1: number; readonly top3: number };
}

/** The last result of `bench/accuracy`. */
export const measurement = (): Measurement =>
  // Our own file; the web build has checked its shape.
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../bench/results/accuracy.json'), 'utf8'),
  ) as Measurement;

/** A share in the format of the pages. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
