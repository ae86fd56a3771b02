import type { Database, Transaction } from '@wrenchwise/database/database';
import {
  requestNumber,
  SUPPORT_TOPIC_WORDS,
  SUPPORT_TOPICS,
  type SupportStatus,
} from '@wrenchwise/rules/support';
import { asc, eq, like, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { supportRequests } from '../operations.tables.ts';

/** A request for the support team. */
export interface DeskRequest {
  readonly id: string;
  readonly number: string;
  readonly topic: string;
  readonly subject: string;
  readonly message: string;
  readonly priority: string;
  readonly status: string;
  readonly createdAt: Date;
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
}

const selectFrom = (db: Database) =>
  db
    .select({
      request: supportRequests,
      user: { id: users.id, name: users.name, email: users.email },
    })
    .from(supportRequests)
    .innerJoin(users, eq(users.id, supportRequests.userId));

type Selected = Awaited<ReturnType<typeof selectFrom>>[number];

const toDeskRequest = ({ request, user }: Selected): DeskRequest => ({
  id: request.id,
  number: requestNumber(request.id),
  topic: SUPPORT_TOPIC_WORDS[SUPPORT_TOPICS.find((topic) => topic === request.topic) ?? 'other'],
  subject: request.subject,
  message: request.message,
  priority: request.priority,
  status: request.status,
  createdAt: request.createdAt,
  user,
});

/** All open requests, by priority, then the oldest first. */
export const listOpen = async (db: Database): Promise<DeskRequest[]> => {
  const urgency = sql`array_position(array['highest', 'high'], ${supportRequests.priority})`;
  const rows = await selectFrom(db)
    .where(eq(supportRequests.status, 'open'))
    .orderBy(sql`${urgency} asc nulls last`, asc(supportRequests.createdAt));
  return rows.map(toDeskRequest);
};

/** Requests by id prefix: hexadecimal digits and hyphens. */
export const findByStart = async (db: Database, start: string): Promise<DeskRequest[]> => {
  const rows = await selectFrom(db)
    .where(like(sql`${supportRequests.id}::text`, `${start}%`))
    .limit(2);
  return rows.map(toDeskRequest);
};

/** Sets the status; false when the request is gone. */
export const setStatus = async (
  tx: Transaction,
  id: string,
  status: SupportStatus,
): Promise<boolean> => {
  const rows = await tx
    .update(supportRequests)
    .set({ status, updatedAt: sql`app_now()` })
    .where(eq(supportRequests.id, id))
    .returning({ id: supportRequests.id });
  return rows.length > 0;
};
