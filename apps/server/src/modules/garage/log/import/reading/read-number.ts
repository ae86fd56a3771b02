import type { DecimalSign } from '@wrenchwise/rules/garage/log-import';

/** The part of a cell that may be a number: without signs of money, units, spaces and apostrophes between thousands. */
const digitsOf = (text: string): string => text.replaceAll(/[^\d.,\-−]/g, '').replace('−', '-');

/** Whether a cell is a text, a date or a time: more than a number with its unit or currency. */
const hasWords = (text: string): boolean => /\p{L}{6,}|\d\s*[/:]\s*\d/u.test(text);

const isNumber = (digits: string): boolean => /^-?[\d.,]*\d[\d.,]*-?$/.test(digits);

/** Which sign a number's decimals stand behind: sure, weak ('1,250': rather thousands), or unknown. */
export interface SignVote {
  readonly sign: DecimalSign;
  readonly isStrong: boolean;
}

const other = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');

/** What one cell says about the decimal sign of its file; undefined where it says nothing. */
export const signVoteOf = (text: string): SignVote | undefined => {
  const digits = digitsOf(text);
  if (!isNumber(digits) || hasWords(text)) return undefined;
  const comma = digits.lastIndexOf(',');
  const dot = digits.lastIndexOf('.');
  if (comma < 0 && dot < 0) return undefined;
  const last: DecimalSign = comma > dot ? ',' : '.';
  if (comma >= 0 && dot >= 0) return { sign: last, isStrong: true };
  const parts = digits.replace(/^-/, '').split(last);
  if (parts.length > 2) return { sign: other(last), isStrong: true };
  const [whole = '', fraction = ''] = parts;
  const looksGrouped = fraction.length === 3 && whole.length <= 3 && /^[1-9]/.test(whole);
  return looksGrouped ? { sign: other(last), isStrong: false } : { sign: last, isStrong: true };
};

/**
 * A number as programs of any country write it: '1,234.56', '1.234,56', '£12.50', "1'250", '12,5 L'. Only where a cell
 * leaves it open, as '1,250' does, `decimalSign` decides; without one such a sign is one of thousands. Undefined for
 * what is no number.
 */
export const readNumber = (
  text: string,
  decimalSign: DecimalSign | undefined,
): number | undefined => {
  const digits = digitsOf(text).replace(/(?<=\d)[.,]?-$/, '');
  if (!isNumber(digits) || hasWords(text)) return undefined;
  const vote = signVoteOf(text);
  const sign = (vote?.isStrong ? vote.sign : decimalSign) ?? vote?.sign ?? '.';
  const value = Number(digits.replaceAll(other(sign), '').replace(sign, '.'));
  return Number.isFinite(value) ? value : undefined;
};
