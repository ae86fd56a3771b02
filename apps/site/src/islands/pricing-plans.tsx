import { type PlanId, PLAN_IDS, PLANS } from '@wrenchwise/rules/plans';
import { useEffect, useEffectEvent } from 'react';

import { PlansToChoose } from '~/features/marketing/plans-to-choose.tsx';
import { useAddressQuery } from '~/page-state/use-address.ts';
import { useAnswer } from '~/page-state/use-answer.ts';

import { readSubscription } from './checkout.queries.ts';
import { useCheckout } from './use-checkout.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { useOffers } from './use-offers.ts';

const paidPlan = (id: string | null): PlanId | undefined =>
  PLAN_IDS.find((known) => known === id && PLANS[known].priceCents > 0);

/** The plans as whoever reads can choose them. Who comes back from the log-in goes on by themselves. */
export function PricingPlans() {
  const signedIn = useIsSignedIn();
  const query = useAddressQuery();
  const { data: own } = useAnswer(signedIn ? 'subscription' : undefined, readSubscription);
  const sold = useOffers();
  const { checkout, start } = useCheckout();
  const chosen = signedIn ? paidPlan(query.get('plan')) : undefined;

  const goOn = useEffectEvent((planId: PlanId) => void start(planId));
  useEffect(() => {
    if (chosen !== undefined) goOn(chosen);
  }, [chosen]);

  return (
    <PlansToChoose
      signedIn={signedIn}
      own={signedIn ? own : undefined}
      offers={sold?.plans}
      isCanceled={query.get('canceled') === 'true'}
      checkout={checkout}
      onChoose={(planId) => void start(planId)}
    />
  );
}
