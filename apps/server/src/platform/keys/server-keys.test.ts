import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestDatabase } from '../../testing/test-database.ts';
import { readServerKey } from './server-keys.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const FIRST = 'the-first-secret-of-0123456789-abcdef';
const SECOND = 'the-second-secret-of-0123456789-abcdef';
let made = 0;
const read = (current: string, old: readonly string[] = []) =>
  readServerKey({
    db: database.db,
    secrets: { current, old },
    name: 'a key',
    generate: () => {
      made += 1;
      return `key ${made}`;
    },
  });

test('a server key is made once, outlives the secret that encrypted it, and is lost with all of them', async () => {
  const keys = await Promise.all([read(FIRST), read(FIRST)]);
  expect(new Set(keys).size).toBe(1);
  const [key] = keys;
  expect(await read(SECOND, [FIRST])).toBe(key);
  // The older secret is no longer needed.
  expect(await read(SECOND)).toBe(key);
  expect(await read(FIRST)).not.toBe(key);
});
