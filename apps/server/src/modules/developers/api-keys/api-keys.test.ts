import {
  API_KEYS_MAX,
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from '@wrenchwise/contract/endpoints/api-keys';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { listVehicles } from '@wrenchwise/contract/public-api';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { bearer, keyOf, subscriber } from '../../../testing/programs.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const statusWith = async (key: string) =>
  (await app.newBrowser().request(listVehicles.path, { headers: bearer(key) })).status;

test('a key is shown once, works at once, and is listed by its first characters', async () => {
  const user = await subscriber(app);
  const made = await user.call(createApiKey, {
    body: { name: '  Home assistant ', scopes: ['write', 'read'] },
  });
  expect(made.key).toMatch(/^ww_[\w-]{43}$/);
  expect(made).toMatchObject({
    name: 'Home assistant',
    scopes: ['read', 'write'],
    expiresAt: null,
  });
  expect(await statusWith(made.key)).toBe(200);
  const { keys } = await user.call(listApiKeys, {});
  expect(keys).toMatchObject([{ id: made.id, start: made.key.slice(0, 10), isExpired: false }]);
  expect(JSON.stringify(keys)).not.toContain(made.key.slice(10));
});

test('a key expires after the days that it was given', async () => {
  const user = await subscriber(app);
  const { expiresAt } = await user.call(createApiKey, {
    body: { name: 'For a month', scopes: ['read'], expiresInDays: 30 },
  });
  const days = (new Date(expiresAt ?? 0).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});

test('a revoked key is refused at once, is listed no more and cannot be revoked twice', async () => {
  const user = await subscriber(app);
  const { id, key } = await keyOf(user);
  await user.call(revokeApiKey, { params: { id } });
  expect(await statusWith(key)).toBe(401);
  expect(await user.call(listApiKeys, {})).toEqual({ keys: [] });
  expect(await codeOf(user.call(revokeApiKey, { params: { id } }))).toBe('db/record-not-found');
});

test('both are among the security events', async () => {
  const user = await subscriber(app);
  const { id } = await keyOf(user);
  await user.call(revokeApiKey, { params: { id } });
  const { events } = await user.call(listAudit, { query: { show: 'security' } });
  expect(events.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['an API key was created', 'an API key was revoked']),
  );
});

test('an account has ten keys at most, however many are asked for at once', async () => {
  const user = await subscriber(app);
  const asked = await Promise.all(
    Array.from({ length: API_KEYS_MAX + 2 }, () => codeOf(keyOf(user))),
  );
  expect(asked.filter((outcome) => outcome === 'succeeded')).toHaveLength(API_KEYS_MAX);
  expect(asked.filter((outcome) => outcome === 'api-key/too-many')).toHaveLength(2);
  const [first] = (await user.call(listApiKeys, {})).keys;
  await user.call(revokeApiKey, { params: { id: first?.id ?? '' } });
  expect(await codeOf(keyOf(user))).toBe('succeeded');
});

test('a plan without the API makes no keys, and whose plan has ended still sees and revokes theirs', async () => {
  const free = await subscriber(app, 'free');
  expect(await codeOf(keyOf(free))).toBe('permission/insufficient-rights');
  expect(await free.call(listApiKeys, {})).toEqual({ keys: [] });
});

test('another user neither sees nor revokes a key', async () => {
  const [owner, stranger] = [await subscriber(app), await subscriber(app)];
  const { id, key } = await keyOf(owner);
  expect(await stranger.call(listApiKeys, {})).toEqual({ keys: [] });
  expect(await codeOf(stranger.call(revokeApiKey, { params: { id } }))).toBe('db/record-not-found');
  expect(await statusWith(key)).toBe(200);
});
