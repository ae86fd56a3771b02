import type { Database, Transaction } from '@wrenchwise/database/database';
import type { AuditKind, AuditSeverity } from '@wrenchwise/domain/audit';
import type { AuditEvent } from '@wrenchwise/domain/endpoints/security';

import { databaseErrorCode } from '../../db/error-code.ts';
import { deviceOf } from '../../device-name.ts';
import { requestOrigin } from '../../request-origin.ts';
import { aboutOf } from './audit-words.ts';
import { insertEvent, listEvents } from './audit.repository.ts';

/** What happened. Address and browser are those of the request being served. */
export interface Happening {
  readonly userId: string | null;
  readonly kind: AuditKind;
  /** 'info' unless said. */
  readonly severity?: AuditSeverity;
  /** Ids and catalogue words only: what is written here is shown to the person. */
  readonly detail?: Readonly<Record<string, string>>;
}

export interface AuditService {
  /** Records an event as part of `tx`, or by itself where nothing was changed. */
  readonly record: (tx: Database | Transaction, event: Happening) => Promise<void>;
  readonly list: (
    userId: string,
    query: { page: number; perPage: number; show: 'security' | 'all' },
  ) => Promise<{ events: AuditEvent[]; total: number }>;
}

/**
 * Security audit events (section 3). Sign-ins, sign-ups and what people make of their data are
 * recorded by triggers of the database; the rest comes through here.
 */
export const createAuditService = (dependencies: { db: Database }): AuditService => ({
  record: async (tx, { userId, kind, severity = 'info', detail = {} }) => {
    const origin = requestOrigin();
    const event = {
      userId,
      kind,
      severity,
      ipAddress: origin?.address ?? null,
      userAgent: origin?.agent ?? null,
      detail,
    };
    try {
      await insertEvent(tx, event);
    } catch (error) {
      const isGone = databaseErrorCode(error) === 'db/foreign-key-violation';
      // The account was deleted meanwhile: what happened is kept without it. Only where nothing else
      // hangs on the statement; it has failed the transaction that it belongs to.
      if (!isGone || 'rollback' in tx) throw error;
      await insertEvent(tx, { ...event, userId: null });
    }
  },

  list: async (userId, { page, perPage, show }) => {
    const { events, total } = await listEvents(dependencies.db.forUser(userId), {
      userId,
      page,
      perPage,
      securityOnly: show === 'security',
    });
    return {
      total,
      events: events.map((event) => ({
        id: event.id,
        kind: event.kind,
        severity: event.severity,
        address: event.ipAddress,
        device: event.userAgent === null ? null : deviceOf(event.userAgent).name,
        about: aboutOf(event.detail),
        createdAt: event.createdAt.toISOString(),
      })),
    };
  },
});
