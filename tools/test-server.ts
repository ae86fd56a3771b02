// npm run test:server: the suites of the server and of its database layer, or what the arguments name of it. It runs on the embedded
// database, with --postgres on a throw-away PostgreSQL, and on DATABASE_URL when that is set.

import { startPostgres } from './postgres.ts';
import { bin, NODE, runCommand } from './run-command.ts';

const FLAG = '--postgres';

const runSuite = async (env: Readonly<Record<string, string>> = {}): Promise<number> => {
  const names = process.argv.slice(2).filter((argument) => argument !== FLAG);
  const { code } = await runCommand(
    NODE,
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--project=server',
      '--project=database',
      '--project=stripe-sandbox',
      ...names,
    ],
    { show: true, env },
  );
  return code;
};

const runOnPostgres = async (): Promise<number> => {
  const postgres = await startPostgres();
  if (!postgres) return 1;
  try {
    return await runSuite({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
};

process.exit(process.argv.includes(FLAG) ? await runOnPostgres() : await runSuite());
