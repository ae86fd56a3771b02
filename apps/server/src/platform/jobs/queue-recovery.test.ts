import type { Database } from '@wrenchwise/database/database';
import { openPostgres } from '@wrenchwise/database/postgres';
import {
  type BreakableDatabase,
  openBreakableDatabase,
} from '@wrenchwise/database/testing/breakable-database';
import { IMMEDIATE_RETRIES } from '@wrenchwise/database/testing/immediate-retries';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { openTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import type { JobQueue } from './queue.ts';
import { startJobQueue } from './start-queue.ts';

const isPostgres = inject('template').kind === 'postgres';
// Longer than a busy machine takes: only silence may reach them.
const LIMITS = { connectMs: 4000, statementMs: 4000, silenceMs: 5000 };
const SOON = { timeout: 30_000, interval: 50 };

let database: TestDatabase;
let network: BreakableDatabase;
let db: Database;
let queue: JobQueue;
beforeAll(async () => {
  if (!isPostgres) return;
  database = await openTestDatabase();
  network = await openBreakableDatabase(database.url ?? '');
  db = openPostgres({ url: network.url, max: 3, limits: LIMITS, retries: IMMEDIATE_RETRIES });
  queue = await startJobQueue(db, createLog('silent'));
});
afterAll(async () => {
  if (!isPostgres) return;
  await queue.stop();
  await db.close();
  await network.close();
  await database.close();
});

/** PostgreSQL only: the embedded database has no connections. */
test.runIf(isPostgres)('the queue goes on after a database that was silent', async () => {
  const done: unknown[] = [];
  await queue.work('recovery', async (data) => {
    done.push(data);
  });
  await queue.send('recovery', { mark: 'before' });
  await expect.poll(() => done, SOON).toEqual([{ mark: 'before' }]);

  network.silence(true);
  await expect(queue.send('recovery', { mark: 'meanwhile' })).rejects.toThrow(
    'the database is silent',
  );
  network.silence(false);
  await queue.send('recovery', { mark: 'after' });
  await expect.poll(() => done, SOON).toEqual([{ mark: 'before' }, { mark: 'after' }]);
});
