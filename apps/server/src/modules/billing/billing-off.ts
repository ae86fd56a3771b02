import {
  cancelSubscription,
  changePlan,
  createCheckout,
  createPortalSession,
  previewPlanChange,
  receivePaymentEvent,
  resumeSubscription,
} from '@wrenchwise/contract/endpoints/billing';
import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../platform/app-error.ts';
import type { FeatureWith } from '../../platform/feature.ts';
import type { Log } from '../../platform/log.ts';
import type { BillingForOthers } from './billing.service.ts';
import { findCustomer } from './customers.repository.ts';
import { countRunningSubscriptions } from './running-subscriptions.repository.ts';

/** Everything that buys, pays or changes a plan. */
const SOLD = [
  createCheckout,
  createPortalSession,
  previewPlanChange,
  changePlan,
  cancelSubscription,
  resumeSubscription,
  receivePaymentEvent,
];

const refuse = (): never => {
  throw new AppError('payments/off');
};

/**
 * Billing of an installation without payments: whatever sells answers `payments/off`, before anything
 * else of the request is looked at. Must come before the features that answer at the same addresses.
 */
export const createBillingOff = async ({
  db,
  log,
}: {
  db: Database;
  log: Log;
}): Promise<FeatureWith<BillingForOthers>> => {
  const running = await countRunningSubscriptions(db);
  if (running > 0) {
    log.warn(
      { subscriptions: running },
      'payments are off, but the payment provider still collects: cancel these subscriptions there',
    );
  }
  return {
    service: {
      kind: 'off',
      trials: { isAvailable: async () => false },
      planChange: {
        preview: async () => refuse(),
        change: async () => refuse(),
        cancel: async () => refuse(),
        resume: async () => refuse(),
      },
      forget: async (tx, userId) => {
        const customer = await findCustomer(tx, userId);
        if (!customer) return;
        const { customerId } = customer;
        log.warn({ customerId }, 'an account was erased whose customer the payment provider has');
      },
    },
    mountApi: ({ app }) => {
      for (const { method, path } of SOLD) app.on(method, path, refuse);
    },
  };
};
