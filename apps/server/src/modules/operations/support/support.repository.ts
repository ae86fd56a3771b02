import type { SupportRequest } from '@wrenchwise/contract/endpoints/support';
import type { Transaction, UserDatabase } from '@wrenchwise/database/database';
import {
  requestNumber,
  SUPPORT_PRIORITIES,
  SUPPORT_STATUSES,
  SUPPORT_TOPICS,
  type SupportPriority,
  type SupportTopic,
} from '@wrenchwise/rules/support';
import { count, desc, eq } from 'drizzle-orm';

import { supportRequests } from '../operations.tables.ts';

type Row = typeof supportRequests.$inferSelect;

export interface RequestRecord {
  readonly id: string;
  readonly userId: string;
  readonly topic: SupportTopic;
  readonly subject: string;
  readonly message: string;
  readonly diagnosisId: string | null;
  readonly priority: SupportPriority;
}

const toRequest = (row: Row): SupportRequest => ({
  id: row.id,
  number: requestNumber(row.id),
  topic: SUPPORT_TOPICS.find((topic) => topic === row.topic) ?? 'other',
  subject: row.subject,
  message: row.message,
  diagnosisId: row.diagnosisId,
  priority: SUPPORT_PRIORITIES.find((priority) => priority === row.priority) ?? 'normal',
  status: SUPPORT_STATUSES.find((status) => status === row.status) ?? 'open',
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Stores a request, by the owner role; undefined when its id exists already. */
export const insertRequest = async (
  tx: Transaction,
  record: RequestRecord,
): Promise<SupportRequest | undefined> => {
  const [row] = await tx.insert(supportRequests).values(record).onConflictDoNothing().returning();
  return row && toRequest(row);
};

export const findRequest = async (
  own: UserDatabase,
  id: string,
): Promise<SupportRequest | undefined> => {
  const [row] = await own.select().from(supportRequests).where(eq(supportRequests.id, id));
  return row && toRequest(row);
};

/** A user's requests, newest first, and their total. */
export const listRequests = async (
  own: UserDatabase,
  filter: { userId: string; page: number; perPage: number },
): Promise<{ requests: SupportRequest[]; total: number }> => {
  const mine = eq(supportRequests.userId, filter.userId);
  const [rows, [counted]] = await Promise.all([
    own
      .select()
      .from(supportRequests)
      .where(mine)
      .orderBy(desc(supportRequests.createdAt), desc(supportRequests.id))
      .limit(filter.perPage)
      .offset((filter.page - 1) * filter.perPage),
    own.select({ total: count() }).from(supportRequests).where(mine),
  ]);
  return { requests: rows.map(toRequest), total: counted?.total ?? 0 };
};
