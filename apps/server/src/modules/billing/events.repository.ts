import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, inArray } from 'drizzle-orm';

import { checkoutSessions, paymentEvents } from './payments.tables.ts';

/** What became of an event. */
export type EventOutcome = 'applied' | 'superseded' | 'ignored';

export interface EventRecord {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly objectId: string | null;
  readonly customerId: string | null;
}

export const isKnownEvent = async (db: Database, id: string): Promise<boolean> => {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  return rows.length > 0;
};

/** False when the event took effect already. Of two at once the second waits for the first's commit. */
export const insertEvent = async (
  tx: Database | Transaction,
  event: EventRecord & { userId: string | null; outcome: EventOutcome },
): Promise<boolean> => {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
};

/** How a checkout ended. What has ended stays as it is. */
export const settleCheckout = async (
  tx: Transaction,
  sessionId: string,
  status: 'complete' | 'expired',
): Promise<void> => {
  await tx
    .update(checkoutSessions)
    .set({ status })
    .where(
      and(
        eq(checkoutSessions.sessionId, sessionId),
        inArray(checkoutSessions.status, ['creating', 'open', 'replaced']),
      ),
    );
};
