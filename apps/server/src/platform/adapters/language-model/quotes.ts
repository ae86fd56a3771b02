/** Where quoted words stand in a text, in UTF-16 units. */
export interface Quote {
  readonly start: number;
  readonly end: number;
}

/** Shorter quotes prove nothing. */
const MIN_CHARACTERS = 3;

const straight = (text: string): string => text.toLowerCase().replace(/[‘’ʼ`]/g, "'");

/**
 * Where a text has these words, whatever their case; undefined where it does not. A model must
 * show the words that it speaks of.
 */
export const findQuote = (text: string, words: string): Quote | undefined => {
  const sought = straight(words.trim());
  const within = straight(text);
  // A few letters get longer in lower case: places in the text would not be the same.
  if (sought.length < MIN_CHARACTERS || within.length !== text.length) return undefined;
  const start = within.indexOf(sought);
  return start < 0 || !/\p{L}/u.test(sought) ? undefined : { start, end: start + sought.length };
};
