import { and, eq, gt, like, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/connect.ts';
import { sessions, users, verifications } from '../../db/schema/accounts.ts';

const PREFIX = 'email-change:';

/** Keeps a link of an e-mail change, by its token's hash; an older one of the person is void. */
export const keepLink = async (
  tx: Transaction,
  link: { userId: string; tokenHash: string; value: string; seconds: number },
): Promise<void> => {
  await dropLinks(tx, link.userId);
  await tx.insert(verifications).values({
    identifier: `${PREFIX}${link.userId}:${link.tokenHash}`,
    value: link.value,
    expiresAt: sql`app_now() + make_interval(secs => ${link.seconds})`,
  });
};

/** Takes a link: whoever comes second finds nothing. */
export const takeLink = async (tx: Transaction, tokenHash: string): Promise<string | undefined> => {
  const [row] = await tx
    .delete(verifications)
    .where(
      and(
        like(verifications.identifier, `${PREFIX}%:${tokenHash}`),
        gt(verifications.expiresAt, sql`app_now()`),
      ),
    )
    .returning({ value: verifications.value });
  return row?.value;
};

const dropLinks = (tx: Transaction, userId: string) =>
  tx.delete(verifications).where(like(verifications.identifier, `${PREFIX}${userId}:%`));

/** Gives a person another address, if they still have the one that they had when they asked. */
export const replaceEmail = async (
  tx: Transaction,
  given: { userId: string; from: string; to: string },
): Promise<{ name: string } | undefined> => {
  const [row] = await tx
    .update(users)
    .set({ email: given.to, emailVerified: true, updatedAt: sql`app_now()` })
    .where(and(eq(users.id, given.userId), eq(users.email, given.from)))
    .returning({ name: users.name });
  return row;
};

export const endAllSessions = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
};
