import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import type { Pricing } from '@wrenchwise/knowledge/prices';

import {
  basisOf,
  type Beside,
  type ExaminedLine,
  NOTHING,
  onBasis,
  RATE_SHARES,
  sentence,
} from './beside-usual.ts';
import {
  hoursText,
  moneyRange,
  moneyText,
  type Range,
  type Standing,
  standingOf,
} from './quote-context.ts';
import type { QuoteLine } from './quote.ts';
import { isNamedWork } from './work-words.ts';

const rateOf = (line: QuoteLine, beside: Beside): Range | null => {
  const { pricing } = beside.context;
  if (!pricing || line.rateCents === null) return null;
  const own = pricing.labourCentsPerHour;
  const usual = PRICE_REGIONS[pricing.region].labourCentsPerHour;
  // An own rate that was set is what this owner expects to pay: the range reaches to it.
  const range = {
    low: Math.round(Math.min(usual * RATE_SHARES.low, own)),
    high: Math.round(Math.max(usual * RATE_SHARES.high, own)),
  };
  return onBasis(range, line, beside);
};

const LABOUR_QUESTIONS: Readonly<Partial<Record<Standing, string>>> = {
  above: 'What takes the time, job by job? Is rust or access the reason on this car?',
  below: 'Is all the work in it, such as bleeding, setting and a road test?',
};

/** The hours that are usual for a line: of the repair that it names, or of the quote's repairs. */
const hoursOf = (line: QuoteLine, { part, work, quote }: Beside): Range | null => {
  if (line.hours === null) return null;
  const worked = quote.lines.filter(({ hours }) => hours !== null).length;
  if (part && part.faults.length > 0 && worked > 1) {
    // Of several lines of work each may be a piece of the repair.
    return { ...hoursRange(part.faults), low: 0 };
  }
  return worked === 1 ? (work?.hours ?? null) : null;
};

/** Of hours and rate the one that is unusual, hours first. */
const worse = (ofHours: Standing, ofRate: Standing): Standing => {
  const unusual = [ofHours, ofRate].find(
    (standing) => standing === 'above' || standing === 'below',
  );
  if (unusual) return unusual;
  return ofHours === 'unknown' ? ofRate : ofHours;
};

const hoursWords = (worked: number, usual: Range, standing: Standing): string =>
  standing === 'within'
    ? `${worked} h, within the usual ${hoursText(usual)}.`
    : `Labour ${worked} h, where ${hoursText(usual)} is usual.`;

const rateWords = (cents: number, usual: Range, standing: Standing, currency: string): string =>
  `The rate: ${sentence(`${moneyText(cents, currency)} an hour`, moneyRange(usual, currency), standing)}`;

const labourQuestion = (line: QuoteLine, ofHours: Standing, ofRate: Standing): string | null => {
  if (ofHours === 'within' || ofHours === 'unknown') {
    if (ofRate === 'above') return 'Is that the rate for all work, or for a specialist’s?';
    return line.hours === null ? 'How many hours is it, and at which rate?' : null;
  }
  return LABOUR_QUESTIONS[ofHours] ?? null;
};

/** A line of labour: its hours beside the repair's, its rate beside the region's, or its sum beside both. */
export const labourLine = (line: QuoteLine, beside: Beside): ExaminedLine => {
  const { pricing } = beside.context;
  const inOneSum = line.hours === null && pricing ? labourInOneSum(line, pricing, beside) : null;
  if (inOneSum) return inOneSum;
  const hours = hoursOf(line, beside);
  const rate = rateOf(line, beside);
  const ofHours = line.hours !== null && hours ? standingOf(line.hours, hours) : 'unknown';
  const ofRate = line.rateCents !== null && rate ? standingOf(line.rateCents, rate) : 'unknown';
  const words = [
    ...(line.hours !== null && hours ? [hoursWords(line.hours, hours, ofHours)] : []),
    ...(line.rateCents !== null && rate && pricing
      ? [rateWords(line.rateCents, rate, ofRate, pricing.currency)]
      : []),
  ].join(' ');
  const what = hours ? 'workshop hours of this repair' : 'hourly rates';
  return {
    standing: worse(ofHours, ofRate),
    money: null,
    hours,
    rate,
    basis: words === '' ? null : basisOf(what, pricing, line),
    words: words === '' ? null : words,
    question: labourQuestion(line, ofHours, ofRate),
  };
};

const hoursRange = (
  faults: readonly { readonly labourHours: readonly [number, number] }[],
): Range => ({
  low: Math.min(...faults.map(({ labourHours }) => labourHours[0])),
  high: Math.max(...faults.map(({ labourHours }) => labourHours[1])),
});

/** Labour in one sum: our hours at rates that are usual. */
const labourInOneSum = (line: QuoteLine, pricing: Pricing, beside: Beside): ExaminedLine | null => {
  const usual = PRICE_REGIONS[pricing.region].labourCentsPerHour;
  // Alignment or machining is not the work of the repair.
  const isOnly =
    !isNamedWork(line.words) &&
    beside.quote.lines.filter(({ kind }) => kind === 'labour').length === 1;
  const own = beside.part?.faults ?? [];
  const named = own.length > 0 ? hoursRange(own) : undefined;
  const hours = isOnly ? beside.work?.hours : named && { ...named, low: 0 };
  if (!hours) return null;
  const range = {
    low: Math.round(hours.low * usual * RATE_SHARES.low),
    high: Math.round(hours.high * usual * RATE_SHARES.high),
  };
  const money = onBasis(range, line, beside);
  const standing = standingOf(line.amountCents, money);
  const { currency } = pricing;
  return {
    ...NOTHING,
    standing,
    money,
    hours,
    basis: basisOf(`${hoursText(hours)} at usual hourly rates`, pricing, line),
    words: sentence(moneyText(line.amountCents, currency), moneyRange(money, currency), standing),
    question: LABOUR_QUESTIONS[standing] ?? 'How many hours is it, and at which rate?',
  };
};
