import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, like, or } from 'drizzle-orm';

import { verifications } from '../accounts.tables.ts';

// Rows of `verifications`, distinguished by their identifiers: mailed links, sign-ins that wait for a
// second factor, browsers that are trusted with one.
const RESET = 'reset-password:';
export const EMAIL_CHANGE = 'email-change:';

const isResetLinkOf = (userId: string) =>
  and(eq(verifications.value, userId), like(verifications.identifier, `${RESET}%`));

const isEmailChangeOf = (userId: string) =>
  like(verifications.identifier, `${EMAIL_CHANGE}${userId}:%`);

/** The user of a reset link; undefined for one that is unknown or void. */
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
 * Voids every reset link of a user. The caller holds `lockUser`, so that a link that is used at the
 * same moment either came first or is void.
 */
export const voidResetLinks = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(verifications).where(isResetLinkOf(userId));
};

/** Voids the link of a pending e-mail change, which calls the change off. */
export const voidEmailChange = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(verifications).where(isEmailChangeOf(userId));
};

/**
 * Voids every link that was mailed to a user, and every sign-in that waits for its second factor:
 * whoever began it knew the old password. The caller holds `lockUser`.
 */
export const voidAllLinks = async (tx: Transaction, userId: string): Promise<void> => {
  const isChallenge = and(eq(verifications.value, userId), like(verifications.identifier, '2fa-%'));
  await tx
    .delete(verifications)
    .where(or(isResetLinkOf(userId), isEmailChangeOf(userId), isChallenge));
};

/** Ends 'trust this device': every browser is asked for a second factor again. */
export const forgetTrustedBrowsers = async (
  tx: Database | Transaction,
  userId: string,
): Promise<void> => {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'trust-device-%')));
};
