import type { Database, Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import { isMissing } from '../../adapters/payments/payment-failure.ts';
import type { Payments } from '../../adapters/payments/port.ts';
import type { AuthSecrets } from '../../config/auth-secret.ts';
import type { FeatureWith } from '../../feature.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Log } from '../../log.ts';
import type { Policies } from '../../policies.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { createAsk } from './ask-provider.ts';
import { mountBilling } from './billing.routes.ts';
import { type CheckoutService, createCheckoutService } from './checkout.service.ts';
import { findCustomer } from './customers.repository.ts';
import { createCustomerOf } from './customers.ts';
import { createPlanChangeService, type PlanChangeService } from './plan-change.service.ts';
import { createPortalService, type PortalService } from './portal.service.ts';
import { createReconcile, type Reconcile } from './reconciliation.ts';
import { createRecordEntitlement, type RecordEntitlement } from './record-entitlement.ts';
import { createSyncCustomer, type SyncCustomer } from './sync.ts';
import { createTellPayer } from './tell-payer.ts';
import { createTrials, type Trials } from './trials.ts';
import { createWebhookService, type WebhookService } from './webhook.service.ts';

export interface BillingService {
  readonly kind: Payments['kind'];
  readonly webhookSecret: string;
  readonly checkout: CheckoutService;
  readonly portal: PortalService;
  readonly planChange: PlanChangeService;
  readonly webhook: WebhookService;
  readonly trials: Trials;
  readonly sync: SyncCustomer;
  readonly reconcile: Reconcile;
  readonly recordEntitlement: RecordEntitlement;
  /** Has the provider forget a user, as part of the transaction that erases them. */
  readonly forget: (tx: Transaction, userId: string) => Promise<void>;
}

/** Nightly, apart from the other nightly work. */
const NIGHTLY = '41 2 * * *';
const FORGET = 'forget-payment-customer';
const ForgetJob = z.object({ customerId: z.string() });

/** Checkout, changes of plan, and what the payment provider tells. */
export const createBillingFeature = async (dependencies: {
  db: Database;
  queue: Pick<JobQueue, 'send' | 'work' | 'schedule'>;
  payments: Payments;
  policies: Pick<Policies, 'service'>;
  secrets: AuthSecrets;
  audit: Pick<AuditService, 'record'>;
  mail: Pick<MailService, 'send'>;
  appUrl: string;
  now: () => Date;
  log: Log;
}): Promise<FeatureWith<BillingService>> => {
  const { db, queue, payments, audit } = dependencies;
  const { client } = payments;
  const ask = createAsk(dependencies.policies);
  const trials = await createTrials(dependencies);
  const recordEntitlement = createRecordEntitlement(audit);
  const shared = { ...dependencies, client, ask, trials, recordEntitlement };
  const sync = createSyncCustomer({ ...shared, tellPayer: createTellPayer(dependencies) });
  const reconcile = createReconcile({ ...shared, sync });

  await queue.schedule('payment-reconciliation', NIGHTLY, async () => {
    await reconcile();
  });
  await queue.work(FORGET, async (data) => {
    const { customerId } = ForgetJob.parse(data);
    await client.customers.del(customerId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });

  const service: BillingService = {
    kind: payments.kind,
    webhookSecret: payments.webhookSecret,
    checkout: createCheckoutService({ ...shared, sync, customerOf: createCustomerOf(shared) }),
    portal: createPortalService(shared),
    planChange: createPlanChangeService({ ...shared, sync }),
    webhook: createWebhookService({ ...shared, sync }),
    trials,
    sync,
    reconcile,
    recordEntitlement,
    forget: async (tx, userId) => {
      const customer = await findCustomer(tx, userId);
      if (customer) await queue.send(FORGET, { customerId: customer.customerId }, { tx });
    },
  };
  return { service, mountApi: ({ mount }) => mountBilling(mount, service) };
};
