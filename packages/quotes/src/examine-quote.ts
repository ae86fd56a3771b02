import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import type { Pricing } from '@wrenchwise/knowledge/prices';

import type { ExaminedLine } from './beside-usual.ts';
import { examineLine } from './examine-line.ts';
import { foreignTo, surelyNamed } from './follows.ts';
import { missingBeside } from './goes-together.ts';
import type { FoundPart } from './part-index.ts';
import { hoursText, moneyText, type QuoteContext, standingOf } from './quote-context.ts';
import type { Quote, QuoteLine } from './quote.ts';
import { unaskedServices } from './unasked-services.ts';
import { usualWork } from './usual-hours.ts';
import { isNamedWork } from './work-words.ts';

/** Something about a quote as a whole, or about lines together. */
export interface QuoteNote {
  readonly about: 'hours' | 'sum' | 'tax' | 'missing' | 'twice' | 'diagnosis' | 'currency';
  readonly words: string;
  /** Where the figure is from; null where there is none. */
  readonly basis: string | null;
  readonly question: string;
}

/** A quote beside what is usual. */
export interface ExaminedQuote {
  readonly lines: readonly (ExaminedLine & {
    /** The same for the same part in two quotes; null where none was recognised. */
    readonly part: string | null;
  })[];
  readonly notes: readonly QuoteNote[];
  /** The repairs that its parts belong to. */
  readonly repairs: readonly { readonly faultId: string; readonly name: string }[];
  /** Lines above or below what is usual. */
  readonly unusual: number;
}

const fromDiagnosis = (
  quote: Quote,
  parts: readonly (FoundPart | undefined)[],
  { found, index }: QuoteContext,
): readonly QuoteNote[] => {
  const [first] = found ?? [];
  if (!found || !first) return [];
  const named = surelyNamed(quote.lines, parts);
  const foreign = foreignTo(found, index, { all: parts, named });
  const basis = 'The causes of your diagnosis';
  if (foreign.length > 1 && foreign.length === named.length) {
    return [
      {
        about: 'diagnosis',
        words: `Nothing of this follows from what was found (${first.name}). The workshop may have found something else.`,
        basis,
        question: 'What was tested, and what was the result?',
      },
    ];
  }
  const unasked = unaskedServices(quote.lines, found, index.namesOf);
  return [...foreign.map(({ words }) => words), ...unasked].map((words) => ({
    about: 'diagnosis',
    words: `‘${words}’ does not follow from what was found (${first.name}).`,
    basis,
    question: 'What did you find that calls for it? May I see it, or a photograph?',
  }));
};

const twice = (quote: Quote): readonly QuoteNote[] => {
  const items = quote.lines.filter(
    ({ kind }) => kind === 'part' || kind === 'labour' || kind === 'fee',
  );
  const seen = new Map<string, number>();
  for (const { words, amountCents } of items) {
    const key = `${words.toLowerCase()} ${amountCents}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return [...seen].flatMap(([key, count]) =>
    count < 2
      ? []
      : [
          {
            about: 'twice' as const,
            words: `‘${key.slice(0, key.lastIndexOf(' '))}’ is listed ${count === 2 ? 'twice' : `${count} times`} with the same amount.`,
            basis: null,
            question: 'Is it for both sides, or is one of the lines not needed?',
          },
        ],
  );
};

const ofSum = ({ sum }: Quote, currency: string): readonly QuoteNote[] => {
  if (sum.differenceCents === null || sum.differenceCents === 0) return [];
  const difference = moneyText(Math.abs(sum.differenceCents), currency);
  const total = moneyText(sum.totalCents ?? 0, currency);
  return [
    {
      about: 'sum',
      words:
        sum.differenceCents > 0
          ? `The lines add up to ${difference} less than the total of ${total}. A line may not have been read, or is not listed.`
          : `The lines add up to ${difference} more than the total of ${total}. A discount may not be listed, or a line was read twice.`,
      basis: null,
      question: `What makes up the other ${difference}?`,
    },
  ];
};

/** Shares of tax that repairs have in a region, lowest and highest. */
const TAX_SHARES: Readonly<Record<Pricing['region'], readonly [number, number]>> = {
  uk: [0.2, 0.2],
  ie: [0.09, 0.23],
  eu: [0.15, 0.27],
  us: [0, 0.13],
  ca: [0.05, 0.15],
  au: [0.1, 0.1],
  nz: [0.15, 0.15],
};

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

const ofTax = (quote: Quote, context: QuoteContext): readonly QuoteNote[] => {
  const { pricing } = context;
  if (pricing === null) return [];
  const { inWords } = PRICE_REGIONS[pricing.region];
  if (quote.taxIncluded === null && quote.lines.length > 0) {
    return [
      {
        about: 'tax',
        words: 'It does not say whether tax is included.',
        basis: null,
        question: 'Is that the price with tax, as I pay it?',
      },
    ];
  }
  const [low, high] = TAX_SHARES[pricing.region];
  const { sum, taxRate } = quote;
  const share = sum.taxCents > 0 && sum.itemsCents > 0 ? sum.taxCents / sum.itemsCents : taxRate;
  // Where tax is on parts only, its share of everything is lower: only what is too high is named.
  if (share === null || share <= high + 0.005) return [];
  return [
    {
      about: 'tax',
      words: `Tax comes to ${percent(share)} of the lines, where ${low === high ? percent(low) : `at most ${percent(high)}`} is usual in ${inWords}.`,
      basis: 'The rates of tax in force',
      question: 'What is the tax worked out from?',
    },
  ];
};

const ofHours = (
  quote: Quote,
  parts: readonly FoundPart[],
): { readonly notes: readonly QuoteNote[]; readonly work: ReturnType<typeof usualWork> } => {
  const work = usualWork(parts);
  const hours = quote.lines.reduce((sum, line) => sum + (line.hours ?? 0), 0);
  const worked = quote.lines.filter((line) => line.hours !== null);
  if (!work || worked.length < 2) return { notes: [], work };
  const standing = standingOf(hours, work.hours);
  if (standing === 'within') return { notes: [], work };
  return {
    work,
    notes: [
      {
        about: 'hours',
        words: `Labour comes to ${Math.round(hours * 10) / 10} h together, where ${hoursText(work.hours)} is usual.`,
        basis: 'Our estimate of the repairs that these parts belong to',
        question:
          standing === 'above'
            ? 'Which jobs share work, such as taking the same parts off, and is that counted once?'
            : 'Is all the work in these hours?',
      },
    ],
  };
};

/** The part that a line is about. Machining, coding or a test of a part is not the part. */
const partOf = (
  { kind, words }: QuoteLine,
  { index, allows = () => true }: QuoteContext,
): FoundPart | undefined => {
  if (kind !== 'part' && kind !== 'labour') return undefined;
  const part = index.find(words, allows);
  const isOther = part !== undefined && isNamedWork(words) && !isNamedWork(part.name);
  return kind === 'labour' && isOther ? undefined : part;
};

/**
 * Sets each line of a quote beside what is usual for the car and the place, and says what to ask. It accuses nobody:
 * each figure comes with its range and where that is from.
 */
export const examineQuote = (quote: Quote, context: QuoteContext): ExaminedQuote => {
  const parts = quote.lines.map((line) => partOf(line, context));
  const found = parts.filter((part) => part !== undefined);
  const { notes, work } = ofHours(quote, found);
  const lines = quote.lines.map((line, at) => ({
    ...examineLine(line, { part: parts[at], work, quote, context }),
    part: parts[at]?.key ?? null,
  }));
  const items = quote.lines.filter(
    ({ kind }) => kind !== 'total' && kind !== 'subtotal' && kind !== 'tax',
  );
  const currency = quote.currency ?? context.pricing?.currency ?? 'GBP';
  return {
    lines,
    notes: [
      ...(context.pricing === null
        ? [
            {
              about: 'currency' as const,
              words:
                'We have no prices in this currency: hours are set beside ours, amounts are not.',
              basis: null,
              question: 'How many hours of labour is it, and at which rate?',
            },
          ]
        : []),
      ...fromDiagnosis(quote, parts, context),
      ...notes,
      ...ofSum(quote, currency),
      ...ofTax(quote, context),
      ...missingBeside(items, context.found).map(({ words, question }) => ({
        about: 'missing' as const,
        words,
        basis: 'Workshop practice',
        question,
      })),
      ...twice(quote),
    ],
    repairs: (work?.repairs ?? []).slice(0, 6).map(({ id, name }) => ({ faultId: id, name })),
    unusual: lines.filter(({ standing }) => standing === 'above' || standing === 'below').length,
  };
};
