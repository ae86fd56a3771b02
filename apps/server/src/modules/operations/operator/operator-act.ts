import type { Database, Transaction } from '@wrenchwise/database/database';

import type { AuditService } from '../../../platform/audit/audit.service.ts';

/** Who acts and why: recorded with every change. */
export interface Warrant {
  readonly operator: string;
  readonly reason: string;
}

/** What an operator can do; worded for the account's user in `audit-words.ts`. */
export type OperatorAct =
  | 'account-locked'
  | 'account-unlocked'
  | 'email-verified'
  | 'sessions-ended'
  | 'data-exported'
  | 'account-erased'
  | 'jobs-retried'
  | 'webhook-resumed';

/** The operator asked for something that is not there, or not to be done. */
export class OperatorRefusal extends Error {
  override readonly name = 'OperatorRefusal';
}

/** Records an act in the audit, as part of `tx`; of no account where it concerns everybody. */
export const recordAct = (
  audit: Pick<AuditService, 'record'>,
  tx: Database | Transaction,
  act: OperatorAct,
  { operator, reason }: Warrant,
  userId: string | null,
): Promise<void> =>
  audit.record(tx, {
    userId,
    kind: 'admin_action',
    severity: 'warning',
    detail: { by: 'operator', act, operator, reason },
  });
