import { ALL_INCLUDED } from '@wrenchwise/client/installation.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { diagnosesOf, repairGuidesOf } from '@wrenchwise/rules/allowance-words';
import { PLANS } from '@wrenchwise/rules/plans';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import type { ReactNode } from 'react';

import { FAQ_GROUPS } from '~/content/faq.ts';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { PricingTerms } from '~/features/marketing/pricing-terms.tsx';
import { planData } from '~/features/structured-data/plan-data.ts';
import { WherePaymentsAreOff, WherePaymentsAreOn } from '~/in-force/payments.tsx';

/** What the page says of itself. */
export const pricingMeta = () => [
  ...pageMeta(
    'Pricing',
    `${PLANS.free.name} is free with ${diagnosesOf('free')}. ${PLANS.pro.name} has ${diagnosesOf('pro')} and ${repairGuidesOf('pro')}, ${PLANS.enterprise.name} has ${repairGuidesOf('enterprise')}.`,
    { path: '/pricing' },
  ),
  planData('/pricing', Object.values(PLANS)),
];

const NOTHING_SOLD = 'There are no plans and nothing to pay: every account has all of it.';

const GAP = 'mt-20 sm:mt-24';

interface Props {
  /** Says that no money moves, where that is so. */
  readonly bar?: ReactNode;
  /** The plans, as whoever reads can choose them. Optional, as a slot is to Astro. */
  readonly plans?: ReactNode;
  /** The plans side by side. */
  readonly comparison?: ReactNode;
  /** The last word of the page, which depends on who reads. */
  readonly closing?: ReactNode;
}

/** The plans, their limits side by side, and the terms that matter before paying. */
export function PricingPage({ bar, plans, comparison, closing }: Props) {
  return (
    <>
      <WherePaymentsAreOn>
        {bar}
        <PageSection
          level={1}
          className="pt-12 sm:pt-16"
          title="Pricing"
          lead="Start free. Pay only when you diagnose more than a handful of faults a month."
        >
          {plans}
        </PageSection>
        <PageSection className={GAP} title="Compare plans">
          {comparison}
        </PageSection>
        <PageSection className={GAP} title="Before you pay" layout="beside">
          <PricingTerms />
        </PageSection>
        <PageSection className={GAP} title="Questions" layout="beside">
          <FaqList entries={FAQ_GROUPS.find(({ id }) => id === 'plans')?.entries ?? []} />
        </PageSection>
        {closing}
      </WherePaymentsAreOn>
      <WherePaymentsAreOff description={`${ALL_INCLUDED} ${NOTHING_SOLD}`}>
        <PageSection level={1} className="pt-12 sm:pt-16" title="Pricing" lead={ALL_INCLUDED}>
          <p className="measure text-soft">
            {NOTHING_SOLD} Diagnoses, repair guides, storage, analytics and API keys are not counted
            against anything.
          </p>
          <LinkButton to="/signup" className="mt-6">
            Create an account
          </LinkButton>
        </PageSection>
      </WherePaymentsAreOff>
    </>
  );
}
