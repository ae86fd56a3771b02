import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import { databaseUrl, openAdmin } from '@wrenchwise/database/testing/template';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { DEMO_LOGIN } from './modules/accounts/demo.ts';
import { GRINDING } from './testing/complaint.ts';
import {
  callerOf,
  isBuilt,
  type ServerProcess,
  signInDemo,
  startServer,
  REASON,
} from './testing/server-process.ts';

/** Two instances of the built server on one PostgreSQL, started at once on an empty database. */

const postgres = process.env['DATABASE_URL'] ?? '';
const SLOW = 180_000;

describe.runIf(isBuilt && postgres !== '')(`two instances on one database${REASON}`, () => {
  const name = `wrenchwise_pair_${randomUUID().replaceAll('-', '')}`;
  let directory: string;
  let database: Database | undefined;
  let admin: Database;
  let servers: ServerProcess[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'wrenchwise-pair-'));
    admin = openAdmin(postgres);
    await admin.executeSql(`create database ${name}`);
    const url = databaseUrl(postgres, name);
    const start = (dataDir: string) =>
      startServer({
        DATABASE_URL: url,
        DATA_DIR: join(directory, dataDir),
        AUTH_SECRET: 'q3J8zL0pV7sX2mB5nC9dR4tY6uW1eKfG',
        RATE_LIMIT: '1',
      });
    servers = await Promise.all([start('one'), start('two')]);
    database = openAdmin(url);
  }, SLOW);
  afterAll(async () => {
    for (const server of servers) server.signal('SIGKILL');
    await Promise.all(servers.map(({ exited }) => exited));
    await database?.close();
    await admin.executeSql(`drop database if exists ${name} with (force)`);
    await admin.close();
    await rm(directory, { recursive: true });
  }, SLOW);

  const query = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
    (await database?.executeSql(text, [...values]))?.rows ?? [];
  const urlOf = (index: number): string => servers[index % 2]?.url ?? '';

  test('both come up, with one migration run and one demo account', async () => {
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await query('select email from users')).toEqual([{ email: DEMO_LOGIN.email }]);
    const repeated =
      'select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1';
    expect(await query(repeated)).toEqual([]);
  });

  test('a session made on one is valid on the other, and ends on both', async () => {
    const { cookie } = await signInDemo(urlOf(0));
    for (const { url } of servers) {
      expect((await callerOf(url, cookie).call(getMe, {})).email).toBe(DEMO_LOGIN.email);
    }
    await callerOf(urlOf(1), cookie).request('/api/auth/sign-out', { method: 'POST' });
    for (const { url } of servers) {
      expect((await callerOf(url, cookie).request('/api/me')).status).toBe(401);
    }
  });

  test('of 20 simultaneous diagnoses with one unit left exactly one succeeds', async () => {
    const { cookie } = await signInDemo(urlOf(0));
    await query(`select increment_usage(id, 'diagnoses', 4) from users where email = $1`, [
      DEMO_LOGIN.email,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        callerOf(urlOf(index), cookie).request(createDiagnosis.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(GRINDING),
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(19);
    const counted = await query(
      `select (select sum(used) from usage_tracking where metric = 'diagnoses')::int as used,
        -- Those that the demo account came with are older.
        (select count(*) from diagnoses where created_at > now() - interval '1 hour')::int as stored,
        (select count(*) from usage_reservations)::int as set_aside`,
    );
    expect(counted).toEqual([{ used: 5, stored: 1, set_aside: 0 }]);
  });

  test('the tries of an account are counted over both', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const answer = await callerOf(urlOf(attempt)).request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.com', password: `guess ${attempt}` }),
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});
