import type { DistanceUnit } from './mileage.ts';
import { carInText, type NamedCar } from './named-car.ts';

/** What an owner's sentences say of the car itself. */
export interface CarInWords {
  readonly make?: string;
  readonly model?: string;
  readonly year?: number;
  /** The odometer as it is written, and its unit. */
  readonly mileage?: { readonly value: number; readonly unit: DistanceUnit };
}

/** A car is named at the beginning, or not at all: bounds the work. */
const READ_WORDS = 250;

/** A year belongs to the car that is named this many words before or after it. */
const NEAR = 6;

/** In place of a year that was read: no name begins or ends with it. */
const NO_WORD = '·';

const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;

/** Somebody else's car, a former one, or one that is compared with. */
const ANOTHER_CAR =
  /\b(?:(?:wife|husband|friend|dad|mum|son|daughter|neighbour|brother|sister)['’]?s|old|previous|last|other|former|second|like (?:a|an|my|the)|than (?:a|an|my|the)|was an?|had an?|sold my)\s*$/i;

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/, READ_WORDS)
    .map((word) => word.replace(/^[("'“‘[]+|[)"'”’\].,;:!?]+$/g, ''))
    .filter((word) => word !== '');

/** Whether the words before the first one of a name make it another car's. */
const isOfAnother = (words: readonly string[], at: number): boolean => {
  const before = words.slice(0, at).filter((word) => word !== NO_WORD && !YEAR.test(word));
  return ANOTHER_CAR.test(`${before.slice(-3).join(' ')} `);
};

/** Where the words of a name begin within others. */
const placeOf = (named: string, rest: readonly string[]): number => {
  const words = named.split(' ');
  const at = words.findIndex((word, index) => rest[index] !== word);
  return at < 0 ? words.length : at;
};

const carIn = (words: readonly string[], from: number, to: number): NamedCar | undefined => {
  const part = words.slice(from, to);
  const found = carInText(part.join(' '));
  if (found === undefined) return undefined;
  // What is left begins with the words before the name.
  const at =
    from + placeOf(part.filter((word) => !YEAR.test(word)).join(' '), found.rest.split(' '));
  const years = part.slice(0, at - from + 1).filter((word) => YEAR.test(word)).length;
  return isOfAnother(words, at) || isOfAnother(words, at + years) ? undefined : found.car;
};

const namedCar = (words: readonly string[]): NamedCar | undefined => {
  for (const [at, word] of words.entries()) {
    if (!YEAR.test(word)) continue;
    const from = Math.max(0, at - NEAR);
    const others = words.map((other, place) => (place === at ? NO_WORD : other));
    const near = carIn(others, from, at + NEAR + 1);
    if (near !== undefined) return { ...near, year: Number(word) };
    // A model without its make counts only right beside its year.
    const beside = carIn(words, Math.max(0, at - 1), at + 2);
    if (beside?.year === Number(word)) return beside;
  }
  // Without a year next to it a model counts only with its make, as 'spark plug' is no Chevrolet.
  const others = words.filter((word) => !YEAR.test(word));
  return carIn(others, 0, others.length);
};

const MILEAGE =
  /(?<before>\b\w+\s+)?\b(?:(?<number>\d{1,3}(?:[, ]\d{3})|\d{4,6})|(?<thousands>\d{1,3})\s?k)\s*(?<unit>miles?|mi|kms?|kilomet(?:re|er)s?)\b(?<after>\s+\w+)?/gi;

/** A stretch that was driven, not what the odometer shows. */
const DRIVEN = /^(?:every|last|next|per|for|within|in|past|after|another|only|least|than)$/i;
const SINCE = /^(?:ago|later|since|service|before|after|between|apart|per|a)$/i;

/** Fewer are a trip or an interval. */
const MIN_ON_THE_CLOCK = 3000;

const mileageIn = (text: string): CarInWords['mileage'] => {
  for (const { groups = {} } of text.matchAll(MILEAGE)) {
    const { before = '', number, thousands, unit = '', after = '' } = groups;
    if (DRIVEN.test(before.trim()) || SINCE.test(after.trim())) continue;
    const value =
      number === undefined ? Number(thousands) * 1000 : Number(number.replace(/[, ]/g, ''));
    if (value < MIN_ON_THE_CLOCK) continue;
    return { value, unit: unit.toLowerCase().startsWith('k') ? 'kilometres' : 'miles' };
  }
  return undefined;
};

/**
 * The car that an owner's own sentences name: '2012 ford fiesta, 82,000 miles, grinds when I brake'. Only
 * what is certain: a name of the list, a year next to it, and not another person's or a former car.
 */
export const carInWords = (text: string): CarInWords => {
  const car = namedCar(wordsOf(text));
  const mileage = mileageIn(text);
  return { ...car, ...(mileage === undefined ? {} : { mileage }) };
};
