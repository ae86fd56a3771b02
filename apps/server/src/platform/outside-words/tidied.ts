/** A sentence or two; what is longer is refused by the check. */
export const LONGEST_LINE = 1000;

/**
 * A line that was written outside with its letters in their usual form, without control and invisible
 * characters, doubled spaces and the number or bullet of a list; at most a little longer than is allowed.
 */
export const tidied = (line: string): string =>
  line
    .slice(0, LONGEST_LINE + 100)
    .normalize('NFKC')
    // What is invisible may hide an address or a word.
    .replace(/[\p{Cf}\u{FE00}-\u{FE0F}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^\s*(?:step\s+\d{1,2}\s*[.:)-]|[-•*]|\d{1,2}[.)])\s+/i, '')
    .trim();

const SENTENCE_END = /(?<=[.!?…]["'’”)]?)\s+(?=["'‘“(]?[\p{Lu}\d<{[])/u;

/** The sentences of a tidied line. */
export const sentencesOf = (line: string): readonly string[] =>
  line.split(SENTENCE_END).filter((sentence) => sentence !== '');
