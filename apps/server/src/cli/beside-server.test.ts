import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { type Database, rowsOf } from '@wrenchwise/database/database';
import { openEmbedded } from '@wrenchwise/database/embedded';
import { installTemplate } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { contactMessages } from '../modules/operations/operations.tables.ts';
import { directoryStore } from '../platform/adapters/file-store/directory.ts';
import { startJobQueue } from '../platform/jobs/start-queue.ts';
import { createLog } from '../platform/log.ts';
import { SLOW } from '../testing/command-process.ts';
import { insertUser } from '../testing/insert-user.ts';
import { COMPILE_CACHE } from '../testing/server-process.ts';
import { tableHashes } from '../testing/table-hashes.ts';

/** Commands in processes of their own, while this process has the embedded database as the server does. */

const COMMANDS = join(import.meta.dirname, '../../dist');
const template = inject('template');
const isHere = existsSync(join(COMMANDS, 'backup.js')) && template.kind === 'embedded';

const runFile = promisify(execFile);

let directory: string;
let dataDir: string;
let db: Database;

const run = async (name: string, args: readonly string[], of = dataDir): Promise<string> => {
  const { stdout } = await runFile(process.execPath, [join(COMMANDS, `${name}.js`), ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      DATA_DIR: of,
      APP_URL: 'http://wrenchwise.test',
    },
  });
  return stdout;
};

describe.runIf(isHere)('while the server has the embedded database', () => {
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'wrenchwise-beside-'));
    dataDir = join(directory, 'data');
    await mkdir(dataDir);
    if (template.kind === 'embedded') await installTemplate(template.file, dataDir);
    db = await openEmbedded({
      dataDir,
      shared: {
        onError: (error) => {
          throw error;
        },
      },
    });
    const queue = await startJobQueue(db, createLog('silent'));
    await queue.stop();
  }, SLOW);
  afterAll(async () => {
    await db.close();
    await rm(directory, { recursive: true });
  });

  test(
    'a backup has all that was acknowledged before, writes go on, and it restores to equal rows and files',
    async () => {
      await insertUser(db);
      const key = `${randomUUID()}/${randomUUID()}`;
      const content = new Uint8Array([1, 2, 3]);
      await directoryStore(join(dataDir, 'files')).put(key, content);
      const before = await tableHashes(db);
      const archive = join(directory, 'backup.tar');
      // Rows of the same table, so that only these differ.
      const load = { isOver: false, count: 0, longestMs: 0 };
      const writer = (async () => {
        while (!load.isOver) {
          const start = performance.now();
          await db
            .insert(contactMessages)
            .values({ name: 'Sam', email: 's@example.com', subject: 'S', message: 'M' });
          load.count += 1;
          load.longestMs = Math.max(load.longestMs, performance.now() - start);
        }
      })();
      expect(await run('backup', ['--to', archive])).toContain('1 files');
      load.isOver = true;
      await writer;
      expect(load.count).toBeGreaterThan(50);
      expect((await stat(archive)).mode & 0o777).toBe(0o600);
      expect((await readdir(dataDir)).filter((name) => name.startsWith('backup-copy'))).toEqual([]);

      const target = join(directory, 'restored');
      expect(await run('restore', ['--from', archive], target)).toContain('Restored the state of');
      const restored = await openEmbedded({ dataDir: target });
      const { 'public.contact_messages': messages, ...after } = await tableHashes(restored);
      await restored.close();
      expect(messages).toBeDefined();
      const { 'public.contact_messages': _, ...expected } = before;
      expect(after).toEqual(expected);
      expect(await directoryStore(join(target, 'files')).get(key)).toEqual(content);
      await expect(run('restore', ['--from', archive], target)).rejects.toMatchObject({ code: 1 });
      // A running server's database is not replaced under it.
      await expect(run('restore', ['--from', archive, '--force'])).rejects.toMatchObject({
        stderr: expect.stringContaining(`in use by process ${process.pid}`),
      });
    },
    SLOW,
  );

  test(
    'the operator’s commands read and change what it serves',
    async () => {
      const id = await insertUser(db);
      await run('operator', ['users', 'lock', id, '--reason', 'a test', '--as', 'Jo']);
      const rows = await rowsOf(
        db,
        sql`select locked_at is not null as is_locked from users where id = ${id}`,
      );
      expect(rows).toEqual([{ is_locked: true }]);
      expect(await run('support', ['list'])).toContain('No open requests');
      expect(await run('mail', ['failed'])).toContain('No mail has failed');
      expect(await run('outcomes', ['report'])).not.toBe('');
      expect(await run('billing', ['plans'])).toContain('Premium');
      expect(await run('secrets', ['renew'])).toContain('No older secret');
    },
    SLOW,
  );
});
