import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useSearchParams } from 'react-router';

import { BillingHistory } from '~/features/subscription/billing-history.tsx';
import { PlanCard } from '~/features/subscription/plan-card.tsx';
import { useSubscription } from '~/features/subscription/use-subscription.ts';

export const meta = () => pageMeta('Subscription', 'Your plan, its usage and what was billed.');

export default function Subscription() {
  const { subscription, isFallback, refetch } = useSubscription();
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader title="Subscription" lead="Your plan, what is used of it, and what was billed." />
      {params.get('success') === 'true' && (
        <Notice
          tone="low"
          role="status"
          className="mb-6"
          title="Thank you. Your plan is being updated."
        />
      )}
      {subscription ? (
        <PlanCard
          subscription={subscription}
          isFallback={isFallback}
          onTryAgain={() => void refetch()}
        />
      ) : (
        <div aria-hidden className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
      <div className="mt-4">
        <BillingHistory />
      </div>
    </>
  );
}
