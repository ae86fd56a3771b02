import { expect, test } from 'vitest';

import { createDeviceToken } from './known-devices.ts';

const SECRET = 'a-secret-for-tests-only-0123456789abcdef';
const tokens = createDeviceToken([SECRET]);
const issue = (from = tokens): string => from.sign(from.newId());

test('a device is known again by the token that was issued to it', () => {
  const token = issue();
  const id = tokens.read(token);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(tokens.sign(id ?? '')).toBe(token);
  expect(tokens.read(issue())).not.toBe(id);
});

test.each([
  ['nothing', () => ''],
  ['an id without a signature', () => issue().slice(0, 22)],
  ['another id', () => `${'A'.repeat(22)}${issue().slice(22)}`],
  ['another secret', () => issue(createDeviceToken([`${SECRET}!`]))],
  ['half a signature', () => issue().slice(0, 40)],
  ['more after it', () => `${issue()}x`],
  ['letters that are no ASCII', () => `${'A'.repeat(22)}.${'é'.repeat(43)}`],
])('a token with %s is not believed', (_, token) => {
  expect(tokens.read(token())).toBeUndefined();
});

test('an older secret is still believed, and the current one signs', () => {
  const rotated = createDeviceToken(['the-new-one-0123456789abcdef012345', SECRET]);
  const old = issue();
  const id = rotated.read(old);
  expect(id).toBe(tokens.read(old));
  expect(rotated.sign(id ?? '')).not.toBe(old);
  expect(tokens.read(issue(rotated))).toBeUndefined();
});
