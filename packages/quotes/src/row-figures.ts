import { type Figure, readFigures } from './figures.ts';

export const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Amounts that a line may have: prices, and bare numbers that no unit explains. */
const mayBeAmount = ({ kind }: Figure): boolean => kind === 'money' || kind === 'plain';
export const isPriced = (text: string): boolean =>
  readFigures(text).some(({ kind }) => kind === 'money');
export const mayBePriced = (text: string): boolean => readFigures(text).some(mayBeAmount);

/** Words that only say what a figure counts. */
const UNITS =
  /(?<!\p{L})(?:GBP|EUR|USD|each|hrs?|hours?|std|stunden?|stk|stück|pcs|pieces?|units?|items?|ltrs?|lit(?:re|er)s?|mins?|minutes?|minuten|per|pro|für|off|nos?|qty|quantity|menge|rate|unit price|price|for)\b/giu;

/** A row of figures and their units, without the name of a thing. */
export const isFiguresOnly = (row: string): boolean =>
  /\d/u.test(row) && !/\p{L}{3,}/u.test(row.replaceAll(UNITS, ''));

/** Whether two of the figures multiply to a value. */
export const comesToProduct = (figures: readonly Figure[], value: number): boolean =>
  figures.some((one, at) =>
    figures
      .slice(at + 1)
      .some(
        (other) => Math.abs(one.value * other.value - value) < 0.011 * Math.max(1, other.value),
      ),
  );
