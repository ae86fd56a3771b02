import { stem } from './stem.ts';

/** A word of the input and where it stands there, so that evidence can quote it exactly. */
export interface Token {
  /** Lower case, straight apostrophe. */
  readonly word: string;
  readonly stem: string;
  /** Offsets into the input, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Rises at every sentence end. */
  readonly sentence: number;
  /** Rises at every comma, colon, dash and sentence end. */
  readonly clause: number;
}

/** More words than this are not read: nobody describes a fault in more. Bounds the work. */
const MAX_TOKENS = 6_000;

const WORD = /[\p{L}\p{N}]+(?:['’ʼ`][\p{L}]+)*/gu;
const STOP_MARK = /[!?;\n\r•|]|\.(?=\s|$|[A-Z"'’)])|\.{2,}|…/;
const PAUSE_MARK = /[,:()–—"“”[\]]|\s-\s|\//;

/** Splits a text into words with their places, sentences and clauses. Any string is safe. */
export const tokenise = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let previousEnd = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const between = text.slice(previousEnd, match.index);
    if (between === ' ') {
      // The commonest gap ends nothing.
    } else if (STOP_MARK.test(between)) {
      sentence += 1;
      clause += 1;
    } else if (PAUSE_MARK.test(between)) clause += 1;
    previousEnd = match.index + raw.length;
    const word = raw.toLowerCase().replace(/[’ʼ`]/g, "'");
    tokens.push({ word, stem: stem(word), start: match.index, end: previousEnd, sentence, clause });
    if (tokens.length >= MAX_TOKENS) break;
  }
  return tokens;
};
