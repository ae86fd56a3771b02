import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import type { AuditKind, AuditSeverity } from '@wrenchwise/rules/audit';
import { and, count, desc, eq, notInArray } from 'drizzle-orm';

import { securityAuditEvents } from './audit.tables.ts';

/** A stored event. */
export interface EventRecord {
  /** Null where no account is known, as for a failed log-in with an unknown address. */
  readonly userId: string | null;
  readonly kind: AuditKind;
  readonly severity: AuditSeverity;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly detail: Record<string, unknown>;
}

export const insertEvent = async (
  db: Database | Transaction,
  event: EventRecord,
): Promise<void> => {
  await db.insert(securityAuditEvents).values(event);
};

const DATA_KINDS: AuditKind[] = ['data_create', 'data_update', 'data_delete'];

/** A user's events, newest first, and their total. */
export const listEvents = async (
  own: UserDatabase | Transaction,
  filter: { userId: string; page: number; perPage: number; securityOnly: boolean },
) => {
  const mine = and(
    eq(securityAuditEvents.userId, filter.userId),
    filter.securityOnly ? notInArray(securityAuditEvents.kind, DATA_KINDS) : undefined,
  );
  const [events, [counted]] = await Promise.all([
    own
      .select()
      .from(securityAuditEvents)
      .where(mine)
      .orderBy(desc(securityAuditEvents.createdAt), desc(securityAuditEvents.id))
      .limit(filter.perPage)
      .offset((filter.page - 1) * filter.perPage),
    own.select({ total: count() }).from(securityAuditEvents).where(mine),
  ]);
  return { events, total: counted?.total ?? 0 };
};
