import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import type { Pricing } from '@wrenchwise/knowledge/prices';

import type { FoundPart } from './part-index.ts';
import { type QuoteContext, type Range, type Standing, USUAL_TAX } from './quote-context.ts';
import type { Quote, QuoteLine } from './quote.ts';
import type { UsualWork } from './usual-hours.ts';

/** A line beside what is usual. Ranges of money are on the line's own basis: with tax or without, as it is. */
export interface ExaminedLine {
  readonly standing: Standing;
  readonly money: Range | null;
  readonly hours: Range | null;
  readonly rate: Range | null;
  /** Where the range is from; null without a range. */
  readonly basis: string | null;
  readonly words: string | null;
  readonly question: string | null;
}

export interface Beside {
  readonly part: FoundPart | undefined;
  readonly work: UsualWork | undefined;
  readonly quote: Quote;
  readonly context: QuoteContext;
}

export const NOTHING: ExaminedLine = {
  standing: 'unknown',
  money: null,
  hours: null,
  rate: null,
  basis: null,
  words: null,
  question: null,
};

/** Independents of one country differ so much from its average: £47 to £141 around £76 (decision 014). */
export const RATE_SHARES = { low: 0.6, high: 1.9 };

/** A range with tax, as the line has it: without tax where that comes on top, both where nobody says. */
export const onBasis = (
  { low, high }: Range,
  line: QuoteLine,
  { quote, context }: Beside,
): Range => {
  const region = context.pricing?.region;
  const share = 1 + (quote.taxRate ?? (region ? USUAL_TAX[region] : 0));
  if (line.includesTax === true) return { low, high };
  return line.includesTax === false
    ? { low: Math.round(low / share), high: Math.round(high / share) }
    : { low: Math.round(low / share), high };
};

const taxText = ({ includesTax }: QuoteLine): string => {
  if (includesTax === null) return 'with or before tax';
  return includesTax ? 'with tax' : 'before tax';
};

export const basisOf = (what: string, pricing: Pricing | null, line: QuoteLine): string =>
  pricing === null
    ? `Our estimate: ${what}`
    : `Our estimate: ${what} in ${PRICE_REGIONS[pricing.region].inWords}, ${taxText(line)}`;

/** '£480 where £90–£320 is usual', or nothing where it is. */
export const sentence = (figure: string, usual: string, standing: Standing): string =>
  standing === 'within'
    ? `${figure}, within the usual ${usual}.`
    : `${figure}, where ${usual} is usual.`;
