/** What a line of a quote is. A discount's amount is negative. */
export const QUOTE_LINE_KINDS = [
  'part',
  'labour',
  'fee',
  'discount',
  'tax',
  'subtotal',
  'total',
] as const;
export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number];

/** A line as it was understood. Money is integer cents of the quote's currency. */
export interface QuoteLine {
  /** Its words, without its figures. */
  readonly words: string;
  readonly kind: QuoteLineKind;
  /** As written; null where the line says none. */
  readonly quantity: number | null;
  readonly hours: number | null;
  /** Per hour. */
  readonly rateCents: number | null;
  /** Per piece. */
  readonly unitCents: number | null;
  /** Of the line; of hours at a rate, their product. */
  readonly amountCents: number;
  /** Null where the quote does not say. */
  readonly includesTax: boolean | null;
}

/** Whether the lines add up to the total. */
export interface QuoteSum {
  /** Parts, labour and fees, less discounts. */
  readonly itemsCents: number;
  /** Tax on top of the lines. */
  readonly taxCents: number;
  /** The last total that is written; null: there is none. */
  readonly totalCents: number | null;
  /** What the total has beyond the lines and their tax; 0 where they agree, null without a total. */
  readonly differenceCents: number | null;
}

/** A quote as it was understood. */
export interface Quote {
  /** ISO 4217; null where nothing shows it. */
  readonly currency: string | null;
  readonly lines: readonly QuoteLine[];
  readonly taxIncluded: boolean | null;
  /** Stated or computed from tax and lines, 0–1. */
  readonly taxRate: number | null;
  readonly sum: QuoteSum;
  /** Rows with something like an amount that were not understood. */
  readonly notUnderstood: readonly string[];
  /** Whether the text was longer than what is read. */
  readonly isCut: boolean;
}

/** Bounds of a text: what is beyond them is not read, and `isCut` says so. */
export const MAX_QUOTE_CHARACTERS = 40_000;
export const MAX_QUOTE_ROWS = 600;
export const MAX_ROW_CHARACTERS = 1000;
