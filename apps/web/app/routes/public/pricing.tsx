import { useQuery } from '@tanstack/react-query';
import { diagnosesOf, repairGuidesOf } from '@wrenchwise/domain/allowance-words';
import { PLAN_IDS, PLANS } from '@wrenchwise/domain/plans';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { FAQ_GROUPS } from '~/content/faq.ts';
import { sessionQuery } from '~/features/account/account.queries.ts';
import { usePlanChoice } from '~/features/account/use-plan-choice.ts';
import { ChosenPlan } from '~/features/marketing/chosen-plan.tsx';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { PlanComparison } from '~/features/marketing/plan-comparison.tsx';
import { PricingCards } from '~/features/marketing/pricing-cards.tsx';
import { PricingTerms } from '~/features/marketing/pricing-terms.tsx';
import { subscriptionQuery } from '~/features/subscription/subscription.queries.ts';
import { pageMeta } from '~/lib/page-meta.ts';
import { useQueryString } from '~/lib/use-query-string.ts';

export const meta = () =>
  pageMeta(
    'Pricing',
    `${PLANS.free.name} is free with ${diagnosesOf('free')}. ${PLANS.pro.name} has ${diagnosesOf('pro')} and ${repairGuidesOf('pro')}, ${PLANS.enterprise.name} has ${repairGuidesOf('enterprise')}.`,
    { path: '/pricing' },
  );

const GAP = 'mt-20 sm:mt-24';

export default function Pricing() {
  const { data } = useQuery(sessionQuery());
  const params = useQueryString();
  const choose = usePlanChoice();
  const signedIn = Boolean(data?.user.id);
  const { data: subscription } = useQuery({ ...subscriptionQuery(), enabled: signedIn });
  const chosen = PLAN_IDS.find(
    (id) => signedIn && PLANS[id].priceCents > 0 && id === params.get('plan'),
  );
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="Pricing"
        lead="Start free. Pay only when you diagnose more than a handful of faults a month."
      >
        {params.get('canceled') === 'true' && (
          <Notice tone="info" role="status" className="mb-6 max-w-2xl">
            The checkout was cancelled. Nothing was charged.
          </Notice>
        )}
        {chosen !== undefined && <ChosenPlan key={chosen} plan={PLANS[chosen]} />}
        <PricingCards
          signedIn={signedIn}
          own={signedIn ? subscription?.tier : undefined}
          level={2}
          chosen={chosen}
          onChoose={choose}
        />
      </PageSection>
      <PageSection className={GAP} title="Side by side">
        <PlanComparison />
      </PageSection>
      <PageSection className={GAP} title="Before you pay" layout="beside">
        <PricingTerms />
      </PageSection>
      <PageSection className={GAP} title="Before you choose" layout="beside">
        <FaqList entries={FAQ_GROUPS.find(({ id }) => id === 'plans')?.entries ?? []} />
      </PageSection>
      <ClosingCall signedIn={signedIn} />
    </>
  );
}
