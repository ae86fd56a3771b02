/** Letters as a search compares them: lower case, without accents, with one kind of apostrophe. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

/** A word of a text. */
export interface Word {
  /** Folded: 'Škoda' is 'skoda'. An apostrophe within a word stays: "don't". */
  readonly text: string;
  /** Where it is in the text, in UTF-16 units; `end` is behind it. */
  readonly start: number;
  readonly end: number;
}

// 'A/C' is one word.
const WORD = /[aA]\/[cC](?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['‘’][\p{L}\p{M}]+)*/gu;

/** The words of a text in order: runs of letters and digits. */
export const wordsIn = (text: string): readonly Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: folded(word),
    start: index,
    end: index + word.length,
  }));
