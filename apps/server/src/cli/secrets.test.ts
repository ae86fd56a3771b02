import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { twoFactors } from '../modules/accounts/accounts.tables.ts';
import { securityAuditEvents } from '../platform/audit/audit.tables.ts';
import { users } from '../platform/db/users.tables.ts';
import { SLOW, useCommand } from '../testing/command-process.ts';
import { insertUser } from '../testing/insert-user.ts';
import { parseSecretsArguments } from './secrets-arguments.ts';

/** The command in a process of its own, on the embedded database or on PostgreSQL. */

const A = 'kF3v9QmX2LwZr7Tb5NcYd8HsJ4PgUaE6';
const B = 'Wn6Rz1KpV0tGxM4CqLhJ8sBf2DyT9eUo';

const { run, withDatabase } = useCommand('secrets', { AUTH_SECRET: B });
const secrets = (args: readonly string[], env: Record<string, string> = {}) => run(args, { env });

/** A user with two-factor on, whose secret was encrypted before secrets had versions. */
const newGuarded = (secret: string) =>
  withDatabase(async (db) => {
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
  withDatabase((db) => db.delete(users).where(eq(users.id, userId)));

describe('renew', { timeout: SLOW }, () => {
  test('moves the keys to the current secret, after which the old one is not needed', async () => {
    const userId = await newGuarded(A);
    const first = secrets(['renew'], { AUTH_SECRETS_OLD: A });
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('Keys of 1 user are encrypted with AUTH_SECRET now; of 0');
    await withDatabase(async (db) => {
      const changes = await db
        .select({ userId: securityAuditEvents.userId, detail: securityAuditEvents.detail })
        .from(securityAuditEvents)
        .where(eq(securityAuditEvents.kind, 'security_policy_change'));
      expect(changes).toEqual([
        { userId: null, detail: { of: 'auth-secret', users: '1', values: '0' } },
      ]);
    });
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
  test('lets somebody in by the password only, on the record', async () => {
    const userId = await newGuarded('a secret that nobody has any more');
    const why = ['--reason', 'lost the phone', '--as', 'Jo'];
    expect(secrets(['reset-two-factor', `${userId}@EXAMPLE.com`, ...why])).toMatchObject({
      status: 0,
    });
    await withDatabase(async (db) => {
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      expect(user?.twoFactorEnabled).toBe(false);
      expect(await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))).toEqual([]);
      const events = await db
        .select({ kind: securityAuditEvents.kind, detail: securityAuditEvents.detail })
        .from(securityAuditEvents)
        .where(eq(securityAuditEvents.userId, userId));
      expect(events.map(({ kind }) => kind)).toContain('security_setting_change');
      const record = { by: 'operator', act: 'two-factor-off', operator: 'Jo' };
      expect(events).toContainEqual({
        kind: 'admin_action',
        detail: { ...record, reason: 'lost the phone' },
      });
    });
    const again = secrets(['reset-two-factor', `${userId}@example.com`, ...why]);
    expect(again).toMatchObject({ status: 1, stderr: 'Two-factor is not on.\n' });
    await forget(userId);
  });

  test('knows nobody of an address that nobody has', () => {
    const asked = ['reset-two-factor', 'nobody@example.com', '--reason', 'lost the phone'];
    expect(secrets(asked)).toMatchObject({ status: 1 });
  });
});

test.each([
  [[], 'Say renew or reset-two-factor.'],
  [['burn'], 'Say renew or reset-two-factor.'],
  [['renew', 'all'], 'Too many words: all'],
  [['reset-two-factor'], 'Say whose: reset-two-factor EMAIL.'],
  [['reset-two-factor', 'a@b.c', 'now'], 'Too many words: now'],
  [['reset-two-factor', 'a@b.c'], 'Say why: --reason TEXT.'],
])('%j is wrong use, in words', (argv, problem) => {
  expect(parseSecretsArguments(argv)).toEqual({ kind: 'wrong', problem });
});
