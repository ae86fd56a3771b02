import type { AuditKind, AuditSeverity } from '@wrenchwise/rules/audit';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, id } from '../db/columns.ts';
import { users } from '../db/users.tables.ts';

export const securityAuditEvents = pgTable(
  'security_audit_events',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A kind of `AUDIT_KINDS`, such as 'auth_success'. */
    kind: text('kind').$type<AuditKind>().notNull(),
    /** 'info', 'warning', 'error' or 'critical'. */
    severity: text('severity').$type<AuditSeverity>().notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('security_audit_events_user_id_created_at_idx').on(table.userId, table.createdAt.desc()),
  ],
);
