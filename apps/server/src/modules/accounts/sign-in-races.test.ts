import type { Endpoint } from '@wrenchwise/contract/endpoint';
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
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { signIn, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp, verifyEmail } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import {
  disableTwoFactor,
  verifyRecoveryCode,
  verifyTotp,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { users } from '../../platform/db/users.tables.ts';
import { codeOf } from '../../testing/code-of.ts';
import { mailedToken, VERIFICATION } from '../../testing/mail-link.ts';
import { newOwnerQuickly } from '../../testing/quick-user.ts';
import {
  type Ending,
  onlyDone,
  race,
  type Racer,
  times,
  undeclared,
  unforeseenLog,
} from '../../testing/race.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { newChallenged, type Owner } from '../../testing/two-factor-owner.ts';

/** Sign-ins in one moment, and requests that contradict each other. */

const { log, failures } = unforeseenLog();
const NEW = 'seven bolts on a rusty wheel';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, log });
});
afterAll(() => app.close());

let count = 0;
const number = (): number => (count += 1);
/** Answers that no contract names, and failures that nobody foresaw. */
const faults = (endings: readonly Ending[]) => [...undeclared(endings), ...failures()];

const db = () => app.database.db;
const exists = async ({ id }: Owner): Promise<boolean> =>
  (await db().select().from(users).where(eq(users.id, id))).length > 0;

describe('logging in, several times in one moment', () => {
  const raceAs = async (n: number, racer: Racer) => {
    const endings = await race(times(n, racer));
    expect(faults(endings)).toEqual([]);
    return endings;
  };

  test('by the password opens a session for each', async () => {
    const { email, password } = await newOwnerQuickly(app);
    const racer = { endpoint: signIn, browser: app.newBrowser(), body: { email, password } };
    expect(onlyDone(await raceAs(5, racer))).toHaveLength(5);
  });

  test.each([2, 5])('takes a code of the authenticator once out of %s', async (n) => {
    const { browser, code } = await newChallenged(app);
    expect(
      onlyDone(await raceAs(n, { endpoint: verifyTotp, browser, body: { code } })),
    ).toHaveLength(1);
  });

  test.each([2, 5])('takes a recovery code once out of %s', async (n) => {
    const { owner, browser, recoveryCode: code } = await newChallenged(app);
    const endings = await raceAs(n, { endpoint: verifyRecoveryCode, browser, body: { code } });
    expect(onlyDone(endings)).toHaveLength(1);
    expect((await owner.call(getSecurity, {})).twoFactor.recoveryCodesLeft).toBe(9);
  });

  test('takes each of two recovery codes from two browsers', async () => {
    const { owner, browser, recoveryCode } = await newChallenged(app);
    const other = app.newBrowser();
    const { email, password } = owner;
    await other.call(signIn, { body: { email, password } });
    const endpoint = verifyRecoveryCode;
    const endings = await race([
      { endpoint, browser, body: { code: recoveryCode } },
      { endpoint, browser: other, body: { code: recoveryCode } },
    ]);
    expect(endings.toSorted()).toEqual(['auth/wrong-code', 'done']);
  });

  test('by a link of a mail sets one password', async () => {
    const { email } = await newOwnerQuickly(app);
    await app.newBrowser().call(requestPasswordReset, { body: { email } });
    const token = await mailedToken(app, email, /reset/i);
    const racer = {
      endpoint: resetPassword,
      browser: app.newBrowser(),
      body: { token, newPassword: NEW },
    };
    expect(onlyDone(await raceAs(5, racer))).toHaveLength(1);
  });

  test('by the verification link, signing up and signing out answer as declared', async () => {
    const email = `raced-${number()}@example.com`;
    const browser = app.newBrowser();
    const body = { name: 'Sam', email, password: 'a fine day for driving' };
    const signedUp = await raceAs(3, { endpoint: signUp, browser, body });
    expect(signedUp.toSorted()).toEqual(['auth/email-in-use', 'auth/email-in-use', 'done']);
    const token = await mailedToken(app, email, VERIFICATION);
    const verified = await raceAs(5, { endpoint: verifyEmail, browser, body: { token } });
    expect(onlyDone(verified)).toHaveLength(1);
    expect(await codeOf(browser.call(getSecurity, {}))).toBe('succeeded');
    expect(onlyDone(await raceAs(5, { endpoint: signOut, browser }))).toHaveLength(5);
  });
});

describe('what contradicts itself, in one moment', () => {
  const settle = async (racers: readonly Racer[]) => {
    const endings = await race(racers);
    expect(faults(endings)).toEqual([]);
    return endings;
  };
  const leaving = (owner: Owner): Racer => {
    const { email, password } = owner;
    return { endpoint: deleteAccount, browser: owner, body: { email, password } };
  };

  test('a password change and the deletion: whichever is second is refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await newOwnerQuickly(app);
      const body = { currentPassword: owner.password, newPassword: NEW };
      const change = { endpoint: changePassword, browser: owner, body };
      const endings = await settle(round % 2 ? [change, leaving(owner)] : [leaving(owner), change]);
      expect(onlyDone(endings)).toHaveLength(1);
    }
  });

  test('a log-in and the deletion leave no session of nobody', async () => {
    const owner = await newOwnerQuickly(app);
    const { email, password } = owner;
    const enter = { endpoint: signIn, browser: app.newBrowser(), body: { email, password } };
    const wrong = { ...enter, body: { email, password: 'not this one' } };
    await settle([enter, leaving(owner), enter, wrong, leaving(owner), wrong]);
    expect(await exists(owner)).toBe(false);
  });

  test.each([verifyTotp, verifyRecoveryCode])(
    'a second factor, its end and the end of the account: $id',
    async (endpoint: Endpoint) => {
      const ends = [
        (owner: Owner): Racer => {
          const { password } = owner;
          return { endpoint: disableTwoFactor, browser: owner, body: { password } };
        },
        leaving,
      ];
      for (const end of ends) {
        const { owner, browser, code, recoveryCode } = await newChallenged(app);
        const body = { code: endpoint.id === 'verifyTotp' ? code : recoveryCode };
        const enter = { endpoint, browser, body };
        const [first = '', , second = ''] = await settle([enter, end(owner), enter]);
        expect(onlyDone([first, second]).length).toBeLessThanOrEqual(1);
      }
    },
  );

  test('a second factor that was switched off meanwhile asks to log in again', async () => {
    const { owner, browser, recoveryCode: code } = await newChallenged(app);
    await owner.call(disableTwoFactor, { body: { password: owner.password } });
    for (const endpoint of [verifyRecoveryCode, verifyTotp]) {
      const body = { code: endpoint.id === 'verifyTotp' ? '123456' : code };
      expect(await settle([{ endpoint, browser, body }])).toEqual(['auth/challenge-expired']);
    }
  });

  test('the last step of an e-mail change and the deletion', async () => {
    const owner = await newOwnerQuickly(app);
    const newEmail = `raced-${number()}@example.com`;
    await owner.call(changeEmail, { body: { newEmail, password: owner.password } });
    const first = await mailedToken(app, owner.email, /confirm the change/i);
    await app.newBrowser().call(confirmEmailChange, { body: { token: first } });
    const token = await mailedToken(app, newEmail, /confirm your new/i);
    const confirm = { endpoint: confirmEmailChange, browser: owner, body: { token } };
    await settle([confirm, leaving(owner), confirm, leaving(owner)]);
    const [kept] = await db().select().from(users).where(eq(users.id, owner.id));
    expect([undefined, newEmail]).toContain(kept?.email);
  });

  test('a reset, a password change and the deletion', async () => {
    const owner = await newOwnerQuickly(app);
    await app.newBrowser().call(requestPasswordReset, { body: { email: owner.email } });
    const token = await mailedToken(app, owner.email, /reset/i);
    const reset = {
      endpoint: resetPassword,
      browser: app.newBrowser(),
      body: { token, newPassword: 'by the link of the mail' },
    };
    const body = { currentPassword: owner.password, newPassword: NEW };
    const change = { endpoint: changePassword, browser: owner, body };
    const endings = await settle([reset, change, leaving(owner), reset]);
    expect(await exists(owner)).toBe(endings[2] !== 'done');
  });
});
