import { plural, t } from '@lingui/core/macro';
import { ALL_INCLUDED, paymentsAreOff } from '@wrenchwise/client/installation.ts';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { planOf } from '@wrenchwise/rules/plans';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Link } from 'react-router';

import { useDates } from '~/user-settings/user-settings.ts';

import { renewalLine } from './renewal-line.ts';
import { shownStatus, StatusBadge } from './status-badge.tsx';
import { useSubscription } from './use-subscription.ts';

/** The plan and this month's usage as one line, for the overview. */
export function UsageSummary() {
  const { subscription, isFallback } = useSubscription();
  return (
    <section
      aria-label={paymentsAreOff() ? t`Your usage` : t`Your plan`}
      className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4 text-sm text-soft"
    >
      {subscription ? (
        <Loaded subscription={subscription} isFallback={isFallback} />
      ) : (
        <Skeleton className="h-5 w-72 max-w-full" />
      )}
    </section>
  );
}

const unlimited = (words: string): string => (paymentsAreOff() ? words : t`${words} · Unlimited`);

const diagnosesUsed = (count: number, limit: number | null): string =>
  limit === null
    ? unlimited(plural(count, { one: `1 diagnosis used`, other: `${count} diagnoses used` }))
    : plural(limit, {
        one: `${count} of 1 diagnosis used`,
        other: `${count} of ${limit} diagnoses used`,
      });

const guidesUsed = (count: number, limit: number | null): string =>
  limit === null
    ? unlimited(plural(count, { one: `1 repair guide used`, other: `${count} repair guides used` }))
    : plural(limit, {
        one: `${count} of 1 repair guide used`,
        other: `${count} of ${limit} repair guides used`,
      });

function Loaded({ subscription, isFallback }: { subscription: Subscription; isFallback: boolean }) {
  const { usage, limits, tier } = subscription;
  const { longDate } = useDates();
  return (
    <>
      {paymentsAreOff() ? (
        <p>{ALL_INCLUDED}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-label text-ink">{planOf(tier).name}</span>
          <StatusBadge status={shownStatus(subscription, isFallback)} />
          <span>{renewalLine(subscription, longDate)}</span>
        </p>
      )}
      {isFallback ? (
        <p>
          {paymentsAreOff()
            ? t`Your usage could not be loaded just now.`
            : t`Your subscription could not be loaded just now. Nothing about it has changed.`}
        </p>
      ) : (
        <p className="figures">{t`This month: ${diagnosesUsed(usage.diagnoses, limits.diagnoses)}, ${guidesUsed(usage.repairGuides, limits.repairGuides)}.`}</p>
      )}
      <Link to="/dashboard/subscription" prefetch="intent" className="text-link">
        {paymentsAreOff() ? t`Usage` : t`Plan and usage`}
      </Link>
    </>
  );
}
