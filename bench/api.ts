import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@wrenchwise/database/database';
import { openEmbedded } from '@wrenchwise/database/embedded';
import { openPostgres } from '@wrenchwise/database/postgres';
import { NO_RETRIES } from '@wrenchwise/database/retries';

import { startPostgres } from '../tools/postgres.ts';
import { type LoadResult, runLoad } from './api/load.ts';
import { runUsers } from './api/users.ts';
import { type BuiltServer, signIn, startBuiltServer } from './product/built-server.ts';
import { writeResult } from './scores/results.ts';

const USERS = 50;
const THINK_SECONDS = 1;
/** Existing diagnoses of each user, so that lists have content. */
const REPORTS_BEFORE = 6;
const CLOSED_SECONDS = 5;
const OPEN_SECONDS = 20;

/** Limits are counted as in production, but never reached. */
const RATE_LIMIT = '1000';

const DIAGNOSIS = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  symptoms: 'Grinding noise from the front left when I brake, worse in the last week.',
};

const DEMO_PASSWORD = 'rattle-and-hum';
const emailOf = (user: number): string => `driver-${user}@wrenchwise.example`;

/** Further users with the demo account's password, and an allowance beyond what is measured. */
const makeUsers = async ({ executeSql, close }: Database): Promise<void> => {
  const statements = `
    update usage_limits set allowance = null where metric = 'diagnoses';
    insert into users (name, email, email_verified)
      select 'Driver ' || n, 'driver-' || n || '@wrenchwise.example', true
      from generate_series(1, ${USERS}) n;
    insert into accounts (user_id, account_id, provider_id, password)
      select driver.id, driver.id::text, demo.provider_id, demo.password
      from users driver, accounts demo where driver.email like 'driver-%'`;
  await executeSql(statements);
  await close();
};

const measure = async ({ url, startMs }: BuiltServer) => {
  const cookies: string[] = [];
  for (let user = 1; user <= USERS; user += 1) {
    cookies.push(await signIn(url, emailOf(user), DEMO_PASSWORD));
  }
  const [cookie = ''] = cookies;
  for (const each of cookies) {
    for (let report = 0; report < REPORTS_BEFORE; report += 1) {
      await fetch(`${url}/api/diagnoses`, {
        method: 'POST',
        headers: { cookie: each, 'content-type': 'application/json' },
        body: JSON.stringify(DIAGNOSIS),
      });
    }
  }
  const actions = {
    'GET /healthz': { path: '/healthz' },
    'GET /api/me': { path: '/api/me' },
    'GET /api/diagnoses': { path: '/api/diagnoses?perPage=5' },
    'POST /api/diagnoses': { path: '/api/diagnoses', body: DIAGNOSIS },
  };
  const users: Record<string, LoadResult> = {};
  const closedLoop: Record<string, LoadResult> = {};
  const thinking = { url, cookies, thinkSeconds: THINK_SECONDS, seconds: OPEN_SECONDS };
  for (const [name, action] of Object.entries(actions)) {
    users[name] = await runUsers({ ...thinking, action });
  }
  const pressing = { url, cookie, connections: USERS, seconds: CLOSED_SECONDS };
  for (const [name, action] of Object.entries(actions)) {
    closedLoop[name] = await runLoad({ ...pressing, ...action });
  }
  return { startMs: Math.round(startMs), users, closedLoop };
};

const onEmbedded = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-bench-'));
  try {
    const first = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMIT });
    await first.stop();
    await makeUsers(await openEmbedded({ dataDir }));
    const server = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMIT });
    const result = await measure(server);
    await server.stop();
    return { firstStartMs: Math.round(first.startMs), ...result };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const onPostgres = async () => {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-bench-'));
  try {
    const server = await startBuiltServer({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      RATE_LIMIT,
    });
    await makeUsers(openPostgres({ url: postgres.url, retries: NO_RETRIES }));
    const result = await measure(server);
    await server.stop();
    return result;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/**
 * API latency, with the load generator on the same cores. `users`: 50 signed-in users who act once
 * a second on average (open loop); the standard of a p99 under 50 ms refers to this. `closedLoop`:
 * 50 connections of one account that send the next request at once, which finds the throughput; its
 * latency is just 50 divided by that.
 */
export const run = async (): Promise<void> => {
  const result = {
    concurrentUsers: USERS,
    thinkSeconds: THINK_SECONDS,
    userSecondsEach: OPEN_SECONDS,
    closedLoopSecondsEach: CLOSED_SECONDS,
    embedded: await onEmbedded(),
    postgres: await onPostgres(),
  };
  writeResult('api.json', result);
  console.log(JSON.stringify(result, null, 2));
};
