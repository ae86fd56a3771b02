import {
  changePassword,
  requestPasswordReset,
  RESET_REQUESTED,
  resetPassword,
} from '@wrenchwise/contract/endpoints/accounts/password';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../../testing/code-of.ts';
import { mailedToken } from '../../../../testing/mail-link.ts';
import { newUserQuickly } from '../../../../testing/quick-user.ts';
import { openTestApp, type TestUser, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const NEW = 'seven bolts on a rusty wheel';
const RESET = /reset/i;

const askForReset = async (email: string): Promise<string> => {
  await app.newBrowser().call(requestPasswordReset, { body: { email } });
  return mailedToken(app, email, RESET);
};
const resetWith = (token: string, newPassword = NEW) =>
  app.newBrowser().call(resetPassword, { body: { token, newPassword } });
const logIn = (email: string, password: string) =>
  app.newBrowser().call(signIn, { body: { email, password } });

describe('resetting the password', () => {
  test('by the link of the mail sets a new one and ends every session', async () => {
    const user = await app.newUser();
    await resetWith(await askForReset(user.email));
    expect(await codeOf(user.call(getMe, {}))).toBe('auth/expired-session');
    expect(await codeOf(logIn(user.email, user.password))).toBe('auth/invalid-credentials');
    expect(await codeOf(logIn(user.email, NEW))).toBe('succeeded');
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects.join('\n')).toMatch(/password was changed|new password/i);
  });

  test('keeps the link’s token out of what a server would see', async () => {
    const { email } = await app.newUser();
    await askForReset(email);
    const mail = (await app.mailsTo(email)).find(({ subject }) => RESET.test(subject));
    expect(mail?.text).toMatch(/\/reset-password#token=/);
  });

  test('says the same of an address that nobody has, and mails nobody', async () => {
    const { email } = await app.newUser();
    const ask = (address: string) =>
      app.newBrowser().call(requestPasswordReset, { body: { email: address } });
    expect(await ask('nobody@example.com')).toEqual(await ask(email));
    expect(await ask(email)).toEqual({ message: RESET_REQUESTED });
    expect(await app.mailsTo('nobody@example.com')).toHaveLength(0);
  });

  test('works once with a link, and not with one that was made up', async () => {
    const { email } = await app.newUser();
    const token = await askForReset(email);
    await resetWith(token);
    expect(await codeOf(resetWith(token, 'another one of mine'))).toBe('auth/link-expired');
    expect(await codeOf(resetWith('q1w2e3r4t5y6u7i8o9p0a1s2'))).toBe('auth/link-expired');
    expect(await codeOf(logIn(email, NEW))).toBe('succeeded');
  });

  test('does not work with a link that is an hour old', async () => {
    const { email } = await app.newUser();
    const token = await askForReset(email);
    await app.database.db.execute(
      sql`update verifications set expires_at = now() - interval '1 second' where identifier = ${`reset-password:${token}`}`,
    );
    expect(await codeOf(resetWith(token))).toBe('auth/link-expired');
  });

  test('of two that follow one link at the same moment lets one through', async () => {
    const { email } = await app.newUser();
    const token = await askForReset(email);
    const codes = await Promise.all([
      codeOf(resetWith(token, 'the first of the two')),
      codeOf(resetWith(token, 'the second of the two')),
    ]);
    expect(codes.toSorted()).toEqual(['auth/link-expired', 'succeeded']);
  });

  test('refuses a common password and leaves the link as it was', async () => {
    const { email } = await app.newUser();
    const token = await askForReset(email);
    expect(await codeOf(resetWith(token, 'password123'))).toBe('auth/weak-password');
    expect(await codeOf(resetWith(token))).toBe('succeeded');
  });

  test('lets in at once whoever had tried too often to remember it', async () => {
    const limited = await openTestApp({ withBystander: true, environment: { RATE_LIMIT: '1' } });
    try {
      const { email } = await limited.newUser();
      const logInThere = (password: string) =>
        codeOf(limited.newBrowser().call(signIn, { body: { email, password } }));
      for (let attempt = 0; attempt < 10; attempt += 1) await logInThere(`was it ${attempt}`);
      expect(await logInThere('or was it this')).toBe('rate-limit/exceeded');
      await limited.newBrowser().call(requestPasswordReset, { body: { email } });
      const token = await mailedToken(limited, email, RESET);
      await limited.newBrowser().call(resetPassword, { body: { token, newPassword: NEW } });
      expect(await logInThere(NEW)).toBe('succeeded');
    } finally {
      await limited.close();
    }
  });

  test('proves an address that was never verified: the link came by mail', async () => {
    const email = 'unproved@example.com';
    await app.newBrowser().call(signUp, {
      body: { name: 'Somebody else', email, password: 'the squatter’s password' },
    });
    await resetWith(await askForReset(email));
    expect(await codeOf(logIn(email, NEW))).toBe('succeeded');
  });
});

describe('changing the password', () => {
  const change = (user: TestUser, currentPassword: string, newPassword = NEW) =>
    user.call(changePassword, { body: { currentPassword, newPassword } });

  test('needs the current one', async () => {
    const user = await app.newUser();
    expect(await codeOf(change(user, 'not this one'))).toBe('auth/wrong-password');
    expect(await codeOf(logIn(user.email, user.password))).toBe('succeeded');
  });

  test('ends the other sessions and gives this one a new token', async () => {
    const user = await app.newUser();
    const elsewhere = app.newBrowser();
    const { email, password } = user;
    await elsewhere.call(signIn, { body: { email, password } });
    const before = user.cookies.get('wrenchwise.session_token');
    await change(user, password);
    expect(await codeOf(elsewhere.call(getMe, {}))).toBe('auth/expired-session');
    expect(await codeOf(user.call(getMe, {}))).toBe('succeeded');
    expect(user.cookies.get('wrenchwise.session_token')).not.toBe(before);
    expect(await codeOf(logIn(email, NEW))).toBe('succeeded');
    expect((await app.mailsTo(email)).map(({ subject }) => subject).join()).toMatch(/password/i);
  });

  test('leaves a session that was to end with the browser as short as it was', async () => {
    const { email, password } = await app.newUser();
    const browser = app.newBrowser();
    await browser.call(signIn, { body: { email, password, rememberMe: false } });
    const answer = await browser.request('/api/me/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: password, newPassword: NEW }),
    });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toBeDefined();
    expect(cookie).not.toMatch(/Max-Age=[1-9]/);
  });

  test('refuses the password that one has, and a reset takes it', async () => {
    const user = await app.newUser();
    expect(await codeOf(change(user, user.password, user.password))).toBe('auth/same-password');
    expect(await codeOf(change(user, 'not this one', 'not this one'))).toBe('auth/wrong-password');
    expect(await codeOf(user.call(getMe, {}))).toBe('succeeded');
    const token = await askForReset(user.email);
    expect(await codeOf(resetWith(token, user.password))).toBe('succeeded');
  });

  test('refuses a common one, and says so to an account that has none', async () => {
    const user = await app.newUser();
    expect(await codeOf(change(user, user.password, 'qwertyuiop'))).toBe('auth/weak-password');
    const without = await newUserQuickly(app);
    const answer = without.call(changePassword, {
      body: { currentPassword: 'anything at all', newPassword: NEW },
    });
    expect(await codeOf(answer)).toBe('auth/no-password');
  });
});
