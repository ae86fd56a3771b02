import type { Subscription } from '@wrenchwise/domain/endpoints/subscription';
import { planLabel } from '@wrenchwise/domain/plans';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { UsageBar } from '@wrenchwise/ui/usage-bar.tsx';

import { renewalLine } from './renewal-line.ts';
import { shownStatus, StatusBadge } from './status-badge.tsx';
import { useSubscription } from './use-subscription.ts';

/** The plan and this month's usage, for the overview. */
export function UsageSummary() {
  const { subscription, isFallback } = useSubscription();
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">Your plan</h2>
        {subscription && <StatusBadge status={shownStatus(subscription, isFallback)} />}
      </div>
      {subscription ? (
        <Loaded subscription={subscription} isFallback={isFallback} />
      ) : (
        <div aria-hidden className="mt-4 grid gap-4">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      )}
    </Card>
  );
}

function Loaded({ subscription, isFallback }: { subscription: Subscription; isFallback: boolean }) {
  const { usage, limits, tier } = subscription;
  return (
    <>
      <p className="mt-1 text-soft">
        {planLabel(tier)}
        {` · ${renewalLine(subscription)}`}
      </p>
      {isFallback ? (
        <p className="mt-3 text-sm text-faint">
          Your subscription could not be loaded just now. Nothing about it has changed.
        </p>
      ) : (
        <div className="mt-4 grid gap-4">
          <UsageBar label="Diagnoses" used={usage.diagnoses} limit={limits.diagnoses} />
          <UsageBar label="Repair guides" used={usage.repairGuides} limit={limits.repairGuides} />
          <p className="text-xs text-faint">Counted per calendar month.</p>
        </div>
      )}
    </>
  );
}
