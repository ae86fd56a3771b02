import { expect, test } from 'vitest';

import { AppError } from '../app-error.ts';
import { assertSameOrigin } from './origin.ts';

const isAllowed = (appUrl: string, headers: Record<string, string>): boolean => {
  const request = new Request(new URL('/api/contact', appUrl), { method: 'POST', headers });
  try {
    assertSameOrigin(request, appUrl);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'permission/foreign-origin') return false;
    throw error;
  }
};

const SITE = 'https://wrenchwise.test';

test.each([
  ['its own origin', 'https://wrenchwise.test', 'wrenchwise.test'],
  ['the port that https has anyway', 'https://wrenchwise.test', 'wrenchwise.test:443'],
  ['a host in capitals', 'https://wrenchwise.test', 'Wrenchwise.TEST'],
  ['behind a proxy that names another host', 'https://wrenchwise.test', '10.0.0.3:3000'],
  ['another name under which it was asked', 'https://www.wrenchwise.test', 'www.wrenchwise.test'],
])('a site with https lets in %s', (_, origin, host) => {
  expect(isAllowed(SITE, { origin, host })).toBe(true);
});

test.each([
  ['the same host without https', 'http://wrenchwise.test', 'wrenchwise.test'],
  ['the same host without https, on its port', 'http://wrenchwise.test:443', 'wrenchwise.test:443'],
  ['another port of the same host', 'https://wrenchwise.test:8443', 'wrenchwise.test'],
  ['a host below its own', 'https://evil.wrenchwise.test', 'wrenchwise.test'],
  ['a host that begins like its own', 'https://wrenchwise.test.evil.example', 'wrenchwise.test'],
  ['an origin that is kept secret', 'null', 'wrenchwise.test'],
  ['no origin at all', '', 'wrenchwise.test'],
  ['a file', 'file:///tmp/page.html', 'wrenchwise.test'],
])('a site with https refuses %s', (_, origin, host) => {
  expect(isAllowed(SITE, { origin, host })).toBe(false);
});

test('a site without https is no origin with https', () => {
  const home = 'http://localhost:3000';
  expect(isAllowed(home, { origin: home, host: 'localhost:3000' })).toBe(true);
  const other = 'http://127.0.0.1:3000';
  expect(isAllowed(home, { origin: other, host: '127.0.0.1:3000' })).toBe(true);
  expect(isAllowed(home, { origin: 'https://localhost:3000', host: 'localhost:3000' })).toBe(false);
});
