import { RESET_REQUESTED } from '@wrenchwise/contract/endpoints/accounts/password';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import {
  confirmTwoFactor,
  enableTwoFactor,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { authenticatorApp } from '../../../../testing/authenticator-app.ts';
import { sendForm } from '../../../../testing/send-form.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const SECRET = 'a fine day for driving home';

describe('logging in without scripts', () => {
  test('opens a session and goes on to the dashboard', async () => {
    const { email, password } = await app.newUser();
    const browser = app.newBrowser();
    const answer = await sendForm(browser, '/login', { email, password, rememberMe: 'on' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard']);
    expect((await browser.call(getSession, {}))?.user.email).toBe(email);
  });

  test('with a wrong password keeps the address, and never sends the password back', async () => {
    const { email } = await app.newUser();
    const browser = app.newBrowser();
    const answer = await sendForm(browser, '/login', { email, password: SECRET });
    expect(answer.status).toBe(401);
    const page = await answer.text();
    expect(page).toContain(`value="${email}"`);
    expect(page).not.toContain(SECRET);
    expect(page).toContain('role="alert"');
    expect(await browser.call(getSession, {})).toBeNull();
  });

  test('from another site is refused: nobody is signed in to somebody else’s account', async () => {
    const { email, password } = await app.newUser();
    const browser = app.newBrowser();
    const foreign = { origin: 'https://evil.example' };
    const answer = await sendForm(browser, '/login', { email, password }, foreign);
    expect(answer.status).toBe(403);
    expect(browser.cookies.size).toBe(0);
  });

  test('asks for the second factor, by the app or by a recovery code', async () => {
    const user = await app.newUser();
    const { email, password } = user;
    const { totpUri, recoveryCodes } = await user.call(enableTwoFactor, { body: { password } });
    const phone = authenticatorApp(totpUri);
    await user.call(confirmTwoFactor, { body: { code: await phone.code() } });

    const browser = app.newBrowser();
    const owed = await sendForm(browser, '/login', { email, password });
    expect(owed.status).toBe(200);
    expect(await owed.text()).toContain('action="/login/code"');
    expect(await browser.call(getSession, {})).toBeNull();

    const wrong = await sendForm(browser, '/login/code', { code: '12' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('value="12"');
    const spent = await sendForm(browser, '/login/recovery-code', {
      recoveryCode: 'AAAAA-AAAAA',
    });
    expect(spent.status).toBe(403);
    expect(await spent.text()).toContain('This code is not right.');

    const recoveryCode = recoveryCodes[0] ?? '';
    const right = await sendForm(browser, '/login/recovery-code', { recoveryCode });
    expect(right.headers.get('location')).toBe('/dashboard');
    expect((await browser.call(getSession, {}))?.user.email).toBe(email);
  });

  test('leads back to the start when the second step took too long', async () => {
    const late = await sendForm(app.newBrowser(), '/login/code', { code: '123456' });
    expect(await late.text()).toContain('This took too long. Please log in again.');
  });
});

describe('signing up without scripts', () => {
  const given = (email: string) => ({
    name: 'Sam Taylor',
    email,
    password: SECRET,
    confirm: SECRET,
    terms: 'on',
  });

  test('makes the account and sends the link', async () => {
    const email = 'by-form@example.com';
    const answer = await sendForm(app.newBrowser(), '/signup', given(email));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Check your e-mail');
    expect(await app.mailsTo(email)).toHaveLength(1);
  });

  test('asks for the same password twice and for the terms, and keeps the rest', async () => {
    const { terms: _, ...unticked } = given('twice@example.com');
    const answer = await sendForm(app.newBrowser(), '/signup', {
      ...unticked,
      confirm: 'another fine day',
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    for (const words of ['Passwords do not match', 'Please accept the terms', 'Sam Taylor']) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain(SECRET);
    expect(await app.mailsTo('twice@example.com')).toEqual([]);
  });

  test('with an address that has an account is refused', async () => {
    const email = 'taken@example.com';
    await app.newBrowser().call(signUp, { body: { name: 'A', email, password: SECRET } });
    const answer = await sendForm(app.newBrowser(), '/signup', given(email));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('This email is already in use.');
  });
});

test('a reset link can be asked for without scripts, and says the same of every address', async () => {
  const { email } = await app.newUser();
  const form = await app.newBrowser().request('/login/forgot');
  expect(await form.text()).toContain('action="/login/forgot"');
  for (const address of [email, 'nobody-at-all@example.com']) {
    const answer = await sendForm(app.newBrowser(), '/login/forgot', { email: address });
    expect(await answer.text()).toContain(RESET_REQUESTED);
  }
  const subjects = (await app.mailsTo(email)).map(({ subject }) => subject).join('\n');
  expect(subjects).toMatch(/password/i);
});
