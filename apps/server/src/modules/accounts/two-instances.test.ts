import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { endOtherSessions } from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../testing/code-of.ts';
import { type Browser, openTestApp, type TestApp, verifyByMail } from '../../testing/test-app.ts';

/** Two instances of the product on one database, as behind a balancer. */

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await openTestApp({ environment: { RATE_LIMIT: '1' } });
  two = await openTestApp({
    environment: { RATE_LIMIT: '1' },
    db: one.database.db,
  });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** The same browser, sent to the other instance. */
const atTwo = (browser: Browser): Browser => {
  const there = two.newBrowser();
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
};

test('a session that one instance opened is good at the other', async () => {
  const user = await one.newUser();
  expect(await atTwo(user).call(getMe, {})).toMatchObject({ email: user.email });
});

test('a session that one instance ended is ended at the other with the next request', async () => {
  const user = await one.newUser();
  const elsewhere = two.newBrowser();
  const { email, password } = user;
  await elsewhere.call(signIn, { body: { email, password } });
  await user.call(endOtherSessions, { body: { password } });
  expect(await codeOf(elsewhere.call(getMe, {}))).toBe('auth/expired-session');
});

test('wrong passwords count together, however they are spread', async () => {
  const { email } = await one.newUser();
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const instance = attempt % 2 === 0 ? one : two;
    const stranger = instance.newBrowser({ 'x-forwarded-for': `203.0.113.${attempt}` });
    const body = { email, password: `guess number ${attempt}` };
    codes.push(await codeOf(stranger.call(signIn, { body })));
  }
  expect(codes.filter((code) => code === 'auth/invalid-credentials')).toHaveLength(10);
  expect(codes.filter((code) => code === 'rate-limit/exceeded')).toHaveLength(10);
});

test('a link that was asked for at one instance is followed at the other', async () => {
  const email = 'between@example.com';
  await one.newBrowser().call(signUp, {
    body: { name: 'Sam', email, password: 'a fine day for driving' },
  });
  const browser = two.newBrowser();
  await verifyByMail(browser, one, email);
  expect(await browser.call(getMe, {})).toMatchObject({ email, emailVerified: true });
});
