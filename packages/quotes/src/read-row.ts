import { type Figure, readFigures } from './figures.ts';
import { isNoLine, isOfTheTrade, kindOf, sectionOf, taxWordsOf } from './line-kind.ts';
import type { QuoteLine, QuoteLineKind } from './quote.ts';
import type { Row } from './rows.ts';

/** What a row is read as: a line, nothing that concerns money, or something that was not understood. */
export type ReadRow = QuoteLine | 'nothing' | 'not-understood';

export interface RowContext {
  /** Whether the text writes its amounts with signs or decimals: bare numbers then count for less. */
  readonly hasMoney: boolean;
  /** Cents per hour of the quote, where a row of its own names it. */
  readonly rateCents: number | null;
}

const cents = (value: number): number => Math.round(value * 100);
/** A price by the hour is between these. Below, it is a number of something else. */
const MIN_RATE_CENTS = 1500;
const MAX_RATE_CENTS = 40_000;
/** A quotient below this of a bare number and hours: the number was the rate. */
const MIN_LIKELY_RATE_CENTS = 2500;
const isRate = (amount: number): boolean => amount >= MIN_RATE_CENTS && amount <= MAX_RATE_CENTS;
/** A price of one labour line with '1' in front may be a rate only up to here. */
const MAX_SINGLE_RATE_CENTS = 20_000;

interface Sum {
  /** Its row has columns of tax and gross after the net amount. */
  readonly isNet?: boolean;
  readonly amountCents: number;
  readonly quantity: number | null;
  readonly unitCents: number | null;
  readonly used: readonly Figure[];
}

/** Net, tax and gross in three columns: the shares that tax has. */
const isTaxOf = (net: number, tax: number): boolean => tax / net > 0.04 && tax / net < 0.28;

/** Without the columns of tax and gross that follow a net amount. */
const withoutTaxColumns = (money: readonly Figure[]): readonly Figure[] => {
  const [net, tax, gross] = money.slice(-3);
  const isTriple =
    net &&
    tax &&
    gross &&
    Math.abs(net.value + tax.value - gross.value) < 0.015 &&
    isTaxOf(net.value, tax.value);
  return isTriple ? money.slice(0, -2) : money;
};

const agrees = (product: number, amountCents: number, quantity: number): boolean =>
  Math.abs(product - amountCents) <= Math.max(1, Math.min(quantity, 20) * 0.5 + 0.5);

/** The two figures whose product is the amount, of those before it. */
const factorsOf = (
  amountCents: number,
  before: readonly Figure[],
  percents: readonly Figure[],
): Pick<Sum, 'quantity' | 'unitCents' | 'used'> | undefined => {
  const sized = Math.abs(amountCents);
  const shares = [1, ...percents.map(({ value }) => 1 - Math.abs(value) / 100)];
  for (const unit of before.toReversed()) {
    if (unit.kind === 'count' || unit.kind === 'hours') continue;
    for (const count of before) {
      if (count === unit || count.hasSign || count.value <= 0 || count.value > 1000) continue;
      const product = cents(unit.value) * count.value;
      if (shares.some((share) => agrees(product * share, sized, count.value))) {
        return { quantity: count.value, unitCents: cents(unit.value), used: [unit, count] };
      }
    }
  }
  return undefined;
};

/** Pieces of a line without the price of one: 'x2', or a small number in a cell of its own before the amount. */
const countOf = (figures: readonly Figure[], amount: Figure): Figure | undefined =>
  figures.find(
    ({ kind, value, isCell, start }) =>
      kind === 'plain' &&
      isCell &&
      Number.isInteger(value) &&
      value >= 1 &&
      value <= 20 &&
      start < amount.start,
  ) ??
  figures.findLast(
    ({ kind, value, isVolume }) => kind === 'count' && Number.isInteger(value) && !isVolume,
  );

/** '2 tyres at 75 each': the price of one and how many. */
const sumOfPieces = (each: Figure, figures: readonly Figure[]): Sum => {
  const count = figures.find(
    ({ kind, value }) => kind === 'count' && Number.isInteger(value) && value > 0,
  );
  const unitCents = cents(each.value);
  return {
    amountCents: unitCents * (count?.value ?? 1),
    quantity: count?.value ?? null,
    unitCents,
    used: [each, ...(count ? [count] : [])],
  };
};

/** The amount of a row and what it is made of; undefined where no figure can be one. */
const sumOf = (figures: readonly Figure[], isLabourLike: boolean): Sum | undefined => {
  const strong = figures.filter(({ kind, per }) => kind === 'money' && per === null);
  const weak = figures.filter(
    ({ kind, per, value }) => kind === 'plain' && per === null && value < 100_000,
  );
  const pool = strong.length > 0 ? withoutTaxColumns(strong) : weak;
  const isNet = strong.length > 0 && pool.length < strong.length;
  const last = pool.at(-1);
  const each = figures.find(
    ({ per, kind }) => per === 'piece' && (kind === 'money' || kind === 'plain'),
  );
  if (!last || (each && last.end <= each.start)) return each && sumOfPieces(each, figures);
  const before = figures.filter(({ start, kind }) => start < last.start && kind !== 'percent');
  const percents = figures.filter(({ kind }) => kind === 'percent');
  const amountCents = cents(last.value);
  const factors = factorsOf(amountCents, before, percents);
  if (factors)
    return {
      isNet,
      amountCents,
      ...factors,
      used: [last, ...factors.used, ...figures.slice(figures.indexOf(last))],
    };
  const count = countOf(figures, last);
  // '2 x discs at 60': the factor is the price of one.
  if (last.isFactor && !isLabourLike && count && count !== last) {
    return {
      amountCents: Math.round(amountCents * count.value),
      quantity: count.value,
      unitCents: amountCents,
      used: [last, count],
    };
  }
  return {
    isNet,
    amountCents,
    quantity: count?.value ?? null,
    unitCents: null,
    used: [last, ...(count ? [count] : []), ...figures.slice(figures.indexOf(last) + 1)],
  };
};

/** A number of pieces before the words: '2 front discs £120'. */
const leadingCount = (text: string, figures: readonly Figure[]): Figure | undefined => {
  const [first] = figures;
  if (
    !first ||
    first.hasSign ||
    !Number.isInteger(first.value) ||
    first.value < 1 ||
    first.value > 20
  ) {
    return undefined;
  }
  if (first.kind !== 'plain' && first.kind !== 'count') return undefined;
  return text.slice(0, first.start).trim() === '' && /^\s*x?\s+\p{L}/iu.test(text.slice(first.end))
    ? first
    : undefined;
};

/** A row without the figures that were used, and without what joined them to its words. */
const wordsOf = (text: string, used: readonly Figure[]): string => {
  const hasPosition = used.length > 2 && /^\s*\d{1,2}\s+(?:\d|\p{L})/u.test(text);
  const cut = used
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}  ${rest.slice(end)}`, text);
  return (hasPosition ? cut.replace(/^\s*\d{1,2}\s+/u, '') : cut)
    .replace(/^\s*(?:\d{1,2}[.)]\s+|[-–•*·]\s*|qty\.?:?\s|pos\.?\s*\d+\s)/iu, '')
    .replaceAll(/(?:[@=×*]|\bat\b|\bà\b|\bx\b)\s*(?=\s{2}|$)/giu, ' ')
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s*,){2,}/g, ',')
    .replace(/[\s,]*\bwhich(?: (?:is|makes|comes to))?[\s.]*$/iu, '')
    .replaceAll(
      /^[\s,;:=+–-]+|(?:[\s,;:=+@–.-]|\s(?:is|are|for|at|of|a|à|comes to|will be|would be)(?=[\s.]|$))+$/giu,
      '',
    )
    .replace(
      /^(?:(?:(?:that|it|this)(?:['’](?:s|ll|d))?|will|would|be|is|about|around|also|then|and|plus|another|for|the|of|a)\s+)+/iu,
      '',
    )
    .trim()
    .slice(0, 200);
};

/** Hours at a rate: '5h at 65', 'labour 3 hrs £180', '2.5 x 65.00 = 162.50'. */
const labourOf = (
  figures: readonly Figure[],
  sum: Sum | undefined,
  context: RowContext,
):
  | (Pick<QuoteLine, 'hours' | 'rateCents' | 'amountCents'> & { readonly used: readonly Figure[] })
  | undefined => {
  const worked = figures.find(({ kind }) => kind === 'hours');
  if (!worked) return undefined;
  const hours = worked.value;
  if (hours <= 0 || hours > 200) return undefined;
  const rate = figures.find(
    ({ per, isFactor, kind }) =>
      per === 'hour' || (isFactor && (kind === 'money' || kind === 'plain')),
  );
  const money = figures.filter(({ kind }) => kind === 'money' || kind === 'plain');
  const columns = sum?.isNet ? money.slice(-2) : [];
  const amount = money
    .slice(0, money.length - columns.length)
    .filter(
      (figure) => figure !== rate && figure.per === null && figure.start > 0 && figure !== worked,
    );
  const rest = amount.at(-1);
  if (rate && (rest === undefined || sum === undefined)) {
    return {
      hours,
      rateCents: cents(rate.value),
      amountCents: Math.round(hours * cents(rate.value)),
      used: [worked, rate],
    };
  }
  if (rest) {
    const written = cents(rest.value);
    if (rate)
      return {
        hours,
        rateCents: cents(rate.value),
        amountCents: written,
        used: [worked, rate, rest, ...columns],
      };
    const factor = amount.find(
      (figure) => figure !== rest && Math.abs(cents(figure.value) * hours - written) <= hours,
    );
    if (factor)
      return {
        hours,
        rateCents: cents(factor.value),
        amountCents: written,
        used: [worked, factor, rest, ...columns],
      };
    const perHour = Math.round(written / hours);
    // 'labour 3 hrs 65': a rate, since 22 an hour is none.
    return perHour < MIN_LIKELY_RATE_CENTS && isRate(written) && rest.kind === 'plain'
      ? {
          hours,
          rateCents: written,
          amountCents: Math.round(hours * written),
          used: [worked, rest],
        }
      : { hours, rateCents: perHour, amountCents: written, used: [worked, rest, ...columns] };
  }
  return context.rateCents === null
    ? undefined
    : {
        hours,
        rateCents: context.rateCents,
        amountCents: Math.round(hours * context.rateCents),
        used: [worked],
      };
};

/** A bare number is a price only at the end of words of the trade, or of few words in a text without signs. */
const isWeakLine = (
  text: string,
  figures: readonly Figure[],
  last: Figure,
  context: RowContext,
): boolean => {
  if (figures.some(({ kind, per }) => kind === 'money' || per === 'hour')) return true;
  const after = text.slice(last.end).replaceAll(/[\s.,;:)+-]|[£€$]/g, '');
  const isLast =
    after === '' ||
    last.per === 'piece' ||
    /^(?:incl?|ex|plus|zzgl|inkl|each|vat|all)/iu.test(after);
  const isYear = last.value >= 1950 && last.value <= 2035 && Number.isInteger(last.value);
  const isTrade = isOfTheTrade(text);
  const words = text.split(/\s+/).length;
  return (
    isLast &&
    (!isYear || isTrade) &&
    (isTrade || (!context.hasMoney && words <= 6 && last.value >= 5))
  );
};

/** A labour line whose hours stand in the column of pieces. */
const hoursInColumn = (kind: QuoteLineKind, { quantity, unitCents }: Sum): boolean => {
  if (kind !== 'labour' || quantity === null || unitCents === null || !isRate(unitCents))
    return false;
  return quantity !== 1 || unitCents <= MAX_SINGLE_RATE_CENTS;
};

/** A photograph's amount that lost its decimal point ('28000'), where pieces at a price say so. */
const withLostPoint = (figures: readonly Figure[]): readonly Figure[] => {
  const last = figures.at(-1);
  if (!last || last.kind !== 'plain' || last.value < 1000 || !Number.isInteger(last.value)) {
    return figures;
  }
  const before = figures.slice(0, -1).filter(({ kind }) => kind !== 'percent');
  const isMoney = before.some(({ kind }) => kind === 'money');
  return isMoney && factorsOf(last.value, before, [])
    ? [...figures.slice(0, -1), { ...last, kind: 'money', value: last.value / 100 }]
    : figures;
};

/** Reads one row as a line of a quote. */
export const readRow = ({ text, more, heading }: Row, context: RowContext): ReadRow => {
  const figures = withLostPoint(readFigures(text));
  const hasHours = figures.some(({ kind }) => kind === 'hours');
  const leading = leadingCount(text, figures);
  const counted = leading
    ? figures.map((figure) => (figure === leading ? { ...figure, kind: 'count' as const } : figure))
    : figures;
  const sum = sumOf(counted, hasHours);
  const labour = labourOf(counted, sum, context);
  if (!sum && !labour) return 'nothing';
  const last = counted.findLast(({ kind }) => kind === 'money' || kind === 'plain');
  if (!labour && last && !isWeakLine(text, counted, last, context)) return 'nothing';
  if (isNoLine(text)) return 'not-understood';
  const tax = sum?.isNet ? false : taxWordsOf(text);
  const section = sectionOf(heading);
  const isNegative = (sum?.amountCents ?? 0) < 0;
  const fractional =
    sum?.quantity != null && !Number.isInteger(sum.quantity) && isRate(sum.unitCents ?? 0);
  const kind = kindOf(wordsOf(text, labour?.used ?? sum?.used ?? []), {
    section,
    hasHours: hasHours || (fractional && !/\d\s?(?:l|lt|ltr|lit(?:re|er)s?|kg|m)\b/iu.test(text)),
    isNegative,
  });
  const isItem = kind === 'labour' || kind === 'part' || kind === 'fee';
  const worked = isItem ? labour : undefined;
  const used = worked?.used ?? sum?.used ?? [];
  const words = [wordsOf(text, used), more].filter((part) => part !== '').join(' ');
  const includesTax = isItem ? tax : null;
  if (worked) {
    const { hours, rateCents, amountCents } = worked;
    return {
      words: words || 'Labour',
      kind,
      quantity: null,
      hours,
      rateCents,
      unitCents: null,
      amountCents,
      includesTax,
    };
  }
  if (!sum) return 'nothing';
  if (words === '' && kind === 'part') return 'not-understood';
  const inColumn = hoursInColumn(kind, sum);
  return {
    words,
    kind,
    quantity: inColumn || !isItem ? null : sum.quantity,
    hours: inColumn ? sum.quantity : null,
    rateCents: inColumn ? sum.unitCents : null,
    unitCents: inColumn || !isItem ? null : sum.unitCents,
    amountCents: kind === 'discount' ? -Math.abs(sum.amountCents) : sum.amountCents,
    includesTax,
  };
};
