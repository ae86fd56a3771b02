// npm test: builds, checks, and every suite, on both databases and in a real browser, two parts beside each other
// (`tools/in-lanes.ts`). The last line is 'N passed, N failed'; it exits with an error when anything failed. Arguments
// name parts of it, which CI runs in jobs beside each other: checks, web, embedded, postgres, journeys.

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { failedInPlaywright, failedInVitest } from './failed-tests.ts';
import { inLanes, type Step } from './in-lanes.ts';
import { startPostgres } from './postgres.ts';
import { bin, type CommandResult, NODE, ROOT, runCommand } from './run-command.ts';

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

// One part shows what it does as it does it. Of two beside each other each shows it once it is done, with its duration.
const isOnlyOne = given.length === 1;

const heading = (text: string): void => {
  process.stdout.write(isOnlyOne ? `== ${text}\n` : `   ${text} begins\n`);
};

const ending = (text: string, { output, seconds }: CommandResult): void => {
  const shown = isOnlyOne ? '' : `\n== ${text}\n${output}`;
  process.stdout.write(`${shown}(${text}: ${seconds.toFixed(0)} s)\n\n`);
};

const vitest = async (
  step: string,
  projects: readonly string[],
  { workers, env = {} }: { workers: number; env?: Readonly<Record<string, string>> },
): Promise<void> => {
  heading(step);
  const file = join(reports, `${step.replace(/\W+/g, '-')}.json`);
  const done = await runCommand(
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
    { show: isOnlyOne, env },
  );
  ending(step, done);
  const report = await readReport(file);
  failedTests.push(...failedInVitest(report, ROOT));
  add(
    step,
    {
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests'),
      skipped: numberAt(report, 'numPendingTests'),
    },
    done.code,
  );
};

/** Such as 1/2: the first half of the journeys, while another job runs the second. */
const SHARD = process.env['JOURNEYS_SHARD'] ?? '';

const playwright = async (): Promise<void> => {
  heading('Journeys in Chromium');
  // It may have been installed just now, beside the build.
  const { CHROMIUM } = await import('../e2e/support/paths.ts');
  if (CHROMIUM === undefined) {
    process.stdout.write('Chromium is missing and could not be installed: journeys are skipped.\n');
    total.skipped += 1;
    return;
  }
  const file = join(reports, 'playwright.json');
  const done = await runCommand(
    NODE,
    [
      bin('@playwright/test/cli.js'),
      'test',
      '--reporter=line,json',
      ...(SHARD === '' ? [] : [`--shard=${SHARD}`]),
    ],
    { show: isOnlyOne, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CI: process.env['CI'] ?? '' } },
  );
  ending('Journeys in Chromium', done);
  const report = await readReport(file);
  failedTests.push(...failedInPlaywright(report));
  add(
    'journeys',
    {
      passed: numberAt(report, 'stats', 'expected'),
      failed: numberAt(report, 'stats', 'unexpected'),
      skipped: numberAt(report, 'stats', 'skipped'),
    },
    done.code,
  );
};

const checks = async (): Promise<void> => {
  heading('Checks');
  const done = await runCommand(NODE, [join(ROOT, 'tools/check.ts')], { show: isOnlyOne });
  ending('Checks', done);
  add('checks', { passed: done.code === 0 ? 1 : 0, failed: 0, skipped: 0 }, done.code);
};

/** Whether the product was built and Chromium and PostgreSQL are there; without it nothing runs that needs it. */
const build = async (): Promise<boolean> => {
  heading('Build');
  const done = await runCommand(NODE, [join(ROOT, 'tools/prepare.mjs'), 'test'], {
    show: isOnlyOne,
  });
  ending('Build', done);
  if (done.code !== 0) add('build', { passed: 0, failed: 1, skipped: 0 }, done.code);
  return done.code === 0;
};

// By default Vitest leaves one core to the developer; here nobody waits for one.
const CORES = availableParallelism();
// Tests of the server wait for time to pass, for processes and for PostgreSQL: a third of their time.
const MORE_THAN_CORES = CORES + 1;

type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

/** Undefined where none is installed. */
let postgres: Postgres | undefined;

/** The server's whole suite on PostgreSQL. */
const onPostgres = async (): Promise<void> => {
  if (postgres === undefined) {
    total.skipped += 1;
    return;
  }
  await vitest('Server on PostgreSQL', ['database', 'stripe-sandbox', 'server'], {
    workers: MORE_THAN_CORES,
    env: { DATABASE_URL: postgres.url },
  });
};

const web = (): Promise<void> =>
  vitest('Engine, contract and web', ['engine', 'contract', 'ui', 'site', 'dashboard'], {
    workers: CORES,
  });

const onEmbedded = (): Promise<void> =>
  vitest('Server on the embedded database', ['database', 'stripe-sandbox', 'server'], {
    workers: MORE_THAN_CORES,
    // All of it, where there is no PostgreSQL.
    env: postgres !== undefined || !has('postgres') ? { EMBEDDED_SUITE: 'yes' } : {},
  });

let isBuilt = false;
const needsBuild: readonly Part[] = ['embedded', 'postgres', 'journeys'];

// The longest first, each as soon as what it needs is there: no core waits while there is work.
const steps: readonly Step[] = [
  {
    name: 'build',
    run: async () => {
      isBuilt = await build();
    },
  },
  { name: 'web', run: web },
  {
    name: 'journeys',
    after: ['build'],
    run: async () => {
      if (isBuilt) await playwright();
    },
  },
  {
    name: 'PostgreSQL starts',
    after: ['build'],
    run: async () => {
      if (isBuilt && has('postgres')) postgres = await startPostgres();
    },
  },
  {
    name: 'postgres',
    after: ['build', 'PostgreSQL starts'],
    run: async () => {
      if (isBuilt) await onPostgres();
    },
  },
  {
    name: 'embedded',
    // Which has the whole suite where there is no PostgreSQL.
    after: ['build', 'PostgreSQL starts'],
    run: async () => {
      if (isBuilt) await onEmbedded();
    },
  },
  // Many short processes: they fill both cores to the end.
  { name: 'checks', run: checks },
];
const isNeeded = (name: string): boolean =>
  PARTS.some((part) => part === name)
    ? PARTS.some((part) => part === name && has(part))
    : needsBuild.some(has);

try {
  await inLanes(
    isOnlyOne ? 1 : 2,
    steps.filter(({ name }) => isNeeded(name)),
  );
} finally {
  await postgres?.stop();
}

process.stdout.write('== Result\n');
await rm(reports, { recursive: true });
if (failedSteps.length > 0) process.stdout.write(`\nFailed: ${failedSteps.join(', ')}\n`);
for (const test of failedTests.slice(0, MAX_FAILED_TESTS)) process.stdout.write(`  ${test}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed === 0 ? 0 : 1);
