import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '@wrenchwise/contract/endpoints/accounts/password';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { signIn, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  verifyRecoveryCode,
  verifyTotp,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { authenticatorApp } from '../../../../testing/authenticator-app.ts';
import { codeOf } from '../../../../testing/code-of.ts';
import { mailedToken } from '../../../../testing/mail-link.ts';
import { openTestApp, type TestUser, type TestApp } from '../../../../testing/test-app.ts';
import { twoFactors } from '../../accounts.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const tokenOf = (person: TestUser) => person.cookies.get('wrenchwise.session_token');

/** Somebody with two-factor on. */
const newGuarded = async (at = app) => {
  const person = await at.newUser();
  const { password } = person;
  const { totpUri, recoveryCodes } = await person.call(enableTwoFactor, { body: { password } });
  const phone = authenticatorApp(totpUri);
  await person.call(confirmTwoFactor, { body: { code: await phone.code() } });
  /** A browser in which the password was given and the code is owed. */
  const halfWay = async () => {
    const browser = at.newBrowser();
    const answer = await browser.call(signIn, { body: { email: person.email, password } });
    expect(answer).toEqual({ user: null, twoFactorRequired: true });
    return browser;
  };
  return { person, phone, recoveryCodes, halfWay };
};

/** Another code than the right one. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('switching two-factor on', () => {
  test('takes the password, a right code, and gives the session a new token', async () => {
    const person = await app.newUser();
    const { password } = person;
    const refused = person.call(enableTwoFactor, { body: { password: 'not this one' } });
    expect(await codeOf(refused)).toBe('auth/wrong-password');
    const { totpUri, recoveryCodes } = await person.call(enableTwoFactor, { body: { password } });
    expect(totpUri).toMatch(/^otpauth:\/\/totp\/Wrenchwise/);
    expect(new Set(recoveryCodes).size).toBe(10);
    // No letter that is taken for another one.
    expect(recoveryCodes.join(' ')).toMatch(/^(?:[^\W_a-z0O1IL2Z5S8BU]{4}(?:-| |$))+$/);
    const { code } = authenticatorApp(totpUri);

    const before = tokenOf(person);
    const tooEarly = person.call(confirmTwoFactor, { body: { code: wrong(await code()) } });
    expect(await codeOf(tooEarly)).toBe('auth/wrong-code');
    expect((await person.call(getSecurity, {})).twoFactor.enabled).toBe(false);
    await person.call(confirmTwoFactor, { body: { code: await code() } });
    expect(tokenOf(person)).not.toBe(before);
    expect((await person.call(getSecurity, {})).twoFactor).toEqual({
      enabled: true,
      recoveryCodesLeft: 10,
      readable: true,
    });
    const subjects = (await app.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects.join('\n')).toMatch(/two-(factor|step)/i);
  });

  test('half-way asks for nothing at the next log-in', async () => {
    const { email, password, call } = await app.newUser();
    await call(enableTwoFactor, { body: { password } });
    const answer = await app.newBrowser().call(signIn, { body: { email, password } });
    expect(answer.twoFactorRequired).toBe(false);
  });

  test('twice is refused, and keeps the secret that is in the app', async () => {
    const { person } = await newGuarded();
    const again = person.call(enableTwoFactor, { body: { password: person.password } });
    expect(await codeOf(again)).toBe('auth/two-factor-is-on');
  });
});

describe('logging in with two-factor', () => {
  test('opens nothing before the code, and everything after it', async () => {
    const { person, phone, halfWay } = await newGuarded();
    const browser = await halfWay();
    expect(await codeOf(browser.call(getMe, {}))).toBe('auth/no-user');
    const code = await phone.code();
    const refused = browser.call(verifyTotp, { body: { code: wrong(code) } });
    expect(await codeOf(refused)).toBe('auth/wrong-code');
    const { user } = await browser.call(verifyTotp, { body: { code } });
    expect(user?.id).toBe(person.id);
    expect(await browser.call(getMe, {})).toMatchObject({ email: person.email });
  });

  test('takes a code once', async () => {
    const { phone, halfWay } = await newGuarded();
    const code = await phone.code();
    await (await halfWay()).call(verifyTotp, { body: { code } });
    const onlooker = (await halfWay()).call(verifyTotp, { body: { code } });
    expect(await codeOf(onlooker)).toBe('auth/wrong-code');
  });

  test('gives up after five wrong codes, the right one included', async () => {
    const { phone, halfWay } = await newGuarded();
    const browser = await halfWay();
    const right = await phone.code();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const tried = browser.call(verifyTotp, { body: { code: wrong(right) } });
      expect(await codeOf(tried)).toBe('auth/wrong-code');
    }
    const late = browser.call(verifyTotp, { body: { code: right } });
    expect(await codeOf(late)).toBe('auth/challenge-expired');
  });

  test('locks the second factor after ten wrong codes, over all challenges', async () => {
    const limited = await openTestApp({
      db: app.database.db,
      environment: { RATE_LIMIT: '1' },
    });
    const { phone, halfWay } = await newGuarded(limited);
    const right = await phone.code();
    for (let challenge = 0; challenge < 2; challenge += 1) {
      const browser = await halfWay();
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await codeOf(browser.call(verifyTotp, { body: { code: wrong(right) } }));
      }
    }
    const last = (await halfWay()).call(verifyTotp, { body: { code: right } });
    expect(await codeOf(last)).toBe('rate-limit/exceeded');
    await limited.close();
  });

  test('takes each recovery code once, and reports by mail', async () => {
    const { person, recoveryCodes, halfWay } = await newGuarded();
    const [code = ''] = recoveryCodes;
    const { user } = await (await halfWay()).call(verifyRecoveryCode, { body: { code } });
    expect(user?.id).toBe(person.id);
    const again = (await halfWay()).call(verifyRecoveryCode, { body: { code } });
    expect(await codeOf(again)).toBe('auth/wrong-code');
    expect((await person.call(getSecurity, {})).twoFactor.recoveryCodesLeft).toBe(9);
    const subjects = (await app.mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects.join('\n')).toMatch(/recovery code/i);
  });

  test('takes a recovery code in any case and spacing, with hyphens and without', async () => {
    const { recoveryCodes, halfWay } = await newGuarded();
    const typed = [
      (code: string) => code.toLowerCase(),
      (code: string) => code.replaceAll('-', ''),
      (code: string) => ` ${code.replaceAll('-', ' ').toLowerCase()} `,
      (code: string) => code.replaceAll('-', '\u2013'),
    ];
    for (const [index, type] of typed.entries()) {
      const code = type(recoveryCodes[index] ?? '');
      const { user } = await (await halfWay()).call(verifyRecoveryCode, { body: { code } });
      expect(user).not.toBeNull();
    }
    const almost = (recoveryCodes[5] ?? '').slice(0, -1);
    const short = (await halfWay()).call(verifyRecoveryCode, { body: { code: almost } });
    expect(await codeOf(short)).toBe('auth/wrong-code');
  });

  test('takes recovery codes of the older kind, which people still hold', async () => {
    const { person, halfWay } = await newGuarded();
    const { secretConfig } = await app.composition.auth.$context;
    const older = ['aB3dE-fG1hI', 'kL0mN-oP2qR'];
    const data = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(older) });
    await app.database.db.execute(
      sql`update two_factors set backup_codes = ${data} where user_id = ${person.id}`,
    );
    for (const code of ['aB3dE-fG1hI', 'kl0mnop2qr']) {
      const browser = await halfWay();
      expect(await codeOf(browser.call(verifyRecoveryCode, { body: { code } }))).toBe('succeeded');
    }
  });

  test('asks a device that was trusted for no code, and another one still', async () => {
    const { person, phone, halfWay } = await newGuarded();
    const { email, password } = person;
    const browser = await halfWay();
    await browser.call(verifyTotp, { body: { code: await phone.code(), trustDevice: true } });
    await browser.call(signOut, {});
    const answer = await browser.call(signIn, { body: { email, password } });
    expect(answer.user?.id).toBe(person.id);
    await halfWay();
  });

  describe('on a device that was trusted is asked for a code again', () => {
    /** A browser that was trusted, and whether only the password is enough there. */
    const newTrusting = async () => {
      const guarded = await newGuarded();
      const { person, phone, halfWay } = guarded;
      const browser = await halfWay();
      await browser.call(verifyTotp, { body: { code: await phone.code(), trustDevice: true } });
      await browser.call(signOut, {});
      const asksForCode = async (password = person.password) => {
        const body = { email: person.email, password };
        return (await browser.call(signIn, { body })).twoFactorRequired;
      };
      return { ...guarded, asksForCode };
    };
    const NEW = 'seven bolts on a rusty wheel';

    test('after a password reset', async () => {
      const { person, asksForCode } = await newTrusting();
      const browser = app.newBrowser();
      await browser.call(requestPasswordReset, { body: { email: person.email } });
      const token = await mailedToken(app, person.email, /reset/i);
      await browser.call(resetPassword, { body: { token, newPassword: NEW } });
      expect(await asksForCode(NEW)).toBe(true);
    });

    test('after a password change', async () => {
      const { person, asksForCode } = await newTrusting();
      const body = { currentPassword: person.password, newPassword: NEW };
      await person.call(changePassword, { body });
      expect(await asksForCode(NEW)).toBe(true);
    });

    test('after two-factor was off and on', async () => {
      const { person, asksForCode } = await newTrusting();
      const { password } = person;
      await person.call(disableTwoFactor, { body: { password } });
      const { totpUri } = await person.call(enableTwoFactor, { body: { password } });
      const code = await authenticatorApp(totpUri).code();
      await person.call(confirmTwoFactor, { body: { code } });
      expect(await asksForCode()).toBe(true);
    });

    test('and not as long as nothing of that happened', async () => {
      const { asksForCode } = await newTrusting();
      expect(await asksForCode()).toBe(false);
    });
  });

  test('without a log-in that is under way has nothing to check', async () => {
    const stranger = app.newBrowser().call(verifyTotp, { body: { code: '123456' } });
    expect(await codeOf(stranger)).toBe('auth/challenge-expired');
  });
});

describe('two-factor that is on', () => {
  test('is switched off by the password only of its owner, with a new token', async () => {
    const { person } = await newGuarded();
    const before = tokenOf(person);
    const refused = person.call(disableTwoFactor, { body: { password: 'not this one' } });
    expect(await codeOf(refused)).toBe('auth/wrong-password');
    await person.call(disableTwoFactor, { body: { password: person.password } });
    expect(tokenOf(person)).not.toBe(before);
    const { email, password } = person;
    const answer = await app.newBrowser().call(signIn, { body: { email, password } });
    expect(answer.user?.id).toBe(person.id);
  });

  test('gets new recovery codes, and the old ones are void', async () => {
    const { person, recoveryCodes, halfWay } = await newGuarded();
    const { password } = person;
    const renewed = await person.call(renewRecoveryCodes, { body: { password } });
    expect(renewed.recoveryCodes).toHaveLength(10);
    const tryCode = async (code = '') =>
      codeOf((await halfWay()).call(verifyRecoveryCode, { body: { code } }));
    expect(await tryCode(recoveryCodes[0])).toBe('auth/wrong-code');
    expect(await tryCode(renewed.recoveryCodes[0])).toBe('succeeded');
  });

  test('keeps its secret and its codes encrypted in the database', async () => {
    const { person, recoveryCodes } = await newGuarded();
    const { db } = app.database;
    const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, person.id));
    expect(row?.secret).toBeDefined();
    expect(JSON.stringify(row)).not.toContain(recoveryCodes[0]);
  });
});
