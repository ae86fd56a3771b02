import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '@wrenchwise/contract/endpoints/accounts/password';
import { signIn, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import {
  confirmTwoFactor,
  enableTwoFactor,
  verifyTotp,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { rateLimits } from '../../../platform/http/limits.tables.ts';
import { authenticatorApp } from '../../../testing/authenticator-app.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { mailedToken } from '../../../testing/mail-link.ts';
import { newOwnerQuickly } from '../../../testing/quick-user.ts';
import { type Browser, openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Who guesses at an account, and whom that shuts out. */

const GUESSES = 10;
const DEVICE = 'wrenchwise.device';
const NEW = 'seven bolts on a rusty wheel';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, environment: { RATE_LIMIT: '1' } });
});
afterAll(() => app.close());
// All browsers of a test have one address, whose own limit is not what this is about.
beforeEach(() => app.database.db.delete(rateLimits));

type Owner = Awaited<ReturnType<typeof newOwnerQuickly>>;

const logIn = (browser: Browser, email: string, password: string) =>
  codeOf(browser.call(signIn, { body: { email, password } }));

/** A browser that an owner has logged in from and out again. */
const knownBrowser = async ({ email, password }: Owner): Promise<Browser> => {
  const browser = app.newBrowser();
  expect(await logIn(browser, email, password)).toBe('succeeded');
  await browser.call(signOut, {});
  return browser;
};

const guess = async (browser: Browser, email: string, times = GUESSES) => {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expect(await logIn(browser, email, `guess number ${attempt}`)).toBe('auth/invalid-credentials');
  }
};

describe('ten wrong passwords of a stranger', () => {
  test('shut out strangers, who are shown when to try again, and no known device', async () => {
    const owner = await newOwnerQuickly(app);
    const { email, password } = owner;
    const known = await knownBrowser(owner);
    const stranger = app.newBrowser();
    await guess(stranger, email);
    const refused = await stranger.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'rate-limit/exceeded' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);

    expect(await logIn(app.newBrowser(), email, password)).toBe('rate-limit/exceeded');
    expect(await logIn(known, email, password)).toBe('succeeded');
    // The owner's success gives strangers no more guesses.
    expect(await logIn(stranger, email, password)).toBe('rate-limit/exceeded');
  });

  test('do not keep the owner from changing the password', async () => {
    const owner = await newOwnerQuickly(app);
    const { email, password } = owner;
    const known = await knownBrowser(owner);
    await logIn(known, email, password);
    await guess(app.newBrowser(), email);
    const body = { currentPassword: password, newPassword: NEW };
    expect(await codeOf(known.call(changePassword, { body }))).toBe('succeeded');
  });

  test('count the same behind a device cookie that is forged, or of another account', async () => {
    const [owner, attacker] = [await newOwnerQuickly(app), await newOwnerQuickly(app)];
    const { email, password } = owner;
    const cookie = (await knownBrowser(owner)).cookies.get(DEVICE) ?? '';
    const other = (await knownBrowser(attacker)).cookies.get(DEVICE) ?? '';
    await guess(app.newBrowser(), email);
    const [id = '', signature = ''] = cookie.split('.');
    const [otherId = ''] = other.split('.');
    const forged = [
      other,
      id,
      `${id}.${signature.slice(0, -2)}AA`,
      `${otherId}.${signature}`,
      'A'.repeat(22),
    ];
    for (const value of forged) {
      const browser = app.newBrowser();
      browser.cookies.set(DEVICE, value);
      expect(await logIn(browser, email, password)).toBe('rate-limit/exceeded');
    }
    const real = app.newBrowser();
    real.cookies.set(DEVICE, cookie);
    expect(await logIn(real, email, password)).toBe('succeeded');
  });
});

describe('ten wrong passwords from a known device', () => {
  test('shut out that device only', async () => {
    const owner = await newOwnerQuickly(app);
    const { email, password } = owner;
    const [phone, desk] = [await knownBrowser(owner), await knownBrowser(owner)];
    await guess(phone, email);
    expect(await logIn(phone, email, password)).toBe('rate-limit/exceeded');
    expect(await logIn(desk, email, password)).toBe('succeeded');
    expect(await logIn(app.newBrowser(), email, password)).toBe('succeeded');
  });

  test('are forgotten by a reset, which the owner’s mailbox has proved', async () => {
    const owner = await newOwnerQuickly(app);
    const { email } = owner;
    const [known, stranger] = [await knownBrowser(owner), app.newBrowser()];
    await guess(known, email);
    await guess(stranger, email);
    await known.call(requestPasswordReset, { body: { email } });
    const token = await mailedToken(app, email, /reset/i);
    await known.call(resetPassword, { body: { token, newPassword: NEW } });
    expect(await logIn(known, email, NEW)).toBe('succeeded');
    expect(await logIn(app.newBrowser(), email, NEW)).toBe('succeeded');
  });
});

test('ten wrong codes of somebody who has the password shut out strangers and no known device', async () => {
  const owner = await newOwnerQuickly(app);
  const { email, password } = owner;
  const known = await knownBrowser(owner);
  const { totpUri } = await owner.call(enableTwoFactor, { body: { password } });
  const phone = authenticatorApp(totpUri);
  const code = await phone.code();
  await owner.call(confirmTwoFactor, { body: { code } });
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  const halfWay = async (browser: Browser) => {
    expect(await logIn(browser, email, password)).toBe('succeeded');
    return browser;
  };
  for (let challenge = 0; challenge < 2; challenge += 1) {
    const thief = await halfWay(app.newBrowser());
    for (let attempt = 0; attempt < GUESSES / 2; attempt += 1) {
      const tried = thief.call(verifyTotp, { body: { code: wrong } });
      expect(await codeOf(tried)).toBe('auth/wrong-code');
    }
  }
  const thief = await halfWay(app.newBrowser());
  const refused = await thief.request('/api/auth/two-factor/verify-totp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  await halfWay(known);
  const done = await known.call(verifyTotp, { body: { code: await phone.code() } });
  expect(done.user?.email).toBe(email);
});
