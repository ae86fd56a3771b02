import { spawn } from 'node:child_process';
import { join } from 'node:path';

import type { ThrowAwayPostgres } from '../../tools/postgres.ts';

const run = async (program: string, args: readonly string[]): Promise<string> => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.setEncoding('utf8');
  for await (const chunk of child.stdout) output += String(chunk);
  return output;
};

/**
 * What this PostgreSQL does on this machine without us: prepared reads of one row (`pgbench -S`), as
 * transactions a second.
 */
export const runPgbench = async (
  { url, programs }: ThrowAwayPostgres,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ readonly transactionsPerSecond: number }> => {
  const database = new URL(url);
  database.pathname = '/postgres';
  await run(join(programs, 'psql'), ['-q', '-c', 'create database pgbench', database.href]);
  database.pathname = '/pgbench';
  const pgbench = join(programs, 'pgbench');
  await run(pgbench, ['-i', '-q', '-s', '10', database.href]);
  const asked = ['-c', String(connections), '-T', String(seconds)];
  const report = await run(pgbench, [
    '-S',
    '-n',
    '-M',
    'prepared',
    '-j',
    '2',
    ...asked,
    database.href,
  ]);
  const found = /^tps = ([\d.]+)/m.exec(report);
  if (found === null) throw new Error('pgbench reported no rate');
  return { transactionsPerSecond: Math.round(Number(found[1])) };
};
