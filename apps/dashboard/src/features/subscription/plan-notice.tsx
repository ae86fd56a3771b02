import { t } from '@lingui/core/macro';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { planPrice } from '@wrenchwise/rules/plan-price';
import { planOf, PLANS } from '@wrenchwise/rules/plans';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { useDates } from '~/user-settings/user-settings.ts';

import { OpenPortal } from './open-portal.tsx';
import { isRunning } from './standing.ts';
import { SUBSCRIPTION_PAGE } from './subscription-page.ts';

interface Props {
  subscription: Subscription;
}

/** What a paid plan asks of its user: the card after a payment that failed, else a look before a trial ends. */
export function PlanNotice({ subscription }: Props) {
  return subscription.status === 'past_due' ? (
    <PaymentFailed subscription={subscription} />
  ) : (
    <TrialEnding subscription={subscription} />
  );
}

function PaymentFailed({ subscription }: Props) {
  const { planId, pastDue, currentPeriodEnd } = subscription;
  const { longDate } = useDates();
  const { name } = planOf(planId);
  const amount =
    pastDue && formatCents(pastDue.amount, { currency: pastDue.currency, exact: true });
  return (
    <Notice
      tone="medium"
      className="mb-6"
      title={
        amount
          ? t`Your payment of ${amount} for ${name} did not go through.`
          : t`Your payment for ${name} did not go through.`
      }
    >
      <p>
        {isRunning(subscription)
          ? t`Update your card, and it is tried again. You keep ${name} until ${longDate(currentPeriodEnd)}.`
          : t`Update your card, and it is tried again. Until then you have what ${PLANS.free.name} includes.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <OpenPortal label={t`Update card`} tone="primary" size="sm" />
        <LinkButton
          to={SUBSCRIPTION_PAGE}
          tone="secondary"
          size="sm"
        >{t`See your subscription`}</LinkButton>
      </div>
    </Notice>
  );
}

function TrialEnding({ subscription }: Props) {
  const { planId, trialEnd, currentPeriodEnd } = subscription;
  const { longDate } = useDates();
  const { name, priceCents } = planOf(planId);
  return (
    <Notice
      tone="info"
      className="mb-6"
      title={t`Your trial of ${name} ends on ${longDate(trialEnd ?? currentPeriodEnd)}.`}
    >
      <p>{t`Then it goes on for ${planPrice(priceCents)} a month, in US dollars. Cancel before, and nothing is charged.`}</p>
      <LinkButton
        to={SUBSCRIPTION_PAGE}
        tone="secondary"
        size="sm"
        className="mt-3"
      >{t`See your subscription`}</LinkButton>
    </Notice>
  );
}
