import { paymentsAreOff } from '@wrenchwise/client/installation.ts';
import { pathToPlan, rememberPath } from '@wrenchwise/client/return-path.ts';
import { type Plan, PLAN_IDS, PLANS } from '@wrenchwise/rules/plans';
import { useEffect } from 'react';

import { useQueryString } from '~/features/accounts/sign-in/use-query-string.ts';

/**
 * The paid plan that the address names (`/signup?plan=pro`). It is remembered, so that it survives a
 * change to the log-in page and the link of the verification mail.
 */
export const useRememberPlan = (): Plan | undefined => {
  const named = useQueryString().get('plan');
  const planId = paymentsAreOff()
    ? undefined
    : PLAN_IDS.find((id) => id === named && PLANS[id].priceCents > 0);
  useEffect(() => {
    if (planId !== undefined) rememberPath(pathToPlan(planId));
  }, [planId]);
  return planId && PLANS[planId];
};
