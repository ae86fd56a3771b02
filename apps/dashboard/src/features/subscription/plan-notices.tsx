import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { formatCents } from '@wrenchwise/rules/money';
import { planPrice } from '@wrenchwise/rules/plan-price';
import { planOf, PLANS } from '@wrenchwise/rules/plans';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { useLocation } from 'react-router';

import { useDates } from '~/user-settings/user-settings.ts';

import { OpenPortal } from './open-portal.tsx';
import { isRunning } from './standing.ts';

const SUBSCRIPTION_PAGE = '/dashboard/subscription';
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
  if (subscription.status === 'past_due') return <PaymentFailed subscription={subscription} />;
  return isTrialEnding(subscription) ? <TrialEnding subscription={subscription} /> : null;
}

function PaymentFailed({ subscription }: { subscription: Subscription }) {
  const { planId, pastDue, currentPeriodEnd } = subscription;
  const { longDate } = useDates();
  const { name } = planOf(planId);
  const amount =
    pastDue && formatCents(pastDue.amount, { currency: pastDue.currency, exact: true });
  return (
    <Notice
      tone="medium"
      className="mb-6"
      title={`Your payment${amount ? ` of ${amount}` : ''} for ${name} did not go through.`}
    >
      <p>
        {isRunning(subscription)
          ? `Update your card, and it is tried again. You keep ${name} until ${longDate(currentPeriodEnd)}.`
          : `Update your card, and it is tried again. Until then you have what ${PLANS.free.name} includes.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <OpenPortal label="Update card" tone="primary" size="sm" />
        <LinkButton to={SUBSCRIPTION_PAGE} tone="secondary" size="sm">
          See your subscription
        </LinkButton>
      </div>
    </Notice>
  );
}

function TrialEnding({ subscription }: { subscription: Subscription }) {
  const { planId, trialEnd, currentPeriodEnd } = subscription;
  const { longDate } = useDates();
  const { name, priceCents } = planOf(planId);
  return (
    <Notice
      tone="info"
      className="mb-6"
      title={`Your trial of ${name} ends on ${longDate(trialEnd ?? currentPeriodEnd)}.`}
    >
      <p>
        Then it goes on for {planPrice(priceCents)} a month, in US dollars. Cancel before, and
        nothing is charged.
      </p>
      <LinkButton to={SUBSCRIPTION_PAGE} tone="secondary" size="sm" className="mt-3">
        See your subscription
      </LinkButton>
    </Notice>
  );
}
