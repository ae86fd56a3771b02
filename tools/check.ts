// npm run check: format, lint, import rules, types, dead code, two at once. Runs all even when one
// fails.
// `lint` and `typecheck` run some of them: the arguments are prefixes of the checks' names.

import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

import { bin, NODE, ROOT, runCommand } from './run-command.ts';
import { nameOf, TYPE_PROGRAMS } from './type-programs.ts';

/**
 * By default the compiler has four checkers, which check what they share four times over: one takes
 * less than half of the processor time, and another check runs beside it.
 */
const typesOf = (path: string): readonly string[] => [
  bin('@typescript/native/bin/tsc'),
  '--checkers',
  '1',
  '-p',
  path,
];

/**
 * Compiler and linter are programs in Go, and short: where there is memory for two of them they collect
 * no garbage before they are done, which was two fifths of the compiler's processor time.
 */
const MEMORY_FOR_ALL = 12 * 2 ** 30;
const GO: Readonly<Record<string, string>> =
  totalmem() < MEMORY_FOR_ALL
    ? {}
    : { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 4 / 2 ** 20)}MiB` };

const CHECKS: readonly (readonly [name: string, args: readonly string[], cwd?: string])[] = [
  // The longest first, beside all others.
  ['lint', [bin('.bin/oxlint'), '--type-aware', '--deny-warnings']],
  [
    'types: pages of the site',
    // It loses its first two arguments, of which these are the default.
    [bin('@astrojs/check/bin/astro-check.js'), '--root', '.', '--tsconfig', 'tsconfig.astro.json'],
    'apps/site',
  ],
  ['format', [bin('.bin/oxfmt'), '--check']],
  ['lint: words', [join(ROOT, 'tools/words.ts')]],
  ['lint: messages', [join(ROOT, 'tools/messages.ts'), '--check']],
  ['lint: type sizes and weights', [join(ROOT, 'tools/type-tokens.ts')]],
  [
    'import rules',
    [
      bin('.bin/depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages/database/src',
      'packages/knowledge/src',
      'packages/engine/src',
      'packages/training/src',
      'packages/stripe-sandbox/src',
      'packages/library/src',
      'packages/assistant/src',
      'packages/quotes/src',
      'packages/obd/src',
      'packages/contract/src',
      'packages/rules/src',
      'packages/vehicle/src',
      'packages/images/src',
      'packages/ui/src',
      'packages/car-ui/src',
      'packages/client',
      'apps/server/src',
      'apps/site/src',
      'apps/dashboard/src',
      'apps/dashboard/gallery',
    ],
  ],
  ...TYPE_PROGRAMS.map((program) => [nameOf(program), typesOf(program.config)] as const),
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress']],
];

/** One package, for whoever works on it: 'types: engine' checks no other. */
const OF_ONE_PACKAGE: typeof CHECKS = TYPE_PROGRAMS.flatMap(({ packages }) =>
  packages.map((path) => [nameOf({ config: path, packages: [path] }), typesOf(path)] as const),
);

const beginnings = process.argv.slice(2);
const chosen =
  beginnings.length === 0
    ? CHECKS
    : beginnings.flatMap((beginning) => {
        const one = OF_ONE_PACKAGE.filter(([name]) => name === beginning);
        return one.length > 0 ? one : CHECKS.filter(([name]) => name.startsWith(beginning));
      });
// A renamed check must not leave a command that checks nothing.
for (const beginning of beginnings) {
  if (chosen.some(([name]) => name.startsWith(beginning))) continue;
  throw new Error(
    `no check begins with '${beginning}': ${CHECKS.map(([name]) => name).join('; ')}`,
  );
}

let failed = 0;
const run = async ([name, args, cwd]: (typeof CHECKS)[number]): Promise<void> => {
  const [program = '', ...rest] = args;
  if (!existsSync(program)) throw new Error(`${program} is not installed`);
  const { code, output, seconds } = await runCommand(NODE, [program, ...rest], {
    cwd: join(ROOT, cwd ?? '.'),
    env: GO,
  });
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`);
  if (code !== 0) {
    failed += 1;
    process.stdout.write(`${output}\n`);
  }
};

const waiting = [...chosen];
const lane = async (): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
};
await Promise.all([lane(), lane()]);
process.stdout.write(failed === 0 ? 'All checks passed.\n' : `${failed} checks failed.\n`);
process.exit(failed === 0 ? 0 : 1);
