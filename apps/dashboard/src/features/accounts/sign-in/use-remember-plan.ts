import { pathToPlan, rememberPath } from '@wrenchwise/client/return-path.ts';
import { PLAN_IDS } from '@wrenchwise/domain/plans';
import { useEffect } from 'react';

import { useQueryString } from '~/lib/use-query-string.ts';

/**
 * Remembers the plan that the address names (`/login?checkout=sign-in&plan=pro`), for a click on the
 * pricing page that came before its script.
 */
export const useRememberPlan = (): void => {
  const named = useQueryString().get('plan');
  const planId = PLAN_IDS.find((id) => id === named);
  useEffect(() => {
    if (planId !== undefined) rememberPath(pathToPlan(planId));
  }, [planId]);
};
