import { getSignInMethods } from '@wrenchwise/contract/endpoints/accounts/google';
import {
  connectOidc,
  disconnectOidc,
  signInWithOidc,
} from '@wrenchwise/contract/endpoints/accounts/oidc';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { signIn as signInEndpoint } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { createApiKey } from '@wrenchwise/contract/endpoints/api-keys';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { atProvider } from '../../../../testing/at-provider.ts';
import { codeOf } from '../../../../testing/code-of.ts';
import {
  type OidcServer,
  type OidcUser,
  startOidcServer,
} from '../../../../testing/oidc-server.ts';
import { type Browser, openTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** A provider that is not like Google: basic authentication, and claims at userinfo only. */
let provider: OidcServer;
let app: TestApp;
beforeAll(async () => {
  provider = await startOidcServer('http://wrenchwise.test/api/auth/callback/oidc', {
    asGoogle: false,
  });
  app = await openTestApp({
    withBystander: true,
    environment: {
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_ISSUER: provider.issuer,
      OIDC_NAME: 'authentik',
      PAYMENTS: 'off',
    },
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

let counter = 0;
const newPerson = (changes: Partial<OidcUser> = {}): OidcUser => {
  counter += 1;
  const user = {
    sub: `member-${counter}`,
    email: `member-${counter}@home.example`,
    emailVerified: true,
    name: 'Robin Driver',
    ...changes,
  };
  provider.addUser(user);
  return user;
};

const signIn = async (browser: Browser, as: string): Promise<Response> => {
  const { url } = await browser.call(signInWithOidc, { body: {} });
  return browser.request(await atProvider(provider, url, as));
};

describe('signing in by an OpenID provider', () => {
  test('makes an account at the first time and opens the same one from then on', async () => {
    const user = newPerson();
    const browser = app.newBrowser();
    expect((await signIn(browser, user.sub)).headers.get('location')).toBe('/dashboard');
    const me = await browser.call(getMe, {});
    expect(me).toMatchObject({ email: user.email, name: 'Robin Driver', emailVerified: true });
    const later = app.newBrowser();
    await signIn(later, user.sub);
    expect((await later.call(getMe, {})).id).toBe(me.id);
    const { events } = await later.call(listAudit, { query: {} });
    expect(events.map(({ about }) => about)).toContain('with single sign-on');
  });

  test('asks with PKCE and a nonce for who it is, and for nothing of Google’s', async () => {
    await signIn(app.newBrowser(), newPerson().sub);
    const asked = provider.requests.at(-1)?.searchParams;
    expect(asked?.get('code_challenge_method')).toBe('S256');
    expect(asked?.get('nonce')).toBeTruthy();
    expect(asked?.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
    expect([asked?.get('access_type'), asked?.get('prompt')]).toEqual([null, null]);
    expect(asked?.get('redirect_uri')).toBe('http://wrenchwise.test/api/auth/callback/oidc');
  });

  test('is named to the pages, which show its button', async () => {
    const methods = await app.newBrowser().call(getSignInMethods, {});
    expect(methods).toEqual({ google: false, oidc: { name: 'authentik' } });
  });

  test('that is cancelled, or with an address that is not verified, signs nobody in', async () => {
    const cancelled = await signIn(app.newBrowser(), '');
    expect(cancelled.headers.get('location')).toBe('/login?error=oidc-cancelled');
    const { sub } = newPerson({ emailVerified: false });
    const browser = app.newBrowser();
    const answer = await signIn(browser, sub);
    expect(answer.headers.get('location')).toBe('/login?error=oidc-email-unverified');
    expect(await codeOf(browser.call(getMe, {}))).toBe('auth/no-user');
  });

  test('within ten minutes stands for a password where a sensitive act asks for one', async () => {
    const browser = app.newBrowser();
    await signIn(browser, newPerson().sub);
    const body = { name: 'Home Assistant', scopes: ['read' as const] };
    expect((await browser.call(createApiKey, { body })).key).toMatch(/^ww_/);
  });
});

describe('an account with the same address', () => {
  test('is connected when both sides have verified it; then the way in can be taken away', async () => {
    const user = await app.newUser();
    const { sub } = newPerson({ email: user.email });
    const browser = app.newBrowser();
    await signIn(browser, sub);
    expect((await browser.call(getMe, {})).id).toBe(user.id);
    expect((await browser.call(getSecurity, {})).oidc).toEqual({
      connected: true,
      available: true,
      name: 'authentik',
    });
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject).join('\n');
    expect(subjects).toMatch(/Single sign-on was connected/);
    await user.call(disconnectOidc, {});
    expect((await user.call(getSecurity, {})).oidc?.connected).toBe(false);
  });

  test('that was never verified loses its password: whoever made it had no right to it', async () => {
    const { sub, email } = newPerson();
    const password = 'lying in wait for the owner';
    await app.newBrowser().call(signUp, { body: { name: 'Squatter', email, password } });
    const browser = app.newBrowser();
    await signIn(browser, sub);
    expect(await browser.call(getMe, {})).toMatchObject({ email, name: 'Robin Driver' });
    const squatter = app.newBrowser().call(signInEndpoint, { body: { email, password } });
    expect(await codeOf(squatter)).toBe('auth/invalid-credentials');
  });

  test('of somebody else is not connected in the settings', async () => {
    const user = await app.newUser();
    const { url } = await user.call(connectOidc, {});
    const answer = await user.request(await atProvider(provider, url, newPerson().sub));
    expect(answer.headers.get('location')).toBe('/dashboard/settings?oidc=other-email#security');
  });

  test('cannot lose its only way in', async () => {
    const browser = app.newBrowser();
    await signIn(browser, newPerson().sub);
    expect(await codeOf(browser.call(disconnectOidc, {}))).toBe('auth/last-way-in');
  });
});

test('a server without a provider says so, and names none', async () => {
  const plain = await openTestApp({ withBystander: true });
  try {
    const asked = plain.newBrowser().call(signInWithOidc, { body: {} });
    expect(await codeOf(asked)).toBe('auth/oidc-not-set-up');
    const methods = await plain.newBrowser().call(getSignInMethods, {});
    expect(methods.oidc).toBeNull();
  } finally {
    await plain.close();
  }
});
