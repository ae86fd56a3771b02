import type { Database } from '@wrenchwise/database/database';
import { and, isNotNull, isNull, lt } from 'drizzle-orm';

import { sessions, verifications } from '../../db/schema/accounts.ts';
import {
  applicationErrors,
  contactMessages,
  pageViews,
  rateLimits,
  securityAuditEvents,
} from '../../db/schema/operations.ts';

/** From when on a row of each kind is kept; what is older goes. */
export interface RetentionCutoffs {
  readonly contactMessages: Date;
  readonly errorReports: Date;
  readonly refusals: Date;
  readonly counters: Date;
  readonly pageViews: Date;
  /** By the moment at which they ended, not at which they were made. */
  readonly sessions: Date;
}

/** Removes what is older, everybody's: by the owner's role. */
export const removeOlder = async (db: Database, since: RetentionCutoffs): Promise<void> => {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, since.contactMessages));
  await db.delete(applicationErrors).where(lt(applicationErrors.createdAt, since.errorReports));
  // An event that is nobody's names an address. The line that an account was deleted names none.
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
  await db.delete(pageViews).where(lt(pageViews.day, since.pageViews.toISOString().slice(0, 10)));
  await db.delete(sessions).where(lt(sessions.expiresAt, since.sessions));
  await db.delete(verifications).where(lt(verifications.expiresAt, since.sessions));
};
