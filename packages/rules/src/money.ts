import type { MoneyRange } from './money-range.ts';

interface Options {
  /** ISO 4217: never taken for granted. */
  readonly currency: string;
  /** For estimates: rounded to whole units. */
  readonly whole?: boolean;
  /** How numbers are written (BCP 47); the British way by default. */
  readonly locale?: string;
}

const formats = new Map<string, Intl.NumberFormat>();

const newFormat = (
  locale: string,
  currency: string,
  decimals: 0 | 2,
  currencyDisplay: 'narrowSymbol' | 'symbol',
): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  });

/** Making a format costs more than a hundred uses of it. */
const formatOf = (locale: string, currency: string, decimals: 0 | 2): Intl.NumberFormat => {
  const key = `${locale}${currency}${decimals}`;
  let made = formats.get(key);
  if (!made) {
    made = newFormat(locale, currency, decimals, 'narrowSymbol');
    // '$' is the dollar of the United States; of any other it says whose: 'A$120'.
    if (currency !== 'USD' && made.format(0).includes('$')) {
      made = newFormat(locale, currency, decimals, 'symbol');
    }
  }
  formats.set(key, made);
  return made;
};

/** '$12.30'; whole amounts without cents unless `exact`. */
export const formatCents = (
  cents: number,
  {
    currency,
    exact = false,
    whole = false,
    locale = 'en-GB',
  }: Options & { readonly exact?: boolean },
): string => {
  const shown = whole ? Math.round(cents / 100) * 100 : cents;
  return formatOf(locale, currency, exact || shown % 100 !== 0 ? 2 : 0).format(shown / 100);
};

/** '$30–$90', or '$30' when both ends read the same. */
export const formatRange = (range: MoneyRange, options: Options): string => {
  const low = formatCents(range.low, options);
  const high = formatCents(range.high, options);
  return low === high ? low : `${low}–${high}`;
};

/** The price of a repair: 'free' where it costs nothing, as that of a recall. */
export const formatPrice = (range: MoneyRange, options: Options): string =>
  range.high === 0 ? 'Free' : formatRange(range, options);

/** Halfway between the ends, in integer cents. */
export const midpointOf = ({ low, high }: MoneyRange): number => Math.round((low + high) / 2);
