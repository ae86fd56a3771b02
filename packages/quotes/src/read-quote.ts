import { readFigures } from './figures.ts';
import { isRateRow, taxWordsOf } from './line-kind.ts';
import { type Quote, type QuoteLine } from './quote.ts';
import { readRow, type RowContext } from './read-row.ts';
import { rowsOf } from './rows.ts';
import { sumOfLines, withSubtotals } from './sum-of-lines.ts';

const DOLLARS: ReadonlySet<string> = new Set(['USD', 'CAD', 'AUD', 'NZD']);

/** Signs by which a text shows its currency, the surest first. */
const CURRENCY_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/£|\bGBP\b|\bpounds?\b|\bquid\b/iu, 'GBP'],
  [/€|\bEUR\b|\beuros?\b/iu, 'EUR'],
  [/\bCA\$|\bCAD\b/u, 'CAD'],
  [/\bA\$|\bAUD\b/u, 'AUD'],
  [/\bNZ\$|\bNZD\b/u, 'NZD'],
  [/\bUSD\b|\bUS\$/u, 'USD'],
  [/\bCHF\b/u, 'CHF'],
];
/** Words of a country's tax and spelling: they count only where nothing else shows the currency. */
const CURRENCY_HINTS: readonly (readonly [RegExp, string])[] = [
  [/\bmw\.?st|umsatzsteuer|mehrwertsteuer|\bnetto|\bbtw\b|\btva\b|\biva\b/iu, 'EUR'],
  [/\bsales tax\b|\blabor\b|\brotors?\b/iu, 'USD'],
  [/\bv\.?a\.?t\b/iu, 'GBP'],
];

/** The currency that the text shows; '$' is that of the reader's dollars, where they have some. */
const currencyOf = (text: string, given: string | undefined): string | null => {
  const shown = CURRENCY_SIGNS.find(([sign]) => sign.test(text))?.[1];
  if (shown) return shown;
  if (text.includes('$')) return given !== undefined && DOLLARS.has(given) ? given : 'USD';
  return given ?? CURRENCY_HINTS.find(([hint]) => hint.test(text))?.[1] ?? null;
};

/** A rate that a row of its own names, in cents an hour. */
const statedRate = (rows: readonly { readonly text: string }[]): number | null => {
  const row = rows.find(({ text }) => isRateRow(text));
  const figure =
    row && readFigures(row.text).find(({ kind }) => kind === 'money' || kind === 'plain');
  return figure ? Math.round(figure.value * 100) : null;
};

const taxOfText = (rows: readonly { readonly text: string }[]): boolean | null => {
  const said = rows.map(({ text }) => taxWordsOf(text)).filter((word) => word !== null);
  return said.length === 0 ? null : !said.includes(false);
};

/**
 * Reads the lines of a quote from text of any layout: hand-typed, an e-mail, a table, the text of a PDF or of a
 * photograph. Bounded by `MAX_QUOTE_CHARACTERS` and `MAX_QUOTE_ROWS`; nothing of the text is interpreted as
 * anything but words and figures.
 *
 * @param options.currency what amounts without a sign are in
 */
export const readQuote = (
  text: string,
  { currency }: { readonly currency?: string } = {},
): Quote => {
  const { rows, isCut } = rowsOf(text);
  const context: RowContext = {
    hasMoney: rows.some((row) =>
      readFigures(row.text).some(({ kind, per }) => kind === 'money' && per === null),
    ),
    rateCents: statedRate(rows),
  };
  const read = rows.map((row) => ({ row, line: readRow(row, context) }));
  const lines = withSubtotals(
    read.flatMap(({ line }): QuoteLine[] => (typeof line === 'string' ? [] : [line])),
  );
  const { sum, taxIncluded, taxRate } = sumOfLines(lines, {
    said: taxOfText(rows),
    text: text.slice(0, 40_000),
  });
  return {
    currency: currencyOf(text, currency),
    lines: lines.map((line) =>
      line.includesTax === null &&
      (line.kind === 'part' || line.kind === 'labour' || line.kind === 'fee')
        ? { ...line, includesTax: taxIncluded }
        : line,
    ),
    taxIncluded,
    taxRate,
    sum,
    notUnderstood: read.flatMap(({ row, line }) =>
      line === 'not-understood' ? [row.text.slice(0, 200)] : [],
    ),
    isCut,
  };
};
