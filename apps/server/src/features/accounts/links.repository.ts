import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, like, or } from 'drizzle-orm';

import { verifications } from '../../db/schema/accounts.ts';

const RESET = 'reset-password:';
export const EMAIL_CHANGE = 'email-change:';

const isResetLinkOf = (userId: string) =>
  and(eq(verifications.value, userId), like(verifications.identifier, `${RESET}%`));

const isEmailChangeOf = (userId: string) =>
  like(verifications.identifier, `${EMAIL_CHANGE}${userId}:%`);

/** Whose a reset link is; undefined for one that is unknown or was made useless. */
export const ownerOfResetLink = async (
  db: Database | Transaction,
  token: string,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, `${RESET}${token}`));
  return row?.userId;
};

/**
 * Makes every reset link that was mailed to a user useless. The user's row must be locked by `tx`,
 * so that a link that is used at the same moment was either first or finds itself void.
 */
export const voidResetLinks = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(verifications).where(isResetLinkOf(userId));
};

/** Makes the links of an e-mail change useless: nothing is under way any more. */
export const voidEmailChange = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(verifications).where(isEmailChangeOf(userId));
};

/**
 * Makes useless whatever was mailed to a user, and every log-in that waits for its second factor:
 * whoever began it knew the old password. The user's row must be locked by `tx`.
 */
export const voidAllLinks = async (tx: Transaction, userId: string): Promise<void> => {
  const isChallenge = and(eq(verifications.value, userId), like(verifications.identifier, '2fa-%'));
  await tx
    .delete(verifications)
    .where(or(isResetLinkOf(userId), isEmailChangeOf(userId), isChallenge));
};
