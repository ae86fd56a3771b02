import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { bin, NODE, ROOT } from '../run-command.ts';

export type Verdict = 'passed' | 'failed' | 'out of time';

/** Runs Vitest with these arguments until the first failure, at most `limitMs` long. */
export const runTests = async (args: readonly string[], limitMs: number): Promise<Verdict> => {
  const child = spawn(NODE, [bin('vitest/vitest.mjs'), ...args, '--bail=1', '--reporter=dot'], {
    cwd: ROOT,
    stdio: 'ignore',
    // A group of its own: its workers end with it.
    detached: true,
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, limitMs);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  if (isLate) return 'out of time';
  return code === 0 ? 'passed' : 'failed';
};
