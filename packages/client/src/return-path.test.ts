import { beforeEach, expect, test } from 'vitest';

import {
  forgetPath,
  isKnownPath,
  pathToPlan,
  rememberPath,
  returnPath,
  takeReturnPath,
} from './return-path.ts';

beforeEach(() => sessionStorage.clear());

test('whoever checked a claim without an account goes on with it', () => {
  rememberPath('/dashboard/check?tab=claim');
  expect(takeReturnPath()).toBe('/dashboard/check?tab=claim');
});

test('returns to the remembered page once, then to the overview', () => {
  rememberPath('/dashboard/history?q=brake');
  expect(takeReturnPath()).toBe('/dashboard/history?q=brake');
  expect(takeReturnPath()).toBe('/dashboard');
});

test.each([
  'https://evil.example/dashboard',
  '//evil.example',
  '/\\evil.example',
  '/dashboard/../login',
  '/unknown',
  'javascript:alert(1)',
  `/dashboard?q=${'x'.repeat(500)}`,
])('never returns to %s', (path) => {
  expect(isKnownPath(path)).toBe(false);
  sessionStorage.setItem('wrenchwise.return-path', path);
  expect(takeReturnPath()).toBe('/dashboard');
});

test('a chosen plan is remembered with the pricing page, until it is forgotten', () => {
  rememberPath(pathToPlan('pro'));
  expect(returnPath()).toBe('/pricing?plan=pro');
  expect(returnPath()).toBe('/pricing?plan=pro');
  forgetPath();
  expect(returnPath()).toBe('/dashboard');
});
