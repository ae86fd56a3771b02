import { AUDIT_KINDS } from '@wrenchwise/rules/audit';
import { expect, test } from 'vitest';

import { eventInWords } from './audit-words.ts';

test.each([
  ['auth_success', 'with a passkey', 'Signed in with a passkey'],
  ['auth_failure', 'wrong password', 'A log-in or a confirmation failed: wrong password'],
  ['data_delete', 'a diagnosis', 'Deleted a diagnosis'],
  ['data_export', null, 'Downloaded the data of the account'],
  ['security_setting_change', 'two-factor was switched on', 'Two-factor was switched on'],
  [
    'suspicious_activity',
    'too many wrong tries',
    'Something suspicious happened: too many wrong tries',
  ],
] as const)('%s about %j reads %j', (kind, about, text) => {
  expect(eventInWords({ kind, about })).toBe(text);
});

test('every kind has a sentence of its own, which needs no more to be known', () => {
  const sentences = AUDIT_KINDS.map((kind) => eventInWords({ kind, about: null }));
  expect(new Set(sentences).size).toBe(21);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][a-z]*( [a-z-]+)+$/);
});
