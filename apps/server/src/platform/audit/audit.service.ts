import type { AuditEvent } from '@wrenchwise/contract/endpoints/audit';
import type { Database, Transaction } from '@wrenchwise/database/database';
import type { AuditKind, AuditSeverity } from '@wrenchwise/rules/audit';

import { databaseErrorCode } from '../db/error-code.ts';
import { deviceOf } from '../device-name.ts';
import { requestOrigin } from '../request-origin.ts';
import { aboutOf } from './audit-words.ts';
import { insertEvent, listEvents } from './audit.repository.ts';

/** A new event. Address and browser are taken from the current request. */
export interface Happening {
  readonly userId: string | null;
  readonly kind: AuditKind;
  /** 'info' by default. */
  readonly severity?: AuditSeverity;
  /** Ids and words of the catalogue only: the user sees it. */
  readonly detail?: Readonly<Record<string, string>>;
}

export interface AuditService {
  /** Records an event as part of `tx`, or by itself when nothing else was changed. */
  readonly record: (tx: Database | Transaction, event: Happening) => Promise<void>;
  readonly list: (
    userId: string,
    query: { page: number; perPage: number; show: 'security' | 'all' },
  ) => Promise<{ events: AuditEvent[]; total: number }>;
}

/**
 * Security events (docs/product.md, Security events). Database triggers record sign-ins, sign-ups
 * and changes of data; the rest comes through here.
 */
export const createAuditService = (dependencies: {
  db: Database;
  /** Who acts, where a command records what an operator does. */
  operator?: string | undefined;
}): AuditService => ({
  record: async (tx, { userId, kind, severity = 'info', detail = {} }) => {
    const origin = requestOrigin();
    const { operator } = dependencies;
    const event = {
      userId,
      kind,
      severity,
      ipAddress: origin?.address ?? null,
      userAgent: origin?.agent ?? null,
      detail: kind === 'admin_action' && operator !== undefined ? { operator, ...detail } : detail,
    };
    try {
      await insertEvent(tx, event);
    } catch (error) {
      const isGone = databaseErrorCode(error) === 'db/foreign-key-violation';
      // The account was deleted meanwhile: the event is stored without it. Only outside a
      // transaction: the failed statement has aborted any that it belongs to.
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
