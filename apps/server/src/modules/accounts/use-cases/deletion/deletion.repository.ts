import type { Transaction } from '@wrenchwise/database/database';
import { eq, like, or } from 'drizzle-orm';

import { securityAuditEvents } from '../../../../platform/audit/audit.tables.ts';
import { users } from '../../../../platform/db/users.tables.ts';
import { rateLimits } from '../../../../platform/http/limits.tables.ts';
import { contactMessages } from '../../../operations/operations.tables.ts';
import { verifications } from '../../accounts.tables.ts';

/**
 * Erases a user from every table, as part of `tx`. Rows that refer to theirs go with it (cascade);
 * the rest is found by id or address.
 */
export const eraseUser = async (
  tx: Transaction,
  { userId, email, accountKey }: { userId: string; email: string; accountKey: string },
): Promise<void> => {
  await tx.delete(users).where(eq(users.id, userId));
  await tx
    .delete(verifications)
    .where(
      or(
        like(verifications.value, `%${userId}%`),
        like(verifications.identifier, `%${userId}%`),
        like(verifications.value, `%${escaped(email)}%`),
      ),
    );
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
  await tx
    .delete(rateLimits)
    .where(
      or(like(rateLimits.key, `%${userId}%`), like(rateLimits.key, `%${escaped(accountKey)}`)),
    );
};

// Escapes LIKE's wildcards, which an address may contain.
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Records that an account was deleted, without whose it was. */
export const recordErasure = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(securityAuditEvents)
    .values({ userId: null, kind: 'data_delete', severity: 'warning', detail: { of: 'account' } });
};
