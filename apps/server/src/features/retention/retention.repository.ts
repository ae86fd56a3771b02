import type { Database } from '@wrenchwise/database/database';
import { and, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';

import { sessions, verifications } from '../../db/schema/accounts.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { diagnosisShares, garageReplies } from '../../db/schema/diagnosis-sharing.ts';
import { modelSpend } from '../../db/schema/model-spend.ts';
import { notifications } from '../../db/schema/notifications.ts';
import {
  applicationErrors,
  contactMessages,
  pageViews,
  rateLimits,
  securityAuditEvents,
} from '../../db/schema/operations.ts';
import { webhookDeliveries } from '../../db/schema/webhooks.ts';

/** The oldest time of a row that is retained, by kind. */
export interface RetentionCutoffs {
  readonly contactMessages: Date;
  readonly errorReports: Date;
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
}

/** Deletes older rows of all users, by the owner role. */
export const removeOlder = async (db: Database, since: RetentionCutoffs): Promise<void> => {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, since.contactMessages));
  await db.delete(applicationErrors).where(lt(applicationErrors.createdAt, since.errorReports));
  // Events without an account may name an address; the record of a deletion does not.
  await db
    .delete(securityAuditEvents)
    .where(
      and(
        isNull(securityAuditEvents.userId),
        isNotNull(securityAuditEvents.ipAddress),
        lt(securityAuditEvents.createdAt, since.refusals),
      ),
    );
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, since.counters));
  await db
    .delete(modelSpend)
    .where(lt(modelSpend.day, since.modelSpend.toISOString().slice(0, 10)));
  await db.delete(pageViews).where(lt(pageViews.day, since.pageViews.toISOString().slice(0, 10)));
  // What they said goes; the key stays, so that a reminder is not told again.
  await db
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
    );
  await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, since.webhookDeliveries));
  await db.delete(sessions).where(lt(sessions.expiresAt, since.sessions));
  await db.delete(verifications).where(lt(verifications.expiresAt, since.sessions));
  await db.delete(chatMessages).where(lt(chatMessages.createdAt, since.chatMessages));
  // A link that a garage replied by stays with the reply, which is the owner's.
  const replies = db
    .select({ one: sql`1` })
    .from(garageReplies)
    .where(sql`${garageReplies.shareId} = ${diagnosisShares.id}`);
  await db
    .delete(diagnosisShares)
    .where(
      and(
        lt(
          sql`least(${diagnosisShares.expiresAt}, ${diagnosisShares.revokedAt})`,
          since.endedShares,
        ),
        notExists(replies),
      ),
    );
};
