import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { sentencesOf, trainedLines } from './intent-sentences.ts';

const FOLDER = join(import.meta.dirname, '..', 'intents');

it('trains on no sentence of a file that is held out', () => {
  const trained = new Set(trainedLines().flatMap(({ text }) => sentencesOf(text)));
  const heldOut = readdirSync(FOLDER)
    .filter((file) => file.startsWith('held-out'))
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('# '))
    .flatMap(sentencesOf);
  expect(heldOut).not.toHaveLength(0);
  expect(heldOut.filter((sentence) => trained.has(sentence))).toEqual([]);
});
