import { ENDPOINTS } from '@wrenchwise/contract/api';
import type { Endpoint } from '@wrenchwise/contract/endpoint';
import { deleteAccount } from '@wrenchwise/contract/endpoints/accounts/deletion';
import { changePassword } from '@wrenchwise/contract/endpoints/accounts/password';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { disableTwoFactor } from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { IMAGES } from '@wrenchwise/images/testing/images';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { users } from '../../platform/db/users.tables.ts';
import { codeOf } from '../../testing/code-of.ts';
import { newOwnerQuickly, sessionCookie } from '../../testing/quick-user.ts';
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
import { beginTwoFactor, type Owner, switchTwoFactorOn } from '../../testing/two-factor-owner.ts';
import { accounts, passkeys, sessions } from './accounts.tables.ts';

/** Double clicks and two tabs: what changes an account, asked for several times in one moment. */

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
const logIn = ({ email }: Owner, password: string) =>
  codeOf(app.newBrowser().call(signIn, { body: { email, password } }));

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
    await switchTwoFactorOn(owner);
    return { body: { password: owner.password } };
  },
  renewRecoveryCodes: async (owner) => {
    await switchTwoFactorOn(owner);
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
    await switchTwoFactorOn(owner);
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
