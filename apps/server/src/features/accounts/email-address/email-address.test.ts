import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
} from '@wrenchwise/domain/endpoints/accounts/email-address';
import { getMe } from '@wrenchwise/domain/endpoints/accounts/profile';
import { signIn } from '@wrenchwise/domain/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/domain/endpoints/accounts/sign-up';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { mailedToken } from '../../../testing/mail-link.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import {
  type Browser,
  openTestApp,
  type TestUser,
  type TestApp,
} from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
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
  const person = await app.newUser();
  const to = newAddress();
  expect(await ask(person, to)).toEqual({ sentTo: person.email });
  expect(await app.mailsTo(to)).toHaveLength(0);

  const first = await mailedToken(app, person.email, REQUEST);
  expect(await follow(app.newBrowser(), first)).toEqual({ step: 'confirmed', newEmail: to });
  expect((await person.call(getMe, {})).email).toBe(person.email);

  const second = await mailedToken(app, to, VERIFY);
  expect(await follow(app.newBrowser(), second)).toEqual({ step: 'changed', newEmail: to });
  const logIn = (email: string) =>
    codeOf(app.newBrowser().call(signIn, { body: { email, password: person.password } }));
  expect(await logIn(to)).toBe('succeeded');
  expect(await logIn(person.email)).toBe('auth/invalid-credentials');
  const subjects = (await app.mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your Wrenchwise e-mail address was changed');
});

test('the last step ends other sessions and gives the browser that took it a new token', async () => {
  const person = await app.newUser();
  const { email, password } = person;
  const elsewhere = app.newBrowser();
  await elsewhere.call(signIn, { body: { email, password } });
  const before = person.cookies.get('wrenchwise.session_token');
  const to = newAddress();
  await ask(person, to);
  await follow(person, await mailedToken(app, email, REQUEST));
  await follow(person, await mailedToken(app, to, VERIFY));
  expect(person.cookies.get('wrenchwise.session_token')).not.toBe(before);
  expect((await person.call(getMe, {})).email).toBe(to);
  expect(await codeOf(elsewhere.call(getMe, {}))).toBe('auth/expired-session');
});

test('whoever has only borrowed the browser cannot ask for it', async () => {
  const person = await app.newUser();
  const without = person.call(changeEmail, { body: { newEmail: newAddress() } });
  expect(await codeOf(without)).toBe('auth/wrong-password');
  const wrong = person.call(changeEmail, { body: { newEmail: newAddress(), password: 'guess' } });
  expect(await codeOf(wrong)).toBe('auth/wrong-password');
});

test('somebody without a password must have signed in within ten minutes', async () => {
  const person = await newUserQuickly(app);
  const request = () => person.call(changeEmail, { body: { newEmail: newAddress() } });
  expect(await codeOf(request())).toBe('succeeded');
  await app.database.db.execute(
    sql`update sessions set created_at = created_at - interval '11 minutes' where user_id = ${person.id}`,
  );
  expect(await codeOf(request())).toBe('auth/reauthentication-required');
});

test('one’s own address and one that is taken are refused', async () => {
  const [person, other] = [await app.newUser(), await app.newUser()];
  expect(await codeOf(ask(person, person.email.toUpperCase()))).toBe('auth/same-email');
  expect(await codeOf(ask(person, other.email))).toBe('auth/email-in-use');
});

test('an address that somebody takes meanwhile is not taken from them', async () => {
  const person = await app.newUser();
  const to = newAddress();
  await ask(person, to);
  await follow(app.newBrowser(), await mailedToken(app, person.email, REQUEST));
  await app.newBrowser().call(signUp, {
    body: { name: 'Quicker', email: to, password: 'was here a moment before' },
  });
  const late = follow(app.newBrowser(), await mailedToken(app, to, VERIFY));
  expect(await codeOf(late)).toBe('auth/email-in-use');
  expect((await person.call(getMe, {})).email).toBe(person.email);
});

test('a link works once, not after an hour, and not when a newer one was asked for', async () => {
  const person = await app.newUser();
  await ask(person, newAddress());
  const older = await mailedToken(app, person.email, REQUEST);
  await ask(person, newAddress());
  expect(await codeOf(follow(app.newBrowser(), older))).toBe('auth/link-expired');
  const newer = await mailedToken(app, person.email, REQUEST);
  await follow(app.newBrowser(), newer);
  expect(await codeOf(follow(app.newBrowser(), newer))).toBe('auth/link-expired');

  await ask(person, newAddress());
  const last = await mailedToken(app, person.email, REQUEST);
  await app.database.db.execute(
    sql`update verifications set expires_at = now() - interval '1 second' where identifier like 'email-change:%'`,
  );
  expect(await codeOf(follow(app.newBrowser(), last))).toBe('auth/link-expired');
});

describe('a change that waits to be confirmed', () => {
  const pending = async ({ call }: TestUser) => (await call(getEmailChange, {})).change;

  test('is shown with where its link went, until it is done', async () => {
    const person = await app.newUser();
    expect(await pending(person)).toBeNull();
    const to = newAddress();
    await ask(person, to);
    const first = await pending(person);
    expect(first).toMatchObject({ newEmail: to, sentTo: person.email });
    const minutesLeft = (Date.parse(first?.expiresAt ?? '') - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(55);
    expect(minutesLeft).toBeLessThanOrEqual(60);
    await follow(person, await mailedToken(app, person.email, REQUEST));
    expect(await pending(person)).toMatchObject({ newEmail: to, sentTo: to });
    await follow(person, await mailedToken(app, to, VERIFY));
    expect(await pending(person)).toBeNull();
  });

  test('is nobody else’s to see', async () => {
    const person = await app.newUser();
    await ask(person, newAddress());
    expect(await pending(await app.newUser())).toBeNull();
  });

  test('gets its link sent again, to whichever address it waits for; the older one is void', async () => {
    const person = await app.newUser();
    const to = newAddress();
    await ask(person, to);
    const first = await mailedToken(app, person.email, REQUEST);
    expect(await person.call(resendEmailChange, {})).toEqual({ sentTo: person.email });
    expect(await codeOf(follow(person, first))).toBe('auth/link-expired');
    await follow(person, await mailedToken(app, person.email, REQUEST));
    const second = await mailedToken(app, to, VERIFY);
    expect(await person.call(resendEmailChange, {})).toEqual({ sentTo: to });
    expect(await codeOf(follow(person, second))).toBe('auth/link-expired');
    expect((await follow(person, await mailedToken(app, to, VERIFY))).step).toBe('changed');
    expect(await codeOf(person.call(resendEmailChange, {}))).toBe('auth/link-expired');
  });

  test('is called off: no link of it works any more', async () => {
    const person = await app.newUser();
    const to = newAddress();
    await ask(person, to);
    const first = await mailedToken(app, person.email, REQUEST);
    await person.call(cancelEmailChange, {});
    expect(await pending(person)).toBeNull();
    expect(await codeOf(follow(person, first))).toBe('auth/link-expired');
    await ask(person, to);
    await follow(person, await mailedToken(app, person.email, REQUEST));
    await person.call(cancelEmailChange, {});
    expect(await codeOf(follow(person, await mailedToken(app, to, VERIFY)))).toBe(
      'auth/link-expired',
    );
    expect((await person.call(getMe, {})).email).toBe(person.email);
    expect(await codeOf(person.call(cancelEmailChange, {}))).toBe('succeeded');
  });
});
