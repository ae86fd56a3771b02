import { deleteAccount } from '@wrenchwise/contract/endpoints/accounts/deletion';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { signIn, getSession, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  verifyRecoveryCode,
  verifyTotp,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { authenticatorApp } from '../../../testing/authenticator-app.ts';
import { codeOf } from '../../../testing/code-of.ts';
import {
  type Browser,
  openTestApp,
  type TestApp,
  verifyByMail,
} from '../../../testing/test-app.ts';
import { unsubscribeToken } from '../../messages/settings/unsubscribe-token.ts';
import { createEncryptedKeys } from './encrypted-keys.ts';
import { renewEncryptedKeys } from './renew-encrypted-keys.ts';

/** One database that is served with other secrets, restart after restart. */

const A = 'kF3v9QmX2LwZr7Tb5NcYd8HsJ4PgUaE6';
const B = 'Wn6Rz1KpV0tGxM4CqLhJ8sBf2DyT9eUo';
const UNKNOWN = 'o7HcZ3yNfQ5WjT1rKdXv8LbM2gPs6AeV';
const secretsOf = (current: string, ...old: string[]) => ({ current, old });

let first: TestApp;
const servers: TestApp[] = [];
beforeAll(async () => {
  first = await openTestApp({ environment: { AUTH_SECRET: A } });
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await first.close();
});

const restartWith = async (current: string, ...old: string[]): Promise<TestApp> => {
  const environment = { AUTH_SECRET: current, AUTH_SECRETS_OLD: old.join(',') };
  const server = await openTestApp({ environment, db: first.database.db });
  servers.push(server);
  return server;
};

/** The same browser at another server. */
const sentTo = (server: TestApp, browser: Browser): Browser => {
  const there = server.newBrowser();
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
};

const newGuarded = async () => {
  const user = await first.newUser();
  const { email, password } = user;
  const { totpUri, recoveryCodes } = await user.call(enableTwoFactor, { body: { password } });
  const phone = authenticatorApp(totpUri);
  await user.call(confirmTwoFactor, { body: { code: await phone.code() } });
  const halfWayAt = async (server: TestApp, browser = server.newBrowser()) => {
    await browser.call(signIn, { body: { email, password } });
    return browser;
  };
  /** Logs in there with a code of the app, which is good again as if half a minute had passed. */
  const logInAt = async (server: TestApp) => {
    const browser = await halfWayAt(server);
    await first.database.db.execute(
      sql`update two_factors set used_code = null where user_id = ${user.id}`,
    );
    return codeOf(browser.call(verifyTotp, { body: { code: await phone.code() } }));
  };
  const keys = async (): Promise<string> => {
    const { db } = first.database;
    const rows = await rowsOf(
      db,
      sql`select secret || ' ' || backup_codes as keys from two_factors where user_id = ${user.id}`,
    );
    return String(rows[0]?.['keys']);
  };
  return { user, phone, recoveryCodes, halfWayAt, logInAt, keys };
};

test('an old secret keeps everybody signed in, and the next page signs the cookie anew', async () => {
  const user = await first.newUser();
  const both = await restartWith(B, A);
  const there = sentTo(both, user);
  expect(await there.call(getMe, {})).toMatchObject({ email: user.email });
  const before = there.cookies.get('wrenchwise.session_token');
  await there.call(getSession, {});
  expect(there.cookies.get('wrenchwise.session_token')).not.toBe(before);

  const alone = await restartWith(B);
  expect(await sentTo(alone, there).call(getMe, {})).toMatchObject({ email: user.email });
  expect(await codeOf(sentTo(alone, user).call(getMe, {}))).toBe('auth/expired-session');
});

test('a session that was to end with the browser stays as short', async () => {
  const { email, password } = await first.newUser();
  const browser = first.newBrowser();
  await browser.call(signIn, { body: { email, password, rememberMe: false } });
  const there = sentTo(await restartWith(B, A), browser);
  const answer = await there.request('/api/auth/get-session');
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
  expect(cookie).toBeDefined();
  expect(cookie).not.toMatch(/max-age=[1-9]/i);
});

test('two-factor that was set up with an old secret goes on, and its keys move to the new one', async () => {
  const guarded = await newGuarded();
  const before = await guarded.keys();
  const both = await restartWith(B, A);
  expect(await guarded.logInAt(both)).toBe('succeeded');
  expect(await guarded.keys()).not.toBe(before);
  expect(await guarded.logInAt(await restartWith(B))).toBe('succeeded');
});

test('recovery codes and the count of them survive as well', async () => {
  const { user, recoveryCodes, halfWayAt } = await newGuarded();
  const both = await restartWith(B, A);
  const overview = await sentTo(both, user).call(getSecurity, {});
  expect(overview.twoFactor).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
  const browser = await halfWayAt(both);
  const [code = ''] = recoveryCodes;
  expect(await codeOf(browser.call(verifyRecoveryCode, { body: { code } }))).toBe('succeeded');
});

test('a log-in that began under the old secret is finished under the new one', async () => {
  const { phone, halfWayAt, user } = await newGuarded();
  const browser = await halfWayAt(first);
  await first.database.db.execute(
    sql`update two_factors set used_code = null where user_id = ${user.id}`,
  );
  const there = sentTo(await restartWith(B, A), browser);
  expect(await codeOf(there.call(verifyTotp, { body: { code: await phone.code() } }))).toBe(
    'succeeded',
  );
});

test('a device that was trusted under the old secret is asked for no code', async () => {
  const { user, phone, halfWayAt } = await newGuarded();
  const { email, password } = user;
  const browser = await halfWayAt(first);
  await first.database.db.execute(
    sql`update two_factors set used_code = null where user_id = ${user.id}`,
  );
  await browser.call(verifyTotp, { body: { code: await phone.code(), trustDevice: true } });
  await browser.call(signOut, {});
  const both = await restartWith(B, A);
  const there = sentTo(both, browser);
  const answer = await there.call(signIn, { body: { email, password } });
  expect(answer.user?.id).toBe(user.id);

  // Trusted anew by that, with the new secret; and nobody else's trust is one's own.
  await there.call(signOut, {});
  const alone = sentTo(await restartWith(B), there);
  expect((await alone.call(signIn, { body: { email, password } })).user?.id).toBe(user.id);
  const other = await newGuarded();
  const stranger = await other.halfWayAt(both, sentTo(both, browser));
  expect(await codeOf(stranger.call(getMe, {}))).toBe('auth/no-user');
});

test('a verification link that was mailed under the old secret works', async () => {
  const email = 'between-secrets@example.com';
  await first.newBrowser().call(signUp, {
    body: { name: 'Sam', email, password: 'a fine day for driving' },
  });
  const browser = (await restartWith(B, A)).newBrowser();
  await verifyByMail(browser, first, email);
  expect(await browser.call(getMe, {})).toMatchObject({ email, emailVerified: true });
});

test('a link to unsubscribe that was mailed under the old secret works', async () => {
  const { id: userId } = await first.newUser();
  const token = unsubscribeToken(A, { kind: 'marketingEmails', userId });
  const statusAt = async (server: TestApp) =>
    (await server.newBrowser().request(`/api/unsubscribe?token=${token}`)).status;
  expect(await statusAt(await restartWith(B, A))).toBe(200);
  expect(await statusAt(await restartWith(B))).not.toBe(200);
});

test('after the command the old secret can be dropped', async () => {
  const guarded = await newGuarded();
  const { db } = first.database;
  const done = await renewEncryptedKeys(db, createEncryptedKeys(secretsOf(B, A)));
  expect(done.renewed).toBeGreaterThan(0);
  expect(done.unreadable).toEqual([]);
  expect(await guarded.logInAt(await restartWith(B))).toBe('succeeded');
  const again = await renewEncryptedKeys(db, createEncryptedKeys(secretsOf(B)));
  expect(again).toMatchObject({ renewed: 0, unreadable: [] });
});

describe('keys that no secret opens', () => {
  test('are refused by name, and never a failure that nobody foresaw', async () => {
    const { recoveryCodes, halfWayAt, phone } = await newGuarded();
    const unknown = await restartWith(UNKNOWN);
    const browser = await halfWayAt(unknown);
    const { status } = await browser.request('/api/auth/two-factor/verify-totp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: await phone.code() }),
    });
    expect(status).toBe(409);
    const [code = ''] = recoveryCodes;
    const refused = browser.call(verifyRecoveryCode, { body: { code } });
    expect(await codeOf(refused)).toBe('auth/two-factor-unreadable');
  });

  test('are shown in the settings, where two-factor is switched off and on again', async () => {
    const { user } = await newGuarded();
    const { password } = user;
    // Signed in already: a cookie of the old secret still counts, but its keys are damaged.
    await first.database.db.execute(
      sql`update two_factors set secret = 'ab' || secret, backup_codes = '$ba$12$' || backup_codes where user_id = ${user.id}`,
    );
    const { twoFactor } = await user.call(getSecurity, {});
    expect(twoFactor).toEqual({ enabled: true, recoveryCodesLeft: 0, readable: false });
    await user.call(renewRecoveryCodes, { body: { password } });
    await user.call(disableTwoFactor, { body: { password } });
    const { totpUri } = await user.call(enableTwoFactor, { body: { password } });
    const code = await authenticatorApp(totpUri).code();
    expect(await codeOf(user.call(confirmTwoFactor, { body: { code } }))).toBe('succeeded');
    expect((await user.call(getSecurity, {})).twoFactor.readable).toBe(true);
  });

  test('of only the app leave the recovery codes as the way in', async () => {
    const { user, recoveryCodes, halfWayAt } = await newGuarded();
    await first.database.db.execute(
      sql`update two_factors set secret = 'ab' || secret where user_id = ${user.id}`,
    );
    const browser = await halfWayAt(first);
    const byApp = browser.call(verifyTotp, { body: { code: '123456' } });
    expect(await codeOf(byApp)).toBe('auth/two-factor-unreadable');
    const [code = ''] = recoveryCodes;
    expect(await codeOf(browser.call(verifyRecoveryCode, { body: { code } }))).toBe('succeeded');
  });

  test('are counted and named by the command, and left as they are', async () => {
    const { user, keys } = await newGuarded();
    const before = await keys();
    const { db } = first.database;
    const done = await renewEncryptedKeys(db, createEncryptedKeys(secretsOf(UNKNOWN)));
    expect(done.unreadable).toContain(user.id);
    expect(await keys()).toBe(before);
    await user.call(deleteAccount, { body: { email: user.email, password: user.password } });
  });
});
