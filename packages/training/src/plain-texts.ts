import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';

import type { FaultRow } from './fault-rows.ts';

/** Recall documents are alike: more of them add nothing. */
const MAX_RECALLS = 5000;

/** Characters of a text that are read. */
const MAX_CHARACTERS = 3000;

const readTexts = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      // The fields are those of the data's README.
      const { text, split } = JSON.parse(line) as {
        readonly text: string;
        readonly split?: string;
      };
      return split === 'validation' ? [] : [text.slice(0, MAX_CHARACTERS)];
    });

/**
 * Texts about cars from which word vectors are learnt: complaints without the validation rows,
 * recall documents, the phrases of symptoms, and the rows of the fault model.
 *
 * @param folder the folder of the data
 */
export const readPlainTexts = (folder: string, rows: readonly FaultRow[]): readonly string[] => [
  ...readTexts(join(folder, 'complaints-dev.jsonl')),
  ...readTexts(join(folder, 'complaints-extra.jsonl')),
  ...readTexts(join(folder, 'complaints-unlabelled.jsonl')),
  ...readTexts(join(folder, 'recall-document-summaries.jsonl')).slice(0, MAX_RECALLS),
  ...Object.values(SYMPTOMS).map(({ phrases }) => phrases.join('. ')),
  ...rows.map(({ text }) => text),
];
