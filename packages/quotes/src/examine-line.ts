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
import { MATERIAL } from './materials.ts';
import { moneyRange, moneyText, type Range, type Standing, standingOf } from './quote-context.ts';
import type { QuoteLine } from './quote.ts';

/** How many pieces a name of the knowledge stands for. */
const piecesOfName = (name: string): number => {
  if (/\bpair\b|\bboth\b|\baxle\b/iu.test(name)) return 2;
  if (/\b(?:set|four)\b/iu.test(name)) return 4;
  return /\p{L}{3}s\b(?<!ss|us)/iu.test(name) ? 2 : 1;
};

const WORD_NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** How many pieces a line is for, fewest and most: 'set of 4', 'pair', a plural without a number. */
const piecesOfLine = ({ words, quantity }: QuoteLine): readonly [number, number] => {
  if (quantity !== null && quantity > 1) return [quantity, quantity];
  const [, figure, word] = /\b(?:set of|x)\s?(?:(\d)|(\p{L}+))\b/iu.exec(words) ?? [];
  const written = figure
    ? Number(figure)
    : WORD_NUMBERS.findIndex((one) => one === word?.toLowerCase()) + 1;
  if (written > 1) return [written, written];
  if (/\bpair\b|\bboth\b|\bprs?\b|\bL ?[&+/] ?R\b/iu.test(words)) return [2, 2];
  if (/\b(?:sets?|satz)\b/iu.test(words)) return [1, 4];
  return quantity === null && /\p{L}{3}s\b(?<!ss|us)/iu.test(words) ? [1, 2] : [1, 1];
};

const isMaterial = (name: string): boolean => MATERIAL.test(name);

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
  const perName = piecesOfName(part.name);
  const [fewest, most] = piecesOfLine(line);
  const range = onBasis(
    {
      // Materials come in any size. Of a set a single piece may be quoted.
      low: isMaterial(part.name) ? 0 : Math.round(whole.low * Math.min(1, fewest / perName)),
      high: Math.round(whole.high * Math.max(1, most / perName)),
    },
    line,
    beside,
  );
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
