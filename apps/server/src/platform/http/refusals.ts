import type { AuditKind, AuditSeverity } from '@wrenchwise/rules/audit';

import { codeOfFailure } from './errors.ts';

/** A refusal that is recorded as a security event. */
export interface Refusal {
  readonly kind: AuditKind;
  readonly severity: AuditSeverity;
  readonly detail: Readonly<Record<string, string>>;
}

/** The event of a failure; undefined for ordinary mistakes. */
export const refusalOf = (error: unknown, path: string): Refusal | undefined => {
  const code = codeOfFailure(error);
  // Only these failures are events.
  // eslint-disable-next-line typescript/switch-exhaustiveness-check
  switch (code) {
    // Row-level security refused (SQLSTATE 42501): a forgotten `where`, or an attack.
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
    case 'file/malware':
      return { kind: 'suspicious_activity', severity: 'warning', detail: { reason: code, path } };
    case 'rate-limit/exceeded':
      return { kind: 'rate_limit_exceeded', severity: 'warning', detail: { path } };
    default:
      return undefined;
  }
};

/** Records a refusal. Never throws, and records a caller once in ten minutes. */
export type RecordRefusal = (
  refusal: Refusal,
  caller: { readonly userId: string | null; readonly network: string },
) => Promise<void>;
