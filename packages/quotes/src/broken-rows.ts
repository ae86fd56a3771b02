import { readFigures } from './figures.ts';
import { isTaxNote, sectionOf } from './line-kind.ts';
import { withMeasure, withMeasureAbove } from './measure-rows.ts';
import { MAX_ROW_CHARACTERS } from './quote.ts';
import { comesToProduct, hasWords, isFiguresOnly, isPriced, mayBePriced } from './row-figures.ts';
import { isComplete } from './sentence-items.ts';

const GREETING =
  /^(?:hi|hello|dear|hey|good (?:morning|afternoon)|thanks|thank you|cheers|regards|kind regards|best|sincerely|please|call|let me|we\b|i\b|the\b|this\b|prices?\b|all\b|any\b|if\b|valid|subject|terms|mit freundlichen|viele grüße|sehr geehrte|hallo)\b/iu;

/** A row of its own above a letter. */
const SALUTATION =
  /^(?:dear|hi|hello|hey|hallo|sehr geehrte\w*|guten (?:tag|morgen))\b[^,:!.\d]{0,40}[,:!]?$/iu;

const startsLower = (row: string): boolean => /^[\p{Ll}(=@]/u.test(row);
const endsOpen = (row: string): boolean =>
  /(?:\b(?:at|is|are|of|for|and|the|will be|costs?|from|to|with|incl|inkl|on|und|mit|zu|à|x)\.?|[@=,+/&-])$/iu.test(
    row,
  );

/** The words of a row of a table before its figures. */
const wordsCell = (row: string): string => /^(.*?)(?:\s{2,}[\d£€$(-].*)?$/u.exec(row)?.[1] ?? row;

/** Words of a cell that was broken in two: they belong to the row above. */
const isContinuation = (row: string, above: string): boolean =>
  hasWords(row) &&
  !GREETING.test(row) &&
  !mayBePriced(row) &&
  !isTaxNote(row) &&
  sectionOf(row) === undefined &&
  (startsLower(row) ||
    /(?:\b(?:and|with|of|for|incl|und|mit)\.?|[,/&-])$/iu.test(wordsCell(above)));

/** What a text is like as a whole. */
interface TextStyle {
  /** Whether its rows start with capitals or figures: one that does not goes on with the row above. */
  readonly isCased: boolean;
}

const CASED_SHARE = 0.6;

const styleOf = (rows: readonly string[]): TextStyle => {
  const worded = rows.filter((row) => hasWords(row));
  const lower = worded.filter((row) => startsLower(row)).length;
  return { isCased: worded.length - lower >= worded.length * CASED_SHARE };
};

/** Words that the next row goes on with: without a price, not a heading, a greeting or a whole sentence. */
const isUnfinished = (row: string, { isCased }: TextStyle): boolean => {
  const figures = readFigures(row).filter(({ kind }) => kind === 'money' || kind === 'plain');
  const isCounted = figures.every(({ kind, start }) => kind === 'plain' && start === 0);
  if (/(?<!\b(?:incl|inkl|excl|no|nr|approx|ca|z|assy|std|hrs?))[.:!?]$/iu.test(row)) return false;
  if (isCased) return isCounted && !GREETING.test(row);
  return figures.length === 0 && row.split(/\s+/).length >= 4;
};

/** Whether two rows are one: words without a price whose figures follow, or a sentence that goes on. */
const goOn = (row: string, next: string, style: TextStyle): boolean => {
  const isBare = isFiguresOnly(next) && mayBePriced(next);
  if (sectionOf(row) !== undefined) return isBare && !isPriced(row);
  if (!hasWords(row)) return false;
  if (isBare && !isPriced(row) && !GREETING.test(row)) return true;
  if (SALUTATION.test(row)) return false;
  if (endsOpen(row) && !isComplete(row)) return hasWords(next) || mayBePriced(next);
  if (endsOpen(row) && /(?:\bat|[@=x])$/iu.test(row)) return mayBePriced(next);
  if (row.endsWith(':') && /^[£€$\d]+\b(?![.)]\s)/u.test(next)) return !isPriced(row);
  return startsLower(next) && isUnfinished(row, style);
};

/** A row of a paragraph that goes on in the next one: long, without cells, cut anywhere. */
const isCutAnywhere = (row: string, next: string): boolean => {
  if (row.length < 45 || /\s{2}/u.test(row) || /\s{2}/u.test(next) || !/[,;]\s/u.test(row)) {
    return false;
  }
  if (row.endsWith(',')) return true;
  const endsWithFigure = /\d\S*$/u.test(row);
  return endsWithFigure
    ? /^(?:=|x\b|at\b|@|hrs?\b|hours?\b|std\b|each\b|plus\b|per\b|\+)/iu.test(next)
    : !/[.!?:]$/u.test(row) && /^[\p{Ll}\d£€$=]/u.test(next);
};

const BASE_OF_TAX =
  /^\(?(?:on|of|from|net|auf|von|aus)\b[\s.:]*(?:net|parts|labou?r|netto|and|&|\s)*[£€$]?\s?\d[\d.,]*\)?$/iu;
const LONE_FIGURE = /^[£€$]?\s?\d[\d.,]*\s?[€£$]?$/u;

/** What tax is worked out from, in a row of its own below it: 'on 207.50'. */
const isBaseOfTax = (row: string, above: string): boolean =>
  isTaxNote(above) &&
  isPriced(above) &&
  (BASE_OF_TAX.test(row) ||
    (LONE_FIGURE.test(row) && /\b(?:on|of|auf|von|aus)\s{2,}[£€$\d]/iu.test(above)));

/** A column that was read downwards: the amount below its pieces and the price of one. */
const isProductBelow = (row: string, above: string): boolean => {
  if (!LONE_FIGURE.test(row)) return false;
  const figures = readFigures(above);
  const [amount] = readFigures(row);
  return figures.length === 2 && amount?.kind === 'money' && comesToProduct(figures, amount.value);
};

/** The row above and this one as one; undefined where they are two. */
const joined = (above: string, row: string, next: string, style: TextStyle): string | undefined => {
  if (above === '' || row === '' || above.length + row.length >= MAX_ROW_CHARACTERS) {
    return undefined;
  }
  const measured = withMeasure(row, above, next) ?? withMeasureAbove(row, above);
  if (measured !== undefined) return measured;
  if (isBaseOfTax(row, above)) return above;
  if (isProductBelow(row, above)) return `${above}  ${row}`;
  if (isCutAnywhere(above, row)) return `${above} ${row}`;
  // \u0002 is between words that go on and their row; figures are read of the row only.
  if (isPriced(above) && isContinuation(row, above) && !/[.!?]$/.test(above)) {
    return `${row}\u0002${above}`;
  }
  return goOn(above, row, style) ? `${above}  ${row}` : undefined;
};

/** Rows of a text with what was broken in two put together; each at most `MAX_ROW_CHARACTERS` long. */
export const joinBroken = (rows: readonly string[]): readonly string[] => {
  const style = styleOf(rows);
  const whole: string[] = [];
  rows.forEach((row, at) => {
    const together = joined(whole.at(-1) ?? '', row, rows[at + 1] ?? '', style);
    if (together === undefined) whole.push(row);
    else whole[whole.length - 1] = together;
  });
  return whole.filter((row) => row !== '');
};
