import type { LabelledText } from './labelled-texts.ts';

/** Sentences in which a garage, a repair or the maker is named tell what was found, not what was noticed. */
const GARAGE =
  /\b(?:dealer\w*|mechanic|technician|diagnos\w*|replac\w*|repair\w*|shop|garage|service (?:cent\w*|dep\w*|manager)|manufacturer|recall\w*|nhtsa|tsb|bulletin)\b/iu;

/** Less than this, in UTF-16 units, says nothing. */
const MIN_LENGTH = 40;

const withoutSpans = (
  text: string,
  spans: readonly (readonly [start: number, end: number])[],
): string =>
  [...spans]
    .sort(([a], [b]) => b - a)
    .reduce((left, [start, end]) => `${left.slice(0, start)} ${left.slice(end)}`, text);

const withoutSentences = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+|\n/u)
    .filter((sentence) => !GARAGE.test(sentence))
    .join(' ');

/**
 * What the owner could tell before anybody had looked at the car: without the places that name the
 * cause where they are labelled, else without the sentences about a garage.
 *
 * @returns undefined where nothing names the cause, or nothing else is left
 */
export const beforeTheGarage = ({ text, cause }: LabelledText): string | undefined => {
  const left = (cause === undefined ? withoutSentences(text) : withoutSpans(text, cause)).trim();
  return left.length < MIN_LENGTH || left.length === text.trim().length ? undefined : left;
};
