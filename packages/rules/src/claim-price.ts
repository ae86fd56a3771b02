import type { ClaimExamination } from './claim.ts';
import { formatCents, formatRange } from './money.ts';

/** Within this share beyond an end of the range a price is not unusual: a range is an estimate. */
const TOLERANCE = 0.05;

/** No repair of a car costs more, in cents. */
const MAX_CENTS = 10_000_000;

const SIGNS: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/quid|pounds/i, 'GBP'],
  [/euros?/i, 'EUR'],
  [/dollars/i, 'USD'],
];

/** Cents of a price as it is written: '£1,800', '1.8k', '450 quid'; undefined where it is none. */
const centsOf = (written: string): number | undefined => {
  const figures = /\d[\d,.]*/.exec(written)?.[0].replace(/[,.](?=\d{3}\b)/g, '') ?? '';
  const amount = Number(figures.replace(',', '.')) * (/\dk\b/i.test(written) ? 1000 : 1);
  const cents = Math.round(amount * 100);
  return Number.isFinite(cents) && cents > 0 && cents <= MAX_CENTS ? cents : undefined;
};

const currencyOf = (written: string): string | undefined =>
  SIGNS[/[£€$]/.exec(written)?.[0] ?? ''] ?? WORDS.find(([word]) => word.test(written))?.[1];

/** A dollar sign is that of the place: 'A$' is written '$' there. */
const isOf = (written: string, currency: string): boolean => {
  const named = currencyOf(written);
  return named === currency || (named === 'USD' && currency.endsWith('D'));
};

/** A price that was named with a claim, beside our range for the repair; undefined where neither is known. */
export const claimPrice = (
  written: string | undefined,
  { claimed, pricing }: Pick<ClaimExamination, 'claimed' | 'pricing'>,
): ClaimExamination['price'] => {
  const cents = written === undefined ? undefined : centsOf(written);
  if (written === undefined || cents === undefined || claimed === undefined) return undefined;
  const { currency } = pricing;
  if (!isOf(written, currency)) {
    return { cents, words: `${written} is in another currency than your prices.` };
  }
  const { low, high } = claimed.cost;
  const range = formatRange({ low, high }, { currency, whole: true });
  const shown = formatCents(cents, { currency });
  const by = (difference: number): string => formatCents(difference, { currency, whole: true });
  const basis = `our range for this repair, an estimate of parts and labour (${range})`;
  if (cents > high * (1 + TOLERANCE)) {
    return { cents, words: `${shown} is ${by(cents - high)} above ${basis}. Ask what is in it.` };
  }
  if (cents < low * (1 - TOLERANCE)) {
    return { cents, words: `${shown} is ${by(low - cents)} below ${basis}. Ask what is left out.` };
  }
  return { cents, words: `${shown} is within ${basis}.` };
};
