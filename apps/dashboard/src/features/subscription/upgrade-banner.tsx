import { t } from '@lingui/core/macro';
import { diagnosesOf, repairGuidesOf } from '@wrenchwise/rules/allowance-words';
import { planPrice } from '@wrenchwise/rules/plan-price';
import { PLANS } from '@wrenchwise/rules/plans';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { ArrowRight } from 'lucide-react';

import { useSubscription } from './use-subscription.ts';

const { pro } = PLANS;

/** For users on the free plan: what the next plan adds. Nothing for anyone else. */
export function UpgradeBanner() {
  const { subscription, isFallback } = useSubscription();
  if (subscription?.tier !== 'free' || isFallback) return null;
  return (
    <section
      aria-label={t`Upgrade`}
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-accent-line bg-accent-soft p-5"
    >
      <div className="min-w-0">
        <h2 className="text-lg">{t`Diagnose as often as you like`}</h2>
        <p className="mt-0.5 text-soft">
          {t`${pro.name} has ${diagnosesOf('pro')} and ${repairGuidesOf('pro')} for ${planPrice(pro.priceCents)} a month, in US dollars.`}
        </p>
      </div>
      <LinkButton to="/pricing">
        {t`Compare plans`}
        <ArrowRight aria-hidden className="size-4.5" />
      </LinkButton>
    </section>
  );
}
