/** Numbers as they are typed or dictated. What is not sure is no number, so that nobody's words become a wrong one. */

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  nought: 0,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const MEASURES = new Set(
  'l litre litres liter liters ltr ltrs gallon gallons gal kwh kw kilowatt hour hours mile miles mi km kms kilometre kilometres kilometer kilometers'.split(
    ' ',
  ),
);
const MONEY = /^(?:pounds?|quid|euros?|dollars?|bucks|gbp|eur|usd)$/;
const SMALL_MONEY = /^(?:pence|penny|p|cents?|c)$/;

const DIGITS = /^\d+(?:\.\d+)?$/;

/** '1,234.5' and '12,5' without their commas. */
const withoutCommas = (text: string): string =>
  text.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1').replaceAll(/(\d),(?=\d)/g, '$1.');

/** Whole numbers in words, or in digits with 'hundred' and 'thousand'; undefined for any other order of words. */
const wholeOf = (words: readonly string[]): number | undefined => {
  if (words.length === 0) return undefined;
  let total = 0;
  let group = 0;
  // What may still follow within the group: below the smallest part that was said.
  let room = Infinity;
  let hasPart = false;
  for (const word of words) {
    const tens = TENS[word];
    const unit = UNITS[word];
    if (word === 'hundred' && hasPart && group > 0 && group < 10) {
      group *= 100;
      room = 100;
    } else if (word === 'thousand' && hasPart && group > 0 && group < 1000 && total === 0) {
      total = group * 1000;
      group = 0;
      room = 1000;
      hasPart = false;
    } else {
      const part = tens ?? unit ?? (/^\d+$/.test(word) ? Number(word) : undefined);
      if (part === undefined || part >= room) return undefined;
      group += part;
      room = tens === undefined ? 0 : 10;
      hasPart = true;
    }
  }
  return total + group;
};

/** The digits after 'point', each for itself or as 'twenty five'. */
const decimalsOf = (words: readonly string[]): string | undefined => {
  const each = words.map((word) => (/^\d$/.test(word) ? word : String(UNITS[word] ?? '')));
  if (words.length > 0 && each.every((digit) => /^\d$/.test(digit))) return each.join('');
  const whole = wholeOf(words);
  return whole === undefined || words.includes('hundred') ? undefined : String(whole);
};

const numberOf = (words: readonly string[]): number | undefined => {
  const [only] = words;
  if (words.length === 1 && only !== undefined && DIGITS.test(only)) return Number(only);
  const point = words.findIndex((word) => word === 'point' || word === 'dot');
  if (point === -1) return wholeOf(words);
  const whole = point === 0 ? 0 : wholeOf(words.slice(0, point));
  const decimals = decimalsOf(words.slice(point + 1));
  return whole === undefined || decimals === undefined ? undefined : Number(`${whole}.${decimals}`);
};

const hundredth = (words: readonly string[]): number | undefined => {
  const value = numberOf(words);
  return value !== undefined && Number.isInteger(value) && value < 100 ? value / 100 : undefined;
};

/** '52 pounds 30', 'fifty two pounds and five pence', '30 pence'. */
const moneyOf = (words: readonly string[]): number | undefined => {
  const at = words.findIndex((word) => MONEY.test(word));
  const isSmall = SMALL_MONEY.test(words.at(-1) ?? '');
  const rest = isSmall ? words.slice(0, -1) : words;
  if (at === -1) return isSmall ? hundredth(rest) : numberOf(rest);
  const main = numberOf(rest.slice(0, at));
  const after = rest.slice(at + 1);
  const small = after.length === 0 ? 0 : hundredth(after);
  if (main === undefined || small === undefined) return undefined;
  return after.length > 0 && !Number.isInteger(main)
    ? undefined
    : Math.round((main + small) * 100) / 100;
};

/**
 * A number of 0 or more as typed ('1,234.5', '12,5', '£52.30') or as a keyboard writes what was dictated ('forty five
 * point two litres', '52 pounds 30'). Units are left out, not converted. Undefined for what is no number or could be
 * two ('fifty two thirty'): the words stay in the field, and the form says so.
 */
export const saidNumber = (text: string): number | undefined => {
  const words = withoutCommas(text.trim().toLowerCase())
    .replaceAll(/[£$€]/g, ' ')
    .replaceAll(/(\d)\s*\.\s*(?=\d)/g, '$1.')
    .replaceAll(/(\d)(?=(?:l|ltrs?|litres?|liters?|kwh|miles?|mi|km|p)\b)/g, '$1 ')
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replace(/[.,!]+$/, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && word !== 'and' && !MEASURES.has(word));
  // A sign before the number is no range and no sum.
  if (/^\s*[-−+]/.test(text)) return undefined;
  return moneyOf(words);
};
