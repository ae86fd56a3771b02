import {
  connectGoogle,
  disconnectGoogle,
  signInWithGoogle,
} from '@wrenchwise/contract/endpoints/accounts/google';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { signIn as signInEndpoint } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { atProvider } from '../../../../testing/at-provider.ts';
import { codeOf } from '../../../../testing/code-of.ts';
import {
  type OidcUser,
  type OidcServer,
  startOidcServer,
} from '../../../../testing/oidc-server.ts';
import { type Browser, openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let google: OidcServer;
let app: TestApp;
beforeAll(async () => {
  google = await startOidcServer('http://wrenchwise.test/api/auth/callback/google');
  app = await openTestApp({
    withBystander: true,
    environment: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
    },
  });
});
afterAll(async () => {
  await app.close();
  await google.close();
});

let counter = 0;
const newGooglePerson = (changes: Partial<OidcUser> = {}): OidcUser => {
  counter += 1;
  const user = {
    sub: `google-${counter}`,
    email: `driver-${counter}@gmail.example`,
    emailVerified: true,
    name: 'Robin Driver',
    ...changes,
  };
  google.addUser(user);
  return user;
};

const atGoogle = (url: string, as: string) => atProvider(google, url, as);

const signIn = async (browser: Browser, as: string, callbackURL?: string): Promise<Response> => {
  const { url } = await browser.call(signInWithGoogle, {
    body: callbackURL === undefined ? {} : { callbackURL },
  });
  return browser.request(await atGoogle(url, as));
};

describe('signing in with Google', () => {
  test('makes an account at the first time and opens the same one from then on', async () => {
    const user = newGooglePerson();
    const browser = app.newBrowser();
    const answer = await signIn(browser, user.sub);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/dashboard');
    const me = await browser.call(getMe, {});
    expect(me).toMatchObject({ email: user.email, name: 'Robin Driver', emailVerified: true });

    const later = app.newBrowser();
    await signIn(later, user.sub);
    expect((await later.call(getMe, {})).id).toBe(me.id);
    const { events } = await later.call(listAudit, { query: {} });
    const found = events.map(({ kind, about }) => `${kind} ${about ?? ''}`.trim());
    expect(found).toContain('auth_success with Google');
    expect(found).toContain('auth_signup');
  });

  test('asks for offline access and for consent, with PKCE and a nonce', async () => {
    await app.newBrowser().call(signInWithGoogle, { body: {} });
    const browser = app.newBrowser();
    await signIn(browser, newGooglePerson().sub);
    const asked = google.requests.at(-1)?.searchParams;
    expect(asked?.get('access_type')).toBe('offline');
    expect(asked?.get('prompt')).toBe('consent');
    expect(asked?.get('code_challenge_method')).toBe('S256');
    expect(asked?.get('nonce')).toBeTruthy();
    expect(asked?.get('scope')).toContain('openid');
  });

  test('returns to a page of ours and to no other', async () => {
    const { sub } = newGooglePerson();
    const back = async (callbackURL: string) =>
      (await signIn(app.newBrowser(), sub, callbackURL)).headers.get('location');
    expect(await back('/pricing')).toBe('/pricing');
    expect(await back('https://evil.example/')).toBe('/dashboard');
  });

  test('that is cancelled, or comes back without its state, signs nobody in', async () => {
    const browser = app.newBrowser();
    const cancelled = await signIn(browser, '');
    expect(cancelled.headers.get('location')).toBe('/login?error=google-cancelled');
    for (const query of ['?code=abc&state=made-up', '?code=abc', '?error=access_denied', '']) {
      const answer = await browser.request(`/api/auth/callback/google${query}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toMatch(/^\/login\?error=google-/);
    }
    expect(await codeOf(browser.call(getMe, {}))).toBe('auth/no-user');
  });

  test('does not follow a state into another browser', async () => {
    const user = newGooglePerson();
    const { url } = await app.newBrowser().call(signInWithGoogle, { body: {} });
    const victim = app.newBrowser();
    const answer = await victim.request(await atGoogle(url, user.sub));
    expect(answer.headers.get('location')).toBe('/login?error=google-failed');
    expect(await codeOf(victim.call(getMe, {}))).toBe('auth/no-user');
  });

  test('is refused with an address that Google has not verified', async () => {
    const user = newGooglePerson({ emailVerified: false });
    const answer = await signIn(app.newBrowser(), user.sub);
    expect(answer.headers.get('location')).toBe('/login?error=google-email-unverified');
  });

  test('keeps Google’s tokens encrypted', async () => {
    const user = newGooglePerson();
    await signIn(app.newBrowser(), user.sub);
    const { db } = app.database;
    const [row] = await rowsOf(
      db,
      sql`select access_token, refresh_token from accounts where account_id = ${user.sub}`,
    );
    expect(String(row?.['access_token']).length).toBeGreaterThan(60);
  });
});

describe('an account with the same address', () => {
  test('is connected when both sides have verified it, and reported by mail', async () => {
    const user = await app.newUser();
    const { sub } = newGooglePerson({ email: user.email });
    const browser = app.newBrowser();
    await signIn(browser, sub);
    expect((await browser.call(getMe, {})).id).toBe(user.id);
    expect((await browser.call(getSecurity, {})).google.connected).toBe(true);
    const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects.join('\n')).toMatch(/Google/);
  });

  test('that was never verified loses its password: whoever made it had no right to it', async () => {
    const { sub, email } = newGooglePerson();
    const password = 'lying in wait for the owner';
    await app.newBrowser().call(signUp, { body: { name: 'Squatter', email, password } });
    const browser = app.newBrowser();
    await signIn(browser, sub);
    expect(await browser.call(getMe, {})).toMatchObject({ email, name: 'Robin Driver' });
    const squatter = app.newBrowser().call(signInEndpoint, { body: { email, password } });
    expect(await codeOf(squatter)).toBe('auth/invalid-credentials');
  });
});

describe('connecting Google in the settings', () => {
  const connect = async (browser: Browser, as: string): Promise<string | null> => {
    const { url } = await browser.call(connectGoogle, {});
    return (await browser.request(await atGoogle(url, as))).headers.get('location');
  };

  test('adds a way in, and disconnecting takes it away', async () => {
    const user = await app.newUser();
    const { sub } = newGooglePerson({ email: user.email });
    expect(await connect(user, sub)).toBe('/dashboard/settings?google=connected#security');
    expect((await user.call(getSecurity, {})).google).toEqual({
      connected: true,
      available: true,
    });
    await user.call(disconnectGoogle, {});
    expect((await user.call(getSecurity, {})).google.connected).toBe(false);
    expect(await codeOf(user.call(disconnectGoogle, {}))).toBe('db/record-not-found');
  });

  test('refuses another address, and an account that is somebody else’s', async () => {
    const user = await app.newUser();
    const other = newGooglePerson();
    expect(await connect(user, other.sub)).toBe('/dashboard/settings?google=other-email#security');
    expect((await user.call(getSecurity, {})).google.connected).toBe(false);
  });

  test('cannot be undone where it is the only way in', async () => {
    const user = newGooglePerson();
    const browser = app.newBrowser();
    await signIn(browser, user.sub);
    expect(await codeOf(browser.call(disconnectGoogle, {}))).toBe('auth/last-way-in');
    expect((await browser.call(getSecurity, {})).google.connected).toBe(true);
  });
});

describe('without Google', () => {
  test('the server says that it is not set up', async () => {
    const plain = await openTestApp({ withBystander: true });
    try {
      const asked = plain.newBrowser().call(signInWithGoogle, { body: {} });
      expect(await codeOf(asked)).toBe('auth/google-not-set-up');
    } finally {
      await plain.close();
    }
  });

  test('a server that cannot reach it starts, says so, and tries again', async () => {
    const cut = await openTestApp({
      withBystander: true,
      environment: {
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
      },
    });
    try {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const asked = cut.newBrowser().call(signInWithGoogle, { body: {} });
        expect(await codeOf(asked)).toBe('auth/google-failed');
      }
    } finally {
      await cut.close();
    }
  });
});
