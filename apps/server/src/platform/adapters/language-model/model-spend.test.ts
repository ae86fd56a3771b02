import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { modelSpend } from './model-spend.tables.ts';
import { createModelSpend } from './model-spend.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.database.db.delete(modelSpend));
afterAll(() => app.close());

const BOUNDS = { callsOfUser: 3, tokensOfUser: 1000, callsOfAll: 5, tokensOfAll: 2500 };
const spending = (bounds = BOUNDS) => createModelSpend(app.database.db, bounds);
const spentBy = async (userId: string | null) => {
  const [row] = await app.database.db
    .select({ calls: modelSpend.calls, tokens: modelSpend.tokens })
    .from(modelSpend)
    .where(userId === null ? isNull(modelSpend.userId) : eq(modelSpend.userId, userId));
  return row;
};

test('of ten calls at once only as many are made as one user may make in a day', async () => {
  const { id } = await newUserQuickly(app);
  const taken = await Promise.all(Array.from({ length: 10 }, () => spending().take(id, 10)));
  expect(taken.filter((call) => call !== undefined)).toHaveLength(3);
  expect(await spentBy(id)).toEqual({ calls: 3, tokens: 30 });
  expect(await spentBy(null)).toEqual({ calls: 3, tokens: 30 });
});

test('all users together have a bound, and who is refused by it is not charged', async () => {
  const users = await Promise.all([newUserQuickly(app), newUserQuickly(app), newUserQuickly(app)]);
  const calls = users.flatMap(({ id }) => [id, id]).map((id) => spending().take(id, 10));
  const taken = await Promise.all(calls);
  expect(taken.filter((call) => call !== undefined)).toHaveLength(5);
  const each = await Promise.all(users.map(({ id }) => spentBy(id)));
  expect(each.reduce((sum, row) => sum + (row?.calls ?? 0), 0)).toBe(5);
  expect(await spentBy(null)).toEqual({ calls: 5, tokens: 50 });
});

test('tokens are counted before a call and made exact after it', async () => {
  const { id } = await newUserQuickly(app);
  const call = await spending().take(id, 900);
  expect(await spending().take(id, 200)).toBeUndefined();
  await call?.settle(120);
  expect(await spentBy(id)).toEqual({ calls: 1, tokens: 120 });
  expect(await spentBy(null)).toEqual({ calls: 1, tokens: 120 });
  expect(await spending().take(id, 200)).toBeDefined();
});

test('a bound of nothing lets no call through', async () => {
  const { id } = await newUserQuickly(app);
  expect(await spending({ ...BOUNDS, callsOfAll: 0 }).take(id, 1)).toBeUndefined();
  expect(await spentBy(id)).toEqual({ calls: 0, tokens: 0 });
});
