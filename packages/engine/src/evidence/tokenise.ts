import type { Word, WordOf } from './words.ts';

/** A word of the input with its offsets, for exact quotations. */
export interface Token {
  readonly word: Word;
  /** Offsets into the input, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Incremented at every sentence end. */
  readonly sentence: number;
  /** Incremented at every comma, colon, dash and sentence end. */
  readonly clause: number;
}

/** The most words that are read. Bounds the work. */
const MAX_TOKENS = 6_000;

const STOP_MARK = /[!?;\n\r•|]|\.(?=\s|$|[A-Z"'’)])|\.{2,}|…/;
const PAUSE_MARK = /[,:()–—"“”[\]]|\s-\s|\//;

/** Splits a text into words with offsets, sentences and clauses. Any string is safe. */
export const tokenise = (text: string, wordOf: WordOf): readonly Token[] => {
  const gap = /[^\p{L}\p{N}]*/uy;
  const word = /[\p{L}\p{N}]+(?:['’ʼ`][\p{L}]+)*/uy;
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let previousEnd = 0;
  // `test` instead of `match`: offsets are enough, and nothing is allocated.
  while (tokens.length < MAX_TOKENS) {
    gap.lastIndex = previousEnd;
    gap.test(text);
    const start = gap.lastIndex;
    word.lastIndex = start;
    if (!word.test(text)) break;
    const end = word.lastIndex;
    // The commonest gap, one space, ends neither clause nor sentence.
    if (start !== previousEnd + 1 || text[previousEnd] !== ' ') {
      const between = text.slice(previousEnd, start);
      if (STOP_MARK.test(between)) {
        sentence += 1;
        clause += 1;
      } else if (PAUSE_MARK.test(between)) clause += 1;
    }
    previousEnd = end;
    tokens.push({ word: wordOf(text.slice(start, end)), start, end, sentence, clause });
  }
  return tokens;
};
