import { signIn, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { authenticatorApp } from '../../../testing/authenticator-app.ts';
import { newOwnerQuickly } from '../../../testing/quick-user.ts';
import { type Browser, openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** What cookies are called, and where they go, on a site with https. */

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { APP_URL: 'https://wrenchwise.test' } });
});
afterAll(() => app.close());

const set: string[] = [];
const post = async (
  browser: Pick<Browser, 'request'>,
  path: string,
  body: object,
): Promise<unknown> => {
  const answer = await browser.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://wrenchwise.test' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  set.push(...answer.headers.getSetCookie());
  return answer.json();
};

test('every cookie of a site with https is for this very host, and works', async () => {
  const owner = await newOwnerQuickly(app);
  const { email, password } = owner;
  const answer = await post(owner, '/api/me/two-factor', { password });
  const { totpUri } = z.object({ totpUri: z.string() }).parse(answer);
  const phone = authenticatorApp(totpUri);
  await post(owner, '/api/me/two-factor/confirm', { code: await phone.code() });

  const browser = app.newBrowser();
  await post(browser, signIn.path, { email, password, rememberMe: false });
  const code = await phone.code();
  await post(browser, '/api/auth/two-factor/verify-totp', { code, trustDevice: true });
  const me = await browser.request('/api/me');
  expect(await me.json()).toMatchObject({ email });
  await post(browser, '/api/auth/sign-in/passkey/options', {});
  await post(browser, signOut.path, {});
  const again = await post(browser, signIn.path, { email, password });
  expect(again).toMatchObject({ twoFactorRequired: false });

  const names = new Set(set.map((line) => line.split('=', 1)[0]));
  for (const name of ['session_token', 'device', 'two_factor', 'trust_device', 'dont_remember']) {
    expect(names).toContain(`__Host-wrenchwise.${name}`);
  }
  for (const line of set) {
    expect(line).toMatch(/^__Host-wrenchwise\./);
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; Secure/);
    expect(line).toMatch(/; HttpOnly/);
    expect(line).not.toMatch(/Domain/i);
  }
});

test('a session under the weaker name of before is no session', async () => {
  const owner = await newOwnerQuickly(app);
  const [name = '', value = ''] = [...owner.cookies][0] ?? [];
  expect(name).toBe('__Host-wrenchwise.session_token');
  const browser = app.newBrowser();
  browser.cookies.set(name.replace('__Host-', '__Secure-'), value);
  expect((await browser.request('/api/me')).status).toBe(401);
});

test('the OpenAPI document names the cookie as it is', async () => {
  const document = await (await app.newBrowser().request('/api/openapi.json')).json();
  expect(document).toMatchObject({
    components: { securitySchemes: { session: { name: '__Host-wrenchwise.session_token' } } },
  });
});
