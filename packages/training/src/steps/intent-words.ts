/**
 * Learns the word vectors by which the chat's model of intents knows words that no sentence of ours has,
 * from owners' posts and replies, and writes `packages/assistant/models/intent-words.json`. No text is in it.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { wordsForVectors, type WordVectorFile } from '@wrenchwise/assistant/intent/sentence-vector';
import { normalise } from '@wrenchwise/assistant/normalise';

import { dataFolder } from '../data-folder.ts';
import { readOwnersPosts } from '../posts/owners-posts.ts';
import { ASSISTANT_MODELS } from '../product-folders.ts';
import { trainWordVectors, type WordVectors } from '../word-vectors.ts';

const MAX_WORDS = 8000;
const DIMENSIONS = 100;

/** Words next to each other show how a word is used, those around it what it is about. */
const NEXT = 2;
const AROUND = 5;

/** Words that are more frequent than this share say little of a subject (Arora, Liang and Ma 2017). */
const FREQUENT = 1e-3;

/** How a sentence begins and ends says how words are used, as their neighbours do. */
const EDGE = '§';

const sentences = readOwnersPosts(dataFolder()).flatMap(({ title, text, replies }) =>
  [title, text, ...replies.map(([, reply]) => reply)].flatMap((one) =>
    one
      .split(/(?<=[.!?])\s+|\n+/)
      .map((sentence) => wordsForVectors(normalise(sentence)))
      .filter((words) => words.length > 0)
      .map((words) => [EDGE, ...words, EDGE]),
  ),
);

const ofReach = (reach: number): WordVectors =>
  trainWordVectors(sentences, { maxWords: MAX_WORDS, dimensions: DIMENSIONS, reach, shift: 0 });

const base64 = (bytes: Iterable<number>): string =>
  Buffer.from(Int8Array.from(bytes).buffer).toString('base64');

/** Components of a vector of length 1 are far below 1: its largest takes the whole of a byte. */
const inBytes = ({ vectors }: WordVectors): string => {
  const all = [...vectors.values()];
  const most = Math.max(...all.map((vector) => Math.max(...vector.map(Math.abs))));
  return base64(
    all.flatMap((vector) => Array.from(vector, (one) => Math.round((one / most) * 127))),
  );
};

const around = ofReach(AROUND);
const file: WordVectorFile = {
  words: [...around.vectors.keys()].join('\n'),
  importance: base64(
    [...around.vectors.keys()].map((word) =>
      Math.round((255 * FREQUENT) / (FREQUENT + (around.shares.get(word) ?? 0))),
    ),
  ),
  alike: inBytes(ofReach(NEXT)),
  about: inBytes(around),
};

const text = `${JSON.stringify(file, undefined, 2)}\n`;
writeFileSync(join(ASSISTANT_MODELS, 'intent-words.json'), text);
const card = join(ASSISTANT_MODELS, 'intent-words.md');
const hash = createHash('sha256').update(text).digest('hex');
writeFileSync(
  card,
  readFileSync(card, 'utf8')
    .replace(/^- \*\*Size\*\*: .*$/m, `- **Size**: ${Buffer.byteLength(text)} bytes`)
    .replace(/^- \*\*SHA-256\*\*: .*$/m, `- **SHA-256**: ${hash}`),
);
process.stdout.write(`intent-words.json: ${Buffer.byteLength(text)} bytes, SHA-256 ${hash}\n`);
