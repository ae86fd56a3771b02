import { t } from '@lingui/core/macro';
import { ALL_INCLUDED, paymentsAreOff } from '@wrenchwise/client/installation.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useSearchParams } from 'react-router';

import { BillingHistory } from '~/features/subscription/billing-history.tsx';
import { CheckoutReturn } from '~/features/subscription/checkout-return.tsx';
import { PaymentMethodCard } from '~/features/subscription/payment-method-card.tsx';
import { PlanCard } from '~/features/subscription/plan-card.tsx';
import { UsageCard } from '~/features/subscription/usage-card.tsx';
import { useSubscription } from '~/features/subscription/use-subscription.ts';

export const meta = () => pageMeta(t`Subscription`, t`Your plan, its usage and what was billed.`);

export default function Subscription() {
  const { subscription, isFallback, refetch } = useSubscription();
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader
        title={t`Subscription`}
        lead={
          paymentsAreOff()
            ? t`${ALL_INCLUDED} There are no plans, and nothing is billed.`
            : t`Your plan, what is used of it, how it is paid and what was billed.`
        }
      />
      {params.get('success') === 'true' && (
        <CheckoutReturn subscription={subscription} isFallback={isFallback} refetch={refetch} />
      )}
      {subscription && paymentsAreOff() ? (
        <UsageCard subscription={subscription} isFallback={isFallback} />
      ) : subscription ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <PlanCard
            subscription={subscription}
            isFallback={isFallback}
            onTryAgain={() => void refetch()}
          />
          <div className="grid gap-4">
            <UsageCard subscription={subscription} isFallback={isFallback} />
            {!isFallback && <PaymentMethodCard subscription={subscription} />}
          </div>
        </div>
      ) : (
        <div aria-hidden className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
      {!paymentsAreOff() && (
        <div className="mt-4">
          <BillingHistory />
        </div>
      )}
    </>
  );
}
