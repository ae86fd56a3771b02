import { signInWithGoogle } from '@wrenchwise/contract/endpoints/accounts/google';
import { signInWithOidc } from '@wrenchwise/contract/endpoints/accounts/oidc';
import { requestPasswordReset } from '@wrenchwise/contract/endpoints/accounts/password';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { createCheckout, createPortalSession } from '@wrenchwise/contract/endpoints/billing';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { atProvider } from '../../testing/at-provider.ts';
import {
  type BillingApp,
  checkoutOf,
  openBillingApp,
  STANDARD,
} from '../../testing/billing-app.ts';
import { type OidcServer, startOidcServer } from '../../testing/oidc-server.ts';
import { newOwnerQuickly, newUserQuickly } from '../../testing/quick-user.ts';

/** Where outside services and mails lead back to, on a server whose address has a path. */

const APP_URL = 'http://wrenchwise.test/cars';

let google: OidcServer;
let oidc: OidcServer;
let app: BillingApp;
beforeAll(async () => {
  google = await startOidcServer(`${APP_URL}/api/auth/callback/google`);
  oidc = await startOidcServer(`${APP_URL}/api/auth/callback/oidc`, { asGoogle: false });
  app = await openBillingApp({
    environment: {
      APP_URL,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
      OIDC_CLIENT_ID: oidc.clientId,
      OIDC_CLIENT_SECRET: oidc.clientSecret,
      OIDC_ISSUER: oidc.issuer,
      OIDC_NAME: 'authentik',
    },
  });
});
afterAll(async () => {
  await app.close();
  await google.close();
  await oidc.close();
});

describe('a provider of sign-ins', () => {
  test.each([
    { name: 'google', endpoint: signInWithGoogle, provider: () => google },
    { name: 'oidc', endpoint: signInWithOidc, provider: () => oidc },
  ])('$name leads back under the path, and from there into the product', async (given) => {
    const provider = given.provider();
    const sub = `driver-of-${given.name}`;
    const email = `${sub}@mail.example`;
    provider.addUser({ sub, email, emailVerified: true, name: 'Robin Driver' });
    const browser = app.newBrowser();
    const { url } = await browser.call(given.endpoint, { body: {} });
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(
      `${APP_URL}/api/auth/callback/${given.name}`,
    );
    const back = await atProvider(provider, url, sub);
    expect(back).toMatch(new RegExp(`^/cars/api/auth/callback/${given.name}\\?`));
    const answer = await browser.request(back);
    expect(answer.headers.get('location')).toBe('/cars/dashboard');
    expect(await browser.call(getMe, {})).toMatchObject({ email });
  });

  test('leads back under it for who cancels there', async () => {
    const browser = app.newBrowser();
    const { url } = await browser.call(signInWithGoogle, { body: {} });
    const answer = await browser.request(await atProvider(google, url, ''));
    expect(answer.headers.get('location')).toMatch(/^\/cars\/login/);
  });
});

describe('the payment provider', () => {
  test('has return addresses under the path, given without it or with it', async () => {
    for (const base of ['', '/cars', APP_URL]) {
      const user = await newUserQuickly(app);
      const { sessionId, url } = await user.call(createCheckout, {
        body: {
          ...checkoutOf(STANDARD),
          success_url: `${base}/dashboard/subscription?success=true`,
          cancel_url: `${base}/pricing?canceled=true`,
        },
      });
      const session = await app.sandbox.fetch(
        `https://api.stripe.com/v1/checkout/sessions/${sessionId}`,
        { headers: { authorization: 'Bearer sk_test_sandbox' } },
      );
      expect(await session.json()).toMatchObject({
        success_url: `${APP_URL}/dashboard/subscription?success=true`,
        cancel_url: `${APP_URL}/pricing?canceled=true`,
      });
      expect(url).toContain(`${APP_URL}/`);
    }
  });

  test('is refused an address beside the path', async () => {
    const user = await newUserQuickly(app);
    for (const wrong of [
      'http://wrenchwise.test/pricing',
      'http://wrenchwise.test/carsharing',
      'http://wrenchwise.test/cars/../pricing',
    ]) {
      const body = { ...checkoutOf(STANDARD), success_url: wrong };
      await expect(user.call(createCheckout, { body }), wrong).rejects.toMatchObject({
        code: 'request/invalid',
      });
    }
  });

  test('reaches the webhook, so that what was bought counts, and leads back from its portal', async () => {
    const user = await app.subscriber();
    expect((await user.call(getSubscription, {})).tier).toBe('pro');
    const { url } = await user.call(createPortalSession, {
      body: { return_url: '/dashboard/subscription' },
    });
    expect(url).toContain(`${APP_URL}/`);
    const portal = await user.request(new URL(url).pathname);
    expect(portal.status).toBe(200);
    expect(await portal.text()).toContain(`${APP_URL}/dashboard/subscription`);
  });

  test('may send its events to the address with the path', async () => {
    const answer = await app.newBrowser().request('/cars/api/webhooks/stripe', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    });
    // It is there, and refuses the signature.
    expect(answer.status).toBe(400);
  });
});

test('links in mails lead under it, and open there', async () => {
  const user = await newOwnerQuickly(app);
  await app.newBrowser().call(requestPasswordReset, { body: { email: user.email } });
  await app.buy(user);
  const mails = await app.mailsTo(user.email);
  expect(mails.length).toBeGreaterThan(1);
  const links = mails.flatMap(({ text, html }) =>
    Array.from(
      `${text} ${html}`.matchAll(/http:\/\/wrenchwise\.test[^\s"'<>)]*/g),
      ([link]) => link,
    ),
  );
  expect(links.some((link) => link.includes('reset'))).toBe(true);
  for (const link of links) expect(link).toMatch(/^http:\/\/wrenchwise\.test\/cars(?:[/?#]|$)/);
});
