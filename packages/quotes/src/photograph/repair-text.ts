import { repairProduct } from './repair-product.ts';
import { repairSums } from './repair-sums.ts';

/** What a camera makes of digits. */
const LIKE_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
  g: '9',
};
const LIKE = '0-9OoQDlIi|!ZSsGBg';
/** An amount with two decimals in which letters may be digits, and blanks beside its point. */
const AMOUNT_LIKE = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])([£€$]?\s?)((?:[${LIKE}]{1,3}[,.]\s?)?[${LIKE}]{1,6})\s?([.,])\s?([${LIKE}]{2})(?![\p{L}\d]|[.,]\d)`,
  'gu',
);

const digitsOf = (text: string): string =>
  text.replaceAll(/[^\d.,]/gu, (sign) => LIKE_DIGITS[sign] ?? '');

/** 'l2O.SO' is 120.50: at least half of it are digits already, or it is in the column of prices. */
const withDigits = (row: string): string =>
  row.replaceAll(
    AMOUNT_LIKE,
    (all: string, sign: string, whole: string, point: string, rest: string, at: number) => {
      const digits = all.match(/\d/gu)?.length ?? 0;
      const letters = all.match(/[\p{L}|!]/gu)?.length ?? 0;
      const isInColumn =
        (sign.trim() !== '' || /\s{2}$/u.test(row.slice(0, at + sign.length))) &&
        row.slice(at + all.length).trim().length <= 1;
      if (digits === 0 || (letters > digits && !isInColumn)) return all;
      // A blank beside the point is only closed between digits: '40, so' is two words.
      if (letters > 0 && /\s/u.test(all.trim())) return all;
      return `${sign}${digitsOf(whole)}${point}${digitsOf(rest)}`;
    },
  );

/** Lines of a table, and smudges at the edge of paper, that became letters and brackets. */
const withoutRules = (row: string): string =>
  row
    .replaceAll(/(?<=^|\s)[|[\]{}¦_~—]{1,4}(?=\s|$)/gu, (found) => ' '.repeat(found.length))
    .replace(/^[\s.,:;'’‘"`“”»«°·|\\/_~*-]{1,3}(?=[\p{L}\d£€$])(?![\d.])/u, '')
    .trimEnd();

/** Dots that lead from words to their price, and what became of them: '.....cvvveeee.'. */
const LEADERS =
  /\s?(?:[.·•_]\s?){2,}[\p{Ll}.,:;_·•0-]*(?=\s+[£€$]?\s?-?\d|[£€$]|\s*$)|\s?(?:[.·•_]\s?){3,}/gu;
const SMUDGED_LEADERS =
  /(?<=\p{L}.*\s)(?=\p{Ll}*(\p{Ll})\1\1)\p{Ll}{4,}\.?(?=\s*[£€$]?\s?\d[\d.,]*\s?[A-Z*]?$)/gu;

const withoutLeaders = (row: string): string => {
  const [words = ''] = /^(?:(?!\.{2})[^·•_])*/u.exec(row) ?? [];
  const rest = row.slice(words.length).replaceAll(LEADERS, '    ');
  return `${words}${rest}`.replaceAll(SMUDGED_LEADERS, '    ');
};

/** Units of which a letter was read as a digit or doubled: '4.2 1Itr', '2.5 hr5'. */
const withUnits = (row: string): string =>
  row
    .replaceAll(/(?<=\d\s?)[1Il|]{1,2}tr(s?)\b/gu, 'ltr$1')
    .replaceAll(/(?<=\d\s?)h[r]?5\b/giu, 'hrs')
    .replaceAll(/(?<=\d)\s?(?:°\/o|o\/o|0\/0|%o)(?=\s|$)/gu, '%')
    .replaceAll(/(?<=\d\s?)[©®](?=\s?[\d£€$])/gu, '@')
    .replaceAll(/\b(?:Mw|MW|Nw|Miw)[sS5]{1,3}[t7]\b/gu, 'MwSt')
    .replaceAll(/\bVA[T7I1]\b|\bV4T\b/gu, 'VAT')
    .replaceAll(/\b[T7I]OTA[L1I]\b/gu, 'TOTAL')
    .replaceAll(/\b[T7]ota[l1I]\b/gu, 'Total');

const AMOUNT_AT_END = /[\d][.,]\d{2}\s?[A-Z*]?$/u;
/** '54 85' at the end of a row. */
const BLANK_POINT = /(?<=\s{2}[£€$]?)(\d{1,4}) (\d{2})(?=\s?[A-Z*]?$)/u;
const LOST_POINT = /(?<=\s{2}[£€$]?\s?)(\d{1,5})(\d{2})(?=\s?[A-Z*]?$)/u;

/** A price without its point in a page whose prices have theirs: '11880' is 118.80. */
const withPoint = (rows: readonly string[]): readonly string[] => {
  const priced = rows.filter((row) => AMOUNT_AT_END.test(row)).length;
  const isPointed =
    priced >= 3 && priced >= rows.filter((row) => /\d\s?[A-Z*]?$/u.test(row)).length * 0.5;
  const commas = rows.filter((row) => /\d,\d{2}\s?[€A-Z*]?$/u.test(row)).length;
  const point = commas * 2 > priced ? ',' : '.';
  return isPointed
    ? rows.map((row) =>
        row.replace(BLANK_POINT, `$1${point}$2`).replace(LOST_POINT, `$1${point}$2`),
      )
    : rows;
};

/**
 * The text of a photograph with what a camera misreads in prices put right: letters among digits, a lost point, a digit
 * that pieces and their price, or the sums, contradict. Words are left as they were read, and rows without anything are left out, as
 * the recogniser puts them anywhere.
 */
export const repairText = (text: string): string =>
  repairSums(
    withPoint(
      text
        .split('\n')
        .map((row) => withUnits(withDigits(withoutLeaders(withoutRules(row)))))
        .filter((row) => row.trim() !== ''),
    )
      .map((row) => repairProduct(row))
      .join('\n'),
  );
