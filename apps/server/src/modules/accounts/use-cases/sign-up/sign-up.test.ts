import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { sendVerificationEmail, signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { users } from '../../../../platform/db/users.tables.ts';
import { codeOf } from '../../../../testing/code-of.ts';
import { openTestApp, type TestApp, verifyByMail } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const SAM = { name: 'Sam Taylor', password: 'correct horse battery' };
let counter = 0;
const newAddress = (): string => `sam-${(counter += 1)}@example.com`;

describe('signing up', () => {
  test('sends a mail whose link verifies the address and signs in', async () => {
    const browser = app.newBrowser();
    const email = newAddress();
    const { user, verificationRequired } = await browser.call(signUp, {
      body: { ...SAM, email },
    });
    expect(user).toMatchObject({ email, name: 'Sam Taylor', emailVerified: false });
    expect(verificationRequired).toBe(true);
    expect(await codeOf(browser.call(getMe, {}))).toBe('auth/no-user');

    const answer = await verifyByMail(browser, app, email);
    expect(answer).toMatchObject({ user: { email, emailVerified: true }, next: '/dashboard' });
    expect(await browser.call(getMe, {})).toMatchObject({ email, emailVerified: true });
  });

  test('returns to the page that the user came from, and to no other site', async () => {
    const cases = [
      ['/pricing', '/pricing'],
      ['/dashboard/diagnose', '/dashboard/diagnose'],
      ['/dashboard/shared-vehicle#token=q1w2-e3', '/dashboard/shared-vehicle#token=q1w2-e3'],
      ['/dashboard#//evil.example', '/dashboard'],
      ['https://evil.example/', '/dashboard'],
      ['//evil.example', '/dashboard'],
      ['/dashboard/..//evil.example', '/dashboard'],
    ] as const;
    for (const [callbackURL, expected] of cases) {
      const email = newAddress();
      const browser = app.newBrowser();
      await browser.call(signUp, { body: { ...SAM, email, callbackURL } });
      expect((await verifyByMail(browser, app, email)).next).toBe(expected);
    }
  });

  test('refuses an address that is taken, in any spelling of its case', async () => {
    const email = newAddress();
    const browser = app.newBrowser();
    await browser.call(signUp, { body: { ...SAM, email } });
    const again = browser.call(signUp, { body: { ...SAM, email: email.toUpperCase() } });
    expect(await codeOf(again)).toBe('auth/email-in-use');
  });

  test('of two sign-ups with one address at the same moment makes one account', async () => {
    const email = newAddress();
    const signUpNow = () => codeOf(app.newBrowser().call(signUp, { body: { ...SAM, email } }));
    const codes = await Promise.all([signUpNow(), signUpNow()]);
    expect(codes).toContain('succeeded');
    for (const code of codes) expect(['succeeded', 'auth/email-in-use']).toContain(code);
    const made = await app.database.db.select().from(users).where(eq(users.email, email));
    expect(made).toHaveLength(1);
  });

  test.each(['password', 'Password123', 'qwertyuiop', '12345678', 'abcabcabc', 'Liverpool1'])(
    'refuses the common password %s as too weak',
    async (password) => {
      const answer = app
        .newBrowser()
        .call(signUp, { body: { ...SAM, email: newAddress(), password } });
      expect(await codeOf(answer)).toBe('auth/weak-password');
    },
  );

  test('names the field and the least length for a short password', async () => {
    const answer = await app.newBrowser().request('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...SAM, email: newAddress(), password: 'short' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'request/invalid',
      fields: [{ path: 'password', message: 'Password should be at least 8 characters long.' }],
    });
  });

  test('sends the mail again, and says the same for an address nobody has', async () => {
    const email = newAddress();
    const browser = app.newBrowser();
    await browser.call(signUp, { body: { ...SAM, email } });
    const known = await browser.call(sendVerificationEmail, { body: { email } });
    const unknown = await browser.call(sendVerificationEmail, {
      body: { email: 'nobody@example.com' },
    });
    expect(unknown).toEqual(known);
    expect(await app.mailsTo(email)).toHaveLength(2);
    expect(await app.mailsTo('nobody@example.com')).toHaveLength(0);
  });
});
