import { ENDPOINTS } from '@wrenchwise/contract/api';
import { pathOf } from '@wrenchwise/contract/client';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { V1_ENDPOINTS } from '@wrenchwise/contract/public-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { GRINDING } from '../../testing/complaint.ts';
import { insertVehicle } from '../../testing/garage.ts';
import { openTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { refuseTakenBase } from './under-base.ts';

const APP_URL = 'http://wrenchwise.test/cars';

let app: TestApp;
let user: TestUser;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await openTestApp({ environment: { APP_URL } });
  user = await app.newUser();
  const { id } = await user.call(createDiagnosis, { body: GRINDING });
  ids = { id, vehicleId: await insertVehicle(app.database.db, user.id) };
});
afterAll(() => app.close());

/** Attributes that begin at the root of the host, but not under the base; paths in words are none. */
const strayIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(/[\w:-]+\s*=\s*["']\/(?!cars(?:[/?#"']))[^"']*/g), ([found]) => found);

const isBased = (address: string): boolean =>
  !address.startsWith('/') || /^\/cars(?:[/?#]|$)/.test(address);

const expectBased = async (answer: Response, asked: string): Promise<void> => {
  expect(isBased(answer.headers.get('location') ?? ''), `Location of ${asked}`).toBe(true);
  for (const cookie of answer.headers.getSetCookie()) {
    expect(cookie, `cookie of ${asked}`).toMatch(/; Path=\/cars(?:;|$)/i);
  }
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
  const html = await answer.text();
  expect(strayIn(html), asked).toEqual([]);
  expect(html, asked).toContain('<html data-base="/cars"');
};

describe('behind a sub-path', () => {
  test('no answer of the contract leads out of it', async () => {
    for (const { method, path, example } of [...ENDPOINTS, ...V1_ENDPOINTS]) {
      // Each would end the session or the account that the others are asked with.
      if (/sign-out|account$|sessions/.test(path)) continue;
      const body = method === 'GET' ? {} : { body: JSON.stringify(example?.body ?? {}) };
      const address = pathOf(path, { ...ids, ...Object(example?.params) }, Object(example?.query));
      const answer = await user.request(`/cars${address}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...body,
      });
      expect(answer.status, address).not.toBe(405);
      await expectBased(answer, `${method} ${address}`);
    }
  }, 120_000);

  test('no page that the server writes leads out of it', async () => {
    const pages = app.composition.app.routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
      .map(({ path }) => path.replaceAll(/:\w+(?:\{[^}]*\})?\??/g, 'a'));
    expect(pages.length).toBeGreaterThan(20);
    let written = 0;
    for (const path of new Set(pages)) {
      const answer = await user.request(`/cars${path}`);
      if (answer.headers.get('content-type')?.startsWith('text/html')) written += 1;
      await expectBased(answer, path);
    }
    expect(written).toBeGreaterThan(4);
  }, 60_000);

  test('a request is answered alike where the proxy takes the path away', async () => {
    for (const path of ['/healthz', '/api/openapi.json', '/login/forgot']) {
      const [whole, stripped] = [await user.request(`/cars${path}`), await user.request(path)];
      expect(whole.status, path).toBe(200);
      expect(await stripped.text(), path).toBe(await whole.text());
    }
    expect((await user.request('/carsharing/healthz')).status).toBe(404);
  });

  test('signing in and out sets cookies of that path, and leaves the storage of its neighbours', async () => {
    const browser = app.newBrowser();
    const entered = await browser.request('/cars/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password: user.password, rememberMe: true }),
    });
    expect(entered.status).toBe(200);
    expect(entered.headers.getSetCookie().length).toBeGreaterThan(1);
    await expectBased(entered, 'sign-in');
    const left = await browser.request('/cars/api/auth/sign-out', { method: 'POST' });
    await expectBased(left, 'sign-out');
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
    expect(browser.cookies.has('wrenchwise.session_token')).toBe(false);
  });

  test('a form without scripts leads on within it', async () => {
    const answer = await app.newBrowser().request('/cars/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: user.email, password: user.password }).toString(),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/cars/dashboard');
    await expectBased(answer, 'POST /login');
  });

  test('mails, the contract and the public API name whole addresses under it', async () => {
    const mails = await app.mailsTo(user.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { text, html } of mails) {
      const own = [...`${text} ${html}`.matchAll(/http:\/\/wrenchwise\.test[^\s"'<>)]*/g)];
      expect(own.length).toBeGreaterThan(0);
      for (const [address] of own) expect(address).toMatch(/^http:\/\/wrenchwise\.test\/cars/);
      expect(strayIn(html)).toEqual([]);
    }
    for (const path of ['/api/openapi.json', '/api/v1/openapi.json']) {
      const { servers } = (await (await user.request(path)).json()) as { servers: unknown };
      expect(servers, path).toEqual([expect.objectContaining({ url: APP_URL })]);
    }
  });
});

describe('the path of APP_URL', () => {
  test.each(['/api', '/dashboard/mine', '/login'])('%s is refused: the product has it', (base) => {
    const paths = ['/api/auth/me', '/dashboard/index.html', '/login', '*'];
    expect(() => refuseTakenBase(base, paths)).toThrow(ConfigError);
    expect(() => refuseTakenBase('/cars', paths)).not.toThrow();
    expect(() => refuseTakenBase('', paths)).not.toThrow();
  });

  test.each(['?a=1', '#top', '/a b', '/a%20b', '/a"b', '/a//b'])('%s is refused by name', (end) => {
    expect(() => readConfig({ APP_URL: `https://example.org${end}` }, '/')).toThrow(/^APP_URL: /);
  });

  test.each(['', '/', '/cars', '/my/cars/', '/cars-2.0_~x'])('%s is taken', (end) => {
    const { appUrl } = readConfig({ APP_URL: `https://example.org${end}` }, '/');
    expect(appUrl).toBe(`https://example.org${end}`.replace(/\/$/, ''));
  });
});
