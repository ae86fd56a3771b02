import { asc, eq } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { type ExportPart, tablePart } from '../../../platform/export-part.ts';
import { accounts, knownDevices, passkeys, sessions, twoFactors } from '../accounts.tables.ts';

/** Sign-in methods, without hashes, tokens, secrets or keys. */
const signInMethods: ExportPart = {
  name: 'sign-in-methods',
  about:
    'The ways you sign in: password, Google, passkeys, authenticator app. Passwords, keys and secrets are not included.',
  tables: [accounts, passkeys, twoFactors],
  order: [],
  read: async (tx, userId) => {
    const linked = await tx
      .select({
        provider: accounts.providerId,
        accountId: accounts.accountId,
        scope: accounts.scope,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, userId))
      .orderBy(asc(accounts.createdAt), asc(accounts.id));
    const keys = await tx
      .select({
        name: passkeys.name,
        deviceType: passkeys.deviceType,
        backedUp: passkeys.backedUp,
        createdAt: passkeys.createdAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
    const apps = await tx
      .select({ inUse: twoFactors.verified })
      .from(twoFactors)
      .where(eq(twoFactors.userId, userId));
    const none = { name: null, accountId: null, scope: null, deviceType: null, backedUp: null };
    const all = [
      ...linked.map(({ provider, accountId, ...rest }) => ({
        method: provider === 'credential' ? 'password' : provider,
        ...none,
        // For a password it is the user's own id.
        accountId: provider === 'credential' ? null : accountId,
        ...rest,
      })),
      ...keys.map((key) => ({ method: 'passkey', ...none, ...key })),
      ...apps
        .filter(({ inUse }) => inUse)
        .map(() => ({ method: 'authenticator app', ...none, createdAt: null })),
    ];
    return { rows: all, next: undefined };
  },
};

/** Profile, sign-in methods and sessions. */
export const ACCOUNT_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'profile',
    about: 'Your name, e-mail address, units, time zone and repair cost settings.',
    table: users,
    owner: users.id,
    order: [users.id],
  }),
  signInMethods,
  tablePart({
    name: 'sessions',
    about: 'Where you are signed in now: address and browser. Session keys are not included.',
    table: sessions,
    owner: sessions.userId,
    order: [sessions.createdAt, sessions.id],
    shown: {
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    },
  }),
  tablePart({
    name: 'known-devices',
    about:
      'When each browser that you have signed in from was last seen. Their recognition codes are not included.',
    table: knownDevices,
    owner: knownDevices.userId,
    order: [knownDevices.lastSeenAt, knownDevices.deviceHash],
    shown: { lastSeenAt: knownDevices.lastSeenAt },
  }),
];
