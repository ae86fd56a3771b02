import type { Transaction } from '@wrenchwise/database/database';
import { eq, like, or } from 'drizzle-orm';

import { users, verifications } from '../../db/schema/accounts.ts';
import { contactMessages, rateLimits, securityAuditEvents } from '../../db/schema/operations.ts';

/**
 * Erases a person from every table, as part of `tx`. What refers to them goes with their row;
 * the rest is found by their id or address.
 */
export const erasePerson = async (
  tx: Transaction,
  person: { userId: string; email: string; accountKey: string },
): Promise<void> => {
  const { userId, email } = person;
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
      or(
        like(rateLimits.key, `%${userId}%`),
        like(rateLimits.key, `%${escaped(person.accountKey)}`),
      ),
    );
};

// An address may hold '_' and '%', which stand for anything in a pattern.
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** That somebody left, without who it was. */
export const recordErasure = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(securityAuditEvents)
    .values({ userId: null, kind: 'data_delete', severity: 'warning', detail: { of: 'account' } });
};
