import { PLAN_IDS, type PlanId, PLANS } from '@wrenchwise/domain/plans';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { ChosenPlan } from './chosen-plan.tsx';
import { PricingCards } from './pricing-cards.tsx';

interface Props {
  readonly signedIn: boolean;
  /** The plan that a signed-in user has; undefined while it is not known. */
  readonly own?: PlanId | undefined;
  /** What the address says: `plan` is the one that was chosen, `canceled` a checkout that was left. */
  readonly query: URLSearchParams;
  readonly onChoose: (planId: PlanId) => void;
}

/** The plans of the pricing page, with what was chosen or cancelled. */
export function PlansToChoose({ signedIn, own, query, onChoose }: Props) {
  const chosen = PLAN_IDS.find(
    (id) => signedIn && PLANS[id].priceCents > 0 && id === query.get('plan'),
  );
  return (
    <>
      {query.get('canceled') === 'true' && (
        <Notice tone="info" role="status" className="mb-6 max-w-2xl">
          The checkout was cancelled. Nothing was charged.
        </Notice>
      )}
      {chosen !== undefined && <ChosenPlan key={chosen} plan={PLANS[chosen]} />}
      <PricingCards signedIn={signedIn} own={own} level={2} chosen={chosen} onChoose={onChoose} />
    </>
  );
}
