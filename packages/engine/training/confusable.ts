import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { tokenise } from '../src/evidence/tokenise.ts';
import type { Row } from './corpus.ts';
import { parts } from './engine-parts.ts';

/** A word that this many writers use is no misspelling. */
const LEAST_ROWS = 6;

/** Writes the ordinary words at edit distance one from a word of the lexicon. */
export const writeConfusableWords = (rows: readonly Row[], source: string): void => {
  const known = new Set(parts.lexicon.termIds.keys());
  const near = new Set<string>();
  for (const word of known) {
    for (let i = 0; i < word.length; i += 1) near.add(word.slice(0, i) + word.slice(i + 1));
  }
  const frequency = new Map<string, number>();
  for (const row of rows) {
    for (const word of new Set(
      tokenise(row.text, parts.vocabulary.wordOf).map(({ word }) => word.stem),
    )) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
  }
  const confusable = [...frequency]
    .filter(
      ([word, count]) =>
        count >= LEAST_ROWS && word.length >= 5 && !parts.spelling.isSpeltRight(word),
    )
    .map(([word]) => word)
    .filter(
      (word) =>
        near.has(word) ||
        Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)).some(
          (shorter) => near.has(shorter) || known.has(shorter),
        ),
    )
    .sort();
  const lines: string[] = [];
  for (let i = 0; i < confusable.length; i += 12) lines.push(confusable.slice(i, i + 12).join(' '));
  writeFileSync(
    join(source, 'evidence', 'confusable-words.ts'),
    `/**
 * Stems of ordinary English words at edit distance one from a word of the lexicon, which are not
 * misspellings of it: 'shape' is not 'shake'. Written by \`training/train.ts\`.
 */
export const CONFUSABLE_WORDS: ReadonlySet<string> = new Set(
  \`${lines.join('\n  ')}\`.split(/\\s+/),
);
`,
  );
};
