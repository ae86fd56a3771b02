import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { diagnosesOf, repairGuidesOf } from '@wrenchwise/domain/allowance-words';
import { PLANS } from '@wrenchwise/domain/plans';
import type { ReactNode } from 'react';

import { FAQ_GROUPS } from '~/content/faq.ts';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { PricingTerms } from '~/features/marketing/pricing-terms.tsx';

/** What the page says of itself. */
export const pricingMeta = () =>
  pageMeta(
    'Pricing',
    `${PLANS.free.name} is free with ${diagnosesOf('free')}. ${PLANS.pro.name} has ${diagnosesOf('pro')} and ${repairGuidesOf('pro')}, ${PLANS.enterprise.name} has ${repairGuidesOf('enterprise')}.`,
    { path: '/pricing' },
  );

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
      {bar}
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="Pricing"
        lead="Start free. Pay only when you diagnose more than a handful of faults a month."
      >
        {plans}
      </PageSection>
      <PageSection className={GAP} title="Side by side">
        {comparison}
      </PageSection>
      <PageSection className={GAP} title="Before you pay" layout="beside">
        <PricingTerms />
      </PageSection>
      <PageSection className={GAP} title="Before you choose" layout="beside">
        <FaqList entries={FAQ_GROUPS.find(({ id }) => id === 'plans')?.entries ?? []} />
      </PageSection>
      {closing}
    </>
  );
}
