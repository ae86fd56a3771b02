import { t } from '@lingui/core/macro';
import { planPrice } from '@wrenchwise/rules/plan-price';
import { type FeatureKey, PLAN_IDS, PLANS, planAllows } from '@wrenchwise/rules/plans';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

import { useFeatureAccess } from '~/account/entitlement.ts';

interface Props {
  featureKey: FeatureKey;
  /** What a plan with this feature opens here: 'Custom maintenance schedules'. */
  title: string;
  /** What it is good for, in a sentence. */
  text: string;
  /** Stands in for the content while the plan is being read. */
  skeleton?: ReactNode;
  /** The feature itself, for whom the plan opens it. */
  children: ReactNode;
}

/**
 * Shows a feature to whom the plan opens it; to everybody else, what a plan would open and the way
 * there. Denied where the plan is not known. Never put a verdict, an alert or a first check into it.
 */
export function PlanGate({ featureKey, title, text, skeleton, children }: Props) {
  const access = useFeatureAccess(featureKey);
  if (access === 'open') return <>{children}</>;
  if (access === 'loading') return <>{skeleton ?? <Skeleton className="h-32 rounded-lg" />}</>;
  if (access === 'unknown') {
    return (
      <Notice
        tone="info"
        title={title}
      >{t`Your plan could not be loaded just now, so this stays closed. Nothing about your plan has changed. Please reload the page in a moment.`}</Notice>
    );
  }
  return <LockedFeature featureKey={featureKey} title={title} text={text} />;
}

/** What a plan would open, and the way there. */
export function LockedFeature({ featureKey, title, text }: Omit<Props, 'skeleton' | 'children'>) {
  const opening = PLAN_IDS.find((id) => planAllows(id, featureKey));
  const plan = PLANS[opening ?? 'enterprise'];
  return (
    <section
      aria-label={title}
      className="rounded-lg border border-dashed border-line-strong/50 bg-surface p-5"
    >
      <div className="flex gap-3">
        <LockKeyhole aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{title}</p>
          <p className="mt-0.5 text-sm text-soft">{text}</p>
          <p className="mt-0.5 text-sm text-soft">
            {t`${plan.name} opens it, for ${planPrice(plan.priceCents)} a month, in US dollars.`}
          </p>
          <LinkButton to="/pricing" size="sm" className="mt-3">{t`See the plans`}</LinkButton>
        </div>
      </div>
    </section>
  );
}
