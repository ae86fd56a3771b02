import type { Database } from '@wrenchwise/database/database';
import { z } from 'zod';

import { isMissing } from '../../platform/adapters/payments/port-failures.ts';
import type { Payments } from '../../platform/adapters/payments/port.ts';
import type { AuditService } from '../../platform/audit/audit.service.ts';
import type { AuthSecrets } from '../../platform/config/auth-secret.ts';
import type { FeatureWith } from '../../platform/feature.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { Log } from '../../platform/log.ts';
import type { Policies } from '../../platform/policies.ts';
import type { MailService } from '../messages/mail/mail.service.ts';
import { createAsk } from './ask-provider.ts';
import { mountBilling } from './billing.routes.ts';
import type { BillingService } from './billing.service.ts';
import { createCheckoutService } from './checkout.service.ts';
import { findCustomer } from './customers.repository.ts';
import { createCustomerOf } from './customers.ts';
import { createPlanChangeService } from './plan-change.service.ts';
import { createPortalService } from './portal.service.ts';
import { createReconcile } from './reconciliation.ts';
import { createRecordEntitlement } from './record-entitlement.ts';
import { createSyncCustomer } from './sync.ts';
import { createTellPayer } from './tell-payer.ts';
import { createTrials } from './trials.ts';
import { createWebhookService } from './webhook.service.ts';

/** Nightly, apart from the other nightly work. */
const NIGHTLY = '41 2 * * *';
const FORGET = 'forget-payment-customer';
const ForgetJob = z.object({ customerId: z.string() });

/** Checkout, changes of plan, and what the payment provider shows. */
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
  const { queue, payments, audit } = dependencies;
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
