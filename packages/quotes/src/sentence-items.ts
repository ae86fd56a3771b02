import { type Figure, readFigures } from './figures.ts';
import { isOfTheTrade, isTaxNote } from './line-kind.ts';
import { comesToProduct, hasWords } from './row-figures.ts';

const ABBREVIATION =
  /\b(?:no|nr|incl?|excl?|inkl|zzgl|exkl|approx|ca|std|stk|(?<=\d\s?)st|pos|art|mwst|ust|v\.?a\.?t|ea|hrs?|qty|mr|mrs|z\.b|bzw|o\.?s|n\.?s|r\.?h|l\.?h)\.$/iu;

/** A full stop before a capital or a price, or behind a price. */
const SENTENCE_END = /[.;]\s+(?=[\p{Lu}£€$])|(?<=\d[.,]\d\d)\.\s+(?=[\p{L}\d])|[!?]\s+/gu;

/** A row at its sentences: after an abbreviation none ends. */
export const sentencesOf = (row: string): readonly string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of row.matchAll(SENTENCE_END)) {
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

/**
 * 'so 378' behind a price is the sum of everything; 'so £120' behind '2 discs at 60' is what that comes to, and no item
 * of its own.
 */
const isSumOfAll = (open: string, piece: string, joint: string): boolean => {
  if (!JUST_JOINS.test(`${joint.trimStart()}${piece}`) || /=\s*$/u.test(joint)) return false;
  const [sum] = readFigures(piece);
  const figures = readFigures(open);
  const prices = figures.filter(({ kind }) => kind === 'money' || kind === 'plain');
  const last = prices.at(-1);
  if (!sum || !last || sum.kind === 'hours' || comesToProduct(figures, sum.value)) return false;
  const isWorkedOut = comesToProduct(figures.slice(0, figures.indexOf(last)), last.value);
  const isPriceOfOne = last.isFactor || last.per !== null;
  return sum.value > last.value && (isWorkedOut || !isPriceOfOne);
};

/** '+ VAT = 400.80' behind 334: not the tax but what is paid. */
const isSumWithTax = (open: string, piece: string): boolean => {
  const [note, ...more] = piece.split(/=|\b(?:so|makes|comes to)\b/iu);
  const [sum] = readFigures(more.join(' '));
  const before = readFigures(open).at(-1);
  return (
    note !== undefined &&
    !/\d/u.test(note) &&
    isTaxNote(note) &&
    sum !== undefined &&
    before !== undefined &&
    sum.value > before.value
  );
};

/** 'Hi Dave, ' and who writes: nothing of an item. */
const isGreeting = (piece: string): boolean =>
  /^\s*(?:hi|hiya|hello|hey|hallo|moin|dear|morning|afternoon|evening|good (?:morning|afternoon|evening)|guten (?:tag|morgen))\b/iu.test(
    piece,
  ) &&
  readFigures(piece).length === 0 &&
  !isOfTheTrade(piece);

/** Words, then figures in cells of their own: its commas and 'and's are within the words. */
const isTableRow = (row: string): boolean => {
  const [, words = '', figures = ''] =
    /^(.*?\p{L}.*?)((?:\s{2,}[£€$(-]?\s?[\d.,]+\s?[%€)A-Z*]{0,2}){1,6})$/u.exec(row) ?? [];
  return (
    figures !== '' &&
    !/\s{2}/u.test(words.trim()) &&
    !readFigures(words).some(({ kind, per }) => kind === 'money' && per === null)
  );
};

/** 'so its 280 for the clutch', '320 labour': a bare price before what it is for. */
const BARE_PRICE_FIRST =
  /^(?:(?:so|and|it['’]?s|thats|that['’]s|gonna|going|to|will|be|about|around|roughly|then|another)\s+)*\d[\d.,]*\s+(?:for|on|all in|in total|total|altogether)\b|^(?:(?:so|and|another|about)\s+)*\d{2}[\d.,]*\s+(?:labou?r|parts|fitting)\b/iu;
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
export const isComplete = (piece: string): boolean => {
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
export const itemsOf = (sentence: string): readonly string[] => {
  if (isTableRow(sentence)) return [sentence];
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
    if (open === '' || isGreeting(open)) {
      begin(piece);
    } else if (isDone && isSumOfAll(open, piece, joint)) {
      items.push(open);
      begin(/total|all in|altogether|gesamt|zusammen/iu.test(piece) ? piece : `so ${piece}`);
    } else if (isDone && isSumWithTax(open, piece)) {
      items.push(open);
      begin(`total with ${piece}`);
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
  return [...items, open]
    .map((item) => item.trim().replace(/(?<=\d)[\s,]+(?:and|und|plus|&)$/iu, ''))
    .filter((item) => item !== '');
};
