import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Connection, openEmbedded, openPostgres } from '../apps/server/src/db/connect.ts';
import { startPostgres } from '../tools/postgres.ts';
import { type BuiltServer, signInDemo, startBuiltServer } from './lib/built-server.ts';
import { runLoad } from './lib/load.ts';
import { writeResult } from './lib/results.ts';

const CONNECTIONS = 50;
const SECONDS = 5;

const DIAGNOSIS = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  symptoms: 'Grinding noise from the front left when I brake, worse in the last week.',
};

/** The allowance is not what is measured. */
const liftLimits = async ({ raw, close }: Connection): Promise<void> => {
  const statement = 'update usage_limits set diagnoses_limit = null';
  await ('pglite' in raw ? raw.pglite.exec(statement) : raw.pool.query(statement));
  await close();
};

const measure = async (server: BuiltServer) => {
  const cookie = await signInDemo(server.url);
  const load = (path: string, body?: unknown) =>
    runLoad({
      url: `${server.url}${path}`,
      cookie,
      connections: CONNECTIONS,
      seconds: SECONDS,
      body,
    });
  const create = await load('/api/diagnoses', DIAGNOSIS);
  return {
    startMs: Math.round(server.startMs),
    'GET /healthz': await load('/healthz'),
    'GET /api/me': await load('/api/me'),
    'GET /api/diagnoses': await load('/api/diagnoses?perPage=5'),
    'POST /api/diagnoses': create,
  };
};

const onEmbedded = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-bench-'));
  try {
    const first = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: '' });
    await first.stop();
    await liftLimits(await openEmbedded({ dataDir: join(dataDir, 'pgdata') }));
    const server = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: '' });
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
    const server = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
    await liftLimits(openPostgres({ url: postgres.url }));
    const result = await measure(server);
    await server.stop();
    return result;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Latency and throughput of the API at 50 concurrent connections, load generator on the same cores. */
export const run = async (): Promise<void> => {
  const result = {
    connections: CONNECTIONS,
    secondsEach: SECONDS,
    embedded: await onEmbedded(),
    postgres: await onPostgres(),
  };
  writeResult('api.json', result);
  console.log(JSON.stringify(result, null, 2));
};
