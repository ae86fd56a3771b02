import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { type Pricing, repairPrices } from '@wrenchwise/knowledge/prices';

import {
  basisOf,
  type Beside,
  type ExaminedLine,
  NOTHING,
  onBasis,
  sentence,
} from './beside-usual.ts';
import { feeLine } from './examine-fee.ts';
import { labourLine } from './examine-labour.ts';
import { SUPPLIED_AND_FITTED } from './line-kind.ts';
import { moneyRange, moneyText, type Range, type Standing, standingOf } from './quote-context.ts';
import type { QuoteLine } from './quote.ts';

const IS_PAIR = /\b(?:pair|set|kit|both|four|axle)\b/iu;

const inMoney = ([low, high]: readonly [number, number], { region }: Pricing): Range => {
  const { partsPerDollar } = PRICE_REGIONS[region];
  return {
    low: Math.round(low * partsPerDollar) * 100,
    high: Math.round(high * partsPerDollar) * 100,
  };
};

const PART_QUESTIONS: Readonly<Partial<Record<Standing, string>>> = {
  above: 'Which make is it, and is there one of the same quality for less?',
  below: 'Is it new, which make is it, and how long is its warranty?',
};

const partLine = (line: QuoteLine, beside: Beside): ExaminedLine => {
  const { part, context } = beside;
  const { pricing } = context;
  if (!part || !pricing) return NOTHING;
  const isFitted = SUPPLIED_AND_FITTED.test(line.words);
  const [job] = part.faults;
  const whole =
    isFitted && job ? repairPrices(job, pricing).cost.professional : inMoney(part.usd, pricing);
  const pieces =
    line.quantity !== null && line.quantity > 1 && !IS_PAIR.test(part.name) ? line.quantity : 1;
  const range = onBasis({ low: whole.low, high: whole.high * pieces }, line, beside);
  const standing = standingOf(line.amountCents, range);
  const what = isFitted ? 'the part with its fitting' : 'what shops ask for this part';
  return {
    ...NOTHING,
    standing,
    money: range,
    basis: basisOf(what, pricing, line),
    words: sentence(
      moneyText(line.amountCents, pricing.currency),
      moneyRange(range, pricing.currency),
      standing,
    ),
    question: PART_QUESTIONS[standing] ?? null,
  };
};

/** A line beside what is usual; sums, tax and discounts are not set beside anything. */
export const examineLine = (line: QuoteLine, beside: Beside): ExaminedLine => {
  if (line.kind === 'part') return partLine(line, beside);
  if (line.kind === 'labour') return labourLine(line, beside);
  return line.kind === 'fee' ? feeLine(line, beside) : NOTHING;
};
