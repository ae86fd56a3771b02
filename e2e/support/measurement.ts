import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Measurement {
  readonly engine: { readonly rows: number; readonly top1: number; readonly top3: number };
}

/** What `bench/accuracy` wrote last. */
export const measurement = (): Measurement =>
  // Our own file; the build of the web has checked its shape.
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../bench/results/accuracy.json'), 'utf8'),
  ) as Measurement;

/** A share as the pages show it. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
