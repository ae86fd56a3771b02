import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@wrenchwise/database/database';
import { openEmbedded } from '@wrenchwise/database/embedded';
import { openPostgres } from '@wrenchwise/database/postgres';
import { NO_RETRIES } from '@wrenchwise/database/retries';

import { startPostgres, type ThrowAwayPostgres } from '../../tools/postgres.ts';
import {
  type BuiltServer,
  freePort,
  signInDemo,
  startBuiltServer,
} from '../product/built-server.ts';
import type { Served } from './measure.ts';
import { FIRST_REPORT, PREVIEW } from './mix.ts';

/** Signs the sessions that are written into the database. */
export const SECRET = 'load-bench-0123456789-abcdefghijklmnop';

/** Limits are counted as in production, but never reached. */
const SETTINGS = { RATE_LIMIT: '1000', AUTH_SECRET: SECRET };

const MAX_GUIDES = 50;

const textAt = (item: unknown, name: string): string => {
  const value: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, name) : '';
  return typeof value === 'string' ? value : '';
};

/** The addresses of guides in the API: repairs and everyday jobs, which the list has in one. */
const guidesOf = async (url: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const search of ['', '&searchTerm=pump']) {
    const answer: unknown = await (
      await fetch(`${url}/api/guides?perPage=${MAX_GUIDES}${search}`)
    ).json();
    const guides: unknown =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'guides') : undefined;
    if (!Array.isArray(guides)) throw new Error('the list of guides has no guides');
    for (const guide of guides) {
      const kind = textAt(guide, 'path').includes('/everyday-jobs/') ? 'everyday-jobs' : 'guides';
      found.push(`/api/${kind}/${textAt(guide, 'slug')}`);
    }
  }
  return found;
};

/** Waits until an instance has built what it builds after its start: the engine and the searches. */
const warm = async (url: string): Promise<void> => {
  const asked = [{ path: '/api/guides?searchTerm=brake' }, PREVIEW];
  for (const { path, ...more } of asked) {
    const body = 'body' in more ? JSON.stringify(more.body) : undefined;
    await fetch(`${url}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { 'content-type': 'application/json' },
    });
  }
};

/** A database with one diagnosis in it, on which instances are started. */
export interface Place {
  readonly kind: 'embedded' | 'postgres';
  readonly postgres: ThrowAwayPostgres | undefined;
  /** Works on the database; no instance may run on an embedded one meanwhile. */
  readonly withDatabase: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Starts an instance, which the caller ends. */
  readonly start: () => Promise<BuiltServer>;
  /** Works on so many instances, which are stopped afterwards. */
  readonly withInstances: <T>(count: number, work: (served: Served) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const firstDiagnosis = async (url: string): Promise<void> => {
  const answer = await fetch(`${url}${FIRST_REPORT.path}`, {
    method: 'POST',
    headers: { cookie: await signInDemo(url), 'content-type': 'application/json' },
    body: JSON.stringify(FIRST_REPORT.body),
  });
  if (!answer.ok) throw new Error(`the first diagnosis was answered with ${answer.status}`);
};

/** Migrates a new database and makes its first diagnosis; undefined where there is no PostgreSQL. */
export const openPlace = async (kind: Place['kind']): Promise<Place | undefined> => {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  if (kind === 'postgres' && postgres === undefined) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-load-'));
  const start = (): Promise<BuiltServer> =>
    startBuiltServer({ ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' });

  const withInstances: Place['withInstances'] = async (count, work) => {
    const servers: BuiltServer[] = [];
    try {
      for (let instance = 0; instance < count; instance += 1) servers.push(await start());
      await Promise.all(servers.map(({ url }) => warm(url)));
      const [first] = servers;
      const guides = first === undefined ? [] : await guidesOf(first.url);
      return await work({ instances: servers, postgresPid: postgres?.pid, guides });
    } finally {
      for (const server of servers) await server.stop();
    }
  };
  await withInstances(1, ({ instances }) => firstDiagnosis(instances[0]?.url ?? ''));

  return {
    kind,
    postgres,
    start,
    withInstances,
    withDatabase: async (work) => {
      const db =
        postgres === undefined
          ? await openEmbedded({ dataDir })
          : openPostgres({ url: postgres.url, retries: NO_RETRIES });
      try {
        return await db.withoutTimeouts(work);
      } finally {
        await db.close();
      }
    },
    close: async () => {
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Works beside an endpoint of the same framework with nothing behind it. */
export const withBareEndpoint = async <T>(
  work: (instance: { readonly url: string; readonly pid: number }) => Promise<T>,
): Promise<T> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-endpoint.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const isReady = async () => (await fetch(url).catch(() => undefined))?.ok ?? false;
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error('the bare endpoint did not start');
    }
    return await work({ url, pid: child.pid ?? 0 });
  } finally {
    child.kill();
  }
};
