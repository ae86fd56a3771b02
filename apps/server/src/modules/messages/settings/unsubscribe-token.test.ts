import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { OptionalKind, readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const SECRET = 'a-secret-for-tests-only-0123456789abcdef';
const secrets = { current: SECRET, old: [] };
const userId = randomUUID();

test.each(OptionalKind.options)('a token says whom it is for and that it is for %s', (kind) => {
  const token = unsubscribeToken(SECRET, { kind, userId });
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readUnsubscribeToken(secrets, token)).toEqual({ kind, userId });
});

test('a token of another secret, another user or another kind is none', () => {
  const token = unsubscribeToken(SECRET, { kind: 'securityAlerts', userId });
  expect(readUnsubscribeToken({ current: `${SECRET}x`, old: [] }, token)).toBeUndefined();
  const [, signature = ''] = token.split('.');
  for (const claim of [`securityAlerts:${randomUUID()}`, `marketingEmails:${userId}`]) {
    const forged = `${Buffer.from(claim).toString('base64url')}.${signature}`;
    expect(readUnsubscribeToken(secrets, forged)).toBeUndefined();
  }
});

test('a token of an older secret still counts', () => {
  const token = unsubscribeToken(SECRET, { kind: 'marketingEmails', userId });
  const rotated = { current: `${SECRET}x`, old: ['another one', SECRET] };
  expect(readUnsubscribeToken(rotated, token)).toEqual({ kind: 'marketingEmails', userId });
});

test('a token with any character changed or missing, or with more behind it, is none', () => {
  const token = unsubscribeToken(SECRET, { kind: 'securityAlerts', userId });
  // The last base64 character has unused bits.
  for (let at = 0; at < token.length - 1; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    expect(readUnsubscribeToken(secrets, changed)).toBeUndefined();
    expect(readUnsubscribeToken(secrets, token.slice(0, at))).toBeUndefined();
  }
  expect(readUnsubscribeToken(secrets, `${token}.x`)).toBeUndefined();
});
