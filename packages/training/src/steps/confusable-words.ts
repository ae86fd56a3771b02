/**
 * Writes `evidence/confusable-words.ts`: the ordinary words at edit distance one from a word of the
 * lexicon.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { tokenise } from '@wrenchwise/engine/evidence/tokenise';

import { readCorpus, type Row } from '../corpus.ts';
import { dataFolder } from '../data-folder.ts';
import { parts } from '../engine-parts.ts';
import { ENGINE_SOURCE } from '../product-folders.ts';

/** A word that this many writers use is no misspelling. */
const MIN_ROWS = 6;

/** Stems at edit distance one from a word of the lexicon that enough writers use. */
const confusableWords = (rows: readonly Row[]): readonly string[] => {
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
  return [...frequency]
    .filter(
      ([word, count]) =>
        count >= MIN_ROWS && word.length >= 5 && !parts.spelling.isSpeltRight(word),
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
};

const corpus = readCorpus(dataFolder());
const confusable = confusableWords([...corpus.train, ...corpus.allMakes, ...corpus.oneModel]);
const lines: string[] = [];
for (let i = 0; i < confusable.length; i += 12) lines.push(confusable.slice(i, i + 12).join(' '));
writeFileSync(
  join(ENGINE_SOURCE, 'evidence', 'confusable-words.ts'),
  `/**
 * Stems of ordinary English words at edit distance one from a word of the lexicon, which are not
 * misspellings of it: 'shape' is not 'shake'. Written by \`npm run train\`.
 */
export const CONFUSABLE_WORDS: ReadonlySet<string> = new Set(
  \`${lines.join('\n  ')}\`.split(/\\s+/),
);
`,
);
process.stdout.write(`${confusable.length} words\n`);
