import { joinBroken } from './broken-rows.ts';
import { sectionOf } from './line-kind.ts';
import { MAX_QUOTE_CHARACTERS, MAX_QUOTE_ROWS, MAX_ROW_CHARACTERS } from './quote.ts';
import { mayBePriced } from './row-figures.ts';
import { runningItems } from './running-items.ts';
import { itemsOf, sentencesOf } from './sentence-items.ts';
import { withWholeParagraphs } from './wrapped-text.ts';

/** Rows of a table with pipes, tabs or semicolons, and comma-separated ones, with wide gaps between cells. */
const withGaps = (row: string, isCommaTable: boolean): string => {
  const spaced = row
    .replaceAll(/[\u2028\u2029\f\v]/g, ' ')
    .replaceAll(/(?<=^|[\s(])(\d{1,2})\s?[x×](?=[£€$]?\d+[.,]\d{2}\b)/giu, '$1 x ')
    .replaceAll(/\t|\s*[|¦│┃]\s*|;(?=\S*[;\d])/gu, '    ')
    .replaceAll(/[_.]{4,}|-{3,}|={2,}/g, '    ');
  const cells = isCommaTable
    ? spaced.replaceAll(/","|"?,"|",|(?<!\d),|,(?!\d{2}\b(?![.,\d]))/g, '    ')
    : spaced;
  return cells.replaceAll(/^"|"$/g, '').trim();
};

/** A table that is separated by commas: its first row is names of columns, and all have as many commas. */
const isCommaSeparated = (rows: readonly string[]): boolean => {
  const head = rows.find((row) => row.trim() !== '') ?? '';
  return (
    (head.match(/,/g)?.length ?? 0) >= 2 &&
    !/\d/.test(head) &&
    /\b(?:description|item|qty|quantity|part|amount|total|price)\b/iu.test(head)
  );
};

/** A row: what is read, and words that follow it in a broken cell. */
export interface Row {
  readonly text: string;
  readonly more: string;
  /** The heading above it, if that says what the rows below are. */
  readonly heading: string;
  /** Whether it is one of three or more items of a sentence: a bare number at its end is a price. */
  readonly isListed: boolean;
}

/** The rows of a text, bounded, items of one row apart, with the heading that each is under. */
export const rowsOf = (
  text: string,
): { readonly rows: readonly Row[]; readonly isCut: boolean } => {
  const cut = text.slice(0, MAX_QUOTE_CHARACTERS);
  const all = cut.split(/\r\n|\r|\n/);
  const isCommaTable = isCommaSeparated(all.slice(0, 5));
  const spaced = all
    .slice(0, MAX_QUOTE_ROWS)
    .map((row) => withGaps(row.slice(0, MAX_ROW_CHARACTERS), isCommaTable));
  let heading = '';
  const rows = joinBroken(withWholeParagraphs(spaced)).flatMap((row): Row[] => {
    if (sectionOf(row) !== undefined) {
      heading = row;
      return [];
    }
    const at = row.lastIndexOf('\u0002');
    const more = at < 0 ? '' : row.slice(0, at).split('\u0002').toReversed().join(' ');
    const main = at < 0 ? row : row.slice(at + 1);
    const items = sentencesOf(main).flatMap(itemsOf).flatMap(runningItems);
    const isListed = items.filter((item) => mayBePriced(item)).length > 2;
    return items.map((item) => ({
      text: item,
      more: items.length === 1 ? more : '',
      heading,
      isListed,
    }));
  });
  return {
    rows: rows.slice(0, MAX_QUOTE_ROWS),
    isCut: text.length > cut.length || all.length > MAX_QUOTE_ROWS,
  };
};
