import { PlanComparison } from '~/features/marketing/plan-comparison.tsx';

import { useOffers } from './use-offers.ts';

/** The plans side by side, with the allowances that the operator has set. */
export function PricingComparison() {
  return <PlanComparison offers={useOffers()?.plans} />;
}
