import type { Subscription } from '@wrenchwise/domain/endpoints/subscription';
import { planLabel, planOf } from '@wrenchwise/domain/plans';
import { Check } from 'lucide-react';

import { useDates } from '~/lib/person.ts';
import { Card } from '~/ui/card.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { UsageBar } from '~/ui/usage-bar.tsx';

import { CancelAndResume, isCancellable } from './cancel-and-resume.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  subscription: Subscription;
  isFallback: boolean;
}

/** The current plan: what it is, until when, what of it is used. */
export function PlanCard({ subscription, isFallback }: Props) {
  const { tier, status, renewalDate, usage, limits, trialEnd, currentPeriodEnd } = subscription;
  const plan = planOf(tier);
  const { longDate } = useDates();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{plan.name}</h2>
          <StatusBadge status={status} />
        </div>
        <p className="mt-1 text-soft">{planLabel(tier)}</p>
        <dl className="mt-4 grid gap-2 text-sm">
          {status !== 'canceled' && (
            <div className="flex justify-between gap-4">
              <dt className="text-faint">Renewal</dt>
              <dd className="figures font-[560]">{renewalDate}</dd>
            </div>
          )}
          {trialEnd && (
            <div className="flex justify-between gap-4">
              <dt className="text-faint">Trial ends</dt>
              <dd className="font-[560]">{longDate(trialEnd)}</dd>
            </div>
          )}
          {status === 'canceled' && (
            <div className="flex justify-between gap-4">
              <dt className="text-faint">Access until</dt>
              <dd className="font-[560]">{longDate(currentPeriodEnd)}</dd>
            </div>
          )}
        </dl>
        <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-sm text-soft">
          {plan.features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {(tier !== 'enterprise' || !isCancellable(subscription)) && (
            <LinkButton to="/pricing">Upgrade Plan</LinkButton>
          )}
          {!isFallback && <CancelAndResume subscription={subscription} />}
        </div>
      </Card>
      <Card>
        <h2 className="text-xl">This month</h2>
        {isFallback ? (
          <p className="mt-3 text-soft">
            Your usage could not be loaded just now. Nothing about your plan has changed.
          </p>
        ) : (
          <div className="mt-5 grid gap-6">
            <UsageBar label="Diagnoses" used={usage.diagnoses} limit={limits.diagnoses} />
            <UsageBar label="Repair guides" used={usage.repairGuides} limit={limits.repairGuides} />
            <p className="text-sm text-faint">
              Allowances start again on the first day of each month (UTC). Opening a guide that you
              have already opened costs nothing.
            </p>
          </div>
        )}
      </Card>
    </div>
  );
}
