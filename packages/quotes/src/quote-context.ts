import type { Pricing } from '@wrenchwise/knowledge/prices';

import type { PartIndex, QuotedFault } from './part-index.ts';

/** What a quote is set beside. */
export interface QuoteContext {
  readonly index: PartIndex;
  /** Of the region whose currency the quote is in; null: we have no prices in that currency. */
  readonly pricing: Pricing | null;
  /** Which repairs this car can need at all; without it, any. */
  readonly allows?: (fault: QuotedFault) => boolean;
  /** The causes that a diagnosis found, and the other variants of their repairs. */
  readonly found?: readonly {
    readonly faultId: string;
    readonly name: string;
    /** 0–1; one without it is taken for certain. */
    readonly probability?: number;
  }[];
}

/** The usual share of tax on repairs, by price region. Figures of a region are with it (decision 014). */
export const USUAL_TAX: Readonly<Record<Pricing['region'], number>> = {
  uk: 0.2,
  ie: 0.23,
  eu: 0.21,
  us: 0.07,
  ca: 0.13,
  au: 0.1,
  nz: 0.15,
};

/** A range with both ends, in integer cents or in hours. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export type Standing = 'below' | 'within' | 'above' | 'unknown';

/** An estimate is a range of estimates: so far beyond an end nothing is called unusual. */
const TOLERANCE = 0.15;

/** Where a figure is beside a range. */
export const standingOf = (figure: number, { low, high }: Range): Standing => {
  if (figure > high * (1 + TOLERANCE)) return 'above';
  return figure < low * (1 - TOLERANCE) ? 'below' : 'within';
};

const SIGNS: Readonly<Record<string, string>> = {
  GBP: '£',
  EUR: '€',
  USD: '$',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
};

/** '£280', '£280.50'. */
export const moneyText = (cents: number, currency: string): string => {
  const sized = Math.abs(cents);
  const figure = sized % 100 === 0 ? String(sized / 100) : (sized / 100).toFixed(2);
  return `${cents < 0 ? '−' : ''}${SIGNS[currency] ?? `${currency} `}${figure}`;
};

/** '£90–£320', whole units. */
export const moneyRange = ({ low, high }: Range, currency: string): string => {
  const [from, to] = [low, high].map((cents) => moneyText(Math.round(cents / 100) * 100, currency));
  return from === to ? String(from) : `${from}–${to}`;
};

/** '3–5 h'. */
export const hoursText = ({ low, high }: Range): string => {
  const [from, to] = [low, high].map((hours) => String(Math.round(hours * 10) / 10));
  return from === to ? `${from} h` : `${from}–${to} h`;
};
