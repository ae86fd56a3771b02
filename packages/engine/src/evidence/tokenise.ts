import type { Word, WordOf } from './words.ts';

/** A word of the input with its offsets, for exact quotations. */
export interface Token {
  readonly word: Word;
  /** Offsets into the input, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Incremented at every sentence end. */
  readonly sentence: number;
  /** Incremented at every comma, colon, dash and sentence end, and where a new statement begins. */
  readonly clause: number;
}

/** The most words that are read. Bounds the work. */
const MAX_TOKENS = 6_000;

const STOP_MARK = /[!?;\n\r•|]|\.(?=\s|$|[A-Z"'’)])|\.{2,}|…/;
const PAUSE_MARK = /[,:()–—"“”[\]]|\s-\s|\//;

/** They set off what follows from what came before. */
const CONTRASTS: ReadonlySet<string> = new Set([
  'but',
  'though',
  'although',
  'however',
  'whereas',
  'yet',
]);

/** After 'and' or 'so' they begin a new statement: 'the key turns and the lights dim'. */
const OPENERS: ReadonlySet<string> = new Set(
  "the my a an there there's it its it's i i'm i've now then this that we he she they one".split(
    ' ',
  ),
);

const beginsStatement = (previous: Word | undefined, { text }: Word): boolean =>
  CONTRASTS.has(text) ||
  (previous !== undefined &&
    (previous.text === 'and' || previous.text === 'so') &&
    OPENERS.has(text));

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
    const known = wordOf(text.slice(start, end));
    if (beginsStatement(tokens.at(-1)?.word, known)) clause += 1;
    tokens.push({ word: known, start, end, sentence, clause });
  }
  return tokens;
};
