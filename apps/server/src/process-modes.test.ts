import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callerOf, isBuilt, REASON, startServer } from './testing/server-process.ts';

const SLOW = 180_000;
const onPostgres = Boolean(process.env['DATABASE_URL']);

let directory: string;
let dataDir: string;
let outside: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wrenchwise-modes-'));
  dataDir = join(directory, 'data');
  outside = join(directory, 'outside.txt');
  await writeFile(outside, 'x');
  await chmod(outside, 0o644);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Entries that group or others have any right on, except symbolic links. */
const openToOthers = async (): Promise<readonly string[]> => {
  const names = ['.', ...(await readdir(dataDir, { recursive: true }))];
  const open: string[] = [];
  for (const name of names) {
    const status = await lstat(join(dataDir, name));
    if (!status.isSymbolicLink() && (status.mode & 0o077) !== 0) open.push(name);
  }
  return open;
};

/** Starts the server, makes it store a mail, and stops it. */
const run = async (): Promise<void> => {
  const server = await startServer({ DATA_DIR: dataDir });
  const email = `sam-${Date.now()}@example.com`;
  await callerOf(server.url).call(signUp, {
    body: { name: 'Sam', email, password: 'a fine day for driving' },
  });
  const mails = () => readdir(join(dataDir, 'outbox')).catch(() => []);
  await expect.poll(mails, { timeout: 20_000 }).not.toEqual([]);
  server.signal('SIGTERM');
  expect(await server.exited).toEqual({ code: 0, signal: null });
};

/** The built server, started with an ordinary umask. */
describe.runIf(isBuilt && !onPostgres)(`the data directory${REASON}`, () => {
  test(
    'is only its owner’s from the first start on: database, secret, lock and mails',
    async () => {
      await run();
      expect(await readdir(dataDir)).toEqual(
        expect.arrayContaining(['auth-secret', 'lock', 'outbox', 'pgdata']),
      );
      expect(await openToOthers()).toEqual([]);
    },
    SLOW,
  );

  test(
    'of an older version is closed at the next start, without following a link out of it',
    async () => {
      for (const name of await readdir(dataDir, { recursive: true })) {
        const path = join(dataDir, name);
        await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o666);
      }
      await chmod(dataDir, 0o755);
      await mkdir(join(dataDir, 'uploads'), { mode: 0o755 });
      await symlink(outside, join(dataDir, 'uploads', 'link'));
      await run();
      expect(await openToOthers()).toEqual([]);
      expect((await stat(outside)).mode & 0o777).toBe(0o644);
    },
    SLOW,
  );
});
