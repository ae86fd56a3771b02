import { sql } from 'drizzle-orm';
import {
  index,
  pgTable,
  text,
  uuid,
  boolean,
  integer,
  primaryKey,
  customType,
  bigint,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, id, instant, updatedAt } from '../../platform/db/columns.ts';
import { users } from '../../platform/db/users.tables.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The sign-in method, such as 'password'; null when a session was merely renewed. */
    method: text('method'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_id_idx').on(table.userId)],
);

/** A sign-in method: the password, or an OpenID provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    /** A scrypt hash. */
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('accounts_user_id_idx').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier_idx').on(table.identifier)],
);

/** The secret of an authenticator app and the recovery codes, both encrypted by Better Auth. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first correct code: only then is two-factor on. */
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** The last used code and its time, against TOTP replay. */
    usedCode: text('used_code'),
    usedCodeAt: instant('used_code_at'),
  },
  (table) => [index('two_factors_secret_idx').on(table.secret)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_id_idx').on(table.userId)],
);

/** Known devices: a sign-in from another one is notified by mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the id in the device cookie. */
    deviceHash: text('device_hash').notNull(),
    lastSeenAt: instant('last_seen_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** In the database, so that every instance and every backup has it. */
export const profilePictures = pgTable('profile_pictures', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
  updatedAt: updatedAt(),
});

/** Archives of all that is stored of a user; the bytes are in the file store, in parts. `app_user` reads its own. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'preparing', 'ready' or 'failed'. */
    state: text('state').notNull().default('preparing'),
    parts: integer('parts'),
    bytes: bigint('bytes', { mode: 'number' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('data_exports_user_id_idx').on(table.userId),
    uniqueIndex('data_exports_preparing_idx')
      .on(table.userId)
      .where(sql`state = 'preparing'`),
  ],
);
