import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { listVehicles } from '@wrenchwise/contract/public-api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createAuditService } from '../../../platform/audit/audit.service.ts';
import { securityAuditEvents } from '../../../platform/audit/audit.tables.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { bearer, keyOf, subscriber } from '../../../testing/programs.ts';
import { newOwnerQuickly, newUserQuickly, sessionCookie } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { OperatorRefusal } from './operator-act.ts';
import { createOperatorUsers, type OperatorUsers } from './operator-users.service.ts';

let app: TestApp;
let second: TestApp;
let operator: OperatorUsers;
beforeAll(async () => {
  app = await openTestApp();
  const { db } = app.database;
  second = await openTestApp({ db });
  operator = createOperatorUsers({
    db,
    audit: createAuditService({ db }),
    dataExport: { make: () => Promise.reject(new Error('not here')) },
    erase: () => Promise.reject(new Error('not here')),
  });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const WARRANT = { operator: 'Jo', reason: 'a stolen laptop' };

const actsOf = (userId: string) =>
  app.database.db
    .select()
    .from(securityAuditEvents)
    .where(
      and(eq(securityAuditEvents.userId, userId), eq(securityAuditEvents.kind, 'admin_action')),
    );

describe('a locked account', () => {
  test('is signed out with the next request, on every instance, and nobody signs in until it is unlocked', async () => {
    const [user, other] = [await newOwnerQuickly(app), await newOwnerQuickly(app)];
    const elsewhere = second.newBrowser();
    for (const [name, value] of user.cookies) elsewhere.cookies.set(name, value);
    expect(await codeOf(elsewhere.call(getMe, {}))).toBe('succeeded');

    expect(await operator.lock(user.email, WARRANT)).toMatchObject({
      email: user.email,
      sessions: 0,
    });
    expect(await codeOf(user.call(getMe, {}))).toBe('auth/expired-session');
    expect(await codeOf(elsewhere.call(getMe, {}))).toBe('auth/expired-session');
    const enter = ({ email, password }: typeof user, from = app) =>
      codeOf(from.newBrowser().call(signIn, { body: { email, password } }));
    expect(await enter(user)).toBe('auth/account-locked');
    expect(await enter(user, second)).toBe('auth/account-locked');
    // A guess is not answered with whether the account is locked.
    expect(await enter({ ...user, password: 'a guess' })).toBe('auth/invalid-credentials');
    expect(await enter(other)).toBe('succeeded');

    await operator.unlock(user.id, WARRANT);
    expect(await enter(user)).toBe('succeeded');
    expect(await actsOf(user.id)).toMatchObject([
      { severity: 'warning', detail: { act: 'account-locked', ...WARRANT, by: 'operator' } },
      { severity: 'warning', detail: { act: 'account-unlocked', ...WARRANT, by: 'operator' } },
    ]);
    expect(await actsOf(other.id)).toEqual([]);
  });

  test('has no API key that is let in, at the API or at MCP', async () => {
    const user = await subscriber(app);
    const { key } = await keyOf(user);
    const ask = async () => {
      const list = await app.newBrowser().request(listVehicles.path, { headers: bearer(key) });
      const mcp = await app.newBrowser().request('/mcp', {
        method: 'POST',
        headers: {
          ...bearer(key),
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
      return [list.status, mcp.status];
    };
    expect(await ask()).toEqual([200, 200]);
    await operator.lock(user.email, WARRANT);
    expect(await ask()).toEqual([401, 401]);
    await operator.unlock(user.email, WARRANT);
    expect(await ask()).toEqual([200, 200]);
  });
});

describe('sessions', () => {
  test('of one user end with the next request, and then everybody’s do', async () => {
    const [user, other] = [await newUserQuickly(app), await newUserQuickly(app)];
    expect(await operator.endSessions(user.email, WARRANT)).toEqual({ sessions: 1, users: 1 });
    expect(await codeOf(user.call(getMe, {}))).toBe('auth/expired-session');
    expect(await codeOf(other.call(getMe, {}))).toBe('succeeded');

    const { users } = await operator.endSessions(undefined, WARRANT);
    expect(users).toBeGreaterThan(0);
    expect(await codeOf(other.call(getMe, {}))).toBe('auth/expired-session');
    expect(await actsOf(other.id)).toMatchObject([
      { detail: { act: 'sessions-ended', ...WARRANT } },
    ]);
  });
});

test('the user reads what the operator did, and an unknown or repeated act is refused', async () => {
  const user = await newUserQuickly(app);
  expect((await operator.find(user.email.toUpperCase())).id).toBe(user.id);
  await expect(operator.find('nobody@example.com')).rejects.toThrow(OperatorRefusal);
  await expect(operator.unlock(user.email, WARRANT)).rejects.toThrow('is not locked');
  await expect(operator.verify(user.email, WARRANT)).rejects.toThrow('is verified already');
  expect(await actsOf(user.id)).toEqual([]);
  await operator.endSessions(user.email, WARRANT);
  user.cookies.set(...(await sessionCookie(app, user.id)));
  const { events } = await user.call(listAudit, { query: {} });
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'admin_action', about: 'all devices were signed out' }),
  );
});
