import type { QuoteLine, QuoteSum } from './quote.ts';

const isItem = ({ kind }: QuoteLine): boolean =>
  kind === 'part' || kind === 'labour' || kind === 'fee' || kind === 'discount';

const SUMS_UP =
  /^(?:total )?(?:parts?|materials?|goods|teile|material) (?:and|&|\+|und) (?:labou?r|work|services?|arbeit|lohn)$/iu;

/** 'Parts and labour' with the sum of the lines above it is a sum, not one more line. */
export const withSubtotals = (lines: readonly QuoteLine[]): readonly QuoteLine[] => {
  let items = 0;
  let count = 0;
  return lines.map((line) => {
    if (!isItem(line)) return line;
    if (
      count > 1 &&
      line.hours === null &&
      line.amountCents === items &&
      SUMS_UP.test(line.words)
    ) {
      return { ...line, kind: 'subtotal', quantity: null, unitCents: null, includesTax: null };
    }
    items += line.amountCents;
    count += 1;
    return line;
  });
};

const add = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Cents by which rounded lines may miss a total. */
const ROUNDING = 3;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= ROUNDING;

/** Shares of tax in use: a total above its lines by one of them has it added. */
const TAX_RATES = [0.05, 0.07, 0.1, 0.13, 0.135, 0.15, 0.19, 0.2, 0.21, 0.22, 0.23, 0.25] as const;

interface Tax {
  readonly taxIncluded: boolean | null;
  readonly taxRate: number | null;
  /** On top of the lines. */
  readonly added: number;
}

const rateInWords = (text: string): number | null => {
  const [, before, after] =
    /(\d{1,2}(?:[.,]\d{1,3})?)\s?%\s?(?:v\.?a\.?t|mw\.?st|ust|umsatzsteuer|sales tax|tax|gst|tva|btw|iva)|(?:v\.?a\.?t|mw\.?st|ust|umsatzsteuer|sales tax|tax|gst|tva|btw|iva)\.?\s?(?:at|@|of|:|\()?\s?(\d{1,2}(?:[.,]\d{1,3})?)\s?%/iu.exec(
      text,
    ) ?? [];
  const found = before ?? after;
  return found === undefined ? null : Number(found.replace(',', '.')) / 100;
};

const taxOf = ({
  items,
  taxes,
  total,
  said,
  text,
}: {
  readonly items: number;
  readonly taxes: number;
  readonly total: number | undefined;
  readonly said: boolean | null;
  readonly text: string;
}): Tax => {
  const worded = rateInWords(text);
  if (taxes > 0 && items > 0) {
    const isInside =
      total !== undefined ? isNear(items, total) && !isNear(items + taxes, total) : said === true;
    const rate = worded ?? Math.round((taxes / (isInside ? items - taxes : items)) * 1000) / 1000;
    return { taxIncluded: isInside, taxRate: rate, added: isInside ? 0 : taxes };
  }
  if (total !== undefined && items > 0 && !isNear(items, total)) {
    const rate = [...(worded === null ? [] : [worded]), ...TAX_RATES].find((share) =>
      isNear(Math.round(items * (1 + share)), total),
    );
    if (rate !== undefined && said !== null) {
      return { taxIncluded: false, taxRate: rate, added: total - items };
    }
  }
  return { taxIncluded: said, taxRate: worded, added: 0 };
};

/** What a total has beyond a sum: 0 where they agree but for rounding. */
const missingOf = (total: number, sum: number): number => (isNear(sum, total) ? 0 : total - sum);

/** Adds the lines up and says whether tax is in them, by the sums where those show it, else by the words. */
export const sumOfLines = (
  lines: readonly QuoteLine[],
  { said, text }: { readonly said: boolean | null; readonly text: string },
): {
  readonly sum: QuoteSum;
  readonly taxIncluded: boolean | null;
  readonly taxRate: number | null;
} => {
  const items = add(lines.filter(isItem));
  const taxes = add(lines.filter(({ kind }) => kind === 'tax'));
  const totals = lines.filter(({ kind }) => kind === 'total').map(({ amountCents }) => amountCents);
  const agreeing = totals.findLast((total) => isNear(items, total) || isNear(items + taxes, total));
  const total = agreeing ?? totals.at(-1);
  const { taxIncluded, taxRate, added } = taxOf({ items, taxes, total, said, text });
  return {
    taxIncluded,
    taxRate,
    sum: {
      itemsCents: items,
      taxCents: added,
      totalCents: total ?? null,
      differenceCents: total === undefined || items === 0 ? null : missingOf(total, items + added),
    },
  };
};
