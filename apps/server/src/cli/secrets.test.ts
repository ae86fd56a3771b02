import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type Connection, openEmbedded } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { twoFactors, users } from '../db/schema/accounts.ts';
import { securityAuditEvents } from '../db/schema/operations.ts';
import { insertUser } from '../testing/insert-user.ts';
import { MIGRATIONS } from '../testing/server-process.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { parseSecretsArguments } from './secrets-arguments.ts';

/** The command in a process of its own, on the embedded database or on PostgreSQL. */

const SLOW = 120_000;
const A = 'kF3v9QmX2LwZr7Tb5NcYd8HsJ4PgUaE6';
const B = 'Wn6Rz1KpV0tGxM4CqLhJ8sBf2DyT9eUo';

let dataDir: string;
let postgres: TestDatabase | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-secrets-'));
  if (inject('template').kind === 'postgres') postgres = await openTestDatabase();
  else await withDatabase((connection) => migrateDatabase(connection, MIGRATIONS));
}, SLOW);
afterAll(async () => {
  await postgres?.close();
  await rm(dataDir, { recursive: true });
});

/** The embedded database is let go again, so that the command can have it. */
const withDatabase = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
  if (postgres) return work(postgres.connection);
  const connection = await openEmbedded({ dataDir: join(dataDir, 'pgdata') });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
};

const secrets = (args: readonly string[], more: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'secrets.ts'), ...args],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        APP_URL: 'http://wrenchwise.test',
        AUTH_SECRET: B,
        ...more,
        ...(postgres?.url === undefined ? {} : { DATABASE_URL: postgres.url }),
      },
    },
  );
  return { status, stdout, stderr };
};

/** Somebody with two-factor on, whose keys were encrypted with a secret before it had a number. */
const newGuarded = (secret: string) =>
  withDatabase(async ({ db }) => {
    const userId = await insertUser(db);
    await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
    const sealed = (data: string) => symmetricEncrypt({ key: secret, data });
    await db.insert(twoFactors).values({
      userId,
      secret: await sealed('the key of the app'),
      backupCodes: await sealed('["K7QM-3XWD-9FHA"]'),
    });
    return userId;
  });
const forget = (userId: string) =>
  withDatabase(({ db }) => db.delete(users).where(eq(users.id, userId)));

describe('renew', { timeout: SLOW }, () => {
  test('moves the keys to the current secret, after which the old one is not needed', async () => {
    const userId = await newGuarded(A);
    const first = secrets(['renew'], { AUTH_SECRETS_OLD: A });
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('Keys of 1 user are encrypted with AUTH_SECRET now; of 0');
    const again = secrets(['renew']);
    expect(again.status).toBe(0);
    expect(again.stdout).toContain('Keys of 0 users are encrypted with AUTH_SECRET now; of 1');
    await forget(userId);
  });

  test('names whose keys no secret opens, and says that it is not done', async () => {
    const userId = await newGuarded(A);
    const { status, stdout } = secrets(['renew']);
    expect(status).toBe(1);
    expect(stdout).toContain(userId);
    expect(stdout).not.toContain(A);
    await forget(userId);
  });
});

describe('reset-two-factor', { timeout: SLOW }, () => {
  test('lets somebody in by the password alone, on the record', async () => {
    const userId = await newGuarded('a secret that nobody has any more');
    expect(secrets(['reset-two-factor', `${userId}@EXAMPLE.com`])).toMatchObject({ status: 0 });
    await withDatabase(async ({ db }) => {
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      expect(user?.twoFactorEnabled).toBe(false);
      expect(await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))).toEqual([]);
      const events = await db
        .select({ kind: securityAuditEvents.kind })
        .from(securityAuditEvents)
        .where(eq(securityAuditEvents.userId, userId));
      expect(events).toContainEqual({ kind: 'security_setting_change' });
    });
    const again = secrets(['reset-two-factor', `${userId}@example.com`]);
    expect(again).toMatchObject({ status: 1, stderr: 'Two-factor is not on.\n' });
    await forget(userId);
  });

  test('knows nobody of an address that nobody has', () => {
    expect(secrets(['reset-two-factor', 'nobody@example.com'])).toMatchObject({ status: 1 });
  });
});

test.each([
  [[], 'Say renew or reset-two-factor.'],
  [['burn'], 'Say renew or reset-two-factor.'],
  [['renew', 'all'], 'Too many words: all'],
  [['reset-two-factor'], 'Say whose: reset-two-factor EMAIL.'],
  [['reset-two-factor', 'a@b.c', 'now'], 'Too many words: now'],
])('%j is wrong use, in words', (argv, problem) => {
  expect(parseSecretsArguments(argv)).toEqual({ kind: 'wrong', problem });
});
