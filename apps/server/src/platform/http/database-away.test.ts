import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Problem } from '@wrenchwise/contract/problem';
import type { Database } from '@wrenchwise/database/database';
import { openPostgres } from '@wrenchwise/database/postgres';
import {
  type BreakableDatabase,
  openBreakableDatabase,
} from '@wrenchwise/database/testing/breakable-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPolicies } from '../policies.ts';

// Longer than a busy machine takes to answer: only what is away may reach them.
const LIMITS = { connectMs: 1500, statementMs: 1500, silenceMs: 2000, idleInTransactionMs: 4000 };
const CONNECTIONS = 3;

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Requests that use the database in different ways. */
const REQUESTS: [path: string, init: RequestInit][] = [
  ['/api/me', {}],
  ['/api/usage', {}],
  ['/api/diagnoses', {}],
  ['/api/me/export', {}],
  [createDiagnosis.path, post(GRINDING)],
  ['/api/auth/sign-in/email', post({ email: 'sam@example.com', password: 'a fine day' })],
  [
    '/api/auth/sign-up/email',
    post({ name: 'Sam', email: 'sam@example.com', password: 'a fine day for driving' }),
  ],
];

/** PostgreSQL only: the embedded database has no connections. */
describe.runIf(inject('template').kind === 'postgres')('a PostgreSQL', () => {
  let first: TestApp;
  let network: BreakableDatabase;
  let db: Database;
  let app: TestApp;
  let user: QuickUser;
  beforeAll(async () => {
    first = await openTestApp();
    network = await openBreakableDatabase(first.database.url ?? '');
    db = openPostgres({
      url: network.url,
      max: CONNECTIONS,
      retries: createPolicies({ tempo: 0 }),
      limits: LIMITS,
    });
    app = await openTestApp({ db, policies: createPolicies({ tempo: 0 }) });
    user = await newUserQuickly(app);
  });
  beforeEach(() => {
    network.silence(false);
    network.refuse(false);
  });
  afterAll(async () => {
    await db.close();
    await app.close();
    await network.close();
    await first.close();
  });

  const expectUnavailable = async (answer: Response): Promise<void> => {
    const problem = Problem.parse(await answer.json());
    expect(problem.code).toBe('db/unavailable');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  };
  const isReady = async (): Promise<boolean> =>
    (await app.newBrowser().request('/readyz')).status === 200;

  /** What was found out counts for a second. */
  const expectReadyAgain = async (): Promise<void> => {
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  };

  /** Every connection of the pool has been used. */
  const fillPool = async (): Promise<void> => {
    const all = Array.from({ length: CONNECTIONS }, () => db.execute(sql`select pg_sleep(0.05)`));
    await Promise.all(all);
  };

  test.each(REQUESTS)('that is down is shown at %s, and recovered from', async (path, init) => {
    network.refuse(true);
    await expectUnavailable(await user.request(path, init));
    await expect.poll(isReady, { timeout: 30_000 }).toBe(false);
    network.refuse(false);
    expect((await user.request('/api/me')).status).toBe(200);
    await expectReadyAgain();
  });

  test.each(REQUESTS)('that goes silent is shown at %s, and recovered from', async (path, init) => {
    await fillPool();
    network.silence(true);
    await expectUnavailable(await user.request(path, init));
    await expect.poll(isReady, { timeout: 30_000 }).toBe(false);
    network.silence(false);
    // The old connections stay silent for ever: none is used again.
    const served = Array.from({ length: 2 * CONNECTIONS }, () => user.request('/api/me'));
    for (const answer of await Promise.all(served)) expect(answer.status).toBe(200);
    await expectReadyAgain();
  });

  test('that goes silent under load is reported to everybody, and recovered from', async () => {
    await fillPool();
    network.silence(true);
    const answers = await Promise.all(
      Array.from({ length: 10 * CONNECTIONS }, () => user.request('/api/me')),
    );
    for (const answer of answers) await expectUnavailable(answer);
    network.silence(false);
    expect((await user.request('/api/me')).status).toBe(200);
  });

  test('whose connections are all busy is shown as such', async () => {
    const busy = Array.from({ length: CONNECTIONS }, () =>
      db.withoutTimeouts((db) =>
        db.execute(sql`select pg_sleep(${sql.raw(String((2 * LIMITS.connectMs) / 1000))})`),
      ),
    );
    await expectUnavailable(await user.request('/api/me'));
    await Promise.all(busy);
    expect((await user.request('/api/me')).status).toBe(200);
  });

  test('may think for long about what nobody waits for', async () => {
    const seconds = (1.5 * LIMITS.silenceMs) / 1000;
    const work = db.withoutTimeouts((db) =>
      db.execute(sql`select pg_sleep(${sql.raw(String(seconds))})`),
    );
    await expect(work).resolves.toBeDefined();
  });
});
