import type { Subscription } from '@wrenchwise/domain/endpoints/subscription';
import { planFeatures } from '@wrenchwise/domain/plan-features';
import { planLabel, planOf } from '@wrenchwise/domain/plans';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { FeatureTicks } from '@wrenchwise/ui/feature-ticks.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { UsageBar } from '@wrenchwise/ui/usage-bar.tsx';

import { useDates } from '~/lib/user-settings.ts';

import { CancelAndResume } from './cancel-and-resume.tsx';
import { type NextStep, standingOf } from './standing.ts';
import { shownStatus, StatusBadge } from './status-badge.tsx';

interface Props {
  subscription: Subscription;
  isFallback: boolean;
  onTryAgain: () => void;
}

/** The current plan: what its status means, until when, what to do next, and what of it is used. */
export function PlanCard({ subscription, isFallback, onTryAgain }: Props) {
  const { tier, usage, limits } = subscription;
  const { longDate } = useDates();
  const { meaning, date, next } = standingOf(subscription, { isFallback, dateOf: longDate });
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{planOf(tier).name}</h2>
          <StatusBadge status={shownStatus(subscription, isFallback)} />
        </div>
        <p className="mt-1 text-faint">{planLabel(tier)}</p>
        <p className="mt-3 text-soft">{meaning}</p>
        {date && (
          <dl className="mt-4 text-sm">
            <div className="flex justify-between gap-4">
              <dt className="text-faint">{date.label}</dt>
              <dd className="figures font-label">{date.value}</dd>
            </div>
          </dl>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <NextSteps next={next} onTryAgain={onTryAgain} />
          {!isFallback && <CancelAndResume subscription={subscription} />}
        </div>
        <div className="mt-5 border-t border-line pt-4 text-sm text-soft">
          <FeatureTicks items={planFeatures(tier)} />
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

// Cancelling and resuming are one button of their own, which keeps its place.
function NextSteps({ next, onTryAgain }: { next: readonly NextStep[]; onTryAgain: () => void }) {
  return next.map((step, place) => {
    const tone = place === 0 ? 'primary' : 'secondary';
    if (step === 'try-again') {
      return (
        <Button key={step} tone={tone} onClick={onTryAgain}>
          Try Again
        </Button>
      );
    }
    if (step === 'contact') {
      return (
        <LinkButton key={step} tone={tone} to="/dashboard/support">
          Contact us
        </LinkButton>
      );
    }
    return step === 'upgrade' ? (
      <LinkButton key={step} tone={tone} to="/pricing">
        Upgrade Plan
      </LinkButton>
    ) : null;
  });
}
