/**
 * Makes every trained file of the product, one step after the other: `npm run train`, or
 * `npm run train -- faults clauses` for some of the steps.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

import { dataFolder, ROOT } from './data-folder.ts';
import { INPUTS, problemsOf } from './inputs.ts';

/** A step is a process of its own: it reads what the one before has written as the product will. */
const STEPS: readonly (readonly [name: string, makes: string, script: string, ...string[]])[] = [
  ['codes', 'the facts of the generic trouble codes', 'generic-codes.ts'],
  ['confusable-words', 'the words that are no misspellings', 'confusable-words.ts'],
  ['systems', 'the model of the fourteen systems', 'system-model.ts'],
  ['faults', 'the model of the faults', 'fault-model.ts'],
  [
    'clauses-inner',
    'the reader of clauses without a quarter of its texts',
    'symptom-model.ts',
    '--inner',
  ],
  ['gate', 'the weights of the truth of a reading, on that quarter (printed)', 'reading-gate.ts'],
  ['clauses', 'the reader of clauses', 'symptom-model.ts'],
  [
    'owners-inner',
    'the model of owners’ words without the posts to choose by',
    'owners-model.ts',
    '--inner',
  ],
  [
    'encoder-inner',
    'the encoder of posts and replies without the posts to choose by',
    'posts-encoder.ts',
    '--inner',
  ],
  [
    'owners-judge',
    'how often the right fault is named on those posts (printed)',
    'owners-judge.ts',
  ],
  ['owners', 'the model of owners’ words', 'owners-model.ts'],
  ['encoder', 'the encoder of posts and replies', 'posts-encoder.ts'],
  ['browser-models', 'the smaller models of the browser’s edition', 'browser-models.ts'],
  ['intent-words', 'the word vectors of the chat’s model of intents', 'intent-words.ts'],
  ['intents', 'what messages of the chat are after', 'intents.ts'],
];

const fail = (lines: readonly string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
};

const names = STEPS.map(([name]) => name);
const wanted = process.argv.slice(2);
const unknown = [...wanted, ...INPUTS.flatMap(({ steps }) => steps)].find(
  (name) => !names.includes(name),
);
if (unknown !== undefined) fail([`No step is called '${unknown}': ${names.join(', ')}.`]);

const chosen = STEPS.filter(([name]) => wanted.length === 0 || wanted.includes(name));
const problems = problemsOf(
  dataFolder(),
  chosen.map(([name]) => name),
);
if (problems.length > 0) {
  fail([
    ...problems,
    'Nothing was trained. Set WRENCHWISE_DATA to the folder of the data; packages/training/README.md says what it holds.',
  ]);
}

const run = (args: readonly string[]): boolean =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;

for (const [name, makes, script, ...options] of chosen) {
  const start = performance.now();
  process.stdout.write(`${name}: ${makes} …\n`);
  if (!run([join(import.meta.dirname, 'steps', script), ...options])) {
    fail([`${name} failed: the steps after it were not run.`]);
  }
  process.stdout.write(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}
// What is written is committed as the formatter writes it.
run([
  'node_modules/.bin/oxfmt',
  'packages/engine/src/evidence/confusable-words.ts',
  'packages/knowledge/src/codes/generic-codes.ts',
]);
