import type { PaymentKind } from '@wrenchwise/contract/endpoints/subscription';
import type { Transaction } from '@wrenchwise/database/database';

import type { CheckoutService } from './checkout.service.ts';
import type { PlanChangeService } from './plan-change.service.ts';
import type { PortalService } from './portal.service.ts';
import type { Reconcile } from './reconciliation.ts';
import type { RecordEntitlement } from './record-entitlement.ts';
import type { SyncCustomer } from './sync.ts';
import type { Trials } from './trials.ts';
import type { WebhookService } from './webhook.service.ts';

/** What billing does for other features; where payments are off, it refuses. */
export interface BillingForOthers {
  readonly kind: PaymentKind;
  readonly planChange: PlanChangeService;
  readonly trials: Pick<Trials, 'isAvailable'>;
  /** Has the provider forget a user, as part of the transaction that erases them. */
  readonly forget: (tx: Transaction, userId: string) => Promise<void>;
}

/** What billing does for the routes, for other features and for the operator's command. */
export interface BillingService extends BillingForOthers {
  readonly webhookSecret: string;
  readonly checkout: CheckoutService;
  readonly portal: PortalService;
  readonly webhook: WebhookService;
  readonly trials: Trials;
  readonly sync: SyncCustomer;
  readonly reconcile: Reconcile;
  readonly recordEntitlement: RecordEntitlement;
}
