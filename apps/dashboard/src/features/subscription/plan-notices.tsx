import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

import { patiently } from '~/connection/connection.ts';

import { SUBSCRIPTION_PAGE } from './subscription-page.ts';

// Few have a payment that failed or a trial that ends: nobody else loads the words for it.
const PlanNotice = lazy(
  patiently(async () => ({ default: (await import('./plan-notice.tsx')).PlanNotice })),
);

const DAY = 86_400_000;
const TRIAL_DAYS = 3;

/** Whether a trial that will be paid for ends within three days. */
const isTrialEnding = (
  { status, trialEnd, cancelAtPeriodEnd }: Subscription,
  now = new Date(),
): boolean => {
  if (status !== 'trialing' || trialEnd === null || cancelAtPeriodEnd) return false;
  const left = new Date(trialEnd).getTime() - now.getTime();
  return left > 0 && left <= TRIAL_DAYS * DAY;
};

/** Above every page but the subscription's own, which says so itself: a payment that failed, a trial that ends. */
export function PlanNotices({ subscription }: { subscription: Subscription }) {
  const { pathname } = useLocation();
  if (pathname === SUBSCRIPTION_PAGE) return null;
  if (subscription.status !== 'past_due' && !isTrialEnding(subscription)) return null;
  return (
    <Suspense>
      <PlanNotice subscription={subscription} />
    </Suspense>
  );
}
