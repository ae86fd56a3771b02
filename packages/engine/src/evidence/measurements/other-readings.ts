import type { Stretch } from '../hearsay.ts';
import { speaksOfOtherCar } from './not-a-value.ts';

/** Figures and codes from before a repair, where the present ones follow under a heading of their own. */
const PAST =
  /(?<=^|[.!?;\n]\s{0,3})(?:(?:readings?|values?|figures?|it was|data)? ?before (?:the |that |this |my |any |replac\w+ |chang\w+ )?[^:.\n]{1,40}|previous(?:ly)?(?: readings?| values?)?|old (?:readings?|values?|report)|vorher|avant)\s?:/gi;
const PRESENT =
  /(?<=[\s.,;(])(?:now|after(?:wards)?(?: (?:the |that |this )?[^:.\n]{1,30})?|today|current(?:ly)?(?: readings?| values?)?|since(?: then)?|nachher|après)\s?:/gi;

/** A heading of what should be: limits of a manual, a data sheet, a label. */
const REFERENCE =
  /(?<=^|[.!?;\n]\s{0,3})(?:(?:from|per|as per|according to|in|out of|quoting) (?:the |my )?(?:owner['’]?s |workshop |service |haynes |repair )?(?:manual|handbook|book|data ?sheet|data|spec(?:ification)?s?)[^:\n]{0,30}|(?:the )?(?:spec(?:ification)?s?|limits?|reference(?: values?)?|nominal(?: values?)?|normal (?:values?|ranges?)|manual(?: says)?|sollwerte|grenzwerte)(?: \([^)\n]{0,30}\))?)\s?:/gi;
const MEASURED =
  /\b(?:measured|my readings?|actual(?:ly)?|mine|readings?|i (?:get|got|have)|gemessen|istwerte?)\b/i;

const MAX_SEGMENTS = 20;

const CODE_OR_FIGURE = /\d/;
const SENTENCE = /[^.!?\n]+(?:[.](?=\d)[^.!?\n]*)*[.!?\n]?/g;

/** Sentences of a span that have figures. */
const withFigures = (text: string, from: number, to: number): readonly Stretch[] =>
  Array.from(text.slice(from, to).matchAll(SENTENCE)).flatMap(({ 0: sentence, index }): Stretch[] =>
    CODE_OR_FIGURE.test(sentence) ? [[from + index, from + index + sentence.length]] : [],
  );

const pastOf = (text: string): readonly Stretch[] => {
  const presents = Array.from(text.matchAll(PRESENT), ({ index }) => index);
  let at = 0;
  return Array.from(text.matchAll(PAST))
    .slice(0, MAX_SEGMENTS)
    .flatMap(({ index }): readonly Stretch[] => {
      while (at < presents.length && (presents[at] ?? 0) <= index) at += 1;
      const to = presents[at];
      return to === undefined ? [] : withFigures(text, index, to);
    });
};

const referencesOf = (text: string): readonly Stretch[] =>
  Array.from(text.matchAll(REFERENCE))
    .slice(0, MAX_SEGMENTS)
    .map(({ 0: heading, index }): Stretch => {
      const from = index + heading.length;
      const line = text.indexOf('\n', from);
      const end = line < 0 ? text.length : line;
      // With nothing behind it on its line it is the heading of a paragraph.
      const blank = text.slice(from, end).trim() === '' ? text.indexOf('\n\n', from) : end;
      const stop = blank < 0 ? text.length : blank;
      const own = MEASURED.exec(text.slice(from, stop));
      return [index, own === null ? stop : from + own.index];
    });

const otherCarsOf = (text: string): readonly Stretch[] =>
  withFigures(text, 0, text.length).filter(([from, to]) => speaksOfOtherCar(text.slice(from, to)));

/**
 * Where figures and codes are not those of this car today: from before a repair, out of a manual, of another car.
 * Empty without one of their words. Linear in the length of the text.
 */
export const otherReadings = (text: string): readonly Stretch[] => [
  ...pastOf(text),
  ...referencesOf(text),
  ...otherCarsOf(text),
];
