import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { type Pricing, repairPrices } from '@wrenchwise/knowledge/prices';

import { SUPPLIED_AND_FITTED } from './line-kind.ts';
import type { FoundPart } from './part-index.ts';
import {
  hoursText,
  moneyRange,
  moneyText,
  type QuoteContext,
  type Range,
  type Standing,
  standingOf,
  USUAL_TAX,
} from './quote-context.ts';
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

interface Beside {
  readonly part: FoundPart | undefined;
  readonly work: UsualWork | undefined;
  readonly quote: Quote;
  readonly context: QuoteContext;
}

const NOTHING: ExaminedLine = {
  standing: 'unknown',
  money: null,
  hours: null,
  rate: null,
  basis: null,
  words: null,
  question: null,
};

/** Independents of one country differ so much from its average: £47 to £141 around £76 (decision 014). */
const RATE_SHARES = { low: 0.6, high: 1.9 };

/** A range with tax, as the line has it: without tax where that comes on top, both where nobody says. */
const onBasis = ({ low, high }: Range, line: QuoteLine, { quote, context }: Beside): Range => {
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

const basisOf = (what: string, { region }: Pricing, line: QuoteLine): string =>
  `Our estimate: ${what} in ${PRICE_REGIONS[region].inWords}, ${taxText(line)}`;

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

/** '£480 where £90–£320 is usual', or nothing where it is. */
const sentence = (figure: string, usual: string, standing: Standing): string =>
  standing === 'within'
    ? `${figure}, within the usual ${usual}.`
    : `${figure}, where ${usual} is usual.`;

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
    return hoursRange(part.faults);
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

const labourLine = (line: QuoteLine, beside: Beside): ExaminedLine => {
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
    basis: words === '' ? null : pricing ? basisOf(what, pricing, line) : `Our estimate: ${what}`,
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
  const isOnly = beside.quote.lines.filter(({ kind }) => kind === 'labour').length === 1;
  const own = beside.part?.faults ?? [];
  const hours = isOnly ? beside.work?.hours : own.length > 0 ? hoursRange(own) : undefined;
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

const feeLine = (line: QuoteLine, beside: Beside): ExaminedLine => {
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

/** A line beside what is usual; sums, tax and discounts are not set beside anything. */
export const examineLine = (line: QuoteLine, beside: Beside): ExaminedLine => {
  if (line.kind === 'part') return partLine(line, beside);
  if (line.kind === 'labour') return labourLine(line, beside);
  return line.kind === 'fee' ? feeLine(line, beside) : NOTHING;
};
