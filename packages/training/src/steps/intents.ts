/**
 * Trains the model of intents of the chat on our own sentences, with the word vectors that
 * `intent-words` made, and writes `packages/assistant/models/intents.json`. It needs no data folder.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { intentFeatures } from '@wrenchwise/assistant/intent/features';
import { type IntentWeights, openIntentModel } from '@wrenchwise/assistant/intent/intent-model';
import { INTENTS } from '@wrenchwise/assistant/intent/intents';
import {
  openSentenceVectors,
  type WordVectorFile,
} from '@wrenchwise/assistant/intent/sentence-vector';
import type { NetFile } from '@wrenchwise/assistant/intent/vector-net';
import { normalise } from '@wrenchwise/assistant/normalise';

import {
  heldOutSentences,
  type IntentLine,
  sentencesOf,
  trainedLines,
} from '../intent-sentences.ts';
import { ASSISTANT_MODELS } from '../product-folders.ts';
import { type LabelledRow, trainSoftmax } from '../softmax-regression.ts';
import { trainTwoLayerNet, type TwoLayerNet } from '../two-layer-net.ts';

/** So many sentences of a line at most: one with many choices is still one idea. */
const MAX_OF_LINE = 16;

/** A feature of fewer sentences than these is chance. */
const MIN_USES = 1;
const EPOCHS = 30;
const RATE = 0.3;
const PENALTY = 1e-4;

/** Weights below this share of the largest are left out. */
const MIN_WEIGHT = 0.07;
const FOLDS = 5;

/** The reader of sentence vectors. */
const NET = { classes: INTENTS.length, hidden: 192, epochs: 20 };
const SEED = 1;

// Written by the step before this.
const words = JSON.parse(
  readFileSync(join(ASSISTANT_MODELS, 'intent-words.json'), 'utf8'),
) as WordVectorFile;
const vectors = openSentenceVectors(words);

/** Of many sentences some, evenly spread. */
const someOf = (all: readonly string[]): readonly string[] => {
  const step = Math.max(1, all.length / MAX_OF_LINE);
  return Array.from(
    { length: Math.min(all.length, MAX_OF_LINE) },
    (_, at) => all[Math.floor(at * step)] ?? '',
  );
};

const train = (lines: readonly IntentLine[]): IntentWeights => {
  const rows = lines.flatMap(({ intent, text }) => {
    const sentences = someOf(sentencesOf(text));
    return sentences.map(normalise).map((sentence) => ({
      label: INTENTS.indexOf(intent),
      features: intentFeatures(sentence),
      vector: vectors.vectorOf(sentence),
      weight: 1 / Math.sqrt(sentences.length),
    }));
  });
  const uses = new Map<string, number>();
  for (const { features } of rows) {
    for (const name of features) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = [...uses].flatMap(([name, count]) => (count < MIN_USES ? [] : [name])).sort();
  const columns = new Map(names.map((name, at) => [name, at]));
  const ofClass = INTENTS.map((_, label) =>
    rows.reduce((sum, row) => (row.label === label ? sum + row.weight : sum), 0),
  );
  const even = ofClass.reduce((sum, one) => sum + one, 0) / INTENTS.length;
  const balanced = rows.map((row) => ({
    ...row,
    weight: row.weight * Math.sqrt(even / (ofClass[row.label] ?? even)),
  }));
  const labelled = balanced.map(({ label, features, weight }): LabelledRow => {
    const known = features.flatMap((name) => columns.get(name) ?? []);
    // As the reader does: the share of a feature is that of all, known or not.
    const value = 1 / Math.sqrt(features.length);
    return {
      vector: { columns: Int32Array.from(known), values: Float64Array.from(known, () => value) },
      target: [[label, 1]],
      weight,
    };
  });
  const weights = trainSoftmax(labelled, names.length, INTENTS.length, {
    epochs: EPOCHS,
    rate: RATE,
    penalty: PENALTY,
  });
  return { ...sections(names, weights), net: netSections(trainTwoLayerNet(balanced, NET, SEED)) };
};

/** A layer in signed bytes. */
const inBytes = (weights: Float32Array): readonly [scale: number, base64: string] => {
  const most = weights.reduce((all, one) => Math.max(all, Math.abs(one)), 0);
  const scale = Number((most / 127).toPrecision(6));
  const bytes = Int8Array.from(weights, (one) =>
    Math.max(-127, Math.min(127, Math.round(one / scale))),
  );
  return [scale, Buffer.from(bytes.buffer).toString('base64')];
};

const shortNumbers = (values: Float32Array): readonly number[] =>
  Array.from(values, (one) => Number(one.toPrecision(5)));

const netSections = (net: TwoLayerNet): NetFile => {
  const [firstScale, first] = inBytes(net.first);
  const [secondScale, second] = inBytes(net.second);
  return {
    firstScale,
    secondScale,
    first,
    second,
    firstBias: shortNumbers(net.firstBias),
    secondBias: shortNumbers(net.secondBias),
  };
};

/** The file's parts: weights as signed bytes, without those that hardly count. */
const sections = (names: readonly string[], weights: Float32Array): Omit<IntentWeights, 'net'> => {
  const classes = INTENTS.length;
  const body = weights.subarray(0, names.length * classes);
  const scale = body.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const kept: string[] = [];
  const bytes: number[] = [];
  names.forEach((name, column) => {
    const cells = INTENTS.flatMap((_, of) => {
      const weight = Math.round((body[column * classes + of] ?? 0) / scale);
      return Math.abs(weight) < MIN_WEIGHT * 127 ? [] : [of, weight & 0xff];
    });
    if (cells.length === 0) return;
    kept.push(name);
    bytes.push(cells.length / 2, ...cells);
  });
  return {
    classes: INTENTS,
    scale: Number(scale.toPrecision(6)),
    bias: shortNumbers(weights.subarray(names.length * classes)),
    features: kept.join('\n'),
    cells: Buffer.from(bytes).toString('base64'),
  };
};

interface Judged {
  readonly right: number;
  readonly asked: number;
  readonly wrong: readonly string[];
}

const judge = (weights: IntentWeights, sentences: readonly IntentLine[]): Judged => {
  const read = openIntentModel(weights, vectors);
  const wrong = sentences.flatMap(({ intent, text }) => {
    const [best] = read(normalise(text));
    return best?.intent === intent
      ? []
      : [`${text}: ${intent}, read as ${best?.intent} (${best?.share.toFixed(2)})`];
  });
  return { asked: sentences.length, right: sentences.length - wrong.length, wrong };
};

const say = (text: string) => process.stdout.write(`${text}\n`);
const lines = trainedLines();
const isShown = process.argv.includes('--show');

if (!process.argv.includes('--only')) {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const model = train(lines.filter((_, at) => at % FOLDS !== fold));
    const left = lines.filter((_, at) => at % FOLDS === fold);
    return judge(
      model,
      left.map(({ intent, text }) => ({ intent, text: sentencesOf(text)[0] ?? '' })),
    );
  });
  const right = folds.reduce((sum, one) => sum + one.right, 0);
  say(`of each line’s first sentence, held out by folds: ${right} of ${lines.length}`);
  if (isShown) for (const line of folds.flatMap(({ wrong }) => wrong)) say(`  ${line}`);
}

const model = train(lines);
const held = judge(model, heldOutSentences());
say(`held-out sentences: ${held.right} of ${held.asked}`);
for (const line of isShown ? held.wrong : []) say(`  ${line}`);

const text = `${JSON.stringify(model, undefined, 2)}\n`;
writeFileSync(join(ASSISTANT_MODELS, 'intents.json'), text);
const card = join(ASSISTANT_MODELS, 'intents.md');
const hash = createHash('sha256').update(text).digest('hex');
writeFileSync(
  card,
  readFileSync(card, 'utf8')
    .replace(/^- \*\*Size\*\*: .*$/m, `- **Size**: ${Buffer.byteLength(text)} bytes`)
    .replace(/^- \*\*SHA-256\*\*: .*$/m, `- **SHA-256**: ${hash}`)
    .replace(
      /^- \*\*Figures\*\*: .*$/m,
      `- **Figures**: ${held.right} of ${held.asked} sentences that it was not trained on (\`packages/training/intents/held-out*.txt\`)`,
    ),
);
say(`intents.json: ${Buffer.byteLength(text)} bytes, SHA-256 ${hash}`);
