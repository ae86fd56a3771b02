import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import {
  endOtherSessions,
  endSession,
} from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';
import { signIn, signOut, getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../../testing/code-of.ts';
import { newUserQuickly } from '../../../../testing/quick-user.ts';
import { openTestApp, type TestUser, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const logIn = async ({ email, password }: TestUser, agent: string) => {
  const browser = app.newBrowser({ 'user-agent': agent });
  await browser.call(signIn, { body: { email, password } });
  return browser;
};
const sessionsOf = async (user: Pick<TestUser, 'call'>) =>
  (await user.call(getSecurity, {})).sessions;

describe('the list of devices', () => {
  test('names each browser and system, and which of them is this one', async () => {
    const user = await app.newUser();
    const desk = await logIn(user, FIREFOX);
    await logIn(user, PHONE);
    const sessions = await sessionsOf(desk);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({
      device: 'Firefox on Windows',
      kind: 'desktop',
      current: true,
    });
    expect(sessions.slice(1).every(({ current }) => !current)).toBe(true);
    expect(sessions.map(({ device }) => device)).toContain('Safari on iOS');
    expect(sessions.find(({ kind }) => kind === 'phone')).toBeDefined();
  });

  test('signs out one of them, or all others at once', async () => {
    const user = await app.newUser();
    const [desk, phone, tablet] = [
      await logIn(user, FIREFOX),
      await logIn(user, PHONE),
      await logIn(user, PHONE),
    ];
    const id = (await sessionsOf(phone))[0]?.id ?? '';
    const { password } = user;
    const one = { params: { id }, body: { password } };
    await desk.call(endSession, one);
    expect(await codeOf(phone.call(getMe, {}))).toBe('auth/expired-session');
    expect(await codeOf(desk.call(endSession, one))).toBe('db/record-not-found');

    expect(await desk.call(endOtherSessions, { body: { password } })).toEqual({ ended: 2 });
    expect(await codeOf(tablet.call(getMe, {}))).toBe('auth/expired-session');
    expect(await sessionsOf(desk)).toHaveLength(1);
  });

  test('signs out nobody without the password, or a sign-in within ten minutes', async () => {
    const user = await app.newUser();
    const elsewhere = await logIn(user, PHONE);
    const id = (await sessionsOf(elsewhere))[0]?.id ?? '';
    for (const body of [{}, { password: 'not this one' }]) {
      const refused = [
        codeOf(user.call(endSession, { params: { id }, body })),
        codeOf(user.call(endOtherSessions, { body })),
      ];
      expect(await Promise.all(refused)).toEqual(['auth/wrong-password', 'auth/wrong-password']);
    }
    const without = await newUserQuickly(app);
    const agedBy = (minutes: number) =>
      app.database.db.execute(
        sql`update sessions set created_at = now() - make_interval(mins => ${minutes}) where user_id = ${without.id}`,
      );
    await agedBy(11);
    const late = without.call(endOtherSessions, { body: {} });
    expect(await codeOf(late)).toBe('auth/reauthentication-required');
    await agedBy(9);
    expect(await without.call(endOtherSessions, { body: {} })).toEqual({ ended: 0 });
    expect(await codeOf(elsewhere.call(getMe, {}))).toBe('succeeded');
  });

  test('does not sign out anybody else', async () => {
    const [user, other] = [await app.newUser(), await app.newUser()];
    const id = (await sessionsOf(other))[0]?.id ?? '';
    const { password } = user;
    const end = user.call(endSession, { params: { id }, body: { password } });
    expect(await codeOf(end)).toBe('db/record-not-found');
    expect(await codeOf(other.call(getMe, {}))).toBe('succeeded');
  });
});

describe('a sign-in from a device', () => {
  test('that was not seen before is reported by mail; from a known one it is not', async () => {
    const user = await app.newUser();
    const told = async () =>
      (await app.mailsTo(user.email)).filter(({ subject }) => /new sign-in/i.test(subject));
    await user.call(signOut, {});
    const { email, password } = user;
    await user.call(signIn, { body: { email, password } });
    expect(await told()).toHaveLength(0);
    const stranger = await logIn(user, FIREFOX);
    const [mail] = await told();
    expect(mail?.text).toContain('Firefox on Windows');
    await stranger.call(signOut, {});
    await stranger.call(signIn, { body: { email, password } });
    expect(await told()).toHaveLength(1);
  });
});

describe('a session', () => {
  const age = (user: TestUser, days: number) =>
    app.database.db.execute(
      sql`update sessions set expires_at = expires_at - make_interval(hours => ${days * 24}), updated_at = updated_at - make_interval(hours => ${days * 24}) where user_id = ${user.id}`,
    );

  test.each([2, 29.5])('that is remembered lasts another 30 days after %s days', async (days) => {
    const user = await app.newUser();
    const { email, password } = user;
    await user.call(signIn, { body: { email, password, rememberMe: true } });
    await age(user, days);
    const answer = await user.call(getSession, {});
    const left = Date.parse(answer?.session.expiresAt ?? '') - Date.now();
    expect(left).toBeGreaterThan(29.9 * 24 * 60 * 60 * 1000);
    expect(await codeOf(user.call(getMe, {}))).toBe('succeeded');
  });

  describe('that is used every week', () => {
    const DAY_MS = 24 * 60 * 60 * 1000;
    /** What a week does to a session's row. */
    const aWeekLater = (user: TestUser) =>
      app.database.db.execute(
        sql`update sessions set created_at = created_at - interval '7 days', updated_at = updated_at - interval '7 days', expires_at = expires_at - interval '7 days' where user_id = ${user.id}`,
      );

    test('ends 90 days after the sign-in all the same', async () => {
      const user = await app.newUser();
      const { email, password } = user;
      await user.call(signIn, { body: { email, password, rememberMe: true } });
      const signedIn = Date.now();
      for (let week = 1; week <= 12; week += 1) {
        await aWeekLater(user);
        const answer = await user.call(getSession, {});
        const ends = Date.parse(answer?.session.expiresAt ?? '') + week * 7 * DAY_MS;
        expect(ends - signedIn).toBeLessThanOrEqual(90 * DAY_MS + 1000);
        expect(ends - signedIn).toBeGreaterThan(Math.min(week * 7 + 29, 89) * DAY_MS);
      }
      expect(await codeOf(user.call(getMe, {}))).toBe('succeeded');
      await aWeekLater(user);
      expect(await codeOf(user.call(getMe, {}))).toBe('auth/expired-session');
      expect(await user.call(getSession, {})).toBeNull();
    });

    test('is over on every instance whose clock says so', async () => {
      const user = await app.newUser();
      const { email, password } = user;
      await user.call(signIn, { body: { email, password, rememberMe: true } });
      // Extended as far as it goes, by whatever means.
      await app.database.db.execute(
        sql`update sessions set expires_at = now() + interval '1 year' where user_id = ${user.id}`,
      );
      const inDays = async (days: number) => {
        const then = await openTestApp({
          db: app.database.db,
          now: () => new Date(Date.now() + days * DAY_MS),
        });
        const browser = then.newBrowser();
        for (const [name, value] of user.cookies) browser.cookies.set(name, value);
        const code = await codeOf(browser.call(getMe, {}));
        await then.close();
        return code;
      };
      expect(await inDays(89.9)).toBe('succeeded');
      expect(await inDays(90.1)).toBe('auth/expired-session');
    });
  });

  test('that ends with the browser is not made to last', async () => {
    const { email, password } = await app.newUser();
    const browser = app.newBrowser();
    await browser.call(signIn, { body: { email, password, rememberMe: false } });
    const answer = await browser.call(getSession, {});
    const left = Date.parse(answer?.session.expiresAt ?? '') - Date.now();
    expect(left).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  });
});
