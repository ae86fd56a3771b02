import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
} from '@wrenchwise/contract/endpoints/accounts/email-address';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../../testing/code-of.ts';
import { mailedToken } from '../../../../testing/mail-link.ts';
import { newUserQuickly } from '../../../../testing/quick-user.ts';
import {
  type Browser,
  openTestApp,
  type TestUser,
  type TestApp,
} from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

let counter = 0;
const newAddress = (): string => `moved-${(counter += 1)}@example.com`;

const ask = ({ call, password }: TestUser, newEmail: string) =>
  call(changeEmail, { body: { newEmail, password } });
const follow = (browser: Browser, token: string) =>
  browser.call(confirmEmailChange, { body: { token } });
const REQUEST = /confirm the change/i;
const VERIFY = /confirm your new/i;

test('an address changes when the current one and the new one have confirmed it', async () => {
  const user = await app.newUser();
  const to = newAddress();
  expect(await ask(user, to)).toEqual({ sentTo: user.email });
  expect(await app.mailsTo(to)).toHaveLength(0);

  const first = await mailedToken(app, user.email, REQUEST);
  expect(await follow(app.newBrowser(), first)).toEqual({ step: 'confirmed', newEmail: to });
  expect((await user.call(getMe, {})).email).toBe(user.email);

  const second = await mailedToken(app, to, VERIFY);
  expect(await follow(app.newBrowser(), second)).toEqual({ step: 'changed', newEmail: to });
  const logIn = (email: string) =>
    codeOf(app.newBrowser().call(signIn, { body: { email, password: user.password } }));
  expect(await logIn(to)).toBe('succeeded');
  expect(await logIn(user.email)).toBe('auth/invalid-credentials');
  const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your Wrenchwise e-mail address was changed');
});

test('the last step ends other sessions and gives the browser that took it a new token', async () => {
  const user = await app.newUser();
  const { email, password } = user;
  const elsewhere = app.newBrowser();
  await elsewhere.call(signIn, { body: { email, password } });
  const before = user.cookies.get('wrenchwise.session_token');
  const to = newAddress();
  await ask(user, to);
  await follow(user, await mailedToken(app, email, REQUEST));
  await follow(user, await mailedToken(app, to, VERIFY));
  expect(user.cookies.get('wrenchwise.session_token')).not.toBe(before);
  expect((await user.call(getMe, {})).email).toBe(to);
  expect(await codeOf(elsewhere.call(getMe, {}))).toBe('auth/expired-session');
});

test('whoever has only borrowed the browser cannot ask for it', async () => {
  const user = await app.newUser();
  const without = user.call(changeEmail, { body: { newEmail: newAddress() } });
  expect(await codeOf(without)).toBe('auth/wrong-password');
  const wrong = user.call(changeEmail, { body: { newEmail: newAddress(), password: 'guess' } });
  expect(await codeOf(wrong)).toBe('auth/wrong-password');
});

test('somebody without a password must have signed in within ten minutes', async () => {
  const user = await newUserQuickly(app);
  const request = () => user.call(changeEmail, { body: { newEmail: newAddress() } });
  expect(await codeOf(request())).toBe('succeeded');
  await app.database.db.execute(
    sql`update sessions set created_at = created_at - interval '11 minutes' where user_id = ${user.id}`,
  );
  expect(await codeOf(request())).toBe('auth/reauthentication-required');
});

test('one’s own address and one that is taken are refused', async () => {
  const [user, other] = [await app.newUser(), await app.newUser()];
  expect(await codeOf(ask(user, user.email.toUpperCase()))).toBe('auth/same-email');
  expect(await codeOf(ask(user, other.email))).toBe('auth/email-in-use');
});

test('an address that somebody takes meanwhile is not taken from them', async () => {
  const user = await app.newUser();
  const to = newAddress();
  await ask(user, to);
  await follow(app.newBrowser(), await mailedToken(app, user.email, REQUEST));
  await app.newBrowser().call(signUp, {
    body: { name: 'Quicker', email: to, password: 'was here a moment before' },
  });
  const late = follow(app.newBrowser(), await mailedToken(app, to, VERIFY));
  expect(await codeOf(late)).toBe('auth/email-in-use');
  expect((await user.call(getMe, {})).email).toBe(user.email);
});

test('a link works once, not after an hour, and not when a newer one was asked for', async () => {
  const user = await app.newUser();
  await ask(user, newAddress());
  const older = await mailedToken(app, user.email, REQUEST);
  await ask(user, newAddress());
  expect(await codeOf(follow(app.newBrowser(), older))).toBe('auth/link-expired');
  const newer = await mailedToken(app, user.email, REQUEST);
  await follow(app.newBrowser(), newer);
  expect(await codeOf(follow(app.newBrowser(), newer))).toBe('auth/link-expired');

  await ask(user, newAddress());
  const last = await mailedToken(app, user.email, REQUEST);
  await app.database.db.execute(
    sql`update verifications set expires_at = now() - interval '1 second' where identifier like 'email-change:%'`,
  );
  expect(await codeOf(follow(app.newBrowser(), last))).toBe('auth/link-expired');
});

describe('a change that waits to be confirmed', () => {
  const pending = async ({ call }: TestUser) => (await call(getEmailChange, {})).change;

  test('is shown with where its link went, until it is done', async () => {
    const user = await app.newUser();
    expect(await pending(user)).toBeNull();
    const to = newAddress();
    await ask(user, to);
    const first = await pending(user);
    expect(first).toMatchObject({ newEmail: to, sentTo: user.email });
    const minutesLeft = (Date.parse(first?.expiresAt ?? '') - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(55);
    expect(minutesLeft).toBeLessThanOrEqual(60);
    await follow(user, await mailedToken(app, user.email, REQUEST));
    expect(await pending(user)).toMatchObject({ newEmail: to, sentTo: to });
    await follow(user, await mailedToken(app, to, VERIFY));
    expect(await pending(user)).toBeNull();
  });

  test('is nobody else’s to see', async () => {
    const user = await app.newUser();
    await ask(user, newAddress());
    expect(await pending(await app.newUser())).toBeNull();
  });

  test('gets its link sent again, to whichever address it waits for; the older one is void', async () => {
    const user = await app.newUser();
    const to = newAddress();
    await ask(user, to);
    const first = await mailedToken(app, user.email, REQUEST);
    expect(await user.call(resendEmailChange, {})).toEqual({ sentTo: user.email });
    expect(await codeOf(follow(user, first))).toBe('auth/link-expired');
    await follow(user, await mailedToken(app, user.email, REQUEST));
    const second = await mailedToken(app, to, VERIFY);
    expect(await user.call(resendEmailChange, {})).toEqual({ sentTo: to });
    expect(await codeOf(follow(user, second))).toBe('auth/link-expired');
    expect((await follow(user, await mailedToken(app, to, VERIFY))).step).toBe('changed');
    expect(await codeOf(user.call(resendEmailChange, {}))).toBe('auth/link-expired');
  });

  test('is called off: no link of it works any more', async () => {
    const user = await app.newUser();
    const to = newAddress();
    await ask(user, to);
    const first = await mailedToken(app, user.email, REQUEST);
    await user.call(cancelEmailChange, {});
    expect(await pending(user)).toBeNull();
    expect(await codeOf(follow(user, first))).toBe('auth/link-expired');
    await ask(user, to);
    await follow(user, await mailedToken(app, user.email, REQUEST));
    await user.call(cancelEmailChange, {});
    expect(await codeOf(follow(user, await mailedToken(app, to, VERIFY)))).toBe(
      'auth/link-expired',
    );
    expect((await user.call(getMe, {})).email).toBe(user.email);
    expect(await codeOf(user.call(cancelEmailChange, {}))).toBe('succeeded');
  });
});
