import { type Figure, readFigures } from './figures.ts';
import { isTaxNote } from './line-kind.ts';
import { hasWords, isFiguresOnly } from './row-figures.ts';

const MAX_MEASURE_CHARACTERS = 48;
const IS_PRODUCT =
  /[@×]|\bat\b|\d\s*x\b|\bx\s*[\d£€$]|\/\s?h|\bper\b|\beach\b|\bea\b|\bà\b|\bpro\b/iu;
/** Rows of sums: what is below one is not a measure of it. */
const IS_SUM = /\b(?:total|subtotal|vat|tax|mwst|ust|summe|netto|brutto|to pay|balance)\b/iu;

const isAmount = ({ kind }: Figure): boolean => kind === 'money' || kind === 'plain';

/** What decimals of hours or litres may miss by: they are rounded to a hundredth. */
const slackOf = (count: number, price: number): number =>
  Number.isInteger(count) ? 0.011 * Math.max(1, count) : 0.0055 * price + 0.011;

/** Whether pieces or hours at a price come to an amount. */
const comesTo = (one: Figure, other: Figure, amount: number): boolean => {
  const [count, price] = one.kind === 'money' ? [other, one] : [one, other];
  return Math.abs(count.value * price.value - amount) <= slackOf(count.value, price.value);
};

/** The figures of a row that is nothing but pieces or hours at a price: '5 hrs at 65.00', '(2 @ 38.00)'. */
const measureOf = (row: string): readonly Figure[] | undefined => {
  if (row.length > MAX_MEASURE_CHARACTERS || !isFiguresOnly(row)) return undefined;
  const figures = readFigures(row).filter(({ kind }) => kind !== 'percent');
  return figures.length === 0 || figures.length > 3 ? undefined : figures;
};

const putBefore = (amount: Figure, row: string, measure: string): string =>
  `${row.slice(0, amount.start)} ${measure}  ${row.slice(amount.start)}`;

/** A single figure that adds to the row above what it lacks: its hours, or the price of one. */
const isHalfMeasure = (only: Figure, above: readonly Figure[]): boolean => {
  const counted = above.some(({ kind }) => kind === 'count' || kind === 'hours');
  if (only.kind === 'hours') return !above.some(({ kind }) => kind === 'hours');
  return counted && (only.per !== null || only.isFactor);
};

/**
 * A row with the measure of the row above it put before that row's amount; undefined where it is none. A measure
 * whose product is the amount of the row after it belongs to that one.
 */
export const withMeasure = (row: string, above: string, next: string): string | undefined => {
  const measure = measureOf(row);
  const [one, other, again] = measure ?? [];
  if (!one || IS_SUM.test(above) || isTaxNote(above)) return undefined;
  const figures = readFigures(above);
  const amount = figures.findLast(({ kind }) => kind === 'money');
  if (!amount || amount.per !== null || !hasWords(above)) return undefined;
  if (!other) return isHalfMeasure(one, figures) ? putBefore(amount, above, row) : undefined;
  if (again && Math.abs(again.value - amount.value) > 0.005) return undefined;
  const text = again ? row.slice(0, again.start).replace(/=\s*$/u, '') : row;
  if (comesTo(one, other, amount.value)) return putBefore(amount, above, text);
  const isOfNext = readFigures(next).some(
    (figure) => isAmount(figure) && comesTo(one, other, figure.value),
  );
  const isBare =
    figures.filter(isAmount).length === 1 && !figures.some(({ kind }) => kind === 'hours');
  const isWorded = [one, other].some(({ kind }) => kind === 'hours' || kind === 'count');
  return isBare && IS_PRODUCT.test(row) && (isWorded || one.kind === 'plain') && !isOfNext
    ? putBefore(amount, above, text)
    : undefined;
};

/** A row with the measure that is in the row above it: '2 @ 38.00', then 'BRAKE DISC  76.00'. */
export const withMeasureAbove = (row: string, above: string): string | undefined => {
  const [one, other, more] = measureOf(above) ?? [];
  if (!one || !other || more || !hasWords(row) || !IS_PRODUCT.test(above)) return undefined;
  const amount = readFigures(row).findLast(({ kind }) => kind === 'money');
  return amount && comesTo(one, other, amount.value) ? putBefore(amount, row, above) : undefined;
};
