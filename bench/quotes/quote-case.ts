import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a line of a quote is. */
export type LineKind = 'part' | 'labour' | 'fee' | 'discount' | 'tax' | 'total';

/** How a job of a quote is to be judged. */
export type JobLabel = 'usual' | 'above' | 'below' | 'missing part' | 'does not follow';

/** A line that the script writes; what is null is not written. Money in cents of the currency. */
export interface QuoteLine {
  readonly words: string;
  readonly kind: LineKind;
  readonly quantity: number | null;
  readonly hours: number | null;
  readonly rateCents: number | null;
  readonly unitCents: number | null;
  readonly amountCents: number;
  /** The place of its job; null for what belongs to the whole quote. */
  readonly job: number | null;
}

export interface QuoteJob {
  readonly words: string;
  /** Ids of faults that the job mends. */
  readonly repairs: readonly string[];
  /** Slugs of everyday jobs. */
  readonly everyday: readonly string[];
  readonly label: JobLabel;
  readonly why: string;
}

export const LAYOUTS = [
  'hand-typed',
  'e-mail',
  'table',
  'broken-columns',
  'tabs',
  'dealer-form',
  'text-message',
  'till-receipt',
  'job-blocks',
  'sections',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A quote whose every line is known. */
export interface QuoteCase {
  readonly id: string;
  readonly layout: Layout;
  readonly currency: 'GBP' | 'EUR' | 'USD';
  /** Whether the lines hold the tax, a line adds it, or there is none. */
  readonly tax: 'in' | 'out' | 'none';
  readonly country: 'GB' | 'IE' | 'DE' | 'US';
  readonly vehicle: {
    readonly make: string;
    readonly model: string;
    readonly year: number;
    readonly engine: string;
    readonly fuel: 'petrol' | 'diesel' | 'hybrid' | 'electric';
  };
  /** What the car was brought for, or what was found. */
  readonly complaint: string;
  readonly jobs: readonly QuoteJob[];
  readonly lines: readonly QuoteLine[];
}

const FOLDER = join(import.meta.dirname, '..', 'cases', 'quotes');

/** Every quote of `bench/cases/quotes`, by file and place. Throws when two share an id. */
export const readQuotes = (): readonly QuoteCase[] => {
  const quotes = readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) => {
      // Our own files.
      const file = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as {
        readonly quotes: readonly QuoteCase[];
      };
      return file.quotes;
    });
  if (new Set(quotes.map(({ id }) => id)).size < quotes.length) {
    throw new Error('two quotes share an id');
  }
  return quotes;
};
