import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { paymentsAreOff } from '@wrenchwise/client/installation.ts';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { PLANS } from '@wrenchwise/rules/plans';

import { subscriptionQuery } from './subscription.queries.ts';

const { free } = PLANS;

// Shown while the real one cannot be read. Nothing is written, and no usage is claimed.
const FALLBACK: Subscription = {
  id: null,
  planId: 'free',
  tier: 'free',
  name: free.name,
  status: 'active',
  active: true,
  currentPeriodStart: '',
  currentPeriodEnd: '',
  cancelAtPeriodEnd: false,
  canceledAt: null,
  endedAt: null,
  trialEnd: null,
  renewalDate: t`No renewal date (fallback)`,
  features: [...free.featureKeys],
  usage: { diagnoses: 0, repairGuides: 0 },
  limits: { ...free.allowances },
  paymentMethod: null,
  pastDue: null,
  trialAvailable: false,
  source: 'none',
  cancelReason: null,
  payments: 'stripe',
};

// Without payments there is no plan to fall back to, and no limit to fear.
const fallback = (): Subscription =>
  paymentsAreOff()
    ? {
        ...FALLBACK,
        planId: 'enterprise',
        tier: 'enterprise',
        name: PLANS.enterprise.name,
        features: [...PLANS.enterprise.featureKeys],
        limits: { ...PLANS.enterprise.allowances },
        payments: 'off',
      }
    : FALLBACK;

/** The subscription, or the fallback when it could not be loaded; undefined while it loads. */
export const useSubscription = () => {
  const query = useQuery(subscriptionQuery());
  const isFallback = query.isError && query.data === undefined;
  return {
    ...query,
    subscription: query.data ?? (isFallback ? fallback() : undefined),
    isFallback,
  };
};
