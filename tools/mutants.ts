// npm run mutants -- FOLDER: puts one small mistake after the other into the files of a folder (or one
// file) and lists those that no test notices. --near: only the tests beside the file, not all that
// import it. --every=N: each Nth mistake. It works on the checkout itself, so that it wants it clean.

import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { type Mutant, mutantsOf, mutated } from './mutants/mutants-of.ts';
import { runTests, type Verdict } from './mutants/run-tests.ts';
import { ROOT, runCommand } from './run-command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { near: { type: 'boolean', default: false }, every: { type: 'string', default: '1' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('npm run mutants -- FOLDER [--near] [--every=N]');
const every = Number(values.every);
if (!Number.isInteger(every) || every < 1) throw new Error('--every is a whole number from 1');

const given = relative(ROOT, resolve(ROOT, folder));
const { output: changed } = await runCommand('git', ['status', '--porcelain', '--', given]);
if (changed !== '') throw new Error(`commit or put aside first:\n${changed}`);

const files = (
  statSync(join(ROOT, given)).isFile() ? [given] : globSync(`${given}/**/*.{ts,tsx}`, { cwd: ROOT })
)
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\.tables\.ts$|\/testing\//.test(file))
  .sort();

const TESTS = ['*.test.ts', '*.test.tsx'];

/** The nearest folder at or above a file that has tests. */
const nearFolder = (file: string): string => {
  let near = dirname(file);
  while (near.includes('/') && globSync(TESTS, { cwd: join(ROOT, near) }).length === 0) {
    near = dirname(near);
  }
  return near;
};

const stagesFor = (file: string): readonly (readonly string[])[] => [
  ['run', `${nearFolder(file)}/`, '--passWithNoTests'],
  ...(values.near ? [] : [['related', '--run', '--passWithNoTests', file]]),
];

// A mutant that loops has no end of its own: several times what the tests take without one.
const ONCE_MS = 900_000;
const SLACK_MS = 30_000;

const limitOf = async (args: readonly string[]): Promise<number> => {
  const began = performance.now();
  const verdict = await runTests(args, ONCE_MS);
  if (verdict !== 'passed') {
    throw new Error(`without a mistake, vitest ${args.join(' ')} ${verdict}`);
  }
  return 3 * (performance.now() - began) + SLACK_MS;
};

const limits = new Map<string, number>();
const verdictOn = async (stages: readonly (readonly string[])[]): Promise<Verdict> => {
  for (const args of stages) {
    const verdict = await runTests(args, limits.get(args.join(' ')) ?? ONCE_MS);
    if (verdict !== 'passed') return verdict;
  }
  return 'passed';
};

let restore = (): void => undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    restore();
    process.exit(1);
  });
}

const survivors: string[] = [];
let tried = 0;
let seen = 0;
const tryOut = async (file: string, text: string, mutant: Mutant): Promise<void> => {
  const path = join(ROOT, file);
  restore = () => writeFileSync(path, text);
  writeFileSync(path, mutated(text, mutant));
  try {
    const verdict = await verdictOn(stagesFor(file));
    const place = `${file}:${mutant.line} ${mutant.what}`;
    tried += 1;
    if (verdict === 'passed') survivors.push(place);
    process.stdout.write(`${verdict === 'passed' ? 'SURVIVED' : 'killed  '} ${place}\n`);
  } finally {
    restore();
  }
};

for (const file of files) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const mutants = mutantsOf(file, text).filter(() => {
    seen += 1;
    return (seen - 1) % every === 0;
  });
  if (mutants.length === 0) continue;
  for (const args of stagesFor(file)) {
    const name = args.join(' ');
    if (!limits.has(name)) limits.set(name, await limitOf(args));
  }
  for (const mutant of mutants) await tryOut(file, text, mutant);
}

process.stdout.write(`\n${tried} mutants, ${survivors.length} survived\n`);
for (const place of survivors) process.stdout.write(`${place}\n`);
