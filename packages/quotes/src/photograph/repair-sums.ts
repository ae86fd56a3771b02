import { readQuote } from '../read-quote.ts';
import { withOneDigitOther } from './digits-alike.ts';
import { isProductRow } from './repair-product.ts';

/** More prices than these are not tried one by one. */
const MAX_PRICES = 40;
const PRICE = /(?<![\d.,])\d{1,6}[.,]\d{2}(?![\d.,]|\s?%)/gu;

interface Price {
  readonly text: string;
  readonly start: number;
}

/** The prices of a text that nothing else vouches for: those of a row whose pieces multiply to its amount are sure. */
const doubtful = (text: string): readonly Price[] => {
  let from = 0;
  return text.split('\n').flatMap((row) => {
    const start = from;
    from += row.length + 1;
    return isProductRow(row)
      ? []
      : [...row.matchAll(PRICE)].map(({ 0: price, index }) => ({
          text: price,
          start: start + index,
        }));
  });
};

const centsOf = (price: string): number => Math.round(Number(price.replace(',', '.')) * 100);

/** Whether a change may make up a difference, which has tax on it where that comes on top. */
const isAbout = (change: number, difference: number): boolean =>
  change <= Math.abs(difference) + 3 && change >= Math.abs(difference) * 0.77 - 3;

const addsUp = (text: string): boolean => readQuote(text).sum.differenceCents === 0;

/**
 * The text of a photograph whose lines miss their total, with the one digit put right that makes them agree. As it is where
 * they agree, where there is no total, and where none or several digits would do.
 */
export const repairSums = (text: string): string => {
  const { differenceCents } = readQuote(text).sum;
  if (differenceCents === null || differenceCents === 0) return text;
  const prices = doubtful(text);
  if (prices.length > MAX_PRICES) return text;
  const mended = prices.flatMap(({ text: price, start }) =>
    withOneDigitOther(price)
      .filter((other) => isAbout(Math.abs(centsOf(other) - centsOf(price)), differenceCents))
      .map((other) => `${text.slice(0, start)}${other}${text.slice(start + price.length)}`)
      .filter((whole) => addsUp(whole)),
  );
  return mended.length === 1 ? (mended[0] ?? text) : text;
};
