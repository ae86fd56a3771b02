import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSession, signIn, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../../testing/code-of.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const SAM = { name: 'Sam Taylor', password: 'correct horse battery' };
let counter = 0;
const newAddress = (): string => `sam-${(counter += 1)}@example.com`;

describe('logging in', () => {
  test('asks for verification first, but only of somebody who knows the password', async () => {
    const email = newAddress();
    const browser = app.newBrowser();
    await browser.call(signUp, { body: { ...SAM, email } });
    const right = browser.call(signIn, { body: { email, password: SAM.password } });
    expect(await codeOf(right)).toBe('auth/email-not-verified');
    const wrong = browser.call(signIn, { body: { email, password: 'not this one' } });
    expect(await codeOf(wrong)).toBe('auth/invalid-credentials');
  });

  test('gives the same answer for a wrong password and for an unknown address', async () => {
    const user = await app.newUser();
    const stranger = app.newBrowser();
    const tryAs = (email: string) =>
      codeOf(stranger.call(signIn, { body: { email, password: 'not this one' } }));
    expect(await tryAs(user.email)).toBe('auth/invalid-credentials');
    expect(await tryAs('nobody@example.com')).toBe('auth/invalid-credentials');
  });

  test('keeps the session in an httpOnly cookie and out of the answer', async () => {
    const { email, password } = await app.newUser();
    const answer = await app.newBrowser().request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, rememberMe: true }),
    });
    const cookie =
      answer.headers.getSetCookie().find((line) => line.includes('session_token')) ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const token = decodeURIComponent(cookie.split(/[=;]/)[1] ?? '').split('.')[0] ?? '';
    expect(token.length).toBeGreaterThan(16);
    expect(await answer.text()).not.toContain(token);
  });

  test('lasts 30 days when asked to remember, else as long as the browser is open', async () => {
    const { email, password } = await app.newUser();
    const cookieFor = async (rememberMe: boolean): Promise<string> => {
      const answer = await app.newBrowser().request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, rememberMe }),
      });
      return answer.headers.getSetCookie().find((line) => line.includes('session_token')) ?? '';
    };
    expect(await cookieFor(true)).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    expect(await cookieFor(false)).not.toMatch(/Max-Age|Expires/);
  });

  test('logging out has the browser remove cached answers and storage, as nothing else does', async () => {
    const user = await app.newUser();
    expect((await user.request('/api/me')).headers.get('clear-site-data')).toBeNull();
    const answer = await user.request(signOut.path, { method: 'POST' });
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  });

  test('logging out ends the session for whoever saved the cookie', async () => {
    const user = await app.newUser();
    const kept = new Map(user.cookies);
    await user.call(signOut, {});
    expect(user.cookies.has('wrenchwise.session_token')).toBe(false);
    for (const [name, value] of kept) user.cookies.set(name, value);
    expect(await codeOf(user.call(getMe, {}))).toBe('auth/expired-session');
    expect(await user.call(getSession, {})).toBeNull();
  });

  test('throttles wrong passwords per account, whatever address they claim to come from', async () => {
    const limited = await openTestApp({ withBystander: true, environment: { RATE_LIMIT: '1' } });
    try {
      const user = await limited.newUser();
      const codes: unknown[] = [];
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const stranger = limited.newBrowser({ 'x-forwarded-for': `203.0.113.${attempt}` });
        codes.push(
          await codeOf(
            stranger.call(signIn, {
              body: { email: user.email, password: `guess number ${attempt}` },
            }),
          ),
        );
      }
      expect(codes[0]).toBe('auth/invalid-credentials');
      expect(codes.slice(10).every((code) => code === 'rate-limit/exceeded')).toBe(true);
    } finally {
      await limited.close();
    }
  });
});
