import { deleteAccount } from '@wrenchwise/contract/endpoints/accounts/deletion';
import {
  changeEmail,
  confirmEmailChange,
} from '@wrenchwise/contract/endpoints/accounts/email-address';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '@wrenchwise/contract/endpoints/accounts/password';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import {
  signUp as signUpEndpoint,
  sendVerificationEmail,
  verifyEmail,
} from '@wrenchwise/contract/endpoints/accounts/sign-up';
import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  verifyTotp,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { authenticatorApp } from '../../../testing/authenticator-app.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { mailedToken, VERIFICATION } from '../../../testing/mail-link.ts';
import {
  openTestApp,
  type TestUser,
  type TestApp,
  verifyByMail,
} from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

let counter = 0;
const newAddress = (): string => `link-${(counter += 1)}@example.com`;

const NEW = 'seven bolts on a rusty wheel';
const MAILED = { reset: /reset/i, current: /confirm the change/i, next: /confirm your new/i };
const DEAD = 'auth/link-expired';

const askForReset = async (email: string): Promise<string> => {
  await app.newBrowser().call(requestPasswordReset, { body: { email } });
  return mailedToken(app, email, MAILED.reset);
};
const reset = (token: string, newPassword = NEW) =>
  codeOf(app.newBrowser().call(resetPassword, { body: { token, newPassword } }));
const askForEmail = async (user: TestUser, newEmail = newAddress()): Promise<string> => {
  await user.call(changeEmail, { body: { newEmail, password: user.password } });
  return mailedToken(app, user.email, MAILED.current);
};
const follow = (token: string) =>
  codeOf(app.newBrowser().call(confirmEmailChange, { body: { token } }));
const moveTo = async (user: TestUser, newEmail: string): Promise<void> => {
  await follow(await askForEmail(user, newEmail));
  await follow(await mailedToken(app, newEmail, MAILED.next));
};
const change = (user: TestUser, newPassword = NEW) =>
  user.call(changePassword, { body: { currentPassword: user.password, newPassword } });
const logIn = (email: string, password: string) =>
  codeOf(app.newBrowser().call(signIn, { body: { email, password } }));

describe('a reset link no longer works after', () => {
  test.each([
    ['the password was changed', async (user: TestUser) => void (await change(user))],
    [
      'another reset',
      async ({ email }: TestUser) => {
        await reset(await askForReset(email), 'the password of the other link');
      },
    ],
    ['a newer link was asked for', async ({ email }: TestUser) => void (await askForReset(email))],
    [
      'another e-mail address was asked for',
      async (user: TestUser) => void (await askForEmail(user)),
    ],
    ['the e-mail address changed', (user: TestUser) => moveTo(user, newAddress())],
    [
      'two-factor was switched on and off',
      async ({ call, password }: TestUser) => {
        const { totpUri } = await call(enableTwoFactor, { body: { password } });
        await call(confirmTwoFactor, { body: { code: await authenticatorApp(totpUri).code() } });
        await call(disableTwoFactor, { body: { password } });
      },
    ],
    [
      'the account was deleted',
      async ({ call, email, password }: TestUser) =>
        void (await call(deleteAccount, { body: { email, password } })),
    ],
  ])('%s', async (_, act) => {
    const user = await app.newUser();
    const token = await askForReset(user.email);
    await act(user);
    expect(await reset(token)).toBe(DEAD);
  });

  test('the account moved on and somebody else has the old mailbox', async () => {
    const user = await app.newUser();
    const former = await askForReset(user.email);
    const to = newAddress();
    await moveTo(user, to);
    expect(await reset(former, 'the password of the thief')).toBe(DEAD);
    expect(await logIn(to, user.password)).toBe('succeeded');
  });
});

describe('the link of an e-mail change no longer works after', () => {
  test.each([
    ['the password was changed', async (user: TestUser) => void (await change(user))],
    [
      'the password was reset',
      async ({ email }: TestUser) => void (await reset(await askForReset(email))),
    ],
  ])('%s, neither the first nor the second', async (_, act) => {
    const user = await app.newUser();
    const first = await askForEmail(user);
    await act(user);
    expect(await follow(first)).toBe(DEAD);

    const other = await app.newUser();
    const to = newAddress();
    await follow(await askForEmail(other, to));
    const second = await mailedToken(app, to, MAILED.next);
    await act(other);
    expect(await follow(second)).toBe(DEAD);
  });

  test('nothing that a stranger can do: asking for a reset leaves it alone', async () => {
    const user = await app.newUser();
    const first = await askForEmail(user);
    await askForReset(user.email);
    expect(await follow(first)).toBe('succeeded');
  });
});

describe('links of others', () => {
  test('stay as they are', async () => {
    const [one, other] = [await app.newUser(), await app.newUser()];
    const resetLink = await askForReset(other.email);
    await change(one);
    await reset(await askForReset(one.email));
    expect(await reset(resetLink)).toBe('succeeded');
  });
});

test('a log-in that waits for its code ends with a password change', async () => {
  const user = await app.newUser();
  const { email, password, call } = user;
  const { totpUri } = await call(enableTwoFactor, { body: { password } });
  const phone = authenticatorApp(totpUri);
  await call(confirmTwoFactor, { body: { code: await phone.code() } });
  const thief = app.newBrowser();
  await thief.call(signIn, { body: { email, password } });
  await change(user);
  const code = await phone.code();
  expect(await codeOf(thief.call(verifyTotp, { body: { code } }))).toBe('auth/challenge-expired');
});

describe('a verification link', () => {
  const signUp = (email: string, password: string) =>
    app.newBrowser().call(signUpEndpoint, { body: { name: 'Sam', email, password } });

  test('of an account that was deleted does not open the next one of that address', async () => {
    const email = newAddress();
    await signUp(email, 'the password of the first');
    const former = await mailedToken(app, email, VERIFICATION);
    const browser = app.newBrowser();
    await browser.call(verifyEmail, { body: { token: former } });
    await browser.call(deleteAccount, { body: { email, password: 'the password of the first' } });
    await signUp(email, 'the password of the second');

    const late = app.newBrowser();
    expect(await codeOf(late.call(verifyEmail, { body: { token: former } }))).toBe(DEAD);
    expect(await codeOf(late.call(getMe, {}))).toBe('auth/no-user');
    expect(await logIn(email, 'the password of the second')).toBe('auth/email-not-verified');
  });

  test('that was asked for twice works from either mail, and once', async () => {
    const email = newAddress();
    await signUp(email, 'two mails in the mailbox');
    const first = await mailedToken(app, email, VERIFICATION);
    await app.newBrowser().call(sendVerificationEmail, { body: { email } });
    const browser = app.newBrowser();
    await browser.call(verifyEmail, { body: { token: first } });
    expect(await browser.call(getMe, {})).toMatchObject({ email, emailVerified: true });
    expect(await codeOf(verifyByMail(app.newBrowser(), app, email))).toBe(DEAD);
  });
});

describe('of two things at the same moment exactly one wins:', () => {
  test('a reset link and a password change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await app.newUser();
      const token = await askForReset(user.email);
      const [linkUsed, changed] = await Promise.all([
        reset(token, 'what the link has set'),
        codeOf(change(user, 'what the owner has set')),
      ]);
      expect([linkUsed, changed].filter((code) => code === 'succeeded')).toHaveLength(1);
      const isLink = linkUsed === 'succeeded';
      if (!isLink) expect(linkUsed).toBe(DEAD);
      expect(await logIn(user.email, 'what the link has set')).toBe(
        isLink ? 'succeeded' : 'auth/invalid-credentials',
      );
      expect(await logIn(user.email, 'what the owner has set')).toBe(
        isLink ? 'auth/invalid-credentials' : 'succeeded',
      );
    }
  });

  test('the last link of an e-mail change and a password change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await app.newUser();
      const to = newAddress();
      await follow(await askForEmail(user, to));
      const token = await mailedToken(app, to, MAILED.next);
      const [moved, changed] = await Promise.all([follow(token), codeOf(change(user))]);
      expect([moved, changed].filter((code) => code === 'succeeded')).toHaveLength(1);
      if (moved !== 'succeeded') expect(moved).toBe(DEAD);
    }
  });

  test('a reset link and the last link of an e-mail change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await app.newUser();
      const to = newAddress();
      await follow(await askForEmail(user, to));
      const last = await mailedToken(app, to, MAILED.next);
      const token = await askForReset(user.email);
      const codes = await Promise.all([reset(token), follow(last)]);
      expect(new Set(codes)).toEqual(new Set([DEAD, 'succeeded']));
    }
  });

  test('two requests for a reset: one link works', async () => {
    const { email } = await app.newUser();
    const ask = () => app.newBrowser().call(requestPasswordReset, { body: { email } });
    await Promise.all([ask(), ask(), ask()]);
    const tokens = (await app.mailsTo(email))
      .filter(({ subject }) => MAILED.reset.test(subject))
      .map(({ text }) => text.match(/#token=([\w-]+)/)?.[1] ?? '');
    expect(tokens).toHaveLength(3);
    const codes: unknown[] = [];
    for (const token of tokens) codes.push(await reset(token));
    expect(codes.filter((code) => code === 'succeeded')).toHaveLength(1);
    expect(codes.filter((code) => code === DEAD)).toHaveLength(2);
  });
});
