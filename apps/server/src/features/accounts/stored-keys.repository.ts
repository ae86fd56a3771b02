import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, isNotNull, or } from 'drizzle-orm';

import { accounts, twoFactors } from '../../db/schema/accounts.ts';

export interface TwoFactorKeys {
  /** Of the authenticator app, encrypted. */
  readonly secret: string;
  /** The recovery codes as JSON, encrypted. */
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
): Promise<TwoFactorKeys | undefined> => {
  const [row] = await db.select(KEYS).from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
};

/** The same, held until `tx` ends: a recovery code is used up by one of two that try it at once. */
export const lockTwoFactor = async (
  tx: Transaction,
  userId: string,
): Promise<(TwoFactorKeys & { readonly id: string }) | undefined> => {
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
  keys: TwoFactorKeys,
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

/** The tokens of connected accounts, encrypted. */
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

/** Keeps tokens in place of those that were read; newer ones of a sign-in meanwhile stay. */
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
