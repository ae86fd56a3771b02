import type { Database } from '@wrenchwise/database/database';

import type { RateLimits } from '../http/limits.ts';
import type { RecordRefusal } from '../http/refusals.ts';
import type { Log } from '../log.ts';
import type { AuditService } from './audit.service.ts';

const WINDOW_SECONDS = 10 * 60;

/**
 * Records refusals as events: a violation of row-level security every time, others once in ten
 * minutes for a caller, so that an attack cannot fill the table.
 */
export const createRecordRefusal =
  (dependencies: {
    audit: AuditService;
    rateLimits: RateLimits;
    db: Database;
    log: Log;
  }): RecordRefusal =>
  async ({ kind, severity, detail }, { userId, network }) => {
    const { audit, rateLimits, db, log } = dependencies;
    try {
      if (kind !== 'access_violation') {
        const isFirst = await rateLimits.isFirst({
          key: `told:${kind}:${userId ?? network}`,
          seconds: WINDOW_SECONDS,
        });
        if (!isFirst) return;
      }
      await audit.record(db, { userId, kind, severity, detail });
    } catch (error) {
      // Recording must neither delay nor fail the response.
      log.error({ err: error, kind }, 'a security event could not be kept');
    }
  };
