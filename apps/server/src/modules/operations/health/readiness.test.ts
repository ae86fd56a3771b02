import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createReadiness } from './readiness.ts';

/** What /readyz answers at an instance that has remembered nothing yet. */
const readyz = async (app: TestApp): Promise<{ status: number; body: unknown; text: string }> => {
  const answer = await app.newBrowser().request('/readyz');
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text), text };
};

let directory: string;
let dataDir: string;
let app: TestApp;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wrenchwise-ready-'));
  dataDir = join(directory, 'data');
  app = await openTestApp();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const withInstance = async <T>(work: (instance: TestApp) => Promise<T>): Promise<T> => {
  await mkdir(dataDir, { recursive: true });
  const instance = await openTestApp({
    db: app.database.db,
    environment: { DATA_DIR: dataDir },
  });
  try {
    return await work(instance);
  } finally {
    await instance.close();
  }
};

const isEmbedded = (): boolean => app.database.db.kind === 'embedded';

describe('/readyz answers 200', () => {
  test('when all that is written to can be written to, and leaves nothing behind', async () => {
    await withInstance(async (instance) => {
      expect(await readyz(instance)).toMatchObject({
        status: 200,
        body: {
          status: 'ready',
          components: {
            database: 'ready',
            files: 'ready',
            ...(isEmbedded() ? { disk: 'ready' } : {}),
          },
        },
      });
      const left = await readdir(dataDir, { recursive: true });
      expect(left.filter((name) => /^\.readiness|readiness\/./.test(name))).toEqual([]);
    });
  });
});

describe('/readyz answers 503 and names the component', () => {
  test('when the database only reads', async () => {
    // On PostgreSQL a setting of one connection of the pool would not be seen by the others.
    if (!isEmbedded()) return;
    await withInstance(async (instance) => {
      const { db } = app.database;
      await db.execute(sql`set default_transaction_read_only = on`);
      try {
        expect(await readyz(instance)).toMatchObject({
          status: 503,
          body: {
            status: 'unavailable',
            components: { database: 'read-only', files: 'ready', disk: 'ready' },
          },
        });
      } finally {
        await db.execute(sql`set default_transaction_read_only = off`);
      }
    });
  });

  test('when the folder of uploaded files cannot be written', async () => {
    await withInstance(async (instance) => {
      await writeFile(join(dataDir, 'files'), 'not a folder');
      expect(await readyz(instance)).toMatchObject({
        status: 503,
        body: { components: { database: 'ready', files: 'not-writable' } },
      });
    });
  });

  test('when the disk of the embedded database is full', async () => {
    if (!isEmbedded()) return;
    await withInstance(async (instance) => {
      // Every write to it fails as one to a full disk does.
      await symlink('/dev/full', join(dataDir, '.readiness'));
      const { status, body, text } = await readyz(instance);
      expect(status).toBe(503);
      expect(body).toMatchObject({ components: { database: 'ready', disk: 'full' } });
      // Nothing of paths, errors or the system.
      expect(text).not.toMatch(/ENOSPC|space|\/|tmp|Error/);
    });
  });
});

describe('a probe', () => {
  const checkOf = (write: () => Promise<void>, freshMs = 60_000) =>
    createReadiness(
      [{ component: 'database', write, stateOf: () => 'unreachable', freshMs }],
      () => undefined,
    );

  test('writes once for all who ask at the same time, and while its outcome is fresh', async () => {
    let writes = 0;
    const check = checkOf(async () => {
      writes += 1;
    });
    await Promise.all(Array.from({ length: 50 }, () => check()));
    await check();
    expect(writes).toBe(1);
  });

  test('is tried again afterwards: what is mended is ready', async () => {
    let isBroken = true;
    const check = checkOf(async () => {
      if (isBroken) throw new Error('broken');
    }, 0);
    expect(await check()).toEqual({ database: 'unreachable' });
    isBroken = false;
    expect(await check()).toEqual({ database: 'ready' });
  });
});
