// npm run pins: compares a hundred texts with what the engine made of them when they were last approved
// (`packages/engine/src/pins.test.ts`). `-- --approve` approves what it makes of them now.

import { spawnSync } from 'node:child_process';

import { bin, NODE, ROOT } from './run-command.ts';

const isApproved = process.argv.includes('--approve');
const { status } = spawnSync(
  NODE,
  [bin('vitest/vitest.mjs'), 'run', '--project=engine', 'packages/engine/src/pins.test.ts'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...(isApproved && { PINS: 'approve' }) } },
);
process.exitCode = status ?? 1;
