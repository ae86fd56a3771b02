import { expect, test } from 'vitest';

import { ENDPOINTS } from './api.ts';
import { API_LIMIT, V1_ENDPOINTS } from './public-api.ts';

const WRITES = [...ENDPOINTS, ...V1_ENDPOINTS].filter(({ method }) => method !== 'GET');

test('every operation that writes says how often one caller may use it', () => {
  expect(WRITES.length).toBeGreaterThan(100);
  const without = WRITES.filter(({ limit }) => !limit).map(({ method, path }) => [method, path]);
  expect(without).toEqual([]);
});

test('what is asked by somebody signed in is counted for them, what anybody asks for the address', () => {
  for (const { id, access, limit } of WRITES) {
    const isKey = typeof access === 'object' && 'scope' in access;
    const expected = access === 'public' ? 'address' : isKey ? 'key' : 'user';
    expect([id, limit?.per]).toEqual([id, expected]);
  }
});

test('operations count apart, but for those of a key, the steps of one import, checks of quotes and of claims, and replies with and without photographs', () => {
  const together = WRITES.filter(({ limit }) => limit?.name !== undefined);
  const names = new Set(together.map(({ limit }) => limit?.name));
  expect(names).toEqual(
    new Set([API_LIMIT.name, 'importMapped', 'quote-checks', 'claims', 'replyToDiagnosis']),
  );
});
