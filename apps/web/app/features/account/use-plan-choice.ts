import { useQueryClient } from '@tanstack/react-query';
import type { PlanId } from '@wrenchwise/domain/plans';
import { useNavigate } from 'react-router';

import { pathToPlan, rememberPath } from '~/lib/return-path.ts';

import { sessionQuery } from './account.queries.ts';

/**
 * Chooses a plan for somebody who is signed in: it is named in the address of the pricing page. When
 * the session has ended meanwhile, the log-in page says so and leads back with the plan still chosen.
 */
export const usePlanChoice = (): ((planId: PlanId) => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (planId) => {
    const path = pathToPlan(planId);
    const choose = async () => {
      await navigate(path, { replace: true, preventScrollReset: true });
      const session = await client.fetchQuery({ ...sessionQuery(), staleTime: 0 });
      if (session) return;
      rememberPath(path);
      await navigate('/login?checkout=session-expired');
    };
    // Without a connection the choice stands; what is bought is checked when it is bought.
    choose().catch(() => undefined);
  };
};
