import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, gt, like, sql } from 'drizzle-orm';

import { users } from '../../../../platform/db/users.tables.ts';
import { sessions, verifications } from '../../accounts.tables.ts';
import { EMAIL_CHANGE, voidEmailChange } from '../../identity/verifications.repository.ts';

/** Stores a link of an e-mail change by its token's hash; an older one of the user is void. */
export const storeLink = async (
  tx: Transaction,
  link: { userId: string; tokenHash: string; value: string; seconds: number },
): Promise<void> => {
  await voidEmailChange(tx, link.userId);
  await tx.insert(verifications).values({
    identifier: `${EMAIL_CHANGE}${link.userId}:${link.tokenHash}`,
    value: link.value,
    expiresAt: sql`app_now() + make_interval(secs => ${link.seconds})`,
  });
};

const isValid = (identifier: string) =>
  and(like(verifications.identifier, identifier), gt(verifications.expiresAt, sql`app_now()`));

/** The stored value of a link that still works. */
export const findLink = async (tx: Transaction, tokenHash: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ value: verifications.value })
    .from(verifications)
    .where(isValid(`${EMAIL_CHANGE}%:${tokenHash}`));
  return row?.value;
};

/** Takes a link, once: of two that follow it at once the second finds nothing. */
export const takeLink = async (tx: Transaction, tokenHash: string): Promise<string | undefined> => {
  const [row] = await tx
    .delete(verifications)
    .where(isValid(`${EMAIL_CHANGE}%:${tokenHash}`))
    .returning({ value: verifications.value });
  return row?.value;
};

/** The link of a user's pending change: there is one at most. */
export const findPending = async (
  db: Database | Transaction,
  userId: string,
): Promise<{ value: string; createdAt: Date; expiresAt: Date } | undefined> => {
  const [row] = await db
    .select({
      value: verifications.value,
      createdAt: verifications.createdAt,
      expiresAt: verifications.expiresAt,
    })
    .from(verifications)
    .where(isValid(`${EMAIL_CHANGE}${userId}:%`));
  return row;
};

/** Gives a user another address, if they still have the one that they asked with. */
export const replaceEmail = async (
  tx: Transaction,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<{ name: string } | undefined> => {
  const [row] = await tx
    .update(users)
    .set({ email: to, emailVerified: true, updatedAt: sql`app_now()` })
    .where(and(eq(users.id, userId), eq(users.email, from)))
    .returning({ name: users.name });
  return row;
};

export const endAllSessions = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
};
