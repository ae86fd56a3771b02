// npm run check: format, lint, import laws, types, dead code. Stops at nothing, so that one run
// shows everything that is wrong.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { bin, NODE, ROOT, runCommand } from './run-command.ts';

const TSC = bin('@typescript/native/bin/tsc');

const CHECKS: readonly (readonly [name: string, args: readonly string[], cwd?: string])[] = [
  ['format', [bin('.bin/oxfmt'), '--check']],
  ['lint', [bin('.bin/oxlint'), '--type-aware', '--deny-warnings']],
  [
    'import laws',
    [
      bin('.bin/depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages/diagnosis/src',
      'packages/domain/src',
      'packages/ui/src',
      'packages/car-ui/src',
      'apps/server/src',
      'apps/web/app',
      'apps/site/src',
    ],
  ],
  ['types: diagnosis', [TSC, '-p', 'packages/diagnosis']],
  ['types: domain', [TSC, '-p', 'packages/domain']],
  ['types: ui', [TSC, '-p', 'packages/ui']],
  ['types: car-ui', [TSC, '-p', 'packages/car-ui']],
  ['types: server', [TSC, '-p', 'apps/server']],
  ['route types', [bin('@react-router/dev/bin.cjs'), 'typegen'], 'apps/web'],
  ['types: web', [TSC, '-p', 'apps/web']],
  ['types: site', [bin('@astrojs/check/bin/astro-check.js')], 'apps/site'],
  ['types: tools, bench, e2e', [TSC, '-p', '.']],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress']],
];

let failed = 0;
for (const [name, args, cwd] of CHECKS) {
  const [program = '', ...rest] = args;
  if (!existsSync(program)) throw new Error(`${program} is not installed`);
  const { code, output, seconds } = await runCommand(NODE, [program, ...rest], {
    cwd: join(ROOT, cwd ?? '.'),
  });
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`);
  if (code !== 0) {
    failed += 1;
    process.stdout.write(`${output}\n`);
  }
}
process.stdout.write(failed === 0 ? 'All checks passed.\n' : `${failed} checks failed.\n`);
process.exit(failed === 0 ? 0 : 1);
