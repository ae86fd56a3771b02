import { changePassword } from '@wrenchwise/contract/endpoints/accounts/password';
import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { signIn, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { createDiagnosis, deleteDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { AuditKind } from '@wrenchwise/rules/audit';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { type Browser, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { securityAuditEvents } from './audit.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const eventsOf = async (user: Pick<Browser, 'call'>, show: 'all' | 'security' = 'all') =>
  (await user.call(listAudit, { query: { show, perPage: '100' } })).events;
const kindsOf = async (user: Pick<Browser, 'call'>): Promise<AuditKind[]> =>
  (await eventsOf(user)).map(({ kind }) => kind);

describe('a user’s security events', () => {
  test('tell what was done, how severe it is, from where and with what', async () => {
    const user = await app.newUser();
    const { email, password } = user;
    const desk = app.newBrowser({
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    });
    await codeOf(desk.call(signIn, { body: { email, password: 'not this one' } }));
    await desk.call(signIn, { body: { email, password } });
    const [success, failure] = await eventsOf(desk);
    expect(success).toMatchObject({
      kind: 'auth_success',
      severity: 'info',
      about: 'with the password',
      device: 'Firefox on Linux',
    });
    expect(failure).toMatchObject({
      kind: 'auth_failure',
      severity: 'warning',
      about: 'wrong password',
    });
    expect(success?.address).not.toBeNull();
  });

  test('begin with the sign-up and go on to what is made of the data', async () => {
    const user = await app.newUser();
    const { id } = await user.call(createDiagnosis, { body: GRINDING });
    await user.call(deleteDiagnosis, { params: { id } });
    await user.call(updateMe, { body: { name: 'Another Name' } });
    await user.call(signOut, {});
    await user.call(signIn, { body: user });
    expect((await kindsOf(user)).toReversed()).toEqual([
      'auth_signup',
      'auth_success',
      'data_create',
      'data_delete',
      'data_update',
      'auth_signout',
      'auth_success',
    ]);
    const security = await eventsOf(user, 'security');
    expect(security.some(({ kind }) => kind.startsWith('data_'))).toBe(false);
    const made = (await eventsOf(user)).find(({ kind }) => kind === 'data_create');
    expect(made).toMatchObject({ about: 'a diagnosis', severity: 'info' });
    expect(made?.address).not.toBeNull();
  });

  test('are seen by that user only', async () => {
    const [me, other] = [await newUserQuickly(app), await newUserQuickly(app)];
    await other.call(createDiagnosis, { body: GRINDING });
    expect(await kindsOf(me)).toEqual(['auth_signup']);
  });

  test('come page by page, newest first', async () => {
    const user = await newUserQuickly(app);
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await user.call(updateMe, { body: { name } });
    }
    const page = (number: string) =>
      user.call(listAudit, { query: { page: number, perPage: '2' } });
    const [first, last] = [await page('1'), await page('3')];
    expect(first.total).toBe(5);
    expect(first.events).toHaveLength(2);
    expect(last.events.map(({ kind }) => kind)).toEqual(['auth_signup']);
  });

  test('hold together with the act: what fails leaves no event of success', async () => {
    const user = await app.newUser();
    const body = { currentPassword: 'not this one', newPassword: 'seven bolts on a wheel' };
    await codeOf(user.call(changePassword, { body }));
    const kinds = await kindsOf(user);
    expect(kinds).toContain('auth_failure');
    expect(kinds).not.toContain('auth_password_change');
  });
});

describe('refusals', () => {
  const rowsOfKind = async (kind: AuditKind, user?: QuickUser) =>
    app.database.db
      .select()
      .from(securityAuditEvents)
      .where(
        and(
          eq(securityAuditEvents.kind, kind),
          user ? eq(securityAuditEvents.userId, user.id) : isNull(securityAuditEvents.userId),
        ),
      );

  test('a denial by row-level security is a critical access violation', async () => {
    const { db } = app.database;
    const careless = await openTestApp({ db });
    const user = await newUserQuickly(careless);
    // A route that writes another user's row.
    careless.composition.app.get('/test-only/violation', async (c) => {
      c.set('userId', user.id);
      await db
        .forUser(user.id)
        .transaction((tx) =>
          tx.execute(
            sql`insert into security_audit_events (kind, severity) values ('auth_success', 'info')`,
          ),
        );
      return c.text('written');
    });
    const answer = await user.request('/test-only/violation');
    expect(answer.status).toBe(403);
    expect(await rowsOfKind('access_violation', user)).toMatchObject([
      { severity: 'critical', detail: { path: '/test-only/violation' } },
    ]);
    await careless.close();
  });

  test('a diagnosis beyond the allowance is an access that was denied, reported once', async () => {
    const user = await newUserQuickly(app);
    const codes: unknown[] = [];
    for (let number = 0; number < 7; number += 1) {
      codes.push(await codeOf(user.call(createDiagnosis, { body: GRINDING })));
    }
    expect(codes.at(-1)).toBe('usage/diagnosis-limit');
    expect(await rowsOfKind('access_denied', user)).toHaveLength(1);
  });

  test('a request that another site sent is suspicious', async () => {
    const before = (await rowsOfKind('suspicious_activity')).length;
    const visitor = app.newBrowser({ origin: 'https://evil.example' });
    const answer = await visitor.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(403);
    expect((await rowsOfKind('suspicious_activity')).length).toBe(before + 1);
  });

  test('too many wrong passwords are reported to the account that they were tried on', async () => {
    const limited = await openTestApp({
      withBystander: true,
      environment: { RATE_LIMIT: '1' },
      db: app.database.db,
    });
    const { email, password, id } = await app.newUser();
    for (let attempt = 0; attempt < 14; attempt += 1) {
      const stranger = limited.newBrowser({ 'x-forwarded-for': `203.0.113.${attempt}` });
      await codeOf(stranger.call(signIn, { body: { email, password: `guess ${attempt}` } }));
    }
    const rows = await app.database.db
      .select()
      .from(securityAuditEvents)
      .where(
        and(
          eq(securityAuditEvents.userId, id),
          eq(securityAuditEvents.kind, 'suspicious_activity'),
        ),
      );
    expect(rows).toHaveLength(1);
    expect(await rowsOfKind('rate_limit_exceeded')).not.toHaveLength(0);
    const owner = app.newBrowser();
    expect(await codeOf(owner.call(signIn, { body: { email, password } }))).toBe('succeeded');
    await limited.close();
  });
});
