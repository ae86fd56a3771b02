import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCommand } from './run-command.ts';

const VERSIONS = '/usr/lib/postgresql';

const freePort = async (): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
};

/** A temporary PostgreSQL server. */
export interface ThrowAwayPostgres {
  readonly url: string;
  /** Of the postmaster, whose children serve the connections. */
  readonly pid: number;
  /** Where psql, pgbench and the others are. */
  readonly programs: string;
  readonly stop: () => Promise<void>;
}

// Its data lasts as long as the tests: no page is secured against a power cut, and checkpoints are rare.
const NOTHING_TO_LOSE =
  '-c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c max_wal_size=4GB';

/**
 * Starts a temporary PostgreSQL server from Debian's package; undefined, with a message on stdout,
 * when it is not installed. Under root it runs as the user `postgres`, because the server refuses
 * root.
 */
export const startPostgres = async (): Promise<ThrowAwayPostgres | undefined> => {
  const version = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().at(-1) : undefined;
  if (version === undefined) {
    process.stdout.write('No PostgreSQL is installed: its tests are skipped.\n');
    return undefined;
  }
  const programs = join(VERSIONS, version, 'bin');
  const directory = await mkdtemp(join(tmpdir(), 'wrenchwise-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const run = async (program: string, ...args: string[]): Promise<string> => {
    const full = join(programs, program);
    const [command, rest] = isRoot
      ? ['runuser', ['-u', 'postgres', '--', full, ...args]]
      : [full, args];
    const { code, output } = await runCommand(command, rest, { cwd: directory });
    if (code !== 0) throw new Error(`${program} failed: ${output}`);
    return output;
  };
  if (isRoot) {
    const ids = (await runCommand('id', ['-u', 'postgres'])).output.trim();
    await chown(directory, Number(ids), -1);
  }
  const data = join(directory, 'data');
  const port = await freePort();
  await run('initdb', '-D', data, '-U', 'wrenchwise', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c max_connections=200 ${NOTHING_TO_LOSE}`;
  await run('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', settings, 'start');
  // The owner is an ordinary role, as an operator's would be: superusers bypass row-level security.
  const admin = ['-h', directory, '-p', String(port), '-U', 'wrenchwise', '-d', 'postgres', '-c'];
  await run('psql', ...admin, 'create role owner login createdb createrole');
  await run('psql', ...admin, 'create database wrenchwise owner owner');
  const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  return {
    pid: Number(pid),
    programs,
    url: `postgresql://owner@127.0.0.1:${port}/wrenchwise`,
    stop: async () => {
      await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(directory, { recursive: true, force: true });
    },
  };
};
