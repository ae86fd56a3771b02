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
])('"%s" is guessed first by whoever knows the address', async (password) => {
  expect(await isWeakPassword(password, EMAIL)).toBe(true);
});

test.each([
  'a fine day for driving',
  'sam taylor likes old cars',
  'taylorsam2000',
  'wrenchwise repairs my car',
  '☃☃❄️☃☃☂☂☂☃☃',
])('"%s" is not', async (password) => {
  expect(await isWeakPassword(password, EMAIL)).toBe(false);
});

test('an address of only signs makes no other password weak', async () => {
  expect(await isWeakPassword('☃❄☂☃☂❄☂☂❄', '_@-')).toBe(false);
  expect(await isWeakPassword('a fine day for driving', undefined)).toBe(false);
});
