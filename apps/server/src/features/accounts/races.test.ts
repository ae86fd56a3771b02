import { ENDPOINTS } from '@wrenchwise/domain/api';
import type { Endpoint } from '@wrenchwise/domain/endpoint';
import {
  changeEmail,
  confirmEmailChange,
  deleteAccount,
} from '@wrenchwise/domain/endpoints/account';
import * as auth from '@wrenchwise/domain/endpoints/auth';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '@wrenchwise/domain/endpoints/password';
import { getSecurity } from '@wrenchwise/domain/endpoints/security';
import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  verifyRecoveryCode,
  verifyTotp,
} from '@wrenchwise/domain/endpoints/two-factor';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accounts, passkeys, sessions, users } from '../../db/schema/accounts.ts';
import { authenticatorApp } from '../../testing/authenticator-app.ts';
import { codeOf } from '../../testing/code-of.ts';
import { IMAGES } from '../../testing/images.ts';
import { mailedToken } from '../../testing/mail-link.ts';
import { newOwnerQuickly, sessionCookie } from '../../testing/quick-user.ts';
import { race, type Racer, unforeseenLog } from '../../testing/race.ts';
import { openTestApp, type TestApp, verificationLink } from '../../testing/test-app.ts';

/** Double clicks and two tabs: what changes an account, asked for several times in one moment. */

type Owner = Awaited<ReturnType<typeof newOwnerQuickly>>;

const { log, failures } = unforeseenLog();
const NEW = 'seven bolts on a rusty wheel';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ log });
});
afterAll(() => app.close());

let count = 0;
const number = (): number => (count += 1);
const times = (n: number, racer: Racer): Racer[] => Array.from({ length: n }, () => racer);
const onlyDone = (endings: readonly string[]) => endings.filter((ending) => ending === 'done');
/** Answers that no contract names, and failures that nobody foresaw. */
const faults = (endings: readonly string[]) => [
  ...endings.filter((ending) => ending.includes('does not declare')),
  ...failures(),
];

const db = () => app.database.db;
const exists = async ({ id }: Owner): Promise<boolean> =>
  (await db().select().from(users).where(eq(users.id, id))).length > 0;
const logIn = ({ email }: Owner, password: string) =>
  codeOf(app.newBrowser().call(auth.signIn, { body: { email, password } }));

const beginTwoFactor = async (owner: Owner) => {
  const { password } = owner;
  const { totpUri, recoveryCodes } = await owner.call(enableTwoFactor, { body: { password } });
  return { phone: authenticatorApp(totpUri), recoveryCodes };
};

/** An owner with two-factor on, and a browser in which the code is owed. */
const newChallenged = async () => {
  const owner = await newOwnerQuickly(app);
  const { phone, recoveryCodes } = await beginTwoFactor(owner);
  await owner.call(confirmTwoFactor, { body: { code: await phone.code() } });
  const browser = app.newBrowser();
  const { email, password } = owner;
  await browser.call(auth.signIn, { body: { email, password } });
  return { owner, browser, code: await phone.code(), recoveryCode: recoveryCodes[0] ?? '' };
};

const withTwoFactor = async (owner: Owner) => {
  const { phone } = await beginTwoFactor(owner);
  await owner.call(confirmTwoFactor, { body: { code: await phone.code() } });
};

/** What an operation needs before it can succeed, and what is asked for then. */
const PREPARED: Readonly<Record<string, (owner: Owner) => Promise<Partial<Racer>>>> = {
  changePassword: async ({ password }) => ({
    body: { currentPassword: password, newPassword: NEW },
  }),
  changeEmail: async ({ password }) => ({
    body: { newEmail: `raced-${number()}@example.com`, password },
  }),
  deleteAccount: async ({ email, password }) => ({ body: { email, password } }),
  confirmTwoFactor: async (owner) => {
    const { phone } = await beginTwoFactor(owner);
    return { body: { code: await phone.code() } };
  },
  disableTwoFactor: async (owner) => {
    await withTwoFactor(owner);
    return { body: { password: owner.password } };
  },
  renewRecoveryCodes: async (owner) => {
    await withTwoFactor(owner);
    return { body: { password: owner.password } };
  },
  removePasskey: async ({ id: userId }) => {
    const key = { publicKey: 'k', counter: 0, deviceType: 'singleDevice', backedUp: false };
    const [row] = await db()
      .insert(passkeys)
      .values({ userId, credentialID: `credential-${number()}`, ...key })
      .returning({ id: passkeys.id });
    return { params: { id: row?.id ?? '' } };
  },
  endSession: async (owner) => {
    await sessionCookie(app, owner.id);
    const { sessions: known } = await owner.call(getSecurity, {});
    const { password } = owner;
    return { params: { id: known.find(({ current }) => !current)?.id ?? '' }, body: { password } };
  },
  disconnectGoogle: async ({ id: userId }) => {
    await db()
      .insert(accounts)
      .values({ userId, accountId: `g${number()}`, providerId: 'google' });
    return {};
  },
  setAvatar: async () => ({
    body: new Blob([IMAGES['image/png']], { type: 'image/png' }),
  }),
};

const prepare = async (endpoint: Endpoint, owner: Owner): Promise<Racer> => {
  const { example } = endpoint;
  const asked = await PREPARED[endpoint.id]?.(owner);
  const confirmed = endpoint.path.startsWith('/api/me') && hasPassword(example?.body);
  const body = confirmed ? { ...Object(example?.body), password: owner.password } : example?.body;
  return { endpoint, browser: owner, params: Object(example?.params), body, ...asked };
};
const hasPassword = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'password' in body;

const OWN = ENDPOINTS.filter(
  ({ path, method }) => path.startsWith('/api/me') && method !== 'GET',
).map((endpoint) => [endpoint.id, endpoint] as const);

describe('every operation that changes one’s own account', () => {
  test.each(OWN)('answers %s as declared, several times in one moment', async (_, endpoint) => {
    for (const n of [2, 5]) {
      const owner = await newOwnerQuickly(app);
      const endings = await race(times(n, await prepare(endpoint, owner)));
      expect(faults(endings)).toEqual([]);
    }
  });

  test.each(OWN)('answers %s as declared while the account is deleted', async (_, endpoint) => {
    const owner = await newOwnerQuickly(app);
    const racer = await prepare(endpoint, owner);
    const { email, password } = owner;
    const leave = { endpoint: deleteAccount, browser: owner, body: { email, password } };
    const endings = await race([racer, leave, racer, leave]);
    expect(faults(endings)).toEqual([]);
    const hasLeft = endings[1] === 'done' || endings[3] === 'done' || !(await exists(owner));
    expect(await exists(owner)).toBe(!hasLeft);
  });
});

describe('a double click', () => {
  test('on a password change changes it once, and leaves one session', async () => {
    const owner = await newOwnerQuickly(app);
    const change = (newPassword: string): Racer => ({
      endpoint: changePassword,
      browser: owner,
      body: { currentPassword: owner.password, newPassword },
    });
    const wanted = ['first of the new ones', 'second of the new ones', 'third of the new ones'];
    const endings = await race(wanted.map(change));
    expect(onlyDone(endings)).toHaveLength(1);
    expect(endings.filter((ending) => ending === 'auth/expired-session')).toHaveLength(2);
    expect(faults(endings)).toEqual([]);
    const left = await db().select().from(sessions).where(eq(sessions.userId, owner.id));
    expect(left).toHaveLength(1);
    const works = await Promise.all(wanted.map((password) => logIn(owner, password)));
    expect(works.map((code) => code === 'succeeded')).toEqual(endings.map((e) => e === 'done'));
  });

  test('on switching two-factor off switches it off once, and signs nobody out', async () => {
    const owner = await newOwnerQuickly(app);
    await withTwoFactor(owner);
    const { password } = owner;
    const off = { endpoint: disableTwoFactor, browser: owner, body: { password } };
    const endings = await race(times(3, off));
    expect(faults(endings)).toEqual([]);
    expect(onlyDone(endings)).toHaveLength(1);
    expect(await codeOf(owner.call(getSecurity, {}))).toBe('succeeded');
    expect(await logIn(owner, password)).toBe('succeeded');
  });

  test('on deleting the account deletes it once', async () => {
    const owner = await newOwnerQuickly(app);
    const { email, password } = owner;
    const body = { email, password };
    const endings = await race(times(4, { endpoint: deleteAccount, browser: owner, body }));
    expect(faults(endings)).toEqual([]);
    expect(onlyDone(endings)).toHaveLength(1);
    expect(endings.filter((ending) => ending === 'auth/expired-session')).toHaveLength(3);
    expect(await exists(owner)).toBe(false);
    const letters = (await app.mailsTo(email)).filter(({ subject }) => /deleted/i.test(subject));
    expect(letters).toHaveLength(1);
  });
});

describe('logging in, several times in one moment', () => {
  const raceAs = async (n: number, racer: Racer) => {
    const endings = await race(times(n, racer));
    expect(faults(endings)).toEqual([]);
    return endings;
  };

  test('by the password opens a session for each', async () => {
    const { email, password } = await newOwnerQuickly(app);
    const racer = { endpoint: auth.signIn, browser: app.newBrowser(), body: { email, password } };
    expect(onlyDone(await raceAs(5, racer))).toHaveLength(5);
  });

  test.each([2, 5])('takes a code of the authenticator once out of %s', async (n) => {
    const { browser, code } = await newChallenged();
    expect(
      onlyDone(await raceAs(n, { endpoint: verifyTotp, browser, body: { code } })),
    ).toHaveLength(1);
  });

  test.each([2, 5])('takes a recovery code once out of %s', async (n) => {
    const { owner, browser, recoveryCode: code } = await newChallenged();
    const endings = await raceAs(n, { endpoint: verifyRecoveryCode, browser, body: { code } });
    expect(onlyDone(endings)).toHaveLength(1);
    expect((await owner.call(getSecurity, {})).twoFactor.recoveryCodesLeft).toBe(9);
  });

  test('takes each of two recovery codes from two browsers', async () => {
    const { owner, browser, recoveryCode } = await newChallenged();
    const other = app.newBrowser();
    const { email, password } = owner;
    await other.call(auth.signIn, { body: { email, password } });
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
    const signedUp = await raceAs(3, { endpoint: auth.signUp, browser, body });
    expect(signedUp.toSorted()).toEqual(['auth/email-in-use', 'auth/email-in-use', 'done']);
    const link = new URL(await verificationLink(app, email));
    const query = Object.fromEntries(link.searchParams);
    await raceAs(5, { endpoint: auth.verifyEmail, browser, query });
    expect(await codeOf(browser.call(getSecurity, {}))).toBe('succeeded');
    expect(onlyDone(await raceAs(5, { endpoint: auth.signOut, browser }))).toHaveLength(5);
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
    const enter = { endpoint: auth.signIn, browser: app.newBrowser(), body: { email, password } };
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
        const { owner, browser, code, recoveryCode } = await newChallenged();
        const body = { code: endpoint.id === 'verifyTotp' ? code : recoveryCode };
        const enter = { endpoint, browser, body };
        const [first = '', , second = ''] = await settle([enter, end(owner), enter]);
        expect(onlyDone([first, second]).length).toBeLessThanOrEqual(1);
      }
    },
  );

  test('a second factor that was switched off meanwhile asks to log in again', async () => {
    const { owner, browser, recoveryCode: code } = await newChallenged();
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
