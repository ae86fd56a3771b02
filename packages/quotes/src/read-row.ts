import { readFigures, type Figure } from './figures.ts';
import { isNoLine, isOfTheTrade, kindOf, sectionOf, taxWordsOf } from './line-kind.ts';
import type { QuoteLine, QuoteLineKind } from './quote.ts';
import { isRate, labourOf } from './row-labour.ts';
import { leadingCount, type RowSum, sumOf, withLostPoint } from './row-sum.ts';
import { wordsOf } from './row-words.ts';
import type { Row } from './rows.ts';
import { startsWithBarePrice } from './sentence-items.ts';

/** What a row is read as: a line, nothing that concerns money, or something that was not understood. */
export type ReadRow = QuoteLine | 'nothing' | 'not-understood';

export interface RowContext {
  /** Whether the text writes its amounts with signs or decimals: bare numbers then count for less. */
  readonly hasMoney: boolean;
  /** Cents per hour of the quote, where a row of its own names it. */
  readonly rateCents: number | null;
}

/** A price of one below this is not by the hour where a column does not say so. */
const MIN_COLUMN_RATE_CENTS = 2500;
/** A price of one labour line with '1' in front may be a rate only up to here. */
const MAX_SINGLE_RATE_CENTS = 20_000;

/** A bare number is a price only at the end of words of the trade, or of few words in a text without signs. */
const isWeakLine = (
  text: string,
  figures: readonly Figure[],
  last: Figure,
  { hasMoney, isListed }: RowContext & Pick<Row, 'isListed'>,
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
    (isLast || startsWithBarePrice(text)) &&
    (!isYear || isTrade) &&
    (isTrade ||
      (isListed && words <= 5 && last.value >= 3) ||
      (!hasMoney && words <= 6 && last.value >= 5))
  );
};

/** A labour line whose hours stand in the column of pieces. */
const hoursInColumn = (kind: QuoteLineKind, { quantity, unitCents }: RowSum): boolean => {
  if (kind !== 'labour' || quantity === null || unitCents === null) return false;
  if (!isRate(unitCents) || unitCents < MIN_COLUMN_RATE_CENTS) return false;
  return quantity !== 1 || unitCents <= MAX_SINGLE_RATE_CENTS;
};

/** Reads one row as a line of a quote. */
export const readRow = ({ text, more, heading, isListed }: Row, context: RowContext): ReadRow => {
  const figures = withLostPoint(readFigures(text));
  const hasHours = figures.some(({ kind }) => kind === 'hours');
  const leading = startsWithBarePrice(text) ? undefined : leadingCount(text, figures);
  const counted = leading
    ? figures.map((figure) => (figure === leading ? { ...figure, kind: 'count' as const } : figure))
    : figures;
  const sum = sumOf(counted, hasHours);
  const labour = labourOf(counted, sum, context);
  if (!sum && !labour) return 'nothing';
  const last = counted.findLast(({ kind }) => kind === 'money' || kind === 'plain');
  if (!labour && last && !isWeakLine(text, counted, last, { ...context, isListed })) {
    return 'nothing';
  }
  if (isNoLine(text)) return 'not-understood';
  const tax = sum?.isNet ? false : taxWordsOf(text);
  const section = sectionOf(heading);
  const isNegative = (sum?.amountCents ?? 0) < 0;
  const fractional =
    sum !== undefined &&
    sum.quantity !== null &&
    !Number.isInteger(sum.quantity) &&
    isRate(sum.unitCents ?? 0);
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
