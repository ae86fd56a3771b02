import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { MAX_SESSIONS } from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import {
  newOwnerQuickly,
  newUserQuickly,
  type QuickUser,
  sessionCookie,
} from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sessions } from '../accounts.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

/** The user in another browser. */
const elsewhere = async (user: QuickUser) => {
  const browser = app.newBrowser();
  browser.cookies.set(...(await sessionCookie(app, user.id)));
  return browser;
};
const countOf = async (user: Pick<QuickUser, 'call'>) =>
  (await user.call(getSecurity, {})).sessions.length;

describe('a user has twenty sign-in sessions at most:', () => {
  test('one more ends the oldest and no other, and nobody else’s', async () => {
    const [user, other] = [await newOwnerQuickly(app), await newUserQuickly(app)];
    const second = await elsewhere(user);
    for (let count = 2; count < MAX_SESSIONS; count += 1) await elsewhere(user);
    expect(await countOf(user)).toBe(MAX_SESSIONS);

    const newest = app.newBrowser();
    const { email, password } = user;
    await newest.call(signIn, { body: { email, password } });
    expect(await codeOf(user.call(getMe, {}))).toBe('auth/expired-session');
    expect(await codeOf(second.call(getMe, {}))).toBe('succeeded');
    expect(await countOf(newest)).toBe(MAX_SESSIONS);
    expect(await countOf(other)).toBe(1);
  });

  test('one that has expired goes before one that is in use', async () => {
    const user = await newUserQuickly(app);
    for (let count = 1; count < MAX_SESSIONS; count += 1) await elsewhere(user);
    const { db } = app.database;
    const newest = await elsewhere(user);
    const { sessions: shown } = await newest.call(getSecurity, {});
    const expired = shown.find(({ current }) => !current)?.id ?? '';
    await db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(and(eq(sessions.userId, user.id), eq(sessions.id, expired)));
    await elsewhere(user);
    expect(await countOf(newest)).toBe(MAX_SESSIONS);
  });

  test('also when many begin in one moment', async () => {
    const user = await newUserQuickly(app);
    await Promise.all(Array.from({ length: MAX_SESSIONS + 5 }, () => elsewhere(user)));
    const newest = await elsewhere(user);
    expect(await countOf(newest)).toBe(MAX_SESSIONS);
  });
});
