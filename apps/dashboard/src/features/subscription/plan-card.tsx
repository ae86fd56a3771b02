import { t } from '@lingui/core/macro';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { planFeatures } from '@wrenchwise/rules/plan-features';
import { planOf } from '@wrenchwise/rules/plans';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { FeatureTicks } from '@wrenchwise/ui/feature-ticks.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

import { useDates } from '~/user-settings/user-settings.ts';

import { CancelAndResume } from './cancel-and-resume.tsx';
import { ChangePlan } from './change-plan.tsx';
import { OpenPortal } from './open-portal.tsx';
import { type NextStep, standingOf } from './standing.ts';
import { shownStatus, StatusBadge } from './status-badge.tsx';

interface Props {
  subscription: Subscription;
  isFallback: boolean;
  onTryAgain: () => void;
}

/** The current plan: what its status means, until when, and what to do next. */
export function PlanCard({ subscription, isFallback, onTryAgain }: Props) {
  const { tier } = subscription;
  const { longDate } = useDates();
  const { meaning, date, next } = standingOf(subscription, { isFallback, dateOf: longDate });
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{planOf(tier).name}</h2>
        <StatusBadge status={shownStatus(subscription, isFallback)} />
      </div>
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
        {!isFallback && (
          <>
            <ChangePlan subscription={subscription} />
            <CancelAndResume subscription={subscription} />
          </>
        )}
      </div>
      <div className="mt-5 border-t border-line pt-4 text-sm text-soft">
        <FeatureTicks items={planFeatures(tier)} />
      </div>
    </Card>
  );
}

// Changing, cancelling and resuming are buttons of their own, which keep their place.
function NextSteps({ next, onTryAgain }: { next: readonly NextStep[]; onTryAgain: () => void }) {
  return next.map((step, place) => {
    const tone = place === 0 ? 'primary' : 'secondary';
    if (step === 'try-again') {
      return <Button key={step} tone={tone} onClick={onTryAgain}>{t`Try Again`}</Button>;
    }
    if (step === 'update-card') return <OpenPortal key={step} label={t`Update card`} tone={tone} />;
    if (step === 'contact' || step === 'upgrade') {
      return (
        <LinkButton
          key={step}
          tone={tone}
          to={step === 'contact' ? '/dashboard/support' : '/pricing'}
        >
          {step === 'contact' ? t`Contact us` : t`Upgrade Plan`}
        </LinkButton>
      );
    }
    return null;
  });
}
