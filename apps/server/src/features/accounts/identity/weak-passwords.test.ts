import { expect, test } from 'vitest';

import { isWeakPassword } from './weak-passwords.ts';

const EMAIL = 'sam.taylor2000+cars@example.com';

test.each([
  'sam.taylor2000+cars@example.com',
  'Sam.Taylor2000+Cars@Example.COM',
  'sam.taylor2000+cars@example.com1',
  'sam.taylor2000+cars',
  'sam.taylor2000',
  'SamTaylor!',
  'sam-taylor-1987',
  'samtaylor123456',
  'Wrenchwise',
  'wrench-wise!',
  'wrenchwise2026',
  'wrenchwise.com',
  'password123',
  'abcabcabc',
])('"%s" is guessed first by whoever knows the address', (password) => {
  expect(isWeakPassword(password, EMAIL)).toBe(true);
});

test.each([
  'a fine day for driving',
  'sam taylor likes old cars',
  'taylorsam2000',
  'wrenchwise repairs my car',
  '☃☃❄️☃☃☂☂☂☃☃',
])('"%s" is not', (password) => {
  expect(isWeakPassword(password, EMAIL)).toBe(false);
});

test('an address of signs alone makes no other password weak', () => {
  expect(isWeakPassword('☃❄☂☃☂❄☂☂❄', '_@-')).toBe(false);
  expect(isWeakPassword('a fine day for driving', undefined)).toBe(false);
});
