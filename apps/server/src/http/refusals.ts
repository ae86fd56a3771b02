import type { AuditKind, AuditSeverity } from '@wrenchwise/domain/audit';

import { codeOfFailure } from './errors.ts';

/** A refusal that belongs on the record of security events. */
export interface Refusal {
  readonly kind: AuditKind;
  readonly severity: AuditSeverity;
  readonly detail: Readonly<Record<string, string>>;
}

/** What a failure means for the record; undefined for what is merely a mistake. */
export const refusalOf = (error: unknown, path: string): Refusal | undefined => {
  const code = codeOfFailure(error);
  // Most failures are mistakes, so that only what is more is named.
  // eslint-disable-next-line typescript/switch-exhaustiveness-check
  switch (code) {
    // Row-level security said no (SQLSTATE 42501): a `where` was forgotten, or somebody is trying.
    case 'permission/denied':
      return { kind: 'access_violation', severity: 'critical', detail: { path } };
    case 'permission/insufficient-rights':
    case 'usage/diagnosis-limit':
    case 'usage/guide-limit':
      return { kind: 'access_denied', severity: 'info', detail: { reason: code } };
    case 'permission/foreign-origin':
      return {
        kind: 'suspicious_activity',
        severity: 'warning',
        detail: { reason: 'foreign-origin', path },
      };
    case 'rate-limit/exceeded':
      return { kind: 'rate_limit_exceeded', severity: 'warning', detail: { path } };
    default:
      return undefined;
  }
};

/** Records a refusal; never fails, and never twice for the same caller within ten minutes. */
export type RecordRefusal = (
  refusal: Refusal,
  caller: { readonly userId: string | null; readonly network: string },
) => Promise<void>;
