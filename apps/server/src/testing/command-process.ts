import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@wrenchwise/database/database';
import { openEmbedded } from '@wrenchwise/database/embedded';
import { installTemplate, type TestDatabase } from '@wrenchwise/database/testing/template';
import { afterAll, beforeAll, inject } from 'vitest';

import { COMPILE_CACHE } from './server-process.ts';
import { openTestDatabase } from './test-database.ts';

const COMMANDS = join(import.meta.dirname, '../../dist');

/** For tests and hooks that start processes, in milliseconds. */
export const SLOW = 120_000;

/**
 * Runs an operator's built command (`dist/<name>.js`) in processes of its own, on the embedded
 * database or on PostgreSQL. Opens the database before a file's tests and removes it after them.
 */
export const useCommand = (name: string, environment: Readonly<Record<string, string>> = {}) => {
  let dataDir = '';
  let postgres: TestDatabase | undefined;

  /** Closes the embedded database, so that the command can open it. */
  const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    if (postgres) return work(postgres.db);
    const db = await openEmbedded({ dataDir });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), `wrenchwise-${name}-`));
    const template = inject('template');
    if (template.kind === 'postgres') postgres = await openTestDatabase();
    else await installTemplate(template.file, dataDir);
  }, SLOW);
  afterAll(async () => {
    await postgres?.close();
    await rm(dataDir, { recursive: true });
  });

  const run = (
    args: readonly string[],
    { input = '', env = {} }: { input?: string; env?: Readonly<Record<string, string>> } = {},
  ) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(COMMANDS, `${name}.js`), ...args],
      {
        input,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: COMPILE_CACHE,
          DATA_DIR: dataDir,
          APP_URL: 'http://wrenchwise.test',
          ...environment,
          ...env,
          ...(postgres?.url === undefined ? {} : { DATABASE_URL: postgres.url }),
        },
      },
    );
    return { status, stdout, stderr };
  };

  return { run, withDatabase, dataDir: () => dataDir };
};
