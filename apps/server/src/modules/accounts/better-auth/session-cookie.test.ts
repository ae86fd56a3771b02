import { rowsOf } from '@wrenchwise/database/database';
import { makeSignature } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createSessionToken } from './session-cookie.ts';

const SECRET = 'a-secret-for-tests-only-0123456789abcdef';
const NAME = 'wrenchwise.session_token';
const tokenOf = createSessionToken({ cookieName: NAME, secret: SECRET });
const read = (cookie: string) => tokenOf(new Headers({ cookie }));

describe("the session's token", () => {
  test('is read from a cookie that Better Auth signed, among others', async () => {
    const signed = encodeURIComponent(`abc.def.${await makeSignature('abc.def', SECRET)}`);
    expect(read(`theme=dark; ${NAME}=${signed}; other=1`)).toBe('abc.def');
  });

  test.each([
    ['another secret', async () => `abc.${await makeSignature('abc', `${SECRET}!`)}`],
    ['another token', async () => `abd.${await makeSignature('abc', SECRET)}`],
    ['no token', async () => `.${await makeSignature('', SECRET)}`],
    ['no signature', async () => 'abc'],
    ['half a signature', async () => `abc.${(await makeSignature('abc', SECRET)).slice(0, 20)}`],
  ])('is not believed with the signature of %s', async (_, value) => {
    expect(read(`${NAME}=${encodeURIComponent(await value())}`)).toBeUndefined();
  });

  test('is not read from a cookie of another name, or from none', async () => {
    const signed = encodeURIComponent(`abc.${await makeSignature('abc', SECRET)}`);
    expect(read(`x${NAME}=${signed}`)).toBeUndefined();
    expect(tokenOf(new Headers())).toBeUndefined();
  });
});

describe('a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  test('that has expired is refused and cleared away', async () => {
    const user = await newUserQuickly(app);
    const { db } = app.database;
    expect((await user.request('/api/me')).status).toBe(200);
    await db.execute(
      sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${user.id}`,
    );
    const reply = await user.request('/api/me');
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 'auth/expired-session' });
    expect(await rowsOf(db, sql`select 1 from sessions where user_id = ${user.id}`)).toEqual([]);
  });

  test('that is deleted in the database ends with the next request', async () => {
    const user = await newUserQuickly(app);
    expect((await user.request('/api/me')).status).toBe(200);
    const { db } = app.database;
    await db.execute(sql`delete from sessions where user_id = ${user.id}`);
    expect((await user.request('/api/me')).status).toBe(401);
  });
});
