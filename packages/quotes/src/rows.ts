import { type Figure, readFigures } from './figures.ts';
import { isTaxNote, sectionOf } from './line-kind.ts';
import { MAX_QUOTE_CHARACTERS, MAX_QUOTE_ROWS, MAX_ROW_CHARACTERS } from './quote.ts';
import { runningItems } from './running-items.ts';

const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Amounts that a line may have: prices, and bare numbers that no unit explains. */
const mayBeAmount = ({ kind }: Figure): boolean => kind === 'money' || kind === 'plain';
const isPriced = (text: string): boolean => readFigures(text).some(({ kind }) => kind === 'money');
const mayBePriced = (text: string): boolean => readFigures(text).some(mayBeAmount);

const ABBREVIATION =
  /\b(?:no|nr|incl?|excl?|inkl|zzgl|exkl|approx|ca|std|stk|(?<=\d\s?)st|pos|art|mwst|ust|v\.?a\.?t|ea|hrs?|qty|mr|mrs|z\.b|bzw|o\.?s|n\.?s|r\.?h|l\.?h)\.$/iu;

/** A row at its sentences: after an abbreviation none ends. */
const sentencesOf = (row: string): readonly string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of row.matchAll(/[.;]\s+(?=[\p{Lu}£€$])|[!?]\s+/gu)) {
    if (ABBREVIATION.test(row.slice(from, index + 1))) continue;
    parts.push(row.slice(from, index + 1));
    from = index + 1;
  }
  return [...parts, row.slice(from)].map((part) => part.trim());
};

/** Words without any figure. */
const isBareName = (piece: string): boolean =>
  hasWords(piece) && readFigures(piece).length === 0 && !isTaxNote(piece);

/** Commas, 'and' and '+' of one sentence at which it may be cut. */
const MAX_JOINTS = 30;
const SEPARATOR =
  /(?:(?<!\d),(?!\d)|(?<=\d),(?!\d)|(?<!\d),(?=\d)|;|\s\+(?=\s)|\s&(?=\s)|\s(?:and|und|plus|then|so)(?=\s))\s*/giu;

/** Words that only lead to the sum of what is before them: ', which is £90'. */
const JUST_JOINS =
  /^(?:which|that|so|makes?|making|i\.?e\.?|equals?|is|=|\s)+(?:is|comes to|makes|about|\s)*[£€$\d]/iu;

/** 'so its 280 for the clutch', '320 labour': a bare price before what it is for. */
const BARE_PRICE_FIRST =
  /^(?:(?:so|and|it['’]?s|thats|that['’]s|about|around|roughly|then|another)\s+)*\d[\d.,]*\s+(?:for|on|labou?r|parts|fitting|all in|in total|total|altogether)\b/iu;
export const startsWithBarePrice = (piece: string): boolean => BARE_PRICE_FIRST.test(piece);

/** Words that only lead to a price. */
const LEAD =
  /^(?:(?:so|and|then|that|it|this|will|would|be|is|are|you|for|about|around|roughly|another|we|charge|quote|quoted)(?:['’](?:s|ll|d))?[\s:,-]*)*$/iu;

/** What starts with its price: '£45 for pads'. */
const startsWithPrice = (piece: string): boolean => {
  const [first] = readFigures(piece);
  return (
    startsWithBarePrice(piece) ||
    (first?.kind === 'money' && first.per === null && LEAD.test(piece.slice(0, first.start)))
  );
};

/** What may follow a bare price: 'for 450 all in'. */
const JUST_QUALIFIES =
  /^\s*(?:\+|all|in|total|fitted|inc\w*|incl\w*|plus|ex\w*|the|of|vat|mwst|each|altogether|\s|[.)])+$/iu;

/**
 * Whether a piece has its price: money with a sign or decimals, or a bare number after its words at its end. A bare
 * number before the words is one of pieces.
 */
const isComplete = (piece: string): boolean => {
  if (!/[\d½]/u.test(piece)) return false;
  const figures = readFigures(piece);
  const isPriceAtEnd = ({ kind, start, end }: Figure): boolean =>
    kind === 'money' ||
    (kind === 'plain' &&
      hasWords(piece.slice(0, start)) &&
      (!hasWords(piece.slice(end)) || JUST_QUALIFIES.test(piece.slice(end))));
  return (
    (figures.some(isPriceAtEnd) || startsWithBarePrice(piece)) &&
    (hasWords(piece) || figures.some(({ kind }) => kind === 'hours'))
  );
};

/**
 * The items of a sentence: it is cut at a comma, 'and' or '+' where there is a price on both sides, so that 'pads,
 * discs and sensor 250' stays one item, and 'pads 45, discs 120' becomes two.
 */
const itemsOf = (sentence: string): readonly string[] => {
  const joints = [...sentence.matchAll(SEPARATOR)];
  // A list of so many is none of a quote; each piece costs a look at what is open.
  if (joints.length > MAX_JOINTS) return [sentence];
  const items: string[] = [];
  let open = '';
  let isDone = false;
  let from = 0;
  const begin = (piece: string): void => {
    open = piece;
    isDone = isComplete(piece);
  };
  const take = (piece: string, joint: string): void => {
    if (open === '') {
      begin(piece);
    } else if (isDone && isTaxNote(piece) && !/total|gesamt/iu.test(open)) {
      items.push(open, piece);
      open = '';
    } else if (isDone && isComplete(piece) && hasWords(piece) && !JUST_JOINS.test(piece)) {
      items.push(open);
      begin(piece);
    } else if (isDone && !startsWithPrice(open) && isBareName(piece)) {
      // Price last: words without a figure belong to the next price.
      items.push(open);
      begin(piece);
    } else {
      begin(open + joint + piece);
    }
  };
  let joint = '';
  for (const { index, 0: found } of joints) {
    take(sentence.slice(from, index), joint);
    joint = found;
    from = index + found.length;
  }
  take(sentence.slice(from), joint);
  const last = items.at(-1);
  if (last !== undefined && isBareName(open)) {
    items[items.length - 1] = `${last}, ${open}`;
    open = '';
  }
  return [...items, open].map((item) => item.trim()).filter((item) => item !== '');
};

const GREETING =
  /^(?:hi|hello|dear|hey|good (?:morning|afternoon)|thanks|thank you|cheers|regards|kind regards|best|sincerely|please|call|let me|we\b|i\b|the\b|this\b|prices?\b|all\b|any\b|if\b|valid|subject|terms|mit freundlichen|viele grüße|sehr geehrte|hallo)\b/iu;

const startsLower = (row: string): boolean => /^[\p{Ll}(=@]/u.test(row);
const endsOpen = (row: string): boolean =>
  /(?:\b(?:at|is|are|of|for|and|the|will be|costs?|from|to|with|und|zu|à|x)|[@=,+:&-])$/iu.test(
    row,
  );

const isNumbersOnly = (row: string): boolean =>
  mayBePriced(row) &&
  !/\p{L}{3,}/u.test(row.replaceAll(/\b(?:GBP|EUR|USD|each|hrs?|hours?|std|stk|pcs)\b/giu, ''));

/** Words of a cell that was broken in two: they belong to the row above. */
const isContinuation = (row: string): boolean =>
  startsLower(row) && hasWords(row) && !GREETING.test(row) && !mayBePriced(row) && !isTaxNote(row);

/** Whether two rows are one: words without a price whose figures follow, or a sentence that goes on. */
const goOn = (row: string, next: string): boolean => {
  if (sectionOf(row) !== undefined) return isNumbersOnly(next) && !isPriced(row);
  if (!hasWords(row)) return false;
  if (isNumbersOnly(next) && !isPriced(row) && !GREETING.test(row)) return true;
  if (endsOpen(row) && !isComplete(row)) return hasWords(next) || mayBePriced(next);
  if (endsOpen(row) && /(?:\bat|[@=x])$/iu.test(row)) return mayBePriced(next);
  return (
    startsLower(next) && !mayBePriced(row) && row.split(/\s+/).length >= 4 && !/[.:!?]$/.test(row)
  );
};

/** Pieces or hours at a price, in a row below their line: '5 hrs at 65.00'. Their product is the amount above, before which they are put. */
const withMeasure = (row: string, above: string): string | undefined => {
  if (row.length > 40 || !/\d/u.test(row) || !isNumbersOnly(row)) return undefined;
  const amount = readFigures(above).findLast(({ kind }) => kind === 'money');
  const [one, other, more] = readFigures(row);
  if (!amount || !one || !other || more) return undefined;
  const isProduct =
    Math.abs(one.value * other.value - amount.value) < 0.011 * Math.max(1, one.value);
  return isProduct
    ? `${above.slice(0, amount.start)} ${row}  ${above.slice(amount.start)}`
    : undefined;
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

/** Rows of a text with what was broken in two put together; each at most `MAX_ROW_CHARACTERS` long. */
const joinBroken = (rows: readonly string[]): readonly string[] => {
  const joined: string[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const together = above !== undefined && above !== '' && row !== '';
    const fits = together && above.length + row.length < MAX_ROW_CHARACTERS;
    const measured = fits ? withMeasure(row, above) : undefined;
    if (measured !== undefined) {
      joined[joined.length - 1] = measured;
      continue;
    }
    if (fits && isCutAnywhere(above, row)) {
      joined[joined.length - 1] = `${above} ${row}`;
      continue;
    }
    if (
      fits &&
      (goOn(above, row) || (isPriced(above) && isContinuation(row) && !/[.!?]$/.test(above)))
    ) {
      joined[joined.length - 1] =
        isContinuation(row) && isPriced(above) ? `${row}\u0002${above}` : `${above}  ${row}`;
    } else {
      joined.push(row);
    }
  }
  return joined.filter((row) => row !== '');
};

/** Rows of a table with pipes, tabs or semicolons, and comma-separated ones, with wide gaps between cells. */
const withGaps = (row: string, isCommaTable: boolean): string => {
  const spaced = row
    .replaceAll(/[\u2028\u2029\f\v]/g, ' ')
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
  const rows = joinBroken(spaced).flatMap((row): Row[] => {
    if (sectionOf(row) !== undefined) {
      heading = row;
      return [];
    }
    const at = row.lastIndexOf('\u0002');
    const more = at < 0 ? '' : row.slice(0, at).split('\u0002').toReversed().join(' ');
    const main = at < 0 ? row : row.slice(at + 1);
    const items = sentencesOf(main).flatMap(itemsOf).flatMap(runningItems);
    return items.map((item) => ({ text: item, more: items.length === 1 ? more : '', heading }));
  });
  return {
    rows: rows.slice(0, MAX_QUOTE_ROWS),
    isCut: text.length > cut.length || all.length > MAX_QUOTE_ROWS,
  };
};
