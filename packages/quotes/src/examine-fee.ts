import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import type { Pricing } from '@wrenchwise/knowledge/prices';

import { type Beside, type ExaminedLine, NOTHING, sentence } from './beside-usual.ts';
import { moneyRange, moneyText, type Range, standingOf } from './quote-context.ts';
import type { QuoteLine } from './quote.ts';

interface FeeRule {
  readonly words: RegExp;
  readonly range: (beside: Beside, pricing: Pricing) => Range | null;
  readonly basis: string;
  readonly question: string;
}

/** The most that a car's MOT test may cost in Great Britain (gov.uk, 'Getting an MOT: fees'). */
const MOT_FEE_CENTS = 5485;
const SUNDRIES_SHARE = 0.08;

const FEES: readonly FeeRule[] = [
  {
    words: /\bmot\b/iu,
    range: (_, { region }) => (region === 'uk' ? { low: 0, high: MOT_FEE_CENTS } : null),
    basis: 'The highest fee for a car’s test, set by law (gov.uk)',
    question: 'Is the test itself in it, or a retest?',
  },
  {
    words: /\bdiagnos|\bscan\b|fehlerspeicher|inspection/iu,
    range: (_, { region }) => {
      const { labourCentsPerHour } = PRICE_REGIONS[region];
      return {
        low: Math.round(labourCentsPerHour * 0.3),
        high: Math.round(labourCentsPerHour * 2),
      };
    },
    basis: 'Our estimate: half an hour to an hour and a half at usual rates',
    question: 'What was measured, and does the fee come off the price of the repair?',
  },
  {
    words:
      /sundr|consumable|supplies|kleinmaterial|kleinteile|verbrauchs|environment|disposal|entsorgung|altöl|waste|umwelt/iu,
    range: ({ quote }, { region }) => ({
      low: 0,
      high: Math.max(
        Math.round(quote.sum.itemsCents * SUNDRIES_SHARE),
        PRICE_REGIONS[region].labourCentsPerHour * 0.35,
      ),
    }),
    basis: 'Our estimate: up to a twelfth of the lines, or a third of an hour’s rate',
    question: 'What is in it that is not among the parts?',
  },
];

/** A fee beside what is usual for its kind; of another kind we have no figure. */
export const feeLine = (line: QuoteLine, beside: Beside): ExaminedLine => {
  const { pricing } = beside.context;
  const rule = FEES.find(({ words }) => words.test(line.words));
  const range = pricing && rule ? rule.range(beside, pricing) : null;
  if (!pricing || !rule || !range) return { ...NOTHING, question: 'What does this line pay for?' };
  const standing = standingOf(line.amountCents, range);
  return {
    ...NOTHING,
    standing,
    money: range,
    basis: rule.basis,
    words: sentence(
      moneyText(line.amountCents, pricing.currency),
      moneyRange(range, pricing.currency),
      standing,
    ),
    question: standing === 'within' ? null : rule.question,
  };
};
