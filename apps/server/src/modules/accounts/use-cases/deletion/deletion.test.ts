import { deleteAccount } from '@wrenchwise/contract/endpoints/accounts/deletion';
import { requestPasswordReset } from '@wrenchwise/contract/endpoints/accounts/password';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { enableTwoFactor } from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { securityAuditEvents } from '../../../../platform/audit/audit.tables.ts';
import { codeOf } from '../../../../testing/code-of.ts';
import { GRINDING } from '../../../../testing/complaint.ts';
import { newUserQuickly } from '../../../../testing/quick-user.ts';
import { writeRowsEverywhere } from '../../../../testing/rows-of-user.ts';
import { tablesWith } from '../../../../testing/rows-with.ts';
import { inDays, subscribe } from '../../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { contactMessages } from '../../../operations/operations.tables.ts';

let app: TestApp;
beforeAll(async () => {
  // Limits on: they keep rows of their own.
  app = await openTestApp({ withBystander: true, environment: { RATE_LIMIT: '100' } });
});
afterAll(() => app.close());

describe('deleting the account', () => {
  test('leaves no row with the user’s id or address in any table', async () => {
    const user = await app.newUser();
    const { id, email, password } = user;
    const { db } = app.database;
    await user.call(createDiagnosis, { body: GRINDING });
    await user.call(enableTwoFactor, { body: { password } });
    await user.call(listAudit, { query: {} });
    await codeOf(app.newBrowser().call(signIn, { body: { email, password: 'a wrong one' } }));
    await app.newBrowser().call(requestPasswordReset, { body: { email } });
    await db
      .insert(contactMessages)
      .values({ name: 'Me', email, subject: 'Before I had an account', message: 'Hello' });
    expect(await tablesWith(db, id)).not.toEqual([]);
    expect(await tablesWith(db, email)).not.toEqual([]);

    expect(await user.call(deleteAccount, { body: { email, password } })).toEqual({
      deleted: true,
    });
    const [mail] = await app.mailsTo(email);
    expect(mail?.subject).toMatch(/deleted/);
    expect(await tablesWith(db, id)).toEqual([]);
    expect(await tablesWith(db, email)).toEqual([]);
    expect(user.cookies.has('wrenchwise.session_token')).toBe(false);
    const again = app.newBrowser().call(signIn, { body: { email, password } });
    expect(await codeOf(again)).toBe('auth/invalid-credentials');
  });

  test('has the browser remove its cache and storage, and keep the cookies of the device', async () => {
    const user = await newUserQuickly(app);
    const answer = await user.request(deleteAccount.path, {
      method: deleteAccount.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email }),
    });
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([
      200,
      '"cache", "storage"',
    ]);
  });

  test('erases rows of every kind that a user can have', async () => {
    const user = await newUserQuickly(app);
    const { db } = app.database;
    await writeRowsEverywhere(db, user.id);
    await user.call(deleteAccount, { body: { email: user.email } });
    await app.mailsTo(user.email);
    expect(await tablesWith(db, user.id)).toEqual([]);
    expect(await tablesWith(db, user.email)).toEqual([]);
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
    const user = await app.newUser();
    await subscribe(app.database.db, user.id, {
      planId: 'pro',
      status: 'active',
      periodEnd: inDays(20),
    });
    const { email, password } = user;
    await user.call(deleteAccount, { body: { email, password } });
    const [mail] = await app.mailsTo(email);
    expect(mail?.text).toMatch(/Standard/);
  });

  test('needs the address typed exactly and the password', async () => {
    const user = await app.newUser();
    const remove = (email: string, password?: string) =>
      codeOf(
        user.call(deleteAccount, {
          body: password === undefined ? { email } : { email, password },
        }),
      );
    expect(await remove('someone@example.com', user.password)).toBe('auth/email-mismatch');
    expect(await remove(user.email.toUpperCase(), user.password)).toBe('auth/email-mismatch');
    expect(await remove(` ${user.email}`, user.password)).toBe('auth/email-mismatch');
    expect(await remove(user.email, 'not this one')).toBe('auth/wrong-password');
    expect(await remove(user.email)).toBe('auth/wrong-password');
    expect(await codeOf(user.call(getMe, {}))).toBe('succeeded');
  });

  test('leaves a trace that says nothing of who it was', async () => {
    const user = await newUserQuickly(app);
    await user.call(deleteAccount, { body: { email: user.email } });
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
