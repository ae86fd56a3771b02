import { type Database, rowsOf } from '@wrenchwise/database/database';
import { and, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';

import { sessions, verifications } from '../../../platform/db/schema/accounts.ts';
import { chatMessages } from '../../../platform/db/schema/chat.ts';
import { diagnosisShares, garageReplies } from '../../../platform/db/schema/diagnosis-sharing.ts';
import { modelSpend } from '../../../platform/db/schema/model-spend.ts';
import { notifications } from '../../../platform/db/schema/notifications.ts';
import {
  applicationErrors,
  contactMessages,
  pageViews,
  rateLimits,
  retentionRuns,
} from '../../../platform/db/schema/operations.ts';
import { webhookDeliveries } from '../../../platform/db/schema/webhooks.ts';

/** The oldest time of a row that is retained, by kind. */
export interface RetentionCutoffs {
  readonly contactMessages: Date;
  readonly errorReports: Date;
  /** Of accounts. */
  readonly securityEvents: Date;
  /** Events without an account that may name an address. */
  readonly refusals: Date;
  readonly counters: Date;
  readonly modelSpend: Date;
  readonly pageViews: Date;
  /** By when they were read. */
  readonly readNotifications: Date;
  readonly unreadNotifications: Date;
  readonly webhookDeliveries: Date;
  /** By their end, not their creation. */
  readonly sessions: Date;
  /** Links for garages, by when they expired or were revoked. */
  readonly endedShares: Date;
  readonly chatMessages: Date;
  /** What earlier runs deleted. */
  readonly retentionRuns: Date;
}

/** How many rows went, by kind. */
export type Deleted = Readonly<Record<string, number>>;

/** Deletes older rows of all users, by the owner role, and returns how many. */
export const removeOlder = async (db: Database, since: RetentionCutoffs): Promise<Deleted> => {
  const gone = { id: sql<number>`1` };
  const contacts = await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, since.contactMessages))
    .returning(gone);
  const errors = await db
    .delete(applicationErrors)
    .where(lt(applicationErrors.createdAt, since.errorReports))
    .returning(gone);
  const [events] = await rowsOf(
    db,
    sql`select account_events, refusals
        from expire_security_events(${since.securityEvents.toISOString()}::timestamptz, ${since.refusals.toISOString()}::timestamptz)`,
  );
  const counters = await db
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, since.counters))
    .returning(gone);
  const spend = await db
    .delete(modelSpend)
    .where(lt(modelSpend.day, since.modelSpend.toISOString().slice(0, 10)))
    .returning(gone);
  const views = await db
    .delete(pageViews)
    .where(lt(pageViews.day, since.pageViews.toISOString().slice(0, 10)))
    .returning(gone);
  // What they said goes; the key stays, so that a reminder is not sent again.
  const said = await db
    .update(notifications)
    .set({
      title: '',
      body: '',
      href: '',
      readAt: sql`coalesce(${notifications.readAt}, app_now())`,
    })
    .where(
      and(
        ne(notifications.title, ''),
        or(
          lt(notifications.readAt, since.readNotifications),
          and(isNull(notifications.readAt), lt(notifications.createdAt, since.unreadNotifications)),
        ),
      ),
    )
    .returning(gone);
  const deliveries = await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, since.webhookDeliveries))
    .returning(gone);
  const ended = await db
    .delete(sessions)
    .where(lt(sessions.expiresAt, since.sessions))
    .returning(gone);
  const links = await db
    .delete(verifications)
    .where(lt(verifications.expiresAt, since.sessions))
    .returning(gone);
  const messages = await db
    .delete(chatMessages)
    .where(lt(chatMessages.createdAt, since.chatMessages))
    .returning(gone);
  // A link that a garage replied by stays with the reply, which is the owner's.
  const replies = db
    .select({ one: sql`1` })
    .from(garageReplies)
    .where(sql`${garageReplies.shareId} = ${diagnosisShares.id}`);
  const shares = await db
    .delete(diagnosisShares)
    .where(
      and(
        lt(
          sql`least(${diagnosisShares.expiresAt}, ${diagnosisShares.revokedAt})`,
          since.endedShares,
        ),
        notExists(replies),
      ),
    )
    .returning(gone);
  const runs = await db
    .delete(retentionRuns)
    .where(lt(retentionRuns.createdAt, since.retentionRuns))
    .returning(gone);
  return {
    contactMessages: contacts.length,
    errorReports: errors.length,
    securityEvents: Number(events?.['account_events']),
    refusals: Number(events?.['refusals']),
    counters: counters.length,
    modelSpend: spend.length,
    pageViews: views.length,
    notifications: said.length,
    webhookDeliveries: deliveries.length,
    sessions: ended.length,
    mailedLinks: links.length,
    chatMessages: messages.length,
    shares: shares.length,
    retentionRuns: runs.length,
  };
};

/** Stores what a run deleted. */
export const recordRun = async (db: Database, deleted: Deleted): Promise<void> => {
  await db.insert(retentionRuns).values({ deleted });
};
