import { pathToPlan, rememberPath } from '@wrenchwise/client/return-path.ts';
import type { PlanId } from '@wrenchwise/domain/plans';

import { PlansToChoose } from '~/features/marketing/plans-to-choose.tsx';
import { changeAddress, useAddressQuery } from '~/lib/use-address.ts';
import { useAnswer } from '~/lib/use-answer.ts';

import { readPlan } from './session.queries.ts';
import { askIsStillSignedIn, useIsSignedIn } from './use-is-signed-in.ts';

/**
 * A user's choice is named in the address. When the session has ended meanwhile, the log-in page says
 * so and leads back with the plan still chosen.
 */
const choose = async (planId: PlanId): Promise<void> => {
  const path = pathToPlan(planId);
  changeAddress(path, { replace: true });
  // Without a connection the choice stands; what is bought is checked when it is bought.
  if (await askIsStillSignedIn().catch(() => true)) return;
  rememberPath(path);
  location.assign('/login?checkout=session-expired');
};

/** The plans as whoever reads can choose them: their own is marked. */
export function PricingPlans() {
  const signedIn = useIsSignedIn();
  const { data: own } = useAnswer(signedIn ? 'plan' : undefined, readPlan);
  return (
    <PlansToChoose
      signedIn={signedIn}
      own={signedIn ? own : undefined}
      query={useAddressQuery()}
      onChoose={(planId) => void choose(planId)}
    />
  );
}
