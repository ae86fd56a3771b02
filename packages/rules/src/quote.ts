import type { Cause } from './diagnosis.ts';
import { formatCents, formatRange } from './money.ts';

/** A garage's price beside our range for the same repair. */
export interface QuoteComparison {
  /** '£220 above the top of our range' */
  readonly words: string;
  /** What to ask the garage, the most discriminative first. */
  readonly ask: readonly string[];
}

/** Within this share beyond an end of the range a price is not unusual: a range is an estimate. */
const TOLERANCE = 0.05;

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const hours = ({ low, high }: Cause['labourHours']): string =>
  low === high ? `${low} h` : `${low}–${high} h`;

/** What makes a price higher than usual, for one repair. */
const askedAbove = (
  { parts, labourHours }: Pick<Cause, 'parts' | 'labourHours'>,
  labourCentsPerHour: number,
  currency: string,
): string[] => {
  const usual = parts.filter(({ ifNeeded }) => !ifNeeded).map(({ name }) => name.toLowerCase());
  const maybe = parts.filter(({ ifNeeded }) => ifNeeded).map(({ name }) => name.toLowerCase());
  return [
    `How many hours of labour is it, and at which rate? We reckon with ${hours(labourHours)} at ${formatCents(labourCentsPerHour, { currency })}.`,
    ...(usual.length > 0
      ? [`Which parts are in it, of which make? We reckon with ${list(usual)}.`]
      : []),
    ...(maybe.length > 0 ? [`Does it include ${list(maybe)}, and why is that needed here?`] : []),
    'Is there other work in it, such as both sides at once, finding the fault, or tax?',
  ];
};

/** What may be missing in a price that is lower than usual. */
const askedBelow = ({ parts, labourHours }: Pick<Cause, 'parts' | 'labourHours'>): string[] => {
  const usual = parts.filter(({ ifNeeded }) => !ifNeeded).map(({ name }) => name.toLowerCase());
  return [
    usual.length > 0
      ? `Are the parts in it: ${list(usual)}? New, or used?`
      : `Is all the work in it? We reckon with ${hours(labourHours)}.`,
    'Does it include labour and tax, and what is the warranty?',
  ];
};

/**
 * Sets a quotation beside our range of parts and labour for a repair.
 *
 * @param cents the quotation, in the currency of the range
 * @param cause whose repair it is for, priced in that currency
 */
export const compareQuote = (
  cents: number,
  {
    cause,
    currency,
    labourCentsPerHour,
  }: {
    readonly cause: Pick<Cause, 'cost' | 'parts' | 'labourHours' | 'repairTitle'>;
    readonly currency: string;
    readonly labourCentsPerHour: number;
  },
): QuoteComparison => {
  const range = cause.cost.professional;
  const shown = formatRange(range, { currency, whole: true });
  const by = (difference: number): string => formatCents(difference, { currency, whole: true });
  if (cents > range.high * (1 + TOLERANCE)) {
    return {
      words: `${by(cents - range.high)} above the top of our range (${shown}). Ask what makes the difference.`,
      ask: askedAbove(cause, labourCentsPerHour, currency),
    };
  }
  if (cents < range.low * (1 - TOLERANCE)) {
    return {
      words: `${by(range.low - cents)} below the bottom of our range (${shown}). Ask what is in it.`,
      ask: askedBelow(cause),
    };
  }
  return { words: `Within our range (${shown}): nothing unusual.`, ask: [] };
};
