import type { AuditKind } from '@wrenchwise/domain/audit';
import { changePassword } from '@wrenchwise/domain/endpoints/accounts/password';
import { updateMe } from '@wrenchwise/domain/endpoints/accounts/profile';
import { signIn, signOut } from '@wrenchwise/domain/endpoints/accounts/sign-in';
import { listAudit } from '@wrenchwise/domain/endpoints/audit';
import { createDiagnosis, deleteDiagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { securityAuditEvents } from '../../db/schema/operations.ts';
import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newPersonQuickly, type QuickPerson } from '../../testing/quick-person.ts';
import { type Browser, openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const eventsOf = async (person: Pick<Browser, 'call'>, show: 'all' | 'security' = 'all') =>
  (await person.call(listAudit, { query: { show, perPage: '100' } })).events;
const kindsOf = async (person: Pick<Browser, 'call'>): Promise<AuditKind[]> =>
  (await eventsOf(person)).map(({ kind }) => kind);

describe('a person’s security events', () => {
  test('tell what was done, how severe it is, from where and with what', async () => {
    const person = await app.newPerson();
    const { email, password } = person;
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
    const person = await app.newPerson();
    const { id } = await person.call(createDiagnosis, { body: GRINDING });
    await person.call(deleteDiagnosis, { params: { id } });
    await person.call(updateMe, { body: { name: 'Another Name' } });
    await person.call(signOut, {});
    await person.call(signIn, { body: person });
    expect((await kindsOf(person)).toReversed()).toEqual([
      'auth_signup',
      'auth_success',
      'data_create',
      'data_delete',
      'data_update',
      'auth_signout',
      'auth_success',
    ]);
    const security = await eventsOf(person, 'security');
    expect(security.some(({ kind }) => kind.startsWith('data_'))).toBe(false);
    const made = (await eventsOf(person)).find(({ kind }) => kind === 'data_create');
    expect(made).toMatchObject({ about: 'a diagnosis', severity: 'info' });
    expect(made?.address).not.toBeNull();
  });

  test('are seen by that person alone', async () => {
    const [me, other] = [await newPersonQuickly(app), await newPersonQuickly(app)];
    await other.call(createDiagnosis, { body: GRINDING });
    expect(await kindsOf(me)).toEqual(['auth_signup']);
  });

  test('come page by page, newest first', async () => {
    const person = await newPersonQuickly(app);
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await person.call(updateMe, { body: { name } });
    }
    const page = (number: string) =>
      person.call(listAudit, { query: { page: number, perPage: '2' } });
    const [first, last] = [await page('1'), await page('3')];
    expect(first.total).toBe(5);
    expect(first.events).toHaveLength(2);
    expect(last.events.map(({ kind }) => kind)).toEqual(['auth_signup']);
  });

  test('hold together with the act: what fails leaves no event of success', async () => {
    const person = await app.newPerson();
    const body = { currentPassword: 'not this one', newPassword: 'seven bolts on a wheel' };
    await codeOf(person.call(changePassword, { body }));
    const kinds = await kindsOf(person);
    expect(kinds).toContain('auth_failure');
    expect(kinds).not.toContain('auth_password_change');
  });
});

describe('refusals', () => {
  const rowsOfKind = async (kind: AuditKind, person?: QuickPerson) =>
    app.database.db
      .select()
      .from(securityAuditEvents)
      .where(
        and(
          eq(securityAuditEvents.kind, kind),
          person ? eq(securityAuditEvents.userId, person.id) : isNull(securityAuditEvents.userId),
        ),
      );

  test('a denial by row-level security is a critical access violation', async () => {
    const { db } = app.database;
    const careless = await openTestApp({ db });
    const person = await newPersonQuickly(careless);
    // A route that forgot whose row it writes.
    careless.composition.app.get('/test-only/violation', async (c) => {
      c.set('userId', person.id);
      await db
        .forUser(person.id)
        .transaction((tx) =>
          tx.execute(
            sql`insert into security_audit_events (kind, severity) values ('auth_success', 'info')`,
          ),
        );
      return c.text('written');
    });
    const answer = await person.request('/test-only/violation');
    expect(answer.status).toBe(403);
    expect(await rowsOfKind('access_violation', person)).toMatchObject([
      { severity: 'critical', detail: { path: '/test-only/violation' } },
    ]);
    await careless.close();
  });

  test('a diagnosis beyond the allowance is an access that was denied, told once', async () => {
    const person = await newPersonQuickly(app);
    const codes: unknown[] = [];
    for (let number = 0; number < 7; number += 1) {
      codes.push(await codeOf(person.call(createDiagnosis, { body: GRINDING })));
    }
    expect(codes.at(-1)).toBe('usage/diagnosis-limit');
    expect(await rowsOfKind('access_denied', person)).toHaveLength(1);
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

  test('too many wrong passwords are told to the account that they were tried on', async () => {
    const limited = await openTestApp({
      environment: { RATE_LIMIT: '1' },
      db: app.database.db,
    });
    const { email, password, id } = await app.newPerson();
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
