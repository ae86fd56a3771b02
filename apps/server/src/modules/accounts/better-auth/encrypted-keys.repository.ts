import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, isNotNull, or } from 'drizzle-orm';

import { accounts, twoFactors } from '../accounts.tables.ts';

/** As they are stored: encrypted. */
export interface StoredTwoFactor {
  /** The TOTP secret. */
  readonly secret: string;
  /** The recovery codes as JSON. */
  readonly backupCodes: string;
}

const KEYS = {
  id: twoFactors.id,
  secret: twoFactors.secret,
  backupCodes: twoFactors.backupCodes,
};

export const findTwoFactor = async (
  db: Database | Transaction,
  userId: string,
): Promise<StoredTwoFactor | undefined> => {
  const [row] = await db.select(KEYS).from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
};

/** The same, with the row locked: of two attempts with one recovery code only the first succeeds. */
export const lockTwoFactor = async (
  tx: Transaction,
  userId: string,
): Promise<(StoredTwoFactor & { readonly id: string }) | undefined> => {
  const [row] = await tx
    .select(KEYS)
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .for('update');
  return row;
};

export const saveTwoFactorKeys = async (
  tx: Transaction,
  id: string,
  keys: StoredTwoFactor,
): Promise<void> => {
  await tx.update(twoFactors).set(keys).where(eq(twoFactors.id, id));
};

export const listTwoFactorUsers = async (db: Database): Promise<readonly string[]> => {
  const rows = await db.select({ userId: twoFactors.userId }).from(twoFactors);
  return rows.map(({ userId }) => userId);
};

interface OAuthTokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/** The tokens of connected accounts, as they are stored: encrypted. */
export const listOAuthTokens = (
  db: Database,
): Promise<readonly (OAuthTokens & { readonly id: string })[]> =>
  db
    .select({
      id: accounts.id,
      accessToken: accounts.accessToken,
      refreshToken: accounts.refreshToken,
    })
    .from(accounts)
    .where(or(isNotNull(accounts.accessToken), isNotNull(accounts.refreshToken)));

/** Replaces the tokens that were read (compare and set: newer ones of a sign-in meanwhile stay). */
export const saveOAuthTokens = async (
  db: Database,
  read: OAuthTokens & { readonly id: string },
  tokens: OAuthTokens,
): Promise<void> => {
  const { id, accessToken, refreshToken } = read;
  await db
    .update(accounts)
    .set(tokens)
    .where(
      and(
        eq(accounts.id, id),
        accessToken === null ? undefined : eq(accounts.accessToken, accessToken),
        refreshToken === null ? undefined : eq(accounts.refreshToken, refreshToken),
      ),
    );
};
