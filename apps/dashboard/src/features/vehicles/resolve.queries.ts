import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  reopenDiagnosis,
  resolveDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnosis-resolution';

import { queryKeys } from '~/queries/query-keys.ts';

import { vehicleQuery } from './vehicles.queries.ts';

/** Says that a problem of a car is dealt with, or is there again. */
export const useResolveProblem = (vehicleId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isResolved }: { id: string; isResolved: boolean }) =>
      api(isResolved ? resolveDiagnosis : reopenDiagnosis, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.diagnoses });
      void client.invalidateQueries({ queryKey: [...queryKeys.vehicles, 'list'] });
      return client.invalidateQueries({ queryKey: vehicleQuery(vehicleId).queryKey });
    },
  });
};
