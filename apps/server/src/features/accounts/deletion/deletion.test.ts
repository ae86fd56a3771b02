import { deleteAccount } from '@wrenchwise/domain/endpoints/accounts/deletion';
import { requestPasswordReset } from '@wrenchwise/domain/endpoints/accounts/password';
import { getMe } from '@wrenchwise/domain/endpoints/accounts/profile';
import { signIn } from '@wrenchwise/domain/endpoints/accounts/sign-in';
import { enableTwoFactor } from '@wrenchwise/domain/endpoints/accounts/two-factor';
import { listAudit } from '@wrenchwise/domain/endpoints/audit';
import { createDiagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { contactMessages, securityAuditEvents } from '../../../db/schema/operations.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { writeRowsEverywhere } from '../../../testing/rows-of-user.ts';
import { tablesWith } from '../../../testing/rows-with.ts';
import { inDays, subscribe } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // Limits on: they keep rows of their own.
  app = await openTestApp({ environment: { RATE_LIMIT: '100' } });
});
afterAll(() => app.close());

describe('deleting the account', () => {
  test('leaves no row with the person’s id or address in any table', async () => {
    const person = await app.newUser();
    const { id, email, password } = person;
    const { db } = app.database;
    await person.call(createDiagnosis, { body: GRINDING });
    await person.call(enableTwoFactor, { body: { password } });
    await person.call(listAudit, { query: {} });
    await codeOf(app.newBrowser().call(signIn, { body: { email, password: 'a wrong one' } }));
    await app.newBrowser().call(requestPasswordReset, { body: { email } });
    await db
      .insert(contactMessages)
      .values({ name: 'Me', email, subject: 'Before I had an account', message: 'Hello' });
    expect(await tablesWith(db, id)).not.toEqual([]);
    expect(await tablesWith(db, email)).not.toEqual([]);

    expect(await person.call(deleteAccount, { body: { email, password } })).toEqual({
      deleted: true,
    });
    const [mail] = await app.mailsTo(email);
    expect(mail?.subject).toMatch(/deleted/);
    expect(await tablesWith(db, id)).toEqual([]);
    expect(await tablesWith(db, email)).toEqual([]);
    expect(person.cookies.has('wrenchwise.session_token')).toBe(false);
    const again = app.newBrowser().call(signIn, { body: { email, password } });
    expect(await codeOf(again)).toBe('auth/invalid-credentials');
  });

  test('erases rows of every kind that a person can have', async () => {
    const person = await newUserQuickly(app);
    const { db } = app.database;
    await writeRowsEverywhere(db, person.id);
    await person.call(deleteAccount, { body: { email: person.email } });
    await app.mailsTo(person.email);
    expect(await tablesWith(db, person.id)).toEqual([]);
    expect(await tablesWith(db, person.email)).toEqual([]);
  });

  test('touches nobody else, an address that looks alike included', async () => {
    const [leaving, staying] = [await newUserQuickly(app), await app.newUser()];
    const { db } = app.database;
    await db.execute(sql`update users set email = 'a_b@example.com' where id = ${leaving.id}`);
    await db.execute(sql`update users set email = 'axb@example.com' where id = ${staying.id}`);
    await writeRowsEverywhere(db, staying.id);
    const before = await tablesWith(db, staying.id);
    await leaving.call(deleteAccount, { body: { email: 'a_b@example.com' } });
    expect(await tablesWith(db, staying.id)).toEqual(before);
    expect(await codeOf(staying.call(getMe, {}))).toBe('succeeded');
  });

  test('cancels the paid plan first, and the mail says so', async () => {
    const person = await app.newUser();
    await subscribe(app.database.db, person.id, {
      planId: 'pro',
      status: 'active',
      periodEnd: inDays(20),
    });
    const { email, password } = person;
    await person.call(deleteAccount, { body: { email, password } });
    const [mail] = await app.mailsTo(email);
    expect(mail?.text).toMatch(/Standard/);
  });

  test('needs the address typed exactly and the password', async () => {
    const person = await app.newUser();
    const remove = (email: string, password?: string) =>
      codeOf(
        person.call(deleteAccount, {
          body: password === undefined ? { email } : { email, password },
        }),
      );
    expect(await remove('someone@example.com', person.password)).toBe('auth/email-mismatch');
    expect(await remove(person.email, 'not this one')).toBe('auth/wrong-password');
    expect(await remove(person.email)).toBe('auth/wrong-password');
    expect(await codeOf(person.call(getMe, {}))).toBe('succeeded');
  });

  test('leaves a trace that says nothing of who it was', async () => {
    const person = await newUserQuickly(app);
    await person.call(deleteAccount, { body: { email: person.email } });
    const { db } = app.database;
    const kept = await db
      .select()
      .from(securityAuditEvents)
      .where(and(isNull(securityAuditEvents.userId), eq(securityAuditEvents.kind, 'data_delete')));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ ipAddress, userAgent }) => ipAddress === null && userAgent === null)).toBe(
      true,
    );
  });
});
