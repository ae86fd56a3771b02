import { changePassword } from '@wrenchwise/contract/endpoints/accounts/password';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { hashPassword } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { newOwnerQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts';
import { accounts } from '../accounts.tables.ts';
import { createSlowHashing } from './password-hashing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ passwordHashing: createSlowHashing() });
});
afterAll(() => app.close());

/** OWASP's first choice for scrypt. */
const STRONG = /^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{86}$/;

const credentialOf = (userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
const storedHash = async ({ id }: Pick<TestUser, 'id'>) => {
  const { db } = app.database;
  const [row] = await db.select().from(accounts).where(credentialOf(id));
  return row?.password ?? '';
};
const logIn = ({ email }: Pick<TestUser, 'email'>, password: string) =>
  codeOf(app.newBrowser().call(signIn, { body: { email, password } }));

describe('a password is stored as scrypt of OWASP’s parameters', () => {
  test('at sign-up and after a change, with a salt of its own', async () => {
    const user = await app.newUser();
    const first = await storedHash(user);
    expect(first).toMatch(STRONG);
    const newPassword = 'seven bolts on a rusty wheel';
    await user.call(changePassword, { body: { currentPassword: user.password, newPassword } });
    const second = await storedHash(user);
    expect(second).toMatch(STRONG);
    expect(second).not.toBe(first);
    expect(await logIn(user, newPassword)).toBe('succeeded');
    expect(await logIn(user, user.password)).toBe('auth/invalid-credentials');
  });

  test('at the next sign-in where an earlier release stored a weaker one', async () => {
    const [user, other] = [await newOwnerQuickly(app), await newOwnerQuickly(app)];
    const { db } = app.database;
    const weak = await hashPassword(user.password);
    await db.update(accounts).set({ password: weak }).where(credentialOf(user.id));
    await db.update(accounts).set({ password: weak }).where(credentialOf(other.id));
    expect(await logIn(user, 'not this one at all')).toBe('auth/invalid-credentials');
    expect(await storedHash(user)).toBe(weak);
    expect(await logIn(user, user.password)).toBe('succeeded');
    expect(await storedHash(user)).toMatch(STRONG);
    expect(await storedHash(other)).toBe(weak);
    expect(await logIn(user, user.password)).toBe('succeeded');
  });
});

test('a hash that is mangled is refused, and is no failure of ours', async () => {
  const { verify } = createSlowHashing();
  const prefix = '$scrypt$ln=17,r=8,p=1$';
  for (const hash of [prefix, `${prefix}AAAA`, `${prefix}AAAA$AAAA`, `${prefix}$$$`]) {
    expect(await verify({ hash, password: 'a fine day for driving' })).toBe(false);
  }
});
