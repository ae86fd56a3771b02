// npm test: checks, then every suite, on both databases and in a real browser. The last line is 'N
// passed, N failed'; it exits with an error when anything failed. Arguments name parts of it, which CI
// runs in jobs beside each other: checks, web, embedded, postgres, journeys.

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { CHROMIUM } from '../e2e/support/paths.ts';
import { failedInPlaywright, failedInVitest } from './failed-tests.ts';
import { startPostgres } from './postgres.ts';
import { bin, NODE, ROOT, runCommand } from './run-command.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const PARTS = ['checks', 'web', 'embedded', 'postgres', 'journeys'] as const;
type Part = (typeof PARTS)[number];

const given = process.argv.slice(2);
const unknown = given.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) {
  throw new Error(`no part is called '${unknown.join(', ')}': ${PARTS.join(', ')}`);
}
const has = (part: Part): boolean => given.length === 0 || given.includes(part);

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: string[] = [];
const reports = await mkdtemp(join(tmpdir(), 'wrenchwise-reports-'));

const numberAt = (report: unknown, ...path: readonly string[]): number => {
  let value: unknown = report;
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return typeof value === 'number' ? value : 0;
};

// The end of a log is often all that one sees of it, so what failed is listed there again.
const failedTests: string[] = [];
const MAX_FAILED_TESTS = 40;

const readReport = async (file: string): Promise<unknown> =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;

const add = (step: string, counts: Counts, code: number): void => {
  // A runner that crashed before it could count is a failure too.
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
  total.passed += counts.passed;
  total.failed += failed;
  total.skipped += counts.skipped;
  if (failed > 0) failedSteps.push(step);
};

let stepBegan: number | undefined;

// With the duration of the previous step, for the log.
const heading = (text: string): void => {
  const now = performance.now();
  if (stepBegan !== undefined) {
    process.stdout.write(`(${((now - stepBegan) / 1000).toFixed(0)} s)\n\n`);
  }
  process.stdout.write(`== ${text}\n`);
  stepBegan = now;
};

const vitest = async (
  step: string,
  projects: readonly string[],
  { workers, env = {} }: { workers: number; env?: Readonly<Record<string, string>> },
): Promise<void> => {
  heading(step);
  const file = join(reports, `${step.replace(/\W+/g, '-')}.json`);
  const { code } = await runCommand(
    NODE,
    [
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { show: true, env },
  );
  const report = await readReport(file);
  failedTests.push(...failedInVitest(report, ROOT));
  add(
    step,
    {
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests'),
      skipped: numberAt(report, 'numPendingTests'),
    },
    code,
  );
};

/** Such as 1/2: the first half of the journeys, while another job runs the second. */
const SHARD = process.env['JOURNEYS_SHARD'] ?? '';

const playwright = async (): Promise<void> => {
  heading('Journeys in Chromium');
  if (CHROMIUM === undefined) {
    process.stdout.write('Chromium is missing and could not be installed: journeys are skipped.\n');
    total.skipped += 1;
    return;
  }
  const file = join(reports, 'playwright.json');
  const { code } = await runCommand(
    NODE,
    [
      bin('@playwright/test/cli.js'),
      'test',
      '--reporter=line,json',
      ...(SHARD === '' ? [] : [`--shard=${SHARD}`]),
    ],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CI: process.env['CI'] ?? '' } },
  );
  const report = await readReport(file);
  failedTests.push(...failedInPlaywright(report));
  add(
    'journeys',
    {
      passed: numberAt(report, 'stats', 'expected'),
      failed: numberAt(report, 'stats', 'unexpected'),
      skipped: numberAt(report, 'stats', 'skipped'),
    },
    code,
  );
};

const checks = async (): Promise<void> => {
  heading('Checks');
  const { code } = await runCommand(NODE, [join(ROOT, 'tools/check.ts')], { show: true });
  add('checks', { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }, code);
};

// By default Vitest leaves one core to the developer; here nobody waits for one.
const CORES = availableParallelism();
// Tests of the server wait for time to pass, for processes and for PostgreSQL: a third of their time.
const MORE_THAN_CORES = CORES + 1;

/** Runs the server's whole suite on PostgreSQL. False where none is installed. */
const onPostgres = async (): Promise<boolean> => {
  const postgres = await startPostgres();
  if (!postgres) {
    total.skipped += 1;
    return false;
  }
  try {
    await vitest('Server on PostgreSQL', ['database', 'stripe-sandbox', 'server'], {
      workers: MORE_THAN_CORES,
      env: { DATABASE_URL: postgres.url },
    });
    return true;
  } finally {
    await postgres.stop();
  }
};

if (has('checks')) await checks();
if (has('web')) {
  await vitest('Engine, contract and web', ['engine', 'contract', 'ui', 'site', 'dashboard'], {
    workers: CORES,
  });
}
const isOnPostgres = has('postgres') && (await onPostgres());
if (has('embedded')) {
  await vitest('Server on the embedded database', ['database', 'stripe-sandbox', 'server'], {
    workers: MORE_THAN_CORES,
    // All of it, where there is no PostgreSQL.
    env: isOnPostgres || !has('postgres') ? { EMBEDDED_SUITE: 'yes' } : {},
  });
}
if (has('journeys')) await playwright();

heading('Result');
await rm(reports, { recursive: true });
if (failedSteps.length > 0) process.stdout.write(`\nFailed: ${failedSteps.join(', ')}\n`);
for (const test of failedTests.slice(0, MAX_FAILED_TESTS)) process.stdout.write(`  ${test}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed === 0 ? 0 : 1);
