import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Measurement {
  readonly engine: { readonly rows: number; readonly top1: number; readonly top3: number };
}

interface Strangers {
  readonly settled: {
    readonly byRepair: { readonly first: Interval; readonly amongThree: Interval };
  };
}

/** A share, and how far chance reaches. */
interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const resultOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../bench/results/${name}.json`), 'utf8'));

// Our own files; the web build has checked their shape.
/** The last result of `bench/accuracy`. */
export const measurement = (): Measurement => resultOf('accuracy') as Measurement;

/** The last result of `bench/strangers`. */
export const strangers = (): Strangers => resultOf('strangers') as Strangers;

/** A share in the format of the pages. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
