import type { DateOrder } from '@wrenchwise/domain/endpoints/log-imports';

/**
 * A number as programs of any country write it: '1,234.56', '1.234,56', '£12.50', '12,5'. A single
 * separator before three digits is read as one of thousands, unless commas are decimals in this file.
 * Undefined for what is no number.
 */
export const readNumber = (text: string, { commaDecimals }: { commaDecimals: boolean }) => {
  const digits = text.replaceAll(/[^\d.,-]/g, '');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(digits) || /[a-z]{4,}/i.test(text)) return undefined;
  const lastComma = digits.lastIndexOf(',');
  const lastDot = digits.lastIndexOf('.');
  const grouped = (sign: string): boolean =>
    new RegExp(`^-?\\d{1,3}(\\${sign}\\d{3})+$`).test(digits);
  let decimal: ',' | '.' | undefined;
  if (lastComma >= 0 && lastDot >= 0) decimal = lastComma > lastDot ? ',' : '.';
  else if (lastComma >= 0) decimal = grouped(',') && !commaDecimals ? undefined : ',';
  else if (lastDot >= 0) decimal = grouped('.') && commaDecimals ? undefined : '.';
  // With a decimal comma the dots are thousands, and the other way round.
  const cleaned =
    decimal === ','
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits.replaceAll(decimal === '.' ? ',' : /[.,]/g, '');
  const value = Number(cleaned);
  return Number.isFinite(value) ? value : undefined;
};

const PARTS = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:[T ,].*)?$/;

/** In which order the days of a file are written, by those that leave no choice; undefined when none does. */
export const dateOrderOf = (texts: readonly string[]): DateOrder | undefined => {
  for (const text of texts) {
    const [, first = '', second = ''] = text.trim().match(PARTS) ?? [];
    if (first.length === 4) return 'ymd';
    if (Number(first) > 12) return 'dmy';
    if (Number(second) > 12) return 'mdy';
  }
  return undefined;
};

/** A day as YYYY-MM-DD; undefined for what is none, such as 31 February. */
export const readDay = (text: string, order: DateOrder): string | undefined => {
  const [, ...parts] = text.trim().match(PARTS) ?? [];
  const [first = '', second = '', third = ''] = parts;
  const isIso = first.length === 4;
  const [year, month, day] = isIso
    ? [first, second, third]
    : order === 'mdy'
      ? [third, first, second]
      : order === 'dmy'
        ? [third, second, first]
        : [first, second, third];
  if (year === '' || (year.length !== 4 && year.length !== 2)) return undefined;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const at = new Date(Date.UTC(full, Number(month) - 1, Number(day)));
  const iso = Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
  const wanted = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return iso === wanted ? iso : undefined;
};

/** 'Yes', 'true', '1', 'x'. */
export const readFlag = (text: string): boolean => /^(?:1|y|yes|true|t|x|full)$/i.test(text.trim());
